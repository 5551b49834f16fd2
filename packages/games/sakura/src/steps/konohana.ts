import type { Asking } from '@noren/engine'
import { act } from '../actions.ts'
import { gain, payable, pileOf, sideOf, sum } from '../atoms.ts'
import { SIDES } from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
import type { Harvest } from '../frames.ts'
import type { Sakura } from '../state.ts'

const { harvest: reap } = act

/** Konohana-Harvest: the coins of one pile, which stays unchanged and unseen; only the sum is told (SA-CHAR-42, SA-CHAR-43, SA-AMB-23). */
export const harvest: Asking<Sakura, Harvest, SakuraEvent> = {
  clause: 'SA-CHAR-42',
  offers(_s, _f, _seat, out) {
    for (let pile = 0; pile < SIDES.length; pile++) out.may(reap(pile))
  },
  apply(s, _f, seat, a, t) {
    const pile = reap.pile(a)
    s.frames.pop()
    const due = sum(s.table.coins, pileOf(s, pile))
    t.reveal({ type: 'harvested', seat, pile: sideOf(pile), coins: payable(s, due), clause: 'SA-CHAR-42' })
    gain(s, seat, due, 'SA-CHAR-49', t)
  },
}
