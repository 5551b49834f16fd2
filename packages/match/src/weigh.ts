import { has, refuse, waiting } from '@noren/engine'
import type { Action, Clause, Game, Seat, Words } from '@noren/engine'
import { askableUndo } from './consent.ts'
import { accept, isUndo, turnOf, undoTo, undoToTurn, undoTurn } from './turn.ts'
import type { Entry, Match, RefusalCode, Turn, Verdict, Wish } from './types.ts'

/** A verdict, and the turn it describes when the wish can be carried out. */
export interface Weighed {
  readonly verdict: Verdict
  readonly turn: Turn | null
}

const answer = (verdict: Verdict): Weighed => ({ verdict, turn: null })

const no = (code: RefusalCode, clauses: readonly Clause[] = []): Weighed =>
  answer({ status: 'refused', code, clauses })

const yes = (turn: Turn): Weighed => ({
  verdict: { status: 'applied', entry: turn.entry, happenings: turn.happenings },
  turn,
})

/** Words as they may come from anywhere: a short list of texts and whole numbers. */
const areWords = (words: unknown): words is Words =>
  Array.isArray(words) &&
  words.length > 0 &&
  words.every(w => typeof w === 'string' || Number.isSafeInteger(w))

const sameWords = (a: Words, b: Words): boolean => JSON.stringify(a) === JSON.stringify(b)

const isSeat = (match: Match, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < match.charter.seats

/** A move id names one intention for ever: the same one again is answered with what was stored. */
function resent(stored: Entry, wish: Wish): Weighed {
  return stored.seat === wish.seat && sameWords(stored.words, wish.words)
    ? answer({ status: 'duplicate', entry: stored })
    : no('move-id-taken')
}

/**
 * Judges a wish and changes nothing. Whoever keeps the log writes the turn's entry down first and then calls `accept`,
 * so that what is in memory is never ahead of what is on disk.
 */
export function weigh(game: Game, match: Match, wish: Wish): Weighed {
  if (!areWords(wish.words)) return answer({ status: 'malformed', code: 'unknown-words' })
  const stored = match.byMoveId.get(wish.moveId)
  if (stored !== undefined) return resent(stored, wish)
  if (wish.agreed === true) return weighAgreed(game, match, wish)
  const undo = isUndo(wish.words)
  const action = undo ? null : game.hear(wish.words)
  if (action === null && !undo) return answer({ status: 'malformed', code: 'unknown-words' })
  const { outcome } = match.state
  if (outcome !== null) return no('game-over', [outcome.clause])
  if (!isSeat(match, wish.seat)) return no('not-your-question')
  if (isStale(match, wish)) return answer({ status: 'stale', seq: match.entries.length })
  return action === null ? weighUndo(game, match, wish) : weighMove(game, match, wish, action)
}

/** A wish is stale only if the question put to its seat changed since, or if it comes from a log longer than ours. */
const isStale = (match: Match, wish: Wish): boolean =>
  wish.seq < (match.askedAt[wish.seat] ?? 0) || wish.seq > match.entries.length

function weighUndo(game: Game, match: Match, wish: Wish): Weighed {
  const turn = undoTurn(game, match, wish.seat, wish.moveId)
  return turn === null ? no('nothing-to-undo') : yes(turn)
}

/** An undo that everybody agreed to, judged once more; whatever happened since it was asked for ends it. */
function weighAgreed(game: Game, match: Match, wish: Wish): Weighed {
  if (wish.seq !== match.entries.length) return answer({ status: 'stale', seq: match.entries.length })
  const to = undoTo(wish.words)
  const turn =
    to === null || askableUndo(game, match, wish.seat) !== to
      ? null
      : undoToTurn(game, match, wish.seat, to, wish.moveId)
  return turn === null ? no('nothing-to-undo') : yes(turn)
}

function weighMove(game: Game, match: Match, wish: Wish, action: Action): Weighed {
  const clauses = refuse(game, match.state, wish.seat, action)
  if (clauses === null) return yes(turnOf(game, match, wish.seat, action, wish.words, wish.moveId))
  const asked = has(waiting(match.state), wish.seat) || game.anytime?.owns(action) === true
  return no(asked ? 'against-the-rules' : 'not-your-question', clauses)
}

/** Judges a wish and carries it out at once, for tables whose log is kept elsewhere or not at all. */
export function carryOut(game: Game, match: Match, wish: Wish): Verdict {
  const { verdict, turn } = weigh(game, match, wish)
  if (turn !== null) accept(match, turn)
  return verdict
}
