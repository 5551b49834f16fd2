import { anchor, hashOfKey } from '@noren/match'
import type { Entry, SealedLog } from '@noren/match'
import type { TableRow } from '@noren/store'
import { isGuessable } from '../ids.ts'
import { no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import { seatsOf } from './seating.ts'

/**
 * Who may look at a finished game with all its cards: whoever holds its link. A table that was opened as private, or whose name is
 * short enough to be guessed, shows it to those who sat there. Of a running game nobody sees anything here.
 */
export function mayReview(row: TableRow, who: string | null): true | No {
  if (row.status !== 'over') return no('not-over')
  const shut = row.manners?.private === true || isGuessable(row.charter.id)
  return !shut || seatsOf(row, who).length > 0 ? true : no('players-only')
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
