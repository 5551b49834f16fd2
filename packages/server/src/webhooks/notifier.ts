import { members, waiting } from '@noren/engine'
import type { Seat } from '@noren/engine'
import type { MatchStore, Webhook } from '@noren/store'
import type { Metrics } from '../metrics.ts'
import { KINDS } from '../mine/kinds.ts'
import { seatsOf } from '../tables/seating.ts'
import type { LiveTable } from '../tables/live.ts'
import type { TimeSource } from '../time.ts'
import { Allowance } from './allowance.ts'
import { placeOf } from './guard.ts'
import { postBytes, signed } from './post.ts'
import { readyFor } from './ready.ts'

const HOUR = 3_600_000
/** Messages an hour for one person, and to one host, whoever asked for them. */
const PER_PERSON = 60
const PER_HOST = 600
/** Waiting times before each further try. */
const AGAIN: readonly number[] = [10_000, 60_000, 300_000]
/** Messages under way or waiting for another try, at most. */
const AT_ONCE = 500
const GONE = 410

type Result = 'delivered' | 'failed' | 'refused' | 'limited' | 'outdated' | 'gone'

/**
 * Tells people who are not looking that it is their turn in a game at a day a turn, at the address they gave. Nothing hidden is
 * sent: a table, its game, its link. It is a courtesy: what could not be delivered after a few tries is forgotten, and
 * the page shows the truth.
 */
export class TurnNotifier {
  readonly #store: MatchStore
  readonly #time: TimeSource
  readonly #metrics: Metrics
  /** Whether addresses inside the host's network are allowed. */
  readonly #inside: boolean
  readonly #people = new Allowance(PER_PERSON, HOUR)
  readonly #hosts = new Allowance(PER_HOST, HOUR)
  readonly #closing = new AbortController()
  readonly #running = new Set<Promise<void>>()
  /** Whom each table waited for when it was last looked at. */
  readonly #waited = new WeakMap<LiveTable, number>()

  constructor(store: MatchStore, time: TimeSource, metrics: Metrics, inside: boolean) {
    this.#store = store
    this.#time = time
    this.#metrics = metrics
    this.#inside = inside
  }

  /** Looks at a table when its game began and after every entry. A seat that is answered for calls nobody. */
  attend(table: LiveTable, answered: (seat: Seat) => boolean = () => false): void {
    const { match, row } = table
    if (match === null || row.status !== 'playing' || row.time.kind !== 'days') return
    const asked = waiting(match.state)
    const seq = match.entries.length
    const before = this.#waited.get(table) ?? 0
    this.#waited.set(table, asked)
    const people = new Set<string>()
    for (const seat of members(asked)) {
      const holder = row.holders[seat]
      if (holder?.kind !== 'person' || holder.away || holder.standIn !== undefined) continue
      const acted = match.entries.at(-1)?.seat === seat
      // A turn that begins; not one that goes on while others act.
      const begins = match.askedAt[seat] === seq && ((before & (1 << seat)) === 0 || acted)
      if (begins && !table.online(holder.person) && !answered(seat)) people.add(holder.person)
    }
    for (const person of people) this.#begin(table, person)
  }

  /** Another house carried this out, and tells people. */
  saw(table: LiveTable): void {
    if (table.match !== null) this.#waited.set(table, waiting(table.match.state))
  }

  #begin(table: LiveTable, person: string): void {
    if (this.#closing.signal.aborted) return
    if (this.#running.size >= AT_ONCE) return this.#count('limited')
    const work = this.#tell(table, person)
      .then(
        result => result !== null && this.#count(result),
        () => this.#count('failed'),
      )
      .then(() => void this.#running.delete(work))
    this.#running.add(work)
  }

  #count(result: Result): void {
    this.#metrics.count('noren_webhooks_total', 'Webhooks by what came of them.', { result })
  }

  async #tell(table: LiveTable, person: string): Promise<Result | null> {
    const hook = await this.#store.webhook(person)
    if (hook === null) return null
    const now = this.#time.now()
    if (!this.#people.take(person, now) || !this.#hosts.take(new URL(hook.url).host, now)) return 'limited'
    for (const pause of [0, ...AGAIN]) {
      if (pause > 0 && !(await this.#wait(pause))) return null
      if (!(await this.#stillAsked(table, person))) return 'outdated'
      const result = await this.#send(hook, table)
      if (result === 'gone') await this.#store.dropWebhook(person)
      if (result !== 'failed') return result
    }
    return 'failed'
  }

  /** One try. Whatever goes wrong on the way may go right the next time; an address that leads inside never will. */
  async #send(hook: Webhook, { row }: LiveTable): Promise<Result> {
    const url = new URL(hook.url)
    const place = await placeOf(url, this.#inside)
    if (place === 'inside') return 'refused'
    if (place === null) return 'failed'
    const lang = (await this.#store.record(hook.person, KINDS.webhook, 'lang'))?.body ?? 'en'
    const { body, headers } = await readyFor(hook, row.charter, lang)
    const signature = signed(hook.secret, Math.floor(this.#time.now() / 1000), body)
    const sent = { ...headers, 'noren-signature': signature }
    const status = await postBytes(url, place, sent, body, this.#closing.signal).catch(() => 0)
    if (status === GONE) return 'gone'
    return status >= 200 && status < 300 ? 'delivered' : 'failed'
  }

  /** Read from the store, so that a table that nobody uses need not be loaded for it. */
  async #stillAsked(table: LiveTable, person: string): Promise<boolean> {
    if (table.online(person)) return false
    const row = await this.#store.table(table.id)
    if (row === null || row.status !== 'playing') return false
    return seatsOf(row, person).some(seat => (row.waiting & ~row.answered & (1 << seat)) !== 0)
  }

  #wait(ms: number): Promise<boolean> {
    const { signal } = this.#closing
    return new Promise(resolve => {
      const done = (): void => {
        signal.removeEventListener('abort', closed)
        resolve(true)
      }
      const cancel = this.#time.after(ms, done)
      const closed = (): void => {
        cancel()
        resolve(false)
      }
      if (signal.aborted) closed()
      else signal.addEventListener('abort', closed, { once: true })
    })
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#running)
  }
}
