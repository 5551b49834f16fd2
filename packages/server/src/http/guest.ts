import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MatchStore, Person } from '@noren/store'
import { realChance } from '../chance.ts'
import { guestOf } from '../ids.ts'

const COOKIE = 'noren'
const YEAR = 365 * 24 * 3600

/** Who sent this request, by its signed cookie; null for somebody we have not met. */
export function knownGuest(request: FastifyRequest): string | null {
  const cookie = request.cookies[COOKIE]
  if (cookie === undefined) return null
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value !== null && value !== '' ? value : null
}

/** Who sent this request; somebody new becomes a guest on the spot. */
export function guest(request: FastifyRequest, reply: FastifyReply): string {
  const known = knownGuest(request)
  if (known !== null) return known
  const id = realChance.id()
  become(request, reply, id)
  return id
}

/** From now on, whoever sent this request is this person. */
export function become(request: FastifyRequest, reply: FastifyReply, id: string): void {
  void reply.setCookie(COOKIE, id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: YEAR,
  })
}

/** A person by id. Guests who never said their name are not stored: their name follows from their id. */
export const personOf = async (store: MatchStore, id: string): Promise<Person> =>
  (await store.person(id)) ?? { id, ...guestOf(id) }
