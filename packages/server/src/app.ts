import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { errors } from './http/errors.ts'
import { limit } from './http/limit.ts'
import { me } from './http/me.ts'
import { checkOrigin } from './http/origin.ts'
import { page } from './http/page.ts'
import { tables } from './http/tables.ts'
import type { Shelf } from './shelf.ts'
import { socket } from './socket/socket.ts'
import type { Hall } from './tables/hall.ts'

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

export interface House {
  readonly hall: Hall
  readonly shelf: Shelf
  readonly secret: string
}

/** Joins the plugins. Nothing here decides anything about a game. */
export async function buildApp(
  config: Config,
  makeHouse: (app: FastifyInstance) => House,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 16_384,
    routerOptions: { maxParamLength: 64 },
  })
  const { hall, shelf, secret } = makeHouse(app)
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
  })
  app.get('/healthz', async () => {
    await hall.store.table('none')
    return { ok: true, tablesInMemory: hall.inMemory }
  })
  await socket(app, hall, config)
  await page(app, config.web)
  return app
}
