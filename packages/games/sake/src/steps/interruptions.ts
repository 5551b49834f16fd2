import type { Seat } from '@noren/engine'
import { OF_MOVE, PASS, V_INTERRUPT, act, verbOf, xOf } from '../actions.ts'
import { discardFromHand } from '../atoms.ts'
import { DOUBLE_VISION, STUMBLE } from '../cards.ts'
import { printed } from '../printed.ts'
import { isAlive } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { NOT_YET, PASSED, below2, push } from '../state.ts'
import { hasInstant } from '../values.ts'
import type { AskOf } from './types.ts'
import { CANCELLED } from './types.ts'

/** The Interruption that fits what a window is about (SK-INT-9, SK-INT-10). */
export const fitting = (use: number): number => (use === OF_MOVE ? STUMBLE : DOUBLE_VISION)

/** SK-INT-1, SK-TURN-12. Asked: every other living Samurai (SK-INT-2, SK-INT-3) with a card in hand or an instant. Public facts only. */
export const mayInterrupt = (s: Sake, interrupted: Seat, seat: Seat): boolean =>
  seat !== interrupted && isAlive(s, seat) && ((s.hand[seat] as number[]).length > 0 || hasInstant(s, seat))

export const unanswered = (s: Sake): number[] => {
  const out: number[] = []
  for (let i = 0; i < s.seats; i++) out.push(NOT_YET)
  return out
}

/** W-INT: one sealed window over whatever was declared; `seat` is the one who would suffer. */
export function openWindow(s: Sake, seat: Seat, use: number, card: number): void {
  let asked = 0
  for (let i = 0; i < s.seats; i++) if (mayInterrupt(s, seat, i)) asked |= 1 << i
  if (asked === 0) return
  const f = push(s, 'window', seat, asked)
  f.use = use
  f.card = card
  f.asked = asked
  f.sealed = unanswered(s)
}

/** SK-INT-7: the nearest clockwise from the one who suffers it. */
function nearest(s: Sake, f: FrameOf<'window'>): Seat {
  for (let k = 1; k < s.seats; k++) {
    const seat = (f.seat + k) % s.seats
    if ((f.sealed[seat] as number) > PASSED) return seat
  }
  return -1
}

export const window: AskOf<'window'> = {
  clause: 'SK-INT-3',
  candidates(s, _f, seat, out) {
    out.add(PASS)
    const hand = s.hand[seat] as number[]
    for (let i = 0; i < hand.length; i++) out.add(act(V_INTERRUPT, hand[i]))
  },
  barriers: [
    {
      clauses: ['SK-INT-9', 'SK-INT-10'],
      blocks: (s, f, _seat, a) => verbOf(a) === V_INTERRUPT && printed(s).type[xOf(a)] !== fitting(f.use),
    },
  ],
  actions(s, f, seat, out) {
    out.add(PASS)
    const hand = s.hand[seat] as number[]
    const p = printed(s)
    const type = fitting(f.use)
    for (let i = 0; i < hand.length; i++)
      if (p.type[hand[i] as number] === type) out.add(act(V_INTERRUPT, hand[i]))
  },
  apply(s, f, seat, a) {
    f.sealed[seat] = a === PASS ? PASSED : xOf(a) + 1
    f.waiting &= ~(1 << seat)
    // `reflex`: the first Interruption declared closes the window; the others keep their cards (SK-INT-6).
    if (s.rules.reflex && a !== PASS) f.waiting = 0
  },
  run(s, f, t) {
    const by = nearest(s, f)
    const card = by < 0 ? -1 : (f.sealed[by] as number) - 1
    const what = f.use === OF_MOVE ? 'move' : 'attack'
    if (by >= 0) below2(s).flag |= CANCELLED
    s.frames.pop()
    // What was sealed is known now, even if it is only that everybody passed.
    const clause = by < 0 ? 'SK-INT-3' : f.use === OF_MOVE ? 'SK-INT-9' : 'SK-INT-10'
    t.reveal({ type: 'windowClosed', by, card, seat: f.seat, what, clause })
    // SK-INT-4, SK-INT-5, SK-INT-8: discarded after use; it counts for nothing and cannot itself be interrupted.
    if (by >= 0) discardFromHand(s, by, [card], 'used', t, 'SK-INT-5')
  },
}
