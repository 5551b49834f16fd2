import { has, sameRng, waiting } from '@noren/engine'
import type { Action, Game, Seat, Words } from '@noren/engine'
import { chance } from './chance.ts'
import { link } from './chain.ts'
import { envelopeOf, isHeld, leftAfter, standing, stood } from './envelope.ts'
import { askedSince, questionHashesOf, onTable, sameBusiness } from './question.ts'
import type { Entry, Match, Standing, Transition } from './types.ts'

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

function written(match: Standing, seat: Seat, words: Words, moveId: string): Entry {
  const seq = match.entries.length + 1
  const hash = link(match.head, { seq, seat, words, moveId })
  return { seq, seat, words: [...words], moveId, hash }
}

/** Works out what a legal action does. The match itself stays as it is: the rules run on a copy of the state. */
export function transitionOf(
  game: Game,
  match: Standing,
  seat: Seat,
  action: Action,
  words: Words,
  moveId: string,
): Transition {
  const entry = written(match, seat, words, moveId)
  const state = game.clone(match.state)
  const business = onTable(state)
  const frames = match.envelopes.length === 0 ? state.frames : [...state.frames]
  const dealt = chance(match.deal, entry.seq)
  state.rng = [...dealt]
  const told = game.playAloud(state, seat, action)
  // An answer to a sealed window was an envelope's before it came into the log: from here on it stands.
  const opened = isHeld(game, match.state) && has(waiting(match.state), seat) && !game.isAnytime(action)
  const learned = opened || told.learned || !sameRng(state.rng, dealt)
  const hashes = questionHashesOf(game, state)
  const anew = !sameBusiness(onTable(state), business)
  // Nobody goes back once the game is over, and its states need not be kept.
  const back = !learned && state.outcome === null
  return {
    entry,
    happenings: told.happenings,
    state,
    questionHashes: hashes,
    askedAt: askedSince(match, hashes, entry.seq, anew, seat),
    keep: back ? match.back.length : 0,
    undoPoint: back ? { seq: entry.seq, seat, state: match.state } : null,
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
export function undoTransition(game: Game, match: Match, seat: Seat, moveId: string): Transition | null {
  const point = match.back.at(-1)
  if (point?.seat !== seat || match.free === 0 || match.state.outcome !== null) return null
  const entry = written(match, seat, UNDO_WORDS, moveId)
  const hashes = questionHashesOf(game, point.state)
  return {
    entry,
    happenings: [],
    state: point.state,
    questionHashes: hashes,
    askedAt: askedSince(match, hashes, entry.seq, false, seat),
    keep: match.back.length - 1,
    undoPoint: null,
    free: match.free - 1,
    undoes: point.seq,
    since: entry.seq,
    envelopes: leftAfter(game, match, moveId, point.state, stood(match, point.state)),
  }
}

/**
 * The same past what others did: to before the entry `to`, which `seat` made. Everything from there on is taken back, and
 * everybody's question is a new one. Whether everybody agreed is for whoever keeps the table to know.
 */
export function undoToTransition(
  game: Game,
  match: Match,
  seat: Seat,
  to: number,
  moveId: string,
): Transition | null {
  const at = match.back.findIndex(s => s.seq === to)
  const point = match.back[at]
  if (point?.seat !== seat || match.state.outcome !== null) return null
  const entry = written(match, seat, undoToWords(to), moveId)
  const hashes = questionHashesOf(game, point.state)
  return {
    entry,
    happenings: [],
    state: point.state,
    questionHashes: hashes,
    askedAt: askedSince(match, hashes, entry.seq, true, seat),
    keep: at,
    undoPoint: null,
    free: 0,
    undoes: to,
    since: entry.seq,
    envelopes: leftAfter(game, match, moveId, point.state, stood(match, point.state)),
  }
}

/** How a match will stand after a transition that has not happened yet. */
export const standingAfter = ({ deal, back }: Standing, transition: Transition): Standing => ({
  deal,
  entries: { length: transition.entry.seq },
  head: transition.entry.hash,
  state: transition.state,
  questionHashes: transition.questionHashes,
  askedAt: transition.askedAt,
  back: [
    ...back.slice(0, transition.keep),
    ...(transition.undoPoint === null ? [] : [transition.undoPoint]),
  ].slice(-KEPT),
  free: transition.free,
  since: transition.since,
  envelopes: transition.envelopes,
})

/** Makes a transition part of the match. Call it once the entry is where it cannot be lost. */
export function accept(match: Match, transition: Transition): void {
  if (transition.entry.seq !== match.entries.length + 1)
    throw new Error(`entry ${transition.entry.seq} cannot follow entry ${match.entries.length}`)
  match.entries.push(transition.entry)
  match.story.push(transition.happenings)
  match.byMoveId.set(transition.entry.moveId, transition.entry)
  match.head = transition.entry.hash
  match.state = transition.state
  match.questionHashes = transition.questionHashes
  match.askedAt = transition.askedAt
  if (transition.undoes !== null) {
    for (const point of match.back.slice(transition.keep)) match.undone.add(point.seq)
    match.undoes.set(transition.entry.seq, transition.undoes)
  }
  match.back.length = transition.keep
  if (transition.undoPoint !== null && match.back.push(transition.undoPoint) > KEPT) match.back.shift()
  match.free = transition.free
  match.since = transition.since
  match.envelopes = transition.envelopes
}
