import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asGame, fraction, seeded } from '@noren/engine'
import { sakura as definition } from '@noren/sakura'
import { sense } from '@noren/sakura/sense'
import { splitNames, tablesOf } from '../src/commands/ladder.ts'
import { gaps } from '../src/dojo/book.ts'
import type { Cell } from '../src/dojo/cell.ts'
import { dealOf } from '../src/dojo/cell.ts'
import { mirrored, placesOf, seatingsOf, unspent } from '../src/dojo/mirror.ts'
import { player } from '../src/dojo/players.ts'
import { ruleFor, Sequence, wilson } from '../src/dojo/sprt.ts'
import type { Timed } from '../src/dojo/turns.ts'
import { json, noren } from './heard.ts'

const sakura = asGame(definition)
const rule = ruleFor(2, false)

/** Runs the test on deals won with a certain chance, worth one or minus one. */
function judged(chance: number, seed: number, most = 5000): { verdict: string; n: number } {
  const rng = seeded(seed)
  const seq = new Sequence()
  while (seq.n < most && seq.verdict(rule) === 'open') seq.add(fraction(rng) < chance ? 1 : -1)
  return { verdict: seq.verdict(rule), n: seq.n }
}

describe('the sequential test', () => {
  test('accepts a clear lead early and an even match seldom', () => {
    const strong = Array.from({ length: 100 }, (_, i) => judged(0.75, i + 1))
    expect(strong.filter(r => r.verdict === 'better').length).toBeGreaterThanOrEqual(97)
    const even = Array.from({ length: 200 }, (_, i) => judged(0.5, i + 1))
    // One in forty by its own claim; twelve of two hundred would be far beyond it.
    expect(even.filter(r => r.verdict === 'better').length).toBeLessThan(12)
    expect(even.filter(r => r.verdict === 'not better').length).toBeGreaterThan(180)
    expect(Math.max(...strong.map(r => r.n))).toBeLessThan(Math.max(...even.map(r => r.n)))
  })

  test('says nothing before it has seen a few deals, and does not take equal results for certainty', () => {
    const seq = new Sequence()
    for (let i = 0; i < rule.least - 1; i++) seq.add(1)
    expect(seq.verdict(rule)).toBe('open')
    seq.add(1)
    expect([seq.verdict(rule), seq.reach > 0]).toEqual(['better', true])
  })

  test('mean and interval are those of the books', () => {
    const seq = new Sequence()
    for (const x of [1, 0, 1, 0, 1, 1, 0, 1]) seq.add(x)
    expect(seq.mean).toBe(0.625)
    expect(seq.variance).toBeCloseTo(0.2679 + 1 / 64, 3)
    expect(wilson(8, 10).map(x => Number(x.toFixed(3)))).toEqual([0.49, 0.943])
    expect(wilson(0, 0)).toEqual([0, 1])
  })
})

describe('mirrored deals', () => {
  const school = { game: sakura, sense, allowance: { iterations: 8 } }
  const bout = async (upper: string, lower: string, players: number) => ({
    game: sakura,
    options: sakura.options.defaults,
    players,
    seating: 'half' as const,
    upper: await player(upper, school),
    lower: await player(lower, school),
  })

  test('every seat is once on either side', () => {
    for (const players of [2, 3, 4, 5, 6])
      for (const turn of [0, 1, 2]) {
        const places = placesOf(players, turn)
        expect(places).toHaveLength(players)
        expect(Math.abs(places.filter(Boolean).length * 2 - players)).toBeLessThanOrEqual(1)
        expect(placesOf(players, turn + 1)).toEqual(places.map(p => !p))
      }
  })

  test('one of the upper level sits once at every seat, and against itself earns what the others do', async () => {
    const alone = { ...(await bout('bushi', 'bushi', 3)), seating: 'one' as const }
    const seatings = seatingsOf(alone, 1)
    expect(seatings.map(s => s.indexOf(true))).toEqual([0, 1, 2])
    expect(seatings.every(s => s.filter(Boolean).length === 1)).toBe(true)
    const m = await mirrored(alone, dealOf(5, 0), 0, unspent())
    expect([m.games, m.upper]).toEqual([3, expect.closeTo(m.lower, 12)])
  })

  test('a level against itself is exactly even: chance follows the seat, not who sits there', async () => {
    for (const level of ['wanderer', 'bushi', 'samurai']) {
      const even = await bout(level, level, 2)
      for (let n = 0; n < (level === 'samurai' ? 1 : 3); n++) {
        const m = await mirrored(even, dealOf(5, n), n, unspent())
        expect([level, m.upper]).toEqual([level, m.lower])
      }
    }
  })

  test('deals differ from seed to seed and from number to number', () => {
    const deals = new Set([1, 2, 3].flatMap(seed => Array.from({ length: 500 }, (_, n) => dealOf(seed, n))))
    expect(deals.size).toBe(1500)
  })
})

test('a turn is timed whole: its choices are added, and what interrupts it is a reaction', async () => {
  const counted = { turns: 0, choices: 0 }
  const told = await json('bench', 'turns', '--level', 'bushi', '--game', 'honor', '--choices', '60')
  for (const { timed } of told['found'] as { timed: Timed }[]) {
    counted.turns += timed.turns
    counted.choices += timed.choices
    expect(timed.turn.choices).toBeGreaterThan(1)
    expect(timed.turn.cpu).toBeGreaterThanOrEqual(timed.meanTurn)
    expect(timed.reaction.cpu).toBeLessThanOrEqual(timed.choice.cpu)
    expect(timed.stopped).toBe(0)
  }
  expect(counted.choices).toBe(3 * 60)
  expect(counted.turns).toBeGreaterThan(3 * 5)
})

const BOTS = join(import.meta.dirname, '../../../docs/bots')

describe('noren ladder', () => {
  const out = (): string => mkdtempSync(join(tmpdir(), 'noren-bots-'))

  test('gives the same result for the same seed, and writes table and plot', async () => {
    const dir = out()
    const ask = ['ladder', 'sakura', '--levels', 'samurai,wanderer', '--players', '2', '--deals', '4']
    const strip = (r: Record<string, unknown>): unknown =>
      (r['cells'] as { cpu: unknown }[]).map(c => ({ ...c, cpu: null }))
    const first = await json(...ask, '--iterations', '6', '--seed', '9', '--out', dir)
    const again = await json(...ask, '--iterations', '6', '--seed', '9', '--out', dir)
    expect(strip(again)).toEqual(strip(first))
    const page = readFileSync(join(dir, 'sakura.md'), 'utf8')
    expect(page).toMatch(/\| +2 \| samurai – wanderer \| 6 iterations each \| +4 \| +9 \|/)
    expect(readFileSync(join(dir, 'sakura.svg'), 'utf8')).toMatch(/^<svg[^]*samurai – wanderer[^]*<\/svg>\n$/)
    expect(JSON.parse(readFileSync(join(dir, 'sakura.json'), 'utf8'))).toHaveLength(1)
  })

  test('writes nothing unless it is told to', async () => {
    const ask = [
      'ladder',
      'sakura',
      '--levels',
      'bushi,wanderer',
      '--players',
      '2',
      '--deals',
      '2',
      '--seed',
      '9',
    ]
    const heard = await noren(...ask)
    expect(heard.out.at(-1)).toBe('seed 9')
    const page = JSON.parse(readFileSync(join(BOTS, 'sakura.json'), 'utf8')) as {
      seed: number
      deals: number
    }[]
    expect(page.some(cell => cell.seed === 9 && cell.deals === 2)).toBe(false)
  })

  test('the page says how much of the gap to the oracle a level closes', () => {
    const cell = (lower: string, share: number): Cell => ({
      players: 2,
      upper: 'oracle',
      lower,
      budget: 'own',
      seed: 1,
      deals: 50,
      games: 100,
      payoff: [share, 1 - share],
      difference: 2 * share - 1,
      reach: 0.1,
      share,
      wins: [
        { won: 0, of: 0, low: 0, high: 1 },
        { won: 0, of: 0, low: 0, high: 1 },
      ],
      cpu: [1, 1],
      llr: 0,
      verdict: 'open',
    })
    const page = gaps([cell('wanderer', 0.9), cell('daimyo', 0.6)]).join('\n')
    // 0.1 is chance and 0.5 the oracle: 0.4 is three quarters of the way.
    expect(page).toMatch(/\| +2 \| daimyo +\| own +\| +50 \| +1 \| 40\.0 % ± 5\.0 % +\| 0\.75 ± 0\.13 \|/)
    expect(gaps([])).toEqual([])
  })

  test('all cluster on tables of all sizes, when nothing is named', () => {
    expect(tablesOf(sakura)).toEqual([2, 4, 6])
    expect(splitNames('cmd:"node a.mjs, b",bushi')).toEqual(['cmd:node a.mjs, b', 'bushi'])
  })

  test('rules of thumb beat chance, as the test finds within a few deals', async () => {
    const { cells } = await json(
      'ladder',
      'sakura',
      '--levels',
      'bushi,wanderer',
      '--players',
      '4',
      '--out',
      out(),
    )
    expect((cells as { verdict: string }[]).map(c => c.verdict)).toEqual(['better'])
  })

  test('a team game gives each side a table of its own', async () => {
    const { cells } = await json(
      'ladder',
      'spirit',
      '--levels',
      'bushi,wanderer',
      '--players',
      '2',
      '--out',
      out(),
    )
    expect((cells as { verdict: string }[]).map(c => c.verdict)).toEqual(['better'])
  })

  test('the example of docs/bots/protocol.md beats random play', async () => {
    const bot = `cmd:node ${join(BOTS, 'example-bot.mjs')}`
    const { cells } = await json('ladder', 'sakura', '--levels', `${bot},wanderer`, '--players', '2')
    expect((cells as { verdict: string }[]).map(c => c.verdict)).toEqual(['better'])
  })

  test('the oracle and a bot of somebody else may join; a wrong name is said', async () => {
    const cmd = 'cmd:node ../../docs/bots/example-bot.mjs'
    const here = process.cwd()
    process.chdir(join(import.meta.dirname, '..'))
    try {
      const found = await json(
        'ladder',
        'sakura',
        '--levels',
        `${cmd},oracle`,
        '--players',
        '2',
        '--deals',
        '1',
        '--iterations',
        '8',
        '--out',
        out(),
      )
      expect((found['cells'] as { deals: number; upper: string }[])[0]).toMatchObject({
        deals: 1,
        upper: cmd,
      })
    } finally {
      process.chdir(here)
    }
    const wrong = await noren('ladder', 'sakura', '--levels', 'shogun,bushi')
    expect([wrong.code, wrong.err[0]]).toEqual([2, expect.stringContaining('no level is called “shogun”')])
    expect((await noren('ladder', 'sakura', '--levels', 'bushi')).code).toBe(2)
  })
})
