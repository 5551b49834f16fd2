import type { Match } from '@noren/match'
import type { TableRow } from '@noren/store'
import { summaryOf } from '@noren/table'

/** What of a row follows from its charter, its log and what its people decided. */
type Followed = Pick<TableRow, 'seq' | 'status' | 'waiting' | 'answered' | 'outcome'>

/**
 * What a table's row must be. Rules end a game in its log; people end one in its row alone, when they concede, or agree while somebody is
 * absent, and only the row knows that a table with an empty log has begun.
 */
export function rowOf({ status, manners, envelopes }: TableRow, { state, entries }: Match): Followed {
  const { waiting, answered, outcome } = summaryOf({ state, envelopes })
  const over = outcome !== null || manners?.ended !== undefined
  const unbegun = status === 'open' && entries.length === 0
  return {
    seq: entries.length,
    status: over ? 'over' : unbegun ? 'open' : 'playing',
    waiting,
    answered,
    outcome,
  }
}

/**
 * Why people cannot have given up a seat, or ended the game, as a row says they did; null if they can. That the log goes on to an end by the
 * rules is no reason: with two servers a concession and the last move may cross, and nobody is to lose such a game by a restore.
 */
export function endFault({ charter, holders, manners }: TableRow): string | null {
  const { ended, conceded = [] } = manners ?? {}
  const nobody = [...(ended?.by ?? []), ...conceded].find(seat => holders[seat]?.kind !== 'person')
  if (nobody !== undefined) return `the row says that seat ${nobody} was given up, and nobody sits there`
  return ended?.how === 'conceded' && charter.seats !== 2
    ? `the row says that it was conceded, which ends no game of ${charter.seats}`
    : null
}

/** What is wrong with a row beside its whole log; null if nothing is. */
export function rowFault(row: TableRow, match: Match): string | null {
  const { seq, status, waiting, answered, outcome } = row
  const is: Followed = { seq, status, waiting, answered, outcome }
  if (JSON.stringify(is) !== JSON.stringify(rowOf(row, match))) return 'the row is not what its log says'
  return endFault(row)
}
