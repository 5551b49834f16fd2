import type { Entry } from '@noren/match'
import type { TableSummary, TableRow } from '../src/index.ts'
import { bot, EMPTY, row as given } from './contract/given.ts'

/** Data for a child process that kills itself; it must not load the test runner. */
export const row: TableRow = given('koi-1', { status: 'playing', holders: [bot, EMPTY] })
export const entry: Entry = { seq: 1, seat: 0, words: ['bow'], moveId: 'move-1', hash: 'h' }
export const ON: TableSummary = { waiting: 2, outcome: null, clock: null, envelopes: [], answered: 0 }
