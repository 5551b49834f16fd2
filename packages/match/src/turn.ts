import { has, sameRng, waiting } from '@noren/engine'
import type { Action, Game, Seat, Words } from '@noren/engine'
import { chance } from './chance.ts'
import { link } from './chain.ts'
import { envelopeOf, isHeld, leftAfter, standing, stood } from './envelope.ts'
import { askedSince, marksOf, onTable, sameBusiness } from './question.ts'
import type { Entry, Match, Turn } from './types.ts'

/** Reserved: no game has a choice of this name. */
export const UNDO = 'undo'
export const UNDO_WORDS: Words = [UNDO]
export const isUndo = (words: Words): boolean => words.length === 1 && words[0] === UNDO

/** Taking back what others did since, too: by everybody's consent, to before the entry that is named. */
export const undoToWords = (seq: number): Words => [UNDO, seq]
export const undoTo = (words: Words): number | null =>
  words.length === 2 && words[0] === UNDO && typeof words[1] === 'number' ? words[1] : null

/** No more states than these are kept to go back to. */
const KEPT = 60

function written(match: Match, seat: Seat, words: Words, moveId: string): Entry {
  const seq = match.entries.length + 1
  const hash = link(match.head, { seq, seat, words, moveId })
  return { seq, seat, words: [...words], moveId, hash }
}

/** Works out what a legal action does. The match itself stays as it is: the rules run on a copy of the state. */
export function turnOf(
  game: Game,
  match: Match,
  seat: Seat,
  action: Action,
  words: Words,
  moveId: string,
): Turn {
  const entry = written(match, seat, words, moveId)
  const state = game.clone(match.state)
  const business = onTable(state)
  const frames = match.envelopes.length === 0 ? state.frames : [...state.frames]
  const dealt = chance(match.charter.key, entry.seq)
  state.rng = [...dealt]
  const told = game.playAloud(state, seat, action)
  // An answer to a sealed window was an envelope's before it came into the log: from here on it stands.
  const opened = isHeld(game, match.state) && has(waiting(match.state), seat) && !game.isAnytime(action)
  const learned = opened || told.learned || !sameRng(state.rng, dealt)
  const marks = marksOf(game, state)
  const anew = !sameBusiness(onTable(state), business)
  // Nobody goes back once the game is over, and its states need not be kept.
  const back = !learned && state.outcome === null
  return {
    entry,
    happenings: told.happenings,
    state,
    marks,
    askedAt: askedSince(match, marks, entry.seq, anew, seat),
    keep: back ? match.back.length : 0,
    step: back ? { seq: entry.seq, seat, state: match.state } : null,
    // Nobody goes back freely past what somebody else did.
    free: learned ? 0 : 1 + (match.back.at(-1)?.seat === seat ? match.free : 0),
    undoes: null,
    since: anew ? entry.seq : match.since,
    envelopes: leftAfter(game, match, moveId, state, standing(frames, state)),
  }
}

/** Whether something of this seat lies in an envelope, which it may always take out again. */
export const hasSealed = (match: Match, seat: Seat): boolean =>
  (envelopeOf(match, seat)?.slips.length ?? 0) > 0

/** Whether `seat` may take its last choice back: nothing hidden became known and nobody else acted since. */
export const mayUndo = (match: Match, seat: Seat): boolean =>
  match.state.outcome === null &&
  (hasSealed(match, seat) || (match.free > 0 && match.back.at(-1)?.seat === seat))

/** Works out an undo: the table stands as if the entry had never been made, and both stay in the log. */
export function undoTurn(game: Game, match: Match, seat: Seat, moveId: string): Turn | null {
  const step = match.back.at(-1)
  if (step?.seat !== seat || match.free === 0 || match.state.outcome !== null) return null
  const entry = written(match, seat, UNDO_WORDS, moveId)
  const marks = marksOf(game, step.state)
  return {
    entry,
    happenings: [],
    state: step.state,
    marks,
    askedAt: askedSince(match, marks, entry.seq, false, seat),
    keep: match.back.length - 1,
    step: null,
    free: match.free - 1,
    undoes: step.seq,
    since: entry.seq,
    envelopes: leftAfter(game, match, moveId, step.state, stood(match, step.state)),
  }
}

/**
 * The same past what others did: to before the entry `to`, which `seat` made. Everything from there on is taken back, and
 * everybody's question is a new one. Whether everybody agreed is for whoever keeps the table to know.
 */
export function undoToTurn(game: Game, match: Match, seat: Seat, to: number, moveId: string): Turn | null {
  const at = match.back.findIndex(s => s.seq === to)
  const step = match.back[at]
  if (step?.seat !== seat || match.state.outcome !== null) return null
  const entry = written(match, seat, undoToWords(to), moveId)
  const marks = marksOf(game, step.state)
  return {
    entry,
    happenings: [],
    state: step.state,
    marks,
    askedAt: askedSince(match, marks, entry.seq, true, seat),
    keep: at,
    step: null,
    free: 0,
    undoes: to,
    since: entry.seq,
    envelopes: leftAfter(game, match, moveId, step.state, stood(match, step.state)),
  }
}

/** Makes a turn part of the match. Call it once the entry is where it cannot be lost. */
export function accept(match: Match, turn: Turn): void {
  if (turn.entry.seq !== match.entries.length + 1)
    throw new Error(`entry ${turn.entry.seq} cannot follow entry ${match.entries.length}`)
  match.entries.push(turn.entry)
  match.story.push(turn.happenings)
  match.byMoveId.set(turn.entry.moveId, turn.entry)
  match.head = turn.entry.hash
  match.state = turn.state
  match.marks = turn.marks
  match.askedAt = turn.askedAt
  if (turn.undoes !== null) {
    for (const step of match.back.slice(turn.keep)) match.undone.add(step.seq)
    match.undoes.set(turn.entry.seq, turn.undoes)
  }
  match.back.length = turn.keep
  if (turn.step !== null && match.back.push(turn.step) > KEPT) match.back.shift()
  match.free = turn.free
  match.since = turn.since
  match.envelopes = turn.envelopes
}
