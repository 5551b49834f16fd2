import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { places } from './places.ts'
import type { Share } from './processes/share.ts'

/** Everything a host may decide. `readConfig` fills it from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Folder of the database and the cookie secret; null keeps everything in memory. */
  readonly data: string | null
  /** Address of a PostgreSQL database; null keeps tables in a SQLite file under `data`. */
  readonly database: string | null
  /** Address of a NATS server that connects houses at the same database; null for a house that stands alone. */
  readonly bus: string | null
  /** Signs cookies, the same in every house; null makes one and keeps it beside the data. */
  readonly secret: string | null
  /** The address that people are given, where the house cannot know it; null takes those of this machine. */
  readonly site: string | null
  /** Whether the house speaks https, with a certificate of its own. */
  readonly https: boolean
  /** A house for trying out: bots only, nothing kept. */
  readonly demo: boolean
  /** What the house is called in its network, without `.local`; null if it is not announced there. */
  readonly localName: string | null
  /** Where games are built: tables may be looked into, and nothing is hidden. */
  readonly dev: boolean
  /** Folder of the built page. */
  readonly web: string
  /** Milliseconds a bot waits before its choice is shown, whatever it holds. */
  readonly botPause: number
  readonly botWorkers: number
  /** Milliseconds that a sealed window stays open at least, whoever answered. */
  readonly windowHold: number
  /** Milliseconds after which those at a table may vote about somebody who is gone. */
  readonly patience: number
  /** Whether a socket needs a ticket to speak for a person; without one it may only watch. */
  readonly socketTicket: boolean
  /** Origins beside our own that may speak for a person, such as a development server. */
  readonly origins: readonly string[]
  /** Whether webhooks may lead into the host's own network. */
  readonly webhookPrivate: boolean
  /** Days for which the host keeps backups, as people are told who delete what is theirs; null if the host does not say. */
  readonly backupDays: number | null
  /** Whom a push service may write to about notices of this server: a mailto: or https: address. */
  readonly pushContact: string
  /** Whether everybody may see the figures of this server; otherwise the machine it runs on alone. */
  readonly figuresPublic: boolean
  /** Lets whoever shows it read /metrics; null if nobody may from elsewhere. */
  readonly metricsToken: string | null
  /** Where /metrics is served instead; null for beside the page, to this machine alone. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | null
  /** So many proxies in front of us tell the truth about addresses and https; 0 if people reach us directly. */
  readonly proxyHops: number
  readonly logLevel: string
  /** REST requests a minute from one address; 0 sets no limit. */
  readonly requestsPerMinute: number
  /** Socket messages a second on one connection, with bursts of ten times as many; 0 sets no limit. */
  readonly messagesPerSecond: number
  /** What people and addresses may cost, as a share of the usual in percent; 0 sets no limit, nor do the two above when both are 0. */
  readonly budget: number
  /** Which of several processes of one machine this is; null for a server that is one process. */
  readonly process: Share | null
  /** Every match draws its key from this, so that a test can deal the same games again; null where people play. */
  readonly seed: string | null
}

/** What is wrong with the environment, one sentence for each variable. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'ConfigError'
    this.faults = faults
  }
}

type Env = Readonly<Record<string, string | undefined>>
type Reader<T> = (text: string) => T | string

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const whole =
  (min: number, max: number): Reader<number> =>
  text => {
    const n = Number(text)
    return /^\d+$/.test(text) && n >= min && n <= max ? n : `a whole number from ${min} to ${max}`
  }

const daysOf = (text: string): { readonly days: number } | string => {
  const days = whole(0, 3650)(text)
  return typeof days === 'number' ? { days } : days
}

/** Said to push services where the host names nobody: a name that leads nowhere by its standard. */
const PUSH_CONTACT = 'mailto:noren@example.org'
const contactOf = (text: string): { readonly to: string } | string =>
  /^(mailto:.+@.+|https:\/\/.+)$/.test(text)
    ? { to: text }
    : 'like mailto:host@example.org or https://example.org'

const flag: Reader<boolean> = text =>
  text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : '1 or 0'

/** A list of origins, or the fault as a one-element error. */
function originsOf(text: string): readonly string[] | string {
  const list = text.split(',').map(o => o.trim())
  const good = (o: string): boolean => URL.canParse(o) && new URL(o).origin === o
  return list.every(good) ? list : 'origins such as http://localhost:5173, separated by commas'
}

/** `host:port`, or a port on this machine alone. */
function addressOf(text: string): { host: string; port: number } | string {
  const [, host = '127.0.0.1', digits = ''] = /^(?:(.+):)?(\d+)$/.exec(text) ?? []
  const port = Number(digits)
  return digits !== '' && port <= 65_535
    ? { host: host.replace(/^\[|\]$/g, ''), port }
    : 'like 127.0.0.1:9464'
}

/** An address without a path, or the fault. */
const siteOf = (text: string): { readonly site: string } | string =>
  URL.canParse(text) && new URL(text).origin === text
    ? { site: text }
    : 'an address such as https://play.example.org'

/** Set by the process that starts the others, for each of them. */
function shareOf(text: string): Share | string {
  const [, slot, of] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  return slot === undefined || Number(slot) >= Number(of)
    ? 'like 0/2'
    : { slot: Number(slot), of: Number(of) }
}

/** A name for `.local`, or the fault; 1 is the usual name. */
const nameOf = (text: string): { readonly name: string } | string =>
  text === '1'
    ? { name: 'noren' }
    : /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(text)
      ? { name: text }
      : 'a name of small letters, digits and hyphens, without .local'

const POSTGRES = ['postgres:', 'postgresql:']
const NATS = ['nats:', 'tls:']
const leadsTo = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)
const SHORTEST_SECRET = 32
const SHORTEST_TOKEN = 16

/** What is wrong with what several houses share; values that may be secret are not repeated. */
function sharedFaults(bus: string, database: string, secret: string): string[] {
  const faults: string[] = []
  if (bus !== '' && !leadsTo(bus, NATS))
    faults.push('NATS_URL should be like nats://host:4222 or tls://user:password@host:4222')
  if (bus !== '' && database === '')
    faults.push('NATS_URL connects houses that share a database: set DATABASE_URL too')
  if (bus !== '' && secret === '')
    faults.push(
      'NATS_URL connects houses that share their guests: set NOREN_SECRET too, the same in every house',
    )
  if (secret !== '' && secret.length < SHORTEST_SECRET)
    faults.push(`NOREN_SECRET should have at least ${SHORTEST_SECRET} characters`)
  return faults
}

/** Reads the environment. Every wrong value is reported at once, each with what it should be. */
export function readConfig(env: Env): Config {
  const faults: string[] = []
  const read = <T>(name: string, fallback: T, reader: (text: string) => T | string): T => {
    const text = env[name]
    if (text === undefined || text === '') return fallback
    const value = reader(text)
    if (typeof value !== 'string' || typeof fallback === 'string') return value as T
    faults.push(`${name} is "${text}"; it should be ${value}`)
    return fallback
  }
  const oneOf = (name: string, fallback: string, values: readonly string[]): string => {
    const text = env[name] ?? fallback
    if (!values.includes(text)) faults.push(`${name} is "${text}"; it should be one of ${values.join(', ')}`)
    return text
  }
  const data = read('NOREN_DATA', places.data, text => text)
  const database = env['DATABASE_URL'] ?? ''
  // Said without its value, which may hold a password.
  if (database !== '' && !leadsTo(database, POSTGRES))
    faults.push('DATABASE_URL should be like postgres://user:password@host:5432/name')
  const demo = read('NOREN_DEMO', false, flag)
  if (demo && database !== '') faults.push('NOREN_DEMO keeps nothing: leave DATABASE_URL out')
  const [bus, secret] = [env['NATS_URL'] ?? '', env['NOREN_SECRET'] ?? '']
  faults.push(...sharedFaults(bus, database, secret))
  const token = env['NOREN_METRICS_TOKEN'] ?? ''
  if (token !== '' && token.length < SHORTEST_TOKEN)
    faults.push(`NOREN_METRICS_TOKEN should have at least ${SHORTEST_TOKEN} characters`)
  const seed = env['NOREN_SEED'] ?? ''
  if (seed !== '' && env['NODE_ENV'] !== 'test' && env['NOREN_DEV'] !== '1')
    faults.push('NOREN_SEED makes every game foreseeable: it is for tests, and needs NOREN_DEV=1')
  const botPause = read('NOREN_BOT_PAUSE', 500, whole(0, 60_000))
  const config: Config = {
    port: read('PORT', 3000, whole(0, 65_535)),
    host: read('HOST', '0.0.0.0', text => text),
    data: demo || data === ':memory:' ? null : resolve(data),
    database: database === '' ? null : database,
    bus: bus === '' ? null : bus,
    secret: secret === '' ? null : secret,
    site: read<{ readonly site: string | null }>('NOREN_SITE', { site: null }, siteOf).site,
    demo,
    dev: read('NOREN_DEV', false, flag),
    https: read('NOREN_HTTPS', false, flag),
    localName: read<{ readonly name: string | null }>('NOREN_MDNS', { name: null }, nameOf).name,
    web: resolve(read('NOREN_WEB', places.page, text => text)),
    botPause,
    botWorkers: read('NOREN_BOT_WORKERS', demo ? 1 : Math.max(1, availableParallelism() - 1), whole(1, 256)),
    windowHold: read('NOREN_WINDOW', 3 * botPause, whole(0, 60_000)),
    patience: read('NOREN_PATIENCE', 180_000, whole(0, 86_400_000)),
    socketTicket: read('NOREN_SOCKET_TICKET', false, flag),
    origins: read('NOREN_ORIGINS', [], originsOf),
    webhookPrivate: read('NOREN_WEBHOOK_PRIVATE', false, flag),
    backupDays: read<{ readonly days: number | null }>('NOREN_BACKUP_DAYS', { days: null }, daysOf).days,
    pushContact: read<{ readonly to: string }>('NOREN_PUSH_CONTACT', { to: PUSH_CONTACT }, contactOf).to,
    figuresPublic: read('NOREN_FIGURES', false, flag),
    metricsToken: token === '' ? null : token,
    metricsAddress: read<Config['metricsAddress']>('NOREN_METRICS_ADDRESS', null, addressOf),
    proxyHops: read('NOREN_PROXY_HOPS', read('NOREN_TRUST_PROXY', false, flag) ? 1 : 0, whole(0, 10)),
    logLevel: oneOf('NOREN_LOG', 'warn', LOG_LEVELS),
    requestsPerMinute: read('NOREN_REQUESTS_PER_MINUTE', demo ? 120 : 600, whole(0, 1_000_000)),
    messagesPerSecond: read('NOREN_MESSAGES_PER_SECOND', demo ? 5 : 20, whole(0, 100_000)),
    budget: read('NOREN_BUDGET', 100, whole(0, 10_000)),
    process: read<Share | null>('NOREN_PROCESS', null, shareOf),
    seed: seed === '' ? null : seed,
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}
