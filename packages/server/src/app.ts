import cookie from '@fastify/cookie'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Hints } from './bots/hints.ts'
import { Budget } from './budget/budget.ts'
import { Turnstile } from './budget/turnstile.ts'
import type { Bus } from './bus/bus.ts'
import type { Config } from './config.ts'
import { addresses, reachOf } from './http/addresses.ts'
import { demo } from './http/demo.ts'
import { dev } from './http/dev.ts'
import { devices } from './http/devices.ts'
import { docs } from './http/docs.ts'
import { errors, refuseWith } from './http/errors.ts'
import { identify } from './http/guest.ts'
import { headers } from './http/headers.ts'
import { limit } from './http/limit.ts'
import { learn } from './http/learn.ts'
import type { Days } from './daily/days.ts'
import { Health } from './health.ts'
import * as slow from './http/slow.ts'
import { me } from './http/me.ts'
import { mine } from './http/mine.ts'
import { sight } from './http/sight.ts'
import { OwnGames } from './mine/own-games.ts'
import { metricsRoute } from './http/metrics.ts'
import { checkOrigin } from './http/origin.ts'
import { notices } from './http/notices.ts'
import { house } from './http/house.ts'
import { puzzles } from './http/puzzles.ts'
import { page } from './http/page.ts'
import type { PushKeys } from './notices/keys.ts'
import { outsideFiles } from './http/outside.ts'
import type { OutsideGame } from './outside/load.ts'
import { tables } from './http/tables.ts'
import { webhook } from './http/webhook.ts'
import type { Metrics } from './metrics.ts'
import { OneTime } from './onetime.ts'
import { secured } from './network/secured.ts'
import type { Pair } from './network/certificate.ts'
import { no } from './refusal.ts'
import type { Shelf } from './shelf.ts'
import { SignIns } from './signins.ts'
import { socket } from './socket/socket.ts'
import type { TableRegistry } from './tables/registry.ts'
import type { TimeSource } from './time.ts'

/** Long enough to walk to another device; long enough to open a socket. */
const LINK_LIFE = 10 * 60_000
const TICKET_LIFE = 30_000

export interface House {
  readonly registry: TableRegistry
  readonly shelf: Shelf
  readonly outside: readonly OutsideGame[]
  readonly secret: string
  readonly metrics: Metrics
  readonly time: TimeSource
  readonly bus: Bus
  readonly hints: Hints
  readonly keys: () => Promise<PushKeys>
  readonly days: Days
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
    // So many entries of X-Forwarded-For, counted from our side, were written by proxies of the host's own.
    trustProxy: (_address, hop) => hop < config.proxyHops,
    ...secured(secure),
    bodyLimit: 16_384,
    ...slow.options,
    routerOptions: { maxParamLength: 64 },
    // Addresses that cannot even be read: without this they would be told in the framework's words.
    frameworkErrors: (_error, _request, reply) => refuseWith(reply, no('no-such-address')),
  })
  const { registry, shelf, outside, secret, metrics, time, bus, hints, keys, days } = makeHouse(app)
  const health = new Health(registry.store, time)
  const links = new OneTime(time, LINK_LIFE, bus, 'links', registry.chance)
  const tickets = new OneTime(time, TICKET_LIFE, bus, 'tickets', registry.chance)
  app.addHook('preClose', async () => {
    links.close()
    tickets.close()
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    metrics.count('noren_http_requests_total', 'Requests by route and status.', labels)
  })
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  errors(app)
  await app.register(cookie, { secret })
  await headers(app)
  const signIns = new SignIns(registry.store, bus, time, app.log)
  identify(app, signIns)
  const unlimited = config.requestsPerMinute === 0 && config.messagesPerSecond === 0
  const budget = new Budget(unlimited ? 0 : config.budget, config.requestsPerMinute)
  const turnstile = new Turnstile(time)
  metrics.gauge('noren_accounts', 'People and addresses whose cost is counted.', () => budget.size)
  metrics.gauge(
    'noren_turnstile_waiting',
    'Costly requests that wait for their turn.',
    () => turnstile.waiting,
  )
  limit(app, budget, registry)
  await app.register(async api => {
    api.addHook('onRequest', checkOrigin(config.origins))
    api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    await api.register(me, { registry, shelf })
    await api.register(tables, { registry, budget, turnstile })
    await api.register(devices, { registry, links, tickets, signIns })
    await api.register(learn, { registry, shelf, days, budget, turnstile })
    const games = new OwnGames(registry, shelf)
    const { backupDays } = config
    await api.register(mine, { registry, games, signIns, budget, turnstile, backupDays })
    await api.register(sight, { registry, games, budget, turnstile })
    // A house for trying out forgets everybody, and tells nobody.
    await api.register(notices, { registry, inside: config.webhookPrivate, keys: config.demo ? null : keys })
    if (config.dev) await api.register(dev, { registry, shelf })
    await api.register(house, { registry, games, open: config.figuresPublic, turnstile, budget })
    await api.register(puzzles, { registry })
    await api.register(webhook, { registry, inside: config.webhookPrivate })
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
    return { ok: true, tablesInMemory: registry.inMemory }
  })
  metricsRoute(app, config, metrics)
  await socket(app, registry, config, tickets, metrics, hints, budget, turnstile, signIns)
  await page(app, config.web)
  await outsideFiles(app, outside)
  return app
}
