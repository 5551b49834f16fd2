import { LEVELS } from '@noren/bots'
import { has } from '@noren/engine'
import type { LoadedRules, Seat } from '@noren/engine'
import { drawKey, MatchError, open, optionsAgain, refOf, unanswered } from '@noren/match'
import type { BotLevel, GameInfo, ReplyCode, ServerMessage, TableInfo } from '@noren/protocol'
import {
  BotDriver,
  charterOf,
  Gone,
  hintQuestion,
  hintTold,
  isNo,
  no,
  summaryOf,
  TableLine,
} from '@noren/table'
import type { Hello, No, Told } from '@noren/table'
import { infoOf, peopleOf } from './info.ts'
import type { Only } from './lock.ts'
import type { Rules } from './shelf.ts'
import type { Answers, Errand, NewSofa, Thought, Thoughtful } from './speech.ts'
import type { SofaRow, SofaStore } from './store.ts'
import type { Viewer } from './table.ts'
import { SofaTable } from './table.ts'
import { deviceTime } from './time.ts'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A name for a table that is never said to anybody: it only has to differ from the others here. */
const newId = (): string =>
  `sofa-${Array.from(crypto.getRandomValues(new Uint8Array(10)), b => LETTERS[b % LETTERS.length]).join('')}`

export interface Means {
  readonly store: SofaStore
  readonly rules: Rules
  readonly think: (thought: Omit<Thought, 'no'>) => Promise<Thoughtful>
  /** How long a bot lingers over a choice, in milliseconds. */
  readonly pause: number
  /** Keeps two pages of this browser from thinking about one question. */
  readonly only: Only
  /** Tells the other pages of this browser that a table moved on. */
  readonly ring: (id: string) => void
}

/** All tables of this device: those in use in memory, the others in the store. */
export class SofaHouse {
  readonly #means: Means
  readonly #bots: BotDriver
  readonly #live = new Map<string, Promise<SofaTable | No>>()

  constructor(means: Means) {
    this.#means = means
    this.#bots = new BotDriver({
      time: deviceTime,
      pause: means.pause,
      think: async question => {
        const thinking = await means.think({ ...question, level: question.level as BotLevel })
        if (!('words' in thinking)) throw new Error('asked for a move, told a hint')
        return thinking.words
      },
      waits: () => false,
      warn: () => undefined,
      look: async table =>
        void ((table as SofaTable).viewers.size > 0 && (await (table as SofaTable).catchUp())),
      only: (question, table, work) =>
        means.only(`noren.sofa:${table.id}:${question}`, async () => {
          await (table as SofaTable).catchUp()
          await work()
        }),
    })
  }

  /** A table by its id; the reason why not, otherwise. */
  table(id: string): Promise<SofaTable | No> {
    const known = this.#live.get(id) ?? this.#load(id)
    this.#live.set(id, known)
    const forget = (): void => void this.#live.delete(id)
    known.then(found => isNo(found) && forget(), forget)
    return known
  }

  async #load(id: string): Promise<SofaTable | No> {
    const kept = await this.#means.store.read(id, 0)
    if (kept === null) return no('no-such-table')
    const rules = await this.#means.rules.rules(refOf(kept.row.charter))
    // Rules of a version that this page has never heard of: those of a newer page.
    if (rules === null) return no('other-rules')
    try {
      const table = new SofaTable(rules, kept, this.#means.store, moved => {
        this.#means.ring(moved.id)
        this.attend(moved)
      })
      await table.catchUp()
      return table
    } catch (error) {
      if (error instanceof MatchError) return no(error.fault === 'bad-log' ? 'table-damaged' : 'other-rules')
      throw error
    }
  }

  /** Another page of this browser wrote an entry. */
  async rung(id: string): Promise<void> {
    const table = await this.#live.get(id)
    if (table === undefined || isNo(table)) return
    await table.catchUp().catch((error: unknown) => {
      // Thrown away: whoever looked at it has been told.
      if (!(error instanceof Gone)) throw error
      this.#live.delete(id)
    })
  }

  attend(table: SofaTable): void {
    this.#bots.attend(table)
  }

  /** Everybody on the sofa may ask what a strong player would do. */
  async hint({ game, match }: SofaTable, seat: Seat): Promise<Told> {
    const seq = match.entries.length
    const thinking = await this.#means.think({ ...hintQuestion(game, match, seat), level: null })
    if (!('hint' in thinking)) throw new Error('asked for a hint, told a move')
    return hintTold(game, seat, seq, thinking.hint)
  }

  async run(errand: Errand): Promise<Answers[Errand['do']] | No> {
    const { store, ring, rules } = this.#means
    if (errand.do === 'list') return this.#list()
    if (errand.do === 'drop') {
      await store.drop(errand.id)
      ring(errand.id)
      await this.rung(errand.id)
      return null
    }
    const old = errand.do === 'again' ? await this.table(errand.id) : null
    if (isNo(old)) return old
    const id =
      old?.row.charter.game ??
      (errand.do === 'open' ? errand.table.game : errand.do === 'game' ? errand.game : '')
    const newest = await rules.newest(id)
    if (newest === null) return no('no-such-game')
    if (errand.do === 'game') return infoOfGame(id, newest)
    if (errand.do === 'open') return this.#open(errand.table, newest)
    const { charter, mats } = (old as SofaTable).row
    return this.#open({ game: id, mats, options: optionsAgain(newest.game, charter) }, newest)
  }

  /** Running games first, the newest before the others. */
  async #list(): Promise<TableInfo[]> {
    const rank = ({ outcome }: SofaRow): number => (outcome === null ? 0 : 1)
    const rows = (await this.#means.store.rows()).sort((a, b) => rank(a) - rank(b) || b.touched - a.touched)
    return rows.map(row => infoOf(row, peopleOf(row)))
  }

  async #open({ game: id, mats, options }: NewSofa, { game }: LoadedRules): Promise<TableInfo | No> {
    const bundle = this.#means.rules.bundleOf(id, game.version)
    const charter = charterOf(game, mats.length, options, { id: newId(), key: drawKey(), bundle })
    if (isNo(charter)) return charter
    const now = deviceTime.now()
    const { waiting } = summaryOf(open(game, charter))
    const row = { id: charter.id, charter, mats, created: now, touched: now, seq: 0, waiting, outcome: null }
    await this.#means.store.create(row)
    return infoOf(row, peopleOf(row))
  }
}

const infoOfGame = (id: string, { game: { version, seats, options } }: LoadedRules): GameInfo => {
  const levels = Object.keys(LEVELS) as BotLevel[]
  return { id, version, seats, defaults: options.defaults, fields: [...options.fields], levels }
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

  /** What the device could not do is said: the move was not made, and the page may try it again. */
  override async hear(message: Parameters<TableLine<SofaTable>['hear']>[0]): Promise<void> {
    await super.hear(message).catch(() => this.say('id' in message ? message.id : null, 'server-trouble'))
  }

  protected override async greet({ table: id, since }: Hello): Promise<No | null> {
    const table = await this.#house.table(id)
    if (isNo(table)) return table
    await table.catchUp()
    await table.alone(async () => {
      if (table !== this.table) this.close()
      this.table = table
      table.viewers.add(this.#viewer)
      this.tell(table.sync(this.#viewer.seats, since))
    })
    this.#house.attend(table)
    return null
  }

  protected override barred({ row }: SofaTable, seat: Seat): ReplyCode | null {
    return this.#viewer.seats.includes(seat) && row.mats[seat]?.kind === 'person' ? null : 'not-your-seat'
  }

  protected override async hint(table: SofaTable, seat: Seat): Promise<Told | No> {
    if (!this.#viewer.seats.includes(seat)) return no('not-your-seat')
    return has(unanswered(table.match), seat) ? this.#house.hint(table, seat) : no('not-your-question')
  }

  close(): void {
    this.table?.viewers.delete(this.#viewer)
    this.table = null
  }
}
