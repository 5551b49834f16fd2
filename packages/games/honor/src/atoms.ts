/** Every observable change: mutate and tell, in one function. No step touches honour, piles or statuses otherwise. */
import type { Clause, Narrator, Seat } from '@noren/engine'
import { RulesBug, below, only, shuffle } from '@noren/engine'
import { CASTLE, GUARD } from './cards.ts'
import type { Death, HonorEvent, HonourWhy } from './events.ts'
import type { Income } from './figures.ts'
import { allyOf, findType, houseOf, playerAt, secondOf } from './figures.ts'
import type { Honor } from './state.ts'
import type { RowName } from './terms.ts'
import { DAIMYO_ROW, FIRST, NONE, RONIN, ROWS } from './terms.ts'

export type T = Narrator<HonorEvent>

const NOTHING: Income = Object.freeze({ court: 0, bonus: 0, home: 0, total: 0 })

/** Honour may fall below zero without limit (HS-COLLECT-15, HS-EX-1); it is a number and chits never run out (HS-AMB-36). */
function book(
  s: Honor,
  seat: Seat,
  parts: Income,
  amount: number,
  why: HonourWhy,
  clause: Clause,
  t: T,
): void {
  const p = playerAt(s, seat)
  p.honour += amount
  const { court, bonus, home } = parts
  t.tell({ type: 'honourChanged', seat, amount, total: p.honour, why, court, bonus, home, clause })
}

/** One single amount, positive or not (HS-COLLECT-1, HS-COLLECT-14). */
export const gain = (s: Honor, seat: Seat, parts: Income, clause: Clause, t: T): void =>
  book(s, seat, parts, parts.total, 'collect', clause, t)

/** Outside a collection honour only ever falls (HS-END-4). */
export const lose = (s: Honor, seat: Seat, amount: number, why: HonourWhy, clause: Clause, t: T): void =>
  book(s, seat, NOTHING, -amount, why, clause, t)

/** One die. Every roll of the game comes from here. */
export const roll = (s: Honor): number => 1 + below(s.rng, 6)

export function rollDice(s: Honor, n: number): number[] {
  const dice: number[] = []
  for (let i = 0; i < n; i++) dice.push(roll(s))
  return dice
}

/** HS-HAND-6: used, destroyed and lost cards lie open on the discard pile. */
export const toDiscard = (s: Honor, card: number): void => void s.discard.push(card)

/** Takes a card out of a list, keeping the order of the others. */
export function takeOut(cards: number[], card: number): void {
  const at = cards.indexOf(card)
  for (let i = at; i < cards.length - 1; i++) cards[i] = cards[i + 1] as number
  cards.pop()
}

/** HS-HAND-4, HS-AMB-60: only when a card is wanted and none is left. Dead Daimyos come back this way (HS-HAND-7). */
function reshuffle(s: Honor, t: T): void {
  s.shuffles++
  for (let i = 0; i < s.discard.length; i++) s.epoch[s.discard[i] as number] = s.shuffles
  s.deck = shuffle(s.rng, s.discard)
  s.discard = []
  t.reveal({ type: 'reshuffled', cards: s.deck.length, clause: 'HS-HAND-4' })
}

/** HS-ACT-1: the card is seen by nobody else. */
export function draw(s: Honor, seat: Seat, t: T): void {
  if (s.deck.length === 0) reshuffle(s, t)
  const card = s.deck.pop()
  if (card === undefined) throw new RulesBug('no card is left to draw (HS-HAND-5)')
  playerAt(s, seat).hand.push(card)
  t.whisper(
    only(seat),
    { type: 'drew', seat, card, clause: 'HS-ACT-1' },
    { type: 'drew', seat, card: NONE, clause: 'HS-ACT-1' },
  )
}

/** A hand card is spent: from the hand to the discard pile. */
export function spend(s: Honor, seat: Seat, card: number): void {
  takeOut(playerAt(s, seat).hand, card)
  toDiscard(s, card)
}

export function discard(s: Honor, seat: Seat, card: number, t: T): void {
  spend(s, seat, card)
  t.tell({ type: 'discarded', seat, card, clause: 'HS-HAND-3' })
}

/** A hand card is laid into a house, where it stays (HS-HOUSE-8). */
export function lay(
  s: Honor,
  seat: Seat,
  card: number,
  owner: Seat,
  row: number,
  clause: Clause,
  t: T,
): void {
  takeOut(playerAt(s, seat).hand, card)
  houseOf(s, owner, row).push(card)
  t.tell({ type: 'placed', seat, card, owner, row: ROWS[row] as RowName, clause })
}

/** The title belongs to the Daimyo (HS-SHOGUN-1); `seat` is the one that controls it, or the middle. */
export function passTitle(s: Honor, seat: Seat, clause: Clause, t: T): void {
  const from = s.shogun
  s.shogun = seat
  t.tell({ type: 'titleMoved', from, seat, clause })
}

/** HS-ALLY-1, HS-ALLY-24: at once; Samurai card, house, hand and honour stay (HS-ALLY-2). */
export function becomeRonin(s: Honor, seat: Seat, clause: Clause, t: T): void {
  const p = playerAt(s, seat)
  p.status = RONIN
  p.lord = NONE
  t.tell({ type: 'becameRonin', seat, clause })
}

/** HS-PLACE-4, HS-PLACE-6, HS-ALLY-23: a Daimyo with an empty house, controlled at once. */
export function enthrone(s: Honor, seat: Seat, card: number): void {
  const p = playerAt(s, seat)
  p.status = FIRST
  p.lord = NONE
  p.daimyo = card
}

/**
 * A Daimyo dies with its whole house, castle included (HS-NINJA-16, HS-BATTLE-17, HS-DIS-7); it goes to the discard pile
 * (HS-HAND-7, HS-AMB-9). All its Samurai are Rônin (HS-ALLY-21, HS-AMB-62). A title it held
 * passes to `heir`: the winner of a battle (HS-BATTLE-23), else the middle of the table (HS-SHOGUN-4, HS-AMB-15, HS-AMB-49).
 */
export function daimyoDies(s: Honor, seat: Seat, how: Death, heir: Seat, clause: Clause, t: T): void {
  const p = playerAt(s, seat)
  const ally = allyOf(s, seat)
  const daimyo = p.daimyo
  const cards = p.court
  p.daimyo = NONE
  p.court = []
  toDiscard(s, daimyo)
  for (let i = 0; i < cards.length; i++) toDiscard(s, cards[i] as number)
  t.tell({ type: 'daimyoDied', seat, daimyo, cards, how, clause })
  if (s.shogun === seat) passTitle(s, heir, heir === NONE ? 'HS-SHOGUN-4' : 'HS-BATTLE-23', t)
  becomeRonin(s, seat, 'HS-ALLY-1', t)
  if (ally !== NONE) becomeRonin(s, ally, 'HS-ALLY-21', t)
}

/** HS-ALLY-10 to 13 (HS-AMB-16, HS-AMB-40): the second Samurai takes Daimyo, house (HS-ALLY-11) and title; a dissolution is void. See HS-EX-11. */
function succeed(s: Honor, from: Seat, seat: Seat, t: T): void {
  const old = playerAt(s, from)
  const heir = playerAt(s, seat)
  enthrone(s, seat, old.daimyo)
  heir.court = old.court
  old.daimyo = NONE
  old.court = []
  t.tell({ type: 'succeeded', seat, from, daimyo: heir.daimyo, clause: 'HS-ALLY-10' })
  if (s.shogun === from) passTitle(s, seat, 'HS-ALLY-12', t)
  becomeRonin(s, from, 'HS-ALLY-13', t)
}

/**
 * A Samurai dies: his house is discarded, his card stays (HS-NINJA-17, HS-DIS-8, HS-HOUSE-9). A 1st Samurai is succeeded by
 * his second if he has one, else he keeps the Daimyo (HS-NINJA-18); a second or pledged one is a Rônin (HS-ALLY-17, HS-ALLY-20, HS-ALLY-22).
 */
export function samuraiDies(s: Honor, seat: Seat, how: Death, clause: Clause, ended: Clause, t: T): void {
  const p = playerAt(s, seat)
  const cards = p.home
  p.home = []
  for (let i = 0; i < cards.length; i++) toDiscard(s, cards[i] as number)
  t.tell({ type: 'samuraiDied', seat, cards, how, clause })
  if (p.lord !== NONE) becomeRonin(s, seat, ended, t)
  else if (p.status === FIRST) {
    const second = secondOf(s, seat)
    if (second !== NONE) succeed(s, seat, second, t)
  }
}

/** HS-NINJA-15, HS-AMB-32: one guard of the house, whatever the die showed. */
export function guardFalls(s: Honor, owner: Seat, row: number, t: T): void {
  const house = houseOf(s, owner, row)
  const card = findType(s, house, GUARD)
  if (card === NONE) return
  takeOut(house, card)
  toDiscard(s, card)
  t.tell({ type: 'guardFell', seat: owner, row: ROWS[row] as RowName, card, clause: 'HS-NINJA-15' })
}

/** HS-BATTLE-19, HS-BATTLE-22: the castle leaves its owner for the discard pile. */
export function burnCastle(s: Honor, winner: Seat, owner: Seat, clause: Clause, t: T): void {
  const house = houseOf(s, owner, DAIMYO_ROW)
  const card = findType(s, house, CASTLE)
  takeOut(house, card)
  toDiscard(s, card)
  t.tell({ type: 'castleBurned', seat: winner, owner, card, clause })
}

/** HS-BATTLE-19: the loser's castle moves into the winner's Daimyo's house. */
export function takeCastle(s: Honor, winner: Seat, loser: Seat, t: T): void {
  const house = houseOf(s, loser, DAIMYO_ROW)
  const card = findType(s, house, CASTLE)
  takeOut(house, card)
  houseOf(s, winner, DAIMYO_ROW).push(card)
  t.tell({ type: 'castleTaken', seat: winner, loser, card, clause: 'HS-BATTLE-19' })
}
