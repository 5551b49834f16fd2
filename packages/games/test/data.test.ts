import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DataField, DataPath, DataTable, Manifest, Rng } from '@noren/engine'
import {
  below,
  Faults,
  isFigure,
  limits,
  MOST_DATA_TEXT,
  parseData,
  partsOf,
  seeded,
  templateOf,
  valueId,
} from '@noren/engine'
import { checkGolden, readGolden } from '@noren/engine/laws'
import type { Speech } from '@noren/words'
import { LANG_IDS, speechFor } from '@noren/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { MANIFESTS } from '../src/manifests.ts'

/** The schemas of all games: shipped figures, limits, templates, words, and what outsiders may throw at them. */

interface Figure {
  readonly path: DataPath
  /** The same with the names of entries instead of their places. */
  readonly named: readonly string[]
  readonly field: DataField
}

function figuresOf(field: DataField, path: DataPath = [], named: readonly string[] = []): Figure[] {
  if (isFigure(field)) return [{ path, named, field }]
  return partsOf(field).flatMap(p =>
    figuresOf(p.field, [...path, p.key], [...named, field.kind === 'list' ? p.says : String(p.key)]),
  )
}

const nested = (keys: readonly string[], value: unknown): unknown =>
  keys.reduceRight<unknown>((inner, key) => Object.fromEntries([[key, inner]]), value)

const ODD: readonly unknown[] = [
  null,
  NaN,
  Infinity,
  -1,
  0.5,
  -0,
  '',
  '1',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(5000),
  true,
  [],
  [[]],
  [null],
  Array.from({ length: 1000 }),
  {},
  { length: 52 },
  { __proto__: { coins: 1 } },
  JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}'),
  () => 1,
  Symbol('odd'),
  10n,
  new Date(0),
  new Map([['coins', 1]]),
]

function wrongFor(field: DataField): readonly unknown[] {
  switch (field.kind) {
    case 'number':
      return [
        field.min - 1,
        field.max + 1,
        field.min + 0.5,
        NaN,
        Infinity,
        String(field.min),
        null,
        [],
        {},
        -0,
      ]
    case 'choice':
      return ['nonsense', 'constructor', '__proto__', 7, [field.values[0]], {}, true]
    case 'flag':
      return [0, 1, 'true', null, [], {}]
    case 'text':
      return [
        '',
        ' ',
        'x'.repeat(field.most + 1),
        'a\u202eb',
        '**bold**',
        '<b>',
        '{name}',
        'two\nlines',
        3,
        null,
        [],
      ]
    default:
      return ['x', 7, null, {}, Array.from({ length: 200 }, () => 'BURN'), ['nonsense']]
  }
}

/** How many figures no source gives: none gets lost, none is added by accident. */
const RECONSTRUCTED: Readonly<Record<string, number>> = {
  // 104 on cards, two cooks, three inks
  sakura: 109,
  // six farm tokens, three animals
  spirit: 9,
  // 15 names, 18 of wives, gunpowder, castles, armies and guards whole, eight spies, two bonuses
  honor: 15 + 18 + 1 + 53 * 5 + 8 + 2,
  // cards, wakizashi, four of the other weapons, a Disciple's Defence, lives, abilities, seven Locations
  sake: 98 * 6 + 5 + 4 + 1 + 8 + 8 + 14,
}
/** What the rules say of single figures. */
const SAID: Readonly<Record<string, readonly (readonly [path: string, reconstructed: boolean])[]>> = {
  sakura: [
    ['cooks.1', false],
    ['cooks.2', true],
    ['colours.0', false],
    ['colours.3', true],
  ],
  spirit: [
    ['raiders.0.value', false],
    ['samurai.1.animal', false],
    ['samurai.5.animal', true],
    ['samurai.5.human', false],
    ['farms.2', true],
  ],
  honor: [
    ['cards.daimyo-d4.name', false],
    ['cards.daimyo-d3.name', true],
    ['cards.daimyo-d3.honour', false],
    ['cards.poss-gunpowder.honour', false],
    ['cards.poss-gunpowder.strength', true],
    ['cards.okugata-1.ki', true],
    ['cards.castle-2.strength', true],
    ['shogun.0', false],
    ['shogun.1', true],
    ['shogun.3', false],
  ],
  sake: [
    ['weapons.katana.attack', false],
    ['weapons.no-dachi.attack', false],
    ['weapons.no-dachi.defence', true],
    ['disciple.move', false],
    ['locations.distillery.rule', false],
    ['locations.dojo.rule', true],
    ['abilities.tomoe', true],
    ['life.masako', true],
  ],
}

const withData = MANIFESTS.filter(
  (m): m is Manifest & { data: () => Promise<DataTable> } => m.data !== undefined,
)

test('all four games have a schema', () => {
  expect(withData.map(m => m.id).sort()).toEqual(['honor', 'sake', 'sakura', 'spirit'])
})

for (const m of withData) {
  const folder = m.id
  describe(folder, () => {
    let table: DataTable
    let speeches: Speech<never, never>[]
    let all: Figure[]
    const seats = m.seats.min
    beforeAll(async () => {
      table = await m.data()
      const words = await m.words()
      speeches = await Promise.all(LANG_IDS.map(lang => speechFor(words, lang)))
      all = figuresOf(table.root)
    })
    const read = (raw: unknown): ReturnType<DataTable['read']> => table.read(raw, seats)
    const paths = (raw: unknown): readonly string[] => {
      const answer = read(raw)
      return 'faults' in answer ? answer.faults.map(f => f.path) : []
    }
    const template = (): string => templateOf(table, id => speeches[0]?.figure(id) ?? null, ['Figures'])

    test('the shipped figures pass their own check, whole or in parts', () => {
      for (const raw of [
        undefined,
        null,
        {},
        table.shipped,
        JSON.parse(JSON.stringify(table.shipped)),
        table.sparse(table.shipped),
      ])
        expect(read(raw)).toEqual({ data: null })
      expect(table.changes(table.shipped)).toEqual([])
    })

    test('every figure out of range is refused with its path and its limit', () => {
      for (const { named, field } of all)
        for (const wrong of wrongFor(field)) {
          const answer = read(nested(named, wrong))
          if (!('faults' in answer)) throw new Error(`${named.join('.')} took ${String(wrong)}`)
          const [first] = answer.faults
          expect(first?.path.startsWith(`data.${named.join('.')}`)).toBe(true)
          expect(first?.message).toMatch(/^must be /)
        }
    })

    test('every figure takes both ends of its range', () => {
      for (const { named, field } of all) {
        const ends =
          field.kind === 'number' ? [field.min, field.max] : field.kind === 'choice' ? field.values : []
        for (const end of ends) {
          const answer = read(nested(named, end))
          const faults = 'faults' in answer ? answer.faults : []
          // what figures say together may still refuse it, in other words
          expect(faults.filter(f => f.message === limits(field))).toEqual([])
        }
      }
    })

    test('what is not known here is named, however it is called', () => {
      for (const key of ['colour-of-the-moon', '__proto__', 'constructor', 'x'.repeat(9999)]) {
        const raw: unknown = JSON.parse(`{${JSON.stringify(key)}: 1}`)
        expect(paths(raw)[0]).toMatch(new RegExp(`^data\\.${key.slice(0, 20)}`))
        expect(paths(raw)[0]?.length).toBeLessThan(60)
      }
    })

    test('the template reads back as the shipped figures and plays the recorded game', async () => {
      const text = template()
      expect(text.length).toBeLessThan(MOST_DATA_TEXT / 2)
      expect(text).toContain('reconstructed')
      const back = parseData(text)
      if (!('value' in back)) throw new Error(back.fault)
      expect(back.value).toEqual(JSON.parse(JSON.stringify(table.shipped)))
      expect(read(back.value)).toEqual({ data: null })

      const dir = join(import.meta.dirname, '..', folder, 'test/golden')
      const name = readdirSync(dir).find(
        file => file.endsWith('.replay') && readFileSync(join(dir, file), 'utf8').includes('"data":null'),
      )
      const golden = readGolden(readFileSync(join(dir, String(name)), 'utf8'))
      const game = await m.rules()
      const options = game.options.read(
        { ...(golden.header.options as object), data: back.value },
        golden.header.seats,
      )
      if (!('options' in options)) throw new Error('refused')
      checkGolden(game, { ...golden, header: { ...golden.header, options: options.options } })
    })

    test('one change is found again, alone, and thin figures are read as whole ones', () => {
      for (const { path, named, field } of all.filter((_, i) => i % 7 === 0)) {
        const shipped = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], table.shipped)
        const own = [...otherThan(field, shipped)].find(v => 'data' in read(nested(named, v)))
        if (own === undefined) continue
        const answer = read(nested(named, own))
        if (!('data' in answer) || answer.data === null) throw new Error(named.join('.'))
        expect(table.changes(answer.data)).toMatchObject([{ path, shipped, own }])
        expect(table.sparse(answer.data)).toEqual(nested(named, own))
        expect(read(JSON.parse(JSON.stringify(answer.data)))).toEqual(answer)
        expect(read(table.sparse(answer.data))).toEqual(answer)
        expect(isDeeplyFrozen(answer.data)).toBe(true)
      }
    })

    test('reconstructed figures are those of the rules', () => {
      for (const pattern of table.reconstructed)
        expect([pattern, all.some(f => isUnder(pattern, f.path))]).toEqual([pattern, true])
      expect(all.filter(f => table.isReconstructed(f.path)).length).toBe(RECONSTRUCTED[folder])
      for (const [path, marked] of SAID[folder] ?? [])
        expect([path, table.isReconstructed(path.split('.'))]).toEqual([path, marked])
    })

    test('everything has words in every language', () => {
      for (const speech of speeches)
        for (const id of messagesOf(table.root)) {
          const said = speech.figure(id)
          if (said === null || said === '') throw new Error(`no words for ${id}`)
        }
      expect(speeches.map(speech => speech.figure('constructor'))).toEqual(LANG_IDS.map(() => null))
    })

    test('odd input never throws, is answered briefly, and leaves nothing behind', () => {
      const rng = seeded(7)
      for (let i = 0; i < 400; i++) {
        const raw = odd(rng, all)
        const answer = read(raw)
        if ('faults' in answer) {
          expect(answer.faults.length).toBeLessThanOrEqual(Faults.MOST)
          for (const f of answer.faults) expect(f.path.length + f.message.length).toBeLessThan(500)
        } else if (answer.data !== null) expect(read(JSON.parse(JSON.stringify(answer.data)))).toEqual(answer)
      }
      for (const raw of ODD) expect(() => read(raw)).not.toThrow()
      expect('polluted' in {}).toBe(false)
      expect('coins' in {}).toBe(false)
    })
  })
}

const isUnder = (pattern: string, path: DataPath): boolean =>
  pattern
    .split('.')
    .every((k, i) => (k.endsWith('*') ? String(path[i]).startsWith(k.slice(0, -1)) : k === String(path[i])))

function* otherThan(field: DataField, shipped: unknown): Iterable<unknown> {
  if (field.kind === 'number')
    yield* [field.min, field.max, field.min + (field.step ?? 1)].filter(n => n !== shipped)
  if (field.kind === 'choice') yield* field.values.filter(v => v !== shipped)
  if (field.kind === 'flag') yield shipped !== true
  if (field.kind === 'text') yield 'Own'
  if (field.kind === 'list' && (shipped as readonly unknown[]).length > 0) yield []
}

function isDeeplyFrozen(x: unknown): boolean {
  return typeof x !== 'object' || x === null || (Object.isFrozen(x) && Object.values(x).every(isDeeplyFrozen))
}

/** All messages that a form or a template of these figures needs. */
function messagesOf(field: DataField): Set<string> {
  const out = new Set<string>()
  const walk = (f: DataField): void => {
    if (f.limit !== undefined) out.add(f.limit)
    if (f.kind === 'choice') for (const v of f.values) out.add(valueId(f, v))
    if (f.kind === 'list' && isFigure(f)) walk(f.of)
    for (const part of partsOf(f)) {
      out.add(part.says)
      walk(part.field)
    }
  }
  walk(field)
  return out
}

/** The shipped form with an odd thing in a place or two. */
function odd(rng: Rng, all: readonly Figure[]): unknown {
  const raw: Record<string, unknown> = {}
  for (let i = 0; i <= below(rng, 3); i++) {
    const { named } = all[below(rng, all.length)] as Figure
    const keys = named.slice(0, 1 + below(rng, named.length))
    const value = ODD[below(rng, ODD.length)]
    Object.assign(raw, nested(below(rng, 8) === 0 ? [...keys, '__proto__'] : keys, value))
  }
  return raw
}
