import type { Seat } from '@noren/engine'
import { ADD, PASS, REMOVE, V_SPOT, V_TARGET, act, verbOf, xOf, yOf } from '../actions.ts'
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
import { printed } from '../printed.ts'
import { look, putCube, removable, sight } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { SPIRIT, below2, push } from '../state.ts'
import { eventAttack } from '../values.ts'
import { strike } from './attack.ts'
import { BY_RICEBALLS, keepLimit, orderDiscard } from './hand.ts'
import { askToRespond } from './respond.ts'
import type { AskOf, RunOf } from './types.ts'
import { anyRemovable, eventHasTarget, eventReaches, eventValue } from './uses.ts'
import { maybeRearm } from './wield.ts'

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
    f.target = -1
    look(s, f.seat)
    // SK-EVENT-8: the second may be forgone; without a target it is.
    if (eventHasTarget(s, type)) push(s, 'second', f.seat, 1 << f.seat).card = f.card
    return
  }
  if (stage > 1 && (type !== CHOPSTICKS || stage > 2)) return finish(s, f, t)
  if (stage === 1) return finish(s, f, t)
  if (f.target < 0) return
  const value = eventAttack(s, f.seat, eventValue(type))
  strike(s, { by: f.seat, card: -1, target: f.target, weapon: -1, value, ranged: true, disciple: -1 }, t)
}

/** D-6: the second target, the same or another (SK-EVENT-7), or stop. */
export const second: AskOf<'second'> = {
  clause: 'SK-EVENT-6',
  candidates(s, f, _seat, out) {
    look(s, f.seat)
    for (let i = 0; i < sight.count; i++) out.add(act(V_TARGET, sight.figure[i]))
    for (let i = 0; i < s.seats; i++) if (s.status[i] === SPIRIT) out.add(act(V_TARGET, i))
    out.add(PASS)
  },
  barriers: [
    {
      clauses: ['SK-EVENT-5', 'SK-EVENT-23'],
      blocks: (s, f, _seat, a) => {
        if (verbOf(a) !== V_TARGET) return false
        look(s, f.seat)
        return !eventReaches(s, CHOPSTICKS, xOf(a))
      },
    },
  ],
  apply(s, _f, _seat, a) {
    const under = below2(s)
    s.frames.pop()
    if (a !== PASS) under.target = xOf(a)
  },
}

/** Events aimed at one Samurai's hand, cards or sake: he may respond first, then it happens. */
function aimed(s: Sake, f: EventFrame, type: number, t: Told): void {
  const stage = f.stage++
  if (stage === 0) return askToRespond(s, f.seat, 1 << f.target)
  if (stage > 1) return finish(s, f, t)
  if (type === RICEBALLS) return throwRiceballs(s, f)
  if (type === PURCHASE) {
    loseGear(s, f.target, f.weapon, t)
    return maybeRearm(s, f.target, f.weapon)
  }
  // SK-EVENT-15: unless he has burnt it meanwhile.
  if (((s.sake[f.target] as number) & (1 << f.weapon)) !== 0)
    loseSake(s, f.target, f.weapon, 'stomach', t, 'SK-EVENT-15')
}

/** SK-EVENT-11: two cards of his own choice, all if he has fewer. */
function throwRiceballs(s: Sake, f: EventFrame): void {
  const due: number[] = []
  for (let i = 0; i < s.seats; i++) due.push(i === f.target ? 2 : 0)
  orderDiscard(s, f.seat, BY_RICEBALLS, due)
}

/** SK-EVENT-10, SK-EVENT-20: two Steps, each anywhere. */
function changeSteps(s: Sake, f: EventFrame, type: number): void {
  const w = push(s, 'steps', f.seat)
  w.card = f.card
  w.use = type === STENCH ? ADD : REMOVE
  w.value = 2
}

/** SK-EVENT-21: as much as can be done. */
const canChange = (s: Sake, use: number): boolean => (use === ADD ? s.supply > 0 : anyRemovable(s))

export function eachSpot(s: Sake, visit: (gap: Seat, i: number) => void): void {
  for (let g = 0; g < s.seats; g++) for (let i = 0; i < (s.cubes[g] as number[]).length; i++) visit(g, i)
}

/** D-7: a gap and a place in it, one cube at a time (SK-GEO-13, SK-GEO-14). */
export const steps: AskOf<'steps'> = {
  clause: 'SK-GEO-13',
  candidates(s, _f, _seat, out) {
    eachSpot(s, (g, i) => out.add(act(V_SPOT, g, i)))
  },
  barriers: [
    {
      clauses: ['SK-GEO-15'],
      blocks: (s, f, _seat, a) => f.use === REMOVE && !removable(s, xOf(a), yOf(a)),
    },
  ],
  apply(s, f, seat, a, t) {
    const change = f.use
    putCube(s, xOf(a), yOf(a), change === ADD ? 1 : -1)
    const clause = change === ADD ? 'SK-EVENT-10' : 'SK-EVENT-20'
    t.tell({ type: 'cubePut', seat, change, gap: xOf(a), index: yOf(a), clause })
    f.value--
    f.waiting = 0
  },
  run(s, f) {
    if (f.value > 0 && canChange(s, f.use)) f.waiting = 1 << f.seat
    else s.frames.pop()
  },
}
