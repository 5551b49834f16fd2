import { commitOf } from '@noren/match'
import type { Share } from '@noren/match'
import { isNo, openSeed, promise } from '@noren/server/parts'
import type { Database } from './database.ts'
import type { House } from './house.ts'
import type { Truth } from './truth.ts'
import type { World } from './world.ts'

/** A start waits ten seconds; a server that died over it is relieved by whoever looks at the table next. */
const LOOK = 12_000
const STUCK = 40_000

/** Pages that promise seeds and open them, early, late or never, each at a server of its own. What was acknowledged stays so. */
export class Seeds {
  readonly #world: World
  readonly #db: Database
  readonly #truth: Truth
  readonly #alive: () => readonly House[]
  readonly #seeds = new Map<string, string>()
  /** Acknowledged, by table and person. */
  readonly #promised = new Map<string, Map<string, string>>()
  readonly #opened = new Map<string, Map<string, string>>()

  constructor(world: World, db: Database, truth: Truth, alive: () => readonly House[]) {
    this.#world = world
    this.#db = db
    this.#truth = truth
    this.#alive = alive
  }

  #of(all: Map<string, Map<string, string>>, table: string): Map<string, string> {
    const known = all.get(table) ?? new Map<string, string>()
    all.set(table, known)
    return known
  }

  #seed(table: string, who: string): string {
    const name = `${table}:${who}:seed`
    const seed = this.#seeds.get(name) ?? this.#world.chanceOf(name).key()
    this.#seeds.set(name, seed)
    return seed
  }

  /** Most pages promise something when they are shown a table where their person sits. */
  async promise(house: House, id: string, who: string): Promise<void> {
    if (this.#world.odds(`${id}:${who}:plain`, 0.25)) return
    const commit = commitOf(this.#seed(id, who))
    const table = await house.registry.get(id)
    const row = await table?.change(r => promise(r, who, commit))
    if (row === undefined || isNo(row)) return
    this.#of(this.#promised, id).set(who, commit)
    this.#world.note(`seed   ${who} promises at ${house.life.name}`)
  }

  /** The start was asked for: those who promised open, some of them too late; then `begun`. */
  starts(id: string, begun: () => void, thrown: (error: unknown) => void): void {
    const world = this.#world
    for (const who of this.#of(this.#promised, id).keys()) {
      const late = world.odds(`${id}:${who}:late`, 0.15)
      world.at(world.delay(`${id}:${who}:open`, 5, late ? 20_000 : 400, 0.3), null, 'open', () => {
        this.#opens(id, who).catch(thrown)
      })
    }
    const since = world.now
    const wait = (looked: boolean): void => {
      if (this.#db.tables.get(id)?.row['status'] !== 'open') return begun()
      const passed = world.now - since
      if (passed > STUCK) return this.#truth.fault('stuck', `${id} did not begin within ${STUCK} ms`)
      const [house] = this.#alive()
      const look = passed > LOOK && !looked && house !== undefined
      if (look) world.at(1, house.life, 'look', () => void house.registry.get(id).catch(thrown))
      world.at(200, null, 'begun?', () => wait(looked || look))
    }
    wait(false)
  }

  async #opens(id: string, who: string): Promise<void> {
    const house = this.#world.pick(`${id}:${who}:at`, [...this.#alive()])
    if (house === undefined) return
    const seed = this.#seed(id, who)
    const table = await house.registry.get(id)
    const row = await table?.change(r => openSeed(r, who, seed))
    const said = row === undefined ? 'no table' : isNo(row) ? row.no : 'ok'
    this.#world.note(`seed   ${who} opens at ${house.life.name}: ${said}`)
    if (said === 'ok') this.#of(this.#opened, id).set(who, seed)
  }

  /** When all is quiet: no seed is missing that was acknowledged, and none is there that was not promised. */
  judge(): void {
    for (const [id, promised] of this.#promised) {
      const row = this.#db.tables.get(id)?.row
      if (row === undefined || row['status'] === 'open') continue
      const seeds = JSON.parse((row['seeds'] as string | null) ?? '[]') as (Share | null)[]
      const all = new Set(seeds.flatMap(s => (s === null ? [] : [s.commit])))
      const open = new Set(seeds.flatMap(s => (s === null || s.seed === null ? [] : [s.seed])))
      for (const [who, seed] of this.#opened.get(id) ?? [])
        if (!open.has(seed)) this.#truth.fault('lost', `the seed of ${who} was acknowledged and is left out`)
      const known = new Set(promised.values())
      for (const commit of all)
        if (!known.has(commit)) this.#world.note(`seed   ${commit} was promised, and nobody heard so`)
    }
  }
}
