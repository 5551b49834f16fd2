import type { Asking, Reason, Seat } from '@noren/engine'
import { act, DESTROY, FATES, TO_DAIMYO, TO_SAMURAI } from '../actions.ts'
import type { T } from '../atoms.ts'
import { lose, spend, takeOut, toDiscard } from '../atoms.ts'
import { ELITE, POSSESSION } from '../cards.ts'
import type { HonorEvent } from '../events.ts'
import { courtFor, houseOf, secondOf, sheet, typeOf } from '../figures.ts'
import type { Fate, Pick } from '../frames.ts'
import { fateFrame, pickFrame } from '../frames.ts'
import { BACK_HOME, NO_SUCH_HOUSE, OTHER_HOUSE, OWN_HOUSE, PICKED } from '../reasons.ts'
import type { Honor } from '../state.ts'
import type { RowName } from '../terms.ts'
import { DAIMYO_ROW, NONE, PRICES, ROWS, SAMURAI_ROW } from '../terms.ts'
import { pay } from './halfway.ts'

const { enough, fate: choose, pick: take } = act

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
  return house(secondOf(s, seat), SAMURAI_ROW)
}

/** HS-AMB-59: in every house of another player, never in an own one; an Elite Spy stays in the house of the first (HS-NINJA-4). */
function whyNotPick(
  f: Pick,
  seat: Seat,
  card: number,
  h: number,
  firstHouse: number,
): Reason<Honor, Pick> | null {
  if (seatOf(h) === seat) return OWN_HOUSE
  if (card === f.first) return PICKED
  return firstHouse !== NONE && h !== firstHouse ? OTHER_HOUSE : null
}

/** An Elite Spy may go on: another possession lies in the house of the first (HS-AMB-21). */
const more = (s: Honor, card: number, first: number): boolean =>
  typeOf(s, card) === ELITE &&
  cardsIn(s, lies(s, first)).some(c => c !== first && typeOf(s, c) === POSSESSION)

/**
 * Ninja Spy and Elite Ninja Spy (HS-NINJA-3 to 10): pick, choose the fate, for the Elite once more (HS-NINJA-5, HS-EX-17). No die and
 * no guard (HS-NINJA-9). Only possessions: castles, armies, wives and guards are safe (HS-AMB-29, HS-AMB-34).
 */
export const pick: Asking<Honor, Pick, HonorEvent> = {
  clause: 'HS-TURN-1',
  offers(s, f, seat, out) {
    const types = sheet(s).type
    const from = f.first === NONE ? NONE : lies(s, f.first)
    for (let h = 0; h < s.seats * 2; h++)
      for (const card of cardsIn(s, h))
        if (types[card] === POSSESSION) out.put(take(card), whyNotPick(f, seat, card, h, from))
    if (f.first !== NONE) out.may(enough())
  },
  apply(s, f, seat, a, t) {
    if (enough.is(a)) return strike(s, f.card, seat, f.first, f.firstFate, NONE, NONE, t)
    s.frames.pop()
    s.frames.push(fateFrame(seat, f.card, take.card(a), f.first, f.firstFate))
  },
}

/** HS-NINJA-7, HS-NINJA-22: only into a house of the thief, and not where it came from. */
function whyNotSteal(s: Honor, seat: Seat, fate: number, from: number): Reason<Honor, Fate> | null {
  if (fate === DESTROY) return null
  const to = destination(s, seat, fate)
  return to === NONE ? NO_SUCH_HOUSE : to === from ? BACK_HOME : null
}

/** What becomes of the possession that was picked. */
export const fate: Asking<Honor, Fate, HonorEvent> = {
  clause: 'HS-TURN-1',
  offers(s, f, seat, out) {
    const from = lies(s, f.picked)
    for (let n = 0; n < FATES.length; n++) out.put(choose(n), whyNotSteal(s, seat, n, from))
  },
  apply(s, f, seat, a, t) {
    const n = choose.fate(a)
    if (f.first !== NONE) return strike(s, f.card, seat, f.first, f.firstFate, f.picked, n, t)
    if (!more(s, f.card, f.picked)) return strike(s, f.card, seat, f.picked, n, NONE, NONE, t)
    s.frames.pop()
    s.frames.push(pickFrame(seat, f.card, f.picked, n))
  },
}

/** The play is complete: the loss first (HS-NINJA-1, HS-NINJA-2, HS-AMB-19), then what the spy does. */
function strike(
  s: Honor,
  spy: number,
  seat: Seat,
  first: number,
  firstFate: number,
  second: number,
  secondFate: number,
  t: T,
): void {
  const elite = typeOf(s, spy) === ELITE
  const from = lies(s, first)
  pay(s, 1)
  spend(s, seat, spy)
  t.tell({
    type: 'spied',
    seat,
    card: spy,
    owner: seatOf(from),
    row: ROWS[rowOf(from)] as RowName,
    clause: elite ? 'HS-NINJA-4' : 'HS-NINJA-3',
  })
  lose(s, seat, PRICES.ninja, 'ninja', 'HS-NINJA-1', t)
  meet(s, seat, first, firstFate, t)
  if (second !== NONE) meet(s, seat, second, secondFate, t) // HS-NINJA-8: to the same or to another house
}

/** One possession meets its fate: to the discard pile (HS-NINJA-6), or at once into a house, never to a hand (HS-NINJA-22). */
function meet(s: Honor, seat: Seat, card: number, n: number, t: T): void {
  const from = lies(s, card)
  const owner = seatOf(from)
  const row = ROWS[rowOf(from)] as RowName
  takeOut(cardsIn(s, from), card)
  if (n === DESTROY) {
    toDiscard(s, card)
    return t.tell({ type: 'destroyed', seat, card, owner, row, clause: 'HS-NINJA-6' })
  }
  // nobody can refuse it, not even Gunpowder (HS-AMB-44)
  const to = destination(s, seat, n)
  cardsIn(s, to).push(card)
  const toRow = ROWS[rowOf(to)] as RowName
  t.tell({ type: 'stolen', seat, card, owner, row, to: seatOf(to), toRow, clause: 'HS-NINJA-7' })
}
