import type { Core } from '@noren/engine'
import { asGame } from '@noren/engine'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyFixture } from '@noren/engine/laws'
import { trick4 } from '@noren/engine/trick4'
import { fixture } from '@noren/engine/trick4/fixture'
import { walkLaws } from '../src/commands/laws.ts'
import { hunt, pathOf } from '../src/commands/leaks.ts'
import { listed } from '../src/games.ts'
import { simulateGames } from '../src/simulation.ts'
import { json, noren } from './heard.ts'

describe('simulate', () => {
  test('prints one JSON object with the agreed keys, and every game finishes', async () => {
    const report = await json('simulate', 'sakura', '--players', '3', '--games', '20', '--seed', '7')
    expect(report).toMatchObject({
      game: 'sakura',
      players: 3,
      games: 20,
      seed: 7,
      bot: 'random',
      finished: 20,
    })
    expect(report['decisions']).toBeGreaterThan(1000)
    expect(report['seconds']).toBeGreaterThan(0)
    expect(report['decisionsPerSecond']).toBeGreaterThan(0)
    expect(report['hash']).toMatch(/^[0-9a-f]{16}$/)
  })

  test('has the same hash on every run for each of 2 to 6 players, and another one for another seed', async () => {
    const hashes = new Set<unknown>()
    for (const players of [2, 3, 4, 5, 6]) {
      const argv = ['simulate', 'sakura', '--players', String(players), '--games', '20']
      const first = await json(...argv, '--seed', '7')
      expect((await json(...argv, '--seed', '7'))['hash']).toBe(first['hash'])
      hashes.add(first['hash'])
      hashes.add((await json(...argv, '--seed', '8'))['hash'])
    }
    expect(hashes.size).toBe(10)
  })

  test('searching bots play by iterations alone, so that their games repeat too', () => {
    const once = () =>
      simulateGames({
        game: asGame(trick4),
        players: 4,
        games: 1,
        seed: 3,
        level: 'samurai',
        iterations: 100,
      })
    const { seconds: _, decisionsPerSecond: __, ...first } = once()
    expect(first).toMatchObject({ finished: 1, decisions: 32 })
    expect(once()).toMatchObject(first)
    const random = simulateGames({ game: asGame(trick4), players: 4, games: 1, seed: 3 })
    expect(random.hash).not.toBe(first.hash)
  })

  test('a level thinks as at a table; with its stops by time nothing can be repeated, and no hash is printed', () => {
    const once = (shipped: boolean) =>
      simulateGames({ game: asGame(trick4), players: 4, games: 1, seed: 3, level: 'samurai', shipped })
    const { hash } = once(false)
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
    expect(once(false).hash).toBe(hash)
    expect(once(true)).not.toHaveProperty('hash')
  })

  test('reads well for people too', async () => {
    const { code, out } = await noren('simulate', 'sakura', '--games', '3')
    expect(code).toBe(0)
    expect(out[0]).toBe('3 of 3 games of sakura with 4 players finished')
    expect(out[2]).toMatch(/^hash [0-9a-f]{16}$/)
  })
})

describe('record and replay', () => {
  let dir = ''
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'noren-'))
  })
  afterAll(() => rm(dir, { recursive: true }))

  test('a recorded game plays again as it was', async () => {
    const file = join(dir, 'a.replay')
    expect((await noren('record', 'sakura', file, '--players', '3', '--seed', '5')).code).toBe(0)
    const { code, out } = await noren('replay', file)
    expect([code, out[0]]).toEqual([
      0,
      expect.stringMatching(/^sakura@\d+, 3 players, \d+ decisions: everything is as it was$/),
    ])
    expect(await json('replay', file)).toMatchObject({
      game: 'sakura',
      seats: 3,
      same: true,
      difference: null,
    })
  })

  test('a changed hash is found at its decision, and a changed move at its line', async () => {
    const file = join(dir, 'b.replay')
    await noren('record', 'sakura', file, '--players', '2')
    const lines = (await readFile(file, 'utf8')).split('\n')
    const other = join(dir, 'c.replay')
    const changed = (at: number, line: string) => lines.map((l, i) => (i === at ? line : l)).join('\n')
    await writeFile(other, changed(5, (lines[5] ?? '').replace(/[0-9a-f]{16}/, '0'.repeat(16))))
    const hash = await json('replay', other)
    expect(hash['same']).toBe(false)
    expect(hash['difference']).toMatch(/^decision 4 .* leads elsewhere: nobody would see it$/)
    await writeFile(other, changed(3, (lines[3] ?? '').replace(/\[.*?\]/, '["sneeze"]')))
    const { code, out } = await noren('replay', other)
    expect([code, out[0]]).toEqual([1, 'sakura@2, 2 players: move 2: nobody understands ["sneeze"]'])
  })

  test('a replay of a game that is not here is refused', async () => {
    const file = join(dir, 'd.replay')
    await writeFile(
      file,
      '{"format":"noren-replay/1","game":"tarot","version":1,"seats":3,"seed":1,"options":{}}\n',
    )
    const { code, err } = await noren('replay', file)
    expect([code, err]).toEqual([2, ['noren: no game here has the id “tarot”']])
  })
})

describe('laws', async () => {
  const sakura = await listed('sakura').fixture()

  test('judges as many positions as asked, and the same ones again', () => {
    const found = walkLaws(sakura, 3, 500, false)
    expect(found.broken).toBeNull()
    expect(found.positions).toBeGreaterThanOrEqual(500)
    expect(found.refusals).toBe(Object.values(found.reasons).reduce((a, b) => a + b, 0))
    expect(found.refusals).toBeGreaterThan(0)
    expect(walkLaws(sakura, 3, 500, false)).toEqual(found)
  })

  test('names the law that does not hold and the seed of its game, and that seed alone brings it back', () => {
    const reasons = sakura.reasons as NonNullable<AnyFixture['reasons']>
    const lies = Object.fromEntries(Object.keys(reasons.truths).map(id => [id, () => false]))
    const fx = { ...sakura, reasons: { ...reasons, truths: lies } }
    const { broken } = walkLaws(fx, 7, 500, false)
    expect(broken).toMatchObject({ law: 'every dim choice has one true reason', seed: 7 })
    expect(broken?.message).toMatch(/^facts are true in the view: /)
    expect(walkLaws(fx, 7, 1, false).broken).toEqual(broken)
    const wordy = { ...sakura, reasons: { ...reasons, sentences: () => ['By SA-PLAY-6 it is not black-7.'] } }
    expect(walkLaws(wordy, 7, 1, false).broken?.message).toMatch(/^a refusal reads well: /)
  })

  test('looks at the other laws when every one is asked for', () => {
    const game = { ...sakura.game, clone: (s: Core): Core => s }
    const sharing = { ...sakura, game }
    expect(walkLaws(sharing, 7, 1, false).broken).toBeNull()
    expect(walkLaws(sharing, 7, 1, true).broken).toMatchObject({ law: 'a clone shares nothing', seed: 7 })
  })

  test('the command prints what it met', async () => {
    const { code, out } = await noren('laws', 'sakura', '--positions', '60', '--seed', '42')
    expect(code).toBe(0)
    expect(out[0]).toMatch(
      /^sakura, seed 42: [\d,]+ positions of [\d,]+ games, [\d,]+ refusals by [\d,]+ reasons, all true$/,
    )
  })
})

describe('leaks', () => {
  test('compares as many worlds as asked', () => {
    const found = hunt(fixture, 1, 2000)
    expect(found.leak).toBeNull()
    expect(found.worlds).toBeGreaterThanOrEqual(2000)
    expect(hunt(fixture, 1, 2000)).toEqual(found)
  })

  test('names the seed of a leak, and that seed alone brings it back', () => {
    for (const game of Object.values(fixture.leaky)) {
      const fx = { ...fixture, game }
      const { leak } = hunt(fx, 100, 100_000)
      expect(leak).not.toBeNull()
      expect(hunt(fx, leak?.seed ?? 0, 1).leak).toEqual(leak)
    }
  })

  test('a seed decides seats and options, and together they reach all of them', () => {
    const fx = { ...fixture, seats: [2, 3, 4], options: [{}, {}] }
    const seen = new Set(
      [0, 1, 2, 3, 4, 5].map(seed => `${pathOf(fx, seed).seats} ${pathOf(fx, seed).option}`),
    )
    expect(seen.size).toBe(6)
    expect(pathOf(fx, -5).seats).toBeGreaterThan(1)
  })

  test('the command prints the seed and the count', async () => {
    const { code, out } = await noren('leaks', 'sakura', '--worlds', '300', '--seed', '42')
    expect(code).toBe(0)
    expect(out[0]).toMatch(/^sakura, seed 42: [\d,]+ worlds in \d+ games, nothing leaked$/)
  })
})
