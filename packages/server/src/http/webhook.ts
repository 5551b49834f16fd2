import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MORE_ROUTES, NewWebhook } from '@noren/protocol'
import { no } from '../refusal.ts'
import type { Hall } from '../tables/hall.ts'
import { faultOf } from '../webhooks/guard.ts'
import { refuseWith } from './errors.ts'
import { guest } from './guest.ts'

/** Where I want to be told that it is my turn. Only I can see it or change it. */
export const webhook: FastifyPluginAsyncTypebox<{ hall: Hall; inside: boolean }> = async (
  app,
  { hall, inside },
) => {
  app.get(MORE_ROUTES.webhook, async (request, reply) => {
    const known = await hall.store.webhook(guest(request, reply))
    return known === null ? { url: null } : { url: known.url, secret: known.secret }
  })

  app.put(MORE_ROUTES.webhook, { schema: { body: NewWebhook } }, async (request, reply) => {
    const { url } = request.body
    const person = guest(request, reply)
    if (url === null) {
      await hall.store.dropWebhook(person)
      return { url: null }
    }
    const message = faultOf(url, inside)
    if (message !== null) return refuseWith(reply, no('bad-request', [{ path: '/url', message }]))
    const secret = hall.chance.key()
    await hall.store.saveWebhook({ person, url, secret, site: `${request.protocol}://${request.host}` })
    return { url, secret }
  })
}
