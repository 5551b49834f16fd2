import type { SeatInfo } from '@noren/protocol'
import type { CSSProperties } from 'react'
import { Icon } from '../art/Icon.tsx'
import { monOf, seatColour } from '../table/Mon.tsx'
import { nameOf } from '../table/names.ts'

/** Who sits at a table, as crests on the colours of their seats; without those that are left out. */
export function Mons({
  seats,
  but = () => false,
}: {
  readonly seats: readonly SeatInfo[]
  readonly but?: (seat: SeatInfo) => boolean
}) {
  const shown = seats
    .map((seat, n) => ({ seat, n }))
    .filter(({ seat }) => seat.kind !== 'empty' && !but(seat))
  return (
    <span className="mm" role="img" aria-label={shown.map(({ seat, n }) => nameOf(seat, n)).join(', ')}>
      {shown.map(({ seat, n }) => (
        <span
          key={n}
          className="monb"
          data-kind={seat.kind}
          style={{ '--c': seatColour(n) } as CSSProperties}
          title={nameOf(seat, n)}
        >
          <Icon name={seat.kind === 'bot' ? 'i-bot' : monOf(seat.crest)} />
        </span>
      ))}
    </span>
  )
}
