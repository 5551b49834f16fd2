import type { OpenPart, OwnPart, Seat, View } from '@noren/engine'
import { WATCHER, has, members, outcomeIn } from '@noren/engine'
import {
  handOf,
  idsOf,
  inOrder,
  payable,
  pileOf,
  rowNames,
  sideOf,
  sum,
  totals,
  tricksOf,
  turnOf,
} from './atoms.ts'
import type { Card, CardId, CardTable, CharacterId, Side, TokenSide } from './cards.ts'
import {
  REFRESH_PRICE,
  ROUNDS,
  SIDES,
  SLOTS,
  TOKEN_SIDES,
  idOf,
  isCook,
  nameOf,
  priceOf,
  valueOf,
} from './cards.ts'
import type { SakuraFrame, Turn } from './frames.ts'
import type { Want } from './placement.ts'
import { cooked, isUnserved, wantOf } from './placement.ts'
import type { Sakura } from './state.ts'
import { stakeLost, stakeWon } from './steps/daimyo.ts'

export type { Want } from './placement.ts'

/** What one seat may know of a Sakura table (section 5), built from nothing: what all may see, and what is its own. */
export type SakuraView = View<SakuraOpen, SakuraOwn>

/** Unfinished business under the question. */
export interface Seen {
  readonly kind: SakuraFrame['kind']
  readonly seat: Seat
}

export interface SakuraOpen extends OpenPart<Seen> {
  readonly seats: number
  readonly options: {
    readonly voluntaryTake: boolean
    readonly openSums: boolean
    readonly denialHiring: boolean
  }
  /** The printed figures, by card number (see `cardOf` in cards.ts). */
  readonly table: CardTable
  /** How many rounds a game has. */
  readonly rounds: number
  /** From 1. */
  readonly round: number
  /** First player of this round. */
  readonly first: Seat
  /** Null when the game is over. */
  readonly turn: TurnView | null
  /** Left, right. */
  readonly piles: readonly [PileView, PileView]
  readonly plusSide: Side
  /** Number of set-aside cards. */
  readonly aside: number
  readonly removed: readonly CardId[]
  /** The slots of the row, cheapest first; null is an empty slot. */
  readonly row: readonly (CharacterId | null)[]
  /** What each slot costs. */
  readonly prices: readonly number[]
  /** What a new row costs. */
  readonly refreshPrice: number
  readonly deck: number
  /** Top last. */
  readonly discard: readonly CharacterId[]
  readonly reserve: number
  /** By seat. */
  readonly players: readonly PlayerView[]
}

/** The turn under way. */
export interface TurnView {
  readonly seat: Seat
  readonly unserved: readonly Side[]
  /** Modifiers beside the active player, in the order they were hired. */
  readonly pending: readonly CharacterId[]
  /** A new row was just laid and one of it may be used free of charge. */
  readonly freeUse: boolean
  /** How often the row was replaced this turn. */
  readonly replacements: number
}

export interface SakuraOwn extends OwnPart<Question> {
  /** The viewer's own hand, as it is held. */
  readonly hand: readonly CardId[]
  /** What the one pending cook makes of each card of the hand; null unless it is the viewer's turn and one cook is pending. */
  readonly cooked: readonly (readonly [low: number, high: number])[] | null
  /** The viewer's own trick cards, in the order of the table. */
  readonly tricks: readonly CardId[]
  /** The shurikens on `tricks`. */
  readonly shurikens: number
  /** The coins that the left and the right pile would pay now; null where the viewer cannot tell, or the table does not say (SA-AMB-50). */
  readonly sums: readonly [number | null, number | null]
  readonly memory: Memory
}

export interface PileView {
  /** Null only while the replacement of a taken pile is being chosen. */
  readonly top: CardId | null
  readonly size: number
  readonly sign: '+' | '-'
}

export interface PlayerView {
  readonly coins: number
  /** Number of cards. */
  readonly hand: number
  /** Number of cards. */
  readonly tricks: number
  /** One for each finished round. */
  readonly scores: readonly number[]
  readonly total: number
}

/** Where this seat rightly knows cards to lie (SA-AMB-48). Lists are in the order of the table and tell no position. */
export interface Memory {
  /** By seat: cards known to be in that hand (one's own hand is in `hand`). */
  readonly hands: readonly (readonly CardId[])[]
  /** By seat: cards known to be in that trick pile (one's own are in `tricks`). */
  readonly tricks: readonly (readonly CardId[])[]
  /** Cards known to be in some trick pile, though not in whose. */
  readonly loose: readonly CardId[]
  /** Covered cards of the left and of the right pile. */
  readonly piles: readonly [readonly CardId[], readonly CardId[]]
}

/** What the table asks now. Fields that are null are hidden from this viewer. */
export type Question =
  | {
      readonly kind: 'turn'
      readonly seat: Seat
      /** What the piles still to be served ask for. */
      readonly wants: readonly Want[]
    }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly pile: Side }
  | {
      readonly kind: 'give'
      readonly seat: Seat
      readonly to: Seat
      /** What was drawn from `to`, and may not go back. */
      readonly drawn: CardId | null
      /** Who gets a card after that, or -1. */
      readonly nextTo: Seat
      readonly nextDrawn: CardId | null
    }
  | { readonly kind: 'peekWho'; readonly seat: Seat }
  | {
      readonly kind: 'peek'
      readonly seat: Seat
      readonly target: Seat
      /** The whole hand of `target`. */
      readonly cards: readonly CardId[] | null
    }
  | {
      readonly kind: 'exchange'
      readonly seat: Seat
      readonly target: Seat
      /** What was taken from `target`, and may not go back. */
      readonly taken: CardId | null
    }
  | { readonly kind: 'reorderWhich'; readonly seat: Seat }
  | {
      readonly kind: 'reorder'
      readonly seat: Seat
      readonly pile: Side
      /** The pile as it lies, bottom to top. */
      readonly cards: readonly CardId[] | null
      /** What is already laid anew, bottom to top. */
      readonly laid: readonly CardId[] | null
    }
  | { readonly kind: 'discardTrick'; readonly seat: Seat }
  | { readonly kind: 'stealWho'; readonly seat: Seat }
  | {
      readonly kind: 'steal'
      readonly seat: Seat
      readonly target: Seat
      /** The trick pile of `target`. */
      readonly cards: readonly CardId[] | null
    }
  | {
      readonly kind: 'vote'
      /** The hirer; everybody is asked. */
      readonly seat: Seat
      readonly price: number
      /** What the hirer gains with the majority, and without it. */
      readonly won: number
      readonly lost: number
      readonly voted: readonly Seat[]
      /** The viewer's own sealed choice. */
      readonly mine: TokenSide | null
    }
  | { readonly kind: 'harvest'; readonly seat: Seat }
  /** How pending helpers count for a card on its way: asked under version 1 alone (SA-AMB-49). */
  | { readonly kind: 'how'; readonly seat: Seat; readonly card: CardId | null; readonly pile: Side }

/** Section 5, row by row: what is not put in here is hidden. Coins are open (SA-AMB-28), trick piles are numbers (SA-AMB-27). */
export function open(s: Sakura): SakuraOpen {
  const turn: Turn | null = s.outcome === null ? turnOf(s) : null
  const scores = totals(s)
  return {
    stack: s.frames.slice(0, -1).map(f => ({ kind: f.kind, seat: f.seat })),
    outcome: outcomeIn(s.outcome),
    seats: s.seats,
    options: { voluntaryTake: s.voluntaryTake, openSums: s.openSums, denialHiring: s.denialHiring },
    table: s.table,
    rounds: ROUNDS,
    round: s.round,
    first: s.first,
    turn: turn === null ? null : turnView(turn),
    piles: [pileView(s, 0), pileView(s, 1)],
    plusSide: sideOf(s.plusSide),
    aside: s.aside.length,
    removed: idsOf(s.removed),
    row: rowNames(s),
    prices: Array.from({ length: SLOTS }, (_, slot) => priceOf(slot)),
    refreshPrice: REFRESH_PRICE,
    deck: s.deck.length,
    discard: s.discard.map(nameOf),
    reserve: s.reserve,
    players: Array.from({ length: s.seats }, (_, who) => ({
      coins: s.coins[who] as number,
      hand: handOf(s, who).length,
      tricks: tricksOf(s, who).length,
      scores: s.scores.map(row => row[who] as number),
      total: scores[who] as number,
    })),
  }
}

const turnView = (f: Turn): TurnView => ({
  seat: f.seat,
  unserved: SIDES.filter((_, pile) => isUnserved(f, pile)),
  pending: f.pending.map(nameOf),
  freeUse: f.freeUse,
  replacements: f.replacements,
})

export function own(s: Sakura, seat: Seat): SakuraOwn {
  const mine = seat !== WATCHER
  const tricks = mine ? inOrder(tricksOf(s, seat)) : []
  const hand = mine ? handOf(s, seat) : []
  return {
    seat,
    question: s.outcome === null ? questionFor(s, s.frames.at(-1) as SakuraFrame, seat) : null,
    hand: idsOf(hand),
    cooked: cookedFor(s, seat, hand),
    tricks: idsOf(tricks),
    shurikens: sum(s.table.shurikens, tricks),
    sums: [sumFor(s, seat, 0), sumFor(s, seat, 1)],
    memory: memoryOf(s, seat),
  }
}

/** Cards are reminded of what the one pending cook makes of them. */
function cookedFor(s: Sakura, seat: Seat, hand: readonly Card[]): SakuraOwn['cooked'] {
  if (s.outcome !== null || seat === WATCHER || turnOf(s).seat !== seat) return null
  const [cook, more] = turnOf(s).pending.filter(isCook)
  if (cook === undefined || more !== undefined) return null
  return hand.map(card => cooked(valueOf(card), s.table.cooks[cook] as number))
}

/** SA-AMB-50: reckoned for whoever sits here and saw every card of the pile come; limited by the reserve (SA-TAKE-9). */
function sumFor(s: Sakura, seat: Seat, pile: number): number | null {
  const cards = pileOf(s, pile)
  if (!s.openSums || seat === WATCHER || cards.length === 0) return null
  return payable(s, sum(s.table.coins, cards))
}

/** A pile shows its top card and its size, never more (SA-PLAY-14). */
function pileView(s: Sakura, pile: number): PileView {
  const cards = pileOf(s, pile)
  const top = cards.at(-1)
  return {
    top: top === undefined ? null : idOf(top),
    size: cards.length,
    sign: s.plusSide === pile ? '+' : '-',
  }
}

/** What this seat saw and may remember (SA-AMB-48). A spectator has no memory. */
function memoryOf(s: Sakura, seat: Seat): Memory {
  const knows = (card: Card): boolean => has(s.known[card] as number, seat)
  const recall = (cards: readonly Card[]): CardId[] => idsOf(inOrder(cards.filter(knows)))
  // Every trick card lay open on the table once, so all who sat there know it is in some trick pile.
  const loose = seat === WATCHER ? [] : s.tricks.flat().filter(card => !knows(card))
  return {
    hands: s.hands.map((cards, who) => (who === seat ? [] : recall(cards))),
    tricks: s.tricks.map((cards, who) => (who === seat ? [] : recall(cards))),
    loose: idsOf(inOrder(loose)),
    piles: [recall(pileOf(s, 0).slice(0, -1)), recall(pileOf(s, 1).slice(0, -1))],
  }
}

/** The question on top, with its hidden fields for those who may see them. */
function questionFor(s: Sakura, f: SakuraFrame, viewer: Seat): Question | null {
  const { seat } = f
  const sees = (...who: Seat[]): boolean => who.includes(viewer)
  const shown = (card: Card, ...who: Seat[]): CardId | null => (card >= 0 && sees(...who) ? idOf(card) : null)
  switch (f.kind) {
    case 'deal':
    case 'round':
      return null
    case 'turn':
      return {
        kind: f.kind,
        seat,
        wants: [0, 1].filter(pile => isUnserved(f, pile)).map(pile => wantOf(s, pile)),
      }
    case 'replace':
      return { kind: f.kind, seat, pile: sideOf(f.pile) }
    case 'give': {
      const drawn = shown(f.drawn, seat, f.to)
      return {
        kind: f.kind,
        seat,
        to: f.to,
        drawn,
        nextTo: f.nextTo,
        nextDrawn: shown(f.nextDrawn, seat, f.nextTo),
      }
    }
    case 'peek': {
      const cards = sees(seat, f.target) ? idsOf(inOrder(handOf(s, f.target))) : null
      return { kind: f.kind, seat, target: f.target, cards }
    }
    case 'exchange':
      return { kind: f.kind, seat, target: f.target, taken: shown(f.taken, seat, f.target) }
    case 'reorder': {
      const cards = sees(seat) ? idsOf(pileOf(s, f.pile)) : null
      return { kind: f.kind, seat, pile: sideOf(f.pile), cards, laid: sees(seat) ? idsOf(f.laid) : null }
    }
    case 'steal': {
      const cards = sees(seat, f.target) ? idsOf(inOrder(tricksOf(s, f.target))) : null
      return { kind: f.kind, seat, target: f.target, cards }
    }
    case 'vote': {
      const voted = members(((1 << s.seats) - 1) & ~f.waiting)
      // A spectator has no answer, and nobody one that is not given yet.
      const mine = TOKEN_SIDES[f.sealed[viewer] as number] ?? null
      const { kind, price } = f
      return { kind, seat, price, won: stakeWon(price), lost: stakeLost(price), voted, mine }
    }
    default:
      return { kind: f.kind, seat }
  }
}
