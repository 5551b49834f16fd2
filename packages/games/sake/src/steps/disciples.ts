import type { Seat } from '@noren/engine'
import { OF_MOVE, V_ACT, V_TARGET, act, xOf } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { afterTurnUp, turnUp } from '../atoms.ts'
import { printed } from '../printed.ts'
import { advance, advanceRoom, findDisciple, gapExists, preyOf, prevAlive } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { below2, push } from '../state.ts'
import { advanceMax, discipleAttack } from '../values.ts'
import { strike } from './attack.ts'
import { openWindow } from './interruptions.ts'
import type { AskOf, RunOf } from './types.ts'
import { CANCELLED } from './types.ts'

/** A Samurai's Disciples: the left gap first, the outermost of each gap first (the order of D-15's time-out). */
export function disciplesOf(s: Sake, seat: Seat, out: number[]): void {
  out.length = 0
  if (gapExists(s, seat)) {
    const row = s.row[seat] as number[]
    for (let i = (s.kin[seat] as number) - 1; i >= 0; i--) out.push(row[i] as number)
  }
  const gap = prevAlive(s, seat)
  if (gap !== seat && gapExists(s, gap)) {
    const row = s.row[gap] as number[]
    for (let i = s.kin[gap] as number; i < row.length; i++) out.push(row[i] as number)
  }
}

const mine: number[] = []
const prey: number[] = []

/** Those that have not acted yet, into `mine`: SK-DISC-5, SK-DISC-24. */
function toAct(s: Sake, f: FrameOf<'disciples'>): number {
  disciplesOf(s, f.seat, mine)
  let n = 0
  for (let i = 0; i < mine.length; i++) {
    const card = mine[i] as number
    if (!f.list.includes(card)) mine[n++] = card
  }
  mine.length = n
  return n
}

function send(s: Sake, f: FrameOf<'disciples'>, card: number): void {
  f.list = [...f.list, card]
  f.waiting = 0
  push(s, 'disciple', f.seat).card = card
}

/** Phase 2 (SK-TURN-15), D-15: the master orders them; each advances and attacks before the next (SK-DISC-6). */
export const disciples: AskOf<'disciples'> = {
  clause: 'SK-DISC-6',
  candidates(s, f, _seat, out) {
    const n = toAct(s, f)
    for (let i = 0; i < n; i++) out.add(act(V_ACT, mine[i]))
  },
  barriers: [],
  apply(s, f, _seat, a) {
    send(s, f, xOf(a))
  },
  run(s, f) {
    const n = toAct(s, f)
    if (n === 0) s.frames.pop()
    else if (n === 1) send(s, f, mine[0] as number)
    else f.waiting = 1 << f.seat
  },
}

/** SK-EX-4, SK-EX-15. SK-DISC-21: advance announced, Stumble, advance; target, card turned up, Double Vision, defence, damage. */
export const disciple: RunOf<'disciple'> = {
  clause: 'SK-DISC-21',
  run(s, f, t) {
    const spot = findDisciple(s, f.card)
    switch (f.stage++) {
      case 0:
        f.steps = advanceRoom(s, spot, advanceMax(s))
        if (f.steps > 0) openWindow(s, f.seat, OF_MOVE, f.card)
        return
      case 1:
        return step(s, f, spot, t)
      case 2:
        return findPrey(s, f, spot)
      case 3:
        if (f.target >= 0) bite(s, f, t)
        return
      default:
        s.frames.pop()
    }
  },
}

/** SK-DISC-8, SK-DISC-22: it advances unless it was made to stumble; either way it may still attack. */
function step(s: Sake, f: FrameOf<'disciple'>, spot: number, t: Told): void {
  if (f.steps === 0) return
  if ((f.flag & CANCELLED) !== 0) {
    t.tell({ type: 'discipleHeld', seat: f.seat, card: f.card, clause: 'SK-DISC-22' })
    return
  }
  advance(s, spot, f.steps)
  t.tell({ type: 'discipleAdvanced', seat: f.seat, card: f.card, steps: f.steps, clause: 'SK-DISC-8' })
}

/** SK-DISC-10, SK-DISC-11, SK-DEMAT-9: it must attack what stands at exactly 1 Step ahead; its owner chooses among several. */
function findPrey(s: Sake, f: FrameOf<'disciple'>, spot: number): void {
  preyOf(s, spot, prey)
  if (prey.length === 1) f.target = prey[0] as number
  else if (prey.length > 1) push(s, 'prey', f.seat, 1 << f.seat).card = f.card
}

/** SK-DISC-12, SK-DISC-13, SK-DISC-17: the card is turned up before the window; with no card the box is 0. */
function bite(s: Sake, f: FrameOf<'disciple'>, t: Told): void {
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
  strike(s, { by: f.seat, card: -1, target: f.target, weapon: -1, value, ranged: false, disciple: f.card }, t)
}

/** D-16. */
export const preyStep: AskOf<'prey'> = {
  clause: 'SK-DISC-11',
  candidates(s, f, _seat, out) {
    preyOf(s, findDisciple(s, f.card), prey)
    for (let i = 0; i < prey.length; i++) out.add(act(V_TARGET, prey[i]))
  },
  barriers: [],
  apply(s, _f, _seat, a) {
    below2(s).target = xOf(a)
    s.frames.pop()
  },
}
