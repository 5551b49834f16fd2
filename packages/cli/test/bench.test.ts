import { expect, test } from 'vitest'
import { TRICK4 } from '../src/bench/contenders.ts'
import { measureAll, NotTheSameWork } from '../src/bench/engine.ts'
import { figures, table } from '../src/commands/bench.ts'

test('every contender runs in its own process, does the same work, and is timed', async () => {
  const seen: string[] = []
  const rates = await measureAll(
    TRICK4,
    { rounds: 1, warmSeconds: 0.05, scale: 0.02 },
    (_done, _total, name) => seen.push(name),
  )
  expect([...rates.keys()]).toEqual(TRICK4.map(e => e.name))
  for (const rate of rates.values()) expect(rate).toBeGreaterThan(0)
  expect(seen).toHaveLength(TRICK4.length * 2)
  const { search, full } = figures(rates).trick4
  expect(search.noren).toBeGreaterThan(search.boardgameio)
  expect(full.noren).toBeGreaterThan(full.boardgameio)
})

test('a contender that cannot be loaded is an error, not a figure', async () => {
  const nobody = [{ name: 'games/nobody', units: 1 }]
  await expect(measureAll(nobody, { rounds: 1, warmSeconds: 0, scale: 1 }, () => {})).rejects.toThrow(
    'the process of games/nobody ended with 1',
  )
  expect(new NotTheSameWork('x')).toBeInstanceOf(Error)
})

test('the figures have the agreed shape, and the table shows the ratios', () => {
  const found = figures(
    new Map([
      ['trick4/search/noren', 200_000],
      ['trick4/search/boardgameio', 2000],
      ['trick4/search/bare', 500_000],
      ['trick4/full/noren', 40_000],
      ['trick4/full/boardgameio', 1600],
      ['games/sakura', 1_200_000],
    ]),
  )
  expect(JSON.stringify(found)).toBe(
    '{"trick4":{"search":{"noren":200000,"boardgameio":2000,"bare":500000},"full":{"noren":40000,"boardgameio":1600}},"games":{"sakura":{"decisionsPerCpuSecond":1200000}}}',
  )
  const text = table(found).join('\n')
  for (const part of ['100× boardgame.io', '0.40× bare', '25× boardgame.io', '1,200,000'])
    expect(text).toContain(part)
})
