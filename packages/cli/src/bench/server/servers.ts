import type { Crowd } from '@noren/bench'
import { asGame, registryOf } from '@noren/engine'
import type { Library } from '@noren/server'

/** What is measured. `durable`: an answered move is on disk. */
export interface Contender {
  readonly name: string
  readonly server: string
  readonly durable: boolean
}

export const CONTENDERS: readonly Contender[] = [
  { name: 'noren-durable', server: 'noren', durable: true },
  { name: 'noren-memory', server: 'noren', durable: false },
  { name: 'colyseus', server: 'colyseus', durable: false },
  { name: 'boardgameio', server: 'boardgame.io', durable: false },
]

/** A house with one game on its shelf, and no limit to how fast it may be asked. */
async function openNoren(folder: string): Promise<number> {
  const [{ trick4 }, { readConfig, serve }] = await Promise.all([
    import('@noren/bench'),
    import('@noren/server'),
  ])
  const library: Library = {
    shelf: { trick4: { game: asGame(trick4) } },
    registry: registryOf({}, []),
    module: import.meta.url,
  }
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', NOREN_DATA: folder, NOREN_BOT_WORKERS: '1' })
  const unlimited = { messagesPerSecond: 0, requestsPerMinute: 0, logLevel: 'error' } as const
  return (await serve({ ...config, ...unlimited }, library)).port
}

/** Opens one server in this process. Nobody loads the others. */
export async function open(name: string, folder: string): Promise<number> {
  switch (name) {
    case 'noren-durable':
      return openNoren(folder)
    case 'noren-memory':
      return openNoren(':memory:')
    case 'colyseus':
      return (await import('@noren/bench/server/colyseus')).openColyseus()
    case 'boardgameio':
      return (await import('@noren/bench/server/boardgameio')).openBoardgameio()
    default:
      throw new Error(`there is no server called ${name}`)
  }
}

/** The players of one server. */
export async function crowd(name: string, port: number, tables: number): Promise<Crowd> {
  if (name === 'colyseus')
    return (await import('@noren/bench/server/colyseus-crowd')).colyseusCrowd(port, tables)
  if (name === 'boardgameio')
    return (await import('@noren/bench/server/boardgameio-crowd')).boardgameioCrowd(port, tables)
  return (await import('./noren-crowd.ts')).norenCrowd(port, tables)
}
