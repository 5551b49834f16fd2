import type { Catalogue } from '@noren/words'
import { catalogue } from '../words/en.gen.ts'

const ENGLISH: Catalogue = catalogue

/** Every way in which the table can say no, in one place; words/<lang>.ftl has a sentence for each. */
export const REPLY_CODES = [
  'against-the-rules',
  'not-your-question',
  'game-over',
  'nothing-to-undo',
  'past-a-reveal',
  'already-asked',
  'move-id-taken',
  'unknown-words',
  'stale',
  'not-json',
  'not-a-message',
  'too-large',
  'other-version',
  'say-hello-first',
  'no-such-table',
  'no-such-game',
  'not-your-seat',
  'no-such-seat',
  'table-full',
  'already-started',
  'not-started',
  'not-the-host',
  'seats-empty',
  'no-such-level',
  'bad-options',
  'bad-request',
  'not-over',
  'players-only',
  'no-hints',
  'other-rules',
  'sent-away',
  'muted',
  'conceded',
  'not-absent',
  'no-such-device',
  'no-such-page',
  'table-damaged',
  'bad-code',
  'wrong-origin',
  'no-such-address',
  'too-slow',
  'too-many-requests',
  'server-trouble',
] as const
export type ReplyCode = (typeof REPLY_CODES)[number]

/** For whoever reads the wire itself, in English; the page says it in the reader's language. */
export function sentenceOf(code: ReplyCode): string {
  const sentence = ENGLISH[`refusal-${code}`]
  return typeof sentence === 'string' ? sentence : code
}
