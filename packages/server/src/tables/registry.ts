import type { Game } from '@noren/engine'
import { NO_CLOCK, optionsAgain, refOf } from '@noren/match'
import type { Charter, SealedLog } from '@noren/match'
import type { Lobby, NewFork, NewTable, TableInfo } from '@noren/protocol'
import type { Manners, SeatHolder, MatchStore, Person, TableRow } from '@noren/store'
import type { ClusterSync } from '../bus/cluster.ts'
import { realChance } from '../chance.ts'
import type { Chance } from '../chance.ts'
import { newTableId } from '../ids.ts'
import { charterOf, firstRow, isNo, no, noteRules, TablesInUse } from '@noren/table'
import type { No } from '@noren/table'
import { onShelf, rulesFor } from '../shelf.ts'
import type { Library } from '../shelf.ts'
import { realTime } from '../time.ts'
import type { TimeSource } from '../time.ts'
import { forkHolders, forkOf, isShut } from './fork.ts'
import { listedInfo } from './info.ts'
import { readOptions } from './options.ts'
import { LiveTable } from './live.ts'
import type { TableContext, Listener, Origin } from './live.ts'
import { mayReadLog, sealedLog } from './review.ts'
import { peopleOf, seatsOf, start } from './seating.ts'

const LISTED = 50
/** Without being told otherwise, so long an absence is waited for. */
const PATIENCE = 180_000
const FORGET_AFTER = 5 * 60_000
/** So long after it was asked for here, a table that is played at another server is followed. */
const FOLLOWED = 5000

/** All tables of the house: those in use are in memory, the others lie in the store until somebody asks for them. */
export class TableRegistry {
  readonly store: MatchStore
  readonly time: TimeSource
  readonly chance: Chance
  readonly #library: Library
  readonly #listener: Listener
  readonly #live = new TablesInUse<LiveTable | null>(
    id => this.#read(id),
    table => table !== null,
  )
  /** The other houses at the same store; null if there are none. */
  readonly #cluster: ClusterSync | null
  /** The tables in memory that are read. */
  readonly #shown = new Map<string, LiveTable>()
  readonly #unfollow = new Map<string, () => void>()
  readonly #context: TableContext
  readonly #closing = new AbortController()

  constructor(
    store: MatchStore,
    library: Library,
    listener: Listener,
    time: TimeSource = realTime,
    window = 0,
    cluster: ClusterSync | null = null,
    chance: Chance = realChance,
    patience = PATIENCE,
  ) {
    this.store = store
    this.time = time
    this.chance = chance
    this.#cluster = cluster
    cluster?.whenRenamed(person => this.#renamed(person, 'elsewhere'))
    this.#library = library
    this.#listener = listener
    this.#context = {
      store,
      listener,
      time,
      born: time.now(),
      window,
      patience,
      // A finished game is asked for so seldom that it is not worth keeping; what is left of it lies in the store.
      done: table => table.quiet && this.#forget(table.id),
      closing: this.#closing.signal,
    }
  }

  /** A table by its id, read from the store if nobody used it for a while. */
  get(id: string): Promise<LiveTable | null> {
    return this.#live.get(id).then(table => {
      if (table !== null) table.usedAt = this.time.mono()
      return table
    })
  }

  /** Whether a table is in use here: known without looking into the store. */
  has(id: string): boolean {
    return this.#live.known(id) !== undefined
  }

  /** Whether this is the table in use here, and none that was forgotten meanwhile. */
  holds(table: LiveTable): boolean {
    return this.#shown.get(table.id) === table
  }

  /** Whether somebody looks at a table, here or at another server that told so. */
  looks(id: string, person: string): boolean {
    return this.#shown.get(id)?.online(person) === true
  }

  /** What the other servers say of a table is heard while it is in use here, from before it is read. */
  async #read(id: string): Promise<LiveTable | null> {
    const stop = this.#cluster?.follow(id, {
      find: async () => (await this.#live.known(id)) ?? null,
      letGo: table => this.#letGo(table),
    })
    if (stop !== undefined) this.#unfollow.set(id, stop)
    let table: LiveTable | null = null
    try {
      table = await this.#load(id)
    } finally {
      if (table === null) this.#forget(id)
    }
    if (table !== null) {
      this.#cluster?.took(table)
      this.#shown.set(id, table)
      this.#listener.read?.(table)
    }
    return table
  }

  /** Tables in use here that somebody looks at. */
  async lookedAt(): Promise<string[]> {
    const all = await this.#live.all()
    return all.flatMap(([id, table]) => (table !== null && table.looking.size > 0 ? [id] : []))
  }

  /** A table is not in the store any more. */
  forget(id: string): void {
    this.#forget(id)
  }

  /** A table was deleted: whoever looks at it is told so. */
  async erased(id: string): Promise<void> {
    const table = await this.#live.known(id)
    table?.tellEnd('no-such-table')
    this.#forget(id)
  }

  /** A table was changed past its queue: one that is in use here is read again, and the other servers hear of it. */
  async refresh(id: string): Promise<void> {
    const table = await this.#live.known(id)
    if (table === undefined || table === null) return
    table.chat.clear()
    await table.refresh()
    this.#cluster?.wrote(table)
  }

  #forget(id: string): void {
    this.#live.forget(id)
    this.#shown.delete(id)
    this.#unfollow.get(id)?.()
    this.#unfollow.delete(id)
  }

  /** Whether a table that another server wrote was forgotten: nobody uses it here, and to follow it would be to read each move of it. */
  #letGo(table: LiveTable): boolean {
    if (!table.quiet || this.time.mono() - table.usedAt < FOLLOWED) return false
    this.#forget(table.id)
    return true
  }

  async #load(id: string): Promise<LiveTable | null> {
    const row = await this.store.table(id)
    const newest = row === null ? null : onShelf(this.#library.shelf, row.charter.game)
    if (row === null || newest === null) return null
    // Rules that are not here, of a newer server say, are told apart when the match is read.
    const rules = (await rulesFor(this.#library, refOf(row.charter))) ?? newest
    noteRules(rules)
    const table = new LiveTable(rules.game, row, this.#context)
    await table.load()
    if (row.envelopes.length > 0) await table.resume()
    return table
  }

  /** Opens a table: the opener takes the first seat, bots the last ones. */
  async create(who: string, wish: NewTable): Promise<LiveTable | No> {
    const charter = this.#charter(wish)
    if (isNo(charter)) return charter
    const bots = wish.bots ?? []
    const row: TableRow = {
      ...blank(charter, who, this.#gameOf(charter.game), this.time.now()),
      listed: wish.listed ?? false,
      ...mannersOf(who, wish),
      holders: Array.from({ length: charter.seats }, (_, seat): SeatHolder => {
        const level = bots[seat - (charter.seats - bots.length)]
        if (level !== undefined) return { kind: 'bot', level }
        return seat === 0 ? person(who) : { kind: 'empty' }
      }),
      time: wish.time ?? NO_CLOCK,
    }
    const table = await this.#put(row)
    if (wish.start === true && row.holders.every(m => m.kind !== 'empty'))
      await table.change(r => start(r, who, table.present))
    return table
  }

  /**
   * The same people play again: a new table with the same game, options, seats, bots and time, where everybody already sits
   * in their place. Whoever asks first is its host; who asks later is shown the same table.
   */
  async rematch(table: LiveTable, who: string): Promise<LiveTable | No> {
    const { row } = table
    if (row.status !== 'over') return no('not-over')
    if (seatsOf(row, who).length === 0) return no('not-your-seat')
    if (row.next !== null) return (await this.get(row.next)) ?? no('no-such-table')
    const { game, seats } = row.charter
    const options = optionsAgain(this.#gameOf(game), row.charter)
    const charter = this.#charter({ game, seats, options })
    if (isNo(charter)) return charter
    const holders = row.holders.map((m): SeatHolder => (m.kind === 'person' ? person(m.person) : m))
    const next = await this.#put({
      ...blank(charter, who, this.#gameOf(game), this.time.now()),
      listed: false,
      ...(row.manners?.private === true ? { manners: { private: true } } : {}),
      holders,
      time: row.time,
    })
    const linked = await table.change(r => (r.next === null ? { ...r, next: next.id } : r))
    if (isNo(linked) || linked.next === null || linked.next === next.id) return next
    // Another house was first: its table is the one.
    return (await this.get(linked.next)) ?? next
  }

  /** Plays on from a moment of a finished game, under its own rules: with bots at once, with friends once they have come. */
  async fork(table: LiveTable, who: string, wish: NewFork): Promise<LiveTable | No> {
    const { row } = table
    const may = await mayReadLog(this.store, row, who)
    if (isNo(may)) return may
    const rules = await rulesFor(this.#library, refOf(row.charter))
    if (rules === null) return no('other-rules')
    const drawn = { id: newTableId(this.chance), key: this.chance.key() }
    const charter = forkOf(rules.game, row.charter, await this.store.entries(table.id), wish, drawn)
    if (isNo(charter)) return charter
    const { commit } = wish
    const forked = await this.#put({
      ...blank(charter, who, rules.game, this.time.now()),
      ...mannersOf(who, { seats: 2, private: isShut(row), ...(commit === undefined ? {} : { commit }) }),
      holders: forkHolders(who, row, wish),
    })
    if (wish.bots !== undefined) await forked.change(r => start(r, who, forked.present))
    return forked
  }

  #gameOf(id: string): LiveTable['game'] {
    const shelved = onShelf(this.#library.shelf, id)
    if (shelved === null) throw new Error(`${id} is not on the shelf`)
    return shelved.game
  }

  /** The charter that a wish asks for, or what is wrong with it. */
  #charter(wish: NewTable): Charter | No {
    const shelved = onShelf(this.#library.shelf, wish.game)
    if (shelved === null) return no('no-such-game')
    if ((wish.bots?.length ?? 0) > wish.seats)
      return no('bad-options', [{ path: '/bots', message: 'must not be more than the seats' }])
    const { chance } = this
    const bundle = this.#library.registry.bundleOf(wish.game, shelved.game.version)
    const drawn = { id: newTableId(chance), key: chance.key(), bundle }
    const charter = charterOf(shelved.game, wish.seats, wish.options, drawn)
    if (isNo(charter) && charter.faults?.[0]?.path === '/seats') return charter
    const read = readOptions(shelved.game.options, wish.options, wish.seats)
    return 'faults' in read ? no('bad-options', read.faults) : charter
  }

  /** Stores a new table; in the rare case that its id is taken, under another one. */
  async #put(row: TableRow): Promise<LiveTable> {
    for (let next = row; ; next = { ...row, charter: { ...row.charter, id: newTableId(this.chance) } }) {
      if (!(await this.store.createTable(next))) continue
      const table = await this.get(next.charter.id)
      if (table !== null) return table
    }
  }

  /** What the home page shows. Nothing is loaded for it. */
  async lobby(who: string): Promise<Lobby> {
    const [open, mine] = await Promise.all([this.store.openTables(LISTED), this.store.tablesOf(who, LISTED)])
    const infos = await this.infos([...open, ...mine], who)
    return {
      open: infos.slice(0, open.length),
      mine: infos.slice(open.length).sort((a, b) => rank(a) - rank(b)),
    }
  }

  async infos(rows: readonly TableRow[], who: string): Promise<TableInfo[]> {
    const ids = rows.flatMap(peopleOf)
    const people = new Map((await this.store.people(ids)).map(p => [p.id, p]))
    const idOf = (game: string): string => onShelf(this.#library.shelf, game)?.game.id ?? game
    return rows.map(row => listedInfo(row, who, { people, online: () => false, idOf }))
  }

  /** A finished match with its key, for who may look at it. */
  async log(table: LiveTable, who: string | null): Promise<SealedLog | No> {
    const may = await mayReadLog(this.store, table.row, who)
    return isNo(may) ? may : sealedLog(table.row, await this.store.entries(table.id))
  }

  /** Somebody changed their name: the tables in use learn it. */
  async renamed(person: Person): Promise<void> {
    this.#cluster?.renamed(person)
    await this.#renamed(person, 'here')
  }

  async #renamed(person: Person, origin: Origin): Promise<void> {
    for (const [, table] of await this.#live.all()) {
      if (table === null || seatsOf(table.row, person.id).length === 0) continue
      table.people.set(person.id, person)
      this.#listener.changed(table, false, origin)
    }
  }

  /** Forgets tables that nobody uses; they are in the store. */
  async tidy(now = this.time.mono()): Promise<void> {
    for (const [id, table] of await this.#live.all())
      if (table !== null && table.quiet && now - table.usedAt > FORGET_AFTER) this.#forget(id)
  }

  /** Lets go of answers that wait for their moment: they were not acknowledged and will be sent again. */
  close(): void {
    this.#closing.abort()
  }

  /** Resolves when every table has finished what was asked of it. */
  async settled(): Promise<void> {
    for (const [, table] of await this.#live.all()) await table?.settled()
  }

  get inMemory(): number {
    return this.#live.size
  }
}

/** How a table is opened; who watches only bots has no seat for a seed. */
function mannersOf(
  who: string,
  { private: shut, commit, bots = [], seats }: Pick<NewTable, 'private' | 'commit' | 'bots' | 'seats'>,
): { manners?: Manners } {
  const seeds =
    commit === undefined || bots.length >= seats ? {} : { seeds: { [who]: { commit, seed: null } } }
  const manners: Manners = { ...(shut === true ? { private: true } : {}), ...seeds }
  return Object.keys(manners).length === 0 ? {} : { manners }
}

const person = (id: string): SeatHolder => ({ kind: 'person', person: id, away: false })

/** A table that has just been opened; nobody sits there yet. */
const blank = (charter: Charter, host: string, game: Game, created: number): TableRow => ({
  ...firstRow(game, charter, created),
  host,
  listed: false,
  status: 'open',
  holders: [],
  time: NO_CLOCK,
  next: null,
  revision: 0,
})

/** My turn first, then running games, then tables that wait to begin, then the finished ones. */
const rank = (t: TableInfo): number =>
  t.yourTurn === true ? 0 : t.status === 'playing' ? 1 : t.status === 'open' ? 2 : 3
