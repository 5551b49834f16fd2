import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Claim, EndDevice, MORE_ROUTES } from '@noren/protocol'
import type { Devices } from '@noren/protocol'
import type { OneTime } from '../onetime.ts'
import { KINDS } from '../mine/kinds.ts'
import { no } from '../refusal.ts'
import { agentOf, keyOf } from '../signins.ts'
import type { SignIns } from '../signins.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { refuseWith } from './errors.ts'
import { become, guest, identityOf, leaveDevice, personOf } from './guest.ts'
import type { Identity } from './guest.ts'

interface Rooms {
  readonly registry: TableRegistry
  readonly links: OneTime
  readonly tickets: OneTime
  readonly signIns: SignIns
}

/** The same person on another device by a one-time code; which devices there are, and an end to each; tickets for the socket. */
export const devices: FastifyPluginAsyncTypebox<Rooms> = async (
  app,
  { registry, links, tickets, signIns },
) => {
  const agent = (request: FastifyRequest): string => agentOf(request.headers['user-agent'])

  /** This device, written down. A cookie of earlier days becomes one of its own, and the others like it are listed as one. */
  const here = async (request: FastifyRequest, reply: FastifyReply): Promise<Identity> => {
    const person = guest(request, reply)
    const known = identityOf(request)
    if (known?.device == null) await signIns.remember({ person, device: null }, '')
    const identity = known?.device == null ? become(request, reply, person) : known
    await signIns.remember(identity, agent(request))
    return identity
  }

  const listFor = async (identity: Identity): Promise<Devices> => ({
    devices: (await signIns.list(identity.person)).map(({ id, agent: name, created }) => ({
      id,
      agent: name,
      created,
      here: id === keyOf(identity),
    })),
  })

  app.post(MORE_ROUTES.link, async (request, reply) => links.issue((await here(request, reply)).person))

  app.post(MORE_ROUTES.claim, { schema: { body: Claim } }, async (request, reply) => {
    const who = await links.take(request.body.code.toUpperCase().replaceAll(/[\s-]/g, ''))
    if (who === null) return refuseWith(reply, no('bad-code'))
    await signIns.remember(become(request, reply, who), agent(request))
    const { name, crest } = await personOf(registry.store, who)
    return { name, crest }
  })

  app.get(MORE_ROUTES.devices, async (request, reply) => listFor(await here(request, reply)))

  app.post(MORE_ROUTES.endDevice, { schema: { body: EndDevice } }, async (request, reply) => {
    const identity = await here(request, reply)
    const { id } = request.body
    if (!(await signIns.end(identity.person, id))) return refuseWith(reply, no('no-such-device'))
    // A device that acts for nobody is told nothing either.
    await registry.store.dropRecord(identity.person, KINDS.push, id)
    if (id === keyOf(identity)) leaveDevice(reply)
    return listFor(identity)
  })

  app.post(MORE_ROUTES.ticket, async (request, reply) => tickets.issue(guest(request, reply)))
}
