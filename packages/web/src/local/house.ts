import { hintOf, LEVELS, QUICK_LEVEL, wordsOf } from '@noren/bots'
import type { Asked, Thought } from '@noren/bots'
import type { Game, LoadedRules, Registry, Seat } from '@noren/engine'
import { anchor, drawKey, hashOfKey, MatchError, optionsAgain, refOf } from '@noren/match'
import type { Charter } from '@noren/match'
import type { ServerMessage, TableInfo } from '@noren/protocol'
import { BotDriver, charterOf, firstRow, gameInfo, Gone, hintFor, isNo, no, noteRules } from '@noren/table'
import { TableLine, TablesInUse } from '@noren/table'
import type { Hello, Hosting, No, Told } from '@noren/table'
import type { Only } from './lock.ts'
import type { Answers, Errand, Guest, NewFork, NewSofa, NewTrial } from './messages.ts'
import { triedId } from './passing.ts'
import type { SofaRow, SofaStore } from './store.ts'
import type { Viewer } from './table.ts'
import { infoFor, SofaTable } from './table.ts'

/** What the device asks of a registry: the rules of a charter, and the newest of a game. */
export type Rules = Pick<Registry, 'rules' | 'newest' | 'bundleOf' | 'idOf'>

export interface Means extends Hosting {
  readonly store: SofaStore
  readonly rules: Rules
  readonly think: (asked: Asked) => Promise<Thought>
  /** How long a bot lingers over a choice, in milliseconds. */
  readonly pause: number
  /** The same where one person sits with bots, if that is another. */
  readonly alone?: number
  /** Draws the key of a match where a test wants to know it. */
  readonly key?: () => string
  /** Keeps two pages of this browser from thinking about one question. */
  readonly only: Only
  /** Tells the other pages of this browser that a table moved on. */
  readonly ring: (id: string) => void
}

/** All tables of this device: those in use in memory, the others in the store. */
export class SofaHouse {
  readonly #means: Means
  readonly #bots: BotDriver<SofaTable>
  /** Each by its id; the reason why not, otherwise. */
  readonly tables = new TablesInUse<SofaTable | No>(
    id => this.#load(id),
    found => !isNo(found),
  )

  constructor(means: Means) {
    this.#means = means
    this.#bots = new BotDriver({
      time: means.time,
      pause: table => (table.lone() === null ? means.pause : (means.alone ?? means.pause)),
      think: async question => wordsOf(await means.think(question)),
      quick: QUICK_LEVEL,
      look: async table => void (table.looking.size > 0 && (await table.resume())),
      only: (question, table, work) =>
        means.only(`noren.sofa:${table.id}:${question}`, () => table.resume().then(work)),
    })
  }

  async #load(id: string): Promise<SofaTable | No> {
    const { store, rules: games } = this.#means
    const stored = await store.read(id, 0)
    if (stored === null) return no('no-such-table')
    const rules = await games.rules(refOf(stored.row.charter))
    // Rules of a version that this page has never heard of: those of a newer page.
    if (rules === null) return no('other-rules')
    noteRules(rules)
    try {
      const table = new SofaTable(rules, stored, this.#means, moved => {
        this.#means.ring(moved.id)
        this.attend(moved)
      })
      await table.resume()
      return table
    } catch (error) {
      if (error instanceof MatchError) return no(error.fault === 'bad-log' ? 'table-damaged' : 'other-rules')
      throw error
    }
  }

  /** Another page of this browser wrote an entry. */
  async rung(id: string): Promise<void> {
    const table = await this.tables.known(id)
    if (table === undefined || isNo(table)) return
    await table.resume().catch((error: unknown) => {
      // Thrown away: whoever looked at it has been told.
      if (!(error instanceof Gone)) throw error
      this.tables.forget(id)
    })
  }

  attend(table: SofaTable): void {
    this.#bots.attend(table)
  }

  /** Everybody on the sofa may ask what a strong player would do. */
  async hint(table: SofaTable, seat: Seat): Promise<Told | No> {
    const { think } = this.#means
    const told = await hintFor(table, seat, async question =>
      hintOf(await think({ ...question, level: null })),
    )
    return told ?? no('not-your-question')
  }

  async run(errand: Errand): Promise<Answers[Errand['do']] | No> {
    if (errand.do === 'list') return this.#list()
    if (errand.do === 'drop') return this.#drop(errand.id)
    if (errand.do === 'log') return this.#log(errand.id)
    if (errand.do === 'fork') return this.#fork(errand.fork)
    if (errand.do === 'try') return this.#try(errand.trial)
    const old = errand.do === 'again' ? await this.tables.get(errand.id) : null
    if (isNo(old)) return old
    const id = errand.do === 'open' ? errand.table.game : errand.do === 'game' ? errand.game : ''
    const newest = await this.#means.rules.newest(old?.row.charter.game ?? id)
    if (newest === null) return no('no-such-game')
    if (errand.do === 'game') return gameInfo(newest, LEVELS)
    if (errand.do === 'open') return this.#open(errand.table, newest)
    const { charter, holders } = (old as SofaTable).row
    return this.#open({ game: charter.game, holders, options: optionsAgain(newest.game, charter) }, newest)
  }

  async #drop(id: string): Promise<null> {
    await this.#means.store.drop(id)
    this.#means.ring(id)
    await this.rung(id)
    return null
  }

  /** A finished game with its key; of a running one nothing. */
  async #log(id: string): Promise<Answers['log'] | No> {
    const kept = await this.#means.store.read(id, 0)
    if (kept === null) return no('no-such-table')
    const { row, entries } = kept
    if (row.status !== 'over') return no('not-over')
    const { charter, outcome } = row
    const head = entries.at(-1)?.hash ?? anchor(charter)
    const log = { charter, keyHash: hashOfKey(charter.key), entries, head, outcome }
    const game = this.#means.rules.idOf(charter.game) ?? charter.game
    return { log, table: infoFor(row, game) }
  }

  /** Running games first, the newest before the others. */
  async #list(): Promise<TableInfo[]> {
    const rank = ({ status }: SofaRow): number => (status === 'over' ? 1 : 0)
    const rows = (await this.#means.store.rows()).sort((a, b) => rank(a) - rank(b) || b.touched - a.touched)
    const idOf = ({ charter: { game } }: SofaRow): string => this.#means.rules.idOf(game) ?? game
    return rows.map(row => infoFor(row, idOf(row)))
  }

  /** Plays on from a moment of a finished game, under the rules it was played by. */
  async #fork({ log, at, seat, deal, holders }: NewFork): Promise<TableInfo | No> {
    const rules = await this.#means.rules.rules(refOf(log.charter))
    if (rules === null) return no('other-rules')
    const { fork: _, seeds: _own, ...parent } = log.charter
    const entries = log.entries.slice(0, at)
    const charter = { ...parent, ...this.#drawn(), fork: { parent: log.charter, entries, deal, seat } }
    try {
      return await this.#begin(rules.game, charter, holders)
    } catch (error) {
      if (error instanceof MatchError) return no('bad-options')
      throw error
    }
  }

  /** Tries a running game out from one seat's view: everything that seat cannot know is dealt anew, and nothing is kept. */
  async #try({ game, version, bundle, options, trial, holders }: NewTrial): Promise<TableInfo | No> {
    const named = { game, version, ...(bundle === undefined ? {} : { bundle }) }
    const rules = await this.#means.rules.rules(named)
    if (rules === null) return no('other-rules')
    const { id, key } = this.#drawn()
    const seats = holders.length
    return this.#begin(
      rules.game,
      { ...named, id: triedId(id.slice(-12)), key, options, seats, trial },
      holders,
    )
  }

  /** A name for a table that is never said to anybody: it only has to differ from the others here. */
  #drawn(): { readonly id: string; readonly key: string } {
    return { id: `sofa-${drawKey().slice(0, 20)}`, key: (this.#means.key ?? drawKey)() }
  }

  async #begin(game: Game, charter: Charter, holders: readonly Guest[]): Promise<TableInfo> {
    const first = firstRow(game, charter, this.#means.time.now())
    const row: SofaRow = { ...first, id: charter.id, holders, status: 'playing', touched: first.created }
    await this.#means.store.create(row)
    return infoFor(row, game.id)
  }

  async #open({ game: id, holders, options }: NewSofa, { game }: LoadedRules): Promise<TableInfo | No> {
    const bundle = this.#means.rules.bundleOf(id, game.version)
    const charter = charterOf(game, holders.length, options, { ...this.#drawn(), bundle })
    return isNo(charter) ? charter : this.#begin(game, charter, holders)
  }
}

/** One viewer at one table. */
export class SofaLine extends TableLine<SofaTable> {
  readonly #house: SofaHouse
  readonly #viewer: Viewer

  constructor(house: SofaHouse, seats: readonly Seat[], send: Viewer['send']) {
    super()
    this.#house = house
    this.#viewer = { seats, send }
  }

  protected override tell(message: ServerMessage): void {
    this.#viewer.send(message)
  }

  protected override find(id: string): Promise<SofaTable | No> {
    return this.#house.tables.get(id)
  }

  protected override prepare(table: SofaTable): Promise<void> {
    return table.resume()
  }

  protected override arrive(table: SofaTable, { since }: Hello): void {
    table.looking.add(this.#viewer)
    table.tell(this.#viewer, table.sync(this.#viewer, since))
    this.#house.attend(table)
  }

  protected override holds({ row }: SofaTable, seat: Seat): boolean {
    return this.#viewer.seats.includes(seat) && row.holders[seat]?.kind === 'person'
  }

  protected override async hint(table: SofaTable, seat: Seat): Promise<Told | No> {
    return this.#viewer.seats.includes(seat) ? this.#house.hint(table, seat) : no('not-your-seat')
  }

  override leave(): void {
    this.table?.looking.delete(this.#viewer)
    this.table = null
  }
}
