import type { Entry } from '@noren/match'
import type { TableSummary, TableRow } from '../src/index.ts'

/** Data for a child process that kills itself; it must not load the test runner. */
export const row: TableRow = {
  charter: { id: 'koi-1', game: 'lanterns', version: 3, options: {}, seats: 2, key: 'ab'.repeat(32) },
  host: 'p1',
  listed: true,
  status: 'playing',
  holders: [{ kind: 'bot', level: 'wanderer' }, { kind: 'empty' }],
  created: 1,
  seq: 0,
  waiting: 1,
  outcome: null,
  time: { kind: 'none' },
  clock: null,
  envelopes: [],
  answered: 0,
  next: null,
  revision: 0,
}
export const entry: Entry = { seq: 1, seat: 0, words: ['bow'], moveId: 'move-1', hash: 'h' }
export const ON: TableSummary = { waiting: 2, outcome: null, clock: null, envelopes: [], answered: 0 }
