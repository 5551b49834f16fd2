import type { Entry } from '@noren/match'
import type {
  DayFigure,
  MatchStore,
  SeatHolder,
  StoreError,
  TableRow,
  TableSummary,
} from '../../src/index.ts'

/** A place where stores can be opened: opening twice gives two writers on the same tables. */
export interface Place {
  open(): Promise<MatchStore>
  /** Whether what was stored is still there after everybody closed. */
  readonly lasts: boolean
}

export const EMPTY: SeatHolder = { kind: 'empty' }
export const person = (id: string, away = false): SeatHolder => ({ kind: 'person', person: id, away })
export const bot: SeatHolder = { kind: 'bot', level: 'wanderer' }

export const row = (id: string, over: Partial<TableRow> = {}): TableRow => ({
  charter: {
    id,
    game: 'lanterns',
    version: 3,
    options: { a: [1, { b: 'ü' }] },
    seats: 2,
    key: 'ab'.repeat(32),
  },
  host: 'p1',
  listed: true,
  status: 'open',
  holders: [person('p1'), EMPTY],
  created: 1000,
  seq: 0,
  waiting: 1,
  outcome: null,
  time: { kind: 'none' },
  clock: null,
  envelopes: [],
  answered: 0,
  next: null,
  revision: 0,
  ...over,
})

export const entry = (seq: number, over: Partial<Entry> = {}): Entry => ({
  seq,
  seat: 0,
  words: ['show', seq, 'né'],
  moveId: `move-${seq}`,
  hash: `hash-${seq}`,
  ...over,
})

const NONE = { envelopes: [], answered: 0 }
export const ON: TableSummary = { waiting: 2, outcome: null, clock: null, ...NONE }
export const OVER: TableSummary = {
  waiting: 0,
  outcome: { payoff: [1, 0], scores: [3, 2], ranks: [1, 2], clause: 'LA-5' },
  clock: null,
  ...NONE,
}

/** Results of a day, one of which cannot be read, and how they came out; also once p1 is gone. */
export async function someResults(
  store: MatchStore,
): Promise<{ readonly day: string; readonly figures: DayFigure[]; readonly without: DayFigure[] }> {
  const day = '2026-11-16'
  const bodies = [7, 7, 3, 7].map(score => JSON.stringify({ score, payoff: 1, choices: [] }))
  for (const [n, body] of [...bodies, '{"score"'].entries())
    await store.addRecord({ person: `p${n}`, kind: 'daily', key: day, body, at: n })
  await store.addRecord({ person: 'p1', kind: 'note', key: day, body: bodies[0] ?? '', at: 1 })
  const low = { payoff: 1, score: 3, n: 1 }
  const high = { payoff: 1, score: 7 }
  return { day, figures: [{ ...high, n: 3 }, low], without: [{ ...high, n: 2 }, low] }
}

/** What the tests of a store open: everything is closed after each test. */
export interface Bench {
  /** Somewhere new. */
  readonly place: () => Promise<Place>
  readonly openAt: (place: Place) => Promise<MatchStore>
  /** A store somewhere new. */
  readonly fresh: () => Promise<MatchStore>
  /** What a store throws: a store that was bundled has a class of its own. */
  readonly Fault: typeof StoreError
}
