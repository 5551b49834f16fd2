import type { Game, Seat } from '@noren/engine'
import { lineFor, linesFor, sealedFor, shownHead, undoFor } from '@noren/match'
import type { Match } from '@noren/match'
import type { Sync, TableInfo, Update } from '@noren/protocol'
import { VERSION } from './line.ts'
import { facesShown } from './question.ts'

/** What these seats have put into envelopes; nothing is said when they are empty. */
export function sealedOf(
  game: Game,
  match: Match,
  seats: readonly Seat[],
): { sealed?: NonNullable<Sync['sealed']> } {
  const sealed = sealedFor(game, match, seats) as NonNullable<Sync['sealed']>
  return Object.keys(sealed).length === 0 ? {} : { sealed }
}

/** Where the chain of a match stands, as everybody at the table is shown it. */
export const headOf = ({ charter, head }: Match): string => shownHead(charter.key, head)

/** The whole table for somebody who holds these seats; lines begin after `since`. Before the start there is nothing but the table. */
export const syncOf = (
  game: Game,
  match: Match | null,
  seats: readonly Seat[],
  table: TableInfo,
  since?: number,
): Sync => ({
  t: 'sync',
  v: VERSION,
  table,
  seq: match?.entries.length ?? 0,
  faces: match === null ? {} : facesShown(game, match, seats),
  lines: match === null ? [] : linesFor(game, match, seats, since),
  undo: match === null ? [] : undoFor(match, seats),
  ...(match === null ? {} : { ...sealedOf(game, match, seats), head: headOf(match) }),
})

/** The last entry as those who hold these seats are told it. */
export function updateFor(game: Game, match: Match, seats: readonly Seat[]): Update {
  const seq = match.entries.length
  return {
    t: 'update',
    seq,
    line: lineFor(game, match, seq, seats),
    faces: facesShown(game, match, seats),
    undo: undoFor(match, seats),
    ...sealedOf(game, match, seats),
    outcome: match.state.outcome as Update['outcome'],
    head: headOf(match),
  }
}
