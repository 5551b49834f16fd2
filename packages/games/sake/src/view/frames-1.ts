import type { Seat, SeatSet } from '@noren/engine'
import { act } from '../actions.ts'
import type { Data } from '../cards.ts'
import { NONE, NOT_YET } from '../frames.ts'
import { printed } from '../printed.ts'
import type { Seen } from '../seen.ts'
import { textAsks } from '../steps/declare.ts'
import type { Figures } from '../values.ts'
import { iaidoMax, moveMax } from '../values.ts'
import type { PlayerView } from '../view.ts'

/** The frames of version 1: one bag of seventeen fields for every kind of business, and what each of them meant there. */

export interface Frame1 {
  readonly kind: string
  readonly waiting: SeatSet
  readonly seat: Seat
  readonly stage: number
  readonly card: number
  readonly use: number
  readonly target: number
  readonly weapon: number
  readonly value: number
  readonly dir: number
  readonly steps: number
  readonly cost: number
  readonly pay: number
  readonly flag: number
  readonly asked: SeatSet
  readonly list: readonly number[]
  readonly sealed: readonly number[]
}
/** What a frame is read with: the figures of the table. */
interface Table1 {
  readonly me: Seat
  readonly data: Data | null
  readonly rules: object
  readonly players: readonly PlayerView[]
}

/** The most Steps of a Move or an iaido: it was never told, but follows from what everybody saw. */
function maxOf(f: Frame1, at: Table1): number {
  const figures: Figures = {
    rules: at.rules as Figures['rules'],
    data: at.data,
    places: at.players.map(p => p.places),
    sake: at.players.map((p, seat) => (seat === f.seat && f.pay >= 0 ? p.sake & ~(1 << f.pay) : p.sake)),
    board: at.players.map(p => p.board),
    status: at.players.map(p => p.status),
    wield: at.players.map(p => p.wield),
  }
  if (f.use === IAIDO) return iaidoMax(figures, f.seat)
  return moveMax(figures, f.seat, printed(at).move[f.card] as number)
}

// Marks of version 1.
const CANCELLED = 1
const RANGED = 2
const SACRIFICED = 4
const AVOIDED = 8
const BY_DISCIPLE = 16
const STUMBLED = 32
const NAMED = 1
// Uses of version 1.
const IAIDO = 1
const TEXT = 4
const ACTIVATE = 5
const BRAWL = 6
const WHY = ['limit', 'riceballs', 'pipe'] as const

/** A choice in the making: one kind in version 1, seen by its owner alone. */
export const isMaking = (f: Frame1): boolean => f.kind === 'declare'

/** Choices of version 1 were packed with eight bits an operand; two of them have twelve each now. */
function packed(a: number): number {
  const [x, y, z] = [(a >> 6) & 255, (a >> 14) & 255, (a >> 22) & 255]
  const verb = a & 63
  if (verb === act.step.code) return act.step(x, y)
  if (verb === act.gear.code) return act.gear(x, y)
  if (verb === act.sip.code) return act.sip(x, y)
  if (verb === act.brawl.code) return act.brawl(x, y)
  if (verb === act.drowse.code) return act.drowse(x, y)
  if (verb === act.spot.code) return act.spot(x, y)
  if (verb === act.shove.code) return act.shove(x, y, z)
  return verb | (x << 6)
}

const STAGES = [
  'pickPay',
  'pickUse',
  'pickStep',
  'pickTarget',
  'pickWeapon',
  'pickCost',
  'pickGear',
  'pickSip',
  'pickSide',
  'pickOnto',
  'pickTo',
  'pickSpend',
] as const

function making(f: Frame1, at: Table1): object {
  const kind = STAGES[f.stage] ?? 'pickUse'
  const picks = f.list.map(packed)
  const base = { kind, waiting: f.waiting, seat: f.seat, picks }
  const { card, pay } = f
  switch (kind) {
    case 'pickPay':
      return { ...base, card }
    case 'pickUse':
      return { ...base, card, pay, textAsks: textAsks(at, card) }
    case 'pickStep':
      return { ...base, card, pay, iaido: f.use === IAIDO, max: maxOf(f, at) }
    case 'pickTarget': {
      const aim = f.use === TEXT ? 'text' : f.use === IAIDO ? 'iaido' : 'attack'
      return { ...base, card, pay, aim, dir: f.dir, steps: f.steps, cost: f.cost }
    }
    case 'pickWeapon':
      return { ...base, card, pay, target: f.target }
    case 'pickCost':
      return f.use === ACTIVATE ? { ...base, kind: 'pickFuel', item: f.weapon } : { ...base, card, pay }
    case 'pickOnto':
      return { ...base, target: f.target, from: f.cost }
    case 'pickTo':
      return { ...base, giver: f.target, back: f.dir }
    case 'pickSpend':
      return { ...base, target: f.target, cards: picks.filter(act.spend.is).map(act.spend.card) }
    default:
      return { ...base, card, pay }
  }
}

function business(f: Frame1): object {
  const base = { kind: f.kind, waiting: f.waiting, seat: f.seat }
  const staged = { ...base, stage: f.stage }
  const { card, target, steps, dir, value, weapon } = f
  const cancelled = (f.flag & CANCELLED) !== 0
  switch (f.kind) {
    case 'samurai':
    case 'spirit':
      return staged
    case 'move':
      return { ...staged, card, dir, steps, cancelled }
    case 'iaido': {
      const named = f.use === NAMED
      return {
        ...staged,
        card,
        dir,
        steps,
        target,
        cancelled: cancelled || (f.flag & STUMBLED) !== 0,
        named,
        weapon,
      }
    }
    case 'weapon':
      return { ...base, card, target, stumbled: (f.flag & STUMBLED) !== 0 }
    case 'drink':
      return { ...staged, card }
    case 'place':
    case 'lose':
    case 'give':
      return { ...base, left: value }
    case 'attack':
      return {
        ...staged,
        card,
        target,
        weapon,
        value,
        ranged: (f.flag & RANGED) !== 0,
        // Its card stood in the frame under the Attack: `stackFrom` puts it here.
        disciple: NONE,
        cancelled,
        sacrificed: (f.flag & SACRIFICED) !== 0,
        avoided: (f.flag & AVOIDED) !== 0,
        defenceCard: f.cost,
        defence: dir,
        damage: steps,
      }
    case 'window':
      return { ...base, about: f.use === 0 ? 'move' : 'attack', card, asked: f.asked }
    case 'defend':
      return { ...base, against: f.use === 0 ? 'attack' : 'torment', value, ranged: (f.flag & RANGED) !== 0 }
    case 'vanish':
    case 'respond':
      return { ...base, asked: f.asked }
    case 'event':
      return { ...staged, card, target, place: weapon }
    case 'second':
    case 'prey':
      return { ...base, card }
    case 'steps':
      return { ...base, card, change: f.use, left: value }
    case 'item':
      return { ...staged, place: weapon }
    case 'discard':
      return { ...base, why: WHY[f.use] ?? 'limit', due: f.sealed.slice() }
    case 'rearm':
      return { ...base, lost: weapon }
    case 'disciples':
      return { ...base, acted: f.list.slice() }
    case 'disciple':
      return { ...staged, card, steps, target, cancelled }
    case 'death':
      return { ...staged, kept: target }
    case 'possess':
      return f.use === BRAWL
        ? { ...staged, kind: 'brawl', target, from: f.cost, onto: weapon }
        : { ...staged, kind: 'drowse', giver: target, back: dir, receiver: steps }
    case 'torment':
      return {
        ...staged,
        target,
        value,
        cards: f.list.slice(),
        defenceCard: f.cost,
        defence: dir,
        stolen: steps,
      }
    case 'help':
      return { ...base, target, asked: f.asked }
    default:
      return base
  }
}

/** The same for a whole stack: an Attack of a Disciple names it, whose card stood in the frame under it. */
export const stackFrom = (frames: readonly Frame1[], at: Table1): Seen[] =>
  frames.map((f, i) => {
    const by = f.kind === 'attack' && (f.flag & BY_DISCIPLE) !== 0 ? frames[i - 1] : undefined
    return by?.kind === 'disciple' ? Object.assign(seenFrom(f, at), { disciple: by.card }) : seenFrom(f, at)
  })

/** What is seen of a frame of version 1, in the shape of version 2. */
export const seenFrom = (f: Frame1, at: Table1): Seen => (isMaking(f) ? making(f, at) : business(f)) as Seen

/** What the viewer had sealed in it: an answer, or the cards named so far. */
export function sealedFrom(f: Frame1, me: Seat): { mine: number; picked: readonly number[] } {
  if (me < 0) return { mine: NOT_YET, picked: [] }
  if (f.kind === 'window' || f.kind === 'vanish') return { mine: f.sealed[me] ?? NOT_YET, picked: [] }
  return { mine: NOT_YET, picked: f.kind === 'discard' || f.kind === 'help' ? f.list.slice() : [] }
}
