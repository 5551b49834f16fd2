import type { Run, Seat, Narrator } from '@noren/engine'
import { addToLine, checkKiai } from '../atoms.ts'
import type { SpiritEvent } from '../events.ts'
import type { Compare } from '../frames.ts'
import type { Spirit } from '../state.ts'
import { kiaiOf, totalOf } from '../state.ts'
import { burn } from '../village.ts'

/**
 * SS-CONF-1, SS-CONF-6: a card joins a combat line, whatever added it and on whoever's turn, and is compared.
 */
export function confront(
  s: Spirit,
  seat: Seat,
  card: number,
  clause: string,
  t: Narrator<SpiritEvent>,
): void {
  addToLine(s, seat, card, clause, t)
  compareNow(s, seat, t)
}

/**
 * The three cases of SS-EX-17. Below the kiai value nothing (SS-CONF-3); equal triggers it (SS-CONF-4); above
 * burns (SS-CONF-5), also when the samurai was overwhelmed before (SS-CONF-7, SS-AMB-10).
 */
export function compareNow(s: Spirit, seat: Seat, t: Narrator<SpiritEvent>): void {
  const total = totalOf(s, seat)
  const kiai = kiaiOf(s, seat)
  if (total < kiai) return
  if (total === kiai) return checkKiai(s, seat, t)
  t.tell({ type: 'overwhelmed', seat, total, kiai, clause: 'SS-CONF-5' })
  burn(s, 'SS-CONF-5', t)
}

/**
 * SS-KIAI-13: the samurai that received a card is compared after the one that lost it, with its total of that
 * moment.
 */
export const compare: Run<Spirit, Compare, SpiritEvent> = {
  clause: 'SS-KIAI-13',
  run(s, f, t) {
    s.frames.pop()
    compareNow(s, f.seat, t)
  },
}
