import { MemoryResults } from './memory-results.ts'
import type { Counts, DayFigure, Kept, OwnRecord, Person, SignIn, Webhook } from './types.ts'

/** Nothing handed in or out is shared with the store: what lies here changes only through it. */
export const copy = <T>(value: T): T => structuredClone(value)

const NOUGHT: Counts = [0, 0]

const recordKey = (person: string, kind: string, key: string): string => JSON.stringify([person, kind, key])

/** People, where they want to be told, their devices, and what is theirs alone, in memory. */
export class MemoryPeople {
  readonly #people = new Map<string, Person>()
  readonly #webhooks = new Map<string, Webhook>()
  readonly #signIns = new Map<string, SignIn>()
  readonly #records = new Map<string, OwnRecord>()
  readonly #results = new MemoryResults()

  async person(id: string): Promise<Person | null> {
    return copy(this.#people.get(id) ?? null)
  }

  async people(ids: readonly string[]): Promise<Person[]> {
    return [...new Set(ids)].flatMap(id => copy(this.#people.get(id)) ?? [])
  }

  async savePerson(person: Person): Promise<void> {
    this.#people.set(person.id, copy(person))
  }

  async webhook(person: string): Promise<Webhook | null> {
    return copy(this.#webhooks.get(person) ?? null)
  }

  async saveWebhook(webhook: Webhook): Promise<void> {
    this.#webhooks.set(webhook.person, copy(webhook))
  }

  async dropWebhook(person: string): Promise<void> {
    this.#webhooks.delete(person)
  }

  async signIn(id: string): Promise<SignIn | null> {
    return copy(this.#signIns.get(id) ?? null)
  }

  async signInsOf(person: string): Promise<SignIn[]> {
    const mine = [...this.#signIns.values()].filter(s => s.person === person && !s.ended)
    return copy(mine.sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1)))
  }

  async saveSignIn(signIn: SignIn): Promise<void> {
    this.#signIns.set(signIn.id, copy(signIn))
  }

  async recordsOf(person: string, kind?: string): Promise<OwnRecord[]> {
    const mine = [...this.#records.values()].filter(
      r => r.person === person && (kind === undefined || r.kind === kind),
    )
    const order = (r: OwnRecord): string => JSON.stringify([r.kind, r.key])
    return copy(mine.sort((a, b) => a.at - b.at || (order(a) < order(b) ? -1 : 1)))
  }

  async record(person: string, kind: string, key: string): Promise<OwnRecord | null> {
    return copy(this.#records.get(recordKey(person, kind, key)) ?? null)
  }

  async saveRecord(record: OwnRecord): Promise<void> {
    this.#put(copy(record))
  }

  #put(record: OwnRecord): void {
    const key = recordKey(record.person, record.kind, record.key)
    this.#results.drop(this.#records.get(key))
    this.#records.set(key, record)
    this.#results.add(record)
  }

  #drop(key: string): void {
    this.#results.drop(this.#records.get(key))
    this.#records.delete(key)
  }

  async addRecord(record: OwnRecord): Promise<OwnRecord> {
    const key = recordKey(record.person, record.kind, record.key)
    if (!this.#records.has(key)) this.#put(copy(record))
    return copy(this.#records.get(key) ?? record)
  }

  async addCounts(person: string, kind: string, key: string, more: Counts): Promise<void> {
    const at = recordKey(person, kind, key)
    const stands = this.#records.get(at)
    const [a, b] = stands === undefined ? NOUGHT : (JSON.parse(stands.body) as Counts)
    const body = JSON.stringify([a + more[0], b + more[1]])
    this.#records.set(at, stands === undefined ? { person, kind, key, body, at: 0 } : { ...stands, body })
  }

  async dropRecord(person: string, kind: string, key: string): Promise<void> {
    this.#drop(recordKey(person, kind, key))
  }

  async dayFigures(day: string): Promise<DayFigure[]> {
    return this.#results.figures(day)
  }

  async dayResults(
    day: string,
    figure: Pick<DayFigure, 'payoff' | 'score'>,
    limit: number,
  ): Promise<OwnRecord[]> {
    return copy(this.#results.of(day, figure, limit))
  }

  protected hasRecord(person: string, kind: string, key: string): boolean {
    return this.#records.has(recordKey(person, kind, key))
  }

  protected dropRecords(key: string): void {
    for (const [at, record] of this.#records)
      if (record.person === key || record.key === key || record.body === key) this.#drop(at)
  }

  protected dropPerson(person: string): void {
    this.#people.delete(person)
    this.#webhooks.delete(person)
    for (const [id, signIn] of this.#signIns) if (signIn.person === person) this.#signIns.delete(id)
    this.dropRecords(person)
  }

  protected *keptOfPeople(): Generator<Kept> {
    for (const person of this.#people.values()) yield copy({ kind: 'person', person })
    for (const webhook of this.#webhooks.values()) yield copy({ kind: 'webhook', webhook })
    for (const signIn of this.#signIns.values()) yield copy({ kind: 'sign-in', signIn })
    for (const record of this.#records.values()) yield copy({ kind: 'record', record })
  }
}
