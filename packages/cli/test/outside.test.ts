import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Choices, first, seeded, waiting } from '@noren/engine'
import { MANIFESTS } from '@noren/games'
import { outsideIn, tried } from '@noren/server'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Change = (text: string) => string
const same: Change = text => text
const called =
  (id: string): Change =>
  text =>
    text.replaceAll('id: "newgame"', `id: "${id}"`)
const second: Change = text => text.replaceAll('version: 1', 'version: 2')

/** Each the built game with a change to its files. They are tried side by side, as a server does. */
const GAMES: Readonly<Record<string, Change>> = {
  good: second,
  older: same,
  twice: text => second(`${text}\n`),
  thief: called('sakura'),
  late: called('samurai-spirit'),
  clauses: called('another'),
  id: called('New Game'),
  dye: text => text.replace('dye: "#4a4036"', 'dye: "red;}"'),
  throws: text => `throw new Error('not today')\n${text}`,
  exits: text => `process.exit(3)\n${text}`,
  stranger: text => text.replace('"NG-TURN-3":', '"XX-TURN-3":'),
  // A pass that takes a card away, and a view that shows the others' hands.
  loses: text => text.replace('s.top = null;', 's.top = null; s.hands[seat].pop();'),
  leaks: text => text.replace('hand: (s.hands[seat] ?? []).slice()', 'hand: s.hands.flat()'),
}

/** Packages that are told apart before any of their code is run. */
const FILES: Readonly<Record<string, string>> = {
  unbuilt: '{ "noren": {} }',
  other: '{}',
  sly: '{ "noren": { "game": "../good/dist/game.js" } }',
}

/** Issue 22: a server loads games from a folder (NOREN_GAMES). */
describe('games of others', () => {
  let base = ''
  let seen: Awaited<ReturnType<typeof outsideIn>>
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'noren-outside-'))
    // As `create-noren-game` builds one: the pattern with everything it needs in one folder.
    const pattern = join(import.meta.dirname, '../scaffold/src')
    const build = await rolldown({
      input: { game: join(pattern, 'game.ts'), laws: join(pattern, 'laws/fixture.ts') },
      platform: 'browser',
    })
    const built = join(base, 'built')
    await build.write({
      dir: join(built, 'dist'),
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    })
    await build.close()
    await writeFile(join(built, 'package.json'), '{ "type": "module", "noren": {} }')
    for (const [name, change] of Object.entries(GAMES)) {
      const folder = join(base, 'games', name)
      await cp(built, folder, { recursive: true })
      for (const file of await readdir(join(folder, 'dist'))) {
        const path = join(folder, 'dist', file)
        await writeFile(path, change(await readFile(path, 'utf8')))
      }
    }
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(join(base, 'games', name))
      await writeFile(join(base, 'games', name, 'package.json'), text)
    }
    seen = await outsideIn(join(base, 'games'), MANIFESTS)
  })
  afterAll(() => rm(base, { recursive: true }))

  test('the one that is whole is served, whatever is wrong with the others, and can be played', async () => {
    expect(seen.games.map(g => [g.manifest.id, g.manifest.version])).toEqual([['newgame', 2]])
    expect(seen.games[0]?.module).toMatch(/^\/games\/newgame\/[0-9a-f]{12}\/game\.js$/)
    const game = await seen.games[0]?.manifest.rules()
    if (game === undefined) throw new Error('it has no rules')
    const s = game.begin(game.options.defaults, 3, seeded(1))
    const open = new Choices()
    while (s.outcome === null) {
      const seat = first(waiting(s))
      game.legal(s, seat, open)
      game.play(s, seat, open.at(0))
    }
    expect(s.outcome.payoff).toHaveLength(3)
  })

  test('each of the others is named with what is wrong with it', () => {
    expect(Object.fromEntries(seen.faults.map(f => [f.name, f.fault]))).toEqual({
      unbuilt: expect.stringContaining('npm run build'),
      other: expect.stringContaining('no game of Noren'),
      sly: expect.stringContaining('inside the package'),
      id: expect.stringContaining('manifest.id'),
      dye: expect.stringContaining('cloth.dye'),
      throws: expect.stringContaining('not today'),
      exits: expect.stringContaining('ended the thread'),
      stranger: expect.stringContaining('XX-TURN-3'),
      loses: expect.stringContaining('pieces are conserved'),
      leaks: expect.stringMatching(/law ".*" does not hold/),
      thief: 'another game of this server is called sakura',
      late: 'another game of this server is called samurai-spirit',
      clauses: 'the clauses of another game begin with NG',
      twice: 'version 2 of newgame is here twice',
    })
  })

  test('an older version stays behind the newest, for the games begun by it', async () => {
    expect(seen.older.map(o => [o.game, o.version])).toEqual([['newgame', 1]])
    expect((await seen.older[0]?.load())?.frozen.game.version).toBe(1)
  })

  test('a package by itself is a folder of one game, under an address of its own', async () => {
    const { games } = await outsideIn(join(base, 'built'), MANIFESTS)
    expect(games.map(g => g.manifest.version)).toEqual([1])
    expect(games[0]?.address).not.toBe(seen.games[0]?.address)
  })

  test('one that runs in circles is given up', async () => {
    const game = join(base, 'circle.mjs')
    await writeFile(game, 'while (true) {}')
    expect(await tried({ name: 'it', folder: base, game, laws: game }, 300)).toContain('does every game end?')
    expect((await outsideIn(join(base, 'nowhere'), MANIFESTS)).faults[0]?.fault).toBe(
      'there is no such folder',
    )
  })
})
