import { has, only, waiting } from '@noren/engine'
import type { Action, Clause, Game, Seat, Words } from '@noren/engine'
import { askableUndo } from './consent.ts'
import {
  answeredBy,
  envelopeOf,
  inEnvelope,
  isHeld,
  lookOf,
  nextSlip,
  races,
  sealed,
  takesBack,
  tried,
} from './envelope.ts'
import { accept, hasSealed, isUndo, turnOf, undoTo, undoToTurn, undoTurn } from './turn.ts'
import type { Entry, Envelope, Match, RefusalCode, Turn, Verdict, Wish } from './types.ts'

/** A verdict, and the turn it describes when the wish can be carried out, or the envelopes as they will be. */
export interface Weighed {
  readonly verdict: Verdict
  readonly turn: Turn | null
  readonly envelopes: readonly Envelope[] | null
}

const answer = (verdict: Verdict): Weighed => ({ verdict, turn: null, envelopes: null })

const no = (code: RefusalCode, clauses: readonly Clause[] = []): Weighed =>
  answer({ status: 'refused', code, clauses })

const yes = (turn: Turn): Weighed => ({
  verdict: { status: 'applied', entry: turn.entry, happenings: turn.happenings },
  turn,
  envelopes: null,
})

const seal = (envelopes: readonly Envelope[]): Weighed => ({
  verdict: { status: 'sealed', again: false },
  turn: null,
  envelopes,
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

/** The same for what lies in an envelope, or did. */
function resealed(match: Match, wish: Wish): Weighed | null {
  const known = inEnvelope(match, wish.moveId)
  if (known === null) return null
  const same = known.seat === wish.seat && (known.words === null || sameWords(known.words, wish.words))
  return same ? answer({ status: 'sealed', again: true }) : no('move-id-taken')
}

/**
 * Judges a wish and changes nothing. Whoever keeps the log writes the turn's entry, or the envelopes, down first and then
 * calls `accept`, or takes them over, so that what is in memory is never ahead of what is on disk. `now` is put on what is
 * sealed.
 */
export function weigh(game: Game, match: Match, wish: Wish, now = 0): Weighed {
  if (!areWords(wish.words)) return answer({ status: 'malformed', code: 'unknown-words' })
  const stored = match.byMoveId.get(wish.moveId)
  if (stored !== undefined) return resent(stored, wish)
  const kept = resealed(match, wish)
  if (kept !== null) return kept
  if (wish.agreed === true) return weighAgreed(game, match, wish)
  const undo = isUndo(wish.words)
  const action = undo ? null : game.hear(wish.words)
  if (action === null && !undo) return answer({ status: 'malformed', code: 'unknown-words' })
  const { outcome } = match.state
  if (outcome !== null) return no('game-over', [outcome.clause])
  if (!isSeat(match, wish.seat)) return no('not-your-question')
  if (isStale(match, wish)) return answer({ status: 'stale', seq: match.entries.length })
  if (action === null) return weighUndo(game, match, wish)
  return weighAnswer(game, match, wish, action, now) ?? weighMove(game, match, wish, action)
}

/** A wish is stale only if the question put to its seat changed since, or if it comes from a log longer than ours. */
const isStale = (match: Match, wish: Wish): boolean =>
  wish.seq < (match.askedAt[wish.seat] ?? 0) || wish.seq > match.entries.length

function weighUndo(game: Game, match: Match, wish: Wish): Weighed {
  const { seat, moveId } = wish
  if (hasSealed(match, seat)) {
    const slips = envelopeOf(match, seat)?.slips.slice(0, -1) ?? []
    return seal(sealed(match, seat, slips, false, moveId))
  }
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

/**
 * An answer to a sealed window goes into an envelope: the first choice of it, one more, or another in place of a whole one.
 * Null for what is no such answer, and for one that does more than to answer: it is weighed as any other move.
 */
function weighAnswer(game: Game, match: Match, wish: Wish, action: Action, now: number): Weighed | null {
  const { seat, words, moveId } = wish
  if (!isHeld(game, match.state) || !has(waiting(match.state), seat)) return null
  const slips = envelopeOf(match, seat)?.slips ?? []
  const look = lookOf(game, match, seat)
  const open = has(waiting(look), seat) && !has(answeredBy(match), seat)
  if (game.isAnytime(action)) {
    // Something of the moment is an entry like any other, except a game's own word for taking the answer back.
    if (slips.length === 0 || game.refuse(match.state, seat, action) === null) return null
    if (game.refuse(look, seat, action) !== null || !takesBack(game, match, look, seat, action)) return null
    return seal(sealed(match, seat, [], false, moveId))
  }
  const on = open ? look : match.state
  const before = open ? slips : []
  const clauses = game.refuse(on, seat, action)
  if (clauses !== null) return no('against-the-rules', clauses)
  const after = tried(game, on, seat, action)
  // The quickest is found once the window's minimum is over: until then a shout is sealed, though it alone would close the window.
  const shout = races(game, match.state, words)
  if (after === null && !shout && (slips.length === 0 || waiting(on) !== only(seat))) return null
  const slip = { words: [...words], moveId, at: now }
  return seal(sealed(match, seat, [...before, slip], after === null || !has(waiting(after), seat), moveId))
}

/** Whether the window on the table closes by what lies in its envelopes. */
export const isClosing = (game: Game, match: Match): boolean => nextSlip(game, match) !== null

/** The next entry of a window that everybody asked has answered; null while somebody has not. */
export function opening(game: Game, match: Match): Turn | null {
  const next = nextSlip(game, match)
  const action = next === null ? null : game.hear(next.slip.words)
  if (next === null || action === null) return null
  return turnOf(game, match, next.seat, action, next.slip.words, next.slip.moveId)
}

/** The same match, apart: what is accepted there has not happened here. */
export const fork = (match: Match): Match => ({
  ...match,
  entries: [...match.entries],
  story: [...match.story],
  undone: new Set(match.undone),
  undoes: new Map(match.undoes),
  back: [...match.back],
  byMoveId: new Map(match.byMoveId),
})

/**
 * All turns that close the window on the table, one for each slip, in order; none while somebody has not answered. They are
 * written together, so that nobody can change an answer once another one of the same window is known.
 */
export function closing(game: Game, match: Match): Turn[] {
  const turns: Turn[] = []
  let turn = opening(game, match)
  for (const apart = turn === null ? match : fork(match); turn !== null; turn = opening(game, apart)) {
    turns.push(turn)
    accept(apart, turn)
    if (apart.since !== match.since) break
  }
  return turns
}

function weighMove(game: Game, match: Match, wish: Wish, action: Action): Weighed {
  const clauses = game.refuse(match.state, wish.seat, action)
  if (clauses === null) return yes(turnOf(game, match, wish.seat, action, wish.words, wish.moveId))
  const asked = has(waiting(match.state), wish.seat) || game.isAnytime(action)
  return no(asked ? 'against-the-rules' : 'not-your-question', clauses)
}

/** Judges a wish and carries it out at once, for tables whose log is kept elsewhere or not at all. */
export function carryOut(game: Game, match: Match, wish: Wish): Verdict {
  const { verdict, turn, envelopes } = weigh(game, match, wish)
  if (turn !== null) accept(match, turn)
  if (envelopes !== null) match.envelopes = envelopes
  for (let t = opening(game, match); t !== null; t = opening(game, match)) accept(match, t)
  return verdict
}
