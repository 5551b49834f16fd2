import type { Lot, Rng } from '@noren/engine'
import { next, seeded } from '@noren/engine'

const TWO_32 = 0x1_0000_0000

/**
 * A whole number from 0 to n-1 without bias, by multiplication instead of division (Lemire): a round deals dozens
 * of cards, and this is the part of it that search notices.
 */
export function pick(rng: Rng, n: number): number {
  for (;;) {
    const product = next(rng) * n
    const whole = Math.floor(product / TWO_32)
    const rest = product - whole * TWO_32
    if (rest >= n || rest >= TWO_32 % n) return whole
  }
}

/** Fisher-Yates, in place. */
export function mix(rng: Rng, items: number[]): number[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = pick(rng, i + 1)
    const held = items[i] as number
    items[i] = items[j] as number
    items[j] = held
  }
  return items
}

/** A shuffle that goes no further than the cards it deals: the places from `from` on are filled at random. */
export function dealFrom(all: number[], from: number, size: number, rng: Rng): number[] {
  for (let i = from; i < from + size; i++) {
    const j = i + pick(rng, all.length - i)
    const card = all[j] as number
    all[j] = all[i] as number
    all[i] = card
  }
  return all.slice(from, from + size)
}

const TRIES = 2_000_000

/** A generator whose next draws by `pick` come out as written: the engine's `scripted` is for `below`. */
export function scriptedPicks(lots: readonly Lot[]): Rng {
  for (const [outcomes, outcome] of lots)
    if (!(outcome >= 0 && outcome < outcomes)) throw new RangeError(`${outcome} is not one of ${outcomes}`)
  for (let seed = 1; seed <= TRIES; seed++) {
    const rng = seeded(seed)
    if (lots.every(([outcomes, outcome]) => pick(rng, outcomes) === outcome)) return seeded(seed)
  }
  throw new RangeError('so many lots cannot be scripted')
}
