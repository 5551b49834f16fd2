import type { NewSight, Sight } from '@noren/protocol'
import { useRef } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { ChoiceRow } from '../home/Rows.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { useRoom } from '../i18n/room.ts'
import { api } from '../state/api.ts'
import { useOrigin } from '../state/reach.ts'
import { toast } from '../state/toasts.ts'

const PAGE = ['me', 'met', 'all'] as const
const GAMES = ['me', 'link', 'all'] as const

/** Who may see my page, and my finished games. The server holds others to it. */
export function SightPanel({
  sight,
  onChange,
}: {
  readonly sight: Sight
  readonly onChange: (sight: Sight) => void
}) {
  const say = useRoom('mine')
  const origin = useOrigin()
  const { page, games, address } = sight
  const kept = useRef<NewSight>({ page, games })
  const queue = useRef(Promise.resolve())
  // One wish after the other, each built on the answer to the last: two quick choices would else take each other back.
  const set = (wish: Partial<NewSight>): void => {
    queue.current = queue.current
      .then(() => api.setSight({ ...kept.current, ...wish }))
      .then(
        answer => {
          kept.current = { page: answer.page, games: answer.games }
          onChange(answer)
        },
        (e: unknown) => toast('bad', refusalText(say, e)),
      )
  }
  const copy = async (path: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${origin}${path}`)
      toast('good', say('page-mine-sight-copied'))
    } catch {
      // Without the right to the clipboard the address itself is shown.
      toast('note', `${origin}${path}`)
    }
  }
  const path = `/p/${address ?? ''}`
  return (
    <section className="sight">
      <h2>{say('page-mine-sight')}</h2>
      <p>{say('page-mine-sight-more')}</p>
      <ChoiceRow
        name={say('page-mine-sight-page')}
        value={page}
        values={PAGE}
        say={v => say(`page-mine-sight-${v}`)}
        onChange={v => set({ page: v })}
      />
      <small>{say(`page-mine-sight-page-${page}`)}</small>
      {address !== undefined && (
        <div className="addr">
          <Link href={path} className="btn ghost">
            <Icon name="i-eye" />
            {say('page-mine-sight-look')}
          </Link>
          <button
            type="button"
            className="ibtn"
            aria-label={say('page-mine-sight-copy')}
            title={say('page-mine-sight-copy')}
            onClick={() => void copy(path)}
          >
            <Icon name="i-copy" />
          </button>
        </div>
      )}
      <ChoiceRow
        name={say('page-mine-sight-games')}
        value={games}
        values={GAMES}
        say={v => say(`page-mine-sight-${v}`)}
        onChange={v => set({ games: v })}
      />
      <small>{say(`page-mine-sight-games-${games}`)}</small>
    </section>
  )
}
