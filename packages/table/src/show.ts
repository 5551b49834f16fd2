import type { Game, Seat } from '@noren/engine'
import { facesFor, lineFor, linesFor, sealedFor, undoFor } from '@noren/match'
import type { Match } from '@noren/match'
import type { Sync, Update } from '@noren/protocol'

/** What these seats have put into envelopes; nothing is said when they are empty. */
export function sealedOf(
  game: Game,
  match: Match,
  seats: readonly Seat[],
): { sealed?: NonNullable<Sync['sealed']> } {
  const sealed = sealedFor(game, match, seats) as NonNullable<Sync['sealed']>
  return Object.keys(sealed).length === 0 ? {} : { sealed }
}

/** The match as those who hold these seats are shown it; lines begin after `since`. */
export const shownTo = (
  game: Game,
  match: Match,
  seats: readonly Seat[],
  since?: number,
): Pick<Sync, 'faces' | 'lines' | 'undo' | 'sealed'> => ({
  faces: facesFor(game, match, seats) as Sync['faces'],
  lines: linesFor(game, match, seats, since),
  undo: undoFor(match, seats),
  ...sealedOf(game, match, seats),
})

/** The last entry as those who hold these seats are told it. */
export function updateFor(game: Game, match: Match, seats: readonly Seat[]): Update {
  const seq = match.entries.length
  return {
    t: 'update',
    seq,
    line: lineFor(game, match, seq, seats),
    faces: facesFor(game, match, seats) as Update['faces'],
    undo: undoFor(match, seats),
    ...sealedOf(game, match, seats),
    outcome: match.state.outcome as Update['outcome'],
  }
}
