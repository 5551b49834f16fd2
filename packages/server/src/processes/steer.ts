import { IncomingMessage } from 'node:http'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { isMessage, slotOf } from './share.ts'
import type { Message, Share, Wanted } from './share.ts'

type Upgraded = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** The slot of the process that keeps the table which a request for a socket names; null if it names none. */
function wantedSlot(url: string | undefined, of: number): number | null {
  const table = new URL(url ?? '/', 'http://localhost').searchParams.get('table')
  return table === null ? null : slotOf(table, of)
}

/**
 * Hands sockets to the process that keeps their table. A client says nothing between asking for a socket and being answered, so nothing is
 * on its way while the socket changes hands. But Node keeps reading it here until it hears that the socket has arrived, and throws away what
 * it reads: nobody may answer the client before that, or its first words are lost here. Whoever gets it serves it, whatever it names:
 * steering saves work and decides nothing.
 */
export function steer(server: Server, { slot, of }: Share): void {
  const theirs = server.listeners('upgrade') as Upgraded[]
  server.removeAllListeners('upgrade')
  const open: Upgraded = (request, socket, head) => {
    for (const listener of theirs) listener.call(server, request, socket, head)
  }
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const to = wantedSlot(request.url, of)
    if (to === null || to === slot || !process.connected) return open(request, socket, head)
    const { url = '/', rawHeaders } = request
    const wanted = { url, rawHeaders, head: head.toString('base64') }
    process.send?.({ noren: 'steer', to, wanted } satisfies Message, socket)
  })
  process.on('message', (message: unknown, socket: Socket | undefined) => {
    if (!isMessage(message)) return
    // Node said so before, over the same channel, and closed the socket here when it heard that.
    if (message.noren === 'has') process.send?.({ noren: 'gone', n: message.n } satisfies Message)
    if (message.noren !== 'steer' || socket === undefined) return
    open(requestOf(message.wanted, socket), socket, Buffer.from(message.wanted.head, 'base64'))
  })
}

/** A request as it was before it went through another process. */
function requestOf({ url, rawHeaders }: Wanted, socket: Socket): IncomingMessage {
  const request = new IncomingMessage(socket)
  request.method = 'GET'
  request.url = url
  request.httpVersion = '1.1'
  request.httpVersionMajor = 1
  request.httpVersionMinor = 1
  request.rawHeaders = [...rawHeaders]
  const headers: Record<string, string> = {}
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] as string).toLowerCase()
    const value = rawHeaders[i + 1] as string
    headers[name] =
      headers[name] === undefined ? value : `${headers[name]}${name === 'cookie' ? '; ' : ', '}${value}`
  }
  request.headers = headers
  request.push(null)
  return request
}
