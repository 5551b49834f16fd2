import type { AnytimeAsking, Offers, Seat } from '@noren/engine'
import { withSeat } from '@noren/engine'
import { WITHDRAW, act } from '../actions.ts'
import { burn as burnSake, draw, drawLife } from '../atoms.ts'
import type { SakeEvent } from '../events.ts'
import type { SakeFrame } from '../frames.ts'
import { NOT_YET, PASSED, refreshFrame } from '../frames.ts'
import * as no from '../reasons.ts'
import { isAlive } from '../ring.ts'
import type { Sake } from '../state.ts'
import { LIFE_BIT, lowest } from '../values.ts'
import { keepLimit, recount } from './hand.ts'
import { STOPS } from './respond.ts'

const { burn, soul, stop } = act

/** SK-SOUL-2, SK-SOUL-4, SK-SOUL-5. */
function offerSoul(s: Sake, seat: Seat, out: Offers<Sake>): void {
  const life = (s.life[seat] as number[]).length
  const wet = ((s.sake[seat] as number) & LIFE_BIT) !== 0
  const used = (s.souled & (1 << seat)) !== 0
  const against = used ? no.SOUL_TWICE : wet ? no.SOUL_WET : null
  if (against !== null && out.dim === null) return
  for (let n = 1; n < life; n++) out.put(soul(n), against)
  if (life > 0) out.not(soul(life), against ?? no.SOUL_ALL)
}

/**
 * Section 5.1, 9: an instant voids whatever its user had sealed, whatever that was: had it voided only answers that became
 * impossible, being asked again would tell the table what they were.
 */
function voidAnswers(s: Sake, by: Seat): void {
  for (let i = 0; i < s.frames.length; i++) {
    const f = s.frames[i]
    if (f?.kind === 'window' && (f.asked & (1 << by)) !== 0) {
      f.sealed[by] = NOT_YET
      f.shouts = f.shouts.filter(seat => seat !== by)
    } else if (f?.kind === 'discard') recount(s, f, by)
  }
}

/** After an instant the question under it is asked again, once hands are within the limit (SK-SOUL-7). */
function askAgain(s: Sake, seat: Seat): void {
  const top = s.frames[s.frames.length - 1]
  // A discard down to the limit is open already, with the question that waits under it.
  if (top?.kind === 'discard' && top.why === 'limit') return recount(s, top, -1)
  s.frames.push(refreshFrame(seat))
  keepLimit(s)
}

/**
 * Instants, in every waiting state and in anybody's turn: burn 1 sake to draw 1 card (SK-BURN-2, D-11) and
 * Ardent Soul (SK-SOUL-1, D-12). SK-BURN-8, A-36: Samurai only. SK-SAKE-12: sake not yet placed lies nowhere.
 */
export const instants: AnytimeAsking<Sake, SakeFrame, SakeEvent> = {
  clause: 'SK-BURN-2',
  verbs: ['burn', 'soul', 'withdraw', 'stop'],
  offers(s, f, seat, out) {
    if (isAlive(s, seat)) {
      for (let m = s.sake[seat] as number; m !== 0; m &= m - 1) out.may(burn(lowest(m)))
      offerSoul(s, seat, out)
    }
    // Section 5.3, 4: a pass may be withdrawn until the window closes.
    if (f.kind === 'window' && f.sealed[seat] === PASSED) out.may(WITHDRAW)
    if (s.rules.stops && s.phase > 0) for (let i = 0; i < STOPS; i++) out.may(stop(i))
  },
  apply(s, f, seat, a, t) {
    if (a === WITHDRAW) {
      if (f.kind !== 'window') return
      f.sealed[seat] = NOT_YET
      f.waiting = withSeat(f.waiting, seat)
      return
    }
    if (stop.is(a)) {
      s.stops[seat] = (s.stops[seat] as number) ^ (1 << stop.stop(a))
      return
    }
    voidAnswers(s, seat)
    if (burn.is(a)) {
      // SK-BURN-5: as often as one likes. SK-BURN-6: what it covered is usable again at once.
      burnSake(s, seat, burn.place(a), 'draw', t, 'SK-BURN-2')
      draw(s, seat, 1, t, 'SK-BURN-2')
    } else {
      s.souled |= 1 << seat
      t.tell({ type: 'soul', seat, count: soul.n(a), clause: 'SK-SOUL-1' })
      drawLife(s, seat, soul.n(a), t)
    }
    askAgain(s, seat)
  },
}
