import type { Seat } from '@noren/engine'
import { useTable } from './context.ts'
import { clockPart } from './later.ts'

const Incense = clockPart(p => p.Incense)
const StandIn = clockPart(p => p.StandIn)

/** The time somebody has to decide, at a table that has a clock. */
export function Clock({ seat, big = false }: { readonly seat: Seat; readonly big?: boolean }) {
  const { time } = useTable().info
  return time === undefined || time.kind === 'none' ? null : <Incense seat={seat} big={big} />
}

/** What a plate says beside a name: who plays in their place, and the time they have. */
export function SeatMarks({ seat }: { readonly seat: Seat }) {
  const { info, props } = useTable()
  const at = info.seats[seat]
  if (info.status !== 'playing' || at === undefined) return null
  if (at.standIn !== undefined) return <StandIn name={props.players[seat]?.name ?? ''} />
  return at.kind === 'person' ? <Clock seat={seat} /> : null
}
