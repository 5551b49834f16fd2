import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { waiting, WATCHER } from '@noren/engine'
import { faceFor } from '@noren/match'
import { MINE_ROUTES, NewStage } from '@noren/protocol'
import type { Inside } from '@noren/protocol'
import { positionOf } from '../mine/position.ts'
import { isNo, no } from '../refusal.ts'
import { onShelf } from '../shelf.ts'
import type { Shelf } from '../shelf.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { refuseWith } from './errors.ts'

/**
 * For whoever builds a game, and only where NOREN_DEV says so: the whole state of a table, its frames, and what every seat is shown. Nothing here keeps a
 * secret, so no server that people play at may have it on.
 */
export const dev: FastifyPluginAsyncTypebox<{ registry: TableRegistry; shelf: Shelf }> = async (
  app,
  { registry, shelf },
) => {
  app.post(MINE_ROUTES.stage, { schema: { body: NewStage } }, async (request, reply) => {
    const shelved = onShelf(shelf, request.body.game)
    const staged = await shelved?.stage?.()
    if (shelved === null || staged === undefined) return refuseWith(reply, no('no-such-game'))
    const position = positionOf(shelved.game, staged, request.body)
    return isNo(position) ? refuseWith(reply, position) : position
  })

  app.get<{ Params: { id: string } }>(MINE_ROUTES.inside, async (request, reply) => {
    const table = await registry.get(request.params.id)
    if (table === null) return refuseWith(reply, no('no-such-table'))
    const { match, game, row } = table
    if (match === null) return refuseWith(reply, no('not-started'))
    const eyes = [...row.holders.keys(), WATCHER]
    const inside: Inside = {
      game: game.id,
      version: game.version,
      seq: match.entries.length,
      waiting: waiting(match.state),
      frames: [...match.state.frames],
      state: match.state,
      faces: Object.fromEntries(eyes.map(seat => [String(seat), faceFor(game, match, seat)])),
    }
    return inside
  })
}
