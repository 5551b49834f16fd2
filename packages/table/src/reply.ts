import type { Game } from '@noren/engine'
import type { Verdict } from '@noren/match'
import { SENTENCES } from '@noren/protocol/codes'
import type { Problem, Reply, ReplyCode } from '@noren/protocol'

/** A refusal that names the move it answers, or a problem when there is none. */
export const saying = (id: string | null, code: ReplyCode, seq: number): Reply | Problem =>
  id === null
    ? { t: 'problem', code, sentence: SENTENCES[code] }
    : {
        t: 'reply',
        id,
        status: code === 'not-a-message' ? 'malformed' : 'refused',
        seq,
        code,
        sentence: SENTENCES[code],
      }

/** The verdict as the protocol says it: what was stored has its own number, everything else the number we are at. */
export function replyTo(id: string, verdict: Verdict, seq: number, game: Game): Reply {
  const head = { t: 'reply', id, status: verdict.status === 'sealed' ? 'applied' : verdict.status } as const
  if (verdict.status === 'applied' || verdict.status === 'duplicate')
    return { ...head, seq: verdict.entry.seq }
  // Sealed answers have no number of their own: one that told how many came before would tell who answered.
  if (verdict.status === 'sealed') return { ...head, status: verdict.again ? 'duplicate' : 'applied', seq }
  if (verdict.status === 'stale') return { ...head, seq, code: 'stale', sentence: SENTENCES.stale }
  const { code } = verdict
  if (verdict.status === 'malformed') return { ...head, seq, code, sentence: SENTENCES[code] }
  const texts = verdict.clauses.map(c => `${c}: ${game.clauses[c] ?? ''}`)
  return {
    ...head,
    seq,
    code,
    clauses: [...verdict.clauses],
    sentence: [SENTENCES[code], ...texts].join(' '),
  }
}
