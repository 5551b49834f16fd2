import type { Rng } from './contract.ts'

const { imul } = Math

/** xoshiro128** over four signed 32-bit words: small, fast, and plain data that a state can carry. */
export function next(r: Rng): number {
  const second = r[1]
  const third = r[2] ^ r[0]
  const fourth = r[3] ^ second
  r[0] ^= fourth
  r[1] = second ^ third
  r[2] = third ^ (second << 9)
  r[3] = (fourth << 11) | (fourth >>> 21)
  const x = imul(second, 5)
  return imul((x << 7) | (x >>> 25), 9) >>> 0
}

/** A whole number from 0 to n-1, without bias. */
export function below(r: Rng, n: number): number {
  if (n <= 1) return 0
  if (n > 0x7fff_ffff) return belowMany(r, n)
  for (;;) {
    const x = next(r)
    // Only the last, incomplete block of n would be biased. Where it begins costs a division, so that is asked last.
    // The compiler takes an index without a detour only if it is a signed 32-bit number: the `| 0` makes a shuffle five times as fast.
    if (x <= ~n >>> 0 || x < 0x1_0000_0000 - (0x1_0000_0000 % n)) return (x % (n >>> 0)) | 0
  }
}

/** The same for numbers that no signed word holds: nobody indexes a list by them. */
function belowMany(r: Rng, n: number): number {
  for (;;) {
    const x = next(r)
    if (x < 0x1_0000_0000 - (0x1_0000_0000 % n)) return x % n
  }
}

/** A fraction in [0, 1). */
export const fraction = (r: Rng): number => next(r) / 0x1_0000_0000

/** Fisher-Yates, in place. */
export function shuffle<T>(r: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(r, i + 1)
    const held = items[i] as T
    items[i] = items[j] as T
    items[j] = held
  }
  return items
}

/** Takes one item out of a list at random; the list keeps its order otherwise. */
export function pluck<T>(r: Rng, items: T[]): T {
  return items.splice(below(r, items.length), 1)[0] as T
}

/** Four words from a number, by splitmix32: for simulations and tests, never for live play. */
export function seeded(seed: number): Rng {
  let h = seed | 0
  const word = (): number => {
    h = (h + 0x9e3779b9) | 0
    let z = h
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  const rng: Rng = [word(), word(), word(), word()]
  return (rng[0] | rng[1] | rng[2] | rng[3]) === 0 ? [1, 2, 3, 4] : rng
}

/** An independent generator drawn from another one. */
export const fork = (r: Rng): Rng => seeded(next(r) | 0)
/** A copy that goes its own way. */
export const copyRng = (r: Rng): Rng => [r[0], r[1], r[2], r[3]]
/** Whether two generators would go on alike. */
export const sameRng = (a: Rng, b: Rng): boolean =>
  a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3]

/** One draw of a script: how many outcomes there are, and which it is. */
export type Lot = readonly [outcomes: number, outcome: number]

const TRIES = 5_000_000

/** A generator whose next draws by `below` come out as written: scripted dice and lots, for positions made by hand. */
export function scripted(lots: readonly Lot[]): Rng {
  for (const [outcomes, outcome] of lots)
    if (!(outcome >= 0 && outcome < outcomes)) throw new RangeError(`${outcome} is not one of ${outcomes}`)
  for (let seed = 1; seed <= TRIES; seed++) {
    const rng = seeded(seed)
    if (lots.every(([outcomes, outcome]) => below(rng, outcomes) === outcome)) return seeded(seed)
  }
  throw new RangeError('so many lots cannot be scripted')
}
