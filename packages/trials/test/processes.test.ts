import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { verify } from '@noren/match'
import type { MatchLog } from '@noren/protocol'
import { Guest, moveId } from '@noren/testbed/client'
import type { Line } from '@noren/testbed/client'
import { playSeat, seated } from '@noren/testbed/playing'
import { binaries, startPostgres } from '@noren/testbed/postgres'
import type { Postgres } from '@noren/testbed/postgres'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import { shelf, slotOf } from '@noren/server/parts'

/** As people start it, from the root of the clone: the command line is another room, whose files are not imported. */
const NOREN = resolve('packages/cli/bin/noren.mjs')

/** The processes that a starting one has started, in order; Linux lists them. */
const serversOf = ({ pid }: ChildProcess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

/** A few choices of both people, each answered; how many entries there are by then. */
async function begun(lines: readonly Line[]): Promise<number> {
  let last = 0
  for (let n = 0; n < 6;) {
    for (const [seat, line] of lines.entries()) {
      const at = line.last
      const [choice] = at?.faces[String(seat)]?.choices ?? []
      if (at === undefined || choice === undefined) continue
      const { status, seq } = await line.wish({
        t: 'move',
        id: moveId(),
        seat,
        seq: at.seq,
        words: choice.words,
      })
      if (status === 'applied') n++
      last = Math.max(last, seq)
    }
    await rest(20)
  }
  return last
}

/** Asks for the table until it is shown, as a page does. */
async function backAt(guest: Guest, table: string): Promise<Line> {
  for (;;) {
    try {
      const line = await guest.line({}, undefined, table)
      await line.hello(table)
      return line
    } catch {
      await rest(100)
    }
  }
}

/** What asks for an answer waits so long. */
const PATIENCE = 45_000

/** Asks for a socket at a table, and how that ended. */
function knock(address: string, table: string): Promise<'answered' | 'let go' | 'never'> {
  const { host, hostname, port } = new URL(address)
  const asks = [
    `GET /ws?table=${table} HTTP/1.1`,
    `host: ${host}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${Buffer.alloc(16, 7).toString('base64')}`,
  ]
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => socket.write(`${asks.join('\r\n')}\r\n\r\n`))
    const ends = (how: 'answered' | 'let go' | 'never') => () => {
      resolve(how)
      socket.destroy()
    }
    socket.once('data', ends('answered'))
    socket.once('error', ends('let go'))
    socket.once('close', ends('let go'))
    socket.setTimeout(PATIENCE, ends('never'))
  })
}

/** Whether a process is answered for, each over a connection of its own. */
async function served(address: string, times: number): Promise<number[]> {
  const ask = async (): Promise<number> => {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(`${address}/healthz`, { headers: { connection: 'close' }, signal })
    await answer.text()
    return answer.status
  }
  return Promise.all(Array.from({ length: times }, ask))
}

const bin = binaries()
if (bin === null) skipUnlessInstalled('several processes on it', 'PostgreSQL', 'postgresql')
else suite(bin)

function suite(path: string): void {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres(path)
  })
  afterAll(() => postgres.stop())

  /** What each of two processes says of itself, asked until both have answered: whichever is free takes a new connection. */
  async function connections(address: string): Promise<number[]> {
    const found = new Map<string, number>()
    const ask = async (): Promise<void> => {
      const answer = await fetch(`${address}/metrics`, { headers: { connection: 'close' } })
      const text = await answer.text()
      const figure = (name: string): string => new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? ''
      found.set(figure('noren_process'), Number(figure('noren_connections')))
    }
    // Many at once: while one process is busy with the first, the other takes the next.
    for (let n = 0; n < 50 && found.size < 2; n++) await Promise.all(Array.from({ length: 16 }, ask))
    return [...found.values()].sort((a, b) => a - b)
  }

  test(
    'two processes behind one port: all who look at a table are steered to one of them; killed, it is started again and the game goes on; both close in order',
    { timeout: 240_000 },
    async () => {
      const data = mkdtempSync(join(tmpdir(), 'noren-processes-'))
      const child = spawn(
        process.execPath,
        [NOREN, 'serve', '--processes', '2', '--port', '0', '--data', data],
        {
          env: {
            ...process.env,
            DATABASE_URL: await postgres.database(),
            HOST: '127.0.0.1',
            NOREN_BOT_PAUSE: '0',
            LC_ALL: 'C',
            NOREN_REQUESTS_PER_MINUTE: '0',
            NOREN_MESSAGES_PER_SECOND: '0',
            NODE_COMPILE_CACHE: join(tmpdir(), 'noren-compiled'),
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      )
      let said = ''
      child.stderr.on('data', (text: Buffer) => (said += text.toString()))
      try {
        const ended = once(child, 'exit').then(() => {
          throw new Error(`the server ended before it was open: ${said}`)
        })
        const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
        ended.catch(() => undefined)
        const address = /^Noren is open at (http:\/\/\S+)\n/.exec(line.toString())?.[1] ?? ''
        const guests = [new Guest(address), new Guest(address)]
        const table = await seated(guests, 'sakura', 1)
        // Each asks whichever process the port gives it; the table they name decides where the socket is opened.
        const named = await Promise.all(guests.map(guest => guest.line({}, undefined, table.id)))
        const [one, other] = named as [(typeof named)[0], (typeof named)[0]]
        await one.hello(table.id)
        await other.hello(table.id)
        expect(await connections(address)).toEqual([0, 2])
        // Who names no table is served as well, by any of them.
        const watcher = await new Guest(address).line()
        await watcher.hello(table.id)
        await watcher.close()
        const acknowledged = await begun([one, other])
        // The process that keeps the table stops as it stands: who comes now is served by the other one, and who wants the table waits.
        const keeper = serversOf(child)[slotOf(table.id, 2)] as number
        process.kill(keeper, 'SIGSTOP')
        const stopped = (): boolean => readFileSync(`/proc/${keeper}/stat`, 'utf8').includes(') T ')
        await expect.poll(stopped, { timeout: PATIENCE }).toBe(true)
        const knocks = Promise.all(Array.from({ length: 6 }, () => knock(address, table.id)))
        expect(await served(address, 8)).toEqual(Array(8).fill(200))
        // It dies, and nobody who asked before that was noticed is left without an end; whoever comes back finds everything that was answered.
        const torn = Promise.all([one, other].map(wire => once(wire.ws, 'close')))
        process.kill(keeper, 'SIGKILL')
        expect(await served(address, 8)).toEqual(Array(8).fill(200))
        expect(await knocks).not.toContain('never')
        await torn
        const back = await Promise.all(guests.map(guest => backAt(guest, table.id)))
        for (const wire of back) expect(wire.last?.seq).toBeGreaterThanOrEqual(acknowledged)
        await Promise.all(back.map((wire, seat) => playSeat(wire, seat, seeded(seat + 1))))
        // The one that was started again may still be loading while the game comes to its end.
        await expect.poll(async () => (await connections(address)).length).toBe(2)
        const log = await new Guest(address).ask<MatchLog>('GET', `/api/tables/${table.id}/log`)
        const game = shelf['sakura']?.game
        if (game === undefined) throw new Error('no Sakura')
        expect(verify(game, log.charter, log.entries, log.keyHash)).toMatchObject({ ok: true })
        for (const wire of back) await wire.close()
        child.kill('SIGTERM')
        // Closed: it has ended, and everything that it said was read.
        expect((await once(child, 'close'))[0], said).toBe(0)
      } finally {
        child.kill('SIGKILL')
        rmSync(data, { recursive: true, force: true })
      }
    },
  )
}
