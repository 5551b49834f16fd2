import type { QueryResultRow } from 'pg'
import type { EntryRecord, PersonRecord, SignInRecord } from '../rows.ts'
import { entryOf, personFrom, signInOf, textOf } from '../rows.ts'
import { DAILY, DamagedError, isOwn, mannersWithout } from '../types.ts'
import type { Forgotten, Kept, MatchStore, OwnRecord, Spoken, Webhook } from '../types.ts'
import { PostgresJournal, SQL as JOURNAL } from './journal.ts'
import { named } from './line.ts'
import { connect } from './open.ts'
import { rowOf, SQL as TABLES, WITH_MATS } from './tables.ts'
import type { Joined } from './tables.ts'

const SQL = named({
  // Written anew as it is: a row, and a wait for the disk.
  probe: 'UPDATE migrations SET applied = applied WHERE id = 1',
})

/** What is done when somebody is forgotten, one after the other in one transaction. */
const FORGET = {
  touched: `SELECT ${WITH_MATS} FROM tables t WHERE t.host = $1 OR strpos(t.manners, $1) > 0
    OR t.id IN (SELECT table_id FROM mats WHERE person = $1) ORDER BY t.id FOR UPDATE OF t`,
  unsay: `DELETE FROM spoken s USING mats m
    WHERE m.table_id = s.table_id AND m.seat = s.seat AND m.person = $1`,
  drop: ['mats', 'spoken', 'entries'].map(part => `DELETE FROM ${part} WHERE table_id = ANY ($1::text[])`),
  dropTables: 'DELETE FROM tables WHERE id = ANY ($1::text[])',
  // Two who go at once wait for each other in one order.
  figures: `SELECT n FROM day_figures WHERE day IN (SELECT key FROM own_records WHERE person = $1 AND kind = '${DAILY}')
    ORDER BY day, payoff, score FOR UPDATE`,
  dropRecords: `DELETE FROM own_records
    WHERE person = ANY ($1::text[]) OR key = ANY ($1::text[]) OR body = ANY ($1::text[])`,
  unseat: 'UPDATE mats SET person = $3, standing = NULL WHERE table_id = $2 AND person = $1',
  unname: 'UPDATE tables SET host = $2, manners = $3, revision = revision + 1 WHERE id = $1',
  rest: [
    'DELETE FROM people WHERE id = $1',
    'DELETE FROM webhooks WHERE person = $1',
    'DELETE FROM sign_ins WHERE person = $1',
  ],
} as const

/** Tables in PostgreSQL: any number of servers may share them. */
export class PostgresStore extends PostgresJournal implements MatchStore {
  readonly shared = true

  static async open(url: string): Promise<PostgresStore> {
    return new PostgresStore(await connect(url))
  }

  async forgetPerson(person: string, standIn: (table: string) => string): Promise<Forgotten> {
    await this.group.settled()
    const client = await this.pool.connect()
    const run = (text: string, values: unknown[]) => client.query<Joined>({ text, values })
    try {
      await run('BEGIN', [])
      const rows = (await run(FORGET.touched, [person])).rows.map(rowOf)
      const erased = rows.filter(row => isOwn(row, person)).map(row => row.charter.id)
      const rest = rows.filter(row => !isOwn(row, person))
      await run(FORGET.unsay, [person])
      for (const text of FORGET.drop) await run(text, [erased])
      await run(FORGET.dropTables, [erased])
      for (const { charter, host, manners } of rest) {
        const other = standIn(charter.id)
        await run(FORGET.unseat, [person, charter.id, other])
        const left = manners === undefined ? null : mannersWithout(manners, person)
        await run(FORGET.unname, [charter.id, host === person ? other : host, textOf(left)])
      }
      for (const text of FORGET.rest) await run(text, [person])
      await run(FORGET.figures, [person])
      await run(FORGET.dropRecords, [[person, ...erased]])
      await run('COMMIT', [])
      return { erased, changed: rest.map(row => row.charter.id) }
    } catch (error) {
      await run('ROLLBACK', [])
      throw error
    } finally {
      client.release()
    }
  }

  async probe(): Promise<void> {
    await this.write(SQL.probe, [])
  }

  async *everything(): AsyncGenerator<Kept> {
    await this.group.settled()
    const client = await this.pool.connect()
    const rows = async <R extends QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> =>
      (await client.query<R>({ text, values })).rows
    try {
      // One snapshot for all that follows.
      await client.query({ text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' })
      const people = await rows<PersonRecord>('SELECT id, name, crest, sight FROM people ORDER BY id')
      for (const record of people) yield { kind: 'person', person: personFrom(record) }
      const webhooks = await rows<Webhook>('SELECT person, url, secret, site FROM webhooks ORDER BY person')
      for (const webhook of webhooks) yield { kind: 'webhook', webhook }
      for (const signIn of await rows<SignInRecord>('SELECT * FROM sign_ins ORDER BY id'))
        yield { kind: 'sign-in', signIn: signInOf(signIn) }
      for (const record of await rows<OwnRecord>('SELECT person, kind, key, body, at FROM own_records'))
        yield { kind: 'record', record }
      for (const { id } of await rows<{ id: string }>('SELECT id FROM tables ORDER BY created, id')) {
        const [row] = await rows<Joined>(TABLES.table.text, [id])
        const entries = await rows<EntryRecord>(JOURNAL.entries.text, [id, 0])
        const spoken = (await rows<Spoken>(JOURNAL.spoken.text, [id, null])).reverse()
        if (row !== undefined) yield whole(row, entries, spoken)
      }
    } finally {
      await client.query({ text: 'ROLLBACK' })
      client.release()
    }
  }

  async close(): Promise<void> {
    await this.group.settled()
    await this.pool.end()
  }
}

/** A table with its log; if it cannot be read, which one that is and why. */
function whole(row: Joined, entries: readonly EntryRecord[], spoken: readonly Spoken[]): Kept {
  try {
    return { kind: 'table', row: rowOf(row), entries: entries.map(entryOf), spoken }
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error
    return { kind: 'damaged', id: row.id, why: error.message }
  }
}
