import { expect, test } from 'vitest'
import { natsServer } from '@noren/testbed/nats'
import { binaries } from '@noren/testbed/postgres'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import { awayFaults, runAway } from '../src/away.ts'

if (binaries() === null || natsServer() === null)
  skipUnlessInstalled('what goes on while they are away', 'PostgreSQL or NATS', 'postgresql nats-server')
else
  test(
    'a table with people on three servers goes on while NATS, PostgreSQL or one of them is away',
    { timeout: 120_000 },
    async () => {
      const report = await runAway({ stop: 3000 })
      expect(report).toMatchObject({ lost: [], duplicated: [] })
      expect(report?.cases.map(c => c.moves)).toEqual([6, 9, 1, 6, 7, 17, 6])
      expect(report?.acknowledged).toBeGreaterThan(45)
    },
  )

test('what is not kept is said', () => {
  const good = {
    cases: [{ name: 'x', moves: 3, slowest: 1999 }],
    acknowledged: 3,
    lost: [],
    duplicated: [],
  }
  expect(awayFaults(good)).toEqual([])
  const late = { ...good, cases: [{ name: 'x', moves: 0, slowest: 2001 }], lost: ['a'], duplicated: ['b'] }
  expect(awayFaults(late)).toHaveLength(4)
})
