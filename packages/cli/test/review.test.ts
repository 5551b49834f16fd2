import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { rulesOf } from '../src/games.ts'
import { tryReview } from '../src/review/trial.ts'
import { played } from '../src/verify/trial.ts'
import { json, noren } from './heard.ts'

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
    'a trial gives the same figures again, and sorts positions by what was said',
    { timeout: 120_000 },
    async () => {
      const { game, sense } = await rulesOf('spirit')
      const means = sense === undefined ? { game } : { game, sense }
      const again = () =>
        tryReview({
          means,
          options: game.options.defaults,
          seats: 2,
          planted: 0,
          strong: 0,
          matches: 1,
          seed: 3,
        })
      const tried = again()
      expect(again()).toEqual(tried)
      expect(tried.calibration).toHaveLength(10)
      expect(tried.calibration.reduce((n, b) => n + b.positions, 0)).toBeGreaterThan(10)
    },
  )
})
