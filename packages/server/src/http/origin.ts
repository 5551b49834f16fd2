import type { FastifyReply, FastifyRequest } from 'fastify'
import { no } from '../refusal.ts'
import { refuseWith } from './errors.ts'

/** Whether the page a request comes from may act for the person whose cookie it carries. */
export function knownOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers
  // Browsers always say where a socket or a writing request comes from; other programs carry nobody's cookies.
  if (origin === undefined) return true
  return (URL.canParse(origin) && new URL(origin).host === request.host) || origins.includes(origin)
}

/** A hook that turns strangers' pages away. */
export const checkOrigin =
  (origins: readonly string[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    request.method === 'GET' && !request.ws
      ? undefined
      : knownOrigin(request, origins)
        ? undefined
        : refuseWith(reply, no('wrong-origin'))
