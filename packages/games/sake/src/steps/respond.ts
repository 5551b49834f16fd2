import type { Seat, SeatSet } from '@noren/engine'
import { PASS } from '../actions.ts'
import type { Sake } from '../state.ts'
import { push } from '../state.ts'
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

/** What a response window is about, for the words; effects name themselves by their frame. */
export const RESPOND_EFFECT = 0
export const RESPOND_STOP = 1

/** W-RESP: the touched players who can use an instant may do so first. It asks nobody else, and not the actor. */
export function askToRespond(s: Sake, actor: Seat, touched: SeatSet, use = RESPOND_EFFECT): void {
  let asked = 0
  for (let i = 0; i < s.seats; i++)
    if ((touched & (1 << i)) !== 0 && i !== actor && hasInstant(s, i)) asked |= 1 << i
  if (asked === 0) return
  const f = push(s, 'respond', actor, asked)
  f.use = use
  f.asked = asked
}

/** Waits for those who set a stop here and can use an instant. */
export function maybeStop(s: Sake, stop: number): void {
  if (!s.rules.stops) return
  let set = 0
  for (let i = 0; i < s.seats; i++) if (((s.stops[i] as number) & (1 << stop)) !== 0) set |= 1 << i
  askToRespond(s, -1, set, RESPOND_STOP)
}

/** D-29: instants (offered at any time), or pass. */
export const respond: AskOf<'respond'> = {
  clause: 'D-29',
  candidates(_s, _f, _seat, out) {
    out.add(PASS)
  },
  barriers: [],
  apply(_s, f, seat) {
    f.waiting &= ~(1 << seat)
  },
  run(s) {
    s.frames.pop()
  },
}
