import type { Action, Core, Game, Seat } from '@noren/engine'
import type { Charter, Entry } from '@noren/match'
import { follow, open } from '@noren/match'

/** One entry of the line that was played to the end: what was taken back is left out. */
export interface Kept {
  readonly seq: number
  readonly before: Core
  readonly seat: Seat
  readonly action: Action
  readonly after: Core
}

/** The positions of a match, entry by entry; throws a MatchError where the log is not what the rules say. */
export function lineOf(game: Game, charter: Charter, entries: readonly Entry[]): readonly Kept[] {
  const match = open(game, charter)
  let kept: Kept[] = []
  for (const entry of entries) {
    const before: Core = match.state
    follow(game, match, entry)
    const undoes = match.undoes.get(entry.seq)
    if (undoes !== undefined) {
      kept = kept.filter(k => k.seq < undoes)
      continue
    }
    const action = game.hear(entry.words)
    if (action === null) continue
    kept.push({ seq: entry.seq, before, seat: entry.seat, action, after: match.state })
  }
  return kept
}
