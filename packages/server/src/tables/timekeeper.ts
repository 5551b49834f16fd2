import { defaultsInARow } from '@noren/match'
import type { MatchStore } from '@noren/store'
import type { TimeSource } from '../time.ts'
import { nextTimeOut, timedOut } from './clocks.ts'
import type { LiveTable } from './live.ts'
import { relieve } from './seating.ts'

interface Log {
  error(details: object, text: string): void
}

/** After so many defaults in a row, a bot takes the seat until its player returns. */
export const DEFAULTS_BEFORE_RELIEF = 3
const SWEEP = 5000
const AT_ONCE = 5000
const LONGEST = 3_600_000
/** A seat for which nothing could be played is not looked at again before this. */
const AGAIN = 1000

/**
 * Watches the clocks. Tables in use have a timer; those that only lie in the store are found by the sweep, so that a
 * thousand games at a day a turn cost nothing but a row each.
 */
export class Timekeeper {
  readonly #time: TimeSource
  readonly #store: MatchStore
  readonly #get: (id: string) => Promise<LiveTable | null>
  readonly #log: Log
  readonly #timers = new Map<string, () => void>()
  readonly #running = new Set<Promise<void>>()
  /** Tables that are due and need nobody: a bot is asked there, or their rules are not ours. Not worth taking out again. */
  readonly #needless = new Set<string>()
  #closed = false
  #stopSweep: () => void = () => {}

  constructor(time: TimeSource, store: MatchStore, get: (id: string) => Promise<LiveTable | null>, log: Log) {
    this.#time = time
    this.#store = store
    this.#get = get
    this.#log = log
  }

  /** Looks at a table after every change: when will somebody's time be over? */
  attend(table: LiveTable, least = 0): void {
    this.#drop(table.id)
    this.#needless.delete(table.id)
    if (this.#closed) return
    this.#relieve(table)
    const next = nextTimeOut(table)
    if (next === null) return
    const wait = Math.min(Math.max(least, next - this.#time.now()), LONGEST)
    this.#timers.set(
      table.id,
      this.#time.after(wait, () => this.#do(table.id, () => this.#fire(table.id))),
    )
  }

  #drop(id: string): void {
    this.#timers.get(id)?.()
    this.#timers.delete(id)
  }

  /** By its id: the table may have been put away since, and somebody else may have taken it out again. */
  async #fire(id: string): Promise<void> {
    this.#timers.delete(id)
    const table = await this.#get(id)
    if (table === null || this.#closed) return
    const late = timedOut(table)
    for (const seat of late) await table.timeOut(seat)
    // Whatever is played is told, and told tables are attended to. Where nothing was, trying at once would change nothing.
    if (!this.#timers.has(id)) this.attend(table, late.length > 0 ? AGAIN : 0)
  }

  /** The entry after which somebody was last relieved: who comes back before the next one keeps their seat. */
  readonly #relieved = new WeakMap<LiveTable, number>()

  /** A seat whose last answers were all defaults is handed to a bot. */
  #relieve(table: LiveTable): void {
    const { match } = table
    const seat = match?.entries.at(-1)?.seat
    if (match === null || seat === undefined || table.row.status !== 'playing') return
    const holder = table.row.holders[seat]
    if (holder?.kind !== 'person' || defaultsInARow(match, seat) < DEFAULTS_BEFORE_RELIEF) return
    const seq = match.entries.length
    if (this.#relieved.get(table) === seq) return
    this.#relieved.set(table, seq)
    if (holder.standIn === undefined)
      this.#do(table.id, async () => void (await table.change(row => relieve(row, seat, holder.person))))
  }

  /** Begins to look for tables whose time ran out while nobody had them in hand. */
  start(): void {
    this.#stopSweep = this.#time.after(SWEEP, () => {
      this.#do('', () => this.sweep().finally(() => this.#closed || this.start()))
    })
  }

  async sweep(): Promise<void> {
    for (const id of await this.#store.tablesDue(this.#time.now(), AT_ONCE)) {
      if (this.#closed) return
      if (this.#timers.has(id) || this.#needless.has(id)) continue
      await this.#takeUp(id).catch((error: unknown) => {
        // One table that cannot be read must not keep the others waiting, nor be tried every time.
        this.#needless.add(id)
        this.#log.error(
          { code: 'table-unreadable', err: error, table: id },
          'a table that is due could not be read',
        )
      })
    }
  }

  async #takeUp(id: string): Promise<void> {
    const table = await this.#get(id)
    // What is due may be a window whose last answer another house took: it is closed here as well as there.
    await table?.resume()
    if (table !== null) this.attend(table)
    if (table === null || nextTimeOut(table) === null) this.#needless.add(id)
  }

  #do(table: string, work: () => Promise<void>): void {
    const done = work()
      .catch((error: unknown) =>
        this.#log.error(
          { code: 'clock-failed', err: error, table },
          'a seat whose time is over could not be played for',
        ),
      )
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#stopSweep()
    for (const id of this.#timers.keys()) this.#drop(id)
    await Promise.all(this.#running)
  }
}
