import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MINE_ROUTES, NewNotices } from '@noren/protocol'
import type { Notices } from '@noren/protocol'
import type { PushKeys } from '../notices/keys.ts'
import { saveSubscription, subscriptionsOf } from '../notices/subscriptions.ts'
import { no } from '../refusal.ts'
import { keyOf } from '../signins.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { faultOf } from '../webhooks/guard.ts'
import { refuseWith } from './errors.ts'
import { guest, identityOf } from './guest.ts'

interface Rooms {
  readonly registry: TableRegistry
  readonly inside: boolean
  /** Null where no notices are sent. */
  readonly keys: (() => Promise<PushKeys>) | null
}

/** What this device is told of; another device has wishes of its own. */
export const notices: FastifyPluginAsyncTypebox<Rooms> = async (app, { registry, inside, keys }) => {
  const { store, time } = registry
  const deviceOf = (request: FastifyRequest, reply: FastifyReply): { person: string; device: string } => {
    const person = guest(request, reply)
    return { person, device: keyOf(identityOf(request) ?? { person, device: null }) }
  }
  const stateOf = async (person: string, device: string): Promise<Notices> => {
    const known = (await subscriptionsOf(store, person)).find(s => s.device === device)
    return {
      ...(keys === null ? {} : { key: (await keys()).publicKey }),
      on: known !== undefined,
      kinds: [...(known?.kinds ?? [])],
      quiet: known?.quiet ?? null,
    }
  }

  app.get(MINE_ROUTES.notices, (request, reply) => {
    const { person, device } = deviceOf(request, reply)
    return stateOf(person, device)
  })

  app.put(MINE_ROUTES.notices, { schema: { body: NewNotices } }, async (request, reply) => {
    const { person, device } = deviceOf(request, reply)
    const { subscription } = request.body
    const message = subscription === null ? null : faultOf(subscription.endpoint, inside)
    if (message !== null) return refuseWith(reply, no('bad-request', [{ path: '/subscription', message }]))
    await saveSubscription(store, person, device, request.body, time.now())
    return stateOf(person, device)
  })
}
