/**
 * Scripts of dice: the words of the real generator that make it roll given numbers. Nothing in the rules knows about this;
 * a test sets `s.rng` as a live match does before every decision, and looks afterwards whether the script was used up.
 */
import type { Rng } from '@noren/engine'
import { below, copyRng, next, seeded } from '@noren/engine'

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n))
const INV5 = 0xcccccccd | 0
const INV9 = 0x38e38e39 | 0
/** The second word of a generator whose next output is `out`. */
const wordFor = (out: number): number => Math.imul(rotr(Math.imul(out | 0, INV9), 7), INV5)

/** An output that rolls `die`: the residue is fixed, the rest is free. */
const outputFor = (die: number, r: Rng): number => 6 * below(r, 715_827_882) + die - 1

/** Words whose next four outputs are these: xoshiro128** is linear in its state, so they can be solved for. */
function wordsFor(outputs: readonly number[]): Rng {
  const [a, b, c, d] = outputs.map(wordFor) as [number, number, number, number]
  const s3 = rotr(d ^ c ^ (a ^ b) ^ (a << 9) ^ (b << 9) ^ b, 11) ^ a
  const s2 = c ^ b ^ (a << 9) ^ a ^ s3
  return [(a ^ b ^ s2) | 0, a | 0, s2 | 0, s3 | 0]
}

/** A generator that is about to roll exactly `dice`, found by solving for four and trying for the rest. */
export function scripted(dice: readonly number[]): Rng {
  const r = seeded(dice.reduce((n, d) => n * 7 + d, 11))
  for (let tries = 0; tries < 50_000_000; tries++) {
    const rng = wordsFor([0, 1, 2, 3].map(i => outputFor(dice[i] ?? 1 + below(r, 6), r)))
    const probe = copyRng(rng)
    if (dice.every(d => 1 + below(probe, 6) === d)) return rng
  }
  throw new Error(`no generator found for ${dice.join(', ')}`)
}

/** The generator after `n` rolls. */
export function after(rng: Rng, n: number): Rng {
  const r = copyRng(rng)
  for (let i = 0; i < n; i++) next(r)
  return r
}
