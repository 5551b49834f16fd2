import { has, waiting } from '@noren/engine'
import type { Game, Seat } from '@noren/engine'
import { sideChance } from './chance.ts'
import type { Match, Wish } from './types.ts'

/**
 * The one id that the house may give to its move for a seat at this question, so that computing it again after a crash
 * cannot play it twice. The colons keep it apart from every id a person may draw.
 */
export const houseMoveId = (match: Match, seat: Seat, purpose: 'idle' | 'bot'): string =>
  `${purpose}:${match.askedAt[seat] ?? 0}:${seat}`

/** What the table does for a seat whose time is over, or null if it is not being asked. */
export function idleWish(game: Game, match: Match, seat: Seat): Wish | null {
  if (!has(waiting(match.state), seat)) return null
  const at = match.askedAt[seat] ?? 0
  // On a copy: a default that looks must not be able to touch.
  const s = game.clone(match.state)
  const action = game.idle(s, seat, sideChance(match.charter.key, 'idle', at, seat))
  return {
    seat,
    words: game.say(s, seat, action).words,
    moveId: houseMoveId(match, seat, 'idle'),
    seq: match.entries.length,
  }
}
