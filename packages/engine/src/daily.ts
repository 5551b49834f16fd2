import type { Core } from './contract.ts'

/** Makes a game that has just been dealt a short one: the last round, the last night, half the bowl. */
export type Shorten = (state: Core) => void

/** The game of a day: short, against bots, the same for everybody. */
export interface DailyEntry {
  readonly seats: number
  readonly options: object
  /** About how long it takes. */
  readonly minutes: number
  /** The lowest figure is the best one. */
  readonly fewest?: true
  /** Without it the options alone make it short. */
  readonly shorten?: () => Promise<Shorten>
}
