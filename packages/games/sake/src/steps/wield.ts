import type { Seat } from '@noren/engine'
import { BARE, END, V_ACTIVATE, V_WIELD, act, verbOf, xOf } from '../actions.ts'
import { wield as take } from '../atoms.ts'
import { FIRST_WEAPON, LAST_WEAPON, WEAPON_BITS, typeOfPlace } from '../printed.ts'
import type { Sake } from '../state.ts'
import { push } from '../state.ts'
import { hasInstant } from '../values.ts'
import { ITEM_BARRIERS } from './items.ts'
import { beginActivation } from './play.ts'
import type { AskOf } from './types.ts'
import { ACTIVATED, canActivate } from './uses.ts'

/** Another weapon than the wielded one lies before him. */
const hasOther = (s: Sake, seat: Seat): boolean => {
  const held = s.wield[seat] as number
  return ((s.places[seat] as number) & WEAPON_BITS & ~(held < 0 ? 0 : 1 << held)) !== 0
}

/** W-WIELD, D-17: Phase 4. Any weapon in play, covered or not (SK-TURN-17, SK-WEAPON-8), or as it is (SK-TURN-18). */
export const wield: AskOf<'wield'> = {
  // One clause for the question and the declaration over it: a refusal must not tell others how far it has come.
  clause: 'SK-TURN-1',
  candidates(s, _f, seat, out) {
    for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++)
      if (((s.places[seat] as number) & (1 << w)) !== 0 && s.wield[seat] !== w) out.add(act(V_WIELD, w))
    for (const p of ACTIVATED) if (((s.places[seat] as number) & (1 << p)) !== 0) out.add(act(V_ACTIVATE, p))
    out.add(END)
  },
  barriers: [...ITEM_BARRIERS],
  actions(s, _f, seat, out) {
    for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++)
      if (((s.places[seat] as number) & (1 << w)) !== 0 && s.wield[seat] !== w) out.add(act(V_WIELD, w))
    if (s.sake[seat] !== 0)
      for (const p of ACTIVATED)
        if (((s.places[seat] as number) & (1 << p)) !== 0 && canActivate(s, seat, p, typeOfPlace(p)))
          out.add(act(V_ACTIVATE, p))
    out.add(END)
  },
  apply(s, _f, seat, a, t) {
    if (verbOf(a) === V_ACTIVATE) return beginActivation(s, seat, xOf(a), a)
    s.frames.pop()
    if (verbOf(a) === V_WIELD) take(s, seat, xOf(a), t, 'SK-TURN-17')
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
  if (((s.places[seat] as number) & WEAPON_BITS) !== 0) push(s, 'rearm', seat, 1 << seat).weapon = lost
}

/** D-18: another weapon he has in play, or none. */
export const rearm: AskOf<'rearm'> = {
  clause: 'SK-WEAPON-9',
  candidates(s, _f, seat, out) {
    for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++)
      if (((s.places[seat] as number) & (1 << w)) !== 0) out.add(act(V_WIELD, w))
    out.add(act(V_WIELD, BARE))
  },
  barriers: [],
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (xOf(a) !== BARE) take(s, seat, xOf(a), t, 'SK-WEAPON-9')
  },
}
