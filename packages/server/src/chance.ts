import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { keysFrom } from '@noren/match'

/** Where the server draws what nobody may foresee: the only one, handed in everywhere. What a match draws follows from its key. */
export interface Chance {
  /** An id that nobody else has. */
  id(): string
  /** The key of a match: 64 hex digits. */
  key(): string
  /** The key of a day's deal: 64 hex digits. */
  dayKey(day: string): string
  /** A whole number from 0 to below `n`. */
  int(n: number): number
}

export const realChance: Chance = {
  id: () => randomUUID(),
  key: () => randomBytes(32).toString('hex'),
  dayKey: () => randomBytes(32).toString('hex'),
  int: n => randomInt(n),
}

/** Deals the same games again and again, for tests. Ids stay real: a second server may open the same store. */
export const seededChance = (seed: string): Chance => ({
  ...realChance,
  key: keysFrom(seed),
  // Apart from the keys of tables: those are the same whether anybody asks for a day or not.
  dayKey: day => keysFrom(`${seed} ${day}`)(),
})
