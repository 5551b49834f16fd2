import { has, only, waiting } from '@noren/engine'
import type { Action, Clause, Game, Seat, Words } from '@noren/engine'
import { askableUndo } from './consent.ts'
import {
  answeredBy,
  envelopeOf,
  inEnvelope,
  isHeld,
  stateFor,
  nextSlip,
  races,
  sealed,
  takesBack,
  tried,
} from './envelope.ts'
import {
  accept,
  hasSealed,
  isUndo,
  standingAfter,
  transitionOf,
  undoTo,
  undoToTransition,
  undoTransition,
} from './transition.ts'
import type {
  Entry,
  Envelope,
  Match,
  RefusalCode,
  Standing,
  Transition,
  Verdict,
  MoveRequest,
} from './types.ts'

/** A verdict, and the transition it describes when the request can be carried out, or the envelopes as they will be. */
export interface Judged {
  readonly verdict: Verdict
  readonly transition: Transition | null
  readonly envelopes: readonly Envelope[] | null
}

const answer = (verdict: Verdict): Judged => ({ verdict, transition: null, envelopes: null })

const no = (code: RefusalCode, clauses: readonly Clause[] = []): Judged =>
  answer({ status: 'refused', code, clauses })

const yes = (transition: Transition): Judged => ({
  verdict: { status: 'applied', entry: transition.entry, happenings: transition.happenings },
  transition,
  envelopes: null,
})

const seal = (envelopes: readonly Envelope[]): Judged => ({
  verdict: { status: 'sealed', again: false },
  transition: null,
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
function resent(stored: Entry, request: MoveRequest): Judged {
  return stored.seat === request.seat && sameWords(stored.words, request.words)
    ? answer({ status: 'duplicate', entry: stored })
    : no('move-id-taken')
}

/** The same for what lies in an envelope, or did. */
function resealed(match: Match, request: MoveRequest): Judged | null {
  const known = inEnvelope(match, request.moveId)
  if (known === null) return null
  const same = known.seat === request.seat && (known.words === null || sameWords(known.words, request.words))
  return same ? answer({ status: 'sealed', again: true }) : no('move-id-taken')
}

/**
 * Judges a request and changes nothing. Whoever keeps the log writes the transition's entry, or the envelopes, down first and then
 * calls `accept`, or takes them over, so that what is in memory is never ahead of what is on disk. `now` is put on what is
 * sealed.
 */
export function judge(game: Game, match: Match, request: MoveRequest, now = 0): Judged {
  if (!areWords(request.words)) return answer({ status: 'malformed', code: 'unknown-words' })
  const stored = match.byMoveId.get(request.moveId)
  if (stored !== undefined) return resent(stored, request)
  const kept = resealed(match, request)
  if (kept !== null) return kept
  if (request.agreed === true) return judgeAgreed(game, match, request)
  const undo = isUndo(request.words)
  const action = undo ? null : game.hear(request.words)
  if (action === null && !undo) return answer({ status: 'malformed', code: 'unknown-words' })
  const { outcome } = match.state
  if (outcome !== null) return no('game-over', [outcome.clause])
  if (!isSeat(match, request.seat)) return no('not-your-question')
  if (isStale(match, request)) return answer({ status: 'stale', seq: match.entries.length })
  if (action === null) return judgeUndo(game, match, request)
  return judgeAnswer(game, match, request, action, now) ?? judgeMove(game, match, request, action)
}

/** A request is stale only if the question put to its seat changed since, or if it comes from a log longer than ours. */
const isStale = (match: Match, request: MoveRequest): boolean =>
  request.seq < (match.askedAt[request.seat] ?? 0) || request.seq > match.entries.length

function judgeUndo(game: Game, match: Match, request: MoveRequest): Judged {
  const { seat, moveId } = request
  if (hasSealed(match, seat)) {
    const slips = envelopeOf(match, seat)?.slips.slice(0, -1) ?? []
    return seal(sealed(match, seat, slips, false, moveId))
  }
  const transition = undoTransition(game, match, request.seat, request.moveId)
  return transition === null ? no('nothing-to-undo') : yes(transition)
}

/** An undo that everybody agreed to, judged once more; whatever happened since it was asked for ends it. */
function judgeAgreed(game: Game, match: Match, request: MoveRequest): Judged {
  if (request.seq !== match.entries.length) return answer({ status: 'stale', seq: match.entries.length })
  const to = undoTo(request.words)
  const transition =
    to === null || askableUndo(game, match, request.seat) !== to
      ? null
      : undoToTransition(game, match, request.seat, to, request.moveId)
  return transition === null ? no('nothing-to-undo') : yes(transition)
}

/**
 * An answer to a sealed window goes into an envelope: the first choice of it, one more, or another in place of a whole one.
 * Null for what is no such answer, and for one that does more than to answer: it is judged as any other move.
 */
function judgeAnswer(
  game: Game,
  match: Match,
  request: MoveRequest,
  action: Action,
  now: number,
): Judged | null {
  const { seat, words, moveId } = request
  if (!isHeld(game, match.state) || !has(waiting(match.state), seat)) return null
  const slips = envelopeOf(match, seat)?.slips ?? []
  const seen = stateFor(game, match, seat)
  const open = has(waiting(seen), seat) && !has(answeredBy(match), seat)
  if (game.isAnytime(action)) {
    // Something of the moment is an entry like any other, except a game's own word for taking the answer back.
    if (slips.length === 0 || game.whyNot(match.state, seat, action) === null) return null
    if (game.whyNot(seen, seat, action) !== null || !takesBack(game, match, seen, seat, action)) return null
    return seal(sealed(match, seat, [], false, moveId))
  }
  const on = open ? seen : match.state
  const before = open ? slips : []
  const why = game.whyNot(on, seat, action)
  if (why !== null) return no('against-the-rules', why.clauses)
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
export function opening(game: Game, match: Standing): Transition | null {
  const next = nextSlip(game, match)
  const action = next === null ? null : game.hear(next.slip.words)
  if (next === null || action === null) return null
  return transitionOf(game, match, next.seat, action, next.slip.words, next.slip.moveId)
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
 * All transitions that close the window on the table, one for each slip, in order; none while somebody has not answered. They are
 * written together, so that nobody can change an answer once another one of the same window is known.
 */
export function closing(game: Game, match: Match): Transition[] {
  const transitions: Transition[] = []
  let transition = opening(game, match)
  for (let then: Standing = match; transition !== null; transition = opening(game, then)) {
    transitions.push(transition)
    then = standingAfter(then, transition)
    if (then.since !== match.since) break
  }
  return transitions
}

function judgeMove(game: Game, match: Match, request: MoveRequest, action: Action): Judged {
  const why = game.whyNot(match.state, request.seat, action)
  if (why === null) return yes(transitionOf(game, match, request.seat, action, request.words, request.moveId))
  const asked = has(waiting(match.state), request.seat) || game.isAnytime(action)
  return no(asked ? 'against-the-rules' : 'not-your-question', why.clauses)
}

/** Judges a request and carries it out at once, for tables whose log is kept elsewhere or not at all. */
export function carryOut(game: Game, match: Match, request: MoveRequest): Verdict {
  const { verdict, transition, envelopes } = judge(game, match, request)
  if (transition !== null) accept(match, transition)
  if (envelopes !== null) match.envelopes = envelopes
  for (let t = opening(game, match); t !== null; t = opening(game, match)) accept(match, t)
  return verdict
}
