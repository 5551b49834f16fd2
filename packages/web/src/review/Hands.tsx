import type { Voice } from '@noren/words'
import type { CSSProperties } from 'react'
import { useRoom } from '../i18n/room.ts'
import type { Moment } from '../state/record.ts'
import type { BoardModule, Held, Player } from '../table/board.ts'
import { Mon, seatColour } from '../table/Mon.tsx'

interface Props {
  readonly moment: Moment
  readonly players: readonly Player[]
  readonly module: BoardModule
  readonly voice: Voice<never>
  /** Whose hand lies on the board already. */
  readonly seat: number
}

/** All hands on the table, but the one that lies on the board. */
export function Hands({ moment, players, module, voice, seat }: Props) {
  const say = useRoom('review')
  const holds = module.holds as ((view: unknown, voice: Voice<never>) => readonly Held[]) | undefined
  if (holds === undefined) return null
  const others = players.filter(p => p.seat !== seat && moment.faces[String(p.seat)] !== undefined)
  return (
    <ul className="rv-hands">
      {others.map(player => {
        const held = holds(moment.faces[String(player.seat)]?.view, voice)
        return (
          <li
            key={player.seat}
            aria-label={say('page-review-hand', { name: player.name })}
            style={{ '--c': seatColour(player.seat) } as CSSProperties}
          >
            <span className="who">
              <Mon player={player} />
              <b>{player.name}</b>
            </span>
            {held.length === 0 && <i>{say('page-review-empty')}</i>}
            {held.map((h, i) => (
              <span
                key={i}
                className="held"
                style={h.colour === undefined ? undefined : ({ '--tc': h.colour } as CSSProperties)}
              >
                {h.text}
              </span>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
