import type { Action, Choices, Seat } from '@noren/engine'
import { below } from '@noren/engine'
import {
  ADD,
  BRAWL,
  DROWSE,
  END,
  PASS,
  REMOVE,
  V_BRAWL,
  V_DROWSE,
  V_SHOVE,
  act,
  verbOf,
  xOf,
  yOf,
  zOf,
} from '../actions.ts'
import type { Told } from '../atoms.ts'
import { takeFrom } from '../atoms.ts'
import { LAST_ITEM, printed } from '../printed.ts'
import { aliveCount, isAlive, putCube, removable } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { ALL_EYES, push } from '../state.ts'
import { freePlaces, holdsBack, topBack } from '../values.ts'
import { eachSpot } from './events.ts'
import { keepLimit } from './hand.ts'
import { askToRespond } from './respond.ts'
import type { AskOf, RunOf } from './types.ts'
import { S_ONTO, S_TO } from './types.ts'
import { anyRemovable } from './uses.ts'

const SHOVE_BACK = 0
const BRAWL_BACK = 1

/** SK-POWER-1, SK-POWER-8: whether the power of the visible top card could be carried out. All of it is public. */
export function canPower(s: Sake): boolean {
  const back = topBack(s)
  if (back < 0) return false
  if (back === SHOVE_BACK) return (aliveCount(s) > 1 && s.supply > 0) || anyRemovable(s)
  for (let i = 0; i < s.seats; i++) {
    if (!isAlive(s, i)) continue
    if (back === BRAWL_BACK ? canBrawl(s, i) : canDrowse(s, i)) return true
  }
  return false
}

const canBrawl = (s: Sake, seat: Seat): boolean => s.sake[seat] !== 0 && freePlaces(s, seat) !== 0
const canDrowse = (s: Sake, seat: Seat): boolean => (s.hand[seat] as number[]).length > 0 && aliveCount(s) > 1

function offer(s: Sake, out: Choices): void {
  const back = topBack(s)
  if (back < 0) return
  if (back === SHOVE_BACK) {
    eachSpot(s, (g, i) => out.add(act(V_SHOVE, ADD, g, i)))
    eachSpot(s, (g, i) => out.add(act(V_SHOVE, REMOVE, g, i)))
    return
  }
  for (let p = 0; p < s.seats; p++) {
    if (!isAlive(s, p)) continue
    if (back === BRAWL_BACK) {
      for (let i = 0; i <= LAST_ITEM; i++)
        if (((s.sake[p] as number) & (1 << i)) !== 0) out.add(act(V_BRAWL, p, i))
    } else for (let b = 0; b < 3; b++) if (holdsBack(s, p, b)) out.add(act(V_DROWSE, p, b))
  }
}

const shoves = (s: Sake, a: Action): boolean => (xOf(a) === ADD ? s.supply > 0 : removable(s, yOf(a), zOf(a)))

/**
 * W-SPIRIT step 1, D-20, D-21, D-22. SK-POWER-2: compulsory if possible (fr) or optional (it); SK-POWER-9: no card is played.
 */
export const power: AskOf<'power'> = {
  // One clause for the question and the declaration over it: a refusal must not tell others how far it has come.
  clause: 'SK-TURN-1',
  candidates(s, _f, _seat, out) {
    offer(s, out)
    out.add(PASS)
  },
  barriers: [
    {
      clauses: ['SK-GEO-15', 'SK-SETUP-15'],
      blocks: (s, _f, _seat, a) => verbOf(a) === V_SHOVE && !shoves(s, a),
    },
    {
      clauses: ['SK-POWER-4'],
      blocks: (s, _f, _seat, a) => verbOf(a) === V_BRAWL && !canBrawl(s, xOf(a)),
    },
    {
      clauses: ['SK-POWER-6'],
      blocks: (s, _f, _seat, a) => verbOf(a) === V_DROWSE && !canDrowse(s, xOf(a)),
    },
    {
      clauses: ['SK-POWER-2'],
      blocks: (s, _f, _seat, a) => a === PASS && !s.rules.italian && canPower(s),
    },
  ],
  apply(s, f, seat, a, t) {
    const verb = verbOf(a)
    if (verb === V_BRAWL || verb === V_DROWSE) {
      const d = push(s, 'declare', seat, 1 << seat)
      d.use = verb === V_BRAWL ? BRAWL : DROWSE
      d.target = xOf(a)
      // Brawl: the source place in `cost`. Drowse: the back in `dir`.
      if (verb === V_BRAWL) d.cost = yOf(a)
      else d.dir = yOf(a)
      d.stage = verb === V_BRAWL ? S_ONTO : S_TO
      d.list = [a]
      return
    }
    s.frames.pop()
    if (a === PASS || a === END) {
      t.tell({ type: 'powerPassed', seat: f.seat, clause: 'SK-POWER-2' })
      return
    }
    // SK-POWER-3
    putCube(s, yOf(a), zOf(a), xOf(a) === ADD ? 1 : -1)
    t.tell({ type: 'cubePut', seat, change: xOf(a), gap: yOf(a), index: zOf(a), clause: 'SK-POWER-3' })
  },
}

/** Brawl or Drowse at work: the touched Samurai may respond, then it happens as far as it still can. */
export const possess: RunOf<'possess'> = {
  clause: 'SK-POWER-7',
  run(s, f, t) {
    if (f.stage++ === 0)
      return askToRespond(s, f.seat, (1 << f.target) | (f.use === DROWSE ? 1 << f.steps : 0))
    s.frames.pop()
    if (f.use === BRAWL) moveSake(s, f, t)
    else passCard(s, f, t)
  },
}

/** SK-POWER-4, SK-POWER-5: to a place of his that holds none. */
function moveSake(s: Sake, f: FrameOf<'possess'>, t: Told): void {
  const from = 1 << f.cost
  const to = 1 << f.weapon
  if (((s.sake[f.target] as number) & from) === 0 || (freePlaces(s, f.target) & to) === 0) return
  s.sake[f.target] = ((s.sake[f.target] as number) & ~from) | to
  t.tell({
    type: 'brawled',
    by: f.seat,
    seat: f.target,
    from: f.cost,
    to: f.weapon,
    clause: 'SK-POWER-4',
  })
}

const candidates: number[] = []

/** SK-POWER-6, A-38: a random card among those of the giver's hand with that back; giver and receiver learn which. */
function passCard(s: Sake, f: FrameOf<'possess'>, t: Told): void {
  const from = f.target
  const to = f.steps
  const hand = s.hand[from] as number[]
  const p = printed(s)
  candidates.length = 0
  for (let i = 0; i < hand.length; i++)
    if (p.back[hand[i] as number] === f.dir) candidates.push(hand[i] as number)
  if (candidates.length === 0 || !isAlive(s, to)) return
  const card = candidates[below(s.rng, candidates.length)] as number
  // Others who knew a card with that back can no longer say whether it was the one that went.
  const sure = (1 << from) | (1 << to) | ~ALL_EYES
  if (candidates.length > 1) for (const c of candidates) s.known[c] = (s.known[c] as number) & sure
  s.known[card] = (s.known[card] as number) | (1 << from) | (1 << to)
  takeFrom(hand, card)
  ;(s.hand[to] as number[]).push(card)
  const clause = 'SK-POWER-6'
  const open = { type: 'drowsed', by: f.seat, from, to, card: -1, back: f.dir, clause } as const
  t.whisper((1 << from) | (1 << to), { ...open, card }, open)
  keepLimit(s)
}
