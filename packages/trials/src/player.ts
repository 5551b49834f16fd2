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
  /** Sealed answers that were replaced by another one, which was acknowledged too: they must not come into the log. */
  readonly replaced = new Map<string, string>()
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
  /** The last answer of each seat: at which entry, to which choices. */
  readonly #given = new Map<number, { readonly wish: Wished; readonly choices: readonly Wished['words'][] }>()

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
        const changed = this.#change(line, at.seq)
        const wish = changed?.wish ?? this.#choose(line, at.seq)
        if (wish === null) {
          await line.next('update', m => m.seq > at.seq)
          continue
        }
        this.memory.pending = wish
        const reply = await line.wish(wish)
        this.heard(wish, reply)
        if (changed !== null && reply.status === 'applied') this.memory.replaced.set(changed.old, wish.id)
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
      if (choice === undefined) continue
      const wish: Wished = { t: 'move', id: randomUUID(), seat, seq, words: choice.words }
      this.#given.set(seat, { wish, choices: choices.map(c => c.words) })
      return wish
    }
    return null
  }

  /** Changes their mind about an answer that lies sealed, every third time: the window may close at that very moment. */
  #change(line: Line, seq: number): { readonly wish: Wished; readonly old: string } | null {
    for (const seat of this.seats) {
      const given = this.#given.get(seat)
      const lies = line.last?.sealed?.[String(seat)]?.length === 1
      if (given === undefined || given.wish.seq !== seq || !lies || below(this.#rng, 3) > 0) continue
      const others = given.choices.filter(c => JSON.stringify(c) !== JSON.stringify(given.wish.words))
      const words = others[below(this.#rng, Math.max(1, others.length))]
      // Half an answer of several choices is not replaced but gone on with.
      if (words === undefined || ((faceAt(line, seat)?.waiting ?? 0) & (1 << seat)) !== 0) continue
      const wish: Wished = { t: 'move', id: randomUUID(), seat, seq, words }
      this.#given.set(seat, { ...given, wish })
      return { wish, old: given.wish.id }
    }
    return null
  }
}
