import type { Seat } from '@noren/engine'
import { sequence } from '@noren/engine'
import { BARE, PASS, act } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { outOfPlay } from '../atoms.ts'
import type { SakeEvent } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NONE, weaponFrame } from '../frames.ts'
import { FIRST_WEAPON, LAST_WEAPON, printed } from '../printed.ts'
import * as no from '../reasons.ts'
import { LEFT, look, shift } from '../ring.ts'
import type { Sake } from '../state.ts'
import { below2 } from '../state.ts'
import { attackBonus } from '../values.ts'
import { strike } from './attack.ts'
import { openWindow } from './interruptions.ts'
import type { AskOf, RunOf } from './types.ts'
import { armsAgainst, isSeated } from './uses.ts'
import { whyNotWeapon } from './whynot.ts'

const { weapon: nameIt } = act
type Iaido = FrameOf<'iaido'>

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
      return openWindow(s, f.seat, 'move', f.card)
    }
    s.frames.pop()
    if (!f.cancelled) go(s, f.seat, f.dir, f.steps, t)
    outOfPlay(s, f.card, t) // SK-INT-11
  },
}

/** SK-EX-2, SK-EX-5, SK-EX-14. SK-IAIDO-13: stand up, window for the move, move, weapon named, then the Attack from its own window on (SK-INT-13). */
export const iaido: RunOf<'iaido'> = sequence<Sake, Iaido, SakeEvent>('SK-IAIDO-13', [
  draw,
  stride,
  nameWeapon,
  cut,
])

function draw(s: Sake, f: Iaido, t: Told): void {
  standUp(s, f.seat, t)
  if (f.steps > 0) openWindow(s, f.seat, 'move', f.card)
}

function stride(s: Sake, f: Iaido, t: Told): void {
  if (!f.cancelled && f.steps > 0) go(s, f.seat, f.dir, f.steps, t)
}

/** What reaches the declared target from where he stands now. */
const armsNow = (s: Sake, seat: Seat, target: number): number =>
  armsAgainst(s, seat, look(s, seat), target, LEFT, 0)

/** SK-IAIDO-9: only now. SK-IAIDO-11: if nothing reaches, there is nothing to name. */
function nameWeapon(s: Sake, f: Iaido): void {
  if (armsNow(s, f.seat, f.target) === 0) return
  s.frames.push(weaponFrame(f.seat, f.card, f.target, f.cancelled))
}

/** SK-IAIDO-6, SK-IAIDO-12: the Attack with the same card; the move stands whatever becomes of it. */
function cut(s: Sake, f: Iaido, t: Told): void {
  if (!f.named) {
    t.tell({ type: 'attackGivenUp', seat: f.seat, clause: 'SK-IAIDO-11' })
    return outOfPlay(s, f.card, t)
  }
  const p = printed(s)
  const value = (p.attack[f.card] as number) + attackBonus(s, f.seat, f.weapon, true)
  const ranged = f.weapon >= 0 && p.weaponRanged[f.weapon] === 1
  strike(
    s,
    { by: f.seat, card: f.card, target: f.target, weapon: f.weapon, value, ranged, disciple: NONE },
    t,
  )
}

/** D-5: the weapon; after Stumble also "do not attack" (SK-IAIDO-10). */
export const weapon: AskOf<'weapon'> = {
  clause: 'SK-IAIDO-9',
  offers(s, f, seat, out) {
    const mask = armsNow(s, seat, f.target)
    let any = false
    const offer = (w: number): void => {
      const why = whyNotWeapon(s, seat, mask, f.card, true, w)
      any ||= why === null
      out.put(nameIt(w), why)
    }
    for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++)
      if (((s.places[seat] as number) & (1 << w)) !== 0) offer(w)
    offer(BARE)
    out.put(PASS, !f.stumbled && any ? no.MUST_STRIKE : null)
  },
  apply(s, _f, _seat, a) {
    const under = below2(s) as Iaido
    s.frames.pop()
    if (a === PASS) return
    under.named = true
    under.weapon = nameIt.weapon(a) === BARE ? NONE : nameIt.weapon(a)
  },
}
