import { act } from '../actions.ts'
import { outOfPlay } from '../atoms.ts'
import { placeFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import { PLACE_TAKEN } from '../reasons.ts'
import { BOARD_BIT, LIFE_BIT, freePlaces } from '../values.ts'
import { eachPlace } from './declare.ts'
import { takeSake } from './fatal.ts'
import type { AskOf, RunOf } from './types.ts'
import { drinkAmount } from './uses.ts'

const { place: put } = act

/** SK-DRINK-9: the words shout. SK-DRINK-1, SK-DRINK-2, SK-DRINK-3, SK-DRINK-4, SK-DRINK-5, SK-DRINK-6: takes what the box says (SK-DRINK-5: no fewer), places it, then the card is discarded. */
export const drink: RunOf<'drink'> = {
  clause: 'SK-DRINK-2',
  run(s, f, t) {
    if (f.stage++ === 0) {
      const n = drinkAmount(s, f.seat, printed(s).drink[f.card] as number)
      t.tell({ type: 'drank', seat: f.seat, amount: n, clause: 'SK-DRINK-2' })
      takeSake(s, f.seat, n, t)
      s.frames.push(placeFrame(f.seat, n))
      return
    }
    s.frames.pop()
    outOfPlay(s, f.card, t)
  },
}

/** W-PLACE, D-14: each sake at once on something of his own (SK-SAKE-1), and it stays there (SK-SAKE-3). */
export const place: AskOf<'place'> = {
  clause: 'SK-SAKE-1',
  offers(s, _f, seat, out) {
    const free = freePlaces(s, seat)
    eachPlace((s.places[seat] as number) | LIFE_BIT | BOARD_BIT, p =>
      out.put(put(p), (free & (1 << p)) === 0 ? PLACE_TAKEN : null),
    )
  },
  apply(s, f, seat, a, t) {
    const p = put.place(a)
    s.sake[seat] = (s.sake[seat] as number) | (1 << p)
    t.tell({ type: 'placed', seat, place: p, clause: 'SK-SAKE-2' })
    // SK-FATAL-2: all of it is placed before anything else happens.
    if (--f.left === 0) s.frames.pop()
  },
}
