import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Claim, MORE_ROUTES } from '@noren/protocol'
import type { OneTime } from '../onetime.ts'
import { no } from '../refusal.ts'
import type { Hall } from '../tables/hall.ts'
import { refuseWith } from './errors.ts'
import { become, guest, personOf } from './guest.ts'

/** The same person on another device by a one-time code, and one-time tickets for the socket. */
export const devices: FastifyPluginAsyncTypebox<{ hall: Hall; links: OneTime; tickets: OneTime }> = async (
  app,
  { hall, links, tickets },
) => {
  app.post(MORE_ROUTES.link, async (request, reply) => links.issue(guest(request, reply)))

  app.post(MORE_ROUTES.claim, { schema: { body: Claim } }, async (request, reply) => {
    const who = links.take(request.body.code.toUpperCase().replaceAll(/[\s-]/g, ''))
    if (who === null) return refuseWith(reply, no('bad-code'))
    become(request, reply, who)
    const { name, crest } = await personOf(hall.store, who)
    return { name, crest }
  })

  app.post(MORE_ROUTES.ticket, async (request, reply) => tickets.issue(guest(request, reply)))
}
