import { expect, test } from 'vitest'
import { binaries } from '@noren/testbed/postgres'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import { natsServer } from '@noren/testbed/nats'
import { onBoth, onPostgres, runKill } from '../src/index.ts'

/** A bounded run of `noren kill`. The moments are new each time; a failure prints its seed. */
const seed = Date.now() | 0
const WHOLE = { lost: [], duplicated: [], reordered: [], damaged: [] }
const LONG = { timeout: 120_000 }

test(
  `kill -9 under load: no acknowledged move is lost, duplicated or reordered (seed ${seed})`,
  LONG,
  async () => {
    const report = await runKill({ kills: 1, tables: 4, seed, answers: 40 })
    expect(report.broken).toEqual(WHOLE)
    expect(report).toMatchObject({ ok: true, kills: 1, exitCode: 0 })
    expect(report.acknowledged).toBeGreaterThan(0)
  },
)

test('kill -9 while people change sealed answers as their windows close', LONG, async () => {
  const report = await runKill({ kills: 2, tables: 4, seed, answers: 30, fickle: true })
  expect(report.broken).toEqual(WHOLE)
  expect(report).toMatchObject({ ok: true, kills: 2 })
  expect(report.changed).toBeGreaterThan(0)
})

test('the same trial catches a server that acknowledges before it commits', LONG, async () => {
  const report = await runKill({ kills: 10, tables: 6, seed, answers: 60, early: true, untilBroken: true })
  expect(report.ok).toBe(false)
  expect(report.broken.lost.length).toBeGreaterThan(0)
})

if (binaries() === null) skipUnlessInstalled('a killed server on it', 'PostgreSQL', 'postgresql')
else
  test('kill -9 of a server on PostgreSQL', LONG, async () => {
    const report = await onPostgres(database => runKill({ kills: 1, tables: 4, seed, answers: 30, database }))
    expect(report?.broken).toEqual(WHOLE)
    expect(report).toMatchObject({ ok: true, kills: 1, store: 'postgres' })
  })

if (binaries() === null || natsServer() === null)
  skipUnlessInstalled('one of two houses, killed', 'PostgreSQL or NATS', 'postgresql nats-server')
else
  test(
    'kill -9 of one of two houses on PostgreSQL and NATS, whose people play with each other',
    LONG,
    async () => {
      const plan = { kills: 1, tables: 4, seed, answers: 40, fickle: true }
      const report = await onBoth((database, bus) => runKill({ ...plan, database, bus }))
      expect(report?.broken).toEqual(WHOLE)
      expect(report).toMatchObject({ ok: true, kills: 1, houses: 2, exitCode: 0 })
      expect(report?.acknowledged).toBeGreaterThan(0)
    },
  )
