/**
 * Powers that are asked for again and again: chances are shares of a few dozen cards, so that most of them come back within a game, and
 * always in the next play-out. The answer is that of `Math.pow` to the last bit.
 */
const BITS = 10
/** Base, exponent and answer stand beside each other, four places each. */
const found = new Float64Array(4 << BITS).fill(NaN)

/** The two numbers as bits, to find their place in the list above. */
const asked = new Float64Array(2)
const words = new Int32Array(asked.buffer)

/** `base ** exponent`, looked up if it is one of those asked for last. */
export function power(base: number, exponent: number): number {
  asked[0] = base
  asked[1] = exponent
  const mixed =
    Math.imul((words[0] as number) ^ (words[1] as number), 0x9e3779b1) ^
    Math.imul((words[2] as number) ^ (words[3] as number), 0x85ebca6b)
  const at = (mixed >>> (32 - BITS)) << 2
  if (found[at] === base && found[at + 1] === exponent) return found[at + 2] as number
  found[at] = base
  found[at + 1] = exponent
  return (found[at + 2] = Math.pow(base, exponent))
}
