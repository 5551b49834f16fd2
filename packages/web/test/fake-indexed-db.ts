import { think } from '../src/local/mind.ts'
import { asGame, has, registryOf } from '@noren/engine'
import type { ClientMessage, ServerMessage, Sync, Update } from '@noren/protocol'
import { toy } from '@noren/match/toy'
import { isNo } from '@noren/table'
import type { Sealing, Stored } from '@noren/table'
import { sakura } from '@noren/sakura'
import type { Means, Rules } from '../src/local/house.ts'
import { SofaHouse, SofaLine } from '../src/local/house.ts'
import { onlyOne } from '../src/local/lock.ts'
import type { Guest } from '../src/local/messages.ts'
import type { SofaTable } from '../src/local/table.ts'
import { appended, resealed } from '../src/local/store.ts'
import type { SofaRow, SofaStore } from '../src/local/store.ts'
import { deviceTime } from '../src/local/time.ts'

type Entry = Stored<SofaRow>['entries'][number]

/** Nobody who looks before trying again is refused so often, nor looks so often at what nobody changed. */
const ENOUGH = 50

/**
 * A device in memory. `full`: it can write no more. `stuck`: it trips over full envelopes. Who runs in circles is stopped:
 * pages that wake each other for ever would do so between two ticks of the clock, where no time limit of a test is heard.
 */
export class FakeIndexedDb implements SofaStore {
  readonly tables = new Map<string, SofaRow>()
  readonly logs = new Map<string, Entry[]>()
  full = false
  stuck = false
  #refused = 0
  #looks = 0
  async rows(): Promise<SofaRow[]> {
    return [...this.tables.values()]
  }
  async read(id: string, after: number): Promise<Stored<SofaRow> | null> {
    if (++this.#looks > ENOUGH) throw new Error(`looked ${ENOUGH} times at what nobody changed`)
    const row = this.tables.get(id)
    const entries = (this.logs.get(id) ?? []).filter(e => e.seq > after)
    return row === undefined ? null : { row, entries }
  }
  async create(row: SofaRow): Promise<void> {
    this.#looks = 0
    this.tables.set(row.id, structuredClone(row))
    this.logs.set(row.id, [])
  }
  append(...append: Parameters<SofaStore['append']>): Promise<boolean> {
    const opening = append[3].length === this.tables.get(append[0])?.charter.seats
    return this.#write(append[0], row => appended(row, append, deviceTime.now()), append[1], opening)
  }
  seal({ id }: SofaRow, sealing: Sealing): Promise<boolean> {
    return this.#write(id, row => resealed(row, sealing), [], false)
  }
  async #write(
    id: string,
    next: (row: SofaRow) => SofaRow | null,
    entries: readonly Entry[],
    opening: boolean,
  ): Promise<boolean> {
    await Promise.resolve()
    if (this.full || (opening && this.stuck)) throw new Error('no room')
    const stored = this.tables.get(id)
    const row = stored === undefined ? null : next(stored)
    this.#refused = row === null ? this.#refused + 1 : 0
    if (this.#refused > ENOUGH) throw new Error(`refused ${ENOUGH} times in a row`)
    if (row === null) return false
    this.#looks = 0
    this.logs.get(id)?.push(...structuredClone(entries))
    this.tables.set(id, structuredClone(row))
    return true
  }
  async drop(id: string): Promise<void> {
    this.tables.delete(id)
    this.logs.delete(id)
  }
}

export const rules: Rules = registryOf(
  {
    sakura: {
      newest: async () => ({ game: { ...asGame(sakura), formerly: ['cherries'] } }),
      formerly: ['cherries'],
    },
    lanterns: { newest: async () => ({ game: toy }) },
  },
  [],
)

export function houseOn(
  store: SofaStore,
  ring: (id: string) => void = () => undefined,
  shelf: Rules = rules,
  more: Partial<Means> = {},
): SofaHouse {
  return new SofaHouse({
    store,
    rules: shelf,
    pause: 0,
    time: deviceTime,
    window: 0,
    closing: new AbortController().signal,
    ring,
    only: onlyOne(undefined),
    think: async thought => {
      const answer = await think(ref => shelf.rules(ref), thought)
      if ('failed' in answer) throw new Error(answer.failed)
      return answer
    },
    ...more,
  })
}

/** The locks of one browser: one holder for each name, the others in a line. */
export class Latch implements Pick<LockManager, 'request'> {
  readonly #lines = new Map<string, Promise<unknown>>()
  readonly request = (async (name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    const before = this.#lines.get(name) ?? Promise.resolve()
    const given = new Promise<void>((resolve, reject) => {
      void before.then(() => resolve())
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
    const done = given.then(work)
    this.#lines.set(
      name,
      done.catch(() => before),
    )
    return done
  }) as LockManager['request']
}

export const person = (name: string, crest = 0): Guest => ({ kind: 'person', name, crest })
export const BOT: Guest = { kind: 'bot', level: 'wanderer' }

export async function openOn(house: SofaHouse, holders: readonly Guest[], game = 'sakura'): Promise<string> {
  const info = await house.run({ do: 'open', table: { game, holders } })
  if (isNo(info)) throw new Error(info.no)
  if (info === null || !('keyHash' in info)) throw new Error('no table was opened')
  return info.id
}

let drawn = 0

/** Somebody in front of the screen who keeps everything that was said to them. */
export class Ear {
  readonly heard: ServerMessage[] = []
  readonly line: SofaLine
  constructor(house: SofaHouse, seats: readonly number[]) {
    this.line = new SofaLine(house, seats, m => this.heard.push(structuredClone(m)))
  }
  say(message: ClientMessage): Promise<void> {
    return this.line.answerTo(message)
  }
  hello(table: string, since?: number): Promise<void> {
    return this.say({ t: 'hello', v: 4, table, ...(since === undefined ? {} : { since }) })
  }
  get last(): ServerMessage | undefined {
    return this.heard.at(-1)
  }
  get now(): Sync | Update {
    const last = this.heard.findLast(m => m.t === 'sync' || m.t === 'update')
    if (last === undefined) throw new Error('nothing was shown')
    return last
  }
  async move(seat: number, words: readonly (string | number)[], id = `move-${seat}-${++drawn}-x`) {
    await this.say({ t: 'move', id, seat, seq: this.now.seq, words: [...words] })
    const reply = this.heard.findLast(m => m.t === 'reply' && m.id === id)
    if (reply?.t !== 'reply') throw new Error('no reply')
    return reply
  }
}

export const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 2))
export const askedOf = (table: { waiting: number }, seats: number): number =>
  Array.from({ length: seats }, (_, s) => s).find(s => has(table.waiting, s)) ?? -1

/** A table of this device that is there. */
export async function tableOf(house: SofaHouse, id: string): Promise<SofaTable> {
  const table = await house.tables.get(id)
  if (isNo(table)) throw new Error(table.no)
  return table
}
