import { describe, expect, test } from 'vitest'
import { PRINTED, spirit } from '../src/index.ts'

/** The figures of a table of its own, with the first raider written otherwise. */
const read = (change: Readonly<Record<string, unknown>>): unknown => {
  const [first, ...others] = PRINTED.raiders
  return spirit.options.read({ data: { ...PRINTED, raiders: [{ ...first, ...change }, ...others] } }, 3)
}

describe('a word that no card shows is refused where it stands', () => {
  for (const [key, change] of [
    ['rank', { rank: 'general' }],
    ['symbol', { symbol: 'sword' }],
    ['penalty[0]', { penalty: ['FLOOD'] }],
    ['rank', { rank: 7 }],
  ] as const)
    test(`${key} ${JSON.stringify(change)}`, () => {
      expect(read(change)).toHaveProperty(
        'faults',
        expect.arrayContaining([
          expect.objectContaining({
            path: `data.raiders[0].${key}`,
            message: expect.stringContaining('must be one of'),
          }),
        ]),
      )
    })

  test('the printed ones are taken as they are', () => {
    expect(read({})).toHaveProperty('options')
  })
})
