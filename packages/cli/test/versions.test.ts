import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyDefinition, Core, Game } from '@noren/engine'
import { asGame, below, Choices, definitionOf, first, next, seeded, waiting } from '@noren/engine'
import { registry } from '@noren/games'
import type { Charter } from '@noren/match'
import { carryOut, hashOfKey, stateFor, open, unanswered } from '@noren/match'
import { sakura } from '@noren/sakura'
import { ROOT } from '../src/clauses/lists.ts'
import { GAMES, rulesOf } from '../src/games.ts'
import { fileOf, goldensOf, hashOf } from '../src/versions/bundle.ts'
import type { Tree } from '../src/versions/check.ts'
import { changeBetween, checkTree } from '../src/versions/check.ts'
import { json, noren } from './heard.ts'

const IDS = GAMES.map(g => g.name)

describe('versions', () => {
  test(
    'every version of every game replays its goldens with its own rules',
    { timeout: 120_000 },
    async () => {
      const { versions } = (await json('versions')) as {
        versions: { game: string; version: number; hash: string | null; goldens: number; ok: boolean }[]
      }
      for (const v of versions) expect(v, `${v.game}@${v.version}`).toMatchObject({ ok: true })
      // A game that is being built has a first version that nobody froze yet.
      const first = versions.filter(v => v.version === 1 && v.hash !== null)
      expect(first.map(v => v.game)).toEqual(IDS.filter(id => registry.bundleOf(id, 1) !== null))
      expect(first.length).toBeGreaterThanOrEqual(4)
      for (const v of first) {
        expect(v.hash).toMatch(/^[0-9a-f]{12}$/)
        expect(v.goldens).toBeGreaterThanOrEqual(4)
      }
    },
  )

  test('version 1 is what it was on the day it was frozen', { timeout: 120_000 }, async () => {
    const hashes = {
      sakura: 'd97c099494f75ba7',
      'samurai-spirit': '6bb0584354da09ed',
      'honor-of-the-samurai': 'f0d3dc7d0e6965a4',
      'sake-and-samurai': '80e655d6c1ce8269',
    }
    for (const [id, hash] of Object.entries(hashes))
      expect(
        await json('simulate', `${id}@1`, '--players', '4', '--games', '100', '--seed', '7'),
      ).toMatchObject({ game: registry.idOf(id), hash })
  })

  test('a frozen file is its name, imports nothing and holds no path of a machine', async () => {
    for (const { game, version, hash } of registry.frozen) {
      const text = await readFile(join(ROOT, fileOf(game, version, hash)), 'utf8')
      expect(hashOf(text)).toBe(hash)
      expect(text).not.toMatch(/\bimport\b\s*[("'{]|require\(/)
      expect(text).not.toContain(ROOT)
    }
  })

  test('there are no rules of a version that never was', async () => {
    expect(await noren('simulate', 'sakura@77', '--games', '1')).toMatchObject({ code: 2 })
  })

  test('a frozen version is frozen once', async () => {
    const newest = (await rulesOf('sakura')).game.version
    if (registry.bundleOf('sakura', newest) === null) return
    const { code, err } = await noren('freeze', 'sakura')
    expect([code, err[0]]).toEqual([2, expect.stringMatching(/is frozen already .*never changes/)])
  })
})

describe('the check of a change', () => {
  const was = asGame(sakura)
  const base = definitionOf(was) as AnyDefinition
  const changed = (more: object): Game => asGame({ ...base, ...more })
  const tree = (newest: Game, more: Partial<Tree> = {}): Tree => ({
    name: 'sakura',
    newest,
    hash: 'bbbbbbbbbbbb',
    frozen: [{ file: { version: was.version, hash: 'aaaaaaaaaaaa' }, game: was }],
    goldens: new Map(),
    ...more,
  })
  /** Another deal from the same chance: something a player would notice. */
  const otherDeal = {
    setup: (o: unknown, seats: number, rng: ReturnType<typeof seeded>): Core => {
      next(rng)
      return base.setup(o, seats, rng)
    },
  }

  test('tells words, refactoring, state shape and a rule from each other', () => {
    const kind = (more: object): string => changeBetween(was, changed(more), false, 1).change
    expect(changeBetween(was, was, true, 1).change).toBe('none')
    expect(kind({})).toBe('refactoring')
    expect(kind({ clauses: { ...base.clauses, 'SA-PLAY-1': 'In other words.' } })).toBe('words')
    const shape = (s: Core): Core => Object.assign(s, { kept: 1 })
    expect(
      kind({
        setup: (...at: Parameters<typeof base.setup>) => shape(base.setup(...at)),
        clone: (s: Core) => shape(base.clone(s)),
      }),
    ).toBe('state shape')
    expect(kind(otherDeal)).toBe('a rule')
  })

  test('fails when a rule moved and the version did not, or the last version was never frozen', () => {
    const moved = changed(otherDeal)
    expect(checkTree(tree(moved), 1)).toMatchObject({
      change: 'a rule',
      fault: expect.stringContaining('still') as string,
    })
    const next2 = changed({ ...otherDeal, version: was.version + 1 })
    expect(checkTree(tree(next2), 1).fault).toBeNull()
    const next3 = changed({ ...otherDeal, version: was.version + 2 })
    expect(checkTree(tree(next3), 1).fault).toMatch(/never frozen/)
    expect(checkTree(tree(changed({ version: 2 }), { frozen: [] }), 1).fault).toMatch(/never frozen/)
    expect(checkTree(tree(was), 1)).toMatchObject({ change: 'refactoring', fault: null })
  })

  test('the tree as it stands is allowed', { timeout: 120_000 }, async () => {
    const { code, out } = await noren('versions', '--check', '--games', '1')
    expect(out).toHaveLength(IDS.length)
    expect(code).toBe(0)
  })
})

describe('replay', () => {
  let dir = ''
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'noren-versions-'))
  })
  afterAll(() => rm(dir, { recursive: true }))

  test('reads every golden of every version', { timeout: 120_000 }, async () => {
    let read = 0
    for (const { game, version } of registry.frozen)
      for (const name of await readdir(join(ROOT, goldensOf(game, version)))) {
        const again = await json('replay', join(ROOT, goldensOf(game, version), name))
        expect(again, name).toMatchObject({ game: registry.idOf(game), version, same: true })
        read++
      }
    expect(read).toBeGreaterThanOrEqual(23)
  })

  test('reads a downloaded log under the rules its charter names, and finds what was changed in it', async () => {
    const rules = await registry.thaw({ game: 'sakura', version: 1 })
    const game = rules?.game as Game
    const charter: Charter = {
      id: 'koi-000001',
      game: 'sakura',
      version: 1,
      options: {},
      seats: 3,
      key: 'a'.repeat(64),
    }
    const match = open(game, charter)
    const [rng, list] = [seeded(4), new Choices()]
    while (match.state.outcome === null) {
      const seat = first(unanswered(match) || waiting(match.state))
      const look = stateFor(game, match, seat)
      game.legal(look, seat, list)
      const { words } = game.say(look, seat, list.at(below(rng, list.size)))
      const moveId = `m${match.entries.length}-${seat}`
      carryOut(game, match, { seat, words, moveId, seq: match.entries.length })
    }
    const file = join(dir, 'log.json')
    const log = { charter, entries: match.entries, keyHash: hashOfKey(charter.key) }
    await writeFile(file, JSON.stringify(log))
    expect(await json('replay', file)).toMatchObject({
      game: 'sakura',
      version: 1,
      decisions: match.entries.length,
      same: true,
    })
    const entries = match.entries.filter((_, i) => i !== 3)
    await writeFile(file, JSON.stringify({ charter, entries }))
    expect(await json('replay', file)).toMatchObject({ same: false })
    await writeFile(file, JSON.stringify({ charter: { ...charter, bundle: 'f'.repeat(12) }, entries }))
    expect((await noren('replay', file)).err[0]).toMatch(/no rules of version 1 \(ffffffffffff\) of sakura/)
  })
})
