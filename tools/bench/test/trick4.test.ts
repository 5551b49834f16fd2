import { describe, expect, test } from 'vitest'
import { bare } from '../src/bare.ts'
import { boardgameioFull, boardgameioSearch } from '../src/boardgameio.ts'
import { playouts } from '../src/loads.ts'
import { median } from '../src/measure.ts'
import { norenFull, norenSearch } from '../src/noren.ts'
import type { Contender } from '../src/work.ts'

const CONTENDERS: Readonly<Record<string, Contender>> = {
  'noren search': norenSearch,
  'noren full': norenFull,
  'boardgame.io search': boardgameioSearch,
  'boardgame.io full': boardgameioFull,
}

const traced = (contender: Contender, seed: number): { cards: number[]; sum: number } => {
  const cards: number[] = []
  const sum = contender.playout(seed, 0, cards)
  return { cards, sum }
}

describe('all contenders do the same work', () => {
  for (const [name, contender] of Object.entries(CONTENDERS)) {
    test(`${name} plays the same cards to the same end as the bare loop, playout by playout`, () => {
      for (let seed = 0; seed < 60; seed++) {
        const mine = traced(contender, seed)
        expect(mine.cards).toHaveLength(32)
        expect(new Set(mine.cards).size).toBe(32)
        expect(mine).toEqual(traced(bare, seed))
      }
    })
  }

  test('the checksum over many playouts agrees, and depends on the seeds', () => {
    const sums = [bare, norenSearch, norenFull].map(c => playouts(c).run(0, 3000).sum)
    expect(new Set(sums).size).toBe(1)
    expect(playouts(bare).run(1, 3000).sum).not.toBe(sums[0])
  })

  test('the checksum tells one trick more or less', () => {
    const cheat: Contender = {
      name: 'cheat',
      playout: (seed, sum) => bare.playout(seed, sum) ^ (seed === 7 ? 1 : 0),
    }
    expect(playouts(cheat).run(0, 50).sum).not.toBe(playouts(bare).run(0, 50).sum)
  })
})

test('the median of five is the third, of four the mean of the middle two', () => {
  expect(median([5, 1, 4, 2, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})
