import { expect, test } from 'vitest'
import { binaries } from '@noren/store/test-postgres'
import { natsServer } from './nats.ts'
import { onBoth, onPostgres, runKill } from './trials/index.ts'

/** A bounded run of `noren kill`. The moments are new each time; a failure prints its seed. */
const seed = Date.now() | 0
const WHOLE = { lost: [], duplicated: [], reordered: [], damaged: [] }
const LONG = { timeout: 120_000 }

test(
  `kill -9 under load: no acknowledged move is lost, duplicated or reordered (seed ${seed})`,
  LONG,
  async () => {
    const report = await runKill({ kills: 2, tables: 6, seed, answers: 60 })
    expect(report.broken).toEqual(WHOLE)
    expect(report).toMatchObject({ ok: true, kills: 2, exitCode: 0 })
    expect(report.acknowledged).toBeGreaterThan(0)
  },
)

test('the same trial catches a server that acknowledges before it commits', LONG, async () => {
  const report = await runKill({ kills: 10, tables: 6, seed, answers: 60, early: true, untilBroken: true })
  expect(report.ok).toBe(false)
  expect(report.broken.lost.length).toBeGreaterThan(0)
})

test('kill -9 of a server on PostgreSQL', LONG, async () => {
  const report = await onPostgres(database => runKill({ kills: 1, tables: 6, seed, answers: 40, database }))
  if (binaries() === null) {
    process.stderr.write('noren: PostgreSQL is not installed; the kill trial did NOT run on it\n')
    expect(process.env['CI'], 'apt-get install postgresql').not.toBe('true')
    return
  }
  expect(report?.broken).toEqual(WHOLE)
  expect(report).toMatchObject({ ok: true, kills: 1, store: 'postgres' })
})

test(
  'kill -9 of one of two houses on PostgreSQL and NATS, whose people play with each other',
  LONG,
  async () => {
    const plan = { kills: 2, tables: 6, seed, answers: 60 }
    const report = await onBoth((database, bus) => runKill({ ...plan, database, bus }))
    if (binaries() === null || natsServer() === null) {
      process.stderr.write('noren: PostgreSQL or NATS is not installed; two houses were NOT tried\n')
      expect(process.env['CI'], 'apt-get install postgresql nats-server').not.toBe('true')
      return
    }
    expect(report?.broken).toEqual(WHOLE)
    expect(report).toMatchObject({ ok: true, kills: 2, houses: 2, exitCode: 0 })
    expect(report?.acknowledged).toBeGreaterThan(0)
  },
)
