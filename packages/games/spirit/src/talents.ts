import type { Seat, SeatSet } from '@noren/engine'
import { DAISUKE, HEIHACHI, KATSUSHIRO, KYUZO } from './book.ts'
import { NOBODY } from './frames.ts'
import type { Spirit } from './state.ts'
import {
  BAN_DEFEND,
  BAN_DISCARD,
  bookOf,
  defenceOf,
  inPlay,
  leftOf,
  lineOf,
  rightOf,
  talentsOf,
} from './state.ts'

/** What the rules let a samurai do with a card that waits for its place. */

/** A card and its way so far: see `placeFrame`. */
export interface Waiting {
  readonly card: number
  readonly from: Seat
  readonly givers: SeatSet
  readonly kept: boolean
}

/** SS-PEN-15, SS-AMB-46: in a turn under NO_DEFEND nothing is placed on the left of whoever has it. */
export const mayNotDefend = (s: Spirit, seat: Seat): boolean =>
  seat === s.active && (s.bans & BAN_DEFEND) !== 0

/** SS-DEFEND-1, SS-DEFEND-2, SS-PEN-15. */
export function canDefend(s: Spirit, seat: Seat, card: number): boolean {
  const symbol = bookOf(s).symbol[card] as number
  return symbol >= 0 && defenceOf(s, seat, symbol) < 0 && !mayNotDefend(s, seat)
}

/** SS-TAL-11 (even, Heihachi), SS-TAL-14 (odd, Daisuke). */
export const giverNeeded = (s: Spirit, card: number): number =>
  ((bookOf(s).value[card] as number) & 1) === 1 ? DAISUKE : HEIHACHI

const holds = (s: Spirit, seat: Seat, who: number): boolean => (talentsOf(s, seat) & (1 << who)) !== 0
export const isGiver = (who: number): boolean => who === HEIHACHI || who === DAISUKE

/**
 * Whether the talents of `seat` let it give this card in this direction: by its value, or, for a card that was given, whatever
 * its value, on to the other side (SS-FAQ-6, SS-AMB-37) unless the table is strict (SS-AMB-66).
 */
export function talentGives(s: Spirit, seat: Seat, w: Waiting, to: Seat): boolean {
  if (holds(s, seat, giverNeeded(s, w.card))) return true
  return w.from !== NOBODY && to !== w.from && !s.strictParity && isGiver(s.samurai[seat] as number)
}

/** SS-TAL-10, SS-TAL-12, SS-TAL-15, of a card that need not be kept. */
const mayGive = (s: Spirit, seat: Seat, w: Waiting, to: Seat): boolean =>
  (w.givers & (1 << seat)) === 0 && inPlay(s, to) && talentGives(s, seat, w, to)

/** SS-TAL-27, SS-TAL-28: the value already stands in the combat line; the defence area does not count. */
export function repeats(s: Spirit, seat: Seat, card: number): boolean {
  const { value } = bookOf(s)
  const line = lineOf(s, seat)
  for (let i = 0; i < line.length; i++) if (value[line[i] as number] === value[card]) return true
  return false
}

/** SS-TAL-27, but for the turns in which SS-AMB-42 withholds it. */
export const mayStrike = (s: Spirit, seat: Seat, card: number): boolean =>
  holds(s, seat, KYUZO) && (s.bans & BAN_DISCARD) === 0 && repeats(s, seat, card)

/** SS-TAL-29, SS-TAL-32. */
export const mayBury = (s: Spirit, seat: Seat): boolean => holds(s, seat, KATSUSHIRO) && s.deck.length > 0

/**
 * Whether anything may be done with the card besides confronting it, which is always legal (SS-CONF-2, SS-DEFEND-4,
 * SS-DEFEND-6). Examples: SS-EX-3, SS-EX-28.
 */
export function leavesChoice(s: Spirit, seat: Seat, w: Waiting): boolean {
  if (canDefend(s, seat, w.card)) return true
  if (w.kept) return false // SS-TAL-30
  if (mayGive(s, seat, w, leftOf(s, seat)) || mayGive(s, seat, w, rightOf(s, seat))) return true
  return mayStrike(s, seat, w.card) || mayBury(s, seat)
}
