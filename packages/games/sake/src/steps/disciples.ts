import type { Seat } from '@noren/engine'
import { sequence } from '@noren/engine'
import { act } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { afterTurnUp, turnUp } from '../atoms.ts'
import type { SakeEvent } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NONE, discipleFrame, preyFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import { advance, advanceRoom, findDisciple, gapExists, preyOf, prevAlive } from '../ring.ts'
import type { Sake } from '../state.ts'
import { below2 } from '../state.ts'
import { advanceMax, discipleAttack } from '../values.ts'
import { strike } from './attack.ts'
import { openWindow } from './interruptions.ts'
import type { AskOf, RunOf } from './types.ts'

const { act: actWith, target } = act
type Acting = FrameOf<'disciple'>

/** A Samurai's Disciples: the left gap first, the outermost of each gap first (the order of D-15's time-out). */
export function disciplesOf(s: Sake, seat: Seat): number[] {
  const out: number[] = []
  if (gapExists(s, seat)) {
    const row = s.row[seat] as number[]
    for (let i = (s.kin[seat] as number) - 1; i >= 0; i--) out.push(row[i] as number)
  }
  const gap = prevAlive(s, seat)
  if (gap !== seat && gapExists(s, gap)) {
    const row = s.row[gap] as number[]
    for (let i = s.kin[gap] as number; i < row.length; i++) out.push(row[i] as number)
  }
  return out
}

/** Those that have not acted yet: SK-DISC-5, SK-DISC-24. */
export const toAct = (s: Sake, f: FrameOf<'disciples'>): number[] =>
  disciplesOf(s, f.seat).filter(card => !f.acted.includes(card))

function send(s: Sake, f: FrameOf<'disciples'>, card: number): void {
  f.acted.push(card)
  f.waiting = 0
  s.frames.push(discipleFrame(f.seat, card))
}

/** Phase 2 (SK-TURN-15), D-15: the master orders them; each advances and attacks before the next (SK-DISC-6). */
export const disciples: AskOf<'disciples'> = {
  clause: 'SK-DISC-6',
  offers(s, f, _seat, out) {
    for (const card of toAct(s, f)) out.may(actWith(card))
  },
  apply(s, f, _seat, a) {
    send(s, f, actWith.card(a))
  },
  run(s, f) {
    const mine = toAct(s, f)
    if (mine.length === 0) s.frames.pop()
    else if (mine.length === 1) send(s, f, mine[0] as number)
    else f.waiting = 1 << f.seat
  },
}

/** SK-EX-4, SK-EX-15. SK-DISC-21: advance announced, Stumble, advance; target, card turned up, Double Vision, defence, damage. */
export const disciple: RunOf<'disciple'> = sequence<Sake, Acting, SakeEvent>('SK-DISC-21', [
  announce,
  step,
  findPrey,
  bite,
])

function announce(s: Sake, f: Acting): void {
  f.steps = advanceRoom(s, findDisciple(s, f.card), advanceMax(s))
  if (f.steps > 0) openWindow(s, f.seat, 'move', f.card)
}

/** SK-DISC-8, SK-DISC-22: it advances unless it was made to stumble; either way it may still attack. */
function step(s: Sake, f: Acting, t: Told): void {
  if (f.steps === 0) return
  if (f.cancelled) {
    t.tell({ type: 'discipleHeld', seat: f.seat, card: f.card, clause: 'SK-DISC-22' })
    return
  }
  advance(s, findDisciple(s, f.card), f.steps)
  t.tell({ type: 'discipleAdvanced', seat: f.seat, card: f.card, steps: f.steps, clause: 'SK-DISC-8' })
}

/** SK-DISC-10, SK-DISC-11, SK-DEMAT-9: it must attack what stands at exactly 1 Step ahead; its owner chooses among several. */
function findPrey(s: Sake, f: Acting): void {
  const prey = preyOf(s, findDisciple(s, f.card))
  if (prey.length === 1) f.target = prey[0] as number
  else if (prey.length > 1) s.frames.push(preyFrame(f.seat, f.card))
}

/** SK-DISC-12, SK-DISC-13, SK-DISC-17: the card is turned up before the window; with no card the box is 0. */
function bite(s: Sake, f: Acting, t: Told): void {
  if (f.target < 0) return
  const card = turnUp(s)
  const value = (card < 0 ? 0 : (printed(s).attack[card] as number)) + discipleAttack(s, f.seat)
  t.reveal({
    type: 'turnedUp',
    seat: f.seat,
    disciple: f.card,
    card,
    value,
    why: 'attack',
    clause: 'SK-DISC-12',
  })
  afterTurnUp(s, t)
  strike(
    s,
    { by: f.seat, card: NONE, target: f.target, weapon: NONE, value, ranged: false, disciple: f.card },
    t,
  )
}

/** D-16. */
export const preyStep: AskOf<'prey'> = {
  clause: 'SK-DISC-11',
  offers(s, f, _seat, out) {
    for (const at of preyOf(s, findDisciple(s, f.card))) out.may(target(at))
  },
  apply(s, _f, _seat, a) {
    ;(below2(s) as Acting).target = target.target(a)
    s.frames.pop()
  },
}
