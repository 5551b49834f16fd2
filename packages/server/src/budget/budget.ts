import { isIPv6 } from 'node:net'
import { Account } from './account.ts'
import type { Means, Outlet } from './account.ts'
import { BYTES_PER_MS, PRICES } from './prices.ts'

const MB = 1_048_576

/** One person: a few devices, a few tables, as fast as hands go. */
const PERSON: Means = {
  cpu: [60, 900],
  bytes: [MB / 2, 16 * MB],
  tables: [1 / 20, 20],
  guesses: [1 / 5, 20],
  sockets: 16,
  requests: 16,
  unread: 4 * MB,
}
/** One address: a household, a school, a club. All of its people together may take a third of the house. */
const ADDRESS: Means = {
  cpu: [300, 3000],
  bytes: [4 * MB, 128 * MB],
  tables: [1 / 5, 60],
  guesses: [1 / 2, 40],
  sockets: 128,
  requests: 256,
  unread: 16 * MB,
}

/** Accounts beyond this many are looked through for those that have nothing to remember. */
const MANY = 10_000
/** A message that cannot be paid for while so much is unread waits for the reader. */
const BEHIND = MB

/** No limit but those that are set apart. */
const FREE: Means = {
  cpu: [0, 0],
  bytes: [0, 0],
  tables: [0, 0],
  guesses: [0, 0],
  sockets: Number.POSITIVE_INFINITY,
  requests: Number.POSITIVE_INFINITY,
  unread: Number.POSITIVE_INFINITY,
}

function scaled(means: Means, by: number): Means {
  if (by === 0) return FREE
  const flow = ([rate, burst]: readonly [number, number]) => [rate * by, burst * by] as const
  return {
    cpu: flow(means.cpu),
    bytes: flow(means.bytes),
    tables: flow(means.tables),
    guesses: flow(means.guesses),
    sockets: Math.max(1, Math.round(means.sockets * by)),
    requests: Math.max(1, Math.round(means.requests * by)),
    unread: means.unread * by,
  }
}

/** Addresses that belong together: whoever has one of IPv6 has 2^64 of them. */
export function networkOf(address: string): string {
  const four = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (four !== undefined) return four
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const [left, right] = [head, tail].map(half => (half === '' ? [] : half.split(':'))) as [string[], string[]]
  const gap = address.includes('::') ? 8 - left.length - right.length : 0
  const groups = [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right]
  return groups
    .slice(0, 4)
    .map(g => g.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** What somebody may cost here: the person and the address they come from pay together, or not at all. */
export class Purse {
  /** The address, as accounts are kept. */
  readonly network: string
  readonly #accounts: readonly Account[]
  constructor(network: string, accounts: readonly Account[]) {
    this.network = network
    this.#accounts = accounts
  }

  /** Pays a price in milliseconds; false, and nothing is taken, if one of the two cannot. */
  spend(price: number): boolean {
    if (!this.#accounts.every(a => a.cpu.level() >= price && a.bytes.level() > 0)) return false
    for (const a of this.#accounts) a.cpu.owe(price)
    return true
  }

  /** Charges what has been sent: it cannot be refused any more, but what is asked for next can. */
  sent(bytes: number): void {
    for (const a of this.#accounts) {
      a.bytes.owe(bytes)
      a.cpu.owe(bytes / BYTES_PER_MS)
    }
  }

  /** Charges what is not carried out: to read it and to say no costs, too. */
  refused(): void {
    for (const a of this.#accounts) a.cpu.owe(PRICES.message)
  }

  /** Whether so much was refused that even saying no costs too much: then it is read more slowly. */
  get flooded(): boolean {
    return this.#accounts.some(a => a.cpu.level() < -a.means.cpu[1] / 2)
  }

  /** Milliseconds until a price can be paid again. */
  wait(price: number): number {
    return Math.max(
      0,
      ...this.#accounts.map(a => Math.max(a.cpu.wait(price), a.bytes.wait(1), a.rest.wait())),
    )
  }

  /** One more request to the API, or for a socket. */
  request(): boolean {
    return this.#accounts.every(a => a.rest.take())
  }

  /** One more table is opened. */
  table(): boolean {
    if (!this.#accounts.every(a => a.tables.level() >= 1)) return false
    for (const a of this.#accounts) a.tables.owe(1)
    return true
  }

  /** Whether tables may be asked for that may not be there. */
  get mayGuess(): boolean {
    return this.#accounts.every(a => a.guesses.level() >= 1)
  }

  /** Somebody asked for a table that is not there. */
  guessed(): void {
    for (const a of this.#accounts) a.guesses.owe(1)
  }

  /** Whether one more socket may be opened. */
  get mayConnect(): boolean {
    return this.#accounts.every(a => a.outlets.size < a.means.sockets)
  }

  connect(outlet: Outlet): void {
    for (const a of this.#accounts) a.outlets.add(outlet)
  }

  disconnect(outlet: Outlet): void {
    for (const a of this.#accounts) a.outlets.delete(outlet)
  }

  /** Something waits to be read; if it is too much, whoever reads least is cut off. */
  pressed(): void {
    for (const a of this.#accounts) a.relieve()
  }

  /** Whether this reader is too far behind to be shown more. */
  behind(outlet: Outlet): boolean {
    return outlet.unread > BEHIND
  }

  /** Begins a request; null if too many are under way, else what to call at its end. */
  begin(): (() => void) | null {
    if (!this.#accounts.every(a => a.requests < a.means.requests)) return null
    for (const a of this.#accounts) a.requests++
    let open = true
    return () => {
      if (open) for (const a of this.#accounts) a.requests--
      open = false
    }
  }
}

/** What everybody has left, by person and by address, over requests and sockets together. Kept in memory, in each server. */
export class Budget {
  readonly #people = new Map<string, Account>()
  readonly #addresses = new Map<string, Account>()
  readonly #person: Means
  readonly #address: Means
  readonly #free: boolean

  readonly #requests: number

  /** `percent` of the usual allowance, 0 sets no limit; and requests a minute from one address, 0 as many as it can pay for. */
  constructor(percent: number, requests: number) {
    this.#free = percent === 0 && requests === 0
    this.#requests = requests
    this.#person = scaled(PERSON, percent / 100)
    this.#address = scaled(ADDRESS, percent / 100)
  }

  of(address: string, person: string | null): Purse {
    const network = networkOf(address)
    if (this.#free) return new Purse(network, [])
    const mine = account(this.#addresses, network, this.#address, this.#requests)
    const own = person === null ? [] : [account(this.#people, person, this.#person, 0)]
    return new Purse(network, [mine, ...own])
  }

  /** How many accounts are kept. */
  get size(): number {
    return this.#people.size + this.#addresses.size
  }
}

function account(all: Map<string, Account>, name: string, means: Means, requests: number): Account {
  const known = all.get(name)
  if (known !== undefined) return known
  if (all.size >= MANY) for (const [old, kept] of all) if (kept.idle) all.delete(old)
  const fresh = new Account(means, requests)
  all.set(name, fresh)
  return fresh
}
