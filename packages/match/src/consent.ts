import type { Game, Seat } from '@noren/engine'
import { sideChance } from './chance.ts'
import { mayUndo } from './transition.ts'
import type { Match, UndoPoint } from './types.ts'

/** So many worlds each onlooker imagines; one in which the choice was not possible is enough. */
const WORLDS = 16

/**
 * Whether a choice told somebody something by being possible at all: a card laid down from a hidden hand. Judged from the
 * views of the others, by worlds that agree with what they saw: if the choice is open in all of them, they knew that it was.
 */
function taught(game: Game, match: Match, point: UndoPoint): boolean {
  const words = match.entries[point.seq - 1]?.words
  const action = words === undefined ? null : game.hear(words)
  if (action === null) return true
  for (let eye = 0; eye < match.charter.seats; eye++) {
    if (eye === point.seat) continue
    const view = game.view(point.state, eye)
    const rng = sideChance(match.charter.key, 'undo', point.seq, eye)
    for (let i = 0; i < WORLDS; i++)
      if (game.whyNot(game.imagine(view, rng), point.seat, action) !== null) return true
  }
  return false
}

/** The entry to which `seat` would go back past what others did, as far as reveals and chance allow; null: none, or for free. */
export function farUndo(match: Match, seat: Seat): number | null {
  if (match.state.outcome !== null || mayUndo(match, seat)) return null
  for (let i = match.back.length - 1; i >= 0; i--) {
    const point = match.back[i]
    if (point?.seat === seat) return point.seq
  }
  return null
}

/**
 * The entry to which everybody may agree to go back: the last choice of `seat`, if nothing hidden became known since, be it
 * by a draw, a reveal, or by what another player's choice showed of a hand.
 */
export function askableUndo(game: Game, match: Match, seat: Seat): number | null {
  const to = farUndo(match, seat)
  if (to === null) return null
  return match.back.some(s => s.seq > to && taught(game, match, s)) ? null : to
}
