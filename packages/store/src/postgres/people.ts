import type { PersonRecord, SignInRecord } from '../rows.ts'
import { personFrom, personRecord, signInOf, signInRecord } from '../rows.ts'
import { DAILY } from '../types.ts'
import type { Counts, DayFigure, OwnRecord, Person, SignIn, Webhook } from '../types.ts'
import { named, PostgresLine } from './line.ts'

export const SQL = named({
  people: 'SELECT id, name, crest, sight FROM people WHERE id = ANY ($1::text[])',
  savePerson: `INSERT INTO people (id, name, crest, sight) VALUES ($1, $2, $3, $4)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, crest = excluded.crest, sight = excluded.sight`,
  webhook: 'SELECT person, url, secret, site FROM webhooks WHERE person = $1',
  saveWebhook: `INSERT INTO webhooks (person, url, secret, site) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person) DO UPDATE SET url = excluded.url, secret = excluded.secret, site = excluded.site`,
  dropWebhook: 'DELETE FROM webhooks WHERE person = $1',
  signIn: 'SELECT * FROM sign_ins WHERE id = $1',
  signInsOf: 'SELECT * FROM sign_ins WHERE person = $1 AND ended = 0 ORDER BY created, id',
  saveSignIn: `INSERT INTO sign_ins (id, person, agent, created, ended) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO UPDATE SET agent = excluded.agent, ended = excluded.ended`,
  dayFigures: 'SELECT payoff, score, n FROM day_figures WHERE day = $1 ORDER BY payoff DESC, score DESC',
  dayResults: `SELECT r.person, r.kind, r.key, r.body, r.at FROM day_results d
    JOIN own_records r ON r.person = d.person AND r.kind = '${DAILY}' AND r.key = d.day
    WHERE d.day = $1 AND d.payoff = $2 AND d.score = $3 ORDER BY d.at, d.person LIMIT $4`,
  recordsOf: `SELECT person, kind, key, body, at FROM own_records
    WHERE person = $1 AND ($2::text IS NULL OR kind = $2) ORDER BY at, kind, key`,
  saveRecord: `INSERT INTO own_records (person, kind, key, body, at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (person, kind, key) DO UPDATE SET body = excluded.body, at = excluded.at`,
  addRecord: `INSERT INTO own_records (person, kind, key, body, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
  addCounts: `INSERT INTO own_records (person, kind, key, body, at) VALUES ($1, $2, $3, $4, 0)
    ON CONFLICT (person, kind, key) DO UPDATE SET body = concat(
      '[', (own_records.body::json ->> 0)::bigint + (excluded.body::json ->> 0)::bigint,
      ',', (own_records.body::json ->> 1)::bigint + (excluded.body::json ->> 1)::bigint, ']')`,
  record: 'SELECT person, kind, key, body, at FROM own_records WHERE person = $1 AND kind = $2 AND key = $3',
  dropRecord: 'DELETE FROM own_records WHERE person = $1 AND kind = $2 AND key = $3',
})

/** People, where they want to be told, their devices, and what is theirs alone. */
export class PostgresPeople extends PostgresLine {
  async person(id: string): Promise<Person | null> {
    return (await this.people([id]))[0] ?? null
  }

  async people(ids: readonly string[]): Promise<Person[]> {
    return ids.length === 0 ? [] : (await this.rows<PersonRecord>(SQL.people, [ids])).map(personFrom)
  }

  async savePerson(person: Person): Promise<void> {
    const { id, name, crest, sight } = personRecord(person)
    await this.write(SQL.savePerson, [id, name, crest, sight])
  }

  async webhook(person: string): Promise<Webhook | null> {
    return (await this.rows<Webhook>(SQL.webhook, [person]))[0] ?? null
  }

  async saveWebhook({ person, url, secret, site }: Webhook): Promise<void> {
    await this.write(SQL.saveWebhook, [person, url, secret, site])
  }

  async dropWebhook(person: string): Promise<void> {
    await this.write(SQL.dropWebhook, [person])
  }

  async signIn(id: string): Promise<SignIn | null> {
    const [found] = await this.rows<SignInRecord>(SQL.signIn, [id])
    return found === undefined ? null : signInOf(found)
  }

  async signInsOf(person: string): Promise<SignIn[]> {
    return (await this.rows<SignInRecord>(SQL.signInsOf, [person])).map(signInOf)
  }

  async saveSignIn(signIn: SignIn): Promise<void> {
    const { id, person, agent, created, ended } = signInRecord(signIn)
    await this.write(SQL.saveSignIn, [id, person, agent, created, ended])
  }

  dayFigures(day: string): Promise<DayFigure[]> {
    return this.rows<DayFigure>(SQL.dayFigures, [day])
  }

  dayResults(
    day: string,
    { payoff, score }: Pick<DayFigure, 'payoff' | 'score'>,
    limit: number,
  ): Promise<OwnRecord[]> {
    return this.rows<OwnRecord>(SQL.dayResults, [day, payoff, score, limit])
  }

  recordsOf(person: string, kind?: string): Promise<OwnRecord[]> {
    return this.rows<OwnRecord>(SQL.recordsOf, [person, kind ?? null])
  }

  async record(person: string, kind: string, key: string): Promise<OwnRecord | null> {
    return (await this.rows<OwnRecord>(SQL.record, [person, kind, key]))[0] ?? null
  }

  async saveRecord({ person, kind, key, body, at }: OwnRecord): Promise<void> {
    await this.write(SQL.saveRecord, [person, kind, key, body, at])
  }

  async addRecord(record: OwnRecord): Promise<OwnRecord> {
    const { person, kind, key, body, at } = record
    await this.write(SQL.addRecord, [person, kind, key, body, at])
    return (await this.record(person, kind, key)) ?? record
  }

  async addCounts(person: string, kind: string, key: string, more: Counts): Promise<void> {
    await this.write(SQL.addCounts, [person, kind, key, JSON.stringify(more)])
  }

  async dropRecord(person: string, kind: string, key: string): Promise<void> {
    await this.write(SQL.dropRecord, [person, kind, key])
  }
}
