import type { Ask, Barrier, Choices, Seat } from '@noren/engine'
import {
  act,
  ALLY,
  ATTACK,
  DISCARD,
  DISSOLVE,
  DRAW,
  END,
  operandOf,
  PLAY,
  PROCLAIM,
  verbOf,
} from '../actions.ts'
import { discard, draw } from '../atoms.ts'
import { ARMY, ASSASSIN, CASTLE, DAIMYO, DISHONOR, ELITE, OKUGATA, SAVEFACE, SHOGUN, SPY } from '../cards.ts'
import type { HonorEvent } from '../events.ts'
import { actionsLeft, allyOf, castleOf, playerAt, sheet, spyable, typeOf } from '../figures.ts'
import type { Honor, Turn } from '../state.ts'
import { FIRST, half, HAND_LIMIT, NONE, PATIENCE, RONIN, spying } from '../state.ts'
import { endTurn } from './collect.ts'
import { addDeclarations, declarationBarriers, declare } from './declare.ts'
import { roomFor } from './place.ts'

type Wall = Barrier<Honor, Turn>
const isPlay = (a: number, s: Honor, type: number): boolean =>
  verbOf(a) === PLAY && typeOf(s, operandOf(a)) === type
const emptyPiles = (s: Honor): boolean => s.deck.length === 0 && s.discard.length === 0

const barriers: readonly Wall[] = [
  {
    // one action a draw, one a card, as many as the ki gives (HS-ACT-1, HS-ACT-2, HS-ACT-7, HS-ACT-8, HS-ACT-9)
    clauses: ['HS-ACT-7', 'HS-ACT-8', 'HS-ACT-9'],
    blocks: (s, f, seat, a) =>
      (verbOf(a) === DRAW || (verbOf(a) === PLAY && !isPlay(a, s, SAVEFACE))) &&
      actionsLeft(s, seat, f.used) < 1,
  },
  {
    clauses: ['HS-HAND-1', 'HS-HAND-2'], // HS-AMB-43
    blocks: (s, _f, seat, a) => verbOf(a) === DRAW && playerAt(s, seat).hand.length >= HAND_LIMIT,
  },
  {
    clauses: ['HS-HAND-5'], // HS-AMB-8
    blocks: (s, _f, _seat, a) => verbOf(a) === DRAW && emptyPiles(s),
  },
  {
    clauses: ['HS-ACT-3', 'HS-ACT-14'],
    blocks: (s, f, seat, a) => isPlay(a, s, DISHONOR) && actionsLeft(s, seat, f.used) < 2,
  },
  {
    clauses: ['HS-SAVE-2'], // HS-AMB-54
    blocks: (s, _f, _seat, a) => isPlay(a, s, SAVEFACE),
  },
  {
    clauses: ['HS-PLACE-3', 'HS-HOUSE-5'],
    blocks: (s, _f, seat, a) => isPlay(a, s, CASTLE) && playerAt(s, seat).status !== FIRST,
  },
  {
    clauses: ['HS-PLACE-9', 'HS-HOUSE-6'], // HS-AMB-11
    blocks: (s, _f, seat, a) => isPlay(a, s, CASTLE) && castleOf(s, seat) !== NONE,
  },
  {
    clauses: ['HS-PLACE-5'], // HS-AMB-12: only a Rônin for himself, only a 1st Samurai for his ally (HS-PLACE-7)
    blocks: (s, _f, seat, a) => isPlay(a, s, DAIMYO) && !mayPlayDaimyo(s, seat),
  },
  {
    clauses: ['HS-HOUSE-3'],
    blocks: (s, _f, seat, a) => isPlay(a, s, OKUGATA) && !roomFor(s, seat, OKUGATA),
  },
  {
    clauses: ['HS-HOUSE-4'],
    blocks: (s, _f, seat, a) => isPlay(a, s, ARMY) && !roomFor(s, seat, ARMY),
  },
  {
    clauses: ['HS-NINJA-10'], // HS-AMB-21
    blocks: (s, _f, seat, a) => (isPlay(a, s, SPY) || isPlay(a, s, ELITE)) && !spyable(s, seat),
  },
  {
    clauses: ['HS-DEC-1'],
    blocks: (_s, f, _seat, a) => verbOf(a) === PLAY && f.putBack >= PATIENCE,
  },
  ...declarationBarriers,
]

const mayPlayDaimyo = (s: Honor, seat: Seat): boolean => {
  const { status } = playerAt(s, seat)
  return status === RONIN || (status === FIRST && allyOf(s, seat) !== NONE)
}

/** The same as the barriers above, for one card: what the hot list needs. */
function playable(s: Honor, seat: Seat, type: number, left: number): boolean {
  if (left < 1 || type === SAVEFACE) return false
  switch (type) {
    case DISHONOR:
      return left >= 2
    case CASTLE:
      return playerAt(s, seat).status === FIRST && castleOf(s, seat) === NONE
    case DAIMYO:
      return mayPlayDaimyo(s, seat)
    case OKUGATA:
    case ARMY:
      return roomFor(s, seat, type)
    case SPY:
    case ELITE:
      return spyable(s, seat)
    default:
      return true
  }
}

function addHand(s: Honor, f: Turn, seat: Seat, out: Choices): void {
  const left = actionsLeft(s, seat, f.used)
  const { hand } = playerAt(s, seat)
  const types = sheet(s).type
  if (left > 0 && hand.length < HAND_LIMIT && !emptyPiles(s)) out.add(act(DRAW))
  if (left > 0 && f.putBack < PATIENCE)
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as number
      if (playable(s, seat, types[card] as number, left)) out.add(act(PLAY, card))
    }
  for (const card of hand) out.add(act(DISCARD, card))
}

/**
 * Steps 3 to 5 (HS-TURN-1, HS-ACT-13): draw, play and discard in any mix and order (HS-HAND-3, HS-AMB-42), declare once at
 * any moment (HS-TURN-2), end. Discards and declarations cost no action (HS-ACT-5, HS-ACT-6).
 */
export const turn: Ask<Honor, Turn, HonorEvent> = {
  clause: 'HS-TURN-1',
  candidates(s, _f, seat, out) {
    const { hand } = playerAt(s, seat)
    out.add(act(DRAW))
    for (const card of hand) out.add(act(PLAY, card))
    for (const card of hand) out.add(act(DISCARD, card))
    out.add(act(PROCLAIM))
    for (let i = 0; i < s.seats; i++) if (i !== seat) out.add(act(ATTACK, i))
    for (let i = 0; i < s.seats; i++) if (i !== seat) out.add(act(ALLY, i))
    out.add(act(DISSOLVE))
    out.add(act(END))
  },
  barriers,
  actions(s, f, seat, out) {
    addHand(s, f, seat, out)
    addDeclarations(s, f, seat, out)
    out.add(act(END))
  },
  apply(s, f, seat, a, t) {
    const n = operandOf(a)
    switch (verbOf(a)) {
      case DRAW:
        f.used++
        return draw(s, seat, t)
      case PLAY:
        return choose(s, seat, n)
      case DISCARD:
        return discard(s, seat, n, t)
      case END:
        return endTurn(s, t)
      default:
        return declare(s, f, seat, a, t)
    }
  },
}

/** A card is picked up: who must choose a target does so next; nobody else knows yet (section 4, atomic commands). */
function choose(s: Honor, seat: Seat, card: number): void {
  const type = typeOf(s, card)
  if (type === SPY || type === ELITE) s.frames.push(spying(seat, card))
  else if (type === ASSASSIN) s.frames.push(half('assassin', seat, card))
  else if (type === DISHONOR) s.frames.push(half('dishonor', seat, card))
  else if (type !== SHOGUN) s.frames.push(half('place', seat, card))
}
