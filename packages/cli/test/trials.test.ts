import { describe, expect, test } from 'vitest'
import { told } from '../src/commands/kill.ts'
import { loadTable } from '../src/commands/load.ts'
import { json, noren } from './heard.ts'

describe('trials of a server, from the command line', () => {
  const cases: readonly (readonly [argv: string[], sentence: string])[] = [
    [['kill', '--kills', '0'], '--kills must be a whole number from 1 to 100000, not “0”'],
    [['kill', '--tables', 'many'], '--tables must be a whole number from 1 to 1000, not “many”'],
    [['fuzz', '--frames', '-1'], '--frames must be a whole number from 1 to 100000000, not “-1”'],
    [['load', '--tables', '0'], '--tables must be a whole number from 1 to 1000000, not “0”'],
    [['siege', '--only', 'locusts'], '--only names cases: hellos, fat options, silent readers'],
    [['crowd', '--level', 'god'], '--level must be one of wanderer, ashigaru, bushi, samurai'],
  ]
  for (const [argv, sentence] of cases)
    test(`noren ${argv.join(' ')}`, async () => {
      const { code, out, err } = await noren(...argv)
      expect({ code, out }).toEqual({ code: 2, out: [] })
      expect(err.join('\n')).toContain(`noren: ${sentence}`)
    })

  test('a storm, small: nothing is wrong, and it says so', { timeout: 120_000 }, async () => {
    const report = await json('fuzz', '--frames', '60', '--seed', '3')
    expect(report).toMatchObject({ ok: true, frames: 60, seed: 3, faults: [] })
  })

  test('what was lost is counted and shown', () => {
    const report = told({
      store: 'sqlite',
      houses: 1,
      early: false,
      seed: 1,
      kills: 2,
      tables: 3,
      games: 3,
      acknowledged: 9,
      void: 0,
      changed: 0,
      resent: { applied: 1 },
      broken: { lost: ['a', 'b', 'c', 'd'], duplicated: [], reordered: ['e'], damaged: [] },
      ok: false,
      exitCode: 0,
    })
    expect(report).toMatchObject({ lost: 4, duplicated: 0, reordered: 1, damaged: 0 })
    expect(report.examples).toEqual(['a', 'b', 'c', 'e'])
  })

  test('a full house beside an empty one, as a table', () => {
    const opening = {
      openMs: 1,
      firstMoveMs: 2,
      firstMoveCpuMs: 3,
      lobbyMs: 4,
      rssMiB: 100,
      tablesInMemory: 1,
    }
    const lines = loadTable({
      tables: 10,
      entries: 50,
      empty: opening,
      full: { ...opening, rssMiB: 110 },
      ratio: { rss: 1.1, firstMove: 1, firstMoveCpu: 1 },
      storedMoveMs: 5,
      mine: 6,
    })
    expect(lines[0]).toBe('10 stored matches with about 50 entries, beside none')
    expect(lines[1]).toMatch(/^resident memory +100 MiB +110 MiB {2}1\.1 ×$/)
  })
})
