import { expect, test } from 'vitest'
import { power } from '../src/powers.ts'

test('a power is that of Math.pow to the last bit, asked for the first time, again, and after many others', () => {
  const cards = 36
  const wrong: unknown[] = []
  for (let shown = 0; shown <= cards; shown++)
    for (let players = 1; players <= 7; players++)
      for (let pile = 1; pile <= cards; pile++) {
        const [base, exponent] = [1 - shown / cards, pile / players]
        for (let turn = 0; turn < 2; turn++)
          if (power(base, exponent) !== Math.pow(base, exponent)) wrong.push([base, exponent])
      }
  expect(wrong).toEqual([])
})
