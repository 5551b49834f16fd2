import type { GameStats, Stats } from '@noren/protocol'
import type { CSSProperties } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import { monOf, seatColour } from '../table/Mon.tsx'
import { GamePaper } from './GamePaper.tsx'

type Totalled = Pick<Stats, 'games' | 'minutes' | 'won' | 'met'>

function Totals({ stats }: { readonly stats: Totalled }) {
  const say = useRoom('mine')
  const hours = Math.round(stats.minutes / 60)
  const figures = [
    [String(stats.games), say('page-mine-total-games', { n: stats.games })],
    [say('page-mine-hours', { n: hours }), say('page-mine-total-time')],
    [String(stats.won), say('page-mine-total-won')],
    [String(stats.met), say('page-mine-total-met', { n: stats.met })],
  ] as const
  return (
    <div className="big">
      {figures.map(([n, what]) => (
        <div key={what}>
          <b>{n}</b>
          <span>{what}</span>
        </div>
      ))}
    </div>
  )
}

/** Who it is, and all their games in four figures. */
export function Who({
  name,
  crest,
  text,
  stats,
}: {
  readonly name: string
  readonly crest: number
  readonly text: string
  readonly stats: Totalled | null
}) {
  return (
    <section className="idc">
      <span className="monb" style={{ '--c': seatColour(crest) } as CSSProperties}>
        <Icon name={monOf(crest)} />
      </span>
      <div>
        <h1>{name}</h1>
        <p>{text}</p>
      </div>
      {stats !== null && <Totals stats={stats} />}
    </section>
  )
}

const byGames = (a: GameStats, b: GameStats): number => b.games - a.games

/** One paper for each game, the one played most first. */
export function ByGame({ of: games }: { readonly of: readonly GameStats[] | null }) {
  const say = useRoom('mine')
  return (
    <section>
      <h2>
        {say('page-mine-by-game')}
        <small>{say('page-mine-by-game-more')}</small>
      </h2>
      {games !== null && games.length === 0 && <p className="none">{say('page-mine-none')}</p>}
      <div className="four">
        {[...(games ?? [])].sort(byGames).map(of => (
          <GamePaper key={of.game} of={of} />
        ))}
      </div>
    </section>
  )
}
