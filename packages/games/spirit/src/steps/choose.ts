import type { Asking, Run } from '@noren/engine'
import { only } from '@noren/engine'
import { act } from '../actions.ts'
import { SAMURAI } from '../cards.ts'
import type { SpiritEvent } from '../events.ts'
import type { Choose, Opening } from '../frames.ts'
import { chooseFrame, turnFrame } from '../frames.ts'
import { TAKEN } from '../reasons.ts'
import { absentOf } from '../setup.ts'
import type { Spirit } from '../state.ts'

/**
 * Set-up is done: the table hears how it stands, then samurai are chosen or the first turn begins
 * (SS-ROUND-1).
 */
export const opening: Run<Spirit, Opening, SpiritEvent> = {
  clause: 'SS-SETUP-8',
  run(s, _f, t) {
    t.tell({
      type: 'began',
      seats: s.seats,
      mode: s.mode,
      deck: s.deck.length,
      barricades: s.barricades,
      seat: s.active,
      clause: 'SS-SETUP-8',
    })
    if (s.samurai.includes(-1)) s.frames[0] = chooseFrame(0)
    else startRound(s)
  },
}

/** The first turn of a round. From now on totals can trigger a kiai. */
export function startRound(s: Spirit): void {
  s.running = 1
  s.frames[0] = turnFrame(s.active)
}

/** SS-SETUP-13, SS-DEC-2: in seat order each player takes a samurai not yet taken. */
export const choose: Asking<Spirit, Choose, SpiritEvent> = {
  clause: 'SS-SETUP-13',
  offers(s, _f, _seat, out) {
    for (let who = 0; who < SAMURAI.length; who++)
      out.put(act.choose(who), s.samurai.includes(who) ? TAKEN : null)
  },
  apply(s, f, seat, a, t) {
    s.samurai[seat] = act.choose.samurai(a)
    t.tell({ type: 'chose', seat, samurai: act.choose.samurai(a), clause: 'SS-SETUP-13' })
    f.seat = s.samurai.indexOf(-1)
    f.waiting = only(f.seat)
    if (f.seat === 6) {
      // The seventh player is left with one samurai: a choice of one is not asked.
      const last = 31 - Math.clz32(absentOf(s.samurai.slice(0, 6)))
      s.samurai[6] = last
      t.tell({ type: 'chose', seat: 6, samurai: last, clause: 'SS-SETUP-14' })
      f.seat = -1
    }
    if (f.seat >= 0) return
    if (s.variant === 1) s.absent = absentOf(s.samurai)
    startRound(s)
  },
}
