import type { Seat } from '@noren/engine'
import { OF_ATTACK } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { afterTurnUp, draw, takeFrom, toDiscard, turnUp, wound } from '../atoms.ts'
import { MITSUYOSHI } from '../cards.ts'
import { printed } from '../printed.ts'
import { discipleCard, findDisciple, isAlive, isDisciple, masterAt, unstand } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { SPIRIT, push } from '../state.ts'
import { discipleDefence, hasAbility } from '../values.ts'
import { askToDefend } from './defence.ts'
import { kill } from './death.ts'
import { openVanish } from './dematerialise.ts'
import { keepLimit } from './hand.ts'
import { openWindow } from './interruptions.ts'
import { STOP_VANISH, maybeStop } from './respond.ts'
import type { RunOf } from './types.ts'
import { AVOIDED, BY_DISCIPLE, CANCELLED, RANGED, SACRIFICED } from './types.ts'

/** An Attack about to be made, with its value fixed (SK-ATTACK-19). */
export interface Strike {
  readonly by: Seat
  /** The card to discard when it is over, -1 if another frame does. */
  readonly card: number
  readonly target: number
  readonly weapon: number
  readonly value: number
  readonly ranged: boolean
  /** The Disciple that strikes, or -1. */
  readonly disciple: number
}

/** Declares an Attack; its frame runs through the order of SK-ATTACK-18. */
export function strike(s: Sake, k: Strike, t: Told): void {
  s.struck = 1
  const f = push(s, 'attack', k.by)
  f.card = k.card
  f.target = k.target
  f.weapon = k.weapon
  f.value = k.value
  f.flag = (k.ranged ? RANGED : 0) | (k.disciple >= 0 ? BY_DISCIPLE : 0)
  f.dir = 0
  t.tell({
    type: 'attacked',
    by: k.by,
    source: k.disciple,
    target: k.target,
    weapon: k.weapon,
    value: k.value,
    ranged: k.ranged,
    clause: k.disciple >= 0 ? 'SK-DISC-12' : 'SK-ATTACK-18',
  })
}

/**
 * SK-ATTACK-18: declare, Interruption window, defence, damage, death check, discard.
 * Fields: `dir` the Defence value, `cost` the Defence card, `steps` the damage.
 */
export const attack: RunOf<'attack'> = {
  clause: 'SK-ATTACK-18',
  run(s, f, t) {
    switch (f.stage++) {
      case 0:
        return openWindow(s, f.seat, OF_ATTACK, f.card)
      case 1:
        if ((f.flag & CANCELLED) === 0 && !isDisciple(f.target) && s.status[f.target] === SPIRIT)
          maybeStop(s, STOP_VANISH)
        return
      case 2:
        return answer(s, f, t)
      case 3:
        return hit(s, f, t)
      case 4:
        return finish(s, f, t)
      default:
        s.frames.pop()
    }
  },
}

/** SK-DEMAT-10: after the window. SK-DISC-14: whoever strikes. The defence: SK-DEF for a Samurai, SK-DISC-15 for a Disciple, SK-DEMAT for a Spirit. */
function answer(s: Sake, f: FrameOf<'attack'>, t: Told): void {
  if ((f.flag & CANCELLED) !== 0) return
  if (isDisciple(f.target)) return turnUpDefence(s, f, t)
  if (s.status[f.target] === SPIRIT) return openVanish(s, f.target)
  // what is aimed at somebody who is gone is lost.
  if (isAlive(s, f.target)) askToDefend(s, f.target, f.value, (f.flag & RANGED) !== 0, false)
}

/** SK-DEF-13, SK-DISC-15, SK-DISC-17. */
function turnUpDefence(s: Sake, f: FrameOf<'attack'>, t: Told): void {
  const disciple = discipleCard(f.target)
  const spot = findDisciple(s, disciple)
  if (spot < 0) return
  const master = masterAt(s, spot)
  const card = turnUp(s)
  f.dir = (card < 0 ? 0 : (printed(s).defence[card] as number)) + discipleDefence(s, master)
  t.reveal({
    type: 'turnedUp',
    seat: master,
    disciple,
    card,
    value: f.dir,
    why: 'defence',
    clause: 'SK-DISC-15',
  })
  afterTurnUp(s, t)
}

/** SK-ATTACK-13, SK-ATTACK-14, SK-DEF-8: damage, and the death check. */
function hit(s: Sake, f: FrameOf<'attack'>, t: Told): void {
  if ((f.flag & (CANCELLED | SACRIFICED | AVOIDED)) !== 0) return
  const damage = Math.max(0, f.value - f.dir)
  f.steps = damage
  if (isDisciple(f.target)) return hitDisciple(s, f, damage, t)
  if (s.status[f.target] === SPIRIT) return hitSpirit(s, f.target, f.value, t)
  if (!isAlive(s, f.target) || damage === 0) return
  wound(s, f.target, damage, t)
  // SK-DMG-5: no Life card left is death at once, whatever sake he has elsewhere.
  if ((s.life[f.target] as number[]).length === 0) kill(s, f.target, t)
}

/** SK-DISC-16: one point is enough. */
function hitDisciple(s: Sake, f: FrameOf<'attack'>, damage: number, t: Told): void {
  const spot = findDisciple(s, discipleCard(f.target))
  if (spot < 0 || damage === 0) return
  const seat = masterAt(s, spot)
  const card = unstand(s, spot)
  t.tell({ type: 'discipleFell', seat, card, clause: 'SK-DISC-16' })
  toDiscard(s, [card], t)
}

/** SK-DEMAT-7, SK-DEMAT-8: one sake per point, as far as it has any; a Spirit has no Defence and cannot be killed. */
function hitSpirit(s: Sake, seat: Seat, value: number, t: Told): void {
  const lost = Math.min(value, s.haul[seat] as number)
  s.haul[seat] = (s.haul[seat] as number) - lost
  s.gone += lost
  t.tell({ type: 'spiritHit', seat, lost, clause: 'SK-DEMAT-7' })
}

/** SK-TURN-10, SK-DEF-7: the cards are discarded; SK-ABIL-5: a perfect defence lets Mitsuyoshi draw. */
function finish(s: Sake, f: FrameOf<'attack'>, t: Told): void {
  const spent: number[] = []
  for (const c of [f.card, f.cost]) {
    if (c < 0) continue
    takeFrom(s.limbo, c)
    spent.push(c)
  }
  if (spent.length > 0) toDiscard(s, spent, t)
  const perfect = f.cost >= 0 && f.steps === 0 && (f.flag & CANCELLED) === 0
  if (!perfect || isDisciple(f.target) || !hasAbility(s, f.target, MITSUYOSHI)) return
  draw(s, f.target, 1, t, 'SK-ABIL-5')
  keepLimit(s)
}
