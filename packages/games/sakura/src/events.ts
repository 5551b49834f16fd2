import type { Clause, Seat } from '@noren/engine'
import type { CardId, CharacterId, Side, TokenSide } from './cards.ts'

/**
 * What happens at a Sakura table, past tense. A field that is null in one face of an event is hidden from its reader.
 * Coins move only by `paid` and `gained`; sums in other events are there for the log.
 */

interface Told {
  readonly clause: Clause
}

export type SakuraEvent =
  /** Shuffled: `cards` in the game, `returned` of them had been removed (SA-AMB-17). */
  | (Told & {
      readonly type: 'shuffled'
      readonly round: number
      readonly cards: number
      readonly returned: number
    })
  | (Told & {
      readonly type: 'dealt'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly CardId[] | null
    })
  | (Told & {
      readonly type: 'roundBegan'
      readonly round: number
      /** Who begins. */
      readonly seat: Seat
      readonly left: CardId
      readonly right: CardId
      readonly aside: number
    })
  | (Told & { readonly type: 'turnBegan'; readonly seat: Seat })
  | (Told & {
      readonly type: 'placed'
      readonly seat: Seat
      readonly card: CardId
      readonly pile: Side
      /** Whoever was pending, spent with this card (SA-AMB-49). */
      readonly helpers: readonly CharacterId[]
    })
  | (Told & {
      readonly type: 'took'
      readonly seat: Seat
      readonly pile: Side
      readonly count: number
      readonly coins: number
      readonly cards: readonly CardId[] | null
    })
  | (Told & { readonly type: 'replaced'; readonly seat: Seat; readonly card: CardId; readonly pile: Side })
  | (Told & { readonly type: 'paid'; readonly seat: Seat; readonly coins: number })
  /** `dry`: this emptied the reserve, and more may have been due (SA-TAKE-9). */
  | (Told & { readonly type: 'gained'; readonly seat: Seat; readonly coins: number; readonly dry: boolean })
  | (Told & {
      readonly type: 'hired'
      readonly seat: Seat
      readonly character: CharacterId
      /** 1 to 5. */
      readonly slot: number
      readonly price: number
      readonly free: boolean
      /** Hired only so that nobody else can (SA-AMB-51). */
      readonly unused: boolean
    })
  /** The cards of modifiers that ended go to the discard pile (SA-MOD-6). */
  | (Told & { readonly type: 'spent'; readonly seat: Seat; readonly characters: readonly CharacterId[] })
  | (Told & {
      readonly type: 'refreshed'
      readonly seat: Seat
      readonly row: readonly (CharacterId | null)[]
    })
  | (Told & { readonly type: 'reshuffled'; readonly count: number })
  | (Told & { readonly type: 'drew'; readonly seat: Seat; readonly from: Seat; readonly card: CardId | null })
  | (Told & { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: CardId | null })
  | (Told & {
      readonly type: 'peeked'
      readonly seat: Seat
      readonly target: Seat
      readonly cards: readonly CardId[] | null
    })
  | (Told & {
      readonly type: 'swapped'
      readonly seat: Seat
      readonly from: Seat
      readonly card: CardId | null
    })
  | (Told & { readonly type: 'left'; readonly seat: Seat; readonly target: Seat })
  | (Told & {
      readonly type: 'studied'
      readonly seat: Seat
      readonly pile: Side
      readonly cards: readonly CardId[] | null
    })
  | (Told & {
      readonly type: 'reordered'
      readonly seat: Seat
      readonly pile: Side
      readonly top: CardId
      /** Bottom to top. */
      readonly order: readonly CardId[] | null
    })
  | (Told & { readonly type: 'flipped'; readonly seat: Seat; readonly plusSide: Side })
  | (Told & {
      readonly type: 'discardedTrick'
      readonly seat: Seat
      readonly card: CardId
      readonly coins: number
    })
  | (Told & {
      readonly type: 'looked'
      readonly seat: Seat
      readonly target: Seat
      readonly cards: readonly CardId[] | null
    })
  | (Told & {
      readonly type: 'stole'
      readonly seat: Seat
      readonly from: Seat
      readonly card: CardId | null
      readonly coins: number
    })
  | (Told & { readonly type: 'voteOpened'; readonly seat: Seat; readonly price: number })
  | (Told & { readonly type: 'voted'; readonly seat: Seat })
  | (Told & {
      readonly type: 'voteRevealed'
      readonly seat: Seat
      /** By seat. */
      readonly sides: readonly TokenSide[]
      /** The third token, with two players only. */
      readonly toss: TokenSide | null
      readonly won: boolean
      readonly coins: number
    })
  | (Told & { readonly type: 'harvested'; readonly seat: Seat; readonly pile: Side; readonly coins: number })
  | (Told & { readonly type: 'turnEnded'; readonly seat: Seat })
  | (Told & {
      readonly type: 'rowRefilled'
      readonly row: readonly (CharacterId | null)[]
      readonly drawn: readonly CharacterId[]
    })
  | (Told & {
      readonly type: 'roundScored'
      readonly round: number
      readonly scores: readonly number[]
      readonly totals: readonly number[]
    })
  | (Told & {
      readonly type: 'gameOver'
      readonly winners: readonly Seat[]
      readonly totals: readonly number[]
      readonly coins: readonly number[]
    })
