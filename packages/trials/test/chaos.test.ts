import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Envelope } from '@noren/match'
import { PostgresStore } from '@noren/store'
import type { MatchStore, TableRow } from '@noren/store'
import { binaries, startPostgres } from '@noren/testbed/postgres'
import type { Postgres } from '@noren/testbed/postgres'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import { Database } from '../src/chaos/database.ts'
import { runChaos } from '../src/chaos/index.ts'
import { play } from '../src/chaos/play.ts'
import { sceneOf } from '../src/chaos/scene.ts'
import { World } from '../src/chaos/world.ts'

/** What a trace says of each. */
const WAYS: readonly [string, RegExp][] = [
  ['sit down and begin', /store {2}\S+ begins/],
  ['answer under seal', /store {2}\S SEAL .* ok/],
  ['take back', /APPEND .*\["undo"\]/],
  ['take back by consent', /APPEND .*\["undo",\d/],
  ['talk', /hears /],
  ['play again', /again {2}/],
  ['give up', /"concede".* ok/],
  ['mute', /"mute".* ok/],
  ['vote', /"vote".* ok/],
  ['promise a seed', /promises at/],
  ['open it', /opens at \w+: ok/],
  ['open it too late', /opens at \w+: already-started/],
  ['die', /break {2}crash/],
  ['stand still', /break {2}freeze/],
  ['go by a clock that jumps', /break {2}skew/],
  ['lose the bus', /break {2}cut/],
  ['lose the database', /break {2}away/],
]

describe('several servers, driven by a seed', () => {
  test('nothing acknowledged is lost, counted twice, out of order or seen differently', async () => {
    const { report, failures } = await runChaos({ seeds: 14, seed: 1, acts: 200 })
    expect(failures).toEqual([])
    expect(report).toMatchObject({ seeds: 14, lost: 0, duplicated: 0, reordered: 0, split: 0 })
    expect(report.acknowledged).toBeGreaterThan(350)
  })

  test('the old fault is found: an append that is refused for its number alone', async () => {
    const plan = {
      seeds: 200,
      seed: 1,
      acts: 200,
      game: 'sake',
      plant: 'number-alone',
      first: true,
    } as const
    const { report, failures } = await runChaos(plan)
    const [found] = failures
    expect(report.seeds).toBeLessThanOrEqual(200)
    expect(found?.again).toBe(
      `noren chaos --seeds 1 --seed ${found?.seed} --acts 200 --game sake --plant number-alone`,
    )
    expect(found?.trace.at(-1)).toContain(`FAULT  ${found?.faults[0]?.kind}`)
    expect(found?.trace.length).toBeLessThan(80)
  })

  test('a save over what somebody else wrote is found too', async () => {
    const { failures } = await runChaos({
      seeds: 60,
      seed: 1,
      acts: 60,
      plant: 'any-revision',
      first: true,
    })
    expect(failures).toHaveLength(1)
    expect(failures[0]?.again).toContain('--plant any-revision')
  })

  test('every way in which people act at a table is tried', async () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 60 && seen.size < WAYS.length; seed++) {
      const { trace } = await play(sceneOf(seed, { acts: 250 }), { tracing: true })
      for (const [name, pattern] of WAYS) if (trace.some(line => pattern.test(line))) seen.add(name)
    }
    expect([...seen].sort()).toEqual(WAYS.map(([name]) => name).sort())
  })

  test('a game that somebody gave up at one server is shown to its end at the others', async () => {
    for (const seed of [195, 451])
      expect((await runChaos({ seeds: 1, seed, acts: 900 })).failures).toEqual([])
  })

  test('a seed is the same every time', async () => {
    const plan = { seeds: 3, seed: 7, acts: 150 }
    const [one, two] = [await runChaos(plan), await runChaos(plan)]
    expect(one.digest).toBe(two.digest)
    expect((await runChaos({ ...plan, seed: 8 })).digest).not.toBe(one.digest)
  })
})

if (binaries() === null) skipUnlessInstalled('the model of its statements', 'PostgreSQL', 'postgresql')
else
  describe('the model of PostgreSQL', () => {
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres(binaries() ?? '')
    })
    afterAll(() => postgres.stop())

    test('answers every call as PostgreSQL does', async () => {
      const real = await PostgresStore.open(await postgres.database())
      const world = new World(1)
      const db = new Database(world, { began: () => {}, appended: () => {}, sealed: () => {} })
      const model = new PostgresStore({
        query: ({ name = '', values = [] }) =>
          Promise.resolve(structuredClone(db.run(name, values, 'x')) as never),
        connect: () => Promise.reject(new Error('not here')),
        end: () => Promise.resolve(),
      })
      for (let i = 0; i < 400; i++) {
        const [what, call] = await drawn(world, model, i)
        const both = [model, real].map(store => call(store).then(v => JSON.stringify(v), String))
        const [said, is] = await Promise.all(both)
        expect([i, what, said]).toEqual([i, what, is])
      }
      await real.close()
    })
  })

const row = (id: string): TableRow => ({
  charter: { id, game: 'sakura', version: 1, options: {}, seats: 2, key: 'k' },
  host: 'h',
  listed: false,
  status: 'playing',
  holders: [{ kind: 'empty' }, { kind: 'bot', level: 'bushi' }],
  created: 1,
  time: { kind: 'none' },
  seq: 0,
  waiting: 3,
  outcome: null,
  clock: null,
  envelopes: [],
  answered: 0,
  next: null,
  revision: 0,
})

type Call = (store: MatchStore) => Promise<unknown>
const known = new Map<string, readonly Envelope[]>()

/** One call of the store contract, drawn by chance: often right, now and then behind. */
async function drawn(world: World, model: MatchStore, i: number): Promise<[string, Call]> {
  const id = world.pick('id', ['koi-a', 'koi-b', 'koi-c']) ?? ''
  const at = await model.table(id)
  const sealed = (n: number): Envelope[] =>
    Array.from({ length: n }, (_, seat) => ({
      seat,
      depth: 1,
      slips: [
        {
          words: ['vote', world.pick('vote', ['black', 'white']) ?? ''],
          moveId: `s${world.below('slip', 40)}`,
          at: 0,
        },
      ],
      done: true,
      spent: [],
    }))
  const was = world.odds('stale', 0.25) ? (known.get(id) ?? []) : (at?.envelopes ?? [])
  known.set(id, at?.envelopes ?? [])
  const seq = (at?.seq ?? 0) + (world.pick('off', [0, 0, 0, 0, -1, 1]) ?? 0)
  const op = world.pick('op', [
    'create',
    'seal',
    'seal',
    'append',
    'append',
    'append',
    'save',
    'read',
    'heads',
    'talk',
    'due',
  ])
  const envelopes = sealed(world.below('sealed', 3))
  const until = world.below('until', 99)
  const clock = world.odds('clock', 0.3) ? { bank: [0], since: [5], until: [until], limit: [1] } : null
  const entries = Array.from({ length: 1 + world.below('many', 3) }, (_, k) => ({
    seq: seq + 1 + k,
    seat: k,
    words: ['x', k],
    moveId: `e${world.below('move', 400)}-${k}`,
    hash: `h${i}-${k}`,
  }))
  const answered = world.below('answered', 8)
  const revision = (at?.revision ?? 0) - (world.odds('old', 0.2) ? 1 : 0)
  const summary = { waiting: world.below('waiting', 8), outcome: null, clock, envelopes, answered }
  const calls: Record<string, Call> = {
    create: s => s.createTable(row(id)),
    seal: s => s.seal(id, { seq, was, envelopes, answered, due: null }),
    append: s => s.append(id, entries, summary, was),
    save: s => s.saveTable({ ...(at ?? row(id)), revision, host: `h${i}` }),
    read: async s => [await s.table(id), await s.entries(id, 3)],
    heads: s => s.heads([id]),
    talk: async s => [
      at === null || (await s.speak(id, { seat: 0, at: 1, kind: 'text', body: 'x' })),
      await s.spoken(id, 3),
    ],
    due: async s => [(await s.tablesDue(40, 100)).sort(), (await s.tablesToRun()).sort()],
  }
  return [`${op} ${id}`, calls[op ?? 'read'] as Call]
}
