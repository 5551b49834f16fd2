import type { Offers, Reason, Seat } from '@noren/engine'
import { codeOf } from '@noren/engine'
import { act } from '../actions.ts'
import type { T } from '../atoms.ts'
import { daimyoDies, lose } from '../atoms.ts'
import { allyOf, attackable, diceFor, playerAt, serves, strengthOf } from '../figures.ts'
import type { Turn } from '../frames.ts'
import {
  DECLARED,
  LEADS_NOBODY,
  LORD_DECIDES,
  NO_DIE,
  NO_LORD_THERE,
  NO_RONIN,
  NOTHING_TO_DISSOLVE,
  OUT_OF_REACH,
  PLACE_TAKEN,
  SHOGUN_STAYS,
  TITLE_HELD,
} from '../reasons.ts'
import type { Honor } from '../state.ts'
import { FIRST, LEAVING, NONE, PLEDGED, PRICES, RONIN, SECOND } from '../terms.ts'
import { attack as fight } from './battle.ts'

const { ally, attack, dissolve, proclaim } = act
type Out = Offers<Honor, Turn>
type Why = Reason<Honor, Turn> | null

const first = (s: Honor, seat: Seat): boolean => playerAt(s, seat).status === FIRST

/** What closes the sword and the title to somebody who leads no Daimyo (HS-ALLY-9). */
function whyNotLead(s: Honor, seat: Seat): Why {
  const p = playerAt(s, seat)
  return p.status === FIRST ? null : serves(p) ? LORD_DECIDES : LEADS_NOBODY
}

/** HS-BATTLE-2, HS-BATTLE-9: only who can be attacked, only by a side with a die. */
function offerAttacks(s: Honor, seat: Seat, shut: Why, out: Out): void {
  if (shut !== null && out.dim === null) return
  let armed: boolean | null = null
  for (let i = 0; i < s.seats; i++) {
    if (i === seat) continue
    if (shut !== null) out.not(attack(i), shut)
    else if (!attackable(s, i)) out.not(attack(i), OUT_OF_REACH)
    else {
      armed ??= diceFor(strengthOf(s, seat, false)) > 0
      out.put(attack(i), armed ? null : NO_DIE)
    }
  }
}

/** Who may ally at all: a Rônin (HS-AMB-3), or by HS-AMB-64 also who leads a Daimyo that is not Shogun. */
function whyNotAlly(s: Honor, seat: Seat): Why {
  const { status } = playerAt(s, seat)
  if (status === RONIN) return null
  if (status !== FIRST || s.alliances !== 'anyone') return NO_RONIN
  return s.shogun === seat ? SHOGUN_STAYS : null
}

function offerAlliances(s: Honor, seat: Seat, shut: Why, out: Out): void {
  if (shut !== null && out.dim === null) return
  for (let i = 0; i < s.seats; i++) {
    if (i === seat) continue
    const why = shut ?? (!first(s, i) ? NO_LORD_THERE : allyOf(s, i) === NONE ? null : PLACE_TAKEN)
    out.put(ally(i), why)
  }
}

/** Proclaim, attack, ally and dissolve (section 3.8); at most one a turn (HS-DECL-1). */
export function offerDeclarations(s: Honor, f: Turn, seat: Seat, out: Out): void {
  const done = f.declared ? DECLARED : null
  if (done !== null && out.dim === null) return
  const shut = done ?? whyNotLead(s, seat)
  out.put(proclaim(), shut ?? (s.shogun === NONE ? null : TITLE_HELD))
  offerAttacks(s, seat, shut, out)
  offerAlliances(s, seat, done ?? whyNotAlly(s, seat), out)
  // HS-AMB-41: neither twice nor while only pledged
  out.put(dissolve(), done ?? (playerAt(s, seat).status === SECOND ? null : NOTHING_TO_DISSOLVE))
}

/** It costs no action (HS-ACT-6). */
export function declare(s: Honor, f: Turn, seat: Seat, a: number, t: T): void {
  f.declared = true
  const p = playerAt(s, seat)
  switch (codeOf(a)) {
    case proclaim.code: // HS-DECL-3; the title cannot be laid down again (HS-SHOGUN-5)
      s.shogun = seat
      return t.tell({ type: 'proclaimed', seat, daimyo: p.daimyo, clause: 'HS-DECL-3' })
    case attack.code:
      return fight(s, seat, attack.seat(a), t)
    case ally.code:
      return pledge(s, seat, ally.seat(a), t)
    default:
      p.status = LEAVING
      t.tell({ type: 'dissolved', seat, lord: p.lord, clause: 'HS-DECL-6' })
      return lose(s, seat, PRICES.dissolve, 'dissolve', 'HS-ALLY-15', t)
  }
}

/**
 * Nobody can refuse (HS-ALLY-7) and the 1st Samurai stays first (HS-ALLY-8); strength counts at once (HS-ALLY-4). Who still leads
 * a Daimyo gives it up with its house, as one that dies outside battle (HS-AMB-64): nobody is asked, and no honour is lost.
 */
function pledge(s: Honor, seat: Seat, lord: Seat, t: T): void {
  const p = playerAt(s, seat)
  const left = p.status === FIRST
  if (left) daimyoDies(s, seat, 'left', NONE, 'HS-AMB-64', t)
  p.status = PLEDGED
  p.lord = lord
  t.tell({ type: 'allied', seat, lord, clause: left ? 'HS-AMB-64' : 'HS-DECL-5' })
}
