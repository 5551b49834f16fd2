import { expect, test } from 'vitest'
import type { Character } from '../src/cards.ts'
import { MODIFIERS, PRINTED, valueOf } from '../src/cards.ts'
import { fits, helpersOf, shiftsOf } from '../src/placement.ts'
import { legalBy, nextWay } from './ways.ts'

/** The quick look at all ways at once is the reference predicate of section 3.2, asked for every way. */

const subsets: Character[][] = Array.from({ length: 1 << MODIFIERS.length }, (_, mask) =>
  MODIFIERS.filter((_c, i) => (mask & (1 << i)) !== 0),
)

const someWay = (pending: readonly Character[], card: number, top: number, plus: boolean): boolean => {
  for (let way = 0; way >= 0; way = nextWay(pending, way))
    if (legalBy(PRINTED, card, top, plus, way)) return true
  return false
}

test('fits equals legalBy for every set of modifiers, card, top and side (SA-PLAY-15, SA-MOD-2)', () => {
  for (const pending of subsets) {
    const shifts = shiftsOf(PRINTED, pending)
    const helpers = helpersOf(pending)
    for (let card = 0; card < 26; card++)
      for (let top = 0; top < 13; top++)
        for (const plus of [true, false])
          if (fits(card, top, plus, shifts, helpers) !== someWay(pending, card, top, plus))
            throw new Error(`${pending.join(',')}: ${card} on ${top}, plus ${plus}`)
  }
})

test('every way of applying modifiers is listed once, nothing applied first (SA-MOD-3)', () => {
  for (const pending of subsets) {
    const ways: number[] = []
    for (let way = 0; way >= 0; way = nextWay(pending, way)) ways.push(way)
    const cooks = pending.filter(c => c < 3).length
    expect(ways[0]).toBe(0)
    expect(new Set(ways).size).toBe(3 ** cooks * 2 ** (pending.length - cooks))
    expect(ways.length).toBe(new Set(ways).size)
  }
})

test('without modifiers: the reference table of legal steps (SA-PLAY-6, SA-PLAY-7, SA-PLAY-9, SA-PLAY-10, SA-PLAY-11)', () => {
  for (let card = 0; card < 13; card++)
    for (let top = 0; top < 13; top++) {
      const v = valueOf(card)
      const t = valueOf(top)
      expect(fits(card, top, true, 1, 0)).toBe(v >= t || (t === 13 && v === 1))
      expect(fits(card, top, false, 1, 0)).toBe(v <= t || (t === 1 && v === 13))
      expect(fits(card + 13, top, true, 1, 0)).toBe(v === t)
      expect(fits(card + 13, top, false, 1, 0)).toBe(v === t)
    }
})
