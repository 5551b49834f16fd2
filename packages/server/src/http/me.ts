import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NewMe, ROUTES } from '@noren/protocol'
import { LEVELS } from '@noren/bots'
import type { BotLevel } from '@noren/protocol'
import { no } from '../refusal.ts'
import type { Shelf } from '../shelf.ts'
import type { Hall } from '../tables/hall.ts'
import { isBlank, plain } from '../text.ts'
import { refuseWith } from './errors.ts'
import { guest, personOf } from './guest.ts'

/** Who I am, and what there is to play. */
export const me: FastifyPluginAsyncTypebox<{ hall: Hall; shelf: Shelf }> = async (app, { hall, shelf }) => {
  app.get(ROUTES.me, async (request, reply) => {
    const { name, crest } = await personOf(hall.store, guest(request, reply))
    return { name, crest }
  })

  app.put(ROUTES.me, { schema: { body: NewMe } }, async (request, reply) => {
    const { crest } = request.body
    const name = plain(request.body.name)
    if (isBlank(name))
      return refuseWith(reply, no('bad-request', [{ path: '/name', message: 'must not be empty' }]))
    const person = { id: guest(request, reply), name, crest }
    await hall.store.savePerson(person)
    await hall.renamed(person)
    return { name, crest }
  })

  const levels = Object.keys(LEVELS) as BotLevel[]
  const list = Object.values(shelf).map(({ game: { id, version, seats, options } }) => ({
    id,
    version,
    seats,
    defaults: options.defaults,
    fields: options.fields,
    levels,
  }))
  app.get(ROUTES.games, async () => list)
}
