import type { Seat } from '@noren/engine'
import { sequence } from '@noren/engine'
import type { Told } from '../atoms.ts'
import { afterTurnUp, draw, takeFrom, toDiscard, turnUp, wound } from '../atoms.ts'
import { MITSUYOSHI } from '../cards.ts'
import { printed } from '../printed.ts'
import { discipleCard, findDisciple, isAlive, isDisciple, masterAt, unstand } from '../ring.ts'
import type { SakeEvent } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { attackFrame } from '../frames.ts'
import type { Sake } from '../state.ts'
import { SPIRIT } from '../state.ts'
import { discipleDefence, hasAbility } from '../values.ts'
import { askToDefend } from './defence.ts'
import { kill } from './death.ts'
import { openVanish } from './dematerialise.ts'
import { keepLimit } from './hand.ts'
import { openWindow } from './interruptions.ts'
import { STOP_VANISH, maybeStop } from './respond.ts'
import type { RunOf } from './types.ts'

type Attack = FrameOf<'attack'>

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
  s.struck = true
  s.frames.push(attackFrame(k.by, k.card, k.target, k.weapon, k.value, k.ranged, k.disciple))
  t.tell({
    type: 'attacked',
    seat: k.by,
    source: k.disciple,
    target: k.target,
    owner: isDisciple(k.target) ? masterAt(s, findDisciple(s, discipleCard(k.target))) : -1,
    card: k.card,
    weapon: k.weapon,
    value: k.value,
    ranged: k.ranged,
    clause: k.disciple >= 0 ? 'SK-DISC-12' : 'SK-ATTACK-18',
  })
}

/** SK-ATTACK-18: declared, open to Interruptions, defended, damage and death, discarded. */
export const attack: RunOf<'attack'> = sequence<Sake, Attack, SakeEvent>('SK-ATTACK-18', [
  (s, f) => openWindow(s, f.seat, 'attack', f.card),
  stopBeforeVanishing,
  answer,
  hit,
  finish,
])

function stopBeforeVanishing(s: Sake, f: Attack): void {
  if (!f.cancelled && !isDisciple(f.target) && s.status[f.target] === SPIRIT) maybeStop(s, STOP_VANISH)
}

/** SK-DEMAT-10: after the window. SK-DISC-14: whoever strikes. The defence: SK-DEF for a Samurai, SK-DISC-15 for a Disciple, SK-DEMAT for a Spirit. */
function answer(s: Sake, f: Attack, t: Told): void {
  if (f.cancelled) return
  if (isDisciple(f.target)) return turnUpDefence(s, f, t)
  if (s.status[f.target] === SPIRIT) return openVanish(s, f.target)
  // what is aimed at somebody who is gone is lost.
  if (isAlive(s, f.target)) askToDefend(s, f.target, 'attack', f.value, f.ranged)
}

/** SK-DEF-13, SK-DISC-15, SK-DISC-17. */
function turnUpDefence(s: Sake, f: Attack, t: Told): void {
  const disciple = discipleCard(f.target)
  const spot = findDisciple(s, disciple)
  if (spot < 0) return
  const master = masterAt(s, spot)
  const card = turnUp(s)
  f.defence = (card < 0 ? 0 : (printed(s).defence[card] as number)) + discipleDefence(s, master)
  t.reveal({
    type: 'turnedUp',
    seat: master,
    disciple,
    card,
    value: f.defence,
    why: 'defence',
    clause: 'SK-DISC-15',
  })
  afterTurnUp(s, t)
}

/** SK-ATTACK-13, SK-ATTACK-14, SK-DEF-8: damage, and the death check. */
function hit(s: Sake, f: Attack, t: Told): void {
  if (f.cancelled || f.sacrificed || f.avoided) return
  const damage = Math.max(0, f.value - f.defence)
  f.damage = damage
  if (isDisciple(f.target)) return hitDisciple(s, f, damage, t)
  if (s.status[f.target] === SPIRIT) return hitSpirit(s, f.target, f.value, t)
  if (!isAlive(s, f.target) || damage === 0) return
  wound(s, f.target, damage, t)
  // SK-DMG-5: no Life card left is death at once, whatever sake he has elsewhere.
  if ((s.life[f.target] as number[]).length === 0) kill(s, f.target, t)
}

/** SK-DISC-16: one point is enough. */
function hitDisciple(s: Sake, f: Attack, damage: number, t: Told): void {
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
function finish(s: Sake, f: Attack, t: Told): void {
  const spent: number[] = []
  for (const c of [f.card, f.defenceCard]) {
    if (c < 0) continue
    takeFrom(s.limbo, c)
    spent.push(c)
  }
  if (spent.length > 0) toDiscard(s, spent, t)
  const perfect = f.defenceCard >= 0 && f.damage === 0 && !f.cancelled
  if (!perfect || isDisciple(f.target) || !hasAbility(s, f.target, MITSUYOSHI)) return
  draw(s, f.target, 1, t, 'SK-ABIL-5')
  keepLimit(s)
}
