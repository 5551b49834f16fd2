import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packLibraries } from '../tools/pack/libraries.ts'
import { npm } from '../tools/platform.mjs'

/** The two libraries, installed from their tarballs in a folder in which nothing else was. */
const base = mkdtempSync(join(tmpdir(), 'noren-libraries-'))
const folder = join(base, 'empty')
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
  include: ['play.ts', 'game'],
}

beforeAll(() => {
  const tarballs = packLibraries(join(base, 'release'), '0.1.0')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const { command, args, shell } = npm([
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--silent',
    ...tarballs,
  ])
  execFileSync(command, args, { cwd: folder, shell })
  for (const part of ['src', 'rules', 'words'])
    cpSync(join('packages/engine/trick4', part), join(folder, 'game', part), { recursive: true })
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

test('the laws are behind a door of their own, and nothing else is', async () => {
  const run = (code: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' })
  expect(
    run("const m = await import('@noren/engine/laws'); console.log(Object.keys(m).length > 3)").stdout,
  ).toBe('true\n')
  expect(run("await import('@noren/engine/kit')").stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED')
})
