import { expect, test } from 'vitest'
import { earlierTree } from '../src/bench/before.ts'
import { gameEntries, ROOT, TRICK4 } from '../src/bench/contenders.ts'
import type { Rate } from '../src/bench/engine.ts'
import { measureAll, NotTheSameWork, USUAL } from '../src/bench/engine.ts'
import { figures, table } from '../src/commands/bench.ts'

test('every contender runs in its own process, does the same work, and is timed', async () => {
  const seen: string[] = []
  const rates = await measureAll(
    TRICK4,
    { rounds: 1, seconds: 0.05, warmSeconds: 0.05, processes: 1 },
    (_done, _total, name) => seen.push(name),
  )
  expect([...rates.keys()]).toEqual(TRICK4.map(e => e.name))
  for (const { perCpuSecond, before } of rates.values()) {
    expect(perCpuSecond).toBeGreaterThan(0)
    expect(before).toBeUndefined()
  }
  expect(seen).toHaveLength(TRICK4.length * 2)
  const { trick4 } = figures(rates)
  expect(trick4?.search.noren).toBeGreaterThan(trick4?.search.boardgameio ?? NaN)
  expect(trick4?.full.noren).toBeGreaterThan(trick4?.full.boardgameio ?? NaN)
})

test('a contender that cannot be loaded is an error, not a figure', async () => {
  const nobody = [{ name: 'games/nobody/random', units: 1, ours: true }]
  await expect(measureAll(nobody, { ...USUAL, rounds: 1 }, () => {})).rejects.toThrow(
    'the process of games/nobody/random ended with 1',
  )
  expect(new NotTheSameWork('x')).toBeInstanceOf(Error)
})

test('a tree beside itself plays the same games, at random and by policy, and is compared round by round', async () => {
  const effort = { rounds: 2, seconds: 0.02, warmSeconds: 0.02, processes: 1, before: earlierTree(ROOT).root }
  const rates = await measureAll(gameEntries(['spirit']), effort, () => {})
  expect([...rates.keys()]).toEqual(['games/spirit/random', 'games/spirit/policy'])
  for (const { perCpuSecond, spread, before } of rates.values()) {
    expect(before?.same).toBe(true)
    expect(before?.ratio).toBeGreaterThan(0)
    expect(spread[0]).toBeLessThanOrEqual(perCpuSecond)
    expect(spread[1]).toBeGreaterThanOrEqual(perCpuSecond)
  }
})

test('what is neither a checkout nor a commit cannot be compared with', () => {
  expect(() => earlierTree('no-such-commit')).toThrow('neither a folder with a checkout nor a commit')
})

test('the figures have the agreed shape, and the table shows the ratios', () => {
  const plain = (perCpuSecond: number): Rate => ({ perCpuSecond, spread: [perCpuSecond, perCpuSecond] })
  const before = { perCpuSecond: 1_000_000, ratio: 1.2, spread: [1.15, 1.31], same: true } as const
  const found = figures(
    new Map([
      ['trick4/search/noren', plain(200_000)],
      ['trick4/search/boardgameio', plain(2000)],
      ['trick4/search/bare', plain(500_000)],
      ['trick4/full/noren', plain(40_000)],
      ['trick4/full/boardgameio', plain(1600)],
      ['games/sakura/random', { ...plain(1_200_000), before }],
      ['games/sakura/policy', { ...plain(300_000), before: { ...before, same: false } }],
    ]),
  )
  expect(JSON.stringify(found)).toBe(
    '{"trick4":{"search":{"noren":200000,"boardgameio":2000,"bare":500000},"full":{"noren":40000,"boardgameio":1600}},"games":{"sakura":{"decisionsPerCpuSecond":1200000,"spread":[1200000,1200000],"before":{"perCpuSecond":1000000,"ratio":1.2,"spread":[1.15,1.31],"same":true},"policy":{"decisionsPerCpuSecond":300000,"spread":[300000,300000],"before":{"perCpuSecond":1000000,"ratio":1.2,"spread":[1.15,1.31],"same":false}}}}}',
  )
  const text = table(found).join('\n')
  const parts = [
    '100× boardgame.io',
    '0.40× bare',
    '25× boardgame.io',
    '1,200,000',
    '1.20× before',
    'with other choices',
  ]
  for (const part of parts) expect(text).toContain(part)
})
