import { Choices, has } from '@noren/engine'
import type { Game, Seat, Words } from '@noren/engine'
import { sideChance } from './chance.ts'
import { changesOf, envelopeOf, stateFor, unanswered } from './envelope.ts'
import { mayUndo, UNDO_WORDS } from './transition.ts'
import type { Match, MoveRequest } from './types.ts'

/**
 * The one id that the house may give to its move for a seat at this question, so that computing it again after a crash
 * cannot play it twice. The colons keep it apart from every id a person may draw. At a sealed window, where the log stands
 * still, every change of the seat's envelope makes it another one: what was taken back is not given again under its old id.
 */
export function houseMoveId(match: Match, seat: Seat, purpose: 'idle' | 'bot' | 'only'): string {
  const changes = changesOf(envelopeOf(match, seat))
  return `${purpose}:${match.askedAt[seat] ?? 0}:${seat}${changes === 0 ? '' : `:${changes}`}`
}

/** What the table does for a seat whose time is over, or null if it is not being asked or has answered. */
export const idleRequest = (game: Game, match: Match, seat: Seat): MoveRequest | null =>
  defaultOf(game, match, seat, true)

/** The same for a bot that fails: its half-made play is carried on, since after taking that back it would only begin it again. */
export const onwardRequest = (game: Game, match: Match, seat: Seat): MoveRequest | null =>
  defaultOf(game, match, seat, false)

function defaultOf(game: Game, match: Match, seat: Seat, back: boolean): MoveRequest | null {
  if (!has(unanswered(match), seat)) return null
  const at = match.askedAt[seat] ?? 0
  const request = { seat, moveId: houseMoveId(match, seat, 'idle'), seq: match.entries.length }
  // On a copy: a default that looks must not be able to touch.
  const s = game.clone(stateFor(game, match, seat))
  if (back && game.halfMade?.(s, seat) === true && mayUndo(match, seat))
    return { ...request, words: UNDO_WORDS }
  const action = game.idle(s, seat, sideChance(match.charter.key, 'idle', at, seat))
  return { ...request, words: game.say(s, seat, action).words }
}

/**
 * How many choices this seat has made one after the other while nothing became known and nobody else chose. Whoever walks in a circle
 * takes only such steps: what was learned, and what others did, does not come back. In an envelope every change of it counts.
 */
export function choicesInARow(match: Match, seat: Seat): number {
  const envelope = envelopeOf(match, seat)
  if (envelope !== null) return changesOf(envelope)
  return match.back.at(-1)?.seat === seat ? match.free : 0
}

/** A question with one answer, and whether something may still be taken back before it is given. */
export interface OnlyAnswer {
  readonly words: Words
  readonly mayGoBack: boolean
}

/** The one answer that a seat has to what it is asked; null if it has several, has answered, or is asked nothing. */
export function onlyAnswer(game: Game, match: Match, seat: Seat): OnlyAnswer | null {
  if (!has(unanswered(match), seat)) return null
  const s = stateFor(game, match, seat)
  game.legal(s, seat, open)
  if (open.size !== 1) return null
  return { words: game.say(s, seat, open.at(0)).words, mayGoBack: mayUndo(match, seat) }
}

const open = new Choices()
