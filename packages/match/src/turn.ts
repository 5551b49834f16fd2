import { play, Recorder, sameRng } from '@noren/engine'
import type { Action, Game, Seat, Words } from '@noren/engine'
import { chance } from './chance.ts'
import { link } from './chain.ts'
import { askedSince, marksOf, onTable } from './question.ts'
import type { Entry, Match, Turn } from './types.ts'

/** Reserved: no game has a choice of this name. */
export const UNDO = 'undo'
export const UNDO_WORDS: Words = [UNDO]
export const isUndo = (words: Words): boolean => words.length === 1 && words[0] === UNDO

function written(match: Match, seat: Seat, words: Words, moveId: string): Entry {
  const line = { seq: match.entries.length + 1, seat, words: [...words], moveId }
  return { ...line, hash: link(match.head, line) }
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
  const dealt = chance(match.charter.key, entry.seq)
  state.rng = [...dealt]
  const recorder = new Recorder(state.seats)
  play(game, state, seat, action, recorder)
  const learned = recorder.learned || !sameRng(state.rng, dealt)
  const marks = marksOf(game, state)
  const anew = onTable(state) !== business
  return {
    entry,
    happenings: recorder.happenings,
    state,
    marks,
    askedAt: askedSince(match, marks, entry.seq, s => anew || s === seat),
    back: learned ? [] : [...ownSteps(match, seat), { seq: entry.seq, seat, state: match.state }],
    undoes: null,
  }
}

/** Nobody goes back past what somebody else did. */
const ownSteps = (match: Match, seat: Seat): Match['back'] => (match.back[0]?.seat === seat ? match.back : [])

/** Whether `seat` may take its last choice back: nothing hidden became known and nobody else acted since. */
export const mayUndo = (match: Match, seat: Seat): boolean =>
  match.state.outcome === null && match.back.at(-1)?.seat === seat

/** Works out an undo: the table stands as if the entry had never been made, and both stay in the log. */
export function undoTurn(game: Game, match: Match, seat: Seat, moveId: string): Turn | null {
  const step = match.back.at(-1)
  if (step === undefined || !mayUndo(match, seat)) return null
  const entry = written(match, seat, UNDO_WORDS, moveId)
  const marks = marksOf(game, step.state)
  return {
    entry,
    happenings: [],
    state: step.state,
    marks,
    askedAt: askedSince(match, marks, entry.seq, s => s === seat),
    back: match.back.slice(0, -1),
    undoes: step.seq,
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
  match.back = turn.back
  if (turn.undoes !== null) {
    match.undone.add(turn.undoes)
    match.undoes.set(turn.entry.seq, turn.undoes)
  }
}
