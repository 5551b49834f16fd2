import type { Outcome, Rng, Seat, SeatSet } from '@noren/engine'
import { below, everyone, fork, only, shuffle } from '@noren/engine'
import type { Card, CardId, CardTable, Character, Side } from './cards.ts'
import { CARD_COUNT, CHARACTERS, SIDES, TOKEN_SIDES, cardOf, characterOf, freezeTable } from './cards.ts'
import type { SakuraFrame, Turn } from './frames.ts'
import {
  discardTrickFrame,
  exchangeFrame,
  giveFrame,
  harvestFrame,
  howFrame,
  peekFrame,
  peekWhoFrame,
  reorderFrame,
  reorderWhichFrame,
  replaceFrame,
  roundFrame,
  stealFrame,
  stealWhoFrame,
  turnFrame,
  voteFrame,
} from './frames.ts'
import { continues } from './placement.ts'
import type { Sakura } from './state.ts'
import { NONE } from './state.ts'
import type { Question, SakuraView } from './view.ts'

/** A whole table that agrees with a view: what the seat knows lies where it lies, the rest is dealt at random. */

const cardsOf = (ids: readonly CardId[]): Card[] => ids.map(cardOf)
const pileOfSide = (side: Side): number => SIDES.indexOf(side)

/** A table may come straight from JSON; every world imagined from one view shares it. */
const sharedTable = (table: CardTable): CardTable => (Object.isFrozen(table) ? table : freezeTable(table))
const sharedOutcome = (outcome: Outcome | null): Outcome | null =>
  outcome === null
    ? null
    : Object.freeze({
        payoff: Object.freeze([...outcome.payoff]),
        scores: Object.freeze([...outcome.scores]),
        ranks: Object.freeze([...outcome.ranks]),
        clause: outcome.clause,
      })

export function imagine(v: SakuraView, rng: Rng): Sakura {
  const seats = v.players.map((_, seat) => seat)
  const handsKnown = seats.map(seat => cardsOf(seat === v.seat ? v.hand : (v.memory.hands[seat] ?? [])))
  const tricksKnown = seats.map(seat => cardsOf(seat === v.seat ? v.tricks : (v.memory.tricks[seat] ?? [])))
  const pilesKnown = v.memory.piles.map(cardsOf)
  const tops = v.piles.map(pile => (pile.top === null ? [] : [cardOf(pile.top)]))
  const loose = shuffle(rng, cardsOf(v.memory.loose))
  const removed = cardsOf(v.removed)
  const pool = unseen(rng, [...handsKnown, ...tricksKnown, ...pilesKnown, ...tops, loose, removed])

  const hands = handsKnown.map((known, seat) => fill(known, v.players[seat]?.hand ?? 0, [pool]))
  const tricks = tricksKnown.map((known, seat) => fill(known, v.players[seat]?.tricks ?? 0, [loose, pool]))
  const piles = pilesKnown.map((known, pile) => {
    const below = fill(known, Math.max(0, (v.piles[pile]?.size ?? 0) - 1), [pool])
    return [...below, ...(tops[pile] ?? [])]
  })
  const q = v.question
  if (q?.kind === 'reorder' && q.cards !== null) piles[pileOfSide(q.pile)] = cardsOf(q.cards)

  const row = v.row.map(id => (id === null ? NONE : characterOf(id)))
  const discard = v.discard.map(characterOf)
  const pending = v.pending.map(characterOf)
  const s: Sakura = {
    seats: v.seats,
    frames: [],
    rng: fork(rng),
    outcome: sharedOutcome(v.outcome),
    voluntaryTake: v.voluntaryTake,
    table: sharedTable(v.table),
    round: v.round,
    first: v.first,
    hands,
    tricks,
    piles,
    aside: pool,
    removed,
    known: [],
    coins: v.players.map(p => p.coins),
    reserve: v.reserve,
    row,
    deck: deckWithout([...row, ...discard, ...pending], rng),
    discard,
    plusSide: pileOfSide(v.plusSide),
    scores: Array.from({ length: v.players[0]?.scores.length ?? 0 }, (_, r) =>
      v.players.map(p => p.scores[r] ?? 0),
    ),
  }
  if (q !== null) s.frames = framesOf(s, v, q, pending, rng)
  s.known = knownTo(s, v, handsKnown, tricksKnown, pilesKnown)
  return s
}

/** The cards that this seat has no idea of, shuffled. */
function unseen(rng: Rng, seen: readonly (readonly Card[])[]): Card[] {
  const mark = new Uint8Array(CARD_COUNT)
  for (const cards of seen) for (const card of cards) mark[card] = 1
  const pool: Card[] = []
  for (let card = 0; card < CARD_COUNT; card++) if (mark[card] === 0) pool.push(card)
  return shuffle(rng, pool)
}

/** What is known, completed to its size from the first source that has cards left. */
function fill(known: readonly Card[], size: number, sources: readonly Card[][]): Card[] {
  const out = known.slice()
  for (const source of sources)
    while (out.length < size) {
      const card = source.pop()
      if (card === undefined) break
      out.push(card)
    }
  return out
}

function deckWithout(out: readonly Character[], rng: Rng): Character[] {
  const deck: Character[] = []
  for (let c = 0; c < CHARACTERS.length; c++) if (!out.includes(c)) deck.push(c)
  return shuffle(rng, deck)
}

/** Who knows what in this world: the viewer exactly what the view says, the others what anybody at the table saw. */
function knownTo(
  s: Sakura,
  v: SakuraView,
  hands: readonly (readonly Card[])[],
  tricks: readonly (readonly Card[])[],
  piles: readonly (readonly Card[])[],
): SeatSet[] {
  const known = Array.from({ length: CARD_COUNT }, () => 0)
  const me = v.seat < 0 ? 0 : only(v.seat)
  const others = everyone(v.seats) & ~me
  const learn = (cards: readonly Card[], who: SeatSet): void => {
    for (const card of cards) known[card] = (known[card] as number) | who
  }
  s.hands.forEach((cards, seat) => learn(cards, only(seat)))
  for (const cards of [...s.tricks, ...s.piles]) learn(cards, others)
  for (const cards of [...hands, ...tricks, ...piles]) learn(cards, me)
  for (const pile of s.piles) learn(pile.slice(-1), me)
  learn(s.removed, everyone(v.seats))
  return known
}

/** The round, the turn and the question on top, rebuilt. */
function framesOf(s: Sakura, v: SakuraView, q: Question, pending: Character[], rng: Rng): SakuraFrame[] {
  const turn = turnFrame(v.active)
  turn.unserved = v.unserved.reduce((set, side) => set | (1 << pileOfSide(side)), 0)
  turn.pending = pending
  turn.freeUse = v.freeUse
  turn.replacements = v.replacements
  const frames: SakuraFrame[] = [roundFrame(v.active), turn]
  const asked = questionFrame(s, v, turn, q, rng)
  if (asked === null) return frames
  turn.waiting = only(v.active)
  frames.push(asked)
  return frames
}

/** Some card of a hand, for a question about a card that the viewer may not see. */
const someOf = (cards: readonly Card[], rng: Rng, but: Card = NONE): Card => {
  const others = cards.filter(card => card !== but)
  return others[below(rng, others.length)] ?? NONE
}
const shownOr = (id: CardId | null, otherwise: () => Card): Card => (id === null ? otherwise() : cardOf(id))

function questionFrame(s: Sakura, v: SakuraView, turn: Turn, q: Question, rng: Rng): SakuraFrame | null {
  const by = only(v.active)
  const hand = s.hands[v.active] ?? []
  switch (q.kind) {
    case 'turn':
      return null
    case 'how': {
      const pile = pileOfSide(q.pile)
      return howFrame(by, q.card === null ? placeable(s, v, turn, pile) : cardOf(q.card), pile)
    }
    case 'replace':
      return replaceFrame(by, pileOfSide(q.pile))
    case 'give': {
      const drawn = shownOr(q.drawn, () =>
        someOf(hand, rng, q.nextDrawn === null ? NONE : cardOf(q.nextDrawn)),
      )
      const nextDrawn = q.nextTo < 0 ? NONE : shownOr(q.nextDrawn, () => someOf(hand, rng, drawn))
      return giveFrame(by, q.to, drawn, q.nextTo, nextDrawn)
    }
    case 'peekWho':
      return peekWhoFrame(by)
    case 'peek':
      return peekFrame(by, q.target)
    case 'exchange':
      return exchangeFrame(
        by,
        q.target,
        shownOr(q.taken, () => someOf(hand, rng)),
      )
    case 'reorderWhich':
      return reorderWhichFrame(by)
    case 'reorder':
      return reorderFrame(by, pileOfSide(q.pile), cardsOf(q.laid ?? []))
    case 'discardTrick':
      return discardTrickFrame(by)
    case 'stealWho':
      return stealWhoFrame(by)
    case 'steal':
      return stealFrame(by, q.target)
    case 'vote': {
      const f = voteFrame(v.seats, q.seat, q.price)
      for (const seat of q.voted) {
        f.waiting &= ~only(seat)
        f.sealed[seat] = seat === v.seat && q.mine !== null ? TOKEN_SIDES.indexOf(q.mine) : below(rng, 2)
      }
      return f
    }
    default:
      return harvestFrame(by)
  }
}

/**
 * The card that the active player is placing, unseen as yet: one of that hand which continues the pile. A hand dealt at
 * random may hold none; then it gets one of the hidden cards that do.
 */
function placeable(s: Sakura, v: SakuraView, turn: Turn, pile: number): Card {
  const hand = s.hands[v.active] as Card[]
  const ready = hand.find(card => continues(s, turn, card, pile))
  if (ready !== undefined) return ready
  const known = new Set<Card>(cardsOf(v.memory.hands.flat()))
  const mine = hand.findIndex(card => !known.has(card))
  const elsewhere: [Card[], Seat][] = [
    [s.aside, NONE],
    ...s.hands.map((cards, seat): [Card[], Seat] => [cards, seat]),
  ]
  for (const [cards, seat] of elsewhere) {
    if (seat === v.seat || seat === v.active) continue
    const at = cards.findIndex(card => !known.has(card) && continues(s, turn, card, pile))
    if (at < 0 || mine < 0) continue
    const card = cards[at] as Card
    cards[at] = hand[mine] as Card
    hand[mine] = card
    return card
  }
  return hand[0] as Card
}
