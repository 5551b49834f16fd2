import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { ReplyCode } from '@noren/protocol'
import { no, problemOf, statusOf } from '../refusal.ts'
import type { No } from '../refusal.ts'

/** Sends a refusal: every one has a code and a sentence. */
export const refuseWith = (reply: FastifyReply, refusal: No): FastifyReply =>
  reply.status(statusOf(refusal.no)).send(problemOf(refusal))

function codeOf(error: FastifyError): ReplyCode {
  if (error.statusCode === 429) return 'too-many-requests'
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'too-large'
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) return 'not-json'
  if (error.statusCode === 404) return 'no-such-address'
  return error.statusCode !== undefined && error.statusCode < 500 ? 'bad-request' : 'server-trouble'
}

/** Turns whatever goes wrong into a code and a sentence; only our own mistakes are logged. */
export function errors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error)
    if (code === 'server-trouble')
      request.log.error({ code: 'request-failed', err: error }, 'a request failed')
    const faults = error.validation?.map(v => ({
      path: v.instancePath === '' ? '/' : v.instancePath,
      message: v.message ?? 'is not right',
    }))
    return refuseWith(reply, no(code, faults))
  })
}
