/** The game's terms: statuses, rows, and the figures its sentences name. */

/** Status of a player (section 2.8). */
export const STATUSES = ['first', 'ronin', 'pledged', 'second', 'leaving'] as const
export type StatusName = (typeof STATUSES)[number]
export const FIRST = 0
export const RONIN = 1
export const PLEDGED = 2
export const SECOND = 3
export const LEAVING = 4

/** The two rows of a player (HS-HOUSE-1, HS-HOUSE-2). */
export const ROWS = ['samurai', 'daimyo'] as const
export type RowName = (typeof ROWS)[number]
export const SAMURAI_ROW = 0
export const DAIMYO_ROW = 1

/** No seat, no card. */
export const NONE = -1

/** A hand never holds more (HS-HAND-1); as many are dealt (HS-SETUP-8). */
export const HAND_LIMIT = 7
/** What a house holds at most (HS-HOUSE-3, HS-HOUSE-4). */
export const OKUGATA_LIMIT = 1
export const ARMY_LIMIT = 5
/** One die for so much strength (HS-BATTLE-6), one action for so much ki (HS-ACT-7). */
export const STRENGTH_PER_DIE = 3
export const KI_PER_ACTION = 3
export const MIN_ACTIONS = 2
export const MAX_ACTIONS = 5
export const MAX_DICE = 6

/** What deeds cost: honour, and for `dishonorActions` actions. Words and boards read them here. */
export const PRICES = Object.freeze({
  /** HS-NINJA-1 */
  ninja: 25,
  /** HS-NINJA-19 */
  treachery: 50,
  /** HS-ALLY-15 */
  dissolve: 25,
  /** HS-DIS-3 */
  dishonored: 75,
  /** HS-DIS-4 */
  saved: 30,
  /** HS-ACT-3 */
  dishonorActions: 2,
})
/** The lowest roll that kills, and past a guard (HS-NINJA-13, HS-NINJA-14). */
export const KILLS_FROM = 3
export const KILLS_PAST_GUARD = 5

/** HS-AMB-64: who may declare an alliance. */
export const ALLIANCES = ['ronin', 'anyone'] as const
export type Alliances = (typeof ALLIANCES)[number]
