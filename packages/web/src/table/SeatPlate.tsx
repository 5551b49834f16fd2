import { usePage } from '../i18n/page.ts'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { Player } from './board.ts'
import { isLong } from './names.ts'
import { useTable } from './context.ts'
import { Phrases } from './Phrases.tsx'
import { SeatMarks } from './SeatMarks.tsx'
import { Mon, seatColour } from './Mon.tsx'

interface Props {
  readonly player: Player
  /** Where they sit seen from me: "left neighbour". */
  readonly place?: string
  readonly className?: string
  /** The turn is theirs. */
  readonly active: boolean
  readonly children: ReactNode
}

/** Colour edge, crest, name and state of a rival; the figures of the game inside. */
export function SeatPlate({ player, place, className, active, children }: Props) {
  const say = usePage()
  const { props, info } = useTable()
  const asked = ((props.waiting >> player.seat) & 1) === 1
  const away = info.seats[player.seat]?.away === true || (player.kind === 'person' && !player.online)
  const state = away
    ? say('page-seat-away')
    : active
      ? say('page-seat-playing')
      : asked
        ? say('page-seat-thinking')
        : (place ?? null)
  const bot =
    player.kind === 'bot' && player.level !== undefined
      ? say('page-seat-bot', { level: say(`page-bots-${player.level}`) })
      : null
  return (
    <article
      className={className === undefined ? 'seat paper' : `seat paper ${className}`}
      style={{ '--c': seatColour(player.seat) } as CSSProperties}
      data-active={active || asked}
      data-away={away}
      aria-label={player.name}
    >
      <span className="nm" data-long={isLong(player) || undefined}>
        <Mon player={player} />
        <span>
          {player.short ?? player.name}
          {player.kind === 'bot' && player.level !== undefined && <Icon name="i-bot" className="botmark" />}
          <small>
            <Phrases text={state ?? bot ?? ''} />
          </small>
        </span>
      </span>
      {children}
      <SeatMarks seat={player.seat} />
    </article>
  )
}
