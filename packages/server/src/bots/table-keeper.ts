import { BotDriver } from '@noren/table'
import type { TimeSource } from '@noren/table'
import type { LiveTable } from '../tables/live.ts'
import { Busy } from './pool.ts'
import type { BotThreads } from './pool.ts'

interface Log {
  warn(details: object, text: string): void
}

const REMEMBERED = 10_000

/** Plays the seats that nobody is thinking for, with thoughts from the threads. */
export class TableKeeper {
  readonly #driver: BotDriver<LiveTable>
  readonly #pool: BotThreads
  /** Whose each table is, by its id: thinking is shared between people. */
  readonly #owners = new Map<string, string>()

  constructor(pool: BotThreads, pause: number, time: TimeSource, log: Log) {
    this.#pool = pool
    this.#driver = new BotDriver({
      time,
      pause,
      think: (question, table, reaction) =>
        pool.ask(question, { table: table.id, owner: this.#owners.get(table.id) ?? '', reaction }),
      waits: error => error instanceof Busy,
      warn: (details, text) => log.warn(details, text),
    })
  }

  attend(table: LiveTable): void {
    if (this.#owners.size >= REMEMBERED) this.#owners.clear()
    this.#owners.set(table.id, table.row.host)
    this.#driver.attend(table)
  }

  async close(): Promise<void> {
    this.#driver.abort()
    await this.#pool.close()
    await this.#driver.settled()
  }
}
