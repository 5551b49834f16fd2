import { has } from '@noren/engine'
import type { Game, Seat } from '@noren/engine'
import { sideChance } from './chance.ts'
import { envelopeOf, lookOf, unanswered } from './envelope.ts'
import type { Match, Wish } from './types.ts'

/**
 * The one id that the house may give to its move for a seat at this question, so that computing it again after a crash
 * cannot play it twice. The colons keep it apart from every id a person may draw. Later choices of one sealed answer,
 * between which the log stands still, are numbered.
 */
export function houseMoveId(match: Match, seat: Seat, purpose: 'idle' | 'bot'): string {
  const slips = envelopeOf(match, seat)?.slips.length ?? 0
  return `${purpose}:${match.askedAt[seat] ?? 0}:${seat}${slips === 0 ? '' : `:${slips}`}`
}

/** What the table does for a seat whose time is over, or null if it is not being asked or has answered. */
export function idleWish(game: Game, match: Match, seat: Seat): Wish | null {
  if (!has(unanswered(match), seat)) return null
  const at = match.askedAt[seat] ?? 0
  // On a copy: a default that looks must not be able to touch.
  const s = game.clone(lookOf(game, match, seat))
  const action = game.idle(s, seat, sideChance(match.charter.key, 'idle', at, seat))
  return {
    seat,
    words: game.say(s, seat, action).words,
    moveId: houseMoveId(match, seat, 'idle'),
    seq: match.entries.length,
  }
}
