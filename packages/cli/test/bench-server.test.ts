import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { NotTheGame, Referee } from '@noren/bench'
import { benchServers, scaled } from '../src/bench/server/run.ts'
import type { Run } from '../src/bench/server/run.ts'
import { CONTENDERS, onDatabases } from '../src/bench/server/servers.ts'
import { serverTable } from '../src/commands/bench-server.ts'
import { binaries } from '@noren/testbed/postgres'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import { onPostgres } from '@noren/trials'
import { noren } from './heard.ts'

// Each server is a process of its own: what one compiled, the next one need not compile again.
vi.stubEnv('NODE_COMPILE_CACHE', join(tmpdir(), 'noren-compiled'))

const RUN: Run = {
  server: 'noren',
  durable: false,
  movesPerServerCpuSecond: 200,
  medianMovesPerServerCpuSecond: 200,
  movesPerSecond: 100,
  serverCores: 0.5,
  playerCores: 0.5,
  p50ms: 1,
  p99ms: 1,
  onlookersP50ms: 1,
  onlookersP99ms: 1,
  bytesPerMove: 200,
  moves: 32,
}

test(
  'all four servers play whole games of trick4 with the same players, and each has its figures',
  { timeout: 120_000 },
  async () => {
    const runs = await benchServers({ tables: 2, seconds: 0.05, warmUp: 0 })
    expect(runs.map(r => [r.server, r.durable])).toEqual([
      ['noren', true],
      ['noren', false],
      ['colyseus', false],
      ['boardgame.io', false],
    ])
    for (const r of runs) {
      // Whole games only: every table plays all of its 32 cards in every round.
      expect(r.moves).toBeGreaterThan(0)
      expect(r.moves % (2 * 32)).toBe(0)
      expect(r.movesPerServerCpuSecond).toBeGreaterThan(0)
      expect(r.p50ms).toBeGreaterThan(0)
      expect(r.p99ms).toBeGreaterThanOrEqual(r.p50ms)
      expect(r.bytesPerMove).toBeGreaterThan(4)
    }
    const [durable, memory] = runs
    // Bytes do not depend on the machine: all that four seats receive for one move, the end of the game included.
    expect(durable?.bytesPerMove).toBeLessThanOrEqual(300)
    expect(memory?.bytesPerMove).toBeLessThanOrEqual(300)
    expect(serverTable(runs).join('\n')).toContain('noren, on disk')
  },
)

/** Nothing is said of how fast they are: they have played whole games, on one database, and are told apart. */
async function twoOnPostgres(): Promise<void> {
  const runs = await onPostgres(database =>
    benchServers({ tables: 2, seconds: 0.01, warmUp: 0 }, undefined, onDatabases([[2, database]])),
  )
  expect(runs?.map(r => [r.server, r.durable, r.processes, r.moves])).toEqual([['noren', false, 2, 64]])
  expect(runs?.[0]?.movesPerServerCpuSecond).toBeGreaterThan(0)
}

if (binaries() === null) skipUnlessInstalled('a server of two processes', 'PostgreSQL', 'postgresql')
else test('a server of two processes plays whole games on PostgreSQL', { timeout: 240_000 }, twoOnPostgres)

test('what two processes make is told by what one makes, and nothing where there is only one', () => {
  const run = { ...RUN, processes: 1 }
  const two = { ...RUN, processes: 2, movesPerSecond: 150, movesPerServerCpuSecond: 180 }
  expect(scaled([run, two])).toEqual({ processes: 2, movesPerSecond: 1.5, movesPerServerCpuSecond: 0.9 })
  expect(scaled([RUN, run])).toBeNull()
  expect(serverTable([run, two]).join('\n')).toMatch(
    /noren, processes: 1 .*noren, processes: 2 .*2 processes by one: 1.5 times/s,
  )
})

test('a server that cannot be opened is an error, not a figure', async () => {
  const nobody = [{ name: 'nobody', server: 'nobody', durable: false }]
  await expect(benchServers({ tables: 1, seconds: 1, warmUp: 0 }, undefined, nobody)).rejects.toThrow(
    'the server nobody ended with 1',
  )
  expect(CONTENDERS).toHaveLength(4)
})

test('the referee knows whose turn it is, that a card is played once, and how a game must end', () => {
  const referee = new Referee()
  referee.played(0, 3)
  expect(() => referee.played(2, 4)).toThrow(NotTheGame)
  expect(() => referee.played(1, 3)).toThrow('played twice')
  referee.played(1, 9)
  referee.played(2, 7)
  referee.played(3, 5)
  expect(referee.won).toEqual([0, 0, 1, 0])
  expect(() => referee.ended(referee.won)).toThrow('after 4 cards')
})

test('what cannot be measured is refused in a sentence', async () => {
  const { code, err } = await noren('bench', 'server', '--seats', '3')
  expect(code).toBe(2)
  expect(err.join()).toContain('--seats must be a whole number from 4 to 4')
  const both = await noren('bench', 'server', '--processes', '2', '--before', 'HEAD')
  expect([both.code, both.err.join()]).toEqual([2, expect.stringContaining('either --processes or --before')])
})
