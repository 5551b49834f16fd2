import type { MatchStore, SignIn } from '@noren/store'
import { steady } from './budget/steady.ts'
import type { Bus } from './bus/bus.ts'
import type { Identity } from './http/guest.ts'
import { HOUSE, HOUSE_KINDS, tombstoneOf } from './mine/kinds.ts'
import type { TimeSource } from './time.ts'

/** For so long what was read about a device is believed; an end is heard of at once, unless the word of it was lost. */
const BELIEVED = 30_000
const MOST = 20_000
const SUBJECT = 'signed-out'
const FORGOTTEN = 'forgotten'

interface Log {
  warn(details: object, text: string): void
}

/** Devices of cookies that name none: they are ended together. */
const oldOf = (person: string): string => `old-${person}`
/** All devices of one person together. */
const allOf = (person: string): string => `all-${person}`
export const keyOf = ({ person, device }: Identity): string => device ?? oldOf(person)

/**
 * Which devices act for whom. A cookie is believed because it is signed; here is kept which of them count no more. Devices are
 * written down once somebody has more than one, or looks at them: guests who come and go leave nothing.
 */
export class SignIns {
  readonly #store: MatchStore
  readonly #bus: Bus
  readonly #time: TimeSource
  readonly #log: Log
  readonly #ended = new Set<string>()
  readonly #good = new Map<string, number>()
  readonly #open = new Map<string, Set<() => void>>()

  constructor(store: MatchStore, bus: Bus, time: TimeSource, log: Log) {
    this.#store = store
    this.#bus = bus
    this.#time = time
    this.#log = log
    bus.follow(SUBJECT, ({ device }) => this.#over(String(device)))
    bus.follow(FORGOTTEN, ({ person }) => this.#over(allOf(String(person))))
  }

  /** Whether this device still acts for its person. */
  async counts(identity: Identity): Promise<boolean> {
    const key = keyOf(identity)
    const all = allOf(identity.person)
    if (this.#ended.has(key) || this.#ended.has(all)) return false
    const now = steady()
    const read = this.#good.get(key)
    if (read !== undefined && now - read < BELIEVED) return true
    try {
      if ((await this.#store.signIn(key))?.ended === true) {
        this.#over(key)
        return false
      }
      const stone = tombstoneOf(identity.person)
      if ((await this.#store.record(HOUSE, HOUSE_KINDS.forgotten, stone)) !== null) {
        this.#over(all)
        return false
      }
    } catch (error) {
      // Without the store nobody can be shown anything of a table either; a cookie must not be lost over it.
      this.#log.warn({ code: 'sign-in-unread', err: error }, 'a sign-in could not be looked up')
      return true
    }
    if (this.#good.size >= MOST) this.#good.clear()
    this.#good.set(key, now)
    return true
  }

  /** Writes a device down, if it is not. */
  async remember({ person, device }: Identity, agent: string): Promise<void> {
    const id = device ?? oldOf(person)
    if ((await this.#store.signIn(id)) !== null) return
    await this.#store.saveSignIn({ id, person, agent, created: this.#time.now(), ended: false })
  }

  list(person: string): Promise<SignIn[]> {
    return this.#store.signInsOf(person)
  }

  /** Ends one device of this person; false if they have no such device. */
  async end(person: string, id: string): Promise<boolean> {
    const known = await this.#store.signIn(id)
    if (known === null || known.person !== person || known.ended) return false
    await this.#store.saveSignIn({ ...known, ended: true })
    this.#bus.tell(SUBJECT, { device: id })
    this.#over(id)
    return true
  }

  /** Somebody was forgotten: none of their devices counts any more, here and at the other servers. */
  forgotten(person: string): void {
    this.#bus.tell(FORGOTTEN, { person })
    this.#over(allOf(person))
  }

  /** Calls once the device is ended, or all of that person's; the answer takes it back. */
  whenEnded(identity: Identity, call: () => void): () => void {
    const stop = [keyOf(identity), allOf(identity.person)].map(key => this.#when(key, call))
    return () => {
      for (const end of stop) end()
    }
  }

  #when(key: string, call: () => void): () => void {
    const calls = this.#open.get(key) ?? new Set()
    this.#open.set(key, calls.add(call))
    return () => {
      calls.delete(call)
      if (calls.size === 0 && this.#open.get(key) === calls) this.#open.delete(key)
    }
  }

  #over(key: string): void {
    if (this.#ended.size >= MOST) this.#ended.clear()
    this.#ended.add(key)
    this.#good.delete(key)
    for (const call of this.#open.get(key) ?? []) call()
  }
}

const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
] as const
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** What a device may be recognised by: a browser and a system, and nothing finer. */
export function agentOf(text = ''): string {
  const browser = BROWSERS.find(([, sign]) => sign.test(text))?.[0]
  const system = SYSTEMS.find(([, sign]) => sign.test(text))?.[0]
  return [browser, system].filter(part => part !== undefined).join(', ')
}
