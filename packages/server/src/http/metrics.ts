import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { no } from '../refusal.ts'
import { refuseWith } from './errors.ts'

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'
const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** From this very machine, and not through a proxy on it. */
const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  LOCAL.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined

/** Whether a request shows the host's token; compared so that time says nothing about it. */
const shows = (request: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))

/** Figures are for the host: with a token, on an address of their own, or else for this machine alone. To others there is nothing here. */
export function metricsRoute(app: FastifyInstance, config: Config, metrics: Metrics): void {
  const { metricsToken: token, metricsAddress: address } = config
  app.get('/metrics', (request, reply) => {
    const open = token !== null ? shows(request, token) : address === null && isLocal(request)
    if (!open) return refuseWith(reply, no('no-such-address'))
    return reply.header('cache-control', 'no-store').type(TYPE).send(metrics.text())
  })
  if (address === null) return
  const own = createServer((request, answer) => {
    const found = request.method === 'GET' && request.url === '/metrics'
    answer.writeHead(found ? 200 : 404, { 'content-type': TYPE }).end(found ? metrics.text() : '')
  })
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve, reject) => {
      own.once('error', reject)
      own.listen(address.port, address.host, resolve)
    })
  })
  app.addHook('onClose', () => {
    own.closeAllConnections()
    own.close()
  })
}
