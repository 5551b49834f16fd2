import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bar } from '../src/out.ts'
import { about, speak } from '../src/say.ts'
import { COMMANDS, run } from '../src/program.ts'
import { nameOf } from '../src/line.ts'
import { LANG_IDS } from '@noren/words'
import { noren } from './heard.ts'

describe('bad input is a sentence and exit code 2', () => {
  const cases: readonly (readonly [argv: string[], sentence: string])[] = [
    [['sakee'], 'there is no command “sakee”; try noren --help'],
    [['--loud'], 'there is no option “--loud”; try noren --help'],
    [['simulate'], '“game” is missing'],
    [['simulate', 'go'], 'no game is called “go”; there are '],
    [['simulate', 'sakura', 'twice'], '“simulate” takes fewer words'],
    [['simulate', 'sakura', '--fast'], 'there is no option “--fast”'],
    [['simulate', 'sakura', '--games'], '“--games <n>” wants a value'],
    [
      ['simulate', 'sakura', '--games', 'many'],
      '--games must be a whole number from 1 to 100000000, not “many”',
    ],
    [['simulate', 'sakura', '--games', '0'], '--games must be a whole number from 1 to 100000000, not “0”'],
    [['simulate', 'sakura', '--players', '7'], 'sakura is for 2 to 6 players, not 7'],
    [
      ['simulate', 'sakura', '--seed', '1.5'],
      '--seed must be a whole number from -2147483648 to 2147483647, not “1.5”',
    ],
    [
      ['simulate', 'sakura', '--bot', 'deepblue'],
      '--bot must be one of random, wanderer, ashigaru, bushi, samurai, daimyo, not “deepblue”',
    ],
    [['leaks', 'sakura', '--worlds', '-1'], '--worlds must be a whole number from 1 to 1000000000, not “-1”'],
    [['rules', 'chess'], 'no game is called “chess”'],
    [['bench', 'socks'], 'there is nothing to measure called “socks”; try engine'],
    [['replay', 'no/such/file'], 'cannot read no/such/file: ENOENT'],
    [['replay', 'package.json'], 'package.json is not a replay: the header is not JSON'],
    [['record', 'sakura', 'x', '--settings', '{'], '--settings must be JSON'],
    [['serve', '--port', 'none'], 'PORT is "none"; it should be a whole number from 0 to 65535'],
  ]
  for (const [argv, sentence] of cases) {
    test(`noren ${argv.join(' ')}`, async () => {
      const { code, out, err } = await noren(...argv)
      expect({ code, out }).toEqual({ code: 2, out: [] })
      expect(err.join('\n')).toContain(`noren: ${sentence}`)
    })
  }
})

test('without a command it says what there is', async () => {
  const { code, out } = await noren()
  expect(code).toBe(0)
  for (const name of ['serve', 'simulate', 'replay', 'record', 'rules', 'leaks', 'bench'])
    expect(out.join('\n')).toContain(`\n  ${name} `)
})

test('a house that is asked to close in the moment it says that it is open closes in order', async () => {
  const data = mkdtempSync(join(tmpdir(), 'noren-'))
  try {
    let said = 0
    const print = (): void => {
      if (said++ === 0) process.emit('SIGTERM', 'SIGTERM')
    }
    const out = { print, note: () => undefined, progress: () => undefined }
    expect(await run(['serve', '--port', '0', '--data', data], out)).toBe(0)
    expect(said).toBeGreaterThan(0)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
})

test('the progress bar fills and never overflows', () => {
  expect(bar(0, 10, 'x')).toBe(`${'░'.repeat(28)}   0 %  x`)
  expect(bar(5, 10, 'x')).toBe(`${'█'.repeat(14)}${'░'.repeat(14)}  50 %  x`)
  expect(bar(11, 10, 'x')).toBe(`${'█'.repeat(28)} 100 %  x`)
  expect(bar(0, 0, 'x')).toContain('100 %')
})

test('issue 16: every command and every option says what it is for, in every language', async () => {
  const silent: string[] = []
  for (const lang of LANG_IDS) {
    await speak(lang)
    for (const { usage, options } of COMMANDS) {
      const name = usage.split(' ')[0] ?? ''
      if (about(name) === null) silent.push(`${lang} ${name}`)
      for (const flags of options)
        if (about(name, nameOf(flags)) === null) silent.push(`${lang} ${name} ${flags}`)
    }
  }
  await speak('en')
  expect(silent).toEqual([])
})

test('issue 16: the terminal is spoken to in its language, or in the one that --lang names; JSON is the same', async () => {
  const line = ['simulate', 'sakura', '--games', '1']
  const heard = async (...more: string[]) => (await noren(...line, ...more)).out[0]
  expect(await heard()).toBe('1 of 1 games of sakura with 4 players finished')
  expect(await heard('--lang', 'de')).toBe('1 von 1 Partien sakura mit 4 Spielern beendet')
  expect(await heard('--lang=fr')).toBe('1 parties de sakura sur 1 finies, à 4 joueurs')
  const json = async (...more: string[]) =>
    Object.keys(JSON.parse((await heard('--json', ...more)) ?? '') as object)
  expect(await json('--lang', 'it')).toEqual(await json())
  expect((await noren('--lang', 'de')).out[0]).toContain('Befehle:')
  expect((await noren('sakee', '--lang', 'it')).err).toEqual([
    'noren: non c’è nessun comando «sakee»; prova noren --help',
  ])
  expect((await noren('--lang', 'nl')).err[0]).toContain('--lang must be one of en, de, fr, it')
})

test('issue 16: no sentence of the command line stands in its code', () => {
  const root = join(import.meta.dirname, '../src')
  const said = /(?:\.(?:print|note)|new (?:UsageError|BrokenBot))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g
  const literal: string[] = []
  for (const file of globSync('**/*.ts', { cwd: root }))
    for (const [, , text = ''] of readFileSync(join(root, file), 'utf8').matchAll(said)) {
      // Facts between marks are no words.
      const words = text.replaceAll(/\$\{[^}]*\}/g, '').match(/\p{L}{2,} \p{L}{2,}/u)
      if (words !== null) literal.push(`${file}: ${text}`)
    }
  expect(literal).toEqual([])
})
