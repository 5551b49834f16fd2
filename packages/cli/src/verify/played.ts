import type { Game, Rng } from '@noren/engine'
import { below, Choices, members } from '@noren/engine'
import { carryOut, commitOf, shownHead, stateFor, open, unanswered } from '@noren/match'
import type { Charter, SealedLog, Share, Witness } from '@noren/match'

/** Matches to be checked: their logs, and what a page keeps of them. */

const list = new Choices()
export const keyFor = (rng: Rng): string =>
  Array.from({ length: 16 }, () => below(rng, 65_536).toString(16).padStart(4, '0')).join('')

/** No match takes so long. */
const PATIENCE = 20_000

/** What the pages of a table added: the first seat's is opened, of the others some are, some are not, and some have none. */
export const sharesFor = (seats: number, rng: Rng): (Share | null)[] =>
  Array.from({ length: seats }, (_, seat) => {
    const seed = keyFor(rng)
    const kind = seat === 0 ? 0 : below(rng, 3)
    return kind === 2 ? null : { commit: commitOf(seed), seed: kind === 0 ? seed : null }
  })

/** A match played by chance to its end, as its log is handed out; by the server's key alone unless pages added seeds. */
export function played(
  game: Game,
  seats: number,
  id: string,
  rng: Rng,
  more: Partial<Pick<Charter, 'key' | 'seeds'>> = {},
): SealedLog {
  const options = game.options.defaults
  const drawn = { key: keyFor(rng), ...more }
  const match = open(game, { id, game: game.id, version: game.version, options, seats, ...drawn })
  for (let n = 0; match.state.outcome === null && n < PATIENCE; n++) {
    const asked = members(unanswered(match))
    const seat = asked[below(rng, asked.length)] ?? 0
    const look = stateFor(game, match, seat)
    game.legal(look, seat, list)
    const { words } = game.say(look, seat, list.at(below(rng, list.size)))
    carryOut(game, match, { seat, words, moveId: `move-${n}`, seq: match.entries.length })
  }
  const { charter, keyHash, entries, head, state } = match
  return { charter, keyHash, entries, head, outcome: state.outcome }
}

/** What a page keeps that was there all the time: key, promises, opened seeds, and every head. */
export function witnessOf({ charter, keyHash, entries, head }: SealedLog): Required<Witness> {
  return {
    id: charter.id,
    keyHash,
    end: head.slice(0, 16),
    seeds: (charter.seeds ?? []).map(s =>
      s === null ? null : { commit: s.commit, ...(s.seed === null ? {} : { seed: s.seed }) },
    ),
    heads: entries.map(({ seq, hash }) => ({ seq, head: shownHead(charter.key, hash) })),
  }
}
