import type { Clause, Narrator, Seat } from '@noren/engine'
import { shuffle } from '@noren/engine'
import type { DiscardReason, LossReason, SakeEvent } from './events.ts'
import { placeOfType, printed, typeOfPlace } from './printed.ts'
import type { Sake } from './state.ts'
import { ALL_EYES, EPOCH, SHOWN } from './state.ts'
import { LIFE_BIT, bits } from './values.ts'

/** Every observable change of cards, sake and Life: mutate and tell, in one function. */
export type Told = Narrator<SakeEvent>

const last = (list: readonly number[]): number => list[list.length - 1] as number

export function backsOf(s: Sake, cards: readonly number[]): number[] {
  const p = printed(s)
  const out: number[] = []
  for (let i = 0; i < cards.length; i++) out.push(p.back[cards[i] as number] as number)
  return out
}

/** SK-DECK-2, SK-DECK-3, SK-DECK-6: the discard pile becomes the draw pile; what was known of its cards is known no longer. */
function reshuffle(s: Sake, t: Told): void {
  if (s.discard.length === 0) return
  const pile = s.discard
  s.discard = s.deck
  s.deck = shuffle(s.rng, pile)
  s.reshuffles++
  // Everybody has just seen what goes in: these cards are told from those seen at an earlier reshuffle.
  for (let i = 0; i < pile.length; i++) s.known[pile[i] as number] = SHOWN | (s.reshuffles << EPOCH)
  t.reveal({
    type: 'shuffled',
    count: pile.length,
    top: printed(s).back[last(pile)] as number,
    clause: 'SK-DECK-3',
  })
}

/** SK-DECK-1, SK-DECK-4: cards discarded together; if there is no draw pile they become it at once, shuffled. */
export function toDiscard(s: Sake, cards: readonly number[], t: Told): void {
  for (let i = 0; i < cards.length; i++) {
    const c = cards[i] as number
    s.known[c] = ALL_EYES | SHOWN
    s.discard.push(c)
  }
  if (s.deck.length === 0) reshuffle(s, t)
}

/** Draws up to n cards; a draw in progress goes on from a new pile (SK-DECK-3), and stops when there is none. */
export function draw(s: Sake, seat: Seat, n: number, t: Told, clause: Clause): void {
  const hand = s.hand[seat] as number[]
  const before = hand.length
  for (let i = 0; i < n && s.deck.length > 0; i++) {
    const c = s.deck.pop() as number
    s.known[c] = ((s.known[c] as number) & ~ALL_EYES) | (1 << seat)
    hand.push(c)
    if (s.deck.length === 0) reshuffle(s, t)
  }
  if (t.deaf === true || hand.length === before) return
  const cards = hand.slice(before)
  const backs = backsOf(s, cards)
  t.whisper(
    1 << seat,
    { type: 'drew', seat, cards, backs, from: 'deck', clause },
    { type: 'drew', seat, cards: null, backs, from: 'deck', clause },
  )
}

/** SK-SOUL-1, SK-SOUL-3, SK-SOUL-6: cards leave the Life pile for the hand, for good. */
export function drawLife(s: Sake, seat: Seat, n: number, t: Told): void {
  const life = s.life[seat] as number[]
  const hand = s.hand[seat] as number[]
  const cards: number[] = []
  for (let i = 0; i < n; i++) {
    const c = life.pop() as number
    s.known[c] = 1 << seat
    hand.push(c)
    cards.push(c)
  }
  if (t.deaf === true) return
  const backs = backsOf(s, cards)
  const clause = 'SK-SOUL-3'
  t.whisper(
    1 << seat,
    { type: 'drew', seat, cards, backs, from: 'life', clause },
    { type: 'drew', seat, cards: null, backs, from: 'life', clause },
  )
}

export function takeFrom(list: number[], card: number): void {
  const n = list.length
  let i = 0
  while (i < n && list[i] !== card) i++
  if (i === n) return
  for (; i < n - 1; i++) list[i] = list[i + 1] as number
  list.pop()
}

export const inCardOrder = (cards: readonly number[]): number[] => cards.slice().sort((a, b) => a - b)

/** Discards cards from a hand, face up. They are told in card order: how a hand was held is nobody's business (section 6). */
export function discardFromHand(
  s: Sake,
  seat: Seat,
  cards: readonly number[],
  why: DiscardReason,
  t: Told,
  clause: Clause,
): void {
  if (cards.length === 0) return
  const hand = s.hand[seat] as number[]
  for (let i = 0; i < cards.length; i++) takeFrom(hand, cards[i] as number)
  if (t.deaf !== true) t.reveal({ type: 'discarded', seat, cards: inCardOrder(cards), why, clause })
  toDiscard(s, cards, t)
}

/** a card being played lies on the table until its action is finished. */
export function intoPlay(s: Sake, seat: Seat, card: number): void {
  takeFrom(s.hand[seat] as number[], card)
  s.known[card] = ALL_EYES | SHOWN
  s.limbo.push(card)
}

/** SK-TURN-10: its action is finished (or was cancelled), so the card is discarded. */
export function outOfPlay(s: Sake, card: number, t: Told): void {
  takeFrom(s.limbo, card)
  toDiscard(s, [card], t)
}

/** SK-DISC-12, SK-DISC-15, SK-DISC-17: the top card is turned up and discarded at once; -1 if there is none. */
export function turnUp(s: Sake): number {
  if (s.deck.length === 0) return -1
  const c = s.deck.pop() as number
  s.known[c] = ALL_EYES | SHOWN
  s.discard.push(c)
  return c
}
/** The second half of turning up, once the card has been told: SK-DECK-3. */
export function afterTurnUp(s: Sake, t: Told): void {
  if (s.deck.length === 0) reshuffle(s, t)
}

/** SK-EX-11. SK-DMG-1, SK-DMG-2, SK-DMG-3, SK-DMG-4, SK-SAKE-5: the sake on the Life pile goes first, then cards, face down, onto the Wounds. */
export function wound(s: Sake, seat: Seat, damage: number, t: Told): void {
  let left = damage
  const sake = ((s.sake[seat] as number) & LIFE_BIT) !== 0
  if (sake && left > 0) {
    s.sake[seat] = (s.sake[seat] as number) & ~LIFE_BIT
    s.gone++
    left--
  }
  const life = s.life[seat] as number[]
  const wounds = s.wounds[seat] as number[]
  const moved: number[] = []
  for (; left > 0 && life.length > 0; left--) {
    const c = life.pop() as number
    wounds.push(c)
    moved.push(c)
  }
  if (t.deaf === true) return
  t.reveal({ type: 'damaged', seat, damage, sake, backs: backsOf(s, moved), clause: 'SK-DMG-2' })
}

/** SK-HEAL-1, SK-HEAL-2, SK-HEAL-3: top of the Wounds to the top of the Life pile, unseen. */
export function heal(s: Sake, seat: Seat, n: number, t: Told, clause: Clause): void {
  const life = s.life[seat] as number[]
  const wounds = s.wounds[seat] as number[]
  const amount = Math.min(n, wounds.length)
  if (amount === 0) return
  for (let i = 0; i < amount; i++) life.push(wounds.pop() as number)
  t.tell({ type: 'healed', seat, amount, clause })
}

/** SK-BURN-1, SK-BURN-4, SK-SAKE-11: a sake is burnt for one thing and leaves the game. */
export function burn(
  s: Sake,
  seat: Seat,
  place: number,
  why: 'draw' | 'card' | 'cost',
  t: Told,
  clause: Clause,
): void {
  s.sake[seat] = (s.sake[seat] as number) & ~(1 << place)
  s.gone++
  t.tell({ type: 'burned', seat, place, why, clause })
}

/** A sake leaves the game by somebody else's doing. */
export function loseSake(s: Sake, seat: Seat, place: number, why: LossReason, t: Told, clause: Clause): void {
  s.sake[seat] = (s.sake[seat] as number) & ~(1 << place)
  s.gone++
  t.tell({ type: 'sakeGone', seat, place, count: 1, why, clause })
}

/** SK-DEATH-1, SK-SEPPUKU-2: all that a player has leaves the game. */
export function loseAllSake(s: Sake, seat: Seat, why: LossReason, t: Told, clause: Clause): void {
  const count = bits(s.sake[seat] as number) + (s.haul[seat] as number)
  if (count === 0) return
  s.sake[seat] = 0
  s.haul[seat] = 0
  s.gone += count
  t.tell({ type: 'sakeGone', seat, place: -1, count, why, clause })
}

/** SK-WEAPON-1, SK-WEAPON-2, SK-WEAPON-5, SK-ITEM-1: a weapon or Item is laid before its owner; any number, usable at once. */
export function lay(s: Sake, seat: Seat, card: number, t: Told): void {
  takeFrom(s.limbo, card)
  ;(s.gear[seat] as number[]).push(card)
  const place = placeOfType(printed(s).type[card] as number)
  s.places[seat] = (s.places[seat] as number) | (1 << place)
  t.tell({ type: 'laid', seat, card, place, clause: 'SK-WEAPON-1' })
}

/** The card that makes a place. */
export function cardAt(s: Sake, seat: Seat, place: number): number {
  const gear = s.gear[seat] as number[]
  const type = typeOfPlace(place)
  const p = printed(s)
  for (let i = 0; i < gear.length; i++) if (p.type[gear[i] as number] === type) return gear[i] as number
  return -1
}

/** SK-EVENT-13, SK-EVENT-14, SK-SAKE-10, SK-WEAPON-4: gear is discarded, and a sake on it leaves the game. */
export function loseGear(s: Sake, seat: Seat, place: number, t: Told): void {
  const card = cardAt(s, seat, place)
  if (((s.sake[seat] as number) & (1 << place)) !== 0) loseSake(s, seat, place, 'purchase', t, 'SK-EVENT-14')
  takeFrom(s.gear[seat] as number[], card)
  s.places[seat] = (s.places[seat] as number) & ~(1 << place)
  t.tell({ type: 'gearLost', seat, card, place, clause: 'SK-EVENT-13' })
  toDiscard(s, [card], t)
  if (s.wield[seat] === place) s.wield[seat] = -1
}

/** SK-WEAPON-6: one weapon at most in the Defence zone. */
export function wield(s: Sake, seat: Seat, place: number, t: Told, clause: Clause): void {
  if (s.wield[seat] === place) return
  s.wield[seat] = place
  t.tell({ type: 'wielded', seat, place, clause })
}
