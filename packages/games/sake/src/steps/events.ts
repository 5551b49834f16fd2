import type { Seat } from '@noren/engine'
import { ADD, PASS, REMOVE, act } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { draw, heal, loseGear, loseSake, outOfPlay } from '../atoms.ts'
import {
  CHOPSTICKS,
  FEIGNED,
  LANTERNS,
  PURCHASE,
  RAMEN,
  RICEBALLS,
  ROAR,
  SAKURAGI,
  STENCH,
} from '../cards.ts'
import type { FrameOf } from '../frames.ts'
import { NONE, secondFrame, stepsFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import * as no from '../reasons.ts'
import { look, nextAlive, putCube, removable } from '../ring.ts'
import type { Sake } from '../state.ts'
import { below2 } from '../state.ts'
import { eventAttack } from '../values.ts'
import { strike } from './attack.ts'
import { eachTarget, whyNotAim } from './declare.ts'
import { keepLimit, orderDiscard } from './hand.ts'
import { askToRespond } from './respond.ts'
import type { AskOf, RunOf } from './types.ts'
import { anyRemovable, eventHasTarget, eventValue } from './uses.ts'
import { maybeRearm } from './wield.ts'

const { target, spot } = act
type EventFrame = FrameOf<'event'>

/** SK-EVENT-1, SK-EVENT-2, SK-EVENT-3: an Event takes effect and is then discarded. */
export const event: RunOf<'event'> = {
  clause: 'SK-EVENT-2',
  run(s, f, t) {
    const type = printed(s).type[f.card] as number
    switch (type) {
      case CHOPSTICKS:
      case RAMEN:
      case ROAR:
        return attacks(s, f, type, t)
      case STENCH:
      case LANTERNS:
        return f.stage++ === 0 ? changeSteps(s, f, type) : finish(s, f, t)
      case SAKURAGI:
        if (f.stage++ > 0) return finish(s, f, t)
        draw(s, f.seat, 2, t, 'SK-EVENT-12')
        return keepLimit(s)
      case FEIGNED:
        heal(s, f.seat, 2, t, 'SK-EVENT-17')
        return finish(s, f, t)
      default:
        return aimed(s, f, type, t)
    }
  },
}

function finish(s: Sake, f: EventFrame, t: Told): void {
  s.frames.pop()
  outOfPlay(s, f.card, t)
}

/** SK-EVENT-4, SK-EVENT-5, SK-EVENT-6, SK-EVENT-7, SK-EVENT-8, SK-EVENT-9, SK-EVENT-18: ranged Attacks of the printed value; Chopsticks makes two, one after the other. */
function attacks(s: Sake, f: EventFrame, type: number, t: Told): void {
  const stage = f.stage++
  if (stage === 1 && type === CHOPSTICKS) {
    f.target = NONE
    // SK-EVENT-8: the second may be forgone; without a target it is.
    if (eventHasTarget(s, look(s, f.seat), type)) s.frames.push(secondFrame(f.seat, f.card))
    return
  }
  if (stage > 1 && (type !== CHOPSTICKS || stage > 2)) return finish(s, f, t)
  if (stage === 1) return finish(s, f, t)
  if (f.target < 0) return
  const value = eventAttack(s, f.seat, eventValue(type))
  strike(
    s,
    { by: f.seat, card: NONE, target: f.target, weapon: NONE, value, ranged: true, disciple: NONE },
    t,
  )
}

/** D-6: the second target, the same or another (SK-EVENT-7), or stop. */
export const second: AskOf<'second'> = {
  clause: 'SK-EVENT-6',
  offers(s, _f, seat, out) {
    const v = look(s, seat)
    eachTarget(s, v, at => out.put(target(at), whyNotAim(s, v, CHOPSTICKS, at)))
    out.may(PASS)
  },
  apply(s, _f, _seat, a) {
    const under = below2(s) as EventFrame
    s.frames.pop()
    if (a !== PASS) under.target = target.target(a)
  },
}

/** Events aimed at one Samurai's hand, cards or sake: he may respond first, then it happens. */
function aimed(s: Sake, f: EventFrame, type: number, t: Told): void {
  const stage = f.stage++
  if (stage === 0) return askToRespond(s, f.seat, 1 << f.target)
  if (stage > 1) return finish(s, f, t)
  if (type === RICEBALLS) return throwRiceballs(s, f)
  if (type === PURCHASE) {
    loseGear(s, f.target, f.place, t)
    return maybeRearm(s, f.target, f.place)
  }
  // SK-EVENT-15: unless he has burnt it meanwhile.
  if (((s.sake[f.target] as number) & (1 << f.place)) !== 0)
    loseSake(s, f.target, f.place, 'stomach', t, 'SK-EVENT-15')
}

/** SK-EVENT-11: two cards of his own choice, all if he has fewer. */
function throwRiceballs(s: Sake, f: EventFrame): void {
  const due: number[] = []
  for (let i = 0; i < s.seats; i++) due.push(i === f.target ? 2 : 0)
  orderDiscard(s, f.seat, 'riceballs', due)
}

/** SK-EVENT-10, SK-EVENT-20: two Steps, each anywhere. */
function changeSteps(s: Sake, f: EventFrame, type: number): void {
  s.frames.push(stepsFrame(f.seat, f.card, type === STENCH ? ADD : REMOVE, 2))
}

/** SK-EVENT-21: as much as can be done. */
const canChange = (s: Sake, change: number): boolean => (change === ADD ? s.supply > 0 : anyRemovable(s))

export function eachSpot(s: Sake, visit: (gap: Seat, i: number) => void): void {
  for (let g = 0; g < s.seats; g++) for (let i = 0; i < (s.cubes[g] as number[]).length; i++) visit(g, i)
}

/** D-7: a gap and a place in it, one cube at a time (SK-GEO-13, SK-GEO-14). */
export const steps: AskOf<'steps'> = {
  clause: 'SK-GEO-13',
  offers(s, f, _seat, out) {
    eachSpot(s, (g, i) =>
      out.put(spot(g, i), f.change === REMOVE && !removable(s, g, i) ? no.LAST_CUBE : null),
    )
  },
  apply(s, f, seat, a, t) {
    const { change } = f
    const [gap, index] = [spot.gap(a), spot.index(a)]
    putCube(s, gap, index, change === ADD ? 1 : -1)
    const clause = change === ADD ? 'SK-EVENT-10' : 'SK-EVENT-20'
    t.tell({ type: 'cubePut', seat, change, gap, to: nextAlive(s, gap), index, clause })
    f.left--
    f.waiting = 0
  },
  run(s, f) {
    if (f.left > 0 && canChange(s, f.change)) f.waiting = 1 << f.seat
    else s.frames.pop()
  },
}
