import { describe, expect, test } from 'vitest'
import { Faults, isObject, optionsOf } from '../src/index.ts'

interface Settings {
  readonly fast: boolean
  readonly mode: string
  readonly data: number | null
}
const options = optionsOf<Settings>({
  title: 'Stairs',
  seats: { min: 2, max: 4, clause: 'ST-1' },
  defaults: { fast: false, mode: 'easy', data: null },
  fields: [
    { key: 'fast', kind: 'flag', clause: 'ST-2' },
    { key: 'mode', kind: 'choice', values: ['easy', 'hard'] },
    { key: 'data', kind: 'data' },
  ],
  data: {
    data(raw, faults) {
      if (isObject(raw)) faults.strangers(raw, ['cards'], 'data.', 'is not known')
      if (typeof raw === 'number') return raw
      faults.add('data', 'must be a number')
      return null
    },
  },
  check(o, seats, faults) {
    if (o.fast && seats > 3) faults.add('fast', 'is for three at most')
  },
})

describe('options', () => {
  test('missing keys take their default, and what is right is kept', () => {
    expect(options.read(undefined, 2)).toEqual({ options: options.defaults })
    expect(options.read({ mode: 'hard', data: 7 }, 2)).toEqual({
      options: { fast: false, mode: 'hard', data: 7 },
    })
  })
  test('everything wrong is said at once, with where and by which clause', () => {
    expect(options.read({ fast: 1, mode: 'no', data: { x: 1 }, more: 1 }, 9)).toEqual({
      faults: [
        { path: 'seats', message: 'must be 2 to 4', clause: 'ST-1' },
        { path: 'more', message: 'is not an option of Stairs' },
        { path: 'fast', message: 'must be true or false', clause: 'ST-2' },
        { path: 'mode', message: 'must be one of easy, hard' },
        { path: 'data.x', message: 'is not known' },
        { path: 'data', message: 'must be a number' },
      ],
    })
    expect(options.read('fast', 2)).toEqual({ faults: [{ path: '', message: 'must be an object' }] })
    expect(options.read({ fast: true }, 4)).toEqual({
      faults: [{ path: 'fast', message: 'is for three at most' }],
    })
  })
  test('a flood of strange keys gets a bounded answer', () => {
    const flood = Object.fromEntries([...Array(1000).keys()].map(i => [`k${i}`, 1]))
    const answer = options.read(flood, 2)
    expect('faults' in answer && answer.faults.length).toBe(Faults.MOST)
  })
})
