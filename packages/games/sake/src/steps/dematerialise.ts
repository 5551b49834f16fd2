import type { Seat } from '@noren/engine'
import { PASS, V_VANISH, act, verbOf, xOf } from '../actions.ts'
import { discardFromHand } from '../atoms.ts'
import { printed } from '../printed.ts'
import type { FrameOf, Sake } from '../state.ts'
import { PASSED, SPIRIT, below2, push } from '../state.ts'
import { holdsBack, topBack } from '../values.ts'
import { unanswered } from './interruptions.ts'
import type { AskOf } from './types.ts'
import { AVOIDED } from './types.ts'

/** W-DEMAT: every Spirit holding a card with the matching back is asked, the attacked one and the others (SK-DEMAT-6). */
export function openVanish(s: Sake, spirit: Seat): void {
  const back = topBack(s)
  let asked = 0
  for (let i = 0; i < s.seats; i++) if (s.status[i] === SPIRIT && holdsBack(s, i, back)) asked |= 1 << i
  if (asked === 0) return
  const f = push(s, 'vanish', spirit, asked)
  f.asked = asked
  f.sealed = unanswered(s)
}

/** the attacked Spirit's own card first, then clockwise from it. */
function payer(s: Sake, f: FrameOf<'vanish'>): Seat {
  for (let k = 0; k < s.seats; k++) {
    const seat = (f.seat + k) % s.seats
    if ((f.sealed[seat] as number) > PASSED) return seat
  }
  return -1
}

/** D-27: one card with the matching back avoids the whole Attack (SK-DEMAT-5). */
export const vanish: AskOf<'vanish'> = {
  clause: 'SK-DEMAT-5',
  candidates(s, _f, seat, out) {
    out.add(PASS)
    const hand = s.hand[seat] as number[]
    for (let i = 0; i < hand.length; i++) out.add(act(V_VANISH, hand[i]))
  },
  barriers: [
    {
      clauses: ['SK-SPIRIT-3'],
      blocks: (s, _f, _seat, a) => verbOf(a) === V_VANISH && printed(s).back[xOf(a)] !== topBack(s),
    },
  ],
  apply(s, f, seat, a) {
    f.sealed[seat] = a === PASS ? PASSED : xOf(a) + 1
    f.waiting &= ~(1 << seat)
    if (s.rules.reflex && a !== PASS) f.waiting = 0
  },
  run(s, f, t) {
    const by = payer(s, f)
    const card = by < 0 ? -1 : (f.sealed[by] as number) - 1
    if (by >= 0) below2(s).flag |= AVOIDED
    s.frames.pop()
    t.reveal({ type: 'vanished', spirit: f.seat, by, card, clause: 'SK-DEMAT-5' })
    if (by >= 0) discardFromHand(s, by, [card], 'used', t, 'SK-SPIRIT-4')
  },
}
