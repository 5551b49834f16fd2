import type { Seat, SeatSet } from '@noren/engine'
import { without } from '@noren/engine'
import { PASS } from '../actions.ts'
import { NONE, respondFrame } from '../frames.ts'
import type { Sake } from '../state.ts'
import { hasInstant } from '../values.ts'
import type { AskOf } from './types.ts'

/** Personal stops (section 5.1, 4), as bit numbers of `s.stops[seat]`. */
export const STOP_TURN_START = 0
export const STOP_TURN_END = 1
/** Start of Phase 1 to 4 of a Samurai's turn: 2 to 5. */
export const STOP_PHASE = 1
/** Start of step 1 to 3 of a Spirit's turn: 6 to 8. */
export const STOP_STEP = 5
export const STOP_VANISH = 9
export const STOPS = 10

/** W-RESP: the touched players who can use an instant may do so first. It asks nobody else, and not the actor. */
export function askToRespond(s: Sake, actor: Seat, touched: SeatSet): void {
  let asked = 0
  for (let i = 0; i < s.seats; i++)
    if ((touched & (1 << i)) !== 0 && i !== actor && hasInstant(s, i)) asked |= 1 << i
  if (asked !== 0) s.frames.push(respondFrame(actor, asked))
}

/** Waits for those who set a stop here and can use an instant. */
export function maybeStop(s: Sake, stop: number): void {
  if (!s.rules.stops) return
  let set = 0
  for (let i = 0; i < s.seats; i++) if (((s.stops[i] as number) & (1 << stop)) !== 0) set |= 1 << i
  askToRespond(s, NONE, set)
}

/** D-29: instants (offered at any time), or pass. */
export const respond: AskOf<'respond'> = {
  clause: 'D-29',
  offers(_s, _f, _seat, out) {
    out.may(PASS)
  },
  apply(_s, f, seat) {
    f.waiting = without(f.waiting, seat)
  },
  run(s) {
    s.frames.pop()
  },
}
