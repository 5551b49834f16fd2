import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MINE_ROUTES, NewSight } from '@noren/protocol'
import type { Budget } from '../budget/budget.ts'
import type { Turnstile } from '../budget/turnstile.ts'
import type { OwnGames } from '../mine/own-games.ts'
import { keepAddress, pageAt, toldSight } from '../mine/sight.ts'
import { no } from '../refusal.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { refuseWith } from './errors.ts'
import { guest, personOf } from './guest.ts'
import { purseOf } from './limit.ts'

interface Rooms {
  readonly registry: TableRegistry
  readonly games: OwnGames
  readonly budget: Budget
  readonly turnstile: Turnstile
}

/** Who may see what of mine, and the pages that others let me see. */
export const sight: FastifyPluginAsyncTypebox<Rooms> = async (
  app,
  { registry, games, budget, turnstile },
) => {
  const { store } = registry

  app.get(MINE_ROUTES.sight, async (request, reply) =>
    toldSight(store, await personOf(store, guest(request, reply))),
  )

  app.put(MINE_ROUTES.sight, { schema: { body: NewSight } }, async (request, reply) => {
    const wish = request.body
    const person = { ...(await personOf(store, guest(request, reply))), sight: wish }
    await store.savePerson(person)
    await keepAddress(store, person.id, wish, registry.chance, registry.time.now())
    // Tables in use show it at once, on every server.
    await registry.renamed(person)
    return toldSight(store, person)
  })

  app.get<{ Params: { id: string } }>(MINE_ROUTES.person, (request, reply) => {
    const reader = guest(request, reply)
    return turnstile.pass(
      purseOf(request, budget).network,
      async () => (await pageAt(games, request.params.id, reader)) ?? refuseWith(reply, no('no-such-page')),
    )
  })
}
