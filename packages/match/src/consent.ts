import type { Game, Seat } from '@noren/engine'
import { sideChance } from './chance.ts'
import { mayUndo } from './turn.ts'
import type { Match, Step } from './types.ts'

/** So many worlds each onlooker imagines; one in which the choice was not possible is enough. */
const WORLDS = 16

/**
 * Whether a choice told somebody something by being possible at all: a card laid down from a hidden hand. Judged from the
 * views of the others, by worlds that agree with what they saw: if the choice is open in all of them, they knew that it was.
 */
function taught(game: Game, match: Match, step: Step): boolean {
  const words = match.entries[step.seq - 1]?.words
  const action = words === undefined ? null : game.hear(words)
  if (action === null) return true
  for (let eye = 0; eye < match.charter.seats; eye++) {
    if (eye === step.seat) continue
    const view = game.view(step.state, eye)
    const rng = sideChance(match.charter.key, 'undo', step.seq, eye)
    for (let i = 0; i < WORLDS; i++)
      if (game.refuse(game.imagine(view, rng), step.seat, action) !== null) return true
  }
  return false
}

/** The entry to which `seat` would go back past what others did, as far as reveals and chance allow; null: none, or for free. */
export function farUndo(match: Match, seat: Seat): number | null {
  if (match.state.outcome !== null || mayUndo(match, seat)) return null
  for (let i = match.back.length - 1; i >= 0; i--) {
    const step = match.back[i]
    if (step?.seat === seat) return step.seq
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
