import type { Action, Choices, Clause, Seat } from '@noren/engine'
import {
  ACTIVATE,
  ATTACK,
  BARE,
  BRAWL,
  DONE,
  DRINK,
  DROWSE,
  END,
  IAIDO,
  MOVE,
  STEAL,
  TEXT,
  V_COST,
  V_DONE,
  V_END,
  V_GEAR,
  V_ONTO,
  V_PAY,
  V_SIDE,
  V_SIP,
  V_SPEND,
  V_STEAL,
  V_STEP,
  V_TARGET,
  V_TO,
  V_USE,
  V_WEAPON,
  act,
  verbOf,
  xOf,
  yOf,
} from '../actions.ts'
import type { Told } from '../atoms.ts'
import { CHOPSTICKS, DISCIPLE, PURCHASE, RAMEN, RICEBALLS, ROAR, STOMACH } from '../cards.ts'
import { FIRST_WEAPON, LAST_ITEM, LAST_WEAPON, printed } from '../printed.ts'
import { TOWARDS, aliveCount, isAlive, look, nextAlive, room, sight } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { SPIRIT } from '../state.ts'
import {
  BARE_BIT,
  arms,
  armsOnSpirit,
  attackBonus,
  freePlaces,
  iaidoMax,
  moveMax,
  topBack,
} from '../values.ts'
import { carryOut } from './carryout.ts'
import { replay } from './replay.ts'
import type { AskOf } from './types.ts'
import {
  S_COST,
  S_GEAR,
  S_ONTO,
  S_PAY,
  S_SIDE,
  S_SIP,
  S_SPEND,
  S_STEP,
  S_TARGET,
  S_TO,
  S_USE,
  S_WEAPON,
} from './types.ts'
import {
  armsAfter,
  eventReaches,
  firstDir,
  iaidoMin,
  iaidoReach,
  isInterruption,
  isSeated,
  isSpiritPrey,
  lastDir,
  riceballsReach,
  seen,
  usesOf,
  worthwhile,
} from './uses.ts'

type Declare = FrameOf<'declare'>

/** Reads the state as if the sake that pays for an extra card were burnt already (SK-BURN-9). */
function withPaid<T>(s: Sake, f: Declare, read: () => T): T {
  if (f.pay < 0) return read()
  const held = s.sake[f.seat] as number
  s.sake[f.seat] = held & ~(1 << f.pay)
  const out = read()
  s.sake[f.seat] = held
  return out
}

/** The arms that would reach a target of the declared use from here. Needs `look`. */
function armsAgainst(s: Sake, f: Declare, target: number): number {
  if (target < s.seats && s.status[target] === SPIRIT)
    return isSpiritPrey(s, target) ? armsOnSpirit(s, f.seat) : 0
  const i = seen(target)
  if (i < 0) return 0
  if (f.use === IAIDO) return armsAfter(s, f.seat, i, f.dir, f.steps)
  return arms(s, f.seat, sight.left[i] as number, sight.right[i] as number)
}

const boxOf = (s: Sake, f: Declare): number => printed(s).attack[f.card] as number
const typeOf = (s: Sake, f: Declare): number => printed(s).type[f.card] as number

/** Refusals by number: `whyNot` gives one, the barriers turn it into clauses. */
const REASONS: readonly (readonly Clause[])[] = [
  [],
  ['SK-BURN-9', 'SK-TURN-14'],
  ['SK-ATTACK-5', 'SK-ATTACK-8', 'SK-ATTACK-12'],
  ['SK-IAIDO-1'],
  ['SK-IAIDO-8'],
  ['SK-MOVE-13', 'SK-LINE-11'],
  ['SK-DRINK-7', 'SK-DRINK-4'],
  ['SK-INT-1'],
  ['SK-WEAPON-3', 'SK-ITEM-2'],
  ['SK-TURN-14'],
  ['SK-MOVE-8', 'SK-LINE-7'],
  ['SK-IAIDO-5'],
  ['SK-DEMAT-4'],
  ['SK-ATTACK-5', 'SK-GEO-6', 'SK-GEO-7'],
  ['SK-ATTACK-12'],
  ['SK-ATTACK-3', 'SK-WEAPON-7'],
  ['SK-ATTACK-8', 'SK-ATTACK-9'],
  ['SK-POWER-4'],
  ['SK-SPIRIT-3'],
  ['SK-TORMENT-3'],
  ['SK-EVENT-11'],
  ['SK-DISC-3'],
  ['SK-STEAL-3'],
]
const NO_USE = 1
const NO_REACH = 2
const STANDING = 3
const NO_IAIDO = 4
const STUCK = 5
const DRY = 6
const INTERRUPTION = 7
const SECOND = 8
const NO_EFFECT = 9
const TOO_FAR = 10
const MUST_STEP = 11
const NO_SAKE = 12
const DISTANCE = 13
const WORTHLESS = 14
const COVERED = 15
const ARMED = 16
const WET = 17
const BACK = 18
const NO_CARD = 19
const RICEBALLS_AIM = 20
const ALONE = 21
const EMPTY_MASU = 22

function whyNotUse(s: Sake, f: Declare, use: number): number {
  if ((usesOf(s, f.seat, f.card) & (1 << use)) !== 0) return 0
  if (use === ATTACK) return NO_REACH
  if (use === IAIDO) return isSeated(s, f.seat) ? NO_IAIDO : STANDING
  if (use === MOVE) return STUCK
  if (use === DRINK) return DRY
  const type = typeOf(s, f)
  if (isInterruption(type)) return INTERRUPTION
  if (type === DISCIPLE) return ALONE
  return type > DISCIPLE ? SECOND : NO_EFFECT
}

function whyNotStep(s: Sake, f: Declare, dir: number, n: number): number {
  if (f.use === IAIDO && n < iaidoMin(s)) return MUST_STEP
  if (n > 0 && n > room(s, f.seat, dir)) return TOO_FAR
  if (f.use === IAIDO && !worthwhile(s, f.seat, iaidoReach(s, f.seat, dir, n), boxOf(s, f), true))
    return NO_IAIDO
  return 0
}

function whyNotTarget(s: Sake, f: Declare, target: number): number {
  if (target < s.seats && s.status[target] === SPIRIT && !isSpiritPrey(s, target)) return NO_SAKE
  if (f.use === TEXT) {
    const type = typeOf(s, f)
    if (type === RICEBALLS) return riceballsReach(s, target) ? 0 : RICEBALLS_AIM
    return eventReaches(s, type, target) ? 0 : DISTANCE
  }
  const mask = armsAgainst(s, f, target)
  if (mask === 0) return DISTANCE
  return worthwhile(s, f.seat, mask, boxOf(s, f), f.use === IAIDO) ? 0 : WORTHLESS
}

function whyNotWeapon(s: Sake, f: Declare, weapon: number): number {
  const mask = armsAgainst(s, f, f.target)
  const bit = weapon === BARE ? BARE_BIT : 1 << weapon
  if ((mask & bit) === 0)
    return weapon === BARE ? ARMED : ((s.sake[f.seat] as number) & bit) !== 0 ? COVERED : DISTANCE
  const bonus = attackBonus(s, f.seat, weapon === BARE ? 0 : weapon, false)
  return boxOf(s, f) + bonus >= 1 ? 0 : WORTHLESS
}

/** The one reason against a choice, or 0. Needs `look`, and the paying sake lifted. */
function whyNot(s: Sake, f: Declare, a: Action): number {
  switch (verbOf(a)) {
    case V_PAY: {
      const held = s.sake[f.seat] as number
      s.sake[f.seat] = held & ~(1 << xOf(a))
      const uses = usesOf(s, f.seat, f.card)
      s.sake[f.seat] = held
      return uses === 0 ? NO_USE : 0
    }
    case V_USE:
      return whyNotUse(s, f, xOf(a))
    case V_STEP:
      return whyNotStep(s, f, xOf(a), yOf(a))
    case V_TARGET:
      return whyNotTarget(s, f, xOf(a))
    case V_WEAPON:
      return whyNotWeapon(s, f, xOf(a))
    case V_ONTO:
      return (freePlaces(s, f.target) & (1 << xOf(a))) === 0 ? WET : 0
    case V_SPEND:
      return printed(s).back[xOf(a)] === topBack(s) ? 0 : BACK
    case V_DONE:
      return f.list.length > 1 ? 0 : NO_CARD
    case V_STEAL:
      return s.masu > 0 ? 0 : EMPTY_MASU
    default:
      return 0
  }
}

const reasonAgainst = (s: Sake, f: Declare, a: Action): number =>
  withPaid(s, f, () => {
    look(s, f.seat)
    return whyNot(s, f, a)
  })

const asked: { s: Sake | null; f: Declare | null; a: Action; reason: number } = {
  s: null,
  f: null,
  a: 0,
  reason: 0,
}

function addSips(s: Sake, mask: number, verb: number, seat: Seat, out: Choices): void {
  for (let p = 0; p <= LAST_ITEM; p++)
    if ((mask & (1 << p)) !== 0)
      out.add(verb === V_SIP || verb === V_GEAR ? act(verb, seat, p) : act(verb, p))
}

/** SK-MOVE-4: 1 to the maximum; SK-IAIDO-4 likewise, from 0 where one may stand still. */
function addSteps(s: Sake, f: Declare, out: Choices): void {
  const alive = aliveCount(s)
  const max = f.use === IAIDO ? iaidoMax(s, f.seat) : moveMax(s, f.seat, printed(s).move[f.card] as number)
  if (f.use === IAIDO) out.add(act(V_STEP, firstDir(alive), 0))
  for (let d = firstDir(alive); d <= lastDir(alive); d++)
    for (let n = 1; n <= max; n++) out.add(act(V_STEP, d, n))
}

/** SK-ATTACK-2, SK-ATTACK-17: opposing Samurai and Disciples in sight, and Spirits. */
function addTargets(s: Sake, f: Declare, out: Choices): void {
  if (f.use === TEXT && typeOf(s, f) === RICEBALLS) {
    // SK-EVENT-22: not a Spirit.
    for (let p = nextAlive(s, f.seat); p !== f.seat; p = nextAlive(s, p)) out.add(act(V_TARGET, p))
    return
  }
  for (let i = 0; i < sight.count; i++) out.add(act(V_TARGET, sight.figure[i]))
  for (let i = 0; i < s.seats; i++) if (s.status[i] === SPIRIT) out.add(act(V_TARGET, i))
}

/** Everything one might reach for at this point of the declaration. Needs `look`, and the paying sake lifted. */
function offer(s: Sake, f: Declare, out: Choices): void {
  const seat = f.seat
  switch (f.stage) {
    case S_PAY:
      return addSips(s, s.sake[seat] as number, V_PAY, seat, out)
    case S_USE:
      for (let u = ATTACK; u <= TEXT; u++) out.add(act(V_USE, u))
      return
    case S_STEP:
      return addSteps(s, f, out)
    case S_TARGET:
      return addTargets(s, f, out)
    case S_WEAPON:
      for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++)
        if (((s.places[seat] as number) & (1 << w)) !== 0) out.add(act(V_WEAPON, w))
      out.add(act(V_WEAPON, BARE))
      return
    case S_COST:
      return addSips(s, s.sake[seat] as number, V_COST, seat, out)
    case S_GEAR:
      // SK-EVENT-13, SK-EVENT-16, A-44: any Samurai, oneself included, at any distance.
      for (let p = 0; p < s.seats; p++) if (isAlive(s, p)) addSips(s, s.places[p] as number, V_GEAR, p, out)
      return
    case S_SIP:
      for (let p = 0; p < s.seats; p++) if (isAlive(s, p)) addSips(s, s.sake[p] as number, V_SIP, p, out)
      return
    case S_SIDE:
      for (let d = firstDir(aliveCount(s)); d <= (aliveCount(s) > 2 ? 1 : TOWARDS); d++)
        out.add(act(V_SIDE, d))
      return
    case S_ONTO:
      addSips(s, ((s.places[f.target] as number) | 3) & ~(1 << f.cost), V_ONTO, seat, out)
      return
    case S_TO:
      for (let p = 0; p < s.seats; p++) if (isAlive(s, p) && p !== f.target) out.add(act(V_TO, p))
      return
    default: {
      const hand = s.hand[seat] as number[]
      for (let i = 0; i < hand.length; i++) {
        const spend = act(V_SPEND, hand[i])
        if (!f.list.includes(spend)) out.add(spend)
      }
      out.add(DONE)
      out.add(STEAL)
    }
  }
}

/** Spirits of edition fr must use their power (SK-POWER-2); everybody else may drop a declaration and end the step. */
const canDrop = (s: Sake, f: Declare): boolean =>
  f.use !== BRAWL && f.use !== DROWSE ? true : s.rules.italian

const FIRST_STAGE: Readonly<Record<number, number>> = {
  [ATTACK]: S_TARGET,
  [IAIDO]: S_STEP,
  [MOVE]: S_STEP,
}

/** What a text asks first, or -1 if nothing (SK-EVENT-3: targets are declared when it is played). */
function textStage(type: number): number {
  if (type === CHOPSTICKS || type === RAMEN || type === RICEBALLS) return S_TARGET
  if (type === ROAR) return S_COST
  if (type === PURCHASE) return S_GEAR
  if (type === STOMACH) return S_SIP
  return type === DISCIPLE ? S_SIDE : -1
}

/** Takes one pick into the frame; -1 means that the declaration is complete. */
function take(s: Sake, f: Declare, a: Action): number {
  const x = xOf(a)
  switch (verbOf(a)) {
    case V_PAY:
      f.pay = x
      return S_USE
    case V_USE:
      f.use = x
      return x === TEXT ? textStage(typeOf(s, f)) : (FIRST_STAGE[x] ?? -1)
    case V_STEP:
      f.dir = x
      f.steps = yOf(a)
      return f.use === IAIDO ? S_TARGET : -1
    case V_TARGET:
      f.target = x
      return f.use === ATTACK ? chooseWeapon(s, f) : -1
    case V_WEAPON:
      f.weapon = x === BARE ? -1 : x
      return -1
    case V_COST:
      f.cost = x
      return f.use === ACTIVATE ? -1 : S_TARGET
    case V_GEAR:
    case V_SIP:
      f.target = x
      f.weapon = yOf(a)
      return -1
    case V_SIDE:
      f.dir = x
      return -1
    case V_ONTO:
      f.weapon = x
      return -1
    case V_TO:
      f.steps = x
      return -1
    case V_SPEND:
      return S_SPEND
    default:
      return -1
  }
}

/** D-3: the weapon is asked for only where there is a choice. */
function chooseWeapon(s: Sake, f: Declare): number {
  return withPaid(s, f, () => {
    look(s, f.seat)
    let found = 0
    for (let w = FIRST_WEAPON; w <= LAST_WEAPON; w++)
      if (((s.places[f.seat] as number) & (1 << w)) !== 0 && whyNotWeapon(s, f, w) === 0) {
        found++
        f.weapon = w
      }
    if (whyNotWeapon(s, f, BARE) === 0) {
      if (found === 0) f.weapon = -1
      found++
    }
    return found > 1 ? S_WEAPON : -1
  })
}

function keepAllowed(s: Sake, f: Declare, out: Choices): void {
  let kept = out.size
  offer(s, f, out)
  for (let i = kept; i < out.size; i++) {
    const a = out.at(i)
    if (whyNot(s, f, a) === 0) out.items[kept++] = a
  }
  out.size = kept
}

/** A choice in the making: card, then use, then target. Its owner alone sees it, and nothing is told until it is complete. */
export const declare: AskOf<'declare'> = {
  // One clause for the question and the declaration over it: a refusal must not tell others how far it has come.
  clause: 'SK-TURN-1',
  candidates(s, f, _seat, out) {
    withPaid(s, f, () => {
      look(s, f.seat)
      offer(s, f, out)
    })
    if (canDrop(s, f)) out.add(END)
  },
  // Barriers are asked one after another about one choice: the first works the reason out, the others read it.
  barriers: REASONS.slice(1).map((clauses, i) => ({
    clauses,
    blocks(s, f, _seat, a) {
      if (i === 0 || asked.s !== s || asked.f !== f || asked.a !== a) {
        asked.s = s
        asked.f = f
        asked.a = a
        asked.reason = reasonAgainst(s, f, a)
      }
      return asked.reason === i + 1
    },
  })),
  actions(s, f, _seat, out) {
    const held = s.sake[f.seat] as number
    if (f.pay >= 0) s.sake[f.seat] = held & ~(1 << f.pay)
    look(s, f.seat)
    if (f.stage === S_USE) {
      const uses = usesOf(s, f.seat, f.card)
      for (let u = ATTACK; u <= TEXT; u++) if ((uses & (1 << u)) !== 0) out.add(act(V_USE, u))
    } else keepAllowed(s, f, out)
    s.sake[f.seat] = held
    if (canDrop(s, f)) out.add(END)
  },
  apply(s, f, _seat, a, t) {
    const verb = verbOf(a)
    if (verb === V_END || verb === V_STEAL) return drop(s, a, t)
    f.list.push(a)
    const stage = take(s, f, a)
    if (stage >= 0) {
      f.stage = stage
      return
    }
    s.frames.pop()
    carryOut(s, f, t)
  },
}

/** Puts the unfinished declaration aside and answers the question under it instead. */
function drop(s: Sake, a: Action, t: Told): void {
  s.frames.pop()
  replay.answer(s, a, t)
}

/** After an instant: the picks are made again as far as they are still allowed. */
export function revalidate(s: Sake, f: Declare, t: Told): void {
  s.frames.pop()
  for (const a of f.list) if (!replay.tryPick(s, a, t)) return
}
