import type { Outcome, Seat } from '@noren/engine'
import type { CardId, CardTable, CharacterId, Side, TokenSide } from './cards.ts'

/** What one seat may know of a Sakura table (section 5), built from nothing. */
export interface SakuraView {
  /** Whose view this is; -1 is a spectator. */
  readonly seat: Seat
  readonly seats: number
  readonly voluntaryTake: boolean
  /** The printed figures, by card number (see `cardOf` in cards.ts). */
  readonly table: CardTable
  /** 1 to 3. */
  readonly round: number
  /** First player of this round. */
  readonly first: Seat
  /** Whose turn it is; -1 when the game is over. */
  readonly active: Seat
  /** Left, right. */
  readonly piles: readonly [PileView, PileView]
  readonly plusSide: Side
  readonly unserved: readonly Side[]
  /** Modifiers beside the active player, in the order they were hired. */
  readonly pending: readonly CharacterId[]
  /** A new row was just laid and one of it may be used free of charge. */
  readonly freeUse: boolean
  /** How often the row was replaced this turn. */
  readonly replacements: number
  /** Number of set-aside cards. */
  readonly aside: number
  readonly removed: readonly CardId[]
  /** Slots 1 to 5 (price = slot); null is an empty slot. */
  readonly row: readonly (CharacterId | null)[]
  readonly deck: number
  /** Top last. */
  readonly discard: readonly CharacterId[]
  readonly reserve: number
  /** By seat. */
  readonly players: readonly PlayerView[]
  /** The viewer's own hand, as it is held. */
  readonly hand: readonly CardId[]
  /** The viewer's own trick cards, in the order of the table. */
  readonly tricks: readonly CardId[]
  /** The shurikens on `tricks`. */
  readonly shurikens: number
  readonly memory: Memory
  readonly question: Question | null
  readonly outcome: Outcome | null
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
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'how'; readonly seat: Seat; readonly card: CardId | null; readonly pile: Side }
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
      readonly voted: readonly Seat[]
      /** The viewer's own sealed choice. */
      readonly mine: TokenSide | null
    }
  | { readonly kind: 'harvest'; readonly seat: Seat }
