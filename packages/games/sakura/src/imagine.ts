import type { Outcome, Rng, Seat, SeatSet } from '@noren/engine'
import { RulesBug, below, everyone, fork, only, shuffle } from '@noren/engine'
import type { Card, CardId, CardTable, Character, Side } from './cards.ts'
import { CARD_COUNT, CHARACTERS, SIDES, TOKEN_SIDES, cardOf, characterOf, freezeTable } from './cards.ts'
import type { SakuraFrame } from './frames.ts'
import {
  discardTrickFrame,
  exchangeFrame,
  giveFrame,
  harvestFrame,
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
import type { Sakura } from './state.ts'
import { NONE, clone } from './state.ts'
import type { PileView, PlayerView, Question, SakuraOpen, SakuraOwn, SakuraView, TurnView } from './view.ts'

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

/** Cards as they find their places, with who knows them there. */
interface Layout {
  readonly known: SeatSet[]
  readonly placed: Uint8Array
}

/** Cards that the view names lie where it says. */
function put(at: Layout, list: Card[], ids: readonly CardId[], who: SeatSet): Card[] {
  for (const id of ids) {
    const card = cardOf(id)
    list.push(card)
    at.placed[card] = 1
    at.known[card] = who
  }
  return list
}

/** The rest of a list comes from a source of cards that the viewer cannot place. */
function fill(known: SeatSet[], list: Card[], size: number, source: Card[], who: SeatSet): void {
  while (list.length < size) {
    const card = source.pop()
    if (card === undefined) return
    list.push(card)
    known[card] = who
  }
}

export const imagine = (view: SakuraView, rng: Rng): Sakura => imaginer(view)(rng)

/** The same for many worlds of one view: what the view names is read once, and copied for each of them. */
export function imaginer({ open: v, own: mine }: SakuraView): (rng: Rng) => Sakura {
  const all = everyone(v.seats)
  const me = mine.seat < 0 ? 0 : only(mine.seat)
  const others = all & ~me
  const at: Layout = {
    known: Array.from({ length: CARD_COUNT }, () => 0),
    placed: new Uint8Array(CARD_COUNT),
  }
  const hands: Card[][] = []
  const tricks: Card[][] = []
  for (let seat = 0; seat < v.seats; seat++) {
    const own = seat === mine.seat
    hands.push(put(at, [], own ? mine.hand : (mine.memory.hands[seat] ?? []), only(seat) | me))
    tricks.push(put(at, [], own ? mine.tricks : (mine.memory.tricks[seat] ?? []), all))
  }
  const piles = mine.memory.piles.map(ids => put(at, [], ids, all))
  const tops = v.piles.map(pile => (pile.top === null ? [] : put(at, [], [pile.top], all)))
  const removed = put(at, [], v.removed, all)
  const loose = put(at, [], mine.memory.loose, others)
  const rest = unplaced(at)
  const row = v.row.map(id => (id === null ? NONE : characterOf(id)))
  const discard = v.discard.map(characterOf)
  const pending = v.turn?.pending.map(characterOf) ?? []
  const q = mine.question
  /** What the viewer sees; the rest is dealt to a copy. */
  const base: Sakura = {
    seats: v.seats,
    frames: [],
    rng: [0, 0, 0, 0],
    outcome: sharedOutcome(v.outcome),
    voluntaryTake: v.options.voluntaryTake,
    openSums: v.options.openSums,
    denialHiring: v.options.denialHiring,
    table: sharedTable(v.table),
    round: v.round,
    first: v.first,
    hands,
    tricks,
    piles,
    aside: rest,
    removed,
    known: at.known,
    coins: v.players.map(p => p.coins),
    reserve: v.reserve,
    row,
    deck: deckWithout([row, discard, pending]),
    discard,
    plusSide: pileOfSide(v.plusSide),
    scores: roundsOf(v),
  }
  return rng => {
    const s = clone(base)
    const hidden = shuffle(rng, loose.slice())
    const pool = shuffle(rng, s.aside)
    for (let seat = 0; seat < v.seats; seat++) {
      const player = v.players[seat] as PlayerView
      fill(s.known, s.hands[seat] as Card[], player.hand, pool, only(seat))
      fill(s.known, s.tricks[seat] as Card[], player.tricks, hidden, others)
      fill(s.known, s.tricks[seat] as Card[], player.tricks, pool, others)
    }
    s.piles.forEach((pile, i) => {
      fill(s.known, pile, (v.piles[i] as PileView).size - 1, pool, others)
      pile.push(...(tops[i] ?? []))
    })
    if (q?.kind === 'reorder' && q.cards !== null) s.piles[pileOfSide(q.pile)] = cardsOf(q.cards)
    s.rng = fork(rng)
    shuffle(rng, s.deck)
    // Whatever is asked is asked in a turn.
    if (q !== null) s.frames = framesOf(s, v.turn as TurnView, mine, q, rng)
    return s
  }
}

function unplaced(at: Layout): Card[] {
  const pool: Card[] = []
  at.placed.forEach((placed, card) => {
    if (placed === 0) pool.push(card)
  })
  return pool
}

function deckWithout(lists: readonly (readonly Character[])[]): Character[] {
  let out = 0
  for (const list of lists) for (const character of list) if (character >= 0) out |= 1 << character
  const deck: Character[] = []
  for (let c = 0; c < CHARACTERS.length; c++) if ((out & (1 << c)) === 0) deck.push(c)
  return deck
}

/** Scores by round, from scores by player. */
function roundsOf(v: SakuraOpen): number[][] {
  const rounds: number[][] = []
  for (let r = 0; r < (v.players[0] as PlayerView).scores.length; r++)
    rounds.push(v.players.map(p => p.scores[r] as number))
  return rounds
}

/** The round, the turn and the question on top, rebuilt. */
function framesOf(s: Sakura, v: TurnView, mine: SakuraOwn, q: Question, rng: Rng): SakuraFrame[] {
  const turn = turnFrame(v.seat)
  turn.unserved = v.unserved.reduce((set, side) => set | (1 << pileOfSide(side)), 0)
  turn.pending = v.pending.map(characterOf)
  turn.freeUse = v.freeUse
  turn.replacements = v.replacements
  const frames: SakuraFrame[] = [roundFrame(v.seat), turn]
  const asked = questionFrame(s, v.seat, mine.seat, q, rng)
  if (asked !== null) frames.push(asked)
  return frames
}

/** Some card of a hand, for a question about a card that the viewer may not see. */
const someOf = (cards: readonly Card[], rng: Rng, but: Card = NONE): Card => {
  const others = cards.filter(card => card !== but)
  return others[below(rng, others.length)] ?? NONE
}
const shownOr = (id: CardId | null, otherwise: () => Card): Card => (id === null ? otherwise() : cardOf(id))

function questionFrame(s: Sakura, by: Seat, viewer: Seat, q: Question, rng: Rng): SakuraFrame | null {
  const hand = s.hands[by] ?? []
  switch (q.kind) {
    case 'turn':
      return null
    case 'how':
      throw new RulesBug('nobody is asked how under these rules (SA-AMB-49)')
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
      return { ...reorderFrame(by, pileOfSide(q.pile)), laid: cardsOf(q.laid ?? []) }
    case 'discardTrick':
      return discardTrickFrame(by)
    case 'stealWho':
      return stealWhoFrame(by)
    case 'steal':
      return stealFrame(by, q.target)
    case 'vote': {
      const f = voteFrame(s.seats, q.seat, q.price)
      for (const seat of q.voted) {
        f.waiting &= ~only(seat)
        f.sealed[seat] = seat === viewer && q.mine !== null ? TOKEN_SIDES.indexOf(q.mine) : below(rng, 2)
      }
      return f
    }
    default:
      return harvestFrame(by)
  }
}
