import type { Charter, Clock, Entry, Envelope, Time } from '@noren/match'
import type { Manners, Person, Replies, SeatHolder, Sight, SignIn, TableRow, TableStatus } from './types.ts'
import { DamagedError, dueOf, unattended } from './types.ts'

/** Rows as SQL knows them. Structures that no query looks into are JSON texts. */
export interface TableRecord {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly bundle: string | null
  readonly options: string
  readonly seeds: string | null
  readonly fork: string | null
  readonly seats: number
  readonly key: string
  readonly host: string
  readonly listed: number
  readonly status: string
  readonly created: number
  readonly seq: number
  readonly waiting: number
  readonly unattended: number
  readonly outcome: string | null
  readonly time: string
  readonly clock: string | null
  readonly due: number | null
  readonly next: string | null
  readonly envelopes: string | null
  readonly answered: number
  readonly manners: string | null
  readonly revision: number
  /** Written by a statement of their own. */
  readonly began?: number | null
  readonly ended?: number | null
  readonly absent?: number | null
}
export interface PersonRecord {
  readonly id: string
  readonly name: string
  readonly crest: number
  readonly sight: string | null
}
export interface SignInRecord {
  readonly id: string
  readonly person: string
  readonly agent: string
  readonly created: number
  readonly ended: number
}
export interface HolderRecord {
  readonly table_id: string
  readonly seat: number
  readonly kind: string
  readonly person: string | null
  readonly away: number
  readonly level: string | null
  readonly standing: string | null
}
export interface EntryRecord {
  readonly seq: number
  readonly seat: number
  readonly words: string
  readonly move_id: string
  readonly hash: string
}

/** How far a table is. */
export type Head = Pick<TableRecord, 'id' | 'seq' | 'revision' | 'envelopes'> & { readonly spoken: number }
/** The last line that was said at a table `t`. */
export const LAST_SPOKEN = 'coalesce((SELECT max(s.n) FROM spoken s WHERE s.table_id = t.id), 0)'

/** The order of somebody's own tables `t`: those that wait for them, other running ones, open ones, finished ones. */
export const mineFirst = (person: string): string => `CASE
    WHEN t.status = 'playing' AND EXISTS (SELECT 1 FROM mats m WHERE m.table_id = t.id AND m.person = ${person}
      AND ((t.waiting & ~t.answered) & (1 << m.seat)) <> 0) THEN 0
    WHEN t.status = 'playing' THEN 1 WHEN t.status = 'open' THEN 2 ELSE 3 END`

/** When the game of a table `t` ended, as lists are ordered. */
export const ENDED = 'coalesce(t.ended, t.created)'

/** A structure as a column keeps it. */
export const textOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

/** Envelopes as a column keeps them: most tables have none. */
export const sealedText = (envelopes: readonly Envelope[]): string | null =>
  envelopes.length === 0 ? null : JSON.stringify(envelopes)

/** A structure out of its column. */
function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DamagedError(`${what} cannot be read`)
  }
}

export const envelopesOf = (text: string | null): Envelope[] =>
  text === null ? [] : (parsed(text, 'the sealed answers of a table') as Envelope[])

/** Those that can be read: one damaged row must not keep a whole list from everybody. */
export function readable<R, T>(rows: readonly R[], read: (row: R) => T): T[] {
  return rows.flatMap(row => {
    try {
      return [read(row)]
    } catch (error) {
      if (error instanceof DamagedError) return []
      throw error
    }
  })
}

export const entryOf = (r: EntryRecord): Entry => ({
  seq: r.seq,
  seat: r.seat,
  words: parsed(r.words, `entry ${r.seq}`) as Entry['words'],
  moveId: r.move_id,
  hash: r.hash,
})

const holderOf = (r: HolderRecord): SeatHolder =>
  r.kind === 'person' && r.person !== null
    ? {
        kind: 'person',
        person: r.person,
        away: r.away !== 0,
        ...(r.level === null ? {} : { standIn: r.level }),
        ...(r.standing === null ? {} : { standing: parsed(r.standing, `seat ${r.seat}`) as Replies }),
      }
    : r.kind === 'bot' && r.level !== null
      ? { kind: 'bot', level: r.level }
      : { kind: 'empty' }

export const holderRecord = (table: string, holder: SeatHolder, seat: number): HolderRecord => ({
  table_id: table,
  seat,
  kind: holder.kind,
  person: holder.kind === 'person' ? holder.person : null,
  away: holder.kind === 'person' && holder.away ? 1 : 0,
  level: holder.kind === 'bot' ? holder.level : holder.kind === 'person' ? (holder.standIn ?? null) : null,
  standing: textOf((holder.kind === 'person' ? holder.standing : undefined) ?? null),
})

export const tableOf = (r: TableRecord, holders: readonly HolderRecord[]): TableRow => ({
  charter: {
    id: r.id,
    game: r.game,
    version: r.version,
    ...(r.bundle === null ? {} : { bundle: r.bundle }),
    options: parsed(r.options, `the options of ${r.id}`),
    seats: r.seats,
    key: r.key,
    ...(r.seeds === null
      ? {}
      : { seeds: parsed(r.seeds, `the seeds of ${r.id}`) as NonNullable<Charter['seeds']> }),
    ...(r.fork === null
      ? {}
      : { fork: parsed(r.fork, `the parent of ${r.id}`) as NonNullable<Charter['fork']> }),
  },
  host: r.host,
  listed: r.listed !== 0,
  status: r.status as TableStatus,
  holders: holders.map(holderOf),
  created: r.created,
  seq: r.seq,
  waiting: r.waiting,
  outcome: r.outcome === null ? null : (parsed(r.outcome, `the outcome of ${r.id}`) as TableRow['outcome']),
  time: parsed(r.time, `the time of ${r.id}`) as Time,
  clock: r.clock === null ? null : (parsed(r.clock, `the clock of ${r.id}`) as Clock),
  envelopes: envelopesOf(r.envelopes),
  answered: r.answered,
  next: r.next,
  ...(r.manners === null ? {} : { manners: JSON.parse(r.manners) as Manners }),
  revision: r.revision,
  ...(r.began == null ? {} : { began: r.began }),
  ...(r.ended == null ? {} : { ended: r.ended }),
  ...(r.absent == null ? {} : { absent: r.absent }),
})

/** Of what cannot be read, nobody else is shown anything. */
const UNREAD: Sight = { page: 'me', games: 'me' }
function sightOf(text: string): Sight {
  try {
    return JSON.parse(text) as Sight
  } catch {
    return UNREAD
  }
}
export const personFrom = ({ id, name, crest, sight }: PersonRecord): Person => ({
  id,
  name,
  crest,
  ...(sight === null ? {} : { sight: sightOf(sight) }),
})
export const personRecord = ({ id, name, crest, sight }: Person): PersonRecord => ({
  id,
  name,
  crest,
  sight: textOf(sight ?? null),
})

export const signInOf = (r: SignInRecord): SignIn => ({ ...r, ended: r.ended !== 0 })
export const signInRecord = (s: SignIn): SignInRecord => ({ ...s, ended: s.ended ? 1 : 0 })

export const tableRecord = (row: TableRow): TableRecord => ({
  ...row.charter,
  bundle: row.charter.bundle ?? null,
  options: JSON.stringify(row.charter.options),
  seeds: textOf(row.charter.seeds ?? null),
  fork: textOf(row.charter.fork ?? null),
  host: row.host,
  listed: row.listed ? 1 : 0,
  status: row.status,
  created: row.created,
  seq: row.seq,
  waiting: row.waiting,
  unattended: unattended(row.holders),
  outcome: textOf(row.outcome),
  time: JSON.stringify(row.time),
  clock: textOf(row.clock),
  due: dueOf(row.clock),
  next: row.next,
  envelopes: sealedText(row.envelopes),
  answered: row.answered,
  manners: textOf(row.manners ?? null),
  revision: row.revision,
})
