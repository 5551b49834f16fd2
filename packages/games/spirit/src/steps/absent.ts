import type { Ask } from '@noren/engine'
import { ACTIVATE, operandOf, READY } from '../actions.ts'
import { SAMURAI } from '../cards.ts'
import type { SpiritEvent } from '../events.ts'
import type { Beat, Spirit } from '../state.ts'

/**
 * SS-DUO-5, SS-DEC-3: before step A, any number of the face-up absent tokens, one after the other. An
 * activated one adds its talent for this turn (SS-DUO-6), is turned down (SS-DUO-7) and is gone for the game
 * (SS-DUO-8, SS-AMB-55).
 */
export const absent: Ask<Spirit, Beat<'absent'>, SpiritEvent> = {
  clause: 'SS-DUO-5',
  candidates(s, _f, _seat, out) {
    out.add(READY)
    for (let who = 0; who < SAMURAI.length; who++) if (!s.samurai.includes(who)) out.add(ACTIVATE | who)
  },
  barriers: [
    {
      clauses: ['SS-DUO-7', 'SS-DUO-8'],
      blocks: (s, _f, _seat, a) => a !== READY && (s.absent & (1 << operandOf(a))) === 0,
    },
  ],
  actions(s, _f, _seat, out) {
    out.add(READY)
    for (let who = 0; who < SAMURAI.length; who++) if ((s.absent & (1 << who)) !== 0) out.add(ACTIVATE | who)
  },
  apply(s, _f, seat, a, t) {
    if (a !== READY) {
      const who = operandOf(a)
      s.absent &= ~(1 << who)
      s.talents |= 1 << who
      t.tell({ type: 'activated', seat, samurai: who, clause: 'SS-DUO-6' })
      if (s.absent !== 0) return
    }
    s.frames.pop()
  },
}
