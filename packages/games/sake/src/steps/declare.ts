import type { Action, Choices } from '@noren/engine'
import {
  ACTIVATE,
  ATTACK,
  BARE,
  BRAWL,
  DROWSE,
  END,
  IAIDO,
  MOVE,
  TEXT,
  V_COST,
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
import { FIRST_WEAPON, LAST_WEAPON } from '../printed.ts'
import { look } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { carryOut } from './carryout.ts'
import { offer } from './offers.ts'
import { replay } from './replay.ts'
import type { AskOf } from './types.ts'
import { S_COST, S_GEAR, S_SIDE, S_SIP, S_SPEND, S_STEP, S_TARGET, S_USE, S_WEAPON } from './types.ts'
import { usesOf } from './uses.ts'
import { REASONS, typeOf, whyNot, whyNotWeapon } from './whynot.ts'

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
