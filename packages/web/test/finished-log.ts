import type { Game } from '@noren/engine'
import { below, Choices, members, seeded } from '@noren/engine'
import { registry } from '@noren/games'
import type { SealedLog } from '@noren/match'
import { carryOut, open, stateFor, unanswered } from '@noren/match'

interface Way {
  readonly seats?: number
  /** Every so many choices of the first seat are taken blindly. */
  readonly blind?: number
}

/** A game, of two where nothing else is said, played by its own rules of thumb, as its log is handed out. */
export async function logOf(
  id = 'spirit',
  { seats = 2, blind = Infinity }: Way = {},
): Promise<{ readonly log: SealedLog; readonly game: Game }> {
  const rules = await registry.newest(id)
  if (rules === null) throw new Error(id)
  const { game, sense } = rules
  const key = '7'.repeat(64)
  const options = game.options.defaults
  const match = open(game, { id: 'koi-w', game: game.id, version: game.version, options, seats, key })
  const list = new Choices()
  const rng = seeded(5)
  for (let n = 0; match.state.outcome === null; n++) {
    const seat = members(unanswered(match))[0] ?? 0
    const look = stateFor(game, match, seat)
    game.legal(look, seat, list)
    const blindly = seat === 0 && n % blind === blind - 1
    const at = blindly ? below(rng, list.toArray().length) : (sense?.policy?.(look, seat, list, rng) ?? 0)
    const { words } = game.say(look, seat, list.at(at))
    carryOut(game, match, { seat, words, moveId: `move-${n}`, seq: match.entries.length })
  }
  const { charter, keyHash, entries, head, state } = match
  return { log: { charter, keyHash, entries, head, outcome: state.outcome }, game }
}
