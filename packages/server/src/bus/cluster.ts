import type { ChatLine } from '@noren/protocol'
import type { MatchStore, Person } from '@noren/store'
import { hearAsked } from '../tables/consent.ts'
import type { Requested } from '../tables/consent.ts'
import type { LiveTable } from '../tables/live.ts'
import type { TimeSource } from '../time.ts'
import { isName } from './bus.ts'
import type { Bus, BusLog } from './bus.ts'

/** A house says who looks at its tables as often as this, so that one which is no more is forgotten. */
const BEAT = 15_000
/** As often it looks into the store for the tables it shows: a hint may be lost, and whoever wrote last may be gone. */
const LOOK = 1000

/** What houses say to each other about a table. Nothing of it is hidden from those who sit there. */
type Hint =
  /** So many entries are in the log; `here` also who looks at the table in that house. */
  | { readonly t: 'log'; readonly seq: number; readonly revision: number }
  | {
      readonly t: 'here'
      readonly seq: number
      readonly revision: number
      readonly people: readonly string[]
    }
  /** What lies in an envelope changed. */
  | { readonly t: 'sealed' }
  | { readonly t: 'said'; readonly said: ChatLine }
  | { readonly t: 'asked'; readonly asked: Requested }
  /** Somebody has just taken this table out of the store, and would like to know who looks at it elsewhere. */
  | { readonly t: 'who' }

/** One table in the memory of this house. */
export interface Followed {
  find(): Promise<LiveTable | null>
  /** Whether it left the memory, because nobody uses it here: whoever asks for it next reads it again. */
  letGo(table: LiveTable): boolean
}

const subjectOf = (table: string): string => `table.${table}`
const PEOPLE = 'people'

/** What the other houses at the same database need to know about our tables, and what we do with what they tell. */
export class ClusterSync {
  readonly #bus: Bus
  readonly #log: BusLog
  /** The tables in memory, as long as they are. */
  readonly #tables = new Map<string, Followed>()
  /** Tables that are about to be looked up anyway. */
  readonly #stale = new Set<string>()
  readonly #running = new Set<Promise<void>>()
  readonly #store: MatchStore
  readonly #stop: readonly (() => void)[]
  #looking = false
  /** The last look failed. */
  #blind = false
  #closed = false

  constructor(bus: Bus, store: MatchStore, time: TimeSource, log: BusLog) {
    this.#bus = bus
    this.#store = store
    this.#log = log
    bus.whenTorn(() => this.#lookEverywhere(), log)
    this.#stop = [time.every(BEAT, () => this.beat()), time.every(LOOK, () => void this.look())]
  }

  /** Hears about a table until it leaves the memory; from before it is read, so that nothing falls between. */
  follow(id: string, followed: Followed): () => void {
    // Anybody may ask for any table; about one that cannot be there is nothing to hear.
    if (!isName(id)) return () => {}
    this.#tables.set(id, followed)
    const stop = this.#bus.follow(subjectOf(id), (word, from) =>
      this.#with(id, table => this.#hear(table, word as Hint, from)),
    )
    return () => {
      stop()
      this.#tables.delete(id)
    }
  }

  #tell(table: LiveTable, hint: Hint): void {
    if (!this.#bus.alone) this.#bus.tell(subjectOf(table.id), hint)
  }

  wrote(table: LiveTable): void {
    this.#tell(table, { t: 'log', seq: table.row.seq, revision: table.row.revision })
  }

  sealed(table: LiveTable): void {
    this.#tell(table, { t: 'sealed' })
  }

  said(table: LiveTable, said: ChatLine): void {
    this.#tell(table, { t: 'said', said })
  }

  asked(table: LiveTable, asked: Requested): void {
    this.#tell(table, { t: 'asked', asked })
  }

  here(table: LiveTable, people: readonly string[] = table.viewers.here): void {
    this.#tell(table, { t: 'here', seq: table.row.seq, revision: table.row.revision, people })
  }

  /** A table was taken out of the store. */
  took(table: LiveTable): void {
    this.#tell(table, { t: 'who' })
  }

  renamed(person: Person): void {
    if (!this.#bus.alone) this.#bus.tell(PEOPLE, { ...person })
  }

  whenRenamed(hear: (person: Person) => Promise<void>): void {
    this.#bus.follow(PEOPLE, word => this.#do(() => hear(word as unknown as Person)))
  }

  #hear(table: LiveTable, hint: Hint, from: string): void {
    if (hint.t === 'log' || hint.t === 'here') {
      if (hint.t === 'here') table.viewers.heard(from, hint.people)
      if (hint.seq > table.row.seq || hint.revision > table.row.revision) this.#wrote(table)
    } else if (hint.t === 'sealed') this.#wrote(table)
    else if (hint.t === 'said') table.said(hint.said, 'elsewhere')
    else if (hint.t === 'asked') this.#do(() => hearAsked(table, hint.asked))
    else if (hint.t === 'who' && table.viewers.here.length > 0) this.here(table)
  }

  /** Another house wrote something. */
  #wrote(table: LiveTable): void {
    if (this.#tables.get(table.id)?.letGo(table) !== true) this.#look(table)
  }

  /** Reads what another house wrote; once, however many hints there were before it begins. */
  #look(table: LiveTable): void {
    const { id } = table
    if (this.#stale.has(id)) return
    this.#stale.add(id)
    this.#do(() =>
      table.settled().then(() => {
        this.#stale.delete(id)
        return table.refresh()
      }),
    )
  }

  #lookEverywhere(): void {
    for (const id of this.#tables.keys())
      this.#with(id, table => {
        this.#look(table)
        this.took(table)
        this.here(table)
      })
  }

  /** Says again who looks where, and forgets houses that have not said so for long. */
  beat(): void {
    if (this.#bus.alone) return
    for (const id of this.#tables.keys())
      this.#with(id, table => {
        table.viewers.heard()
        if (table.viewers.here.length > 0) this.here(table)
      })
  }

  /** Reads with one question how far all tables are that somebody looks at here, and then those that are further. */
  async look(): Promise<void> {
    if (this.#looking || this.#closed || (this.#bus.alone && !this.#store.shared)) return
    this.#looking = true
    try {
      const shown = new Map<string, LiveTable>()
      for (const followed of this.#tables.values()) {
        const table = await followed.find().catch(() => null)
        if (table !== null && table.looking.size > 0) shown.set(table.id, table)
      }
      for (const head of await this.#store.heads([...shown.keys()])) {
        const table = shown.get(head.id)
        if (table !== undefined && !table.knows(head)) this.#look(table)
      }
      this.#blind = false
    } catch (error) {
      // Said once for each time that the database is away.
      if (!this.#blind)
        this.#log.warn(
          { code: 'store-away', err: error },
          'PostgreSQL does not answer; tables stand still until it does',
        )
      this.#blind = true
    } finally {
      this.#looking = false
    }
  }

  #with(id: string, work: (table: LiveTable) => void): void {
    this.#do(async () => {
      const table = await this.#tables.get(id)?.find()
      if (table !== undefined && table !== null) work(table)
    })
  }

  #do(work: () => Promise<void>): void {
    const done = work()
      .catch((error: unknown) =>
        this.#log.warn(
          { code: 'cluster-sync-failed', err: error },
          'what another server wrote could not be read from the database',
        ),
      )
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  /** Says that nobody looks at anything here any more. */
  async close(): Promise<void> {
    this.#closed = true
    for (const stop of this.#stop) stop()
    for (const id of this.#tables.keys()) if (!this.#bus.alone) this.#with(id, table => this.here(table, []))
    await Promise.all(this.#running)
    await this.#bus.close()
  }
}
