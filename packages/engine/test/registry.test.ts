import { describe, expect, test } from 'vitest'
import type { Core, FrozenVersion, LoadedRules, Reader } from '../src/index.ts'
import { asGame, Choices, definitionOf, frozen, isNamed, registryOf, seeded, WATCHER } from '../src/index.ts'
import { lanterns } from './lanterns.ts'

const today = asGame(lanterns)
const seats = lanterns.seats.min

/** A list that a caller compiled elsewhere would hand in: plain data, no class of ours. */
const foreign = (): { items: Int32Array; size: number } => ({ items: new Int32Array(64), size: 0 })

describe('the door to a game', () => {
  test('one definition is one game, and leads back to itself', () => {
    expect(asGame(lanterns)).toBe(today)
    expect(definitionOf(today)).toBe(lanterns)
    expect(definitionOf({ ...today })).toBeNull()
  })

  test('lists the same choices for a class of ours and for plain data', () => {
    const s = today.begin(today.options.defaults, seats, seeded(3))
    const [own, other] = [new Choices(), foreign()]
    for (let seat = 0; seat < seats; seat++) {
      today.legal(s, seat, own)
      today.legal(s, seat, other)
      expect([...other.items.subarray(0, other.size)]).toEqual(own.toArray())
    }
    expect(own.size + other.size).toBeGreaterThanOrEqual(0)
  })

  test('says aloud what it does in silence as well', () => {
    const aloud = today.beginAloud(today.options.defaults, seats, seeded(3))
    const quiet = today.begin(today.options.defaults, seats, seeded(3))
    expect(aloud.state).toEqual(quiet)
    const list = new Choices()
    const seat = [...Array(seats).keys()].find(n => (today.legal(quiet, n, list), list.size > 0)) ?? 0
    today.legal(quiet, seat, list)
    const told = today.playAloud(aloud.state, seat, list.at(0))
    today.play(quiet, seat, list.at(0))
    expect(aloud.state).toEqual(quiet)
    expect(told.happenings.length).toBeGreaterThan(0)
    expect(today.face(quiet, WATCHER).choices).toEqual([])
  })

  test('a frozen sense is handed choices as plain data and answers by its own list', () => {
    const seen: string[] = []
    const { sense } = frozen(lanterns, {
      value: () => undefined,
      policy: (_s, _seat, open) => {
        seen.push(open.toArray().join())
        return open.size - 1
      },
    })
    const list = foreign()
    list.items.set([7, 8, 9])
    list.size = 3
    expect(sense?.policy?.({} as Core, 0, list as Choices, seeded(1))).toBe(2)
    expect(seen).toEqual(['7,8,9'])
    expect(frozen(lanterns).sense).toBeUndefined()
  })
})

describe('the registry', () => {
  const version = (n: number, schema = 1): LoadedRules => ({ game: { ...today, version: n, schema } })
  const file = (n: number, hash: string, schema = 1): FrozenVersion & { loads: number } => ({
    game: 'lanterns',
    version: n,
    hash,
    loads: 0,
    async load() {
      this.loads++
      return { frozen: { door: 2, ...version(n, schema) } }
    },
  })
  const reader: Reader = {
    view: view => ({ was: view }),
    event: event => event,
    choice: choice => choice,
    words: words => words,
    hear: words => words,
  }

  test('plays the newest from the tree, older ones from their files, each loaded once and when needed', async () => {
    const one = file(1, 'aaaaaaaaaaaa')
    const registry = registryOf({ lanterns: { newest: async () => version(2) } }, [one])
    expect((await registry.newest('lanterns'))?.game.version).toBe(2)
    expect((await registry.rules({ game: 'lanterns', version: 2 }))?.game.version).toBe(2)
    expect(one.loads).toBe(0)
    const old = await registry.rules({ game: 'lanterns', version: 1 })
    expect(old?.game.version).toBe(1)
    expect(await registry.rules({ game: 'lanterns', version: 1, bundle: 'aaaaaaaaaaaa' })).toBe(old)
    expect(one.loads).toBe(1)
  })

  test('does not guess: another version, another file, another game are null', async () => {
    const registry = registryOf({ lanterns: { newest: async () => version(2) } }, [file(1, 'aaaaaaaaaaaa')])
    expect(await registry.rules({ game: 'lanterns', version: 3 })).toBeNull()
    expect(await registry.rules({ game: 'lanterns', version: 1, bundle: 'bbbbbbbbbbbb' })).toBeNull()
    expect(await registry.rules({ game: 'go', version: 1 })).toBeNull()
    expect(await registry.newest('constructor')).toBeNull()
    expect([registry.bundleOf('lanterns', 1), registry.bundleOf('lanterns', 2)]).toEqual([
      'aaaaaaaaaaaa',
      null,
    ])
  })

  test('a version that is frozen and still in the tree is played from the tree, and thawed on demand', async () => {
    const one = file(1, 'aaaaaaaaaaaa')
    const registry = registryOf({ lanterns: { newest: async () => version(1) } }, [one])
    await registry.rules({ game: 'lanterns', version: 1, bundle: 'aaaaaaaaaaaa' })
    expect(one.loads).toBe(0)
    await registry.thaw({ game: 'lanterns', version: 1 })
    expect(one.loads).toBe(1)
  })

  test('a file that could not be fetched is fetched again when it is next needed', async () => {
    let tries = 0
    const flaky: FrozenVersion = {
      game: 'lanterns',
      version: 1,
      hash: 'aaaaaaaaaaaa',
      load: async () => {
        if (++tries === 1) throw new Error('no network')
        return { frozen: { door: 2, ...version(1) } }
      },
    }
    const registry = registryOf({ lanterns: { newest: async () => version(2) } }, [flaky])
    await expect(registry.rules({ game: 'lanterns', version: 1 })).rejects.toThrow('no network')
    expect((await registry.rules({ game: 'lanterns', version: 1 }))?.game.version).toBe(1)
  })

  test('finds a game, its versions and its files by the ids it had before', async () => {
    const one = { ...file(1, 'aaaaaaaaaaaa'), game: 'lamps' }
    const newest = async (): Promise<LoadedRules> => version(2)
    const registry = registryOf({ lanterns: { newest, formerly: ['lamps'] } }, [one])
    expect(['lanterns', 'lamps', 'candles', 'constructor'].map(name => registry.idOf(name))).toEqual([
      'lanterns',
      'lanterns',
      null,
      null,
    ])
    expect(registry.ids).toEqual(['lanterns'])
    expect(await registry.newest('lamps')).toBe(await registry.newest('lanterns'))
    expect(await registry.rules({ game: 'lamps', version: 2 })).toBe(await registry.newest('lanterns'))
    expect([registry.bundleOf('lanterns', 1), registry.bundleOf('lamps', 1)]).toEqual([one.hash, one.hash])
    const old = await registry.rules({ game: 'lamps', version: 1 })
    expect(old?.game.version).toBe(1)
    expect(await registry.thaw({ game: 'lanterns', version: 1, bundle: one.hash })).toBe(old)
  })

  test('frozen rules have the id of today, and know the one they were frozen under', async () => {
    const was = file(1, 'aaaaaaaaaaaa')
    const load = async () => ({ frozen: { door: 2 as const, game: { ...today, id: 'lamps', version: 1 } } })
    const sources = { lanterns: { newest: async () => version(2), formerly: ['lamps'] } }
    const registry = registryOf(sources, [{ ...was, game: 'lamps', load }])
    const { game } = (await registry.thaw({ game: 'lamps', version: 1 })) as LoadedRules
    expect([game.id, isNamed(game, 'lamps'), isNamed(game, 'lanterns')]).toEqual(['lanterns', true, true])
  })

  test('an older schema is read by its reader; without one nobody pretends to understand it', async () => {
    const files = [file(1, 'aaaaaaaaaaaa', 1)]
    const newest = async (): Promise<LoadedRules> => version(2, 2)
    const read = registryOf({ lanterns: { newest, reader: async () => reader } }, files)
    const rules = await read.rules({ game: 'lanterns', version: 1 })
    expect(rules?.game.reader?.view(5, 0)).toEqual({ was: 5 })
    expect((await read.newest('lanterns'))?.game.reader).toBeUndefined()
    const blind = registryOf({ lanterns: { newest } }, files)
    await expect(blind.rules({ game: 'lanterns', version: 1 })).rejects.toThrow('schema 1')
  })
})
