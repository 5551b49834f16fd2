import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPages, writtenPages } from '../tools/api/write.ts'
import { packCreator } from '../tools/pack/creator.ts'
import { packLibraries, tarballOf } from '../tools/pack/libraries.ts'
import { npm } from '../tools/platform.mjs'
import { dice, playToTheEnd } from './clicker.ts'
import { HURRY, openBrowser, openHouse, person } from './house.ts'
import { installPacked } from './installed.ts'

/** The libraries, installed from their tarballs in a folder in which nothing else was. */
const base = mkdtempSync(join(tmpdir(), 'noren-libraries-'))
const folder = join(base, 'empty')
const release = join(base, 'release')
/** The one package of others that the libraries need, as the registry would hand it out. */
let syntax = ''
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** Somebody else's program: a trick game, played by bots. */
const PLAY = `
import { asGame, members, seeded, waiting } from '@noren/engine'
import type { Core } from '@noren/engine'
import { choose, LEVELS } from '@noren/bots'
import type { Level } from '@noren/bots'
import { trick4 } from './game/src/index.ts'

const level: Level = 'samurai'
const game = asGame(trick4)
const read = game.options.read({}, 4)
if (!('options' in read)) throw new Error('no options')
const state: Core = game.begin(read.options, 4, seeded(7))
let moves = 0
while (state.outcome === null) {
  const [seat = 0] = [...members(waiting(state))]
  const { action } = choose({ game, view: game.view(state, seat), seat, rng: seeded(moves), level, budget: { iterations: 20 } })
  game.play(state, seat, action)
  moves++
}
console.log(JSON.stringify({ moves, ranks: state.outcome.ranks.length, levels: Object.keys(LEVELS).length }))
`
const CONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024'],
    types: ['node'],
    typeRoots: [join(process.cwd(), 'node_modules/@types')],
    allowImportingTsExtensions: true,
    skipLibCheck: false,
  },
  include: ['play.ts', 'game', 'example'],
}

/** Runs npm in a folder, with no way to anybody else's packages. */
function runNpm(cwd: string, line: readonly string[]): void {
  const { command, args, shell } = npm([...line])
  const env = {
    ...process.env,
    PATH: [join(process.cwd(), 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, shell, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ${line.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`)
}
const INSTALL = ['install', '--offline', '--no-audit', '--no-fund', '--silent']

beforeAll(() => {
  const tarballs = packLibraries(release, '0.1.0')
  syntax = tarballOf(join(process.cwd(), 'node_modules/@fluent/syntax'), release)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  runNpm(folder, [...INSTALL, ...tarballs.filter(file => !file.includes('noren-words'))])
  for (const part of ['src', 'rules', 'words'])
    cpSync(join('packages/engine/trick4', part), join(folder, 'game', part), { recursive: true })
  cpSync(join(folder, 'node_modules/@noren/bots/example'), join(folder, 'example'), { recursive: true })
  writeFileSync(join(folder, 'play.ts'), PLAY)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG))
})

const check = (): string =>
  spawnSync(process.execPath, [join(process.cwd(), 'node_modules/typescript/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  }).stdout

test('a game written against them type-checks, and a mistake is caught', () => {
  expect(readdirSync(join(folder, 'node_modules/@noren')).sort()).toEqual(['bots', 'engine'])
  expect(check()).toBe('')
  writeFileSync(join(folder, 'play.ts'), PLAY.replace("'samurai'", "'shogun'"))
  expect(check()).toContain('shogun')
  writeFileSync(join(folder, 'play.ts'), PLAY)
})

test('bots play it to the end', () => {
  const said = execFileSync(process.execPath, ['play.ts'], { cwd: folder, encoding: 'utf8' })
  expect(JSON.parse(said)).toEqual({ moves: 32, ranks: 4, levels: 5 })
})

test('the worked example keeps the laws, is played by bots, and is a table for a person', () => {
  const run = (line: readonly string[], input = ''): string =>
    execFileSync(process.execPath, line, { cwd: join(folder, 'example'), input, encoding: 'utf8' })
  expect(run(['--test', '--test-reporter=tap', 'laws.ts'])).toMatch(/# pass 15\n# fail 0/)
  const [, won = 0] = /won (\d+) of 20/.exec(run(['bots.ts'])) ?? []
  expect(Number(won)).toBeGreaterThan(5)
  // Somebody who tries every card of the hand until one is taken.
  const heard = run(['table.ts', '7'], '1\n2\n3\n4\n5\n6\n7\n8\n'.repeat(8))
  expect(heard).toContain('Whoever holds a card of the suit that was led must play one.')
  expect(heard).toMatch(/Tricks: You \d, Aki \d, Botan \d, Chiyo \d/)
})

test('the API pages are those of the comments', async () => {
  const pages = await apiPages(join(release, 'libraries'))
  expect(Object.fromEntries(writtenPages()), 'npm run api').toEqual(Object.fromEntries(pages))
  for (const [path, text] of pages) expect(text.match(/### (\w+)\n\n```/)?.[1], path).toBeUndefined()
})

test('the laws are behind a door of their own, and nothing else is', async () => {
  const run = (code: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' })
  expect(
    run("const m = await import('@noren/engine/laws'); console.log(Object.keys(m).length > 3)").stdout,
  ).toBe('true\n')
  expect(run("await import('@noren/engine/kit')").stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED')
})

/** Tools that others fetch from the registry; here they are those of this clone. */
const TOOLS = ['@types', 'fast-check', 'rolldown', 'typescript', 'vitest']

/** What `npm create noren-game` does, up to the point at which a registry would be asked. */
async function createGame(name: string): Promise<string> {
  await packCreator(release, '0.1.0')
  const program = join(release, 'libraries/create-noren-game/index.js')
  execFileSync(process.execPath, [program, name, '--from', release], { cwd: base })
  const game = join(base, name)
  const file = join(game, 'package.json')
  const said = JSON.parse(readFileSync(file, 'utf8')) as { devDependencies: Record<string, string> }
  const ours = Object.entries(said.devDependencies).filter(([each]) => each.startsWith('@noren/'))
  expect(Object.keys(said.devDependencies)).toEqual(expect.arrayContaining(TOOLS.slice(1)))
  const devDependencies = { ...Object.fromEntries(ours), '@fluent/syntax': `file:${syntax}` }
  writeFileSync(file, JSON.stringify({ ...said, devDependencies }))
  mkdirSync(join(base, 'node_modules'))
  for (const tool of TOOLS)
    symlinkSync(join(process.cwd(), 'node_modules', tool), join(base, 'node_modules', tool))
  runNpm(game, INSTALL)
  return game
}

test('a game made outside the repository passes its tests, and the packed program serves it to the end of a game', async () => {
  const game = await createGame('tea-house')
  runNpm(game, ['run', 'golden'])
  runNpm(game, ['test'])
  runNpm(game, ['run', 'build'])
  const games = join(base, 'games')
  for (const part of ['package.json', 'dist'])
    cpSync(join(game, part), join(games, 'tea-house', part), { recursive: true })
  mkdirSync(join(games, 'unbuilt'))
  cpSync(join(game, 'package.json'), join(games, 'unbuilt/package.json'))

  const installed = installPacked()
  const house = await openHouse({ ...HURRY, NOREN_GAMES: games }, [installed.bin])
  const browser = await openBrowser()
  try {
    const me = await person(browser, 'desktop')
    const { page } = me
    await page.goto(house.url)
    await page.getByRole('radio', { name: 'Tea House' }).click()
    // On this device alone it cannot be played, and the page says so.
    await page.getByRole('radio', { name: 'This device' }).click()
    await page.getByText('The rules of this game are on the server alone').waitFor()
    await page.getByRole('radio', { name: 'Online table' }).click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.waitForURL(/\/t\//)
    await page.waitForSelector('.plain-deeds')
    // Somebody with the link has never seen the list of games; they read another language.
    const other = await person(browser, 'phone', 'de')
    await other.page.goto(page.url())
    await other.page.getByText('Tea House').first().waitFor()
    await playToTheEnd(page, dice(4))
    expect([...me.errors, ...other.errors]).toEqual([])
  } finally {
    await browser.close()
    await house.stop()
    installed.remove()
  }
})
