import type { Entry } from '@noren/match'
import type { MatchStore, TableRow } from '@noren/store'
import type { TimeSource } from '../time.ts'
import type { LiveTable } from './live.ts'

interface Log {
  warn(details: object, text: string): void
}

/** More than this share of its choices, and a game was not played by its person. */
const MOSTLY = 0.25

/** The seats that the table played for: by a default of the rules or by a bot, more than a quarter of their choices. */
export function absentSeats(entries: readonly Entry[], seats: number): number {
  let set = 0
  for (let seat = 0; seat < seats; seat++) {
    const own = entries.filter(entry => entry.seat === seat && !entry.moveId.startsWith('only:'))
    const others = own.filter(({ moveId }) => moveId.startsWith('idle:') || moveId.startsWith('bot:'))
    if (others.length > own.length * MOSTLY) set |= 1 << seat
  }
  return set
}

/**
 * Notes when games begin and end, for the lists of those who played. The log knows no time, and a note that is lost takes nothing with it: the game is
 * then listed by the day its table was opened.
 */
export class GameTimes {
  readonly #store: MatchStore
  readonly #time: TimeSource
  readonly #log: Log
  readonly #running = new Set<Promise<void>>()
  /** Tables whose end is noted. */
  readonly #ended = new WeakSet<LiveTable>()

  constructor(store: MatchStore, time: TimeSource, log: Log) {
    this.#store = store
    this.#time = time
    this.#log = log
  }

  began(table: LiveTable): void {
    this.#mark(table, { began: this.#time.now() })
  }

  /** Looks whether the game has just ended, by its rules or by the people. */
  attend(table: LiveTable): void {
    if (table.row.status !== 'over' || this.#ended.has(table)) return
    this.#ended.add(table)
    const absent = absentSeats(table.match?.entries ?? [], table.row.holders.length)
    this.#mark(table, { ended: this.#time.now(), absent })
  }

  #mark({ id }: LiveTable, times: Pick<TableRow, 'began' | 'ended' | 'absent'>): void {
    const done = this.#store
      .markTimes(id, times)
      .catch((error: unknown) =>
        this.#log.warn({ code: 'time-not-noted', err: error, table: id }, 'the time of a game was not noted'),
      )
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  async close(): Promise<void> {
    await Promise.all(this.#running)
  }
}
