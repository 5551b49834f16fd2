import { has } from '@noren/engine'
import type { Seat, SeatSet } from '@noren/engine'

/**
 * Whose hand is to lie open: whoever is in front of the screen while they are asked, else the next person clockwise who
 * is. Several who are asked at once are asked one after the other. Null while the table waits for bots alone.
 */
export function nextFront(waiting: SeatSet, people: readonly Seat[], front: Seat | null): Seat | null {
  const from = front ?? -1
  const order = [...people.filter(s => s >= from), ...people.filter(s => s < from)]
  return order.find(s => has(waiting, s)) ?? null
}
