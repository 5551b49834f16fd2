import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MORE_ROUTES, NewMe, ROUTES } from '@noren/protocol'
import { LEVELS } from '@noren/bots'
import { gameInfo } from '@noren/table'
import { no } from '../refusal.ts'
import type { Shelf } from '../shelf.ts'
import { onShelf } from '../shelf.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { isBlank, plain } from '../text.ts'
import { refuseWith } from './errors.ts'
import { guest, personOf } from './guest.ts'

/** Who I am, and what there is to play. */
export const me: FastifyPluginAsyncTypebox<{ registry: TableRegistry; shelf: Shelf }> = async (
  app,
  { registry, shelf },
) => {
  app.get(ROUTES.me, async (request, reply) => {
    const { name, crest } = await personOf(registry.store, guest(request, reply))
    return { name, crest }
  })

  app.put(ROUTES.me, { schema: { body: NewMe } }, async (request, reply) => {
    const { crest } = request.body
    const name = plain(request.body.name)
    if (isBlank(name))
      return refuseWith(reply, no('bad-request', [{ path: '/name', message: 'must not be empty' }]))
    const person = { ...(await personOf(registry.store, guest(request, reply))), name, crest }
    await registry.store.savePerson(person)
    await registry.renamed(person)
    return { name, crest }
  })

  const list = Object.values(shelf).map(rules => ({
    ...gameInfo(rules, LEVELS),
    ...(rules.module === undefined ? {} : { module: rules.module }),
  }))
  app.get(ROUTES.games, async () => list)

  app.get<{ Params: { id: string } }>(MORE_ROUTES.schema, async (request, reply) => {
    const schema = await onShelf(shelf, request.params.id)?.schema?.()
    return schema ?? refuseWith(reply, no('no-such-game'))
  })
}
