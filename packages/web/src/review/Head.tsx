import type { Speech } from '@noren/words'
import type { CSSProperties, ReactNode } from 'react'
import { useRoom } from '../i18n/room.ts'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import type { RecordInfo } from '../state/record.ts'
import type { Player, Reading } from '../table/board.ts'
import type { Loaded } from '../table/loaded.ts'
import { Mon, seatColour } from '../table/Mon.tsx'

interface TopProps {
  readonly title: string
  readonly crest: string
  readonly back: string
}

export function Top({ title, crest, back }: TopProps) {
  const say = useRoom('review')
  return (
    <header className="top">
      <Link href="/" className="brand" aria-label={say('page-table-home')}>
        <Icon name="logo" />
        <span>Noren</span>
      </Link>
      <span className="sep" />
      <h1 className="gname">
        <Icon name={crest} />
        <span>
          {say('page-review-title')}
          <small>{title}</small>
        </span>
      </h1>
      <span className="grow" />
      <Link
        href={back}
        className="rv-back"
        title={say('page-review-to-table')}
        aria-label={say('page-review-to-table')}
      >
        <Icon name="i-seat" />
        <span className="hide-s">{say('page-review-to-table')}</span>
      </Link>
    </header>
  )
}

interface HeadProps {
  readonly record: RecordInfo
  readonly players: readonly Player[]
  readonly loaded: Loaded
  readonly speech: Speech
  /** The last view, for games that say themselves how they ended. */
  readonly end: unknown
  readonly hidden: boolean
  readonly ended: boolean
  readonly children: ReactNode
}

/** How the game ended in one sentence: in the reader's person, or by name. */
function useHeadline({
  record,
  players,
  loaded,
  speech,
  end,
  hidden,
  ended,
}: Omit<HeadProps, 'children'>): string {
  const say = useRoom('review')
  const { outcome } = record
  if (hidden) return say('page-review-moment-in', { game: speech.title })
  if (outcome === null) return ended ? say('page-review-ended-early') : speech.title
  const own = loaded.module.headline as
    ((view: unknown, voice: Speech['voice'], reader: Reading) => string) | undefined
  const mine = players.filter(p => p.yours)
  const seat = mine.length === 1 ? (mine[0]?.seat ?? -1) : -1
  if (own !== undefined && end !== undefined)
    return own(end, speech.voice, { seat, nameOf: s => players[s]?.name ?? '?' })
  const winners = players.filter(p => outcome.ranks[p.seat] === 1)
  if (mine.length === 1 && winners.some(p => p.yours))
    return say(winners.length > 1 ? 'page-result-you-share' : 'page-result-you-win')
  return say('page-result-they-win', { names: winners.map(p => p.name).join(', '), count: winners.length })
}

/** The end of the game: its sentence, who stands where, and what the page does with it. */
export function Head(props: HeadProps) {
  const { record, players, hidden, children } = props
  const say = useRoom('review')
  const headline = useHeadline(props)
  const { outcome } = record
  const order =
    outcome === null
      ? players
      : [...players].sort((a, b) => (outcome.ranks[a.seat] ?? 0) - (outcome.ranks[b.seat] ?? 0))
  const told = outcome !== null && new Set(outcome.scores).size > 1
  return (
    <section className="rv-head paper">
      <div className="rv-line">
        <h2>{headline}</h2>
        <p>{say('page-review-facts', { n: players.length, m: record.length })}</p>
      </div>
      {!hidden && (
        <ol className="rv-standing">
          {order.map(p => (
            <li
              key={p.seat}
              data-won={outcome?.ranks[p.seat] === 1 && told}
              style={{ '--c': seatColour(p.seat) } as CSSProperties}
              title={p.name}
            >
              <Mon player={p} />
              <span className="nm">{p.name}</span>
              {told && <b>{outcome.scores[p.seat]}</b>}
            </li>
          ))}
        </ol>
      )}
      <div className="rv-deeds">{children}</div>
    </section>
  )
}
