import { DAILY } from '../types.ts'
import type { Counts, DayFigure, Kept, OwnRecord, Person, SignIn, Webhook } from '../types.ts'
import type { PersonRecord, SignInRecord } from '../rows.ts'
import { personFrom, personRecord, signInOf, signInRecord } from '../rows.ts'
import type { Database } from './database.ts'
import { GroupCommit } from './group.ts'
import { listed } from './listed.ts'

export const DAY_FIGURES =
  'SELECT payoff, score, n FROM day_figures WHERE day = ? ORDER BY payoff DESC, score DESC'
export const DAY_RESULTS = `SELECT r.* FROM day_results d
  JOIN own_records r ON r.person = d.person AND r.kind = '${DAILY}' AND r.key = d.day
  WHERE d.day = ? AND d.payoff = ? AND d.score = ? ORDER BY d.at, d.person LIMIT ?`

const statements = (db: Database) => ({
  person: db.prepare<[string], PersonRecord>('SELECT id, name, crest, sight FROM people WHERE id = ?'),
  allPeople: db.prepare<[], PersonRecord>('SELECT id, name, crest, sight FROM people ORDER BY id'),
  savePerson: db.prepare<[PersonRecord]>(
    `INSERT INTO people (id, name, crest, sight) VALUES (@id, @name, @crest, @sight)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, crest = excluded.crest, sight = excluded.sight`,
  ),
  webhook: db.prepare<[string], Webhook>('SELECT person, url, secret, site FROM webhooks WHERE person = ?'),
  allWebhooks: db.prepare<[], Webhook>('SELECT person, url, secret, site FROM webhooks ORDER BY person'),
  saveWebhook: db.prepare<[Webhook]>(
    `INSERT INTO webhooks (person, url, secret, site) VALUES (@person, @url, @secret, @site)
     ON CONFLICT (person) DO UPDATE SET url = excluded.url, secret = excluded.secret, site = excluded.site`,
  ),
  dropWebhook: db.prepare<[string]>('DELETE FROM webhooks WHERE person = ?'),
  signIn: db.prepare<[string], SignInRecord>('SELECT * FROM sign_ins WHERE id = ?'),
  signInsOf: db.prepare<[string], SignInRecord>(
    'SELECT * FROM sign_ins WHERE person = ? AND ended = 0 ORDER BY created, id',
  ),
  allSignIns: db.prepare<[], SignInRecord>('SELECT * FROM sign_ins ORDER BY id'),
  saveSignIn: db.prepare<[SignInRecord]>(
    `INSERT INTO sign_ins (id, person, agent, created, ended) VALUES (@id, @person, @agent, @created, @ended)
     ON CONFLICT (id) DO UPDATE SET agent = excluded.agent, ended = excluded.ended`,
  ),
  allRecords: db.prepare<[], OwnRecord>('SELECT * FROM own_records ORDER BY person, kind, key'),
  dayFigures: db.prepare<[string], DayFigure>(DAY_FIGURES),
  dayResults: db.prepare<[string, number, number, number], OwnRecord>(DAY_RESULTS),
  recordsOf: db.prepare<[{ person: string; kind: string | null }], OwnRecord>(
    `SELECT * FROM own_records WHERE person = @person AND (@kind IS NULL OR kind = @kind) ORDER BY at, kind, key`,
  ),
  record: db.prepare<[string, string, string], OwnRecord>(
    'SELECT * FROM own_records WHERE person = ? AND kind = ? AND key = ?',
  ),
  saveRecord: db.prepare<[OwnRecord]>(
    `INSERT INTO own_records (person, kind, key, body, at) VALUES (@person, @kind, @key, @body, @at)
     ON CONFLICT (person, kind, key) DO UPDATE SET body = excluded.body, at = excluded.at`,
  ),
  addRecord: db.prepare<[OwnRecord]>(
    `INSERT INTO own_records (person, kind, key, body, at) VALUES (@person, @kind, @key, @body, @at)
     ON CONFLICT DO NOTHING`,
  ),
  addCounts: db.prepare<[string, string, string, string]>(
    `INSERT INTO own_records (person, kind, key, body, at) VALUES (?, ?, ?, ?, 0)
     ON CONFLICT (person, kind, key) DO UPDATE SET body = json_array(
       json_extract(own_records.body, '$[0]') + json_extract(excluded.body, '$[0]'),
       json_extract(own_records.body, '$[1]') + json_extract(excluded.body, '$[1]'))`,
  ),
  dropRecord: db.prepare<[string, string, string]>(
    'DELETE FROM own_records WHERE person = ? AND kind = ? AND key = ?',
  ),
})

/** People, where they want to be told, their devices, and what is theirs alone. */
export class SqlitePeople {
  protected readonly db: Database
  protected readonly group: GroupCommit
  readonly #sql: ReturnType<typeof statements>

  constructor(db: Database) {
    this.db = db
    this.group = new GroupCommit(db)
    this.#sql = statements(db)
  }

  async person(id: string): Promise<Person | null> {
    return (await this.people([id]))[0] ?? null
  }

  async people(ids: readonly string[]): Promise<Person[]> {
    return [...new Set(ids)].flatMap(id => {
      const record = this.#sql.person.get(id)
      return record === undefined ? [] : [personFrom(record)]
    })
  }

  savePerson(person: Person): Promise<void> {
    return this.group.write(() => void this.#sql.savePerson.run(personRecord(person)))
  }

  async webhook(person: string): Promise<Webhook | null> {
    return this.#sql.webhook.get(person) ?? null
  }

  saveWebhook(webhook: Webhook): Promise<void> {
    return this.group.write(() => void this.#sql.saveWebhook.run(webhook))
  }

  dropWebhook(person: string): Promise<void> {
    return this.group.write(() => void this.#sql.dropWebhook.run(person))
  }

  async signIn(id: string): Promise<SignIn | null> {
    const found = this.#sql.signIn.get(id)
    return found === undefined ? null : signInOf(found)
  }

  async signInsOf(person: string): Promise<SignIn[]> {
    return this.#sql.signInsOf.all(person).map(signInOf)
  }

  saveSignIn(signIn: SignIn): Promise<void> {
    return this.group.write(() => void this.#sql.saveSignIn.run(signInRecord(signIn)))
  }

  async dayFigures(day: string): Promise<DayFigure[]> {
    return this.#sql.dayFigures.all(day)
  }

  async dayResults(
    day: string,
    { payoff, score }: Pick<DayFigure, 'payoff' | 'score'>,
    limit: number,
  ): Promise<OwnRecord[]> {
    return this.#sql.dayResults.all(day, payoff, score, limit)
  }

  async recordsOf(person: string, kind?: string): Promise<OwnRecord[]> {
    return this.#sql.recordsOf.all({ person, kind: kind ?? null })
  }

  async record(person: string, kind: string, key: string): Promise<OwnRecord | null> {
    return this.#sql.record.get(person, kind, key) ?? null
  }

  saveRecord(record: OwnRecord): Promise<void> {
    return this.group.write(() => void this.#sql.saveRecord.run(record))
  }

  addRecord(record: OwnRecord): Promise<OwnRecord> {
    return this.group.write(() => {
      this.#sql.addRecord.run(record)
      return this.#sql.record.get(record.person, record.kind, record.key) ?? record
    })
  }

  addCounts(person: string, kind: string, key: string, more: Counts): Promise<void> {
    return this.group.write(() => void this.#sql.addCounts.run(person, kind, key, JSON.stringify(more)))
  }

  dropRecord(person: string, kind: string, key: string): Promise<void> {
    return this.group.write(() => void this.#sql.dropRecord.run(person, kind, key))
  }

  protected *keptOfPeople(): Generator<Kept> {
    yield* listed('people', () =>
      this.#sql.allPeople.all().map(record => ({ kind: 'person', person: personFrom(record) })),
    )
    yield* listed('webhooks', () =>
      this.#sql.allWebhooks.all().map(webhook => ({ kind: 'webhook', webhook })),
    )
    yield* listed('sign-ins', () =>
      this.#sql.allSignIns.all().map(signIn => ({ kind: 'sign-in', signIn: signInOf(signIn) })),
    )
    yield* listed('records', () => this.#sql.allRecords.all().map(record => ({ kind: 'record', record })))
  }
}
