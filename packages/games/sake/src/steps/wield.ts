import type { Seat } from '@noren/engine'
import { BARE, END, act } from '../actions.ts'
import { wield as take } from '../atoms.ts'
import { rearmFrame } from '../frames.ts'
import { FIRST_WEAPON, LAST_WEAPON, WEAPON_BITS } from '../printed.ts'
import type { Sake } from '../state.ts'
import { hasInstant } from '../values.ts'
import { beginActivation, offerItems } from './items.ts'
import type { AskOf } from './types.ts'

const { wield: hold, activate } = act

/** Another weapon than the wielded one lies before him. */
const hasOther = (s: Sake, seat: Seat): boolean => {
  const held = s.wield[seat] as number
  return ((s.places[seat] as number) & WEAPON_BITS & ~(held < 0 ? 0 : 1 << held)) !== 0
}

/** W-WIELD, D-17: Phase 4. Any weapon in play, covered or not (SK-TURN-17, SK-WEAPON-8), or as it is (SK-TURN-18). */
export const wield: AskOf<'wield'> = {
  // One clause for the question and the choice in the making over it: neither tells others how far it has come.
  clause: 'SK-TURN-1',
  offers(s, _f, seat, out) {
    for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++)
      if (((s.places[seat] as number) & (1 << w)) !== 0 && s.wield[seat] !== w) out.may(hold(w))
    offerItems(s, seat, out)
    out.may(END)
  },
  apply(s, _f, seat, a, t) {
    if (activate.is(a)) return beginActivation(s, seat, a)
    s.frames.pop()
    if (hold.is(a)) take(s, seat, hold.weapon(a), t, 'SK-TURN-17')
  },
  run(s, f) {
    // Skipped only if there is no other weapon, no Item he could pay for and no instant.
    if (hasOther(s, f.seat) || hasInstant(s, f.seat)) f.waiting = 1 << f.seat
    else s.frames.pop()
  },
}

/**
 * W-WEAPON, SK-WEAPON-9, SK-WEAPON-10: the wielded weapon was discarded in somebody else's turn.
 * SK-WEAPON-11: in one's own turn Phase 4 is soon enough.
 */
export function maybeRearm(s: Sake, seat: Seat, lost: number): void {
  if (seat === s.turn || s.wield[seat] !== -1 || ((1 << lost) & WEAPON_BITS) === 0) return
  if (((s.places[seat] as number) & WEAPON_BITS) !== 0) s.frames.push(rearmFrame(seat, lost))
}

/** D-18: another weapon he has in play, or none. */
export const rearm: AskOf<'rearm'> = {
  clause: 'SK-WEAPON-9',
  offers(s, _f, seat, out) {
    for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++)
      if (((s.places[seat] as number) & (1 << w)) !== 0) out.may(hold(w))
    out.may(hold(BARE))
  },
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (hold.weapon(a) !== BARE) take(s, seat, hold.weapon(a), t, 'SK-WEAPON-9')
  },
}
