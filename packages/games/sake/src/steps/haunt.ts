import type { Seat } from '@noren/engine'
import { END, PASS, STEAL, TORMENT, V_TORMENT, act, verbOf, xOf } from '../actions.ts'
import { isAlive } from '../ring.ts'
import type { Sake } from '../state.ts'
import { push } from '../state.ts'
import { holdsBack, topBack } from '../values.ts'
import { takeSake } from './fatal.ts'
import type { AskOf } from './types.ts'
import { S_SPEND } from './types.ts'

const canMatch = (s: Sake, seat: Seat): boolean => holdsBack(s, seat, topBack(s))

/** W-SPIRIT step 3, D-23: Steal, Torment, or nothing (SK-SPIRIT-8). */
export const haunt: AskOf<'haunt'> = {
  // One clause for the question and the declaration over it: a refusal must not tell others how far it has come.
  clause: 'SK-TURN-1',
  candidates(s, _f, _seat, out) {
    out.add(STEAL)
    for (let p = 0; p < s.seats; p++) if (isAlive(s, p)) out.add(act(V_TORMENT, p))
    out.add(PASS)
  },
  barriers: [
    { clauses: ['SK-STEAL-3'], blocks: (s, _f, _seat, a) => a === STEAL && s.masu === 0 },
    {
      clauses: ['SK-TORMENT-2'],
      blocks: (s, _f, _seat, a) => verbOf(a) === V_TORMENT && s.sake[xOf(a)] === 0,
    },
    {
      clauses: ['SK-TORMENT-3', 'SK-SPIRIT-3'],
      blocks: (s, _f, seat, a) => verbOf(a) === V_TORMENT && !canMatch(s, seat),
    },
  ],
  apply(s, _f, seat, a, t) {
    if (verbOf(a) === V_TORMENT) {
      const d = push(s, 'declare', seat, 1 << seat)
      d.use = TORMENT
      d.target = xOf(a)
      d.stage = S_SPEND
      d.list = [a]
      return
    }
    s.frames.pop()
    if (a === PASS || a === END) return
    // SK-STEAL-1, SK-STEAL-2: 1 sake from the Masu onto its own board, no card played.
    s.haul[seat] = (s.haul[seat] as number) + 1
    t.tell({ type: 'stole', seat, clause: 'SK-STEAL-1' })
    takeSake(s, seat, 1, t)
  },
}
