import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { FastifyServerOptions } from 'fastify'
import type { Pair } from './certificate.ts'

/** What makes Fastify speak https. Both kinds of server are one to everybody but the types. */
export function secured(pair: Pair | null): Pick<FastifyServerOptions, 'serverFactory'> {
  if (pair === null) return {}
  const { cert, key } = pair
  return { serverFactory: (handler: RequestListener) => createServer({ cert, key }, handler) }
}
