import { definitionOf, settle, silent, waiting, WATCHER } from '@noren/engine'
import type { Core, Game, Staged } from '@noren/engine'
import { faceFor } from '@noren/match'
import type { NewStage, Position } from '@noren/protocol'
import { isNo, no } from '../refusal.ts'
import type { No } from '../refusal.ts'

const fault = (path: string, message: string): No => no('bad-request', [{ path, message }])

/** The position that a description stands for, or what its game has against it. */
function laid(game: Game, { lay, example }: Staged, description: object = example): Core | No {
  try {
    const state = game.clone(lay(description as never))
    const { min, max } = game.seats
    if (!(state.seats >= min && state.seats <= max))
      return fault('/description', `must have ${min} to ${max} seats`)
    const rules = definitionOf(game)
    if (rules !== null) settle(rules, state, silent)
    return state
  } catch (error) {
    // A description is written by hand: whoever wrote it is told what is wrong with it.
    return fault('/description', error instanceof Error ? error.message : String(error))
  }
}

/** Sets up a position of a game and plays from it. Nothing of it is kept: whoever wants to go on sends it again with one move more. */
export function positionOf(game: Game, staged: Staged, wish: NewStage): Position | No {
  const state = laid(game, staged, wish.description)
  if (isNo(state)) return state
  for (const [n, { seat, words }] of (wish.moves ?? []).entries()) {
    const action = game.hear(words)
    const refused = action === null ? { id: 'unknown-words' } : game.whyNot(state, seat, action)
    if (action === null || refused !== null) return fault(`/moves/${n}`, refused?.id ?? '')
    game.playAloud(state, seat, action)
  }
  const eyes = [...Array(state.seats).keys(), WATCHER]
  const open = { state, envelopes: [] }
  return {
    game: game.id,
    version: game.version,
    seq: wish.moves?.length ?? 0,
    seats: state.seats,
    waiting: waiting(state),
    frames: [...state.frames],
    state,
    faces: Object.fromEntries(eyes.map(seat => [String(seat), faceFor(game, open, seat)])),
    description: wish.description ?? staged.example,
    over: state.outcome !== null,
  }
}
