import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { NewTable } from '@noren/protocol'
import { ROUTES } from '@noren/protocol'
import { no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import type { TimeSource } from '../time.ts'
import { refuseWith } from './errors.ts'

const FAULTS = [
  {
    path: '/bots',
    message:
      'must fill every other seat, with start: this is a demonstration, in which people play bots only',
  },
]
const HOUR = 3_600_000
/** Tables that one address may open in an hour, and all together. */
const ONE = 20
const ALL = 600

/** A house for trying out: whoever opens a table plays bots there, at once, and nobody else. */
export function demo(app: FastifyInstance, time: TimeSource): void {
  let opened: { readonly by: string; readonly at: number }[] = []
  /** Why this table may not be opened, if so. */
  const objection = ({ body, ip }: FastifyRequest): No | null => {
    const { seats, bots = [], start } = body as NewTable
    if (start !== true || bots.length !== seats - 1) return no('bad-options', FAULTS)
    const now = time.now()
    opened = opened.filter(o => now - o.at < HOUR)
    const own = opened.filter(o => o.by === ip)
    if (own.length >= ONE || opened.length >= ALL) return no('too-many-requests')
    opened.push({ by: ip, at: now })
    return null
  }
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.routeOptions.url !== ROUTES.tables) return
    const why = objection(request)
    if (why !== null) await refuseWith(reply, why)
  })
}
