import { describe, expect, test } from 'vitest'
import { bar } from '../src/out.ts'
import { noren } from './heard.ts'

describe('bad input is a sentence and exit code 2', () => {
  const cases: readonly (readonly [argv: string[], sentence: string])[] = [
    [['sakee'], "unknown command 'sakee'; try noren --help"],
    [['--loud'], "unknown option '--loud'; try noren --help"],
    [['simulate'], "missing required argument 'game'"],
    [['simulate', 'go'], 'no game is called "go"; there are '],
    [['simulate', 'sakura', 'twice'], "too many arguments for 'simulate'"],
    [['simulate', 'sakura', '--fast'], "unknown option '--fast'"],
    [['simulate', 'sakura', '--games'], "option '--games <n>' argument missing"],
    [
      ['simulate', 'sakura', '--games', 'many'],
      '--games must be a whole number from 1 to 100000000, not "many"',
    ],
    [['simulate', 'sakura', '--games', '0'], '--games must be a whole number from 1 to 100000000, not "0"'],
    [['simulate', 'sakura', '--players', '7'], 'sakura is for 2 to 6 players, not 7'],
    [
      ['simulate', 'sakura', '--seed', '1.5'],
      '--seed must be a whole number from -2147483648 to 2147483647, not "1.5"',
    ],
    [
      ['simulate', 'sakura', '--bot', 'deepblue'],
      '--bot must be one of random, wanderer, ashigaru, bushi, samurai, daimyo, not "deepblue"',
    ],
    [['leaks', 'sakura', '--worlds', '-1'], '--worlds must be a whole number from 1 to 1000000000, not "-1"'],
    [['rules', 'chess'], 'no game is called "chess"'],
    [['bench', 'socks'], 'there is nothing to measure called "socks"; try engine'],
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

test('the progress bar fills and never overflows', () => {
  expect(bar(0, 10, 'x')).toBe(`${'░'.repeat(28)}   0 %  x`)
  expect(bar(5, 10, 'x')).toBe(`${'█'.repeat(14)}${'░'.repeat(14)}  50 %  x`)
  expect(bar(11, 10, 'x')).toBe(`${'█'.repeat(28)} 100 %  x`)
  expect(bar(0, 0, 'x')).toContain('100 %')
})
