import type { Entry, Envelope } from '@noren/match'
import type { EntryRecord, Head } from '../rows.ts'
import { entryOf, envelopesOf, LAST_SPOKEN, sealedText } from '../rows.ts'
import { StoreError } from '../types.ts'
import type { Appended, Sealing, Spoken, TableHead, TableSummary } from '../types.ts'
import { named } from './line.ts'
import { PostgresTables } from './tables.ts'

export const SQL = named({
  seal: `UPDATE tables SET envelopes = $1, answered = $2, due = $3
    WHERE id = $4 AND seq = $5 AND envelopes IS NOT DISTINCT FROM $6`,
  heads: `SELECT id, seq, revision, envelopes, ${LAST_SPOKEN} AS spoken FROM tables t WHERE id = ANY ($1::text[])`,
  speak: 'INSERT INTO spoken (table_id, seat, at, kind, body) VALUES ($1, $2, $3, $4, $5) RETURNING n',
  spoken: `SELECT n, seat, at, kind, body FROM spoken WHERE table_id = $1 ORDER BY n DESC LIMIT $2`,
  spokenBy: `SELECT s.n, s.table_id AS "table", s.seat, s.at, s.kind, s.body FROM mats m
    JOIN spoken s ON s.table_id = m.table_id AND s.seat = m.seat WHERE m.person = $1 ORDER BY s.at, s.n`,
  entries:
    'SELECT seq, seat, words, move_id, hash FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq',
})

/** What was played and said at each table, and what lies sealed there. */
export class PostgresJournal extends PostgresTables {
  append(
    table: string,
    entries: readonly Entry[],
    summary: TableSummary,
    was: readonly Envelope[],
  ): Promise<Appended> {
    return this.group.append(table, entries, summary, was)
  }

  async seal(table: string, { seq, was, envelopes, answered, due }: Sealing): Promise<boolean> {
    const values = [sealedText(envelopes), answered, due, table, seq, sealedText(was)]
    if ((await this.write(SQL.seal, values)) > 0) return true
    if ((await this.table(table)) === null) throw new StoreError(`there is no table ${table}`)
    return false
  }

  async heads(ids: readonly string[]): Promise<TableHead[]> {
    if (ids.length === 0) return []
    const found = await this.rows<Head>(SQL.heads, [ids])
    return found.map(head => ({ ...head, envelopes: envelopesOf(head.envelopes) }))
  }

  async entries(table: string, since = 0): Promise<Entry[]> {
    return (await this.rows<EntryRecord>(SQL.entries, [table, since])).map(entryOf)
  }

  async speak(table: string, words: Omit<Spoken, 'n'>): Promise<Spoken> {
    const { seat, at, kind, body } = words
    const [kept] = await this.rows<{ n: number }>(SQL.speak, [table, seat, at, kind, body])
    return { n: kept?.n ?? 0, ...words }
  }

  async spoken(table: string, limit: number): Promise<Spoken[]> {
    return (await this.rows<Spoken>(SQL.spoken, [table, limit])).reverse()
  }

  spokenBy(person: string): Promise<(Spoken & { table: string })[]> {
    return this.rows<Spoken & { table: string }>(SQL.spokenBy, [person])
  }
}
