import type { Game } from '@noren/engine'
import { Choices, members, seeded } from '@noren/engine'
import { registry } from '@noren/games'
import type { SealedLog } from '@noren/match'
import { carryOut, open, stateFor, unanswered } from '@noren/match'

/** A game of two, played by its own rules of thumb, as its log is handed out. */
export async function logOf(id = 'spirit'): Promise<{ readonly log: SealedLog; readonly game: Game }> {
  const rules = await registry.newest(id)
  if (rules === null) throw new Error(id)
  const { game, sense } = rules
  const key = '7'.repeat(64)
  const options = game.options.defaults
  const match = open(game, { id: 'koi-w', game: game.id, version: game.version, options, seats: 2, key })
  const list = new Choices()
  const rng = seeded(5)
  for (let n = 0; match.state.outcome === null; n++) {
    const seat = members(unanswered(match))[0] ?? 0
    const look = stateFor(game, match, seat)
    game.legal(look, seat, list)
    const { words } = game.say(look, seat, list.at(sense?.policy?.(look, seat, list, rng) ?? 0))
    carryOut(game, match, { seat, words, moveId: `move-${n}`, seq: match.entries.length })
  }
  const { charter, keyHash, entries, head, state } = match
  return { log: { charter, keyHash, entries, head, outcome: state.outcome }, game }
}
