import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SOCKET_PATH } from '@noren/protocol'
import type { Budget, Purse } from '../budget/budget.ts'
import { priceOfRequest } from '../budget/prices.ts'
import { no } from '../refusal.ts'
import type { Hall } from '../tables/hall.ts'
import { refuseWith } from './errors.ts'
import { knownGuest } from './guest.ts'

const purses = new WeakMap<FastifyRequest, Purse>()

/** Who pays for a request: the person of its cookie, and the address it came from. */
export function purseOf(request: FastifyRequest, budget: Budget): Purse {
  const known = purses.get(request)
  if (known !== undefined) return known
  const purse = budget.of(request.ip, knownGuest(request))
  purses.set(request, purse)
  return purse
}

/** Says no, and when it may be tried again. What is left of the body is not read, and a connection that wanted to be a socket ends. */
export function tooMany(reply: FastifyReply, wait: number): FastifyReply {
  void reply.header('retry-after', String(Math.max(1, Math.ceil(wait / 1000)))).header('connection', 'close')
  const { routeOptions, raw } = reply.request
  if (routeOptions.url === SOCKET_PATH) reply.raw.once('finish', () => raw.socket.destroySoon())
  return refuseWith(reply, no('too-many-requests'))
}

const isCounted = (route: string | undefined): boolean =>
  route !== undefined && (route.startsWith('/api/') || route === SOCKET_PATH)

const idOf = ({ params }: FastifyRequest): string | null => {
  const id = (params as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id : null
}

/** Every request is paid for before its body is read. */
export function limit(app: FastifyInstance, budget: Budget, hall: Hall): void {
  app.addHook('onRequest', async (request, reply) => {
    const purse = purseOf(request, budget)
    const route = request.routeOptions.url
    const price = priceOfRequest(request.method, route)
    const paid = (!isCounted(route) || purse.request()) && purse.spend(price)
    if (!paid) {
      purse.refused()
      return tooMany(reply, purse.wait(price))
    }
    const id = idOf(request)
    // Who asked for too many tables that are not there is told about those in use alone.
    if (id !== null && !purse.mayGuess && !hall.has(id)) return tooMany(reply, 1000)
    // Open sockets are counted as such.
    if (route === SOCKET_PATH) return undefined
    const end = purse.begin()
    if (end === null) return tooMany(reply, 1000)
    reply.raw.once('close', end)
    return undefined
  })
  app.addHook('onResponse', async (request, reply) => {
    const purse = purseOf(request, budget)
    purse.sent(Number(reply.getHeader('content-length') ?? 0))
    if (reply.statusCode === 404 && idOf(request) !== null) purse.guessed()
  })
}
