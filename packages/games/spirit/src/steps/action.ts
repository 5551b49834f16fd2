import type { Ask, Seat, Table } from '@noren/engine'
import { only } from '@noren/engine'
import { AGAIN, FIGHT, operandOf, PASS, STOP, SUPPORT, TO } from '../actions.ts'
import { draw, layDown, lend, slip } from '../atoms.ts'
import type { SpiritEvent } from '../events.ts'
import type { Beat, Spirit } from '../state.ts'
import { BAN_SUPPORT, beat, inPlay, push } from '../state.ts'
import { playCard } from './place.ts'
import { AFTER_FIGHT } from './turn.ts'

type T = Table<SpiritEvent>

/**
 * SS-SUP-3, SS-SUP-4: the other samurai in play, as a bit set; none means no Support (SS-FAQ-5, SS-EX-13).
 */
const othersInPlay = (s: Spirit, seat: Seat): number => ~s.passed & ((1 << s.seats) - 1) & ~(1 << seat)

const tokenAway = (s: Spirit, seat: Seat): boolean => s.token[seat] !== seat
const maySupport = (s: Spirit, seat: Seat): boolean =>
  (s.bans & BAN_SUPPORT) === 0 && !tokenAway(s, seat) && othersInPlay(s, seat) !== 0

/**
 * SS-TURN-3, SS-DEC-7: Fight, Support or Pass (SS-EX-2); Pass is always allowed (SS-PASS-1), Support with two
 * players too (SS-DUO-10).
 */
export const action: Ask<Spirit, Beat<'action'>, SpiritEvent> = {
  clause: 'SS-TURN-3',
  candidates(_s, _f, _seat, out) {
    out.add(FIGHT)
    out.add(SUPPORT)
    out.add(PASS)
  },
  barriers: [
    { clauses: ['SS-SUP-4'], blocks: (s, _f, seat, a) => a === SUPPORT && othersInPlay(s, seat) === 0 },
    { clauses: ['SS-SUP-5'], blocks: (s, _f, seat, a) => a === SUPPORT && tokenAway(s, seat) },
    { clauses: ['SS-SUP-6'], blocks: (s, _f, _seat, a) => a === SUPPORT && (s.bans & BAN_SUPPORT) !== 0 },
  ],
  actions(s, _f, seat, out) {
    out.add(FIGHT)
    if (maySupport(s, seat)) out.add(SUPPORT)
    out.add(PASS)
  },
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (a === FIGHT) {
      ;(s.frames[0] as Beat<'turn'>).step = AFTER_FIGHT
      fight(s, seat, false, t)
    } else if (a === PASS) layDown(s, seat, false, 'SS-PASS-2', t)
    else support(s, seat, t)
  },
}

/** SS-FIGHT-1, SS-FIGHT-5: the top card is revealed and must now go somewhere. */
function fight(s: Spirit, seat: Seat, second: boolean, t: T): void {
  const card = draw(s, seat, second ? 'again' : 'fight', second ? 'SS-TAL-21' : 'SS-FIGHT-1', t)
  playCard(s, seat, card, 0, 0, t)
}

/** SS-SUP-1, SS-DEC-8: to whom? With one possible recipient it is not asked. */
function support(s: Spirit, seat: Seat, t: T): void {
  const others = othersInPlay(s, seat)
  if ((others & (others - 1)) === 0) supportTo(s, seat, 31 - Math.clz32(others), t)
  else push(s, beat('recipient', only(seat), seat, -1, 0, 0))
}

/**
 * SS-SUP-1, SS-SUP-2: the token goes over, and one card slips in; if it was the last the round ends
 * (SS-SUP-15).
 */
function supportTo(s: Spirit, seat: Seat, to: Seat, t: T): void {
  lend(s, seat, to, seat, 'SS-SUP-1', t)
  slip(s, seat, 'SS-SUP-2', t)
}

export const recipient: Ask<Spirit, Beat<'recipient'>, SpiritEvent> = {
  clause: 'SS-SUP-3',
  candidates(s, _f, seat, out) {
    for (let to = 0; to < s.seats; to++) if (to !== seat) out.add(TO | to)
  },
  // A passed samurai receives no token (SS-PASS-7).
  barriers: [{ clauses: ['SS-SUP-3', 'SS-PASS-7'], blocks: (s, _f, _seat, a) => !inPlay(s, operandOf(a)) }],
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    supportTo(s, seat, operandOf(a), t)
  },
}

/** SS-TAL-21, SS-DEC-12: the second Fight, or not (SS-EX-9). */
export const again: Ask<Spirit, Beat<'again'>, SpiritEvent> = {
  clause: 'SS-TAL-21',
  candidates(_s, _f, _seat, out) {
    out.add(AGAIN)
    out.add(STOP)
  },
  barriers: [],
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (a === AGAIN) fight(s, seat, true, t)
  },
}
