import type * as Bench from '@noren/bench'
import type { Crowd } from '@noren/bench'
import type * as Engine from '@noren/engine'
import type * as Protocol from '@noren/protocol'
import type * as Delta from '@noren/protocol/delta'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Peer from '@noren/bench/server/colyseus'
import type * as Server from '@noren/server'
import type { Library } from '@noren/server'
import type { Part } from '../shipped.ts'

/** What is measured. `durable`: an answered move is on disk. */
export interface Contender {
  readonly name: string
  readonly server: string
  readonly durable: boolean
  /** The checkout it comes from; ours, if absent. */
  readonly root?: string
  /** The PostgreSQL it writes to, and how many processes it is. */
  readonly database?: string
  readonly processes?: number
}

/** What is played, by how many at a table. */
export interface Match {
  readonly game: string
  readonly seats: number
}
export const TRICK4: Match = { game: 'trick4', seats: 4 }

/** What a server is put together from; nothing, if it is run as it comes from its registry. */
export const partsOf = ({ server, name }: Contender): readonly Part[] =>
  server.startsWith('noren') ? ['server', 'engine', 'bench'] : name === 'colyseus' ? ['colyseus'] : []

export const CONTENDERS: readonly Contender[] = [
  { name: 'noren-durable', server: 'noren', durable: true },
  { name: 'noren-memory', server: 'noren', durable: false },
  { name: 'colyseus', server: 'colyseus', durable: false },
  { name: 'boardgameio', server: 'boardgame.io', durable: false },
]

/** Ours, and the same servers of another checkout beside them. */
export function contendersOf({ game }: Match, before: string | null): Contender[] {
  const ours = CONTENDERS.filter(c => game === TRICK4.game || c.server === 'noren')
  if (before === null) return ours
  const theirs = CONTENDERS.filter(c => c.server === 'noren')
  return [...ours, ...theirs.map(c => ({ ...c, server: 'noren before', root: before }))]
}

/**
 * Our server on PostgreSQL, as so many processes, each with a database of its own. The database of a trial waits for no disk, so nothing
 * of it is durable.
 */
export const onDatabases = (
  servers: readonly (readonly [processes: number, database: string])[],
): Contender[] =>
  servers.map(([processes, database]) => ({
    name: 'noren-postgres',
    server: 'noren',
    durable: false,
    database,
    processes,
  }))

/** A module of this checkout, or of another one. */
const load = <T>(name: string, root: string, path: string): Promise<T> =>
  import(root === '' ? name : pathToFileURL(`${root}/${path}`).href) as Promise<T>

/** A part of a server that was put together in a folder. */
const from = <T>(folder: string, part: Part): Promise<T> =>
  import(pathToFileURL(join(folder, `${part}.mjs`)).href) as Promise<T>

/** A process that ends while it is measured makes the run worthless. */
const endedEarly = (slot: number): void => {
  throw new Error(`server process ${slot} ended`)
}

/**
 * Our server without a limit to how fast it may be asked, with trick4 alone on its shelf or with its own games. With a number of
 * processes it writes to the database of the environment.
 */
async function openNoren(data: string, game: string, shipped: string, processes = 0): Promise<number> {
  const { readConfig, serve, startProcesses } = await from<typeof Server>(shipped, 'server')
  const { DATABASE_URL, NOREN_PROCESS } = process.env
  const env = {
    ...(processes === 0 ? {} : { DATABASE_URL, NOREN_PROCESS }),
    PORT: '0',
    HOST: '127.0.0.1',
    NOREN_DATA: data,
    NOREN_BOT_WORKERS: '1',
    NOREN_WINDOW: '0',
  }
  const config = readConfig(env)
  if (processes > 1 && config.process === null)
    return (await startProcesses(processes, config, env, endedEarly)).listening.port
  const unlimited = { messagesPerSecond: 0, requestsPerMinute: 0, logLevel: 'error' } as const
  const library = game === TRICK4.game ? await trick4Alone(shipped) : undefined
  return (await serve({ ...config, ...unlimited }, library)).port
}

async function trick4Alone(shipped: string): Promise<Library> {
  const { asGame, registryOf } = await from<typeof Engine>(shipped, 'engine')
  const { trick4 } = await from<typeof Bench>(shipped, 'bench')
  return {
    shelf: { trick4: { game: asGame(trick4) } },
    registry: registryOf({}, []),
    module: import.meta.url,
  }
}

/** Opens one server in this process, from the folder in which it was put together. Nobody loads the others. */
export async function open(
  name: string,
  folder: string,
  game: string,
  shipped: string,
  processes: number,
): Promise<number> {
  switch (name) {
    case 'noren-durable':
      return openNoren(folder, game, shipped)
    case 'noren-memory':
      return openNoren(':memory:', game, shipped)
    case 'noren-postgres':
      return openNoren(folder, game, shipped, processes)
    case 'colyseus':
      return (await from<typeof Peer>(shipped, 'colyseus')).openColyseus()
    case 'boardgameio':
      return (await import('@noren/bench/server/boardgameio')).openBoardgameio()
    default:
      throw new Error(`there is no server called ${name}`)
  }
}

/** The players of one server. */
export async function crowd(
  { name, root = '', database }: Contender,
  port: number,
  tables: number,
  { game, seats }: Match,
): Promise<Crowd> {
  if (name === 'colyseus')
    return (await import('@noren/bench/server/colyseus-crowd')).colyseusCrowd(port, tables)
  if (name === 'boardgameio')
    return (await import('@noren/bench/server/boardgameio-crowd')).boardgameioCrowd(port, tables)
  const { PROTOCOL } = await load<typeof Protocol>('@noren/protocol', root, 'packages/protocol/src/index.ts')
  const { DeltaDecoder } = await load<typeof Delta>(
    '@noren/protocol/delta',
    root,
    'packages/protocol/src/delta/index.ts',
  )
  const speech = { PROTOCOL, DeltaDecoder, named: database !== undefined }
  return (await import('./noren-crowd.ts')).norenCrowd(port, tables, game, seats, speech)
}
