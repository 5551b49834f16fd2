import type { Asking } from '@noren/engine'
import { act } from '../actions.ts'
import { SAMURAI } from '../cards.ts'
import type { SpiritEvent } from '../events.ts'
import type { Absent } from '../frames.ts'
import { SPENT } from '../reasons.ts'
import type { Spirit } from '../state.ts'

const { activate, ready } = act

/**
 * SS-DUO-5, SS-DEC-3: before step A, any number of the face-up absent tokens, one after the other. An
 * activated one adds its talent for this turn (SS-DUO-6), is turned down (SS-DUO-7) and is gone for the game
 * (SS-DUO-8, SS-AMB-55).
 */
export const absent: Asking<Spirit, Absent, SpiritEvent> = {
  clause: 'SS-DUO-5',
  offers(s, _f, _seat, out) {
    out.may(ready())
    for (let who = 0; who < SAMURAI.length; who++)
      if ((s.absent & (1 << who)) !== 0) out.may(activate(who))
      else if (out.dim !== null && !s.samurai.includes(who)) out.not(activate(who), SPENT)
  },
  apply(s, _f, seat, a, t) {
    if (!ready.is(a)) {
      const who = activate.samurai(a)
      s.absent &= ~(1 << who)
      s.talents |= 1 << who
      t.tell({ type: 'activated', seat, samurai: who, clause: 'SS-DUO-6' })
      if (s.absent !== 0) return
    }
    s.frames.pop()
  },
}
