import type { Deed } from '@noren/protocol'
import { absentFrom, behave, isNo } from '@noren/server/parts'
import type { LiveTable } from '@noren/server/parts'
import type { Manners } from '@noren/store'
import type { Database, Row } from './database.ts'
import type { House } from './house.ts'
import type { Person } from './person.ts'
import type { Truth } from './truth.ts'
import type { World } from './world.ts'

const mannersOf = (row: Row | undefined): Manners => {
  const text = row?.['manners']
  return typeof text === 'string' ? (JSON.parse(text) as Manners) : {}
}

/** What people do to each other at a table: giving up, muting, voting about somebody who is gone. What was acknowledged stays so. */
export class Deeds {
  readonly #world: World
  readonly #db: Database
  readonly #truth: Truth
  /** What was acknowledged last, by what it is about: whether it holds. */
  readonly #known = new Map<string, (manners: Manners, row: Row) => boolean>()
  readonly #tables = new Map<string, string>()
  /** Asked for, and not answered yet: whoever died over it may have done it or not. */
  readonly #open = new Set<string>()

  constructor(world: World, db: Database, truth: Truth) {
    this.#world = world
    this.#db = db
    this.#truth = truth
  }

  /** Somebody does something, at the server where they are. */
  does(key: string, person: Person, house: House, thrown: (error: unknown) => void): void {
    this.#world.at(1, house.life, 'deed', () => {
      this.#run(key, person, house).catch(thrown)
    })
  }

  async #run(key: string, { id: who, table: id, tag }: Person, house: House): Promise<void> {
    const table = await house.registry.get(id)
    const deed = table === null ? null : this.#draw(key, who, table)
    if (table === null || deed === null) return
    const about = deed.do === 'vote' ? `${id} ends` : `${id} ${deed.do} ${'seat' in deed ? deed.seat : ''}`
    if (this.#open.has(about)) return
    this.#open.add(about)
    const target = 'seat' in deed ? table.row.holders[deed.seat] : undefined
    const done = await table.change(row => behave(row, who, deed, table.present))
    this.#open.delete(about)
    this.#world.note(
      `deed   ${tag} at ${house.life.name} ${JSON.stringify(deed)} ${isNo(done) ? done.no : 'ok'}`,
    )
    if (isNo(done)) return
    this.#tables.set(about, id)
    if (deed.do === 'concede') this.#known.set(about, m => m.conceded?.includes(deed.seat) === true)
    if (deed.do === 'mute' && target?.kind === 'person')
      this.#known.set(about, m => (m.muted?.includes(target.person) === true) === deed.on)
    // Whatever ended it: once it is over for one, it is over.
    if (done.status === 'over') this.#known.set(about, (_, row) => row['status'] === 'over')
  }

  #draw(key: string, who: string, table: LiveTable): Deed | null {
    const { row, present } = table
    const w = this.#world
    const mine = row.holders.flatMap((h, seat) => (h.kind === 'person' && h.person === who ? [seat] : []))
    const others = row.holders.flatMap((h, seat) => (h.kind === 'person' && h.person !== who ? [seat] : []))
    const absent = others.find(seat => (absentFrom(row, seat, present) ?? Infinity) <= present.now)
    if (absent !== undefined)
      return {
        do: 'vote',
        seat: absent,
        vote: w.pick(`${key}:vote`, ['bot', 'bot', 'wait', 'end'] as const) ?? 'bot',
      }
    const seat = w.pick(`${key}:seat`, row.host === who && others.length > 0 ? others : mine)
    if (seat === undefined) return null
    if (others.includes(seat)) return { do: 'mute', seat, on: w.odds(`${key}:on`, 0.6) }
    return w.odds(`${key}:concede`, 0.3) ? { do: 'concede', seat } : null
  }

  /** When all is quiet. */
  judge(): void {
    for (const [about, holds] of this.#known) {
      const row = this.#db.tables.get(this.#tables.get(about) ?? '')?.row
      if (row === undefined || this.#open.has(about)) continue
      if (!holds(mannersOf(row), row)) this.#truth.fault('lost', `${about} was acknowledged and is gone`)
    }
  }
}
