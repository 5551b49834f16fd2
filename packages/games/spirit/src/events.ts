import type { Clause, Seat } from '@noren/engine'

/** Where a raider came from when it was shown. */
export type Draw = 'fight' | 'again' | 'redraw' | 'arrow'

/**
 * Everything that happens, past tense. Cards are numbers (see `raiderOf` in view.ts), -1 for one nobody has
 * seen, with their values beside them for the log; samurai and icons are numbers too. `clause` is the
 * sentence that made it happen. `seat` is whom it is about: who begins, who acts, whose token moves.
 */
export type SpiritEvent = { readonly clause: Clause } & (
  | {
      readonly type: 'began'
      readonly seats: number
      readonly mode: number
      readonly deck: number
      readonly barricades: number
      readonly seat: Seat
    }
  | { readonly type: 'chose'; readonly seat: Seat; readonly samurai: number }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'activated'; readonly seat: Seat; readonly samurai: number }
  // Step A
  | {
      readonly type: 'penalty'
      readonly seat: Seat
      readonly card: number
      readonly value: number
      readonly icon: number
    }
  | {
      readonly type: 'ignored'
      readonly seat: Seat
      readonly card: number
      readonly value: number
      readonly icon: number
    }
  | { readonly type: 'impossible'; readonly seat: Seat; readonly icon: number }
  | {
      readonly type: 'reinforced'
      readonly seat: Seat
      readonly card: number
      readonly value: number
      readonly deck: number
    }
  | {
      readonly type: 'lostDefence'
      readonly seat: Seat
      readonly card: number
      readonly value: number
      readonly symbol: number
    }
  // Step B
  | {
      readonly type: 'drawn'
      readonly seat: Seat
      readonly card: number
      readonly value: number
      readonly why: Draw
    }
  | {
      readonly type: 'confronted'
      readonly seat: Seat
      readonly card: number
      readonly value: number
      readonly total: number
      readonly kiai: number
    }
  | {
      readonly type: 'defended'
      readonly seat: Seat
      readonly card: number
      readonly value: number
      readonly symbol: number
    }
  | {
      readonly type: 'gave'
      readonly seat: Seat
      readonly to: Seat
      readonly card: number
      readonly value: number
    }
  | { readonly type: 'struck'; readonly seat: Seat; readonly card: number; readonly value: number }
  | { readonly type: 'buried'; readonly seat: Seat; readonly card: number; readonly value: number }
  | { readonly type: 'overwhelmed'; readonly seat: Seat; readonly total: number; readonly kiai: number }
  | {
      readonly type: 'slipped'
      readonly seat: Seat
      readonly card: number
      readonly value: number
      readonly gate: number
    }
  | { readonly type: 'lent'; readonly seat: Seat; readonly to: Seat; readonly by: Seat }
  | { readonly type: 'returned'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'passed'; readonly seat: Seat; readonly forced: boolean }
  // Kiai
  | { readonly type: 'kiai'; readonly seat: Seat; readonly samurai: number; readonly animal: boolean }
  | { readonly type: 'declined'; readonly seat: Seat }
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly from: Seat
      readonly to: Seat
      readonly card: number
      readonly value: number
    }
  | {
      readonly type: 'cut'
      readonly seat: Seat
      readonly from: Seat
      readonly card: number
      readonly value: number
    }
  | {
      readonly type: 'cleared'
      readonly seat: Seat
      readonly pile: 'deck' | 'gate'
      readonly cards: readonly number[]
      readonly values: readonly number[]
    }
  | {
      readonly type: 'turnedUp'
      readonly seat: Seat
      readonly cards: readonly number[]
      readonly values: readonly number[]
    }
  | {
      readonly type: 'arranged'
      readonly seat: Seat
      readonly cards: readonly number[]
      readonly values: readonly number[]
    }
  | {
      readonly type: 'shed'
      readonly seat: Seat
      readonly card: number
      readonly value: number
      readonly total: number
    }
  // Wounds and the village
  | { readonly type: 'wounded'; readonly seat: Seat; readonly wounds: number }
  | { readonly type: 'turned'; readonly seat: Seat; readonly total: number; readonly kiai: number }
  | { readonly type: 'healed'; readonly seat: Seat }
  | { readonly type: 'barricadeLost'; readonly left: number }
  | { readonly type: 'barricadeBuilt'; readonly left: number }
  | {
      readonly type: 'farmLost'
      readonly space: number
      readonly kind: number
      readonly left: number
      readonly round: number
    }
  | { readonly type: 'farmPenalty'; readonly kind: number }
  | {
      readonly type: 'familyLost'
      readonly space: number
      readonly kind: number
      readonly left: number
      readonly round: number
    }
  // End of a round
  | {
      readonly type: 'roundOver'
      readonly round: number
      readonly everyonePassed: boolean
      readonly gate: number
    }
  | { readonly type: 'dawn'; readonly step: number }
  | { readonly type: 'lacking'; readonly seat: Seat; readonly symbol: number }
  | { readonly type: 'familiesShown'; readonly kinds: readonly number[] }
  | { readonly type: 'bonus'; readonly kind: number; readonly card: number; readonly value: number }
  | {
      readonly type: 'intruder'
      readonly card: number
      readonly value: number
      readonly flames: boolean
      readonly left: number
    }
  | {
      readonly type: 'round'
      readonly round: number
      readonly added: number
      readonly deck: number
      readonly seat: Seat
    }
  | {
      readonly type: 'won'
      readonly score: number
      readonly farms: number
      readonly families: number
      readonly unhurt: boolean
      readonly mode: number
    }
  | { readonly type: 'lost'; readonly round: number; readonly seat: Seat }
)
