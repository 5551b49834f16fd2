import { meansOf, steps } from '@noren/bots/review'
import { registry } from '@noren/games'
import { lineOf } from '@noren/table'
import { expect, test } from 'vitest'
import { layersOf } from '../src/chances/Graph.tsx'
import type { Step, Weighing } from '../src/local/messages.ts'
import { weigh } from '../src/local/weigh.ts'
import { logOf } from './finished-log.ts'

test('the worker tells bit by bit what `noren review` would print, and adds it up (issue 18, 3)', async () => {
  const { log, game } = await logOf()
  const told: Weighing[] = []
  let clock = 0
  const worlds = { standing: 4, passes: [6] }
  const effort = { worlds, openWorlds: 3, now: () => (clock += 50) }
  await weigh({ log, seat: 1, open: true }, registry, now => told.push(now), effort)
  const parts = told.flatMap(t => ('failed' in t ? [] : [t]))
  expect(parts.length).toBe(told.length)
  expect(parts.length).toBeGreaterThan(3)
  const known = parts.flatMap(p => p.steps)
  const rules = await registry.newest('spirit')
  if (rules === null) throw new Error('no rules')
  const means = meansOf(rules, log.charter.options, log.charter.seats)
  const again: Step[] = [...steps(means, lineOf(game, log.charter, log.entries), 1, 1, worlds)]
  expect(known).toEqual(again)
  const end = parts.at(-1)
  expect(end?.done).toBe(end?.all)
  expect(parts.flatMap(p => p.open)).toHaveLength(known.length + 1)
  const { sum, proved } = end as Exclude<Weighing, { failed: true }>
  const calibration = rules.sense?.outlook?.tables[log.charter.seats]
  expect(proved?.map(p => p.positions) ?? null).toEqual(calibration?.bins.map(b => b[2]) ?? null)
  expect(sum.start + sum.luck + sum.others + sum.own).toBe(sum.end)
  for (const [i, p] of parts.entries())
    if (i > 0) expect(p.done).toBeGreaterThanOrEqual(parts[i - 1]?.done ?? 0)
})

test('the areas of the graph fill it from bottom to top, whoever is at the bottom', () => {
  const open = [
    [2500, 2500, 5000],
    [0, 10_000, 0],
    [0, 0, 0],
  ]
  const layers = layersOf(open, [0, 5, 10], [2, 0, 1], 10)
  const tops = (path: string): readonly number[] =>
    path
      .slice(1)
      .split('L')
      .slice(0, 3)
      .map(p => Number(p.split(' ')[1]))
  expect(layers.map(l => l.seat)).toEqual([2, 0, 1])
  expect(tops(layers[0]?.path ?? '')).toEqual([50, 100, 66.67])
  expect(tops(layers[2]?.path ?? '').every(y => Math.abs(y) < 0.01)).toBe(true)
})
