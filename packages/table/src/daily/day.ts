import type { DailyEntry, Shorten } from '@noren/engine'
import type { Charter } from '@noren/match'
import type { DailyDeal } from '@noren/protocol'

const DAY_MS = 86_400_000

/** The day of a moment, in UTC. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Days from 1970 to this one; null for what is no day of the calendar. */
function numberOf(day: string): number | null {
  const ms = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(ms) || dayOf(ms) !== day ? null : ms / DAY_MS
}

/** The day after so many days, or before; null for what is no day. */
export function dayAfter(day: string, days: number): string | null {
  const n = numberOf(day)
  return n === null ? null : dayOf((n + days) * DAY_MS)
}

/** How many days lie between two; null where one is no day. */
export function daysBetween(from: string, to: string): number | null {
  const [a, b] = [numberOf(from), numberOf(to)]
  return a === null || b === null ? null : b - a
}

/** The games take turns. */
export function gameOfDay(day: string, games: readonly string[]): string | null {
  const n = numberOf(day)
  return n === null || games.length === 0 ? null : (games[n % games.length] ?? null)
}

/** What a day's game needs beside its rules. */
export interface LoadedDaily {
  readonly entry: DailyEntry
  readonly shorten: Shorten | null
}

export const loadDaily = async (entry: DailyEntry): Promise<LoadedDaily> => ({
  entry,
  shorten: (await entry.shorten?.()) ?? null,
})

/** The match of a deal: the same everywhere. */
export const dailyCharter = (
  { day, game, version, bundle, key }: Omit<DailyDeal, 'keyHash'>,
  { seats, options }: DailyEntry,
): Charter => ({
  id: `daily-${day}`,
  game,
  version,
  ...(bundle === undefined ? {} : { bundle }),
  options,
  seats,
  key,
})

/** Sorts results, the best first: who won before who did not, then the figure. */
export const betterDaily =
  ({ fewest }: Pick<DailyEntry, 'fewest'>) =>
  (
    a: { readonly score: number; readonly payoff: number },
    b: { readonly score: number; readonly payoff: number },
  ): number =>
    b.payoff - a.payoff || (fewest === true ? a.score - b.score : b.score - a.score)
