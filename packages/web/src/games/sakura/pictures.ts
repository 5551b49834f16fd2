import type { CardId, CharacterId } from '@noren/sakura/words'

/** What the five pictures of a turn show; a test asks the rules whether it is so. */
export const FIVE = {
  /** The tops of the two piles: left climbs, right falls. */
  piles: ['red-4', 'blue-9'],
  /** SA-PLAY-6: what may follow there. */
  climbs: ['red-4', 'red-10'],
  /** SA-PLAY-7 */
  falls: ['blue-9', 'blue-3'],
  /** SA-TAKE-1: a pile that is taken. */
  taken: ['red-7', 'blue-7', 'blue-12'],
  /** SA-HIRE-3 */
  hired: { who: 'cook-2', price: 3 },
} as const satisfies Readonly<Record<string, readonly CardId[] | { who: CharacterId; price: number }>>
