import type { Ask } from '@noren/engine'
import { HARVEST, operand } from '../actions.ts'
import { gain, pileOf, sideOf, sum } from '../atoms.ts'
import type { SakuraEvent } from '../events.ts'
import type { Harvest } from '../frames.ts'
import type { Sakura } from '../state.ts'

/** Konohana-Harvest: the coins of one pile, which stays unchanged and unseen; only the sum is told (SA-CHAR-42, SA-CHAR-43, SA-AMB-23). */
export const harvest: Ask<Sakura, Harvest, SakuraEvent> = {
  clause: 'SA-CHAR-42',
  candidates(_s, _f, _seat, out) {
    out.add(HARVEST)
    out.add(HARVEST | 1)
  },
  barriers: [],
  apply(s, _f, seat, a, t) {
    const pile = operand(a)
    s.frames.pop()
    const due = sum(s.table.coins, pileOf(s, pile))
    const coins = due < s.reserve ? due : s.reserve
    t.reveal({ type: 'harvested', seat, pile: sideOf(pile), coins, clause: 'SA-CHAR-42' })
    gain(s, seat, due, 'SA-CHAR-49', t)
  },
}
