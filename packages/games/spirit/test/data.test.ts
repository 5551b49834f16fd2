import type { FaultSays } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { compile, PRINTED_BOOK } from '../src/book.ts'
import type { SpiritData } from '../src/cards.ts'
import { ICONS, PRINTED, RANKS, SYMBOLS } from '../src/cards.ts'
import { spirit } from '../src/index.ts'
import { rule } from './scenario.ts'

type Change = Readonly<Record<string, unknown>>
const [first, ...others] = PRINTED.raiders
const [board, ...boards] = PRINTED.samurai
const data = (change: Change): unknown => spirit.options.read({ data: { ...PRINTED, ...change } }, 3)
/** The figures of a table of its own, with the first raider written otherwise. */
const read = (change: Change): unknown => data({ raiders: [{ ...first, ...change }, ...others] })
const readBoard = (change: Change): unknown => data({ samurai: [{ ...board, ...change }, ...boards] })

/** The only fault, as a path and a message. */
const fault = (path: string, message: string, clause?: string, says?: FaultSays): unknown => ({
  faults: [
    { path, message, ...(clause === undefined ? {} : { clause }), ...(says === undefined ? {} : { says }) },
  ],
})

describe('a word that no card shows is refused where it stands', () => {
  for (const [key, change] of [
    ['rank', { rank: 'general' }],
    ['symbol', { symbol: 'sword' }],
    ['penalty.0', { penalty: ['FLOOD'] }],
    ['rank', { rank: 7 }],
    ['rank', { rank: 'toString' }],
  ] as const)
    test(`${key} ${JSON.stringify(change)}`, () => {
      expect(read(change)).toHaveProperty(
        'faults',
        expect.arrayContaining([
          expect.objectContaining({
            path: `data.raiders.0.${key}`,
            message: expect.stringContaining('must be one of'),
          }),
        ]),
      )
    })

  test('the printed ones are taken as they are', () => {
    expect(read({})).toHaveProperty('options.data', null)
  })
})

describe('a figure outside its bounds is refused, and the outermost ones are taken', () => {
  const value = fault('data.raiders.0.value', 'must be a whole number from 1 to 6')
  test.each([0, 7, 1.5, '3', null])('value %j', n => expect(read({ value: n })).toEqual(value))
  test.each([1, 6])('value %j', n => expect(read({ value: n })).toHaveProperty('options'))
  test.each([6, 21])('human side %j', n =>
    expect(readBoard({ human: n, beast: 30 })).toEqual(
      fault('data.samurai.0.human', 'must be a whole number from 7 to 20'),
    ),
  )
  test.each([
    [7, 8],
    [20, 30],
  ])('sides %j and %j', (human, beast) => expect(readBoard({ human, beast })).toHaveProperty('options'))
  test('beast side 31', () =>
    expect(readBoard({ beast: 31 })).toEqual(
      fault('data.samurai.0.beast', 'must be a whole number from 8 to 30'),
    ))
  test('an animal side that is worth no more', () =>
    expect(readBoard({ human: 12, beast: 12 })).toEqual(
      fault('data.samurai.0.beast', 'the animal side must be worth more than the human side', 'SS-WOUND-5', {
        id: 'above',
        what: 'beast',
        than: 'human',
      }),
    ))
})

describe('what a table must hold', () => {
  rule(['SS-SETUP-7', 'SS-SETUP-10'], 'so many raiders of each rank', () => {
    expect(data({ raiders: others })).toEqual(
      fault('data.raiders', 'must be a list of 66, or an object by name', 'SS-SETUP-7'),
    )
    expect(read({ rank: 'boss' })).toEqual({
      faults: [
        {
          path: 'data.raiders',
          message: 'must hold 52 of rank plunderer, not 51',
          clause: 'SS-SETUP-10',
          says: { id: 'exactly', what: 'plunderer', need: 52, found: 51 },
        },
        {
          path: 'data.raiders',
          message: 'must hold 7 of rank boss, not 8',
          clause: 'SS-SETUP-10',
          says: { id: 'exactly', what: 'boss', need: 7, found: 8 },
        },
      ],
    })
  })
  rule(['SS-DUO-3'], 'eight plunderers with a doll, bosses aside', () => {
    const dolls = (n: number): unknown => {
      let left = n
      return data({
        raiders: PRINTED.raiders.map(r =>
          r.rank !== 'plunderer' ? { ...r, symbol: 'doll' } : { ...r, symbol: left-- > 0 ? 'doll' : null },
        ),
      })
    }
    expect(dolls(8)).toHaveProperty('options')
    expect(dolls(7)).toEqual(
      fault('data.raiders', 'at least 8 plunderers must show a doll, for the doll check', 'SS-DUO-3', {
        id: 'few',
        what: 'symbol-doll',
        need: 8,
        found: 7,
      }),
    )
  })
  rule(['SS-SETUP-1', 'SS-FARM-3'], 'six farms of four kinds', () => {
    expect(data({ farms: ['A', 'B', 'C', 'D', 'A'] })).toEqual(
      fault('data.farms', 'must be a list of 6, or an object by name', 'SS-SETUP-1'),
    )
    expect(data({ farms: ['A', 'B', 'C', 'D', 'A', 'E'] })).toEqual(
      fault('data.farms.5', 'must be one of A, B, C, D', 'SS-FARM-3'),
    )
  })
  rule(['SS-SETUP-2', 'SS-END-5'], 'three families of three kinds, each once', () => {
    expect(data({ families: ['A', 'B', 'D'] })).toEqual(
      fault('data.families.2', 'must be one of A, B, C', 'SS-END-5'),
    )
    expect(data({ families: ['A', 'B', 'B'] })).toEqual(
      fault('data.families', 'must not have the same entry twice', 'SS-SETUP-2', { id: 'twice' }),
    )
    expect(data({ families: 'ABC' })).toEqual(
      fault('data.families', 'must be a list of 3, or an object by name', 'SS-SETUP-2'),
    )
  })
  rule(['SS-SETUP-14'], 'seven samurai, each by name', () => {
    const names = PRINTED.samurai.map(b => b.name).join(', ')
    expect(readBoard({ name: 'musashi' })).toEqual(
      fault('data.samurai.0.name', `must be one of ${names}`, 'SS-SETUP-14'),
    )
    expect(readBoard({ name: 'kanbei' })).toEqual(
      fault('data.samurai.0.name', 'must be heihachi', 'SS-SETUP-14', { id: 'only', what: 'heihachi' }),
    )
    expect(data({ samurai: [...PRINTED.samurai, board] })).toEqual(
      fault('data.samurai', 'must be a list of 7, or an object by name', 'SS-SETUP-14'),
    )
    expect(readBoard({ animal: 1, colour: null })).toHaveProperty('faults.1.path', 'data.samurai.0.colour')
    expect(data({ samurai: [7, ...boards] })).toEqual(
      fault('data.samurai.0', 'must be an object with name, animal, colour, human, beast'),
    )
  })
  test('an id for each raider, unlike the others', () => {
    for (const id of ['', 7, 'far too long'])
      expect(read({ id })).toHaveProperty('faults.0.path', 'data.raiders.0.id')
    expect(read({ id: 'P1-02' })).toEqual(
      fault('data.raiders.1.id', '"P1-02" is used twice', undefined, { id: 'twice' }),
    )
  })
  test('at most two icons, and flames or none', () => {
    expect(read({ penalty: ['BURN', 'BURN'] })).toHaveProperty('options')
    const most = fault('data.raiders.0.penalty', 'must be a list of 0 to 2')
    expect(read({ penalty: ['BURN', 'BURN', 'BURN'] })).toEqual(most)
    expect(read({ penalty: 'B' })).toEqual(most)
    expect(read({ penalty: 'BURN' })).toEqual(most)
    expect(read({ flames: 1 })).toEqual(fault('data.raiders.0.flames', 'must be true or false', 'SS-END-11'))
    expect(data({ raiders: [null, ...others] })).toHaveProperty('faults.0', {
      path: 'data.raiders.0',
      message: 'must be an object with id, rank, value, symbol, penalty, flames',
    })
  })
  test('an object', () => {
    for (const raw of [7, 'cards', [PRINTED]])
      expect(spirit.options.read({ data: raw }, 3)).toEqual(
        fault('data', 'must be an object with raiders, farms, families, samurai'),
      )
  })
})

test('fields that nobody reads are named, and nothing is shared with what came from outside', () => {
  expect(data({ secret: 1 })).toHaveProperty('faults.0.path', 'data.secret')
  expect(read({ secret: 1 })).toHaveProperty('faults.0.path', 'data.raiders.0.secret')
  const raw = JSON.parse(JSON.stringify({ ...PRINTED, farms: ['D', 'C', 'B', 'A', 'D', 'D'] })) as SpiritData
  const taken = spirit.options.read({ data: raw }, 3)
  if (!('options' in taken) || taken.options.data === null) throw new Error('refused')
  const before = JSON.stringify(taken.options.data)
  for (const part of [raw.raiders, raw.farms, raw.families, raw.samurai, raw.raiders[0]?.penalty])
    (part as unknown[]).length = 0
  expect(JSON.stringify(taken.options.data)).toBe(before)
})

test('an option that is called like something every object has is none', () => {
  for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    expect(spirit.options.read(JSON.parse(`{ "${key}": 1 }`), 3)).toEqual({
      faults: [{ path: key, message: 'is not an option of Samurai Spirit' }],
    })
})

rule(['SS-SOLO-1', 'SS-DEC-1'], 'no more people than samurai', () => {
  expect(spirit.options.read({ players: 3 }, 3)).toHaveProperty('options.players', 3)
  expect(spirit.options.read({ players: 4 }, 3)).toEqual(
    fault('players', 'must be a whole number from 0 to 3', 'SS-SOLO-1'),
  )
})

describe('the columns of a table', () => {
  const book = compile({ ...PRINTED, families: ['C', 'A', 'B'] })
  test('say what its cards say', () => {
    const word = (list: readonly string[], i: number): string | null => list[i] ?? null
    PRINTED.raiders.forEach((r, c) => {
      const pack = book.pack[c] ?? 0
      const [icon = null, icon2 = null] = r.penalty
      expect({
        value: pack & 7,
        symbol: word(SYMBOLS, ((pack >> 3) & 3) - 1),
        icon: word(ICONS, ((pack >> 5) & 15) - 1),
        icon2: word(ICONS, ((pack >> 9) & 15) - 1),
        rank: word(RANKS, pack >> 13),
      }).toEqual({ value: r.value, symbol: r.symbol, icon, icon2, rank: r.rank })
    })
    expect(book.families).toEqual([2, 0, 1])
  })
  test('cannot be written', () => {
    // its columns are read in every play-out, and looks into frozen lists are slow: only their type says that nobody writes
    for (const part of [book, book.byRank, book.byRank[0], book.data.raiders[0], PRINTED_BOOK])
      expect(Object.isFrozen(part)).toBe(true)
  })
})
