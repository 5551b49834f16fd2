import type { Clause, Narrator, Seat } from '@noren/engine'
import { RulesBug, only, shuffle } from '@noren/engine'
import type { Card, CardId, Character, CharacterId } from './cards.ts'
import { SIDES, SLOTS, idOf, nameOf } from './cards.ts'
import type { Side } from './cards.ts'
import type { SakuraEvent } from './events.ts'
import type { Turn } from './frames.ts'
import { allSee, losesTrack, sees } from './knowledge.ts'
import type { Sakura } from './state.ts'
import { NONE } from './state.ts'

/** Every observable change of a Sakura table: mutate and tell, in one function. */

export type Teller = Narrator<SakuraEvent>

export const sideOf = (pile: number): Side => SIDES[pile] as Side
export const idsOf = (cards: readonly Card[]): ReturnType<typeof idOf>[] => cards.map(idOf)
/** Cards in the order of the table, so that a list tells nothing but its members. */
export function inOrder(cards: readonly Card[]): Card[] {
  const out = cards.slice()
  // A few cards, listed in many play-outs: each is put before the greater ones, and nothing is made for it.
  for (let i = 1; i < out.length; i++) {
    const card = out[i] as Card
    let at = i
    for (; at > 0 && (out[at - 1] as Card) > card; at--) out[at] = out[at - 1] as Card
    out[at] = card
  }
  return out
}
export const rowNames = (s: Sakura): (CharacterId | null)[] => s.row.map(c => (c === NONE ? null : nameOf(c)))
/** The turn under way: the frame above the round. */
export const turnOf = (s: Sakura): Turn => s.frames[1] as Turn
export const handOf = (s: Sakura, seat: Seat): Card[] => s.hands[seat] as Card[]
export const tricksOf = (s: Sakura, seat: Seat): Card[] => s.tricks[seat] as Card[]
export const pileOf = (s: Sakura, pile: number): Card[] => s.piles[pile] as Card[]
export const coinsOf = (s: Sakura, seat: Seat): number => s.coins[seat] as number

/** Takes one item out of a list; the others keep their order. */
export function takeOut(list: number[], item: number): void {
  const at = list.indexOf(item)
  if (at < 0) throw new RulesBug(`${item} is not where it should be`)
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] as number
  list.pop()
}

export function sum(figures: readonly number[], cards: readonly Card[]): number {
  let total = 0
  for (let i = 0; i < cards.length; i++) total += figures[cards[i] as Card] as number
  return total
}

/** SA-HIRE-4: coins go to the reserve. */
export function pay(s: Sakura, seat: Seat, coins: number, clause: Clause, t: Teller): void {
  if (coins === 0) return
  s.coins[seat] = coinsOf(s, seat) - coins
  s.reserve += coins
  t.tell({ type: 'paid', seat, coins, clause })
}

/** What `gain` will pay out of this much (SA-TAKE-9). */
export const payable = (s: Sakura, due: number): number => (due < s.reserve ? due : s.reserve)

/** Coins from the reserve, as far as it lasts (SA-TAKE-9, SA-AMB-14, SA-CHAR-49). Returns what was paid out. */
export function gain(s: Sakura, seat: Seat, due: number, clause: Clause, t: Teller): number {
  const coins = payable(s, due)
  if (due === 0) return coins
  s.coins[seat] = coinsOf(s, seat) + coins
  s.reserve -= coins
  t.tell({ type: 'gained', seat, coins, dry: s.reserve === 0, clause })
  return coins
}

/** A hand card is laid open on a pile and becomes its top card (SA-PLAY-5). */
export function layOn(s: Sakura, seat: Seat, card: Card, pile: number): void {
  takeOut(handOf(s, seat), card)
  pileOf(s, pile).push(card)
  allSee(s, card)
}

/** The whole pile joins the player's trick pile (SA-TAKE-3). Returns its cards. */
export function sweep(s: Sakura, seat: Seat, pile: number): Card[] {
  const cards = pileOf(s, pile)
  const tricks = tricksOf(s, seat)
  for (let i = 0; i < cards.length; i++) tricks.push(cards[i] as Card)
  sees(s, seat, cards)
  s.piles[pile] = []
  return cards
}

/** The pending modifiers end and their cards go to the discard pile (SA-MOD-4, SA-AMB-20, SA-MOD-6, SA-HIRE-7). */
export function spendPending(s: Sakura, f: Turn, t: Teller): void {
  f.freeUse = false // SA-HIRE-22: serving a pile is not using the free character
  if (f.pending.length === 0) return
  for (const character of f.pending) s.discard.push(character)
  if (t.deaf !== true)
    t.tell({ type: 'spent', seat: f.seat, characters: f.pending.map(nameOf), clause: 'SA-MOD-6' })
  f.pending = []
}

/** A card goes from hand to hand; only the two players see it. */
export function passCard(s: Sakura, card: Card, from: Seat, to: Seat): void {
  losesTrack(s, card, from, to)
  takeOut(handOf(s, from), card)
  handOf(s, to).push(card)
}

/** Who learns of a card that moves between two players. */
export const both = (a: Seat, b: Seat): number => only(a) | only(b)

type Without<E, K extends string> = E extends unknown ? Omit<E, K> : never
type CardMoved = Extract<SakuraEvent, { readonly type: 'drew' | 'gave' | 'swapped' | 'stole' }>
type CardsShown = Extract<SakuraEvent, { readonly cards: readonly CardId[] | null }>

/** Two players see which card it is, the others that there was one. */
export function tellCard(t: Teller, to: number, e: Without<CardMoved, 'card'>, card: Card): void {
  if (t.deaf !== true) t.whisper(to, { ...e, card: idOf(card) }, { ...e, card: null })
}
/** Some see which cards they are, the others that they lay there. */
export function tellCards(
  t: Teller,
  to: number,
  e: Without<CardsShown, 'cards'>,
  cards: readonly Card[],
): void {
  if (t.deaf !== true) t.whisper(to, { ...e, cards: idsOf(cards) }, { ...e, cards: null })
}

/** The top of the character deck; an empty deck is made anew from the discard pile (SA-HIRE-13, SA-AMB-11). */
function drawCharacter(s: Sakura, t: Teller): Character {
  if (s.deck.length === 0) {
    s.deck = shuffle(s.rng, s.discard)
    s.discard = []
    t.reveal({ type: 'reshuffled', count: s.deck.length, clause: 'SA-HIRE-13' })
  }
  const character = s.deck.pop()
  if (character === undefined) throw new RulesBug('no character is left to draw')
  return character
}

/** Fills the empty slots from the deck, lowest first. */
export function fillRow(s: Sakura, t: Teller): void {
  for (let slot = 0; slot < SLOTS; slot++) if (s.row[slot] === NONE) s.row[slot] = drawCharacter(s, t)
}

/** SA-END-13. */
export const totals = (s: Sakura): number[] =>
  Array.from({ length: s.seats }, (_, seat) => s.scores.reduce((all, row) => all + (row[seat] as number), 0))
