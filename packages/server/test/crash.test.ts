import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { below, seeded } from '@noren/engine'
import type { Rng } from '@noren/engine'
import { verify } from '@noren/match'
import type { MatchLog, Reply } from '@noren/protocol'
import { shelf } from '../src/games.ts'
import { Guest, moveId } from './client.ts'
import type { Line } from './client.ts'
import { folder } from './house.ts'
import { faceAt, seated } from './playing.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const KILLS = 6

interface Child {
  readonly process: ChildProcess
  readonly address: string
}

const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** The real server in a process of its own; resolves when it says where it is open. */
function spawnHouse(data: string): Promise<Child> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      NOREN_DATA: data,
      NOREN_BOT_PAUSE: '0',
      NOREN_BOT_WORKERS: '1',
      NOREN_MESSAGES_PER_SECOND: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return new Promise((resolve, reject) => {
    let printed = ''
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString()
      const address = /open at (http:\S+)/.exec(printed)?.[1]
      if (address !== undefined) resolve({ process: child, address })
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${printed}`)))
  })
}

function gone(child: Child): Promise<void> {
  return new Promise(resolve => child.process.once('exit', () => resolve()))
}

type Wish = Parameters<Line['wish']>[0]

/** Somebody who resends what was not answered, and remembers everything that was. */
class Player {
  readonly acknowledged = new Map<string, { wish: Wish; seq: number }>()
  readonly cookie: string
  readonly seat: number
  /** Called at every answer. */
  answered: () => void = () => {}
  readonly #rng: Rng
  #pending: Wish | null = null

  constructor(cookie: string, seat: number, rng: Rng) {
    this.cookie = cookie
    this.seat = seat
    this.#rng = rng
  }

  async connect(address: string, table: string): Promise<Line> {
    const line = await Object.assign(new Guest(address), { cookie: this.cookie }).line()
    await line.hello(table)
    return line
  }

  #heard(wish: Wish, reply: Reply): void {
    if (reply.status === 'applied' || reply.status === 'duplicate')
      this.acknowledged.set(wish.id, { wish, seq: reply.seq })
    this.#pending = null
    this.answered()
  }

  /**
   * After a crash: what was acknowledged is still there, with the same result; what was not is sent again. A sealed answer
   * has no number of its own before its window closes: its number may only grow.
   */
  async recover(line: Line): Promise<void> {
    for (const { wish, seq } of [...this.acknowledged.values()].slice(-5))
      expect(await line.wish(wish)).toMatchObject({
        status: 'duplicate',
        seq: expect.toSatisfy((n: number) => n >= seq),
      })
    const pending = this.#pending
    if (pending !== null) this.#heard(pending, await line.wish(pending))
  }

  /** Plays on until the game is over (true) or the connection breaks (false). */
  async play(line: Line): Promise<boolean> {
    try {
      for (;;) {
        const at = line.last
        if (at === undefined) return false
        if (at.t === 'sync' ? at.table.status === 'over' : at.outcome !== null) return true
        const face = faceAt(line, this.seat)
        const choices = ((face?.waiting ?? 0) & (1 << this.seat)) !== 0 ? (face?.choices ?? []) : []
        const choice = choices[below(this.#rng, Math.max(1, choices.length))]
        if (choice === undefined) {
          await line.next('update', m => m.seq > at.seq)
          continue
        }
        const wish: Wish = { t: 'move', id: moveId(), seat: this.seat, seq: at.seq, words: choice.words }
        this.#pending = wish
        this.#heard(wish, await line.wish(wish))
      }
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('closed')) return false
      throw error
    }
  }
}

test(
  `kill -9 at ${KILLS} random moments: no acknowledged move is lost, and a resent one is a duplicate`,
  { timeout: 180_000 },
  async () => {
    const data = folder()
    const rng = seeded(Date.now() | 0)
    let house = await spawnHouse(data)
    const guests = [new Guest(house.address), new Guest(house.address)]
    const { id, keyHash } = await seated(guests, 'sakura', 1)
    const players = guests.map((g, seat) => new Player(g.cookie, seat, seeded(seat + 1)))
    let killed = 0
    for (;;) {
      const lines = await Promise.all(players.map(p => p.connect(house.address, id)))
      for (const [i, p] of players.entries()) await p.recover(lines[i] as Line)
      const mayEnd = killed >= KILLS
      const over = gone(house)
      // After a few answers and a moment more: before, during or after the next write.
      let left = mayEnd ? Infinity : 1 + below(rng, 12)
      const countDown = (): void => {
        if (--left === 0) setTimeout(() => house.process.kill('SIGKILL'), below(rng, 4))
      }
      for (const p of players) p.answered = countDown
      const ends = await Promise.all(players.map((p, i) => p.play(lines[i] as Line)))
      if (ends.every(Boolean)) break
      await over
      killed++
      house = await spawnHouse(data)
    }
    expect(killed).toBeGreaterThanOrEqual(KILLS)
    const log = await new Guest(house.address).ask<MatchLog>('GET', `/api/tables/${id}/log`)
    const bySeq = new Map(log.entries.map(e => [e.seq, e]))
    const acknowledged = players.flatMap(p => [...p.acknowledged.values()].map(a => ({ ...a, seat: p.seat })))
    expect(acknowledged.length).toBeGreaterThan(20)
    for (const { wish, seq, seat } of acknowledged)
      expect(bySeq.get(seq)).toMatchObject({ moveId: wish.id, seat, words: wish['words'] })
    expect(new Set(log.entries.map(e => e.moveId)).size).toBe(log.entries.length)
    const sakura = shelf['sakura']
    if (sakura === undefined) throw new Error('no game')
    expect(verify(sakura.game, log.charter, log.entries, keyHash)).toMatchObject({ ok: true })
    const closed = gone(house)
    house.process.kill('SIGTERM')
    await closed
    expect(house.process.exitCode).toBe(0)
  },
)
