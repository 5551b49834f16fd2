import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** So many requests a minute from one address to this part of the house. */
export async function limit(scope: FastifyInstance, config: Config): Promise<void> {
  if (config.requestsPerMinute > 0)
    await scope.register(rateLimit, { max: config.requestsPerMinute, timeWindow: 60_000 })
}
