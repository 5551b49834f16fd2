import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MORE_ROUTES, NewWebhook } from '@noren/protocol'
import { KINDS } from '../mine/kinds.ts'
import { no } from '../refusal.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { faultOf } from '../webhooks/guard.ts'
import { refuseWith } from './errors.ts'
import { guest } from './guest.ts'

/** Where I want to be told that it is my turn. Only I can see it or change it. */
export const webhook: FastifyPluginAsyncTypebox<{ registry: TableRegistry; inside: boolean }> = async (
  app,
  { registry, inside },
) => {
  app.get(MORE_ROUTES.webhook, async (request, reply) => {
    const known = await registry.store.webhook(guest(request, reply))
    return known === null ? { url: null } : { url: known.url, secret: known.secret }
  })

  app.put(MORE_ROUTES.webhook, { schema: { body: NewWebhook } }, async (request, reply) => {
    const { url } = request.body
    const person = guest(request, reply)
    if (url === null) {
      await registry.store.dropWebhook(person)
      return { url: null }
    }
    const message = faultOf(url, inside)
    if (message !== null) return refuseWith(reply, no('bad-request', [{ path: '/url', message }]))
    const { lang } = request.body
    if (lang !== undefined)
      await registry.store.saveRecord({
        person,
        kind: KINDS.webhook,
        key: 'lang',
        body: lang,
        at: registry.time.now(),
      })
    const secret = registry.chance.key()
    await registry.store.saveWebhook({ person, url, secret, site: `${request.protocol}://${request.host}` })
    return { url, secret }
  })
}
