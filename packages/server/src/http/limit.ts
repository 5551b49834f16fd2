import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SOCKET_PATH } from '@noren/protocol'
import type { Budget, Purse } from '../budget/budget.ts'
import { priceOfRequest } from '../budget/prices.ts'
import { Turnstile } from '../budget/turnstile.ts'
import { no } from '../refusal.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { realTime } from '../time.ts'
import { refuseWith } from './errors.ts'
import { knownGuest } from './guest.ts'

const NOTHING: Promise<void> = Promise.resolve()
const purses = new WeakMap<FastifyRequest, Purse>()

/** Who pays for a request: the person of its cookie, and the address it came from. */
export function purseOf(request: FastifyRequest, budget: Budget): Purse {
  const known = purses.get(request)
  if (known !== undefined) return known
  const purse = budget.of(request.ip, knownGuest(request))
  purses.set(request, purse)
  return purse
}

/** The rest of a body that nobody wants may still arrive for so long. */
const REST_OF_BODY = 1000

/** Says no, and when it may be tried again. Nobody waits for the rest of the body, and a connection that wanted to be a socket ends. */
export function tooMany(reply: FastifyReply, wait: number): FastifyReply {
  void reply.header('retry-after', String(Math.max(1, Math.ceil(wait / 1000))))
  const { raw, routeOptions } = reply.request
  reply.raw.once('finish', () => {
    if (routeOptions.url === SOCKET_PATH) raw.socket.destroySoon()
    else if (!raw.complete) realTime.after(REST_OF_BODY, () => raw.complete || raw.socket.destroy())
  })
  return refuseWith(reply, no('too-many-requests'))
}

const isCounted = (route: string | undefined): boolean =>
  route !== undefined && (route.startsWith('/api/') || route === SOCKET_PATH)

const idOf = ({ params }: FastifyRequest): string | null => {
  const id = (params as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id : null
}

/** Every request is paid for before its body is read. */
export function limit(app: FastifyInstance, budget: Budget, registry: TableRegistry): void {
  // A hundred requests that arrive at once are not begun at once: a few, and an address in turn.
  const door = new Turnstile(realTime)
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
    if (id !== null && !purse.mayGuess && !registry.has(id)) return tooMany(reply, 1000)
    await door.pass(purse.network, () => NOTHING)
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
