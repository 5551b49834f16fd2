import { createRequire } from 'node:module'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { definition } from '../boardgameio.ts'

const load = createRequire(import.meta.url)
interface Opened {
  run(port: number): Promise<{ readonly appServer: NetServer }>
}
const { Server } = load('boardgame.io/server') as {
  readonly Server: (options: { games: unknown[]; origins: string[] }) => Opened
}

/** Opens boardgame.io's own server, storage in memory, on a free port. */
export async function openBoardgameio(): Promise<number> {
  let deals = 0
  const server = Server({ games: [definition(false, () => deals++)], origins: ['*'] })
  const { appServer } = await server.run(0)
  return (appServer.address() as AddressInfo).port
}
