import type { Game } from '@noren/engine'
import type { Verdict } from '@noren/match'
import { sentenceOf } from '@noren/protocol/codes'
import type { HouseMessage, Problem, Reply, ReplyCode } from '@noren/protocol'

/** How an answer names what it answers: by its id if it carries one, and by its kind. */
export interface Named {
  readonly id: string | null
  readonly kind?: HouseMessage['t']
}

/** A refusal that names the move it answers, or a problem that names the kind of message; and when to try again, if ever. */
export function saying({ id, kind }: Named, code: ReplyCode, seq: number, wait?: number): Reply | Problem {
  const said = { code, sentence: sentenceOf(code), ...(wait === undefined ? {} : { wait: Math.ceil(wait) }) }
  if (id === null) return { t: 'problem', ...(kind === undefined ? {} : { of: kind }), ...said }
  return { t: 'reply', id, status: code === 'not-a-message' ? 'malformed' : 'refused', seq, ...said }
}

/** The verdict as the protocol says it: what was stored has its own number, everything else the number we are at. */
export function replyTo(id: string, verdict: Verdict, seq: number, game: Game): Reply {
  const head = { t: 'reply', id, status: verdict.status === 'sealed' ? 'applied' : verdict.status } as const
  if (verdict.status === 'applied' || verdict.status === 'duplicate')
    return { ...head, seq: verdict.entry.seq }
  // Sealed answers have no number of their own: one that told how many came before would tell who answered.
  if (verdict.status === 'sealed') return { ...head, status: verdict.again ? 'duplicate' : 'applied', seq }
  if (verdict.status === 'stale') return { ...head, seq, code: 'stale', sentence: sentenceOf('stale') }
  const { code } = verdict
  if (verdict.status === 'malformed') return { ...head, seq, code, sentence: sentenceOf(code) }
  const texts = verdict.clauses.map(c => `${c}: ${game.clauses[c] ?? ''}`)
  return {
    ...head,
    seq,
    code,
    clauses: [...verdict.clauses],
    sentence: [sentenceOf(code), ...texts].join(' '),
  }
}
