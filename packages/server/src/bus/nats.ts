import type { Msg, NatsConnection } from '@nats-io/transport-node'
import { realChance } from '../chance.ts'
import type { Chance } from '../chance.ts'
import { checkSubject } from './bus.ts'
import type { Bus, BusLog, Ear, Word } from './bus.ts'

const PATIENCE = 5000
/** Everything of ours lies under this name; houses that would not understand each other go by another number. */
const ROOT = 'noren.1'

const isWord = (value: unknown): value is { from: string; word: Word } =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  typeof value.from === 'string' &&
  'word' in value &&
  typeof value.word === 'object' &&
  value.word !== null

/** What came over the wire, if a house of ours can have said it. */
function read(message: Msg): { from: string; word: Word } | null {
  try {
    const value: unknown = message.json()
    return isWord(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Where the server is, and who we are to it, which its library wants apart. */
function toOptions(address: string): { servers: string; user?: string; pass?: string; token?: string } {
  const { host, protocol, username, password } = new URL(address)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  const who = user === '' ? {} : pass === '' ? { token: user } : { user, pass }
  return { servers: `${protocol}//${host}`, ...who }
}

/** Houses on any machines that reach the same NATS server. Its core alone is used: nothing is kept there. */
export class NatsBus implements Bus {
  readonly house: string
  /** Who else is there is not known here. */
  readonly alone = false
  readonly #nats: NatsConnection
  #look: () => void = () => {}
  #log: BusLog = { warn: () => {} }
  #connected = true

  private constructor(nats: NatsConnection, house: string) {
    this.#nats = nats
    this.house = house
  }

  /** Fails if nobody answers; once open, it waits for a server that went away as long as it takes. */
  static async open(address: string, chance: Chance = realChance): Promise<NatsBus> {
    // Loaded by those who need it: most houses stand alone.
    const { connect } = await import('@nats-io/transport-node')
    const nats = await connect({
      ...toOptions(address),
      name: 'noren',
      noEcho: true,
      timeout: PATIENCE,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
    })
    const bus = new NatsBus(nats, chance.id())
    void bus.#watch()
    return bus
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#nats.status()) {
      if (type === 'disconnect') {
        this.#connected = false
        this.#log.warn(
          { code: 'nats-away', address: this.#nats.getServer() },
          'NATS does not answer; what other servers write is read from the database until it does',
        )
      }
      if (type !== 'reconnect') continue
      this.#connected = true
      this.#look()
    }
  }

  get connected(): boolean {
    return this.#connected
  }

  tell(subject: string, word: Word): void {
    if (this.#nats.isClosed()) return
    this.#nats.publish(`${ROOT}.${checkSubject(subject)}`, JSON.stringify({ from: this.house, word }))
  }

  follow(subject: string, ear: Ear): () => void {
    const subscription = this.#nats.subscribe(`${ROOT}.${checkSubject(subject)}`, {
      callback: (error, message) => {
        if (error)
          return this.#log.warn({ code: 'nats-failed', err: error, subject }, 'NATS refused a subscription')
        const heard = read(message)
        if (heard === null)
          return this.#log.warn({ code: 'nats-bad-message', subject }, 'a message on NATS is not one of ours')
        ear(heard.word, heard.from)
      },
    })
    return () => subscription.unsubscribe()
  }

  settled(): Promise<void> {
    return this.#nats.flush()
  }

  whenTorn(look: () => void, log: BusLog): void {
    this.#look = look
    this.#log = log
  }

  /** Sends what was said, then closes. */
  async close(): Promise<void> {
    if (this.#nats.isClosed()) return
    // Draining waits for the server: without one there is nothing to wait for.
    await (this.#connected ? this.#nats.drain() : this.#nats.close())
  }
}
