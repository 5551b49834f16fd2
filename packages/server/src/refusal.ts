import type { ReplyCode } from '@noren/protocol'

export { isNo, no, problemOf } from '@noren/table'
export type { No } from '@noren/table'

/** The HTTP status of each refusal; 409, "not as things stand", for those that are not listed. */
const STATUS: Partial<Record<ReplyCode, number>> = {
  'not-json': 400,
  'not-a-message': 400,
  'bad-request': 400,
  'bad-options': 400,
  'no-such-level': 400,
  'not-your-seat': 403,
  'not-the-host': 403,
  'players-only': 403,
  'wrong-origin': 403,
  'bad-code': 403,
  'sent-away': 403,
  muted: 403,
  conceded: 403,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-such-seat': 404,
  'no-such-device': 404,
  'no-such-page': 404,
  'no-such-address': 404,
  'too-slow': 408,
  'too-large': 413,
  'too-many-requests': 429,
  'server-trouble': 500,
}
export const statusOf = (code: ReplyCode): number => STATUS[code] ?? 409
