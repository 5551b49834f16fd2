import { QUICK_LEVEL } from '@noren/bots'
import { BotDriver } from '@noren/table'
import type { TimeSource } from '@noren/table'
import type { LiveTable } from '../tables/live.ts'
import { lingerAt } from './pace.ts'
import { Busy } from './pool.ts'
import type { BotThreads } from './pool.ts'

interface Log {
  warn(details: object, text: string): void
}

/** Plays the seats that nobody is thinking for, with thoughts from the threads. */
export class TableKeeper {
  readonly #driver: BotDriver<LiveTable>
  readonly #pool: BotThreads

  constructor(pool: BotThreads, pause: number, time: TimeSource, log: Log) {
    this.#pool = pool
    this.#driver = new BotDriver({
      time,
      pause: table => pause * lingerAt(table),
      think: (question, table, reaction) =>
        // Thinking is shared between people, by whose table it is.
        pool.ask(question, { table: table.id, owner: table.row.host, reaction }),
      quick: QUICK_LEVEL,
      waits: error => error instanceof Busy,
      warn: (details, text) => log.warn(details, text),
    })
  }

  attend(table: LiveTable): void {
    this.#driver.attend(table)
  }

  async close(): Promise<void> {
    this.#driver.abort()
    await this.#pool.close()
    await this.#driver.settled()
  }
}
