import { isOwn, mannersWithout } from '../types.ts'
import type { Forgotten, Kept, MatchStore } from '../types.ts'
import type { TableRecord } from '../rows.ts'
import { textOf } from '../rows.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { openFile } from './open.ts'
import { SqliteTables } from './tables.ts'

/** What is done when somebody is forgotten. */
const statements = (db: Database) => ({
  touchedBy: db.prepare<[{ person: string }], TableRecord>(
    `SELECT * FROM tables WHERE host = @person OR instr(manners, @person) > 0
       OR id IN (SELECT table_id FROM mats WHERE person = @person)`,
  ),
  unsay: db.prepare<[{ person: string }]>(
    `DELETE FROM spoken WHERE EXISTS (SELECT 1 FROM mats m
       WHERE m.table_id = spoken.table_id AND m.seat = spoken.seat AND m.person = @person)`,
  ),
  unseat: db.prepare<[{ person: string; table: string; other: string }]>(
    'UPDATE mats SET person = @other, standing = NULL WHERE table_id = @table AND person = @person',
  ),
  unname: db.prepare<[string, string | null, string]>(
    'UPDATE tables SET host = ?, manners = ?, revision = revision + 1 WHERE id = ?',
  ),
  forgetPerson: db.prepare<[string]>('DELETE FROM people WHERE id = ?'),
  dropWebhook: db.prepare<[string]>('DELETE FROM webhooks WHERE person = ?'),
  forgetSignIns: db.prepare<[string]>('DELETE FROM sign_ins WHERE person = ?'),
  forgetRecords: db.prepare<[{ key: string }]>(
    'DELETE FROM own_records WHERE person = @key OR key = @key OR body = @key',
  ),
})

/** Tables in one SQLite file. */
export class SqliteStore extends SqliteTables implements MatchStore {
  readonly shared = false
  readonly #sql: ReturnType<typeof statements>

  private constructor(db: Database) {
    super(db)
    this.#sql = statements(db)
  }

  static async open(file: string): Promise<SqliteStore> {
    const db = await openFile(file)
    try {
      migrate(db)
    } catch (error) {
      db.close()
      throw error
    }
    return new SqliteStore(db)
  }

  async forgetPerson(person: string, standIn: (table: string) => string): Promise<Forgotten> {
    this.group.flush()
    const done = await this.group.write(() => this.#forget(person, standIn))
    // Nor is anything of it left beside the file.
    this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return done
  }

  #forget(person: string, standIn: (table: string) => string): Forgotten {
    const sql = this.#sql
    const [erased, changed]: [string[], string[]] = [[], []]
    const rows = sql.touchedBy.all({ person }).map(record => this.row(record))
    sql.unsay.run({ person })
    for (const row of rows) {
      const { charter, host, manners } = row
      const table = charter.id
      if (isOwn(row, person)) {
        this.drop(table)
        sql.forgetRecords.run({ key: table })
        erased.push(table)
        continue
      }
      const other = standIn(table)
      sql.unseat.run({ person, table, other })
      const left = manners === undefined ? null : mannersWithout(manners, person)
      sql.unname.run(host === person ? other : host, textOf(left), table)
      changed.push(table)
    }
    sql.forgetPerson.run(person)
    sql.dropWebhook.run(person)
    sql.forgetSignIns.run(person)
    sql.forgetRecords.run({ key: person })
    return { erased, changed }
  }

  probe(): Promise<void> {
    return this.group.write(() => {
      // A number that nobody reads: the same again would not be written.
      const last = this.db.pragma('user_version') as number
      this.db.exec(`PRAGMA user_version = ${(last + 1) % 2 ** 30}`)
    })
  }

  async *everything(): AsyncGenerator<Kept> {
    this.group.flush()
    // Reading inside one transaction: other connections may write, and this one does not see it.
    this.db.exec('BEGIN')
    try {
      yield* this.keptOfPeople()
      yield* this.keptOfTables()
    } finally {
      this.db.exec('COMMIT')
    }
  }

  async close(): Promise<void> {
    this.group.flush()
    this.db.close()
  }
}
