import type { Seat, Narrator } from '@noren/engine'
import { DAISUKE, KIKUCHIYO } from '../book.ts'
import type { SpiritEvent } from '../events.ts'
import type { Kiai } from '../frames.ts'
import type { Spirit } from '../state.ts'

/**
 * SS-KIAI-4: the player declines. An effect that may be done twice is then over: nothing lies between the two
 * times, so declining the first and doing the second would be the same as doing the first and declining the
 * second.
 */
export function endKiaiEffect(s: Spirit, seat: Seat, t: Narrator<SpiritEvent>): void {
  t.tell({ type: 'declined', seat, clause: 'SS-KIAI-4' })
  const who = s.samurai[seat]
  if (who === DAISUKE || who === KIKUCHIYO) (s.frames[s.frames.length - 1] as Kiai).part = 2
}
