import type { Ask, Barrier, Choices, Seat } from '@noren/engine'
import {
  act,
  BACK,
  DESTROY,
  ENOUGH,
  FATE,
  FATES,
  operandOf,
  PICK,
  TO_DAIMYO,
  TO_SAMURAI,
  verbOf,
} from '../actions.ts'
import type { T } from '../atoms.ts'
import { lose, spend, takeOut, toDiscard } from '../atoms.ts'
import { ELITE, POSSESSION } from '../cards.ts'
import type { HonorEvent } from '../events.ts'
import { houseOf, playerAt, secondOf, sheet, typeOf } from '../figures.ts'
import type { Honor, RowName, Spying } from '../state.ts'
import { DAIMYO_ROW, FIRST, NONE, ROWS, SAMURAI_ROW } from '../state.ts'
import { pay, putBack } from './halfway.ts'
import { courtFor } from './place.ts'

/** A house as one number: seat and row. */
const house = (seat: Seat, row: number): number => (seat === NONE ? NONE : seat * 2 + row)
const seatOf = (h: number): Seat => h >> 1
const rowOf = (h: number): number => h & 1
const cardsIn = (s: Honor, h: number): number[] => houseOf(s, seatOf(h), rowOf(h))

function lies(s: Honor, card: number): number {
  for (let h = 0; h < s.seats * 2; h++) if (cardsIn(s, h).includes(card)) return h
  return NONE
}

/** HS-NINJA-7 (HS-AMB-20): own Samurai's house, the Daimyo's house controlled or served, or the own second's house. */
function destination(s: Honor, seat: Seat, fate: number): number {
  if (fate === TO_SAMURAI) return house(seat, SAMURAI_ROW)
  if (fate === TO_DAIMYO) return house(courtFor(s, seat), DAIMYO_ROW)
  return playerAt(s, seat).status === FIRST ? house(secondOf(s, seat), SAMURAI_ROW) : NONE
}

/** The possession whose fate is being chosen, or NONE while one is being picked. */
const inQuestion = (f: Spying): number =>
  f.second !== NONE ? f.second : f.first !== NONE && f.firstFate === NONE ? f.first : NONE

const isPick = (a: number): boolean => verbOf(a) === PICK
const isSteal = (a: number): boolean => verbOf(a) === FATE && operandOf(a) !== DESTROY

const barriers: readonly Barrier<Honor, Spying>[] = [
  {
    clauses: ['HS-NINJA-3'], // HS-AMB-59: in every house of another player, never in an own one
    blocks: (s, _f, seat, a) => isPick(a) && seatOf(lies(s, operandOf(a))) === seat,
  },
  {
    clauses: ['HS-NINJA-4'],
    blocks: (s, f, _seat, a) =>
      isPick(a) &&
      f.first !== NONE &&
      (operandOf(a) === f.first || lies(s, operandOf(a)) !== lies(s, f.first)),
  },
  {
    clauses: ['HS-NINJA-7'],
    blocks: (s, _f, seat, a) => isSteal(a) && destination(s, seat, operandOf(a)) === NONE,
  },
  {
    clauses: ['HS-NINJA-22'],
    blocks: (s, f, seat, a) => isSteal(a) && destination(s, seat, operandOf(a)) === lies(s, inQuestion(f)),
  },
]

function addPossessions(s: Honor, out: Choices): void {
  const types = sheet(s).type
  for (let h = 0; h < s.seats * 2; h++)
    for (const card of cardsIn(s, h)) if (types[card] === POSSESSION) out.add(act(PICK, card))
}

/** An Elite Spy may go on: another possession lies in the house of the first (HS-AMB-21). */
const more = (s: Honor, f: Spying): boolean =>
  typeOf(s, f.card) === ELITE &&
  cardsIn(s, lies(s, f.first)).some(c => c !== f.first && typeOf(s, c) === POSSESSION)

/**
 * Ninja Spy and Elite Ninja Spy (HS-NINJA-3 to 10): pick, choose the fate, for the Elite once more (HS-NINJA-5, HS-EX-17). No die and
 * no guard (HS-NINJA-9). Only possessions: castles, armies, wives and guards are safe (HS-AMB-29, HS-AMB-34).
 */
export const spy: Ask<Honor, Spying, HonorEvent> = {
  clause: 'HS-TURN-1',
  candidates(s, f, _seat, out) {
    if (inQuestion(f) === NONE) {
      addPossessions(s, out)
      if (f.first !== NONE) out.add(act(ENOUGH))
    } else for (let fate = 0; fate < FATES.length; fate++) out.add(act(FATE, fate))
    out.add(act(BACK))
  },
  barriers,
  apply(s, f, seat, a, t) {
    const n = operandOf(a)
    switch (verbOf(a)) {
      case BACK:
        return putBack(s)
      case PICK:
        if (f.first === NONE) f.first = n
        else f.second = n
        return
      case ENOUGH:
        return strike(s, f, seat, NONE, t)
      default:
        if (f.second !== NONE) return strike(s, f, seat, n, t)
        f.firstFate = n
        if (!more(s, f)) strike(s, f, seat, NONE, t)
    }
  },
}

/** The command is complete: the loss first (HS-NINJA-1, HS-NINJA-2, HS-AMB-19), then what the spy does. */
function strike(s: Honor, f: Spying, seat: Seat, secondFate: number, t: T): void {
  const elite = typeOf(s, f.card) === ELITE
  const from = lies(s, f.first)
  pay(s, 1)
  spend(s, seat, f.card)
  t.tell({
    type: 'spied',
    seat,
    card: f.card,
    owner: seatOf(from),
    row: ROWS[rowOf(from)] as RowName,
    clause: elite ? 'HS-NINJA-4' : 'HS-NINJA-3',
  })
  lose(s, seat, 25, 'ninja', 'HS-NINJA-1', t)
  meet(s, seat, f.first, f.firstFate, t)
  if (f.second !== NONE) meet(s, seat, f.second, secondFate, t) // HS-NINJA-8: to the same or to another house
}

/** One possession meets its fate: to the discard pile (HS-NINJA-6), or at once into a house, never to a hand (HS-NINJA-22). */
function meet(s: Honor, seat: Seat, card: number, fate: number, t: T): void {
  const from = lies(s, card)
  const owner = seatOf(from)
  const row = ROWS[rowOf(from)] as RowName
  takeOut(cardsIn(s, from), card)
  if (fate === DESTROY) {
    toDiscard(s, card)
    return t.tell({ type: 'destroyed', seat, card, owner, row, clause: 'HS-NINJA-6' })
  }
  // nobody can refuse it, not even Gunpowder (HS-AMB-44)
  const to = destination(s, seat, fate)
  cardsIn(s, to).push(card)
  const toRow = ROWS[rowOf(to)] as RowName
  t.tell({ type: 'stolen', seat, card, owner, row, to: seatOf(to), toRow, clause: 'HS-NINJA-7' })
}
