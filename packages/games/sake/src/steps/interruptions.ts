import type { Seat } from '@noren/engine'
import { without } from '@noren/engine'
import { PASS, act } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { discardFromHand } from '../atoms.ts'
import { DOUBLE_VISION, STUMBLE } from '../cards.ts'
import type { FrameOf } from '../frames.ts'
import { NOT_YET, PASSED, windowFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import { WRONG_SHOUT } from '../reasons.ts'
import { isAlive } from '../ring.ts'
import type { Sake } from '../state.ts'
import { below2 } from '../state.ts'
import { hasInstant } from '../values.ts'
import type { AskOf } from './types.ts'

const { interrupt } = act
type Window = FrameOf<'window'>

/** The Interruption that fits what a window is about (SK-INT-9, SK-INT-10). */
export const fitting = (about: Window['about']): number => (about === 'move' ? STUMBLE : DOUBLE_VISION)

/** SK-INT-1, SK-TURN-12. Asked: every other living Samurai (SK-INT-2, SK-INT-3) with a card in hand or an instant. Public facts only. */
export const mayInterrupt = (s: Sake, interrupted: Seat, seat: Seat): boolean =>
  seat !== interrupted && isAlive(s, seat) && ((s.hand[seat] as number[]).length > 0 || hasInstant(s, seat))

export const unanswered = (s: Sake): number[] => {
  const out: number[] = []
  for (let i = 0; i < s.seats; i++) out.push(NOT_YET)
  return out
}

/** W-INT: one sealed window over whatever was declared; `seat` is the one who would suffer. */
export function openWindow(s: Sake, seat: Seat, about: Window['about'], card: number): void {
  let asked = 0
  for (let i = 0; i < s.seats; i++) if (mayInterrupt(s, seat, i)) asked |= 1 << i
  if (asked !== 0) s.frames.push(windowFrame(seat, about, card, asked, unanswered(s)))
}

/** SK-INT-7: the nearest clockwise from the one who suffers it. */
function nearest(s: Sake, f: Window): Seat {
  for (let k = 1; k < s.seats; k++) {
    const seat = (f.seat + k) % s.seats
    if ((f.sealed[seat] as number) > PASSED) return seat
  }
  return -1
}

/** SK-INT-6, SK-INT-7, A-80: the one written first where the quickest counts, else the nearest. */
const quickest = (s: Sake, f: Window): Seat => (s.rules.reflex ? (f.shouts[0] ?? -1) : nearest(s, f))

/**
 * A sealed answer to a window. A-80: the rules read the order in which answers are written, never a clock; the first shout closes
 * the window, unless those that come too late are spent as well, for which all must be in.
 */
export function seal(s: Sake, f: Window | FrameOf<'vanish'>, seat: Seat, answer: number, all: boolean): void {
  f.sealed[seat] = answer
  f.waiting = without(f.waiting, seat)
  if (answer === PASSED || !s.rules.reflex) return
  f.shouts.push(seat)
  if (!all) f.waiting = 0
}

export const window: AskOf<'window'> = {
  clause: 'SK-INT-3',
  offers(s, f, seat, out) {
    out.may(PASS)
    const hand = s.hand[seat] as number[]
    const p = printed(s)
    const type = fitting(f.about)
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as number
      out.put(interrupt(card), p.type[card] === type ? null : WRONG_SHOUT)
    }
  },
  apply(s, f, seat, a) {
    seal(s, f, seat, a === PASS ? PASSED : interrupt.card(a) + 1, s.rules.shoutsAreSpent)
  },
  run(s, f, t) {
    const by = quickest(s, f)
    const card = by < 0 ? -1 : (f.sealed[by] as number) - 1
    const under = below2(s)
    if (by >= 0 && 'cancelled' in under) under.cancelled = true
    s.frames.pop()
    // What was sealed is known now, even if it is only that everybody passed.
    const clause = by < 0 ? 'SK-INT-3' : f.about === 'move' ? 'SK-INT-9' : 'SK-INT-10'
    t.reveal({ type: 'windowClosed', by, card, seat: f.seat, what: f.about, clause })
    // SK-INT-4, SK-INT-5, SK-INT-8: discarded after use; it counts for nothing and cannot itself be interrupted.
    if (by >= 0) discardFromHand(s, by, [card], 'used', t, 'SK-INT-5')
    if (s.rules.shoutsAreSpent) spendRest(s, f, by, t)
  },
}

/** the Interruptions that do not count are discarded as well. */
function spendRest(s: Sake, f: Window, by: Seat, t: Told): void {
  for (let k = 1; k < s.seats; k++) {
    const seat = (f.seat + k) % s.seats
    const answer = f.sealed[seat] as number
    if (seat !== by && answer > PASSED) discardFromHand(s, seat, [answer - 1], 'late', t, 'A-84')
  }
}
