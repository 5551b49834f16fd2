import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asGame, seeded } from '@noren/engine'
import { trick4 } from '@noren/engine/trick4'
import { rulesOf } from '../src/games.ts'
import { keepIn, nothing } from '../src/review/keep.ts'
import { leastSquares, rising } from '../src/review/squares.ts'
import { tryReview } from '../src/review/trial.ts'
import { played } from '../src/verify/played.ts'
import { json, noren } from './heard.ts'

const trick = asGame(trick4)
let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'noren-review-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function written(name: string, content: unknown): Promise<string> {
  const file = join(dir, name)
  await writeFile(file, JSON.stringify(content))
  return file
}

interface SeatSum {
  readonly start: number
  readonly luck: number
  readonly others: number
  readonly own: number
  readonly end: number
}

test.each(['sakura', 'spirit', 'honor', 'sake'])(
  'issue 18: chances of %s were held against the ends of games at every number of seats',
  async name => {
    const { game, sense } = await rulesOf(name)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const row = sense?.outlook?.tables[seats]
      // What a value is worth never falls, stage by stage.
      for (const ends of row?.ends ?? []) expect(ends).toEqual(ends.toSorted((a, b) => a - b))
      const right = row?.bins.filter(([said, won, n]) => n >= 60 && Math.abs(said - won) <= 0.05)
      expect(right?.length, `${seats} seats`).toBeGreaterThanOrEqual(4)
    }
  },
)

describe('noren review', () => {
  test('tells luck from choices in a log, and the sums add up to the end', { timeout: 120_000 }, async () => {
    const { game } = await rulesOf('spirit')
    const file = await written('spirit.json', played(game, 2, 'koi-review', seeded(4)))
    const found = (await json('review', file, '--worlds', '6')) as { readonly seats: readonly SeatSum[] }
    expect(found.seats).toHaveLength(2)
    for (const s of found.seats) expect(s.start + s.luck + s.others + s.own).toBeCloseTo(s.end, 0)
  })

  test('a match that is not over is not reviewed: that would show what is hidden', async () => {
    const { game } = await rulesOf('sakura')
    const log = played(game, 2, 'koi-open', seeded(2))
    const file = await written('open.json', { ...log, entries: log.entries.slice(0, 5) })
    const heard = await noren('review', file)
    expect([heard.code, heard.err.join(' ')]).toEqual([2, expect.stringContaining('not over')])
  })

  test('answers bad input with a sentence', async () => {
    expect(await noren('review')).toMatchObject({ code: 2 })
    expect(await noren('review', join(dir, 'nowhere.json'))).toMatchObject({ code: 2 })
    expect(await noren('review', await written('odd.json', { entries: [null] }))).toMatchObject({ code: 2 })
    expect(await noren('review', '--trial', '3')).toMatchObject({ code: 2 })
  })

  test(
    'a trial sorts positions by what was said, and goes on where it stopped with the same figures',
    { timeout: 120_000 },
    async () => {
      const trial = {
        means: { game: trick },
        options: {},
        seats: 4,
        planted: 2,
        strong: 1,
        matches: 2,
        seed: 3,
      }
      const file = join(dir, 'kept')
      const kept = () => tryReview({ ...trial, keep: keepIn(file, 'trick4 4 3') ?? nothing })
      const tried = kept()
      expect(tried).toMatchObject({ planted: 2, found: 2, matches: 2 })
      expect(tried.choices).toBeGreaterThan(10)
      expect(tried.calibration).toHaveLength(10)
      expect(tried.calibration.reduce((n, b) => n + b.positions, 0)).toBe(240)
      const lines = await readFile(file, 'utf8')
      // Stopped in the middle of a line: only what is missing is done again.
      await writeFile(file, lines.slice(0, -9))
      expect(kept()).toEqual(tried)
      expect(await readFile(file, 'utf8')).toContain(lines.split('\n').at(-2) ?? '?')
      expect(keepIn(file, 'trick4 4 4')).toBe(null)
    },
  )

  test('a correction brings what was said nearer to what came, and never turns better into worse', () => {
    const solve = leastSquares(2)
    for (const x of [0, 0.25, 0.5, 1]) solve.add([1 - x, x], 0.2 + 0.5 * x, 1)
    expect(solve.solved().map(x => Number(x.toFixed(6)))).toEqual([0.2, 0.7])
    expect(rising([0.1, 0.4, 0.2, 0.9])).toEqual([0.1, expect.closeTo(0.3), expect.closeTo(0.3), 0.9])
  })

  test('--fit prints the row of a table that the game keeps', { timeout: 120_000 }, async () => {
    const row = (await json('review', '--fit', '6', '--game', 'spirit', '--players', '2')) as {
      readonly ends: readonly (readonly number[])[]
      readonly bins: readonly (readonly number[])[]
    }
    expect(row.ends.map(e => e.length)).toEqual([11, 11])
    for (const e of row.ends) expect(e).toEqual(e.toSorted((a, b) => a - b))
    expect(row.bins.reduce((n, b) => n + (b[2] ?? 0), 0)).toBe(72)
  })
})
