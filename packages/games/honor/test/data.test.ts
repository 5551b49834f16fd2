/** A host's own figures: read, checked, and played with. */
import { begin, Faults, seeded } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { readData } from '../src/cards.ts'
import { honor } from '../src/index.ts'
import { cardName } from '../src/words.ts'
import { given } from './scenario.ts'

const faults = (data: unknown): string[] => {
  const read = honor.options.read({ data }, 4)
  return 'faults' in read ? read.faults.map(f => `${f.path}: ${f.message}`) : []
}

describe('card figures of a host', () => {
  test('nothing, null and an empty object are the printed table', () => {
    for (const data of [undefined, null]) expect(readData(data, new Faults())).toBeNull()
    expect(faults({})).toEqual([])
  })

  test('changed figures, names and kinds are played with', () => {
    const data = readData(
      {
        cards: { 'castle-1': { honour: 25, name: 'Azuchi' }, 'spy-6': { type: 'elite' } },
        shogun: [50, 80, 110, 150],
      },
      new Faults(),
    )
    if (data === null) throw new Error('refused')
    const t = given({
      data,
      shogun: 0,
      players: [
        { daimyo: 'daimyo-s1', court: ['castle-1'], hand: ['spy-6'] },
        { court: ['poss-noh', 'poss-daisho'] },
        {},
        {},
      ],
    })
    expect(t.income(0)).toBe(5 + 25 + 80)
    t.does(0, 'play', 'spy-6').does(0, 'pick', 'poss-noh').does(0, 'fate', 'destroy')
    expect(t.choices(0)).toContain('pick poss-daisho')
    expect(cardName('fr', 31, data)).toBe('Azuchi')
    expect(Object.isFrozen(data) && Object.isFrozen(data.cards)).toBe(true)
    expect(honor.view(t.s, 1).open.data).toEqual(data)
  })

  test('every fault says where and what', () => {
    expect(faults('cheap')).toEqual(['data: data is an object of cards and shogun'])
    expect(faults({ cards: [], dice: 7 })).toEqual([
      'data.dice: unknown field',
      'data.cards: cards is an object by card id',
    ])
    expect(faults({ cards: { 'castle-9': {} } })).toEqual([
      'data.cards.castle-9: there is no card "castle-9"',
    ])
    expect(faults({ cards: { 'army-1': 3 } })[0]).toContain('a card is an object')
    expect(faults({ cards: { 'army-1': { honour: 3 } } })[0]).toContain('multiple of 5')
    expect(faults({ cards: { 'army-1': { ki: 1.5, strength: 99, colour: 1, name: '' } } })).toHaveLength(4)
    expect(faults({ cards: { 'samurai-1': { type: 'army' } } })[0]).toContain('keep their type')
    expect(faults({ cards: { 'army-1': { type: 'shogun' } } })[0]).toContain('no other card')
    expect(faults({ cards: { 'army-1': { type: 'horse' } } })[0]).toContain('a type is one of')
    for (const shogun of [
      [50, 75, 100],
      [50, 75, 100, -5],
      [50, 75, 100, 1005],
      [50, 75, 100, 126],
    ])
      expect(faults({ shogun })[0]).toContain('four multiples of 5')
    for (const shogun of [20, 'many', { 0: 5 }])
      expect(faults({ shogun })[0]).toContain('four multiples of 5')
  })

  test('options of the wrong shape are refused in words, never thrown', () => {
    for (const raw of [1, 'x', [], { target: '400' }, { colour: 1 }])
      expect(honor.options.read(raw, 4)).toHaveProperty('faults')
    const read = honor.options.read({ target: 300 }, 4)
    if (!('options' in read)) throw new Error('refused')
    expect(begin(honor, read.options, 4, seeded(1)).target).toBe(300)
  })
})
