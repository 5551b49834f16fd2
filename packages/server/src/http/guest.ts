import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MatchStore, Person } from '@noren/store'
import { realChance } from '../chance.ts'
import { guestOf, newDeviceId } from '../ids.ts'
import type { SignIns } from '../signins.ts'

const PLAIN = 'noren'
/** Over https: no other name of the same domain can have set it. */
const HOST_ONLY = '__Host-noren'
const YEAR = 365 * 24 * 3600

/** Who sent a request, and from which device; cookies of earlier days name none. */
export interface Identity {
  readonly person: string
  readonly device: string | null
}

const identities = new WeakMap<FastifyRequest, Identity | null>()

/** What a cookie says if we signed it: a person, a dot, a device. */
function read(request: FastifyRequest, name: string): Identity | null {
  const cookie = request.cookies[name]
  if (cookie === undefined) return null
  const { valid, value } = request.unsignCookie(cookie)
  if (!valid || value === null || value === '') return null
  const [person = '', device] = value.split('.')
  return person === '' ? null : { person, device: device ?? null }
}

const isSafe = (request: FastifyRequest): boolean => request.protocol === 'https'

/** Finds out who sends each request, before anything is done with it. A device that was signed out is nobody's. */
export function identify(app: FastifyInstance, signIns: SignIns): void {
  app.addHook('onRequest', async (request, reply) => {
    const safe = isSafe(request) ? read(request, HOST_ONLY) : null
    const found = safe ?? read(request, PLAIN)
    const known = found !== null && (await signIns.counts(found)) ? found : null
    identities.set(request, known)
    // A cookie from before the host had https, or from before the name: the same person, under the safer name from now on.
    if (known !== null && safe === null && isSafe(request)) put(request, reply, known)
  })
}

/** Who sent this request; null for somebody we have not met. */
export const identityOf = (request: FastifyRequest): Identity | null => identities.get(request) ?? null
export const knownGuest = (request: FastifyRequest): string | null => identityOf(request)?.person ?? null

/** Who sent this request; somebody new becomes a guest on the spot. */
export function guest(request: FastifyRequest, reply: FastifyReply): string {
  const known = knownGuest(request)
  if (known !== null) return known
  return become(request, reply, realChance.id()).person
}

/** From now on, whoever sent this request is this person, on a device of its own. */
export function become(request: FastifyRequest, reply: FastifyReply, person: string): Identity {
  const identity = { person, device: newDeviceId(realChance) }
  identities.set(request, identity)
  put(request, reply, identity)
  return identity
}

function put(request: FastifyRequest, reply: FastifyReply, { person, device }: Identity): void {
  const safe = isSafe(request)
  void reply.setCookie(safe ? HOST_ONLY : PLAIN, device === null ? person : `${person}.${device}`, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: safe,
    path: '/',
    maxAge: YEAR,
  })
}

/** Whoever sent this request is nobody from now on. */
export function leaveDevice(reply: FastifyReply): void {
  for (const name of [PLAIN, HOST_ONLY])
    void reply.clearCookie(name, { path: '/', secure: name === HOST_ONLY, httpOnly: true, sameSite: 'lax' })
}

/** A person by id. Guests who never said their name are not stored: their name follows from their id. */
export const personOf = async (store: MatchStore, id: string): Promise<Person> =>
  (await store.person(id)) ?? { id, ...guestOf(id) }
