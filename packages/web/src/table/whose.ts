import type { Event } from '@noren/engine'

/** An event of a game names whom it is about as `seat`, or as `winner`; what several won is nobody's line. */
export function seatOf(event: Event, by: number): number {
  if ('seat' in event && typeof event.seat === 'number') return event.seat
  if ('winner' in event && typeof event.winner === 'number') return event.winner
  return 'winners' in event ? -1 : by
}
