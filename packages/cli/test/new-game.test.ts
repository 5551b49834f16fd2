import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { choose } from '@noren/bots'
import type { Game, Manifest } from '@noren/engine'
import { first, seeded, waiting } from '@noren/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manifest } from '../scaffold/src/game.ts'
import { ROOT } from '../src/clauses/lists.ts'
import { prefixFor } from '../src/naming.ts'
import { LIST, listed, scaffold } from '../src/scaffold.ts'
import { noren } from './heard.ts'

describe('new-game', () => {
  let tree = ''
  beforeAll(async () => {
    // Inside the checkout, so that the packages are found; a tree of its own, so that nothing of ours is changed.
    await mkdir(join(ROOT, '.cache'), { recursive: true })
    tree = await mkdtemp(join(ROOT, '.cache/new-game-'))
    await mkdir(join(tree, 'packages/games'), { recursive: true })
    await cp(join(ROOT, 'packages/games/src'), join(tree, 'packages/games/src'), { recursive: true })
  })
  afterAll(() => rm(tree, { recursive: true }))

  test('lays out a game that compiles and is listed, and changes one shared file', async () => {
    const before = await readFile(join(tree, LIST), 'utf8')
    const made = await scaffold(tree, 'tea-house', 'TH', ['SA'])
    expect(made).toMatchObject({ dir: 'packages/games/tea-house', list: LIST, formatted: true })
    const pattern = await readdir(join(import.meta.dirname, '../scaffold'), { recursive: true })
    expect(made.files).toHaveLength(
      pattern.filter(name => /\.(ts|ftl)$/.test(name) && !name.endsWith('.gen.ts')).length,
    )
    for (const file of made.files)
      expect(await readFile(join(tree, file), 'utf8'), file).not.toMatch(/newgame|\bNG\b/i)

    const goldens = await readdir(join(tree, made.dir, 'test/golden'))
    expect(goldens.filter(name => name.endsWith('.replay'))).toHaveLength(4)

    const after = await readFile(join(tree, LIST), 'utf8')
    const added = after.split('\n').filter(line => !before.includes(line))
    expect(added).toEqual([
      `import { manifest as teaHouse } from '../tea-house/src/game.ts'`,
      expect.stringMatching(/, teaHouse\]$/),
    ])

    // The types of the list and of the new game, against the engine as it is.
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--types',
      'node',
    ]
    const more = [
      '--allowImportingTsExtensions',
      '--noUncheckedIndexedAccess',
      '--exactOptionalPropertyTypes',
    ]
    const files = made.files.filter(file => file.endsWith('.ts')).map(file => join(tree, file))
    await promisify(execFile)(process.execPath, [tsc, ...options, ...more, '--skipLibCheck', ...files], {
      cwd: ROOT,
    }).catch((e: { stdout: string }) => expect(e.stdout).toBe(''))
  })

  test('refuses names and prefixes that would not do', async () => {
    const no = (name: string, prefix: string) =>
      expect(scaffold(tree, name, prefix, ['SA'])).rejects.toThrow(/^[a-z].*/)
    await no('Tea', 'TE')
    await no('../tea', 'TE')
    await no('src', 'SR')
    await no('tea', 'tea')
    await no('tea', 'SA')
    await no('tea-house', 'TT')
    expect(await noren('new-game', 'sakura')).toMatchObject({ code: 2 })
  })

  test('finds a prefix of its own, and the end of the list', () => {
    expect(prefixFor('demo', [])).toBe('DE')
    expect(prefixFor('sakura', ['SA', 'SK'])).toBe('SU')
    const after = '\n\nexport const EXAMPLES: readonly X[] = [e]\n'
    expect(listed(`import { a } from 'a'\nexport const L: readonly X[] = [a]${after}`, 'b-c')).toBe(
      `import { a } from 'a'\nimport { manifest as bC } from '../b-c/src/game.ts'\nexport const L: readonly X[] = [a, bC]${after}`,
    )
  })
})

/** How often the first of two seats wins when it plays at `level` and the other at random. */
async function wins(of: Manifest, level: 'bushi' | 'wanderer', deals: number): Promise<number> {
  const game: Game = await of.rules()
  let won = 0
  for (let deal = 1; deal <= deals; deal++) {
    const s = game.begin(game.options.defaults, 2, seeded(deal))
    const me = deal % 2
    for (let n = 0; s.outcome === null; n++) {
      const seat = first(waiting(s))
      const { action } = choose({
        game,
        view: game.view(s, seat),
        seat,
        rng: seeded(deal * 1000 + n),
        level: seat === me ? level : 'wanderer',
        budget: { iterations: 24 },
      })
      game.play(s, seat, action)
    }
    won += s.outcome.payoff[me] ?? 0
  }
  return won / deals
}

test('the third level beats random play at the new game, with nothing but its rules', async () => {
  expect(await wins(manifest, 'bushi', 60)).toBeGreaterThan(0.7)
  expect(await wins(manifest, 'wanderer', 60)).toBeLessThan(0.7)
})
