import { begin, seeded } from '@noren/engine'
import { expect, test } from 'vitest'
import { PRINTED, cardOf } from '../src/cards.ts'
import { figures } from '../src/data.ts'
import { sakura } from '../src/index.ts'
import { fresh } from './scenario.ts'

/** What a host may send, and what the table answers. */

const read = (raw: unknown): ReturnType<typeof sakura.options.read> => sakura.options.read(raw, 4)
const paths = (raw: unknown): string[] => {
  const answer = read(raw)
  return 'faults' in answer ? answer.faults.map(f => f.path) : []
}

test('nothing, null and an empty object mean the defaults', () => {
  for (const raw of [undefined, null, {}, { data: null }])
    expect(read(raw)).toEqual({
      options: { voluntaryTake: false, openSums: true, denialHiring: false, data: null },
    })
})

test('what is read once reads the same again, also through JSON', () => {
  const first = read({
    voluntaryTake: true,
    data: { coins: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2], cooks: [2, 4, 6] },
  })
  if (!('options' in first)) throw new Error('refused')
  expect(read(JSON.parse(JSON.stringify(first.options)))).toEqual(first)
})

test('13 figures count for every colour, 52 for every card, single cards come last', () => {
  const answer = read({
    data: { shurikens: Array(13).fill(1), cards: { 'black-7': { shurikens: 9, coins: 3 } } },
  })
  if (!('options' in answer) || answer.options.data === null) throw new Error('refused')
  const { coins, shurikens, cooks } = answer.options.data
  expect(shurikens).toHaveLength(52)
  expect(shurikens[cardOf('black-7')]).toBe(9)
  expect(shurikens[cardOf('red-7')]).toBe(1)
  expect(coins[cardOf('black-7')]).toBe(3)
  expect(coins[cardOf('red-7')]).toBe(PRINTED.coins[cardOf('red-7')])
  expect(cooks).toEqual([1, 2, 3])
})

test('every fault names its place, and nothing throws', () => {
  expect(paths('yes')).toEqual([''])
  expect(paths([1])).toEqual([''])
  expect(paths({ voluntaryTake: 1, colour: 'pink' })).toEqual(['colour', 'voluntaryTake'])
  expect(paths({ data: 5 })).toEqual(['data'])
  expect(paths({ data: { coins: [1, 2] } })).toEqual(['data.coins'])
  expect(paths({ data: { coins: [1, -2, 0.5, 'x', 10, 0, 0, 0, 0, 0, 0, 0, 0] } })).toEqual([
    'data.coins.1',
    'data.coins.2',
    'data.coins.3',
    'data.coins.4',
  ])
  expect(paths({ data: { cooks: [1, 2] } })).toEqual(['data.cooks'])
  expect(paths({ data: { cooks: [0, 2, 13] } })).toEqual(['data.cooks.0', 'data.cooks.2'])
  expect(paths({ data: { cards: { 'pink-3': {}, 'red-3': 4, 'red-4': { coins: 'a', gold: 1 } } } })).toEqual([
    'data.cards.pink-3',
    'data.cards.red-3',
    'data.cards.red-4.gold',
    'data.cards.red-4.coins',
  ])
  expect(paths({ data: { cards: [] } })).toEqual(['data.cards'])
  expect(paths({ data: { cards: 'red-3' } })).toEqual(['data.cards'])
  expect(paths({ data: { suits: 4 } })).toEqual(['data.suits'])
})

test('a table with figures of its own plays by them', () => {
  const answer = read({ data: { coins: Array(13).fill(4), shurikens: Array(13).fill(2) } })
  if (!('options' in answer)) throw new Error('refused')
  const s = begin(sakura, answer.options, 4, seeded(5))
  expect(sakura.view(s, 0).open.table.coins[0]).toBe(4)
  expect(Object.isFrozen(s.table) && Object.isFrozen(s.table.coins)).toBe(true)
  expect(sakura.clone(s).table).toBe(s.table)
})

test('the printed table says which of its figures are reconstructed (section 2)', () => {
  expect(figures.reconstructed).toContain('coins')
  expect(figures.isReconstructed(['cooks', 1])).toBe(false)
  expect(PRINTED.coins.reduce((a, b) => a + b)).toBe(40)
  expect(PRINTED.shurikens.reduce((a, b) => a + b)).toBe(52)
  for (let v = 1; v <= 13; v++) {
    expect(PRINTED.coins[v - 1]).toBe(PRINTED.coins[13 - v])
    expect(PRINTED.shurikens[v - 1]).toBe(PRINTED.shurikens[13 - v])
  }
  expect(fresh(3, 1).s.table).toBe(PRINTED)
})
