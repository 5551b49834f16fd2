import { V_PLACE, act, xOf } from '../actions.ts'
import { outOfPlay } from '../atoms.ts'
import { printed } from '../printed.ts'
import { push } from '../state.ts'
import { LAST_ITEM } from '../printed.ts'
import { freePlaces } from '../values.ts'
import { takeSake } from './fatal.ts'
import type { AskOf, RunOf } from './types.ts'
import { drinkAmount } from './uses.ts'

/** SK-DRINK-9: the words shout. SK-DRINK-1, SK-DRINK-2, SK-DRINK-3, SK-DRINK-4, SK-DRINK-5, SK-DRINK-6: takes what the box says (SK-DRINK-5: no fewer), places it, then the card is discarded. */
export const drink: RunOf<'drink'> = {
  clause: 'SK-DRINK-2',
  run(s, f, t) {
    if (f.stage++ === 0) {
      const n = drinkAmount(s, f.seat, printed(s).drink[f.card] as number)
      t.tell({ type: 'drank', seat: f.seat, amount: n, clause: 'SK-DRINK-2' })
      takeSake(s, f.seat, n, t)
      push(s, 'place', f.seat, 1 << f.seat).value = n
      return
    }
    s.frames.pop()
    outOfPlay(s, f.card, t)
  },
}

/** W-PLACE, D-14: each sake at once on something of his own (SK-SAKE-1), and it stays there (SK-SAKE-3). */
export const place: AskOf<'place'> = {
  clause: 'SK-SAKE-1',
  candidates(s, _f, seat, out) {
    const mine = (s.places[seat] as number) | 3
    for (let p = 0; p <= LAST_ITEM; p++) if ((mine & (1 << p)) !== 0) out.add(act(V_PLACE, p))
  },
  barriers: [
    { clauses: ['SK-SAKE-2'], blocks: (s, _f, seat, a) => (freePlaces(s, seat) & (1 << xOf(a))) === 0 },
  ],
  apply(s, f, seat, a, t) {
    const p = xOf(a)
    s.sake[seat] = (s.sake[seat] as number) | (1 << p)
    t.tell({ type: 'placed', seat, place: p, clause: 'SK-SAKE-2' })
    // SK-FATAL-2: all of it is placed before anything else happens.
    if (--f.value === 0) s.frames.pop()
  },
}
