import { anchor, hashOfKey } from '@noren/match'
import type { Entry, SealedLog } from '@noren/match'
import type { MatchStore, TableRow } from '@noren/store'
import { isNo, no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import { isShut } from './fork.ts'
import { seatsOf } from './seating.ts'

/**
 * Who may look at a finished game with all its cards, and so have its key: whoever holds its link. A table that was opened as private, or whose name is
 * short enough to be guessed, shows it to those who sat there. Of a running game nobody sees anything here.
 */
export function mayReview(row: TableRow, who: string | null): true | No {
  if (row.status !== 'over') return no('not-over')
  return !isShut(row) || seatsOf(row, who).length > 0 ? true : no('players-only')
}

/**
 * Who may read the log of a finished game: a fork's holds the games it goes on from, with their keys, and they may have been shut to somebody
 * who sits at the fork alone. Of one that is no more, nobody knows any longer who sat there.
 */
export async function mayReadLog(store: MatchStore, row: TableRow, who: string | null): Promise<true | No> {
  const may = mayReview(row, who)
  if (isNo(may)) return may
  for (let { fork } = row.charter; fork !== undefined; fork = fork.parent.fork) {
    const parent = await store.table(fork.parent.id)
    if (parent !== null) {
      const before = mayReview(parent, who)
      if (isNo(before)) return before
    } else if (isShut(row)) return no('players-only')
  }
  return true
}

/** A finished match, whole: its key, every entry, and what they lead to. */
export const sealedLog = ({ charter, outcome, manners }: TableRow, entries: Entry[]): SealedLog => ({
  charter,
  keyHash: hashOfKey(charter.key),
  entries,
  head: entries.at(-1)?.hash ?? anchor(charter),
  outcome,
  ...(manners?.ended === undefined ? {} : { ended: manners.ended }),
})
