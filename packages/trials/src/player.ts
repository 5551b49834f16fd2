import { randomUUID } from 'node:crypto'
import { below } from '@noren/engine'
import type { Rng } from '@noren/engine'
import type { Reply, Sync, Update } from '@noren/protocol'
import { Guest } from '@noren/testbed/client'
import type { Line } from '@noren/testbed/client'
import { faceAt } from '@noren/testbed/playing'

export interface Wished {
  /** An undo takes a sealed answer out of its envelope. */
  readonly t: 'move' | 'undo'
  readonly id: string
  readonly seat: number
  readonly seq: number
  readonly words: readonly (string | number)[]
}

/** What somebody was told about one table, and must find again after every crash. */
export class Memory {
  readonly table: string
  readonly keyHash: string
  /** Everything that was ever sent, in this order, answered or not. */
  readonly sent = new Map<string, Wished>()
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

/** Nothing that is under way on a machine with other work takes so long, in milliseconds. */
const PATIENCE = 60_000

const nap = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

export const isClosed = (error: unknown): boolean =>
  error instanceof Error && /closed|ECONNREFUSED|ECONNRESET|fetch failed|hang up/.test(error.message)

/** Sends a wish and waits for its answer. */
export const say = (line: Line, { words, ...wish }: Wished): Promise<Reply> =>
  line.wish(wish.t === 'undo' ? wish : { ...wish, words })

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

  /** Changes a sealed answer again and again until its window closes. */
  readonly #fickle: boolean

  constructor(cookie: string, seats: readonly number[], memory: Memory, rng: Rng, fickle: boolean) {
    this.cookie = cookie
    this.seats = seats
    this.memory = memory
    this.#rng = rng
    this.#fickle = fickle
  }

  guest(address: string): Guest {
    return Object.assign(new Guest(address), { cookie: this.cookie, patience: PATIENCE })
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
        const wish = this.#change(line, at.seq) ?? this.#choose(line, at.seq)
        if (wish === null) {
          await this.#rest(line, at)
          continue
        }
        // The fickle take their time, so that others can change what they sealed before the last one answers.
        if (this.#fickle) await nap(below(this.#rng, 25))
        if (line.last !== at && line.last?.seq !== at.seq) continue
        this.memory.pending = wish
        this.memory.sent.set(wish.id, wish)
        this.heard(wish, await say(line, wish))
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

  /** Until the table changes; for the fickle, who cannot leave a sealed answer alone, a moment at most. */
  async #rest(line: Line, at: Sync | Update): Promise<void> {
    const lies = this.seats.some(seat => (line.last?.sealed?.[String(seat)]?.length ?? 0) > 0)
    if (!this.#fickle || !lies || !line.isOpen) return line.changed(at)
    await nap(below(this.#rng, 12))
  }

  /** Changes their mind about an answer that lies sealed, or takes it back: the window may close at that very moment. */
  #change(line: Line, seq: number): Wished | null {
    for (const seat of this.seats) {
      const given = this.#given.get(seat)
      const lies = line.last?.sealed?.[String(seat)]?.length === 1
      if (given === undefined || given.wish.seq !== seq || !lies) continue
      if (below(this.#rng, 3) >= (this.#fickle ? 2 : 1)) continue
      // Half an answer of several choices is not replaced but gone on with.
      if (((faceAt(line, seat)?.waiting ?? 0) & (1 << seat)) !== 0) continue
      const head = { id: randomUUID(), seat, seq }
      if (this.#fickle && below(this.#rng, 8) === 0) return { t: 'undo', ...head, words: ['undo'] }
      const others = given.choices.filter(c => JSON.stringify(c) !== JSON.stringify(given.wish.words))
      const words = others[below(this.#rng, Math.max(1, others.length))]
      if (words === undefined) continue
      const wish: Wished = { t: 'move', ...head, words }
      this.#given.set(seat, { ...given, wish })
      return wish
    }
    return null
  }
}
