import type { Seat, SeatSet } from '@noren/engine'
import { only } from '@noren/engine'
import { four, NO_CARD, suitOf } from './cards.ts'

/** Unfinished business: the trick on the table, who led it, and what each seat has put down. */
export const trickFrame = (
  leader: Seat,
  waiting: SeatSet = only(leader),
  down = 0,
  cards: readonly number[] = [NO_CARD, NO_CARD, NO_CARD, NO_CARD],
) => ({ kind: 'trick' as const, waiting, seat: leader, down, cards: four(cards) })
export type Trick = ReturnType<typeof trickFrame>

/** The suit to follow, or -1 for the leader. */
export const ledSuit = (f: Trick): number => (f.down === 0 ? -1 : suitOf(f.cards[f.seat] as number))

export const copyFrame = (f: Trick): Trick => trickFrame(f.seat, f.waiting, f.down, f.cards)
