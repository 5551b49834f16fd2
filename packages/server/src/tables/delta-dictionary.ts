import { below, Choices, first, seeded, WATCHER } from '@noren/engine'
import type { Game } from '@noren/engine'
import { carryOut, linesFor, stateFor, open, unanswered } from '@noren/match'
import type { Match } from '@noren/match'
import { Dictionary, Once, Writer } from '@noren/protocol/delta'
import { faceShown } from '@noren/table'

/** A game's own words are met early. */
const MOVES = 40
const KEY = '5'.repeat(64)

const dictionaries = new WeakMap<Game, Dictionary>()

/**
 * What tables of this game say over and over: its keys, its words, the shapes of its objects, as they come up in the first moves
 * of a game that nobody plays. It is the same for everybody at every table, and so tells nothing about any; and since they
 * all stand on it, a table has to remember only what it says beside it.
 */
export function deltaDictionary(game: Game): Dictionary {
  const known = dictionaries.get(game)
  if (known !== undefined) return known
  const dictionary = new Dictionary()
  read(game, new Writer(undefined, dictionary))
  dictionaries.set(game, dictionary)
  return dictionary
}

function read(game: Game, writer: Writer): void {
  const seats = game.seats.min
  for (let seat = WATCHER; seat < game.seats.max; seat++) writer.key(String(seat))
  const match = open(game, {
    id: 'dictionary',
    game: game.id,
    version: game.version,
    options: game.options.defaults,
    seats,
    key: KEY,
  })
  const rng = seeded(1)
  const list = new Choices()
  say(game, writer, match)
  for (let n = 1; n <= MOVES && match.state.outcome === null; n++) {
    const seat = first(unanswered(match))
    const look = stateFor(game, match, seat)
    game.legal(look, seat, list)
    const { words } = game.say(look, seat, list.at(below(rng, list.size)))
    carryOut(game, match, { seat, words, moveId: `dictionary-${n}`, seq: match.entries.length })
    say(game, writer, match)
  }
}

function say(game: Game, writer: Writer, match: Match): void {
  const head = new Once('')
  const seats = [WATCHER, ...Array.from({ length: match.charter.seats }, (_, seat) => seat)]
  for (const seat of seats) {
    writer.bytes.at = 0
    writer.value(faceShown(game, match, seat))
    for (const { by, events } of linesFor(game, match, [seat], match.entries.length - 1)) {
      for (const more of [{}, { undo: [seat] }, { ask: [seat] }]) {
        writer.value({ by, events, ...more })
        writer.value({ by, events, ...more, head })
      }
    }
  }
}
