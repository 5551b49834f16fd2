import type { Barrier, Choices, Seat } from '@noren/engine'
import { act, ALLY, ATTACK, DISSOLVE, operandOf, PROCLAIM, verbOf } from '../actions.ts'
import type { T } from '../atoms.ts'
import { lose } from '../atoms.ts'
import { allyOf, attackable, diceFor, playerAt, serves, strengthOf } from '../figures.ts'
import type { Honor, Turn } from '../state.ts'
import { FIRST, LEAVING, NONE, PLEDGED, RONIN, SECOND } from '../state.ts'
import { attack } from './battle.ts'

const is = (a: number, verb: number): boolean => verbOf(a) === verb
const declares = (a: number): boolean => is(a, PROCLAIM) || is(a, ATTACK) || is(a, ALLY) || is(a, DISSOLVE)
const first = (s: Honor, seat: Seat): boolean => playerAt(s, seat).status === FIRST
/** HS-BATTLE-9: a side without a die cannot attack. */
const canRoll = (s: Honor, seat: Seat): boolean => diceFor(strengthOf(s, seat, false)) > 0

/** Why one of the four declarations is dim (section 3.8). */
export const declarationBarriers: readonly Barrier<Honor, Turn>[] = [
  { clauses: ['HS-DECL-1'], blocks: (_s, f, _seat, a) => f.declared && declares(a) }, // HS-AMB-2
  { clauses: ['HS-DECL-2'], blocks: (s, _f, seat, a) => is(a, PROCLAIM) && !first(s, seat) },
  {
    clauses: ['HS-ALLY-9'], // HS-AMB-14: control rests with the 1st Samurai
    blocks: (s, _f, seat, a) => (is(a, PROCLAIM) || is(a, ATTACK)) && serves(playerAt(s, seat)),
  },
  { clauses: ['HS-SHOGUN-2'], blocks: (s, _f, _seat, a) => is(a, PROCLAIM) && s.shogun !== NONE },
  {
    clauses: ['HS-DECL-4', 'HS-BATTLE-1'],
    blocks: (s, _f, seat, a) => is(a, ATTACK) && !first(s, seat),
  },
  { clauses: ['HS-BATTLE-2'], blocks: (s, _f, _seat, a) => is(a, ATTACK) && !attackable(s, operandOf(a)) },
  {
    clauses: ['HS-BATTLE-8', 'HS-BATTLE-9'], // HS-AMB-23
    blocks: (s, _f, seat, a) => is(a, ATTACK) && first(s, seat) && !canRoll(s, seat),
  },
  {
    clauses: ['HS-DECL-5'], // HS-AMB-3: only a Rônin, only a living Daimyo
    blocks: (s, _f, seat, a) =>
      is(a, ALLY) && (playerAt(s, seat).status !== RONIN || !first(s, operandOf(a))),
  },
  {
    clauses: ['HS-ALLY-5', 'HS-ALLY-6'],
    blocks: (s, _f, _seat, a) => is(a, ALLY) && allyOf(s, operandOf(a)) !== NONE,
  },
  {
    clauses: ['HS-DECL-6'], // HS-AMB-41: neither twice nor while only pledged
    blocks: (s, _f, seat, a) => is(a, DISSOLVE) && playerAt(s, seat).status !== SECOND,
  },
]

/** What the barriers leave of proclaim, attack, ally and dissolve. */
export function addDeclarations(s: Honor, f: Turn, seat: Seat, out: Choices): void {
  if (f.declared) return
  const { status } = playerAt(s, seat)
  if (status === FIRST) {
    if (s.shogun === NONE) out.add(act(PROCLAIM))
    let armed = false
    for (let i = 0; i < s.seats; i++) {
      if (i === seat || !attackable(s, i)) continue
      armed = armed || canRoll(s, seat)
      if (!armed) break
      out.add(act(ATTACK, i))
    }
  } else if (status === RONIN) {
    for (let i = 0; i < s.seats; i++)
      if (i !== seat && first(s, i) && allyOf(s, i) === NONE) out.add(act(ALLY, i))
  } else if (status === SECOND) out.add(act(DISSOLVE))
}

/** At most one a turn (HS-DECL-1); it costs no action (HS-ACT-6). */
export function declare(s: Honor, f: Turn, seat: Seat, a: number, t: T): void {
  f.declared = true
  const p = playerAt(s, seat)
  switch (verbOf(a)) {
    case PROCLAIM: // HS-DECL-3; the title cannot be laid down again (HS-SHOGUN-5)
      s.shogun = seat
      return t.tell({ type: 'proclaimed', seat, daimyo: p.daimyo, clause: 'HS-DECL-3' })
    case ATTACK:
      return attack(s, seat, operandOf(a), t)
    case ALLY: // nobody can refuse (HS-ALLY-7) and the 1st Samurai stays first (HS-ALLY-8); strength counts at once (HS-ALLY-4)
      p.status = PLEDGED
      p.lord = operandOf(a)
      return t.tell({ type: 'allied', seat, lord: p.lord, clause: 'HS-DECL-5' })
    default:
      p.status = LEAVING
      t.tell({ type: 'dissolving', seat, lord: p.lord, clause: 'HS-DECL-6' })
      return lose(s, seat, 25, 'dissolve', 'HS-ALLY-15', t)
  }
}
