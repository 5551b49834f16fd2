import type { Seat } from '@noren/engine'
import { OF_MOVE, BARE, PASS, V_WEAPON, act, verbOf, xOf } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { outOfPlay } from '../atoms.ts'
import { FIRST_WEAPON, LAST_WEAPON, printed } from '../printed.ts'
import { look, shift, sight } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { SPIRIT, below2, push } from '../state.ts'
import { BARE_BIT, arms, armsOnSpirit, attackBonus } from '../values.ts'
import { strike } from './attack.ts'
import { openWindow } from './interruptions.ts'
import type { AskOf, RunOf } from './types.ts'
import { CANCELLED, STUMBLED } from './types.ts'
import { isSeated, isSpiritPrey, seen } from './uses.ts'

/** SK-MOVE-11, SK-MOVE-12, SK-IAIDO-3: he stands up, and stays so even if the rest is cancelled. */
function standUp(s: Sake, seat: Seat, t: Told): void {
  if (!isSeated(s, seat)) return
  s.seated &= ~(1 << seat)
  t.tell({ type: 'stoodUp', seat, clause: 'SK-MOVE-11' })
}

function go(s: Sake, seat: Seat, dir: number, steps: number, t: Told): void {
  shift(s, seat, dir, steps)
  t.tell({ type: 'moved', seat, dir, steps, clause: 'SK-MOVE-5' })
}

/** SK-MOVE-14: declare, stand up, Interruption window, shift the cubes, discard the card. */
export const move: RunOf<'move'> = {
  clause: 'SK-MOVE-14',
  run(s, f, t) {
    if (f.stage++ === 0) {
      standUp(s, f.seat, t)
      return openWindow(s, f.seat, OF_MOVE, f.card)
    }
    s.frames.pop()
    if ((f.flag & CANCELLED) === 0) go(s, f.seat, f.dir, f.steps, t)
    outOfPlay(s, f.card, t) // SK-INT-11
  },
}

/** SK-EX-2, SK-EX-5, SK-EX-14. SK-IAIDO-13: stand up, window for the move, move, weapon named, then the Attack from its own window on (SK-INT-13). */
export const iaido: RunOf<'iaido'> = {
  clause: 'SK-IAIDO-13',
  run(s, f, t) {
    switch (f.stage++) {
      case 0:
        standUp(s, f.seat, t)
        if (f.steps > 0) openWindow(s, f.seat, OF_MOVE, f.card)
        return
      case 1:
        if ((f.flag & CANCELLED) !== 0) f.flag = STUMBLED
        else if (f.steps > 0) go(s, f.seat, f.dir, f.steps, t)
        return
      case 2:
        return nameWeapon(s, f)
      case 3:
        return cut(s, f, t)
      default:
        s.frames.pop()
    }
  },
}

/** What reaches the declared target from where he stands now. */
export function armsNow(s: Sake, seat: Seat, target: number): number {
  if (target < s.seats && s.status[target] === SPIRIT)
    return isSpiritPrey(s, target) ? armsOnSpirit(s, seat) : 0
  look(s, seat)
  const i = seen(target)
  return i < 0 ? 0 : arms(s, seat, sight.left[i] as number, sight.right[i] as number)
}

const NAMED = 1

/** SK-IAIDO-9: only now. SK-IAIDO-11: if nothing reaches, there is nothing to name. */
function nameWeapon(s: Sake, f: FrameOf<'iaido'>): void {
  if (armsNow(s, f.seat, f.target) === 0) return
  const w = push(s, 'weapon', f.seat, 1 << f.seat)
  w.card = f.card
  w.target = f.target
  w.flag = f.flag
}

/** SK-IAIDO-6, SK-IAIDO-12: the Attack with the same card; the move stands whatever becomes of it. */
function cut(s: Sake, f: FrameOf<'iaido'>, t: Told): void {
  if (f.use !== NAMED) {
    t.tell({ type: 'attackGivenUp', by: f.seat, clause: 'SK-IAIDO-11' })
    return outOfPlay(s, f.card, t)
  }
  const p = printed(s)
  const value = (p.attack[f.card] as number) + attackBonus(s, f.seat, f.weapon, true)
  const ranged = f.weapon >= 0 && p.weaponRanged[f.weapon] === 1
  strike(s, { by: f.seat, card: f.card, target: f.target, weapon: f.weapon, value, ranged, disciple: -1 }, t)
}

const maskBit = (weapon: number): number => (weapon === BARE ? BARE_BIT : 1 << weapon)

/** Whether a weapon may be named: it reaches, and the Attack is worth at least 1 (SK-ATTACK-12). */
function reaches(s: Sake, f: FrameOf<'weapon'>, weapon: number): boolean {
  if ((armsNow(s, f.seat, f.target) & maskBit(weapon)) === 0) return false
  const bonus = attackBonus(s, f.seat, weapon === BARE ? 0 : weapon, true)
  return (printed(s).attack[f.card] as number) + bonus >= 1
}

function anyReaches(s: Sake, f: FrameOf<'weapon'>): boolean {
  for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++) if (reaches(s, f, w)) return true
  return reaches(s, f, BARE)
}

/** D-5: the weapon; after Stumble also "do not attack" (SK-IAIDO-10). */
export const weapon: AskOf<'weapon'> = {
  clause: 'SK-IAIDO-9',
  candidates(s, f, _seat, out) {
    for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++)
      if (((s.places[f.seat] as number) & (1 << w)) !== 0) out.add(act(V_WEAPON, w))
    out.add(act(V_WEAPON, BARE))
    out.add(PASS)
  },
  barriers: [
    {
      clauses: ['SK-ATTACK-3', 'SK-ATTACK-5', 'SK-ATTACK-8', 'SK-ATTACK-12'],
      blocks: (s, f, _seat, a) => verbOf(a) === V_WEAPON && !reaches(s, f, xOf(a)),
    },
    {
      clauses: ['SK-IAIDO-6'],
      blocks: (s, f, _seat, a) => a === PASS && (f.flag & STUMBLED) === 0 && anyReaches(s, f),
    },
  ],
  apply(s, _f, _seat, a) {
    const under = below2(s)
    s.frames.pop()
    if (a === PASS) return
    under.use = NAMED
    under.weapon = xOf(a) === BARE ? -1 : xOf(a)
  },
}
