import type { AskFinished, FinishedGame, FinishedGames } from '@noren/protocol'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { GAMES } from '../games/index.ts'
import { useSpeech } from '../i18n/game-speech.ts'
import { gameText } from '../i18n/index.ts'
import { refusalText } from '../i18n/refusal.ts'
import type { RoomSay } from '../i18n/room.ts'
import { useRoom } from '../i18n/room.ts'
import { reviewPath } from '../review/link.ts'
import { api } from '../state/api.ts'
import { toast } from '../state/toasts.ts'
import { nameOf } from '../table/names.ts'
import { GameEnd, gameName, isWon } from './GameEnd.tsx'
import { Mons } from './Mons.tsx'
import { NoteField } from './NoteField.tsx'
import { NothingYet } from './NothingYet.tsx'

/** Rows that are drawn before any others. */
const AT_ONCE = 10
const NONE: readonly FinishedGame[] = []

/** What is wanted of the list. */
type Filter = Pick<AskFinished, 'game' | 'search' | 'notes' | 'with'>

/** How a game ended for me, in one line. */
export function headline(say: RoomSay<'mine'>, game: FinishedGame): string {
  const { table, fate, place } = game
  const players = table.seats.length
  if (table.ended?.how === 'conceded')
    return table.ended.by.includes(game.seat) ? say('page-mine-gave-up') : say('page-mine-they-gave-up')
  if (fate === 'ended') return say('page-mine-ended')
  // All win or lose together, and nobody has a place of their own.
  if (place === undefined) return fate === 'won' ? say('page-mine-held') : say('page-mine-fell')
  if (fate === 'won') return say('page-mine-won')
  if (fate === 'shared') return say('page-mine-shared')
  const first = table.seats.flatMap((s, n) => (table.outcome?.ranks[n] === 1 ? [nameOf(s, n)] : []))
  return say('page-mine-lost', { name: first.join(', '), place, players })
}

/** A chance along a game, as a small line. */
function Line({ of: line, won }: { readonly of: readonly number[]; readonly won: boolean }) {
  const say = useRoom('mine')
  const x = (i: number): number => (i / Math.max(1, line.length - 1)) * 110
  const y = (v: number): number => 31 - v * 28
  const path = line.map((v, i) => `${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join('L')
  const first = Math.round((line[0] ?? 0) * 100)
  return (
    <svg
      className="sp"
      viewBox="0 0 110 34"
      role="img"
      aria-label={say('page-mine-chance', { from: first })}
      data-won={won}
    >
      <path d={`M0 34L${path}L110 34Z`} opacity=".18" />
      <path d={`M${path}`} className="l" />
    </svg>
  )
}

interface RowProps {
  readonly game: FinishedGame
  readonly now: number
  readonly onHide: () => void
  readonly onNote: (text: string) => void
  /** What is on its way to the server: no list is read before it is there. */
  readonly onSave: <T>(saving: Promise<T>) => Promise<T>
}

function Row({ game, now, onHide, onNote, onSave }: RowProps) {
  const say = useRoom('mine')
  const [open, setOpen] = useState(false)
  const speech = useSpeech(game.table.game)
  const won = isWon(game.fate)
  const { minutes = 0 } = game
  return (
    <li className="fin" data-table={game.table.id}>
      <GameEnd
        game={game.table.game}
        fate={game.fate}
        headline={headline(say, game)}
        ended={game.ended}
        now={now}
        facts={minutes === 0 ? [] : [say('page-mine-minutes', { n: minutes })]}
      />
      <span className="with">
        <Mons seats={game.table.seats} but={s => s.yours} />
      </span>
      <span className="sc">
        {game.score ?? ''}
        {game.score !== undefined && <small>{speech?.unit ?? ''}</small>}
      </span>
      <span className="ch">{game.line !== undefined && <Line of={game.line} won={won} />}</span>
      <div className="dd">
        <button
          type="button"
          className="ibtn"
          aria-expanded={open}
          aria-label={say('page-mine-more-of', { game: gameName(say, game.table.game) })}
          data-noted={game.note !== undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name="i-log" />
        </button>
        <Link href={reviewPath(game.table.id)} className="btn ghost">
          <Icon name="i-eye" />
          {say('page-mine-review')}
        </Link>
      </div>
      {open && (
        <div className="more">
          <NoteField
            label={say('page-mine-note-table')}
            text={game.note ?? ''}
            save={text =>
              onSave(api.saveNote({ about: { table: game.table.id }, text })).then(() => onNote(text))
            }
          />
          <button
            type="button"
            className="btn ghost"
            onClick={() =>
              void onSave(api.hide(game.table.id)).then(onHide, (e: unknown) =>
                toast('bad', refusalText(say, e)),
              )
            }
          >
            <Icon name="i-close" />
            {say('page-mine-hide')}
          </button>
        </div>
      )}
    </li>
  )
}

/** Finished games, the last one first, fifty at a time; by game, by name, with notes. */
export function FinishedList({ heading }: { readonly heading: boolean }) {
  const say = useRoom('mine')
  const [filter, setFilter] = useState<Filter>({})
  const [page, setPage] = useState<FinishedGames | null>(null)
  const [silent, setSilent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [now] = useState(() => Date.now())
  const key = JSON.stringify(filter)
  const saved = useRef<Promise<unknown>>(Promise.resolve())
  const onSave = <T,>(saving: Promise<T>): Promise<T> => {
    saved.current = Promise.allSettled([saved.current, saving])
    return saving
  }
  useEffect(() => {
    let gone = false
    saved.current
      .then(() => (gone ? null : api.finished(JSON.parse(key) as Filter)))
      .then(
        found => {
          if (gone || found === null) return
          setPage(found)
          setSilent(false)
        },
        () => gone || setSilent(true),
      )
    return () => {
      gone = true
    }
  }, [key])
  const more = async (after: string): Promise<void> => {
    setBusy(true)
    try {
      const next = await api.finished({ ...filter, after })
      // Whoever chose another filter meanwhile has another list.
      setPage(was => (was?.after === after ? { ...next, games: [...was.games, ...next.games] } : was))
    } catch (e) {
      toast('bad', refusalText(say, e))
    } finally {
      setBusy(false)
    }
  }
  const change = (id: string, edit: (game: FinishedGame) => FinishedGame | null): void =>
    setPage(was =>
      was === null
        ? was
        : { ...was, games: was.games.flatMap(g => (g.table.id === id ? (edit(g) ?? []) : [g])) },
    )
  const total = Object.values(page?.counts ?? {}).reduce((all, n) => all + n, 0)
  const played = GAMES.filter(g => (page?.counts[g.id] ?? 0) > 0)
  const plain = key === '{}'
  // What fits the window comes first; the rest of a long list must not keep it waiting.
  const all = page?.games ?? NONE
  const drawn = useDeferredValue(all)
  const games = drawn === all ? all : all.slice(0, Math.max(AT_ONCE, drawn.length))
  return (
    <section className="finished">
      <h2>
        {say('page-mine-finished')}
        <small>{total > 0 && say('page-mine-games', { n: total })}</small>
        {heading && total > 0 && (
          <Link href="/me" className="all">
            {say('page-mine-statistics')}
          </Link>
        )}
      </h2>
      {silent && <p role="status">{say('page-sofa-unreachable')}</p>}
      {(total > 0 || !plain) && (
        <div className="filters">
          <div className="chips" role="group" aria-label={say('page-mine-filter')}>
            <button type="button" className="chip" aria-pressed={plain} onClick={() => setFilter({})}>
              {say('page-mine-all')}
            </button>
            {played.map(g => (
              <button
                key={g.id}
                type="button"
                className="chip"
                aria-pressed={filter.game === g.id}
                onClick={() => setFilter({ ...filter, game: g.id })}
              >
                <Icon name={g.crest} />
                {gameText(say, g.id, 'name')}
              </button>
            ))}
            <button
              type="button"
              className="chip"
              aria-pressed={filter.notes === '1'}
              onClick={() => setFilter({ ...filter, notes: '1' })}
            >
              {say('page-mine-with-notes')}
            </button>
          </div>
          <label className="search">
            <Icon name="i-search" />
            <span className="vh">{say('page-mine-search')}</span>
            <input
              type="search"
              className="field"
              maxLength={24}
              placeholder={say('page-mine-search')}
              value={filter.search ?? ''}
              onChange={e => {
                const { search: _, ...rest } = filter
                setFilter(e.target.value === '' ? rest : { ...rest, search: e.target.value })
              }}
            />
          </label>
        </div>
      )}
      {page !== null && page.games.length === 0 && plain && (
        <NothingYet title={say('page-mine-none')} more={say('page-mine-none-more')} />
      )}
      {page !== null && page.games.length === 0 && !plain && (
        <p className="none">{say('page-mine-none-found')}</p>
      )}
      {games.length > 0 && (
        <div className="finhead" aria-hidden="true">
          <span>{say('page-mine-col-game')}</span>
          <span>{say('page-mine-col-with')}</span>
          <span>{say('page-mine-col-score')}</span>
          <span>{games.some(g => g.line !== undefined) && say('page-mine-col-chance')}</span>
        </div>
      )}
      <ul>
        {games.map(game => (
          <Row
            key={game.table.id}
            game={game}
            now={now}
            onSave={onSave}
            onHide={() => change(game.table.id, () => null)}
            onNote={text =>
              change(game.table.id, was => {
                const { note: _, ...bare } = was
                return text.trim() === '' ? bare : { ...bare, note: text }
              })
            }
          />
        ))}
      </ul>
      {page?.after !== undefined && (
        <button
          type="button"
          className="btn ghost older"
          disabled={busy}
          onClick={() => void more(page.after ?? '')}
        >
          <Icon name="i-down" />
          {say('page-mine-older')}
        </button>
      )}
    </section>
  )
}
