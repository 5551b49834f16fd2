import type { Ask } from '@noren/engine'
import { APPLY, operand } from '../actions.ts'
import { turnOf } from '../atoms.ts'
import type { SakuraEvent } from '../events.ts'
import type { How } from '../frames.ts'
import { isPlus, legalBy, nextWay, topOf } from '../placement.ts'
import type { Sakura } from '../state.ts'
import { finishPlacing } from './serve.ts'

/** A card is on its way and modifiers are pending: which are applied, and with which sign (SA-MOD-2, SA-MOD-3, SA-CHAR-2). */
export const how: Ask<Sakura, How, SakuraEvent> = {
  clause: 'SA-MOD-3',
  candidates(s, _f, _seat, out) {
    const { pending } = turnOf(s)
    for (let way = 0; way >= 0; way = nextWay(pending, way)) out.add(APPLY | way)
  },
  barriers: [
    {
      clauses: ['SA-PLAY-4', 'SA-CHAR-4'],
      blocks: (s, f, _seat, a) => !legalBy(s.table, f.card, topOf(s, f.pile), isPlus(s, f.pile), operand(a)),
    },
  ],
  apply(s, f, _seat, a, t) {
    s.frames.pop()
    finishPlacing(s, turnOf(s), f.card, f.pile, operand(a), t)
  },
}
