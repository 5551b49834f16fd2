import { randomUUID } from 'node:crypto'
import { below } from '@noren/engine'
import type { Rng } from '@noren/engine'
import type { Reply } from '@noren/protocol'
import { Guest } from '@noren/testbed/client'
import type { Line } from '@noren/testbed/client'
import { faceAt } from '@noren/testbed/playing'

export interface Wished {
  readonly t: 'move'
  readonly id: string
  readonly seat: number
  readonly seq: number
  readonly words: readonly (string | number)[]
  readonly [more: string]: unknown
}

/** What somebody was told about one table, and must find again after every crash. */
export class Memory {
  readonly table: string
  readonly keyHash: string
  /** Moves that were answered `applied` or `duplicate`, by id. */
  readonly acknowledged = new Map<string, { readonly wish: Wished; readonly seq: number }>()
  /** Who made each entry that was told, by its number. */
  readonly told = new Map<number, number>()
  /** Sent, and not answered yet. */
  pending: Wished | null = null
  constructor(table: string, keyHash: string) {
    this.table = table
    this.keyHash = keyHash
  }
}

export const isClosed = (error: unknown): boolean =>
  error instanceof Error && /closed|ECONNREFUSED|ECONNRESET|fetch failed|hang up/.test(error.message)

/** Somebody who sends again whatever was not answered, and remembers everything that was. */
export class Player {
  readonly seats: readonly number[]
  readonly cookie: string
  readonly memory: Memory
  line: Line | null = null
  /** Called at every answer. */
  answered: () => void = () => {}
  readonly #rng: Rng

  constructor(cookie: string, seats: readonly number[], memory: Memory, rng: Rng) {
    this.cookie = cookie
    this.seats = seats
    this.memory = memory
    this.#rng = rng
  }

  guest(address: string): Guest {
    return Object.assign(new Guest(address), { cookie: this.cookie })
  }

  async connect(address: string): Promise<Line> {
    this.line = await this.guest(address).line()
    await this.line.hello(this.memory.table)
    return this.line
  }

  heard(wish: Wished, reply: Reply): void {
    if (reply.status === 'applied' || reply.status === 'duplicate')
      this.memory.acknowledged.set(wish.id, { wish, seq: reply.seq })
    if (reply.code !== 'server-trouble') this.memory.pending = null
    this.answered()
  }

  /** Keeps who made each entry of which this connection was told; to be called when nothing more can come. */
  remember(): void {
    for (const m of this.line?.got ?? [])
      if (m.t === 'update') this.memory.told.set(m.seq, m.line.by)
      else if (m.t === 'sync') for (const l of m.lines) this.memory.told.set(l.seq, l.by)
  }

  /** Plays on until the game is over (true) or the connection breaks (false). */
  async play(line: Line): Promise<boolean> {
    try {
      for (;;) {
        const at = line.last
        if (at === undefined) return false
        if (at.t === 'sync' ? at.table.status === 'over' : at.outcome !== null) return true
        const wish = this.#choose(line, at.seq)
        if (wish === null) {
          await line.next('update', m => m.seq > at.seq)
          continue
        }
        this.memory.pending = wish
        this.heard(wish, await line.wish(wish))
      }
    } catch (error) {
      if (isClosed(error)) return false
      throw error
    }
  }

  #choose(line: Line, seq: number): Wished | null {
    for (const seat of this.seats) {
      const face = faceAt(line, seat)
      const choices = ((face?.waiting ?? 0) & (1 << seat)) !== 0 ? (face?.choices ?? []) : []
      const choice = choices[below(this.#rng, Math.max(1, choices.length))]
      if (choice !== undefined) return { t: 'move', id: randomUUID(), seat, seq, words: choice.words }
    }
    return null
  }
}
