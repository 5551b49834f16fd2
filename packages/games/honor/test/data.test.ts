/** A host's own figures: read, checked, and played with. */
import { begin, Faults, seeded } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { readData } from '../src/data.ts'
import { honor } from '../src/index.ts'
import { cardNoun } from '../src/words.ts'
import { given } from './scenario.ts'

const faults = (data: unknown): string[] => {
  const read = honor.options.read({ data }, 4)
  return 'faults' in read ? read.faults.map(f => `${f.path}: ${f.message}`) : []
}

describe('card figures of a host', () => {
  test('nothing, null and an empty object are the printed table', () => {
    for (const data of [undefined, null]) {
      const found = new Faults()
      expect([readData(data, found, 4), found.list]).toEqual([null, []])
    }
    expect(faults({})).toEqual([])
  })

  test('changed figures, names and kinds are played with', () => {
    const data = readData(
      {
        cards: { 'castle-1': { honour: 25, name: 'Azuchi' }, 'spy-6': { type: 'elite' } },
        shogun: [50, 80, 110, 150],
      },
      new Faults(),
      4,
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
    expect(cardNoun(31, data)).toEqual({ noun: 'card', facts: { name: 'Azuchi' } })
    expect(Object.isFrozen(data) && Object.isFrozen(data.cards)).toBe(true)
    expect(honor.view(t.s, 1).open.data).toEqual(data)
  })

  test('every fault says where and what', () => {
    expect(faults('cheap')).toEqual(['data: must be an object with cards, shogun'])
    expect(faults({ cards: [], dice: 7 })).toEqual([
      'data.dice: is not known here: there are cards, shogun',
      'data.cards: must be an object with samurai-1, samurai-2 … saveface-4 (110 in all)',
    ])
    expect(faults({ cards: { 'castle-9': {} } })[0]).toContain('data.cards.castle-9: is not known here')
    expect(faults({ cards: { 'army-1': 3 } })).toEqual([
      'data.cards.army-1: must be an object with name, type, honour, ki, strength',
    ])
    expect(faults({ cards: { 'army-1': { honour: 3 } } })).toEqual([
      'data.cards.army-1.honour: must be a multiple of 5 from -100 to 100',
    ])
    expect(faults({ cards: { 'army-1': { ki: 1.5, strength: 99, colour: 1, name: '' } } })).toHaveLength(4)
    // Samurai, start Daimyos and the Shogun stay what they are, and nothing else becomes one of them.
    expect(faults({ cards: { 'samurai-1': { type: 'army' } } })[0]).toContain('must be one of samurai')
    expect(faults({ cards: { 'daimyo-s1': { type: 'army' } } })[0]).toContain('must be one of daimyo')
    expect(faults({ cards: { 'army-1': { type: 'shogun' } } })[0]).toContain('must be one of daimyo, okugata')
    expect(faults({ shogun: [50, 75, 100] })[0]).toContain('data.shogun: must be a list of 4')
    for (const last of [-5, 1000, 126])
      expect(faults({ shogun: [50, 75, 100, last] })).toEqual([
        'data.shogun.3: must be a multiple of 5 from 0 to 995',
      ])
    for (const shogun of [20, 'many', { 0: 5 }]) expect(faults({ shogun })).toHaveLength(1)
  })

  test('HS-COLLECT-12: every figure has its bounds, and what lies on them is good', () => {
    const bad = (field: string, value: unknown): number =>
      faults({ cards: { 'army-1': { [field]: value } } }).length
    const names = ['A', 'A'.repeat(24), '', 'A'.repeat(25), 7]
    expect(names.map(name => bad('name', name))).toEqual([0, 0, 1, 1, 1])
    expect([-100, 100, 0, -105, 105, 101, 7.5, '5'].map(n => bad('honour', n))).toEqual([
      0, 0, 0, 1, 1, 1, 1, 1,
    ])
    for (const field of ['ki', 'strength'])
      expect([-20, 20, 0, -21, 21, 0.5].map(n => bad(field, n))).toEqual([0, 0, 0, 1, 1, 1])
    expect(faults({ shogun: [0, 995, 5, 100] })).toEqual([])
    // A card may keep the type it has; a start Daimyo may not have another.
    expect(faults({ cards: { 'samurai-1': { type: 'samurai' }, 'daimyo-s1': { type: 'daimyo' } } })).toEqual(
      [],
    )
    expect(faults({ cards: { 'daimyo-d1': { type: 'army' } } })).toEqual([])
  })

  test('options of the wrong shape are refused in words, never thrown', () => {
    for (const raw of [1, 'x', [], { target: '400' }, { colour: 1 }])
      expect(honor.options.read(raw, 4)).toHaveProperty('faults')
    const read = honor.options.read({ target: 300 }, 4)
    if (!('options' in read)) throw new Error('refused')
    expect(begin(honor, read.options, 4, seeded(1)).target).toBe(300)
  })
})
