import type { Socket } from 'node:net'
import { problemOf, no, statusOf } from '../refusal.ts'

/** A request has arrived whole within this, and its first lines sooner: whoever is slower is cut. */
const WHOLE = 10_000
const HEAD = 8000
const CHECK_EVERY = 1000

/** Said on the bare connection: there is no request yet to answer. */
function cut(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy(error)
  const slow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const code = slow ? 'too-slow' : error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'bad-request'
  const body = JSON.stringify(problemOf(no(code)))
  socket.end(
    `HTTP/1.1 ${statusOf(code)} ${slow ? 'Request Timeout' : 'Bad Request'}\r\nconnection: close\r\n` +
      `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}

/** What the server below Fastify is told about slow requests. */
export const options = {
  requestTimeout: WHOLE,
  clientErrorHandler: cut,
  http: { headersTimeout: HEAD, requestTimeout: WHOLE, connectionsCheckingInterval: CHECK_EVERY },
}
