import type { Clause, Seat, Narrator } from '@noren/engine'
import { mix, pick } from './chance.ts'
import type { Draw, SpiritEvent } from './events.ts'
import { kiaiFrame } from './frames.ts'
import type { Spirit } from './state.ts'
import { bookOf, inPlay, isAnimal, kiaiOf, lineOf, push, topKnown, totalOf } from './state.ts'

/**
 * Every observable change of cards and tokens: each function mutates and tells, and nothing else touches
 * those fields.
 */
type T = Narrator<SpiritEvent>

const valueOf = (s: Spirit, card: number): number => (card < 0 ? -1 : (bookOf(s).value[card] as number))
const valuesOf = (s: Spirit, cards: readonly number[]): number[] => cards.map(c => valueOf(s, c))

const settleKnowledge = (s: Spirit): void => {
  if (s.up > s.deck.length) s.up = s.deck.length
  if (s.under > s.deck.length - s.up) s.under = s.deck.length - s.up
}

/** Takes the top card off the draw pile. */
function takeTop(s: Spirit): number {
  const card = s.deck.pop() as number
  if (s.up > 0) s.up--
  else settleKnowledge(s)
  return card
}

/** SS-FIGHT-1, SS-FIGHT-4: the top card is shown to everybody. */
export function draw(s: Spirit, seat: Seat, why: Draw, clause: Clause, t: T): number {
  const card = takeTop(s)
  t.reveal({ type: 'drawn', seat, card, value: valueOf(s, card), why, clause })
  return card
}

/**
 * SS-PEN-14, SS-SUP-2: the top card goes unseen onto the intruder pile, where the newest lies on top
 * (SS-DEF-13). One that lay face up is turned down (SS-AMB-54) but stays known (SS-AMB-38).
 */
export function slip(s: Spirit, seat: Seat, clause: Clause, t: T): void {
  const known = topKnown(s)
  const card = takeTop(s)
  s.gate.push(card)
  s.gateKnown.push(known ? 1 : 0)
  const shown = known ? card : -1
  t.tell({ type: 'slipped', seat, card: shown, value: valueOf(s, shown), gate: s.gate.length, clause })
}

/** SS-TAL-29: under the draw pile, face down; everybody saw which card it is (SS-AMB-38). */
export function bury(s: Spirit, seat: Seat, card: number, t: T): void {
  s.deck.unshift(card)
  s.under++
  t.tell({ type: 'buried', seat, card, value: valueOf(s, card), clause: 'SS-TAL-29' })
}

export function throwAway(s: Spirit, card: number): void {
  s.discard.push(card)
}

/** SS-KIAI-26: cards from the top of the draw pile to the discard pile. */
export function clearDeck(s: Spirit, seat: Seat, most: number, clause: Clause, t: T): void {
  const cards: number[] = []
  while (cards.length < most && s.deck.length > 0) cards.push(takeTop(s))
  for (let i = 0; i < cards.length; i++) throwAway(s, cards[i] as number)
  if (t.deaf !== true)
    t.reveal({ type: 'cleared', seat, pile: 'deck', cards, values: valuesOf(s, cards), clause })
}

/** SS-KIAI-29: cards from the top of the intruder pile to the discard pile. */
export function clearGate(s: Spirit, seat: Seat, most: number, clause: Clause, t: T): void {
  const cards: number[] = []
  while (cards.length < most && s.gate.length > 0) cards.push(takeIntruder(s))
  for (let i = 0; i < cards.length; i++) throwAway(s, cards[i] as number)
  if (t.deaf !== true)
    t.reveal({ type: 'cleared', seat, pile: 'gate', cards, values: valuesOf(s, cards), clause })
}

/** The top intruder leaves its pile. */
export function takeIntruder(s: Spirit): number {
  s.gateKnown.pop()
  return s.gate.pop() as number
}

/**
 * SS-ROUND-8, SS-ROUND-9: what is left of the draw pile lies as a block on the intruders, its top card on top
 * (SS-AMB-28).
 */
export function letAllIn(s: Spirit): void {
  const size = s.deck.length
  s.gate = s.gate.concat(s.deck)
  for (let i = 0; i < size; i++) s.gateKnown.push(i < s.under || i >= size - s.up ? 1 : 0)
  s.deck = []
  s.up = 0
  s.under = 0
}

/**
 * SS-PEN-25, SS-PEN-26: a random discarded card joins the draw pile, which is shuffled face down (SS-AMB-26).
 */
export function reinforce(s: Spirit, seat: Seat, t: T): void {
  const at = pick(s.rng, s.discard.length)
  const card = s.discard[at] as number
  s.discard.splice(at, 1)
  s.deck.push(card)
  mix(s.rng, s.deck)
  s.up = 0
  s.under = 0
  t.reveal({
    type: 'reinforced',
    seat,
    card,
    value: valueOf(s, card),
    deck: s.deck.length,
    clause: 'SS-PEN-25',
  })
}

/** SS-KIAI-40: the top cards are turned up where they lie. Returns how many (SS-KIAI-43: at most all). */
export function turnUp(s: Spirit, seat: Seat, most: number, clause: Clause, t: T): number {
  const size = s.deck.length
  const shown = Math.min(most, size)
  if (s.up < shown) s.up = shown
  settleKnowledge(s)
  if (t.deaf !== true) {
    const cards = s.deck.slice(size - shown).reverse()
    t.reveal({ type: 'turnedUp', seat, cards, values: valuesOf(s, cards), clause })
  }
  return shown
}

/** SS-KIAI-40, SS-KIAI-42: the same cards in another order, first one on top; they stay face up. */
export function arrange(s: Spirit, seat: Seat, cards: readonly number[], clause: Clause, t: T): void {
  const size = s.deck.length
  for (let i = 0; i < cards.length; i++) s.deck[size - 1 - i] = cards[i] as number
  if (t.deaf !== true) t.tell({ type: 'arranged', seat, cards, values: valuesOf(s, cards), clause })
}

/** SS-CONF-1: the card becomes the last of the combat line, and the total follows (SS-DEF-7). */
export function addToLine(s: Spirit, seat: Seat, card: number, clause: Clause, t: T): void {
  lineOf(s, seat).push(card)
  const value = valueOf(s, card)
  const total = totalOf(s, seat) + value
  s.totals[seat] = total
  t.tell({ type: 'confronted', seat, card, value, total, kiai: kiaiOf(s, seat), clause })
}

/** The last card leaves a combat line; its caller puts it somewhere. */
export function takeLast(s: Spirit, seat: Seat): number {
  const card = lineOf(s, seat).pop() as number
  s.totals[seat] = totalOf(s, seat) - (bookOf(s).value[card] as number)
  return card
}

/** SS-KIAI-5: the first card of the combat line is discarded; an emptied line has none (SS-KIAI-6). */
export function shedFirst(s: Spirit, seat: Seat, t: T): void {
  const card = lineOf(s, seat).shift()
  if (card === undefined) return
  s.totals[seat] = totalOf(s, seat) - (bookOf(s).value[card] as number)
  throwAway(s, card)
  t.tell({ type: 'shed', seat, card, value: valueOf(s, card), total: totalOf(s, seat), clause: 'SS-KIAI-5' })
}

/** SS-DEFEND-3: one place a symbol; SS-DEFEND-5: the total stays as it is. */
export function addToDefence(s: Spirit, seat: Seat, card: number, clause: Clause, t: T): void {
  const symbol = bookOf(s).symbol[card] as number
  s.defence[seat * 3 + symbol] = card
  t.tell({ type: 'defended', seat, card, value: valueOf(s, card), symbol, clause })
}

/** SS-PEN-30: one card of the defence area is discarded. */
export function loseDefence(s: Spirit, seat: Seat, symbol: number, t: T): void {
  const card = s.defence[seat * 3 + symbol] as number
  s.defence[seat * 3 + symbol] = -1
  throwAway(s, card)
  t.tell({ type: 'lostDefence', seat, card, value: valueOf(s, card), symbol, clause: 'SS-PEN-30' })
}

/**
 * SS-SUP-1, SS-KIAI-34: a support token changes hands. It helps only in a turn that begins later (SS-SUP-9).
 */
export function lend(s: Spirit, owner: Seat, to: Seat, by: Seat, clause: Clause, t: T): void {
  s.token[owner] = to
  t.tell({ type: 'lent', seat: owner, to, by, clause })
}

/**
 * SS-TURN-5, SS-SUP-11, SS-SUP-13: every token lying with `seat` goes home, used or not, passed owner or not.
 */
export function returnTokens(s: Spirit, seat: Seat, t: T): void {
  for (let owner = 0; owner < s.seats; owner++) {
    if (owner === seat || s.token[owner] !== seat) continue
    s.token[owner] = owner
    t.tell({ type: 'returned', seat: owner, from: seat, clause: 'SS-SUP-11' })
  }
  s.live = 0
}

/**
 * SS-PASS-2, SS-PASS-3: out of play for the rest of the round; its cards stay where they are. With no turn to
 * come its last card punishes nobody (SS-PASS-6), and nothing takes a Pass back before the next round
 * (SS-PASS-10). Example: SS-EX-5.
 */
export function layDown(s: Spirit, seat: Seat, forced: boolean, clause: Clause, t: T): void {
  s.passed |= 1 << seat
  t.tell({ type: 'passed', seat, forced, clause })
}

/**
 * SS-KIAI-1, SS-KIAI-2, SS-KIAI-3: a samurai in play whose total equals its kiai value triggers its kiai at
 * once, whatever made them equal and on anyone's turn. Not when it has passed (SS-PASS-8), not at the end of
 * a round (SS-KIAI-14), not inside its own kiai (SS-KIAI-11). Its frame goes on top, so it is resolved before
 * whatever was going on (SS-KIAI-10).
 */
export function checkKiai(s: Spirit, seat: Seat, t: T): void {
  if (totalOf(s, seat) !== kiaiOf(s, seat)) return
  if (s.running === 0 || !inPlay(s, seat) || (s.resolving & (1 << seat)) !== 0) return
  s.resolving |= 1 << seat
  const animal = isAnimal(s, seat)
  // SS-KIAI-9: the side that shows now decides the effect, even if the board is turned meanwhile (SS-AMB-35).
  push(s, kiaiFrame(seat, animal))
  t.tell({
    type: 'kiai',
    seat,
    samurai: s.samurai[seat] as number,
    animal,
    clause: 'SS-KIAI-1',
  })
}
