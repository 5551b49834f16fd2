import type { Asking } from '@noren/engine'
import { act } from '../actions.ts'
import { handOf, layOn, sideOf, turnOf } from '../atoms.ts'
import { idOf } from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
import type { Replace } from '../frames.ts'
import type { Sakura } from '../state.ts'

const { replace: start } = act

/** After a take, any hand card starts the pile anew (SA-TAKE-5, SA-TAKE-6); nothing else happens before (SA-AMB-32). */
export const replace: Asking<Sakura, Replace, SakuraEvent> = {
  clause: 'SA-TAKE-5',
  offers(s, _f, seat, out) {
    for (const card of handOf(s, seat)) out.may(start(card))
  },
  apply(s, f, seat, a, t) {
    const card = start.card(a)
    s.frames.pop()
    layOn(s, seat, card, f.pile)
    turnOf(s).unserved &= ~(1 << f.pile) // SA-TAKE-7, SA-AMB-5
    t.tell({
      type: 'replaced',
      seat,
      card: idOf(card),
      pile: sideOf(f.pile),
      clause: 'SA-TAKE-7',
    })
  },
}
