import type { Words } from '@noren/engine'
import type { Daily, DailyDeal, DailyMine } from '@noren/protocol'

/** What a device keeps of daily deals: the newest key it was given, fingerprints it was shown ahead, and its tries. */

/** One try at the deal of a day. */
export interface Try {
  readonly choices: readonly Words[]
  readonly score: DailyMine | null
  /** `yes`: the server counted it; `no`: it refused it for good. */
  readonly counted: 'not-yet' | 'yes' | 'no'
}

export interface Held {
  readonly deal: DailyDeal | null
  /** Fingerprints by day, as they were announced. */
  readonly announced: Readonly<Record<string, string>>
  readonly tries: Readonly<Record<string, Try>>
  /** What the server's clock was ahead of this device's when it was last heard, in milliseconds. */
  readonly ahead: number
}

export const NOTHING: Held = { deal: null, announced: {}, tries: {}, ahead: 0 }
const KEPT_DAYS = 9

const newest = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record)
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .slice(0, KEPT_DAYS),
  )

/** The day by the server's clock, as far as this device knows it. */
export const dayAt = (held: Held, now: number): string =>
  new Date(now + held.ahead).toISOString().slice(0, 10)

/** What is known once the server has told of the day. */
export function heard(held: Held, told: Daily, now: number): Held {
  const tries = { ...held.tries }
  for (const [deal, mine] of [
    [told.today, told.mine],
    ...(told.yesterday === null ? [] : [[told.yesterday.deal, told.yesterday.mine] as const]),
  ] as const)
    if (mine !== null) {
      const own = tries[deal.day]
      // Played on another device, or counted while this one was not listening.
      tries[deal.day] = { choices: own?.choices ?? [], score: mine, counted: 'yes' }
    }
  return {
    deal: told.today,
    announced: newest({
      [told.today.day]: told.today.keyHash,
      ...held.announced,
      [told.tomorrow.day]: told.tomorrow.keyHash,
    }),
    tries: newest(tries),
    ahead: told.now - now,
  }
}

/**
 * The deal that can be played and counts now. Null where this device has no key of the day: it has not seen the server since midnight, its
 * calendar shows another day, or the key is not the one that was announced.
 */
export function dealNow(held: Held, now: number): DailyDeal | null {
  const { deal, announced } = held
  if (deal === null || deal.day !== dayAt(held, now)) return null
  return (announced[deal.day] ?? deal.keyHash) === deal.keyHash ? deal : null
}

/** Tries that are over and that the server has not heard of. */
export const uncounted = ({ tries }: Held): readonly (readonly [day: string, tried: Try])[] =>
  Object.entries(tries).filter(([, t]) => t.score !== null && t.counted === 'not-yet')

export const withTry = (held: Held, day: string, tried: Try): Held => ({
  ...held,
  tries: newest({ ...held.tries, [day]: tried }),
})
