import { has, members, waiting } from '@noren/engine'
import type { Seat, SeatSet } from '@noren/engine'
import type { NoticeKind } from '@noren/protocol'
import type { MatchStore, TableRow } from '@noren/store'
import webpush from 'web-push'
import type { Metrics } from '../metrics.ts'
import { waitingFirst } from '../mine/own-games.ts'
import { HOUSE, HOUSE_KINDS, KINDS } from '../mine/kinds.ts'
import type { LiveTable } from '../tables/live.ts'
import { peopleOf, seatsOf } from '../tables/seating.ts'
import type { TimeSource } from '../time.ts'
import { Allowance } from '../webhooks/allowance.ts'
import { placeOf } from '../webhooks/guard.ts'
import { postBytes } from '../webhooks/post.ts'
import type { PushKeys } from './keys.ts'
import { quietFor, subscriptionsOf } from './subscriptions.ts'
import type { Subscription } from './subscriptions.ts'
import { noticeText } from './text.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** So long no page of somebody must look at a table before they are told that it is their turn. */
const PATIENCE = MINUTE
/** Notices an hour for one person. */
const PER_PERSON = 60
const AT_ONCE = 500
/** A push service keeps a notice for a device that is off for so many seconds. */
const KEPT = 4 * 3600
const MOST = 100
/** Who was told of the end of their time is remembered for so long, which is longer than any turn. */
const REMEMBERED = 30 * 24 * HOUR
const TABLES = 200

type Result = 'delivered' | 'failed' | 'refused' | 'limited' | 'gone'

interface Log {
  warn(details: object, text: string): void
}

interface Means {
  readonly store: MatchStore
  readonly time: TimeSource
  readonly metrics: Metrics
  readonly log: Log
  /** Whether addresses inside the host's network are allowed. */
  readonly inside: boolean
  readonly keys: () => Promise<PushKeys>
  /** Who answers for this server: an address that push services may write to. */
  readonly contact: string
  /** An id that nobody else has. */
  readonly id: () => string
  /** Whether somebody looks at a table. */
  readonly looks: (table: string, person: string) => boolean
}

/** Whom a table waits for, and since when, as far as it was looked at. */
interface Waits {
  asked: SeatSet
  /** When the turns began after which nobody has been told yet, by seat, on the clock that never jumps. */
  readonly begun: Map<Seat, { readonly person: string; readonly at: number }>
  /** Whether a timer runs: one for a table, however many moves are made there. */
  planned: boolean
}

/** The moment from which somebody is told that their time is nearly over: the last hour, or the last tenth if that is shorter. */
export const lateFrom = (until: number, limit: number): number =>
  until - Math.min(HOUR, limit > 0 ? limit / 10 : HOUR)

/**
 * Tells the devices of people who asked for it (Web Push, RFC 8030): that it is their turn and nobody looks, that their time is nearly over, and what
 * else they switched on. A courtesy: what cannot be delivered is forgotten, and the page shows the truth.
 */
export class PushNotifier {
  readonly #means: Means
  readonly #people = new Allowance(PER_PERSON, HOUR)
  readonly #closing = new AbortController()
  readonly #running = new Set<Promise<void>>()
  readonly #timers = new Set<() => void>()
  readonly #waits = new WeakMap<LiveTable, Waits>()

  constructor(means: Means) {
    this.#means = means
    this.#timers.add(means.time.every(MINUTE, () => this.#do(() => this.sweep())))
  }

  /** Looks at a table when its game began and after every entry. */
  attend(table: LiveTable, answered: (seat: Seat) => boolean = () => false): void {
    const { match, row } = table
    if (match === null || row.status !== 'playing' || row.time.kind === 'live') return
    const asked = waiting(match.state)
    const waits = this.#waitsOf(table)
    const before = waits.asked
    waits.asked = asked
    const seq = match.entries.length
    for (const seat of members(asked)) {
      const holder = row.holders[seat]
      if (holder?.kind !== 'person' || holder.away || holder.standIn !== undefined || answered(seat)) continue
      const acted = match.entries.at(-1)?.seat === seat
      // A turn that begins; not one that goes on while others act.
      if (match.askedAt[seat] !== seq || ((before & (1 << seat)) !== 0 && !acted)) continue
      waits.begun.set(seat, { person: holder.person, at: this.#means.time.mono() })
      if (!waits.planned) this.#plan(table.id, waits, PATIENCE)
    }
  }

  #waitsOf(table: LiveTable): Waits {
    const known = this.#waits.get(table)
    if (known !== undefined) return known
    const waits: Waits = { asked: 0, begun: new Map(), planned: false }
    this.#waits.set(table, waits)
    return waits
  }

  /** Looks after a while for whom a table has waited long enough. By its id: nothing keeps a table that everybody left. */
  #plan(table: string, waits: Waits, ms: number): void {
    waits.planned = this.#after(ms, () => this.#look(table, waits))
  }

  #look(table: string, waits: Waits): void {
    waits.planned = false
    const long = this.#means.time.mono() - PATIENCE
    let next = Number.POSITIVE_INFINITY
    for (const [seat, { person, at }] of waits.begun)
      if (!has(waits.asked, seat)) waits.begun.delete(seat)
      else if (at > long) next = Math.min(next, at)
      else {
        waits.begun.delete(seat)
        this.#do(() => this.#turn(table, person))
      }
    if (waits.begun.size > 0) this.#plan(table, waits, next - long)
  }

  /** Another server carried this out, and tells people. */
  saw(table: LiveTable): void {
    if (table.match !== null) this.#waitsOf(table).asked = waiting(table.match.state)
  }

  /** Who sits where changed, or what they agreed on. */
  changed(row: TableRow, before: TableRow | undefined): void {
    if (before === undefined) return
    const vote = row.manners?.absence ?? null
    const absent = vote === null ? undefined : row.holders[vote.seat]
    if (vote !== null && vote.seat !== before.manners?.absence?.seat)
      this.#tellAll(row, 'vote', who => absent?.kind === 'person' && absent.person === who)
    if (before.status === 'open' && row.status === 'playing') this.#tellAll(row, 'full')
    if (before.next === null && row.next !== null) this.#tellAll(row, 'rematch')
    if (before.status !== 'over' && row.status === 'over') this.over(row)
  }

  /** A game has ended. */
  over(row: TableRow): void {
    if (row.time.kind === 'days') this.#tellAll(row, 'result')
  }

  #tellAll(row: TableRow, kind: NoticeKind, but: (who: string) => boolean = () => false): void {
    for (const who of peopleOf(row))
      if (!but(who) && !this.#means.looks(row.charter.id, who))
        this.#do(() => this.tell(who, kind, row, null))
  }

  async #turn(table: string, person: string): Promise<void> {
    // Whoever is looking, or answered meanwhile, needs no notice; who looks is known without reading anything.
    if (this.#means.looks(table, person)) return
    const row = await this.#means.store.table(table)
    if (row === null || !isAsked(row, person) || this.#means.looks(table, person)) return
    await this.tell(person, 'turn', row, leftFor(row, person, this.#means.time.now()))
  }

  /** Tells people whose time is nearly over, once for each time, whichever server looks first. */
  async sweep(): Promise<void> {
    const { store, time, looks } = this.#means
    const now = time.now()
    for (const id of await store.tablesDue(now + HOUR, TABLES)) {
      const row = await store.table(id)
      if (row?.clock == null || row.time.kind !== 'days') continue
      for (const [seat, holder] of row.holders.entries()) {
        const until = row.clock.until[seat] ?? 0
        if (holder.kind !== 'person' || until <= now || !isAsked(row, holder.person)) continue
        if (now < lateFrom(until, row.clock.limit[seat] ?? 0) || looks(id, holder.person)) continue
        const mine = await this.#claim(`${id} ${seat} ${until}`, now)
        if (mine) await this.tell(holder.person, 'time', row, until - now)
      }
    }
    for (const { key, at } of await store.recordsOf(HOUSE, HOUSE_KINDS.told))
      if (now - at > REMEMBERED) await store.dropRecord(HOUSE, HOUSE_KINDS.told, key)
  }

  /** Whether this server is the one that tells it. */
  async #claim(key: string, now: number): Promise<boolean> {
    const body = this.#means.id()
    const record = { person: HOUSE, kind: HOUSE_KINDS.told, key, body, at: now }
    return (await this.#means.store.addRecord(record)).body === body
  }

  /** Tells every device of somebody that wants to hear of this, now or when its quiet hours are over. */
  async tell(person: string, kind: NoticeKind, row: TableRow, left: number | null): Promise<void> {
    const { store, time } = this.#means
    for (const device of await subscriptionsOf(store, person)) {
      if (!device.kinds.includes(kind)) continue
      const wait = quietFor(device, kind, time.now())
      if (wait === 0) await this.#send(person, kind, row, left, device)
      // What was worth telling at night is looked at again in the morning.
      else if (kind === 'turn') this.#after(wait, () => this.#do(() => this.#turn(row.charter.id, person)))
    }
  }

  async #send(
    person: string,
    kind: NoticeKind,
    row: TableRow,
    left: number | null,
    device: Subscription,
  ): Promise<void> {
    const { store, time, metrics } = this.#means
    const count = (result: Result): void =>
      metrics.count('noren_notices_total', 'Notices by what came of them.', { result })
    if (!this.#people.take(person, time.now())) return count('limited')
    const waits = waitingFirst(await store.runningOf(person, MOST), person).length
    const told = { kind, game: row.charter.game, left, waiting: waits }
    const { title, body } = await noticeText(told, device.lang)
    const tag = kind === 'turn' || kind === 'time' ? 'noren-next' : `noren-${kind}-${row.charter.id}`
    const url = kind === 'turn' || kind === 'time' ? '/next' : `/t/${row.charter.id}`
    const result = await this.#post(device, JSON.stringify({ title, body, tag, url, waiting: waits }))
    if (result === 'gone') await store.dropRecord(person, KINDS.push, device.device)
    count(result)
  }

  async #post({ endpoint, keys }: Subscription, payload: string): Promise<Result> {
    const { inside, contact } = this.#means
    const { publicKey, privateKey } = await this.#means.keys()
    const { headers, body } = webpush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: KEPT,
      contentEncoding: 'aes128gcm',
    })
    const url = new URL(endpoint)
    const place = await placeOf(url, inside)
    if (place === 'inside') return 'refused'
    if (place === null) return 'failed'
    const sent = postBytes(url, place, headers, body ?? '', this.#closing.signal)
    // A line that breaks is a notice that was not delivered.
    const status = await sent.catch(() => 0)
    if (status === 404 || status === 410) return 'gone'
    return status >= 200 && status < 300 ? 'delivered' : 'failed'
  }

  /** False if too much waits already. */
  #after(ms: number, call: () => void): boolean {
    if (this.#timers.size >= AT_ONCE * 20) return false
    const stop = this.#means.time.after(ms, () => {
      this.#timers.delete(stop)
      call()
    })
    this.#timers.add(stop)
    return true
  }

  #do(work: () => Promise<void>): void {
    if (this.#closing.signal.aborted || this.#running.size >= AT_ONCE) return
    const done = work()
      .catch((error: unknown) =>
        this.#means.log.warn({ code: 'notice-failed', err: error }, 'a notice could not be sent'),
      )
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    for (const stop of this.#timers) stop()
    await Promise.all(this.#running)
  }
}

const isAsked = (row: TableRow, who: string): boolean =>
  row.status === 'playing' &&
  seatsOf(row, who).some(seat => (row.waiting & ~row.answered & (1 << seat)) !== 0)

function leftFor(row: TableRow, who: string, now: number): number | null {
  const ends = seatsOf(row, who).map(seat => row.clock?.until[seat] ?? 0)
  const until = Math.min(...ends.filter(t => t > 0), Number.POSITIVE_INFINITY)
  return Number.isFinite(until) ? Math.max(0, until - now) : null
}
