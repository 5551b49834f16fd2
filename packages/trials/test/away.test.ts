import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PostgresStore } from '@noren/store'
import { Guest, moveId } from '@noren/testbed/client'
import type { Line } from '@noren/testbed/client'
import { natsServer, startNats } from '@noren/testbed/nats'
import type { Nats } from '@noren/testbed/nats'
import { faceAt, seated } from '@noren/testbed/playing'
import { binaries, startPostgres } from '@noren/testbed/postgres'
import type { Postgres } from '@noren/testbed/postgres'
import { startRelay } from '@noren/testbed/relay'
import type { Relay } from '@noren/testbed/relay'
import { untested } from '@noren/testbed/untested'
import { startServer, stopServer } from '../src/process.ts'
import type { Running } from '../src/process.ts'

const SECRET = 'the same at every server, and long enough'
const LONG = { timeout: 120_000 }

interface Wish {
  readonly t: 'move'
  readonly id: string
  readonly seat: number
  readonly seq: number
  readonly words: readonly (string | number)[]
  readonly [more: string]: unknown
}

if (binaries() === null || natsServer() === null)
  untested('what goes on while they are away', 'PostgreSQL or NATS', 'postgresql nats-server')
else suite(binaries() ?? '', natsServer() ?? '')

function suite(postgresBin: string, natsBin: string): void {
  let postgres: Postgres
  let nats: Nats
  let relay: Relay
  let database = ''
  const servers: Running[] = []
  const people: Guest[] = []
  const lines: Line[] = []
  const acknowledged = new Map<string, Wish>()
  let table = ''

  beforeAll(async () => {
    postgres = await startPostgres(postgresBin)
    nats = await startNats(natsBin)
    relay = await startRelay(postgres.port)
    database = await postgres.database()
    const env = {
      DATABASE_URL: database.replace(`:${postgres.port}/`, `:${relay.port}/`),
      NATS_URL: nats.address,
      NOREN_SECRET: SECRET,
      NOREN_WINDOW: '0',
      NOREN_LOG: 'silent',
    }
    for (let i = 0; i < 3; i++) servers.push(await startServer({ env }))
    const [first] = servers as [Running]
    for (let i = 0; i < 3; i++) people.push(new Guest(first.address))
    table = (await seated(people, 'sakura', 0)).id
    for (const [i, person] of people.entries()) {
      const there = Object.assign(new Guest(servers[i]?.address ?? ''), { cookie: person.cookie })
      lines.push(await there.line())
      await lines[i]?.hello(table)
    }
  }, 120_000)

  afterAll(async () => {
    for (const line of lines) line.ws.terminate()
    for (const server of servers) {
      server.process.kill('SIGCONT')
      await stopServer(server)
    }
    relay.close()
    await nats.stop()
    await postgres.stop()
  }, 120_000)

  /** Resolves once this line was shown so many entries, by an update or by the whole table. */
  const reached = async (line: Line, seq: number): Promise<void> => {
    if ((line.last?.seq ?? 0) >= seq) return
    await Promise.any([line.seen('update', m => m.seq >= seq), line.seen('sync', m => m.seq >= seq)])
  }

  /** What somebody among these seats may do now. */
  const open = (seats: readonly number[]): { line: Line; wish: Wish } | null => {
    for (const seat of seats) {
      const line = lines[seat] as Line
      const face = faceAt(line, seat)
      const asked = ((face?.waiting ?? 0) & (1 << seat)) !== 0
      const [choice] = asked ? (face?.choices ?? []) : []
      if (choice === undefined) continue
      return { line, wish: { t: 'move', id: moveId(), seat, seq: line.last?.seq ?? 0, words: choice.words } }
    }
    return null
  }

  /** Sends a wish, again and again with the same id, until it is done. */
  const insist = async (line: Line, wish: Wish): Promise<number> => {
    for (;;) {
      const reply = await line.wish({ ...wish })
      if (reply.status === 'applied' || reply.status === 'duplicate') {
        acknowledged.set(wish.id, wish)
        return reply.seq
      }
      expect(reply.code).toBe('server-trouble')
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }

  /** So many moves of whoever is asked among these; each is shown to all who watch. */
  const goOn = async (
    moves: number,
    seats: readonly number[] = [0, 1, 2],
    watching = seats,
  ): Promise<number> => {
    let made = 0
    for (let last = 0; made < moves; made++) {
      const next = open(seats)
      if (next === null) break
      last = Math.max(last, await insist(next.line, next.wish))
      for (const seat of watching) await reached(lines[seat] as Line, last)
    }
    return made
  }

  describe('a table with people on three servers', () => {
    test('goes on while NATS is away: moves and talk are shown at every server', LONG, async () => {
      expect(await goOn(6)).toBe(6)
      await nats.stop()
      expect(await goOn(6)).toBe(6)
      lines[0]?.send({ t: 'say', phrase: 'hello' })
      for (const line of lines) await line.seen('said', m => m.said.phrase === 'hello')
      await nats.start()
      expect(await goOn(4)).toBe(4)
    })

    test(
      'somebody sits down at one server, and the host begins at another at once, while NATS is away',
      LONG,
      async () => {
        await nats.stop()
        const [host, ...others] = people.map((p, i) =>
          Object.assign(new Guest(servers[i]?.address ?? ''), { cookie: p.cookie }),
        ) as [Guest, Guest, Guest]
        const { id } = await host.open({ game: 'sakura', seats: 3 })
        for (const other of others) await other.ask('POST', `/api/tables/${id}/sit`, {})
        expect(await host.ask('POST', `/api/tables/${id}/start`)).toMatchObject({ status: 'playing' })
        await nats.start()
      },
    )

    test(
      'goes on where it stood when PostgreSQL is back; what was refused meanwhile is done once',
      LONG,
      async () => {
        relay.cut()
        const next = open([0, 1, 2])
        if (next === null) throw new Error('nobody is asked')
        expect(await next.line.wish({ ...next.wish })).toMatchObject({
          status: 'refused',
          code: 'server-trouble',
        })
        relay.mend()
        const seq = await insist(next.line, next.wish)
        expect(await next.line.wish({ ...next.wish })).toMatchObject({ status: 'duplicate' })
        for (const line of lines)
          if ((line.last?.seq ?? 0) < seq) await line.seen('update', m => m.seq === seq)
        expect(await goOn(6)).toBe(6)
      },
    )

    test(
      'a server that is stopped for a while keeps nobody else, and shows everything when it goes on',
      LONG,
      async () => {
        servers[2]?.process.kill('SIGSTOP')
        await goOn(8, [0, 1])
        await new Promise(resolve => setTimeout(resolve, 3000))
        servers[2]?.process.kill('SIGCONT')
        const seq = Math.max(...[0, 1].map(i => lines[i]?.last?.seq ?? 0))
        const late = lines[2] as Line
        if ((late.last?.seq ?? 0) < seq) await late.seen('update', m => m.seq === seq)
        expect(await goOn(8)).toBe(8)
      },
    )

    test('everything that was acknowledged is in the log once', LONG, async () => {
      const store = await PostgresStore.open(database)
      const ids = (await store.entries(table)).map(e => e.moveId)
      const sealed =
        (await store.table(table))?.envelopes.flatMap(e => [...e.slips.map(s => s.moveId), ...e.spent]) ?? []
      await store.close()
      expect(new Set(ids).size).toBe(ids.length)
      expect([...acknowledged.keys()].filter(id => !ids.includes(id) && !sealed.includes(id))).toEqual([])
      expect(acknowledged.size).toBeGreaterThan(25)
    })
  })
}
