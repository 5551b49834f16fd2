import type { Ask } from '@noren/engine'
import { REPLACE, operand } from '../actions.ts'
import { handOf, layOn, sideOf, turnOf } from '../atoms.ts'
import { idOf } from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
import type { Replace } from '../frames.ts'
import type { Sakura } from '../state.ts'

/** After a take, any hand card starts the pile anew (SA-TAKE-5, SA-TAKE-6); nothing else happens before (SA-AMB-32). */
export const replace: Ask<Sakura, Replace, SakuraEvent> = {
  clause: 'SA-TAKE-5',
  candidates(s, _f, seat, out) {
    for (const card of handOf(s, seat)) out.add(REPLACE | card)
  },
  barriers: [],
  apply(s, f, seat, a, t) {
    s.frames.pop()
    layOn(s, seat, operand(a), f.pile)
    turnOf(s).unserved &= ~(1 << f.pile) // SA-TAKE-7, SA-AMB-5
    t.tell({
      type: 'replaced',
      seat,
      card: idOf(operand(a)),
      pile: sideOf(f.pile),
      clause: 'SA-TAKE-7',
    })
  },
}
