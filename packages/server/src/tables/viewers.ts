import type { Seat } from '@noren/engine'
import type { BotPace } from '@noren/protocol'
import { RemotePresence } from './presence.ts'
import { ReconnectGrace } from './reconnect.ts'
import type { Listener, Viewer } from './context.ts'
import type { LiveTable } from './live.ts'
import { peopleOf, seatsOf } from './seating.ts'

/** Those who look at a table: connections of this house, and people of whom other houses say so. */
export class Viewers {
  readonly viewers: Set<Viewer>
  readonly grace: ReconnectGrace
  readonly #presence = new RemotePresence()
  readonly #table: LiveTable
  readonly #listener: Listener
  readonly #emptied: () => void

  constructor(table: LiveTable, listener: Listener, born: number, emptied: () => void) {
    this.#table = table
    this.viewers = table.looking
    this.#listener = listener
    this.grace = new ReconnectGrace(born)
    this.#emptied = emptied
  }

  /** Somebody began to look. */
  arrive(viewer: Viewer): void {
    const { person } = viewer
    const seats = seatsOf(this.#table.row, person)
    if (person !== null && seats.length > 0 && !this.online(person)) this.#came(person)
    this.viewers.add(viewer)
    if (seats.length > 0) this.#listener.lit(this.#table, viewer)
  }

  /** Somebody stopped looking; their seats stay whose they are. */
  part(viewer: Viewer): void {
    if (!this.viewers.delete(viewer)) return
    const table = this.#table
    table.usedAt = table.time.mono()
    const { person } = viewer
    if (person !== null && seatsOf(table.row, person).length > 0) {
      if (!this.online(person)) this.grace.left(person, table.time.now())
      this.#listener.lit(table, viewer)
    }
    if (table.row.status === 'over' && this.viewers.size === 0) this.#emptied()
  }

  online(person: string): boolean {
    for (const viewer of this.viewers) if (viewer.person === person) return true
    return this.#presence.has(person)
  }

  /** How somebody who looks wants bots to act: what each of their connections here has said; at another house, nothing. */
  pacesOf(person: string): (BotPace | undefined)[] {
    const here = [...this.viewers].filter(v => v.person === person).map(v => v.pace)
    return here.length === 0 ? [undefined] : here
  }

  /** Those of the people who sit at the table that look at it in this house. */
  get here(): string[] {
    const here = new Set([...this.viewers].map(v => v.person))
    return peopleOf(this.#table.row).filter(p => here.has(p))
  }

  /** Whether a house of this name comes first among those in which the table is looked at. */
  leads(house: string): boolean {
    for (const other of this.#presence.houses) if (other < house) return false
    return true
  }

  /** Another house says who looks at the table there; without a house, those that have not been heard of for long are gone. */
  heard(house?: string, people: readonly string[] = []): void {
    const seated = peopleOf(this.#table.row)
    const before = seated.filter(p => this.online(p))
    const now = this.#table.time.now()
    if (house === undefined) this.#presence.forget(now)
    else this.#presence.says(house, people, now)
    const after = seated.filter(p => this.online(p))
    const [came, left] = [after.filter(p => !before.includes(p)), before.filter(p => !after.includes(p))]
    for (const person of came) this.#came(person)
    for (const person of left) this.grace.left(person, now)
    if (came.length + left.length > 0) this.#listener.lit(this.#table, null)
  }

  #came(person: string): void {
    const { row, time } = this.#table
    const since = (seat: Seat): number => row.clock?.since[seat] ?? 0
    this.grace.came(person, seatsOf(row, person), since, time.now())
  }
}
