import { waiting } from '@noren/engine'
import { faceFor } from '@noren/match'
import type {
  AskFinished,
  FinishedGame,
  FinishedGames,
  NextTable,
  Reviewed,
  Running,
  RunningTable,
  Stats,
} from '@noren/protocol'
import { endOf } from '@noren/store'
import type { MatchStore, Person, TableRow } from '@noren/store'
import { guestOf, isGone } from '../ids.ts'
import { onShelf } from '../shelf.ts'
import type { Shelf } from '../shelf.ts'
import type { LiveTable } from '../tables/live.ts'
import { glance } from '../tables/names.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { peopleOf, seatsOf } from '../tables/seating.ts'
import type { IsTogether, Play } from './fate.ts'
import { playOf } from './fate.ts'
import { handleOf } from './handles.ts'
import { byKey, KINDS } from './kinds.ts'
import { openPages } from './sight.ts'
import { gameStats, headToHead } from './stats.ts'
import type { Found } from './stats.ts'

/** Games on one page of the list. */
const PAGE = 50
/** Running tables of one person that are listed. */
const MOST = 100
/** Tables whose open question is read from their match; the others are only named. */
const ASKED = 8
const RECENT = 12

/** My first seat that is asked at a table, and -1 where none is. */
const askedSeat = (row: TableRow, who: string): number =>
  row.status === 'playing'
    ? (seatsOf(row, who).find(seat => (row.waiting & ~row.answered & (1 << seat)) !== 0) ?? -1)
    : -1

const untilOf = (row: TableRow, seat: number): number => {
  const until = row.clock?.until[seat] ?? 0
  return until > 0 ? until : Number.POSITIVE_INFINITY
}

/** Tables that wait for somebody, in the order in which they should be answered: least time left, then longest asked, those without a clock last. */
export function waitingFirst(rows: readonly TableRow[], who: string): TableRow[] {
  const asked = rows.flatMap(row => {
    const seat = askedSeat(row, who)
    return seat < 0 ? [] : [{ row, until: untilOf(row, seat), since: row.clock?.since[seat] ?? row.created }]
  })
  return asked
    .sort((a, b) => (a.until === b.until ? a.since - b.since : a.until - b.until))
    .map(({ row }) => row)
}

const cursorOf = (row: TableRow): string => `${endOf(row)}.${row.charter.id}`
function afterOf(cursor: string | undefined): { after?: { at: number; id: string } } {
  const [, at, id] = /^(\d{1,16})\.(.+)$/.exec(cursor ?? '') ?? []
  return at === undefined || id === undefined ? {} : { after: { at: Number(at), id } }
}

/** What one person asks about their own games. Everything is read from the store; only open questions need a match. */
export class OwnGames {
  readonly #registry: TableRegistry
  readonly #shelf: Shelf
  readonly #together: IsTogether

  constructor(registry: TableRegistry, shelf: Shelf) {
    this.#registry = registry
    this.#shelf = shelf
    this.#together = name => onShelf(shelf, name)?.together === true
  }

  get store(): MatchStore {
    return this.#registry.store
  }

  /** The id of a game today. */
  idOf(game: string): string {
    return onShelf(this.#shelf, game)?.game.id ?? game
  }

  /** Whether all seats of a game win or lose together. */
  isTogether(game: string): boolean {
    return this.#together(game)
  }

  async next(who: string): Promise<NextTable> {
    const waits = waitingFirst(await this.store.runningOf(who, MOST), who)
    return { table: waits[0]?.charter.id ?? null, waiting: waits.length }
  }

  async running(who: string): Promise<Running> {
    const [rows, invitations] = await Promise.all([
      this.store.runningOf(who, MOST),
      byKey(this.store, who, KINDS.invitation),
    ])
    const waits = waitingFirst(rows, who)
    const mine = [
      ...waits,
      ...rows.filter(row => !waits.includes(row) && (row.status === 'playing' || row.host === who)),
    ]
    // Laid out by somebody else: I sit there already, or I was invited.
    const laid = rows.filter(row => row.status === 'open' && row.host !== who)
    const invited = await this.#invited(who, invitations)
    const offered = [...laid, ...invited.filter(row => !laid.some(l => l.charter.id === row.charter.id))]
    const infos = await this.#registry.infos([...mine, ...offered], who)
    const names = await this.#names([...invitations.values()].map(r => r.body))
    const shown = await Promise.all(
      [...mine, ...offered].map(async (row, i): Promise<RunningTable[]> => {
        const table = infos[i]
        if (table === undefined) return []
        const by = invitations.get(row.charter.id)?.body
        return [
          {
            table,
            ...this.#clock(row, who),
            asked: row.holders.flatMap((_, seat) =>
              (row.waiting & ~row.answered & (1 << seat)) === 0 || row.status !== 'playing' ? [] : [seat],
            ),
            ...(i < Math.min(ASKED, waits.length) ? await this.#view(row, who) : {}),
            ...(by === undefined ? {} : { by: names.get(by) ?? '' }),
          },
        ]
      }),
    )
    const all = shown.flat()
    return {
      now: this.#registry.time.now(),
      tables: all.slice(0, mine.length),
      waiting: waits.length,
      offers: all.slice(mine.length),
    }
  }

  /** Open tables to which somebody was invited; those that began or are gone are no invitation any more. */
  async #invited(who: string, invitations: ReadonlyMap<string, unknown>): Promise<TableRow[]> {
    const rows: TableRow[] = []
    for (const id of invitations.keys()) {
      const row = await this.store.table(id)
      if (row?.status === 'open' && seatsOf(row, who).length === 0) rows.push(row)
      else await this.store.dropRecord(who, KINDS.invitation, id)
    }
    return rows
  }

  #clock(row: TableRow, who: string): Pick<RunningTable, 'until' | 'limit'> {
    const seat = askedSeat(row, who)
    const until = row.clock?.until[seat] ?? 0
    return until > 0 ? { until, limit: row.clock?.limit[seat] ?? 0 } : {}
  }

  /** What my asked seat sees; only where the words of today can read it. */
  async #view(row: TableRow, who: string): Promise<Pick<RunningTable, 'view'>> {
    if (onShelf(this.#shelf, row.charter.game)?.game.version !== row.charter.version) return {}
    const table: LiveTable | null = await this.#registry.get(row.charter.id)
    const [seat] = seatsOf(row, who).filter(
      s => table?.match != null && (waiting(table.match.state) & (1 << s)) !== 0,
    )
    if (table?.match == null || seat === undefined) return {}
    return { view: { seat, view: faceFor(table.game, table.match, seat).view } }
  }

  async #names(ids: readonly string[]): Promise<Map<string, string>> {
    const known = new Map((await this.store.people(ids)).map(p => [p.id, p.name]))
    return new Map(ids.map(id => [id, known.get(id) ?? guestOf(id).name]))
  }

  /** Everybody I played with, by what I call them. */
  async met(who: string): Promise<Map<string, Person>> {
    const rows = await this.store.finishedOf(who, { limit: Number.MAX_SAFE_INTEGER, hidden: true })
    const running = await this.store.runningOf(who, MOST)
    const ids = [...new Set([...rows, ...running].flatMap(peopleOf))].filter(id => id !== who && !isGone(id))
    const known = new Map((await this.store.people(ids)).map(p => [p.id, p]))
    return new Map(ids.map(id => [handleOf(who, id), known.get(id) ?? { id, ...guestOf(id) }]))
  }

  async finished(who: string, ask: AskFinished): Promise<FinishedGames> {
    const { after, game, search, notes, reviewed } = ask
    const [noted, found] = await Promise.all([
      byKey(this.store, who, KINDS.tableNote),
      byKey(this.store, who, KINDS.reviewed),
    ])
    const among = [
      ...(notes === undefined ? [] : [new Set(noted.keys())]),
      ...(reviewed === undefined ? [] : [new Set(found.keys())]),
    ]
    const [first] = among
    const beside = await this.#beside(who, ask.with, search)
    const rows = await this.store.finishedOf(who, {
      limit: PAGE + 1,
      ...afterOf(after),
      ...(game === undefined ? {} : { games: this.#namesOf(game) }),
      ...(first === undefined ? {} : { among: [...first].filter(id => among.every(set => set.has(id))) }),
      ...(beside === null ? {} : { beside }),
    })
    const page = rows.slice(0, PAGE)
    const infos = await this.#registry.infos(page, who)
    const last = page.at(-1)
    return {
      games: page.flatMap((row, i): FinishedGame[] => {
        const [table, play] = [infos[i], playOf(row, who, this.#together)]
        if (table === undefined || play === null) return []
        const note = noted.get(row.charter.id)?.body
        const review = found.get(row.charter.id)
        const { line } = (review === undefined ? {} : JSON.parse(review.body)) as Partial<Reviewed>
        return [
          {
            table,
            ended: endOf(row),
            ...(play.minutes === null ? {} : { minutes: play.minutes }),
            seat: play.seat,
            fate: play.fate,
            ...(play.place === null ? {} : { place: play.place }),
            ...(play.score === null ? {} : { score: play.score }),
            who: row.holders.map(h =>
              h.kind === 'person' && h.person !== who && !isGone(h.person) ? handleOf(who, h.person) : null,
            ),
            ...(note === undefined ? {} : { note }),
            ...(review === undefined ? {} : { reviewed: true }),
            ...(line === undefined ? {} : { line }),
          },
        ]
      }),
      ...(rows.length > PAGE && last !== undefined ? { after: cursorOf(last) } : {}),
      counts: await this.#counts(who),
    }
  }

  /** Every name that a game has had. */
  #namesOf(game: string): string[] {
    const shelved = onShelf(this.#shelf, game)?.game
    return shelved === undefined ? [game] : [shelved.id, ...(shelved.formerly ?? [])]
  }

  async #counts(who: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const [name, n] of Object.entries(await this.store.finishedCounts(who)))
      counts[this.idOf(name)] = (counts[this.idOf(name)] ?? 0) + n
    return counts
  }

  /** People whom a list is narrowed to, by what I call them or by a part of their name; null for everybody. */
  async #beside(who: string, handle?: string, search = ''): Promise<string[] | null> {
    const wanted = glance(search)
    if (handle === undefined && wanted === '') return null
    const met = await this.met(who)
    return [...met].flatMap(([name, person]) =>
      (handle === undefined || name === handle) && glance(person.name).includes(wanted) ? [person.id] : [],
    )
  }

  async plays(who: string): Promise<Play[]> {
    const rows = await this.store.finishedOf(who, { limit: Number.MAX_SAFE_INTEGER, hidden: true })
    return rows.flatMap(row => playOf(row, who, this.#together) ?? [])
  }

  async found(who: string): Promise<Map<string, Found>> {
    const records = await this.store.recordsOf(who, KINDS.reviewed)
    return new Map(records.map(r => [r.key, JSON.parse(r.body) as Found]))
  }

  async stats(who: string): Promise<Stats> {
    const [plays, found, notes] = await Promise.all([
      this.plays(who),
      this.found(who),
      byKey(this.store, who, KINDS.personNote),
    ])
    const games = new Map<string, Play[]>()
    for (const play of plays) {
      const game = this.idOf(play.row.charter.game)
      games.set(game, [...(games.get(game) ?? []), play])
    }
    const known = await this.store.people(plays.flatMap(({ row }) => peopleOf(row)))
    const people = headToHead(who, plays, new Map(known.map(p => [p.id, p])), this.#together)
    const pages = await openPages(this.store, known)
    const pageOf = new Map([...pages].map(([id, page]) => [handleOf(who, id), page]))
    const noted = new Map([...notes].map(([id, { body }]) => [handleOf(who, id), body]))
    const counted = plays.filter(play => play.counts)
    const first = plays.reduce((least, { row }) => Math.min(least, row.created), Number.POSITIVE_INFINITY)
    return {
      ...(plays.length === 0 ? {} : { since: first }),
      games: counted.length,
      minutes: plays.reduce((all, play) => all + (play.minutes ?? 0), 0),
      won: counted.filter(({ fate }) => fate === 'won' || fate === 'shared').length,
      met: people.length,
      byGame: [...games]
        .map(([game, own]) =>
          gameStats(game, own, found, {
            together: this.#together(game),
            par: onShelf(this.#shelf, game)?.par,
          }),
        )
        .filter(s => s.games > 0)
        .sort((a, b) => b.games - a.games || (a.game < b.game ? -1 : 1)),
      people: people.map(p => {
        const [note, page] = [noted.get(p.who), pageOf.get(p.who)]
        return {
          ...p,
          game: this.idOf(p.game),
          ...(note === undefined ? {} : { note }),
          ...(page === undefined ? {} : { page }),
        }
      }),
      recent: [...people]
        .sort((a, b) => b.last - a.last)
        .slice(0, RECENT)
        .map(p => p.who),
    }
  }
}
