import type { Seat } from '@noren/engine'
import { PASS, act } from '../actions.ts'
import { discardFromHand } from '../atoms.ts'
import type { FrameOf } from '../frames.ts'
import { PASSED, vanishFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import { WRONG_BACK } from '../reasons.ts'
import type { Sake } from '../state.ts'
import { SPIRIT, below2 } from '../state.ts'
import { holdsBack, topBack } from '../values.ts'
import { seal, unanswered } from './interruptions.ts'
import type { AskOf } from './types.ts'

const { vanish: vanishWith } = act

/** W-DEMAT: every Spirit holding a card with the matching back is asked, the attacked one and the others (SK-DEMAT-6). */
export function openVanish(s: Sake, spirit: Seat): void {
  const back = topBack(s)
  let asked = 0
  for (let i = 0; i < s.seats; i++) if (s.status[i] === SPIRIT && holdsBack(s, i, back)) asked |= 1 << i
  if (asked !== 0) s.frames.push(vanishFrame(spirit, asked, unanswered(s)))
}

/** the attacked Spirit's own card first, then clockwise from it; the first one written where the quickest counts. */
function payer(s: Sake, f: FrameOf<'vanish'>): Seat {
  if (s.rules.reflex) return f.shouts[0] ?? -1
  for (let k = 0; k < s.seats; k++) {
    const seat = (f.seat + k) % s.seats
    if ((f.sealed[seat] as number) > PASSED) return seat
  }
  return -1
}

/** D-27: one card with the matching back avoids the whole Attack (SK-DEMAT-5). */
export const vanish: AskOf<'vanish'> = {
  clause: 'SK-DEMAT-5',
  offers(s, _f, seat, out) {
    out.may(PASS)
    const hand = s.hand[seat] as number[]
    const p = printed(s)
    const top = topBack(s)
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as number
      out.put(vanishWith(card), p.back[card] === top ? null : WRONG_BACK)
    }
  },
  apply(s, f, seat, a) {
    seal(s, f, seat, a === PASS ? PASSED : vanishWith.card(a) + 1, false)
  },
  run(s, f, t) {
    const by = payer(s, f)
    const card = by < 0 ? -1 : (f.sealed[by] as number) - 1
    const under = below2(s)
    if (by >= 0 && under.kind === 'attack') under.avoided = true
    s.frames.pop()
    t.reveal({ type: 'vanished', seat: f.seat, by, card, clause: 'SK-DEMAT-5' })
    if (by >= 0) discardFromHand(s, by, [card], 'used', t, 'SK-SPIRIT-4')
  },
}
