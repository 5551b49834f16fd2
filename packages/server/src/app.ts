import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Hints } from './bots/hints.ts'
import type { Bus } from './bus/bus.ts'
import type { Config } from './config.ts'
import { addresses, reachOf } from './http/addresses.ts'
import { demo } from './http/demo.ts'
import { devices } from './http/devices.ts'
import { docs } from './http/docs.ts'
import { errors, refuseWith } from './http/errors.ts'
import { limit } from './http/limit.ts'
import { Health } from './health.ts'
import { me } from './http/me.ts'
import { checkOrigin } from './http/origin.ts'
import { page } from './http/page.ts'
import { tables } from './http/tables.ts'
import { webhook } from './http/webhook.ts'
import type { Metrics } from './metrics.ts'
import { OneTime } from './onetime.ts'
import { secured } from './network/secured.ts'
import type { Pair } from './network/certificate.ts'
import { no } from './refusal.ts'
import type { Shelf } from './shelf.ts'
import { socket } from './socket/socket.ts'
import type { Hall } from './tables/hall.ts'
import type { TimeSource } from './time.ts'

/** The page may load what we serve and nothing else; only the attribute `style` may be set from code. */
const CONTENT = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** Long enough to walk to another device; long enough to open a socket. */
const LINK_LIFE = 10 * 60_000
const TICKET_LIFE = 30_000

export interface House {
  readonly hall: Hall
  readonly shelf: Shelf
  readonly secret: string
  readonly metrics: Metrics
  readonly time: TimeSource
  readonly bus: Bus
  readonly hints: Hints
}

/** Joins the plugins. Nothing here decides anything about a game. */
export async function buildApp(
  config: Config,
  makeHouse: (app: FastifyInstance) => House,
  secure: Pair | null = null,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    ...secured(secure),
    bodyLimit: 16_384,
    routerOptions: { maxParamLength: 64 },
    // Addresses that cannot even be read: without this they would be told in the framework's words.
    frameworkErrors: (_error, _request, reply) => refuseWith(reply, no('no-such-address')),
  })
  const { hall, shelf, secret, metrics, time, bus, hints } = makeHouse(app)
  const health = new Health(hall.store, time)
  const links = new OneTime(time, LINK_LIFE, bus, 'links', hall.chance)
  const tickets = new OneTime(time, TICKET_LIFE, bus, 'tickets', hall.chance)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    metrics.count('noren_http_requests_total', 'Requests by route and status.', labels)
  })
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  errors(app)
  await app.register(cookie, { secret })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT },
    // Tables on a sofa are served without https; a proxy that has it sets this header itself.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  })
  await app.register(async api => {
    await limit(api, config)
    api.addHook('onRequest', checkOrigin(config.origins))
    api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    await api.register(me, { hall, shelf })
    await api.register(tables, { hall })
    await api.register(devices, { hall, links, tickets })
    await api.register(webhook, { hall, inside: config.webhookPrivate })
    if (config.demo) demo(api, time)
    addresses(api, reachOf(app, config))
    docs(api)
  })
  app.get('/healthz', async (request, reply) => {
    try {
      await health.check()
    } catch (error) {
      request.log.error({ code: 'store-unwritable', err: error }, 'the store cannot be written')
      return reply.code(503).send({ ok: false, why: 'the store cannot be written' })
    }
    return { ok: true, tablesInMemory: hall.inMemory }
  })
  app.get('/metrics', (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  )
  await socket(app, hall, config, tickets, metrics, hints)
  await page(app, config.web)
  return app
}
