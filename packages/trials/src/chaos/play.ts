import type { Face } from '@noren/protocol'
import type { LiveTable } from '@noren/server/parts'
import { isNo, sit, start } from '@noren/server/parts'
import { Away, Database } from './database.ts'
import { Deeds } from './deeds.ts'
import { openHouse } from './house.ts'
import type { House } from './house.ts'
import { Person } from './person.ts'
import { Seeds } from './seeds.ts'
import { begin, gameOf, timeOf } from './prelude.ts'
import type { Item, Scene, TablePlan } from './scene.ts'
import { Truth } from './truth.ts'
import type { Fault } from './truth.ts'
import { BusWire } from './wire.ts'
import { BEGIN, World } from './world.ts'
import type { Life } from './world.ts'

/** What another server wrote is shown after this at the latest, even if every hint was lost. */
const LATEST = 2500

/** How a run departs from the product: a fault put back on purpose, which the simulator must find. */
export const PLANTS = ['number-alone', 'any-revision'] as const
export type Plant = (typeof PLANTS)[number]

export interface Result {
  readonly faults: readonly Fault[]
  readonly acknowledged: number
  readonly entries: number
  readonly events: number
  /** The same seed gives the same number. */
  readonly digest: number
  readonly trace: readonly string[]
  /** Long delays that could be short. */
  readonly wild: readonly string[]
  readonly virtualMs: number
}

export interface Playing {
  readonly tracing?: boolean
  readonly calm?: ReadonlySet<string>
  readonly plant?: Plant | undefined
}

/** Faces without what a server adds for its own connections: the number of a question, and which choices take back. */
const unnumbered = (faces: Readonly<Record<string, Face>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(faces).map(([seat, { question: _number, choices, ...face }]) => {
      const { view, waiting, ...rest } = face
      return [seat, { view, waiting, choices: choices.map(({ back: _back, ...choice }) => choice), ...rest }]
    }),
  )

/** Plays one seed, from its plan to the quiet after it, and judges it. */
export async function play(scene: Scene, how: Playing = {}): Promise<Result> {
  const run = new Run(scene, how)
  process.on('unhandledRejection', run.thrown)
  try {
    await run.play()
    return run.result()
  } finally {
    process.off('unhandledRejection', run.thrown)
  }
}

class Run {
  readonly scene: Scene
  readonly world: World
  readonly truth: Truth
  readonly db: Database
  readonly wire: BusWire
  readonly deeds: Deeds
  readonly seeds: Seeds
  readonly houses: House[]
  readonly people: Person[] = []
  /** The tables where people asked to play again: what each of them was shown. */
  readonly #next = new Map<string, Set<string>>()

  constructor(scene: Scene, { tracing = false, calm = new Set(), plant }: Playing) {
    this.scene = scene
    this.world = new World(scene.seed)
    this.world.tracing = tracing
    this.world.calm = calm
    this.world.failed = this.thrown
    this.world.allow(scene.items.length)
    this.truth = new Truth(this.world, gameOf)
    this.db = new Database(this.world, this.truth)
    this.db.byNumberAlone = plant === 'number-alone'
    this.db.anyRevision = plant === 'any-revision'
    this.deeds = new Deeds(this.world, this.db, this.truth)
    this.seeds = new Seeds(this.world, this.db, this.truth, () => this.alive)
    this.wire = new BusWire(this.world)
    this.wire.drop = scene.drop
    this.houses = Array.from({ length: scene.houses }, (_, i) => this.#open(i))
  }

  readonly thrown = (error: unknown): void => {
    if (error instanceof Away) return
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    this.truth.fault(text.includes('something spins') ? 'spin' : 'thrown', text.slice(0, 400))
  }

  #open(i: number): House {
    const { world, scene } = this
    const name = 'ABC'[i] ?? 'D'
    // No two machines go equally fast, and none is set exactly.
    const skew = (world.draw(`${name}:skew`) - 0.5) * 4000
    const pace = 1 + (world.draw(`${name}:pace`) - 0.5) * 0.002
    const life: Life = { name, alive: true, skew, pace, born: world.now, frozen: 0 }
    return openHouse(world, this.db, this.wire, life, scene, (error, text) => {
      const why = error instanceof Error ? error.message : JSON.stringify(error)
      world.note(`house  ${name} ${text}: ${why}`)
      if (error !== undefined) this.truth.fault('log', `${text}: ${why}`)
    })
  }

  get alive(): House[] {
    return this.houses.filter(h => h.life.alive)
  }

  readonly #enough = (): boolean => this.truth.faults.length > 0

  async play(): Promise<void> {
    const { world, scene, wire } = this
    for (const plan of scene.tables) await this.#seat(plan)
    for (const item of scene.items) world.at(item.at, null, item.kind, () => this.#happens(item))
    await world.until(world.now + Math.max(0, ...scene.items.map(i => i.at)), this.#enough)
    // All is mended, and everybody waits until it is quiet.
    wire.wild = false
    for (const house of this.houses) house.access.awayUntil = 0
    await world.until(world.now + 5000, this.#enough)
    for (let i = 0; i < 25 && !this.#enough(); i++) {
      for (const person of this.people) person.act(`quiet${i}`, this.alive, true)
      await world.until(world.now + 2000, this.#enough)
    }
    // Clocks and bots may still play: judged when nothing was written for a while.
    for (let i = 0, still = 0, was = -1; i < 200 && still < 8 && !this.#enough(); i++) {
      still = this.truth.commits === was ? still + 1 : 0
      was = this.truth.commits
      await world.until(world.now + 400, this.#enough)
    }
    if (!this.#enough()) this.#judge()
  }

  /** People come to a table, or sit down at a new one, each at a server of their own. */
  async #seat(plan: TablePlan): Promise<void> {
    const { world, db, truth } = this
    const names = Array.from({ length: plan.seats - plan.bots }, (_, i) =>
      plan.regulars ? `regular${i}` : `${plan.name}-person${i}`,
    )
    for (const [i, id] of names.entries()) db.people.set(id, { id, name: id, crest: i })
    const table =
      plan.start === 'lobby' ? await this.#lobby(plan, names) : begin(world, db, truth, plan, names)
    if (table !== null) this.#come(table, plan.name)
  }

  #come(table: string, name: string): void {
    const seats = new Map<string, number[]>()
    for (const mat of this.db.tables.get(table)?.mats ?? []) {
      if (mat['kind'] !== 'person') continue
      const who = mat['person'] as string
      seats.set(who, [...(seats.get(who) ?? []), mat['seat'] as number])
    }
    for (const [who, mine] of seats)
      this.people.push(new Person(this.world, this.truth, who, `${name}p${mine.join('')}`, table, mine))
  }

  /** One piece of work at one server, to its end. */
  async #at<T>(
    house: House,
    what: string,
    work: (table: LiveTable | null) => Promise<T>,
    table = '',
  ): Promise<T | null> {
    let done: { readonly value: T | null } | null = null
    this.world.at(1, house.life, what, () => {
      const found = table === '' ? Promise.resolve(null) : house.registry.get(table)
      found.then(work).then(
        value => (done = { value }),
        (error: unknown) => {
          this.thrown(error)
          done = { value: null }
        },
      )
    })
    const over = (): boolean => done !== null || this.#enough()
    await this.world.until(this.world.now + 30_000, over)
    return (done as { readonly value: T | null } | null)?.value ?? null
  }

  /** Opens a table, sits down and begins, every step at another server: each must find what was acknowledged before. */
  async #lobby(plan: TablePlan, names: readonly string[]): Promise<string | null> {
    const { world, truth } = this
    const house = (step: string): House => world.pick(`${plan.name}:${step}`, this.houses) as House
    const [host = ''] = names
    const opened = house('opens')
    const made = await this.#at(opened, 'create', () =>
      opened.registry.create(host, {
        game: plan.game,
        seats: plan.seats,
        bots: Array.from({ length: plan.bots }, () => 'wanderer' as const),
        ...(plan.options === undefined ? {} : { options: plan.options }),
        ...(plan.clock ? { time: timeOf(plan) } : {}),
      }),
    )
    if (made === null || isNo(made)) {
      truth.fault('setup', `the table was not opened: ${JSON.stringify(made)}`)
      return null
    }
    for (const [i, who] of names.entries()) {
      if (i === 0) continue
      const sat = await this.#at(
        house(`sits${i}`),
        'sit',
        async t => t?.change(row => sit(row, who, undefined)),
        made.id,
      )
      if (sat === null || sat === undefined || isNo(sat))
        truth.fault('setup', `${who} did not sit: ${JSON.stringify(sat)}`)
    }
    for (const [i, who] of names.entries()) {
      const at = house(`promises${i}`)
      await this.#at(at, 'promise', () => this.seeds.promise(at, made.id, who))
    }
    const begun = await this.#at(
      house('starts'),
      'start',
      async t => t?.change(row => start(row, host, { ...t.present, online: () => true })),
      made.id,
    )
    if (begun === null || begun === undefined || isNo(begun))
      truth.fault('setup', `the game did not begin: ${JSON.stringify(begun)}`)
    let dealt = false
    this.seeds.starts(made.id, () => (dealt = true), this.thrown)
    await world.until(world.now + 60_000, () => dealt || this.#enough())
    return made.id
  }

  #happens(item: Item): void {
    const { world, people } = this
    if (item.kind === 'act') {
      // Whoever is meant, or the next one who has something to do.
      for (let i = 0; i < people.length; i++)
        if (people[(item.who + i) % people.length]?.act(item.key, this.alive) === true) return
      return
    }
    const person = people[item.who % Math.max(1, people.length)]
    if (item.kind === 'tear') return person?.tear()
    if (item.kind === 'gone') return this.#gone(item, person)
    if (item.kind === 'deed') return this.#deed(item, person)
    if (item.kind === 'rematch') return this.#rematch(item, person)
    const house = this.houses[item.who]
    if (house === undefined || !house.life.alive) return
    world.note(`break  ${item.kind} ${house.life.name} ${item.ms.toFixed(0)}`)
    this.#breaks(item, house)
  }

  /** Somebody leaves, and the others vote about the empty seat once they may, some before and some after. */
  #gone({ key, ms }: Item, person: Person | undefined): void {
    if (person === undefined) return
    person.goes(ms)
    for (const [i, other] of this.people.entries())
      if (other.table === person.table && other !== person)
        this.world.at(ms * (0.3 + 0.6 * this.world.draw(`${key}:vote${i}`)), null, 'vote', () =>
          this.#deed({ key: `${key}:${i}` }, other),
        )
  }

  #deed({ key }: Pick<Item, 'key'>, person: Person | undefined): void {
    const house = person?.line?.house
    if (person !== undefined && house?.life.alive === true && person.synced)
      this.deeds.does(key, person, house, this.thrown)
  }

  #breaks({ kind, who, ms }: Item, house: House): void {
    const { world, people } = this
    const { life, bus, access } = house
    if (kind === 'freeze') life.frozen = world.now + ms
    if (kind === 'skew') life.skew += ms
    if (kind === 'away') access.awayUntil = world.now + ms
    if (kind === 'cut') {
      bus.cut = true
      world.at(ms, life, 'mend', () => bus.mend())
    }
    if (kind !== 'crash') return
    life.alive = false
    for (const p of people)
      if (p.line?.house === house)
        world.at(world.delay(`${p.tag}:notice`, 5, 500, 0.3), null, 'torn', () => {
          if (p.line?.house === house) p.tear()
        })
    world.at(ms, null, 'revive', () => {
      world.note(`break  ${life.name} is back`)
      this.houses[who] = this.#open(who)
    })
  }

  /** Somebody whose game is over asks to play again; whoever does is led to the same table, where the host begins. */
  #rematch({ key }: Item, person: Person | undefined): void {
    const { world, db } = this
    const house = person?.line?.house
    if (person === undefined || !person.over || house === undefined || !house.life.alive) return
    const { table, id: who } = person
    const shown = this.#next.get(table) ?? new Set<string>()
    this.#next.set(table, shown)
    world.at(1, house.life, 'rematch', () => {
      const again = async (): Promise<void> => {
        const over = await house.registry.get(table)
        const next = over === null ? null : await house.registry.rematch(over, who)
        if (next === null || isNo(next)) return
        world.note(`again  ${who} at ${house.life.name}: ${next.id}`)
        const first = shown.size === 0
        shown.add(next.id)
        await this.seeds.promise(house, next.id, who)
        if (first)
          world.at(world.delay(`${key}:start`, 50, 400, 0.2), house.life, 'start', () => begins(next.id))
      }
      const begins = (id: string): void => {
        const host = db.tables.get(id)?.row['host'] as string
        const starts = async (): Promise<void> => {
          const opened = await house.registry.get(id)
          const begun = await opened?.change(row =>
            start(row, host, { ...opened.present, online: () => true }),
          )
          if (begun !== undefined && !isNo(begun))
            this.seeds.starts(id, () => this.#come(id, `again${this.people.length}`), this.thrown)
        }
        starts().catch(this.thrown)
      }
      again().catch(this.thrown)
    })
  }

  /** When nothing happens any more everybody sees the same table: the one that the log tells. */
  #judge(): void {
    const { truth, world, db } = this
    truth.end()
    this.deeds.judge()
    this.seeds.judge()
    for (const [table, shown] of this.#next) {
      const next = db.tables.get(table)?.row['next']
      if ([...shown].some(id => id !== next))
        truth.fault('rematch', `${[...shown].join(' and ')} were shown, the next table is ${String(next)}`)
    }
    for (const p of this.people) {
      const should = truth.shown(p.table, p.seats)
      if (p.wanted !== null)
        truth.fault(
          'stuck',
          `${p.tag} was never answered: ${JSON.stringify(p.wanted.message)} ${JSON.stringify([...p.codes])}`,
        )
      if (should === null || !p.synced || p.line === null) {
        truth.fault('stuck', `${p.tag} has no table`)
        continue
      }
      const at = p.line.house.life.name
      if ((db.tables.get(p.table)?.row['status'] === 'over') !== p.over)
        truth.fault('behind', `${p.tag} at ${at} is shown a game that is ${p.over ? '' : 'not '}over`)
      const written = truth.tables.get(p.table)?.times[p.seq + 1] ?? 0
      if (p.seq !== should.seq && world.now - written < LATEST) continue
      if (p.seq !== should.seq)
        truth.fault('behind', `${p.tag} at ${at} is shown entry ${p.seq}, the log has ${should.seq}`)
      else if (JSON.stringify(unnumbered(p.faces)) !== should.faces)
        truth.fault('split', `${p.tag} at ${at} sees another table at ${p.seq}`)
      else if (!this.#heardAll(p)) truth.fault('chat', `${p.tag} at ${at} did not hear all that was said`)
      else if (JSON.stringify(p.sealed) !== should.sealed)
        truth.fault(
          'behind',
          `${p.tag} is shown another envelope: ${JSON.stringify(p.sealed)}, not ${should.sealed}`,
        )
    }
  }

  /** The last lines that were said at somebody's table. */
  #heardAll({ table, heard }: Person): boolean {
    return this.db
      .linesOf(table)
      .slice(-60)
      .every(line => heard.get(line['n'] as number) === line['body'])
  }

  result(): Result {
    const { truth, world } = this
    const entries = [...truth.tables.values()].reduce((sum, t) => sum + t.times.filter(Boolean).length, 0)
    const { events, digest, trace } = world
    return {
      faults: truth.faults,
      acknowledged: truth.acked.size,
      entries,
      events,
      digest,
      trace,
      wild: [...world.wild],
      virtualMs: world.now - BEGIN,
    }
  }
}
