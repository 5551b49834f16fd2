import { LEVELS } from '@noren/bots'
import { has, waiting } from '@noren/engine'
import type { Seat, Words } from '@noren/engine'
import {
  drawKey,
  MatchError,
  open,
  optionsAgain,
  refOf,
  unanswered,
  UNDO_WORDS,
  wordsFrom,
} from '@noren/match'
import type { Charter, Verdict } from '@noren/match'
import type {
  BotLevel,
  ClientMessage,
  GameInfo,
  Hinted,
  HintWish,
  PROTOCOL,
  Reply,
  ReplyCode,
  TableInfo,
} from '@noren/protocol'
import { infoOf, peopleOf } from './info.ts'
import { hintAt } from './hints.ts'
import { Keeper } from './keeper.ts'
import type { Only } from './lock.ts'
import { No } from './no.ts'
import type { Rules, Shelved } from './shelf.ts'
import type { Answers, Errand, NewSofa, Thought, Thoughtful } from './speech.ts'
import type { SofaStore } from './store.ts'
import type { Viewer } from './table.ts'
import { SofaTable } from './table.ts'

const VERSION: typeof PROTOCOL = 2
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
  readonly #keeper: Keeper
  readonly #live = new Map<string, Promise<SofaTable>>()

  constructor(means: Means) {
    this.#means = means
    this.#keeper = new Keeper(means)
  }

  /** A table by its id; the reason why not, otherwise. */
  async table(id: string): Promise<SofaTable> {
    const known = this.#live.get(id) ?? this.#load(id)
    this.#live.set(id, known)
    known.catch(() => this.#live.delete(id))
    return known
  }

  async #load(id: string): Promise<SofaTable> {
    const kept = await this.#means.store.read(id, 0)
    if (kept === null) throw new No('no-such-table')
    const shelved = await this.#means.rules.rules(refOf(kept.row.charter))
    // Rules of a version that this page has never heard of: those of a newer page.
    if (shelved === null) throw new No('other-rules')
    try {
      return await SofaTable.load(shelved, kept, this.#means.store, table => {
        this.#means.ring(table.row.id)
        this.#keeper.attend(table)
      })
    } catch (error) {
      if (error instanceof MatchError) throw new No('other-rules')
      throw error
    }
  }

  async #newest(game: string): Promise<Shelved> {
    const shelved = await this.#means.rules.newest(game)
    if (shelved === null) throw new No('no-such-game')
    return shelved
  }

  /** Another page of this browser wrote an entry. */
  async rung(id: string): Promise<void> {
    try {
      await (await this.#live.get(id))?.catchUp()
    } catch (error) {
      // Thrown away: whoever looked at it has been told.
      if (!(error instanceof No)) throw error
      this.#live.delete(id)
    }
  }

  attend(table: SofaTable): void {
    this.#keeper.attend(table)
  }

  /** Everybody on the sofa may ask what a strong player would do. */
  hint(table: SofaTable, seat: Seat): Promise<Omit<Hinted, 't' | 'id'>> {
    return hintAt(table, seat, this.#means.think)
  }

  async run(errand: Errand): Promise<Answers[Errand['do']]> {
    switch (errand.do) {
      case 'game':
        return this.#info(errand.game)
      case 'list':
        return this.#list()
      case 'open':
        return this.#open(errand.table)
      case 'again': {
        const { charter, mats } = (await this.table(errand.id)).row
        const { game } = await this.#newest(charter.game)
        return this.#open({ game: charter.game, mats, options: optionsAgain(game, charter) })
      }
      case 'drop':
        await this.#means.store.drop(errand.id)
        this.#means.ring(errand.id)
        await this.rung(errand.id)
        return null
    }
  }

  async #info(id: string): Promise<GameInfo> {
    const { version, seats, options } = (await this.#newest(id)).game
    const levels = Object.keys(LEVELS) as BotLevel[]
    return { id, version, seats, defaults: options.defaults, fields: [...options.fields], levels }
  }

  /** Running games first, the newest before the others. */
  async #list(): Promise<TableInfo[]> {
    const rows = await this.#means.store.rows()
    const rank = (over: boolean): number => (over ? 1 : 0)
    return rows
      .sort((a, b) => rank(a.outcome !== null) - rank(b.outcome !== null) || b.touched - a.touched)
      .map(row => infoOf(row, peopleOf(row)))
  }

  async #open({ game: id, mats, options }: NewSofa): Promise<TableInfo> {
    const { game } = await this.#newest(id)
    const seats = mats.length
    if (seats < game.seats.min || seats > game.seats.max)
      throw new No('bad-options', [
        { path: '/seats', message: `must be from ${game.seats.min} to ${game.seats.max}` },
      ])
    const read = game.options.read(options, seats)
    if ('faults' in read) throw new No('bad-options', read.faults)
    const bundle = this.#means.rules.bundleOf(id, game.version)
    const charter: Charter = {
      id: newId(),
      game: id,
      version: game.version,
      ...(bundle === null ? {} : { bundle }),
      options: read.options,
      seats,
      key: drawKey(),
    }
    const { state } = open(game, charter)
    const now = Date.now()
    const row = {
      id: charter.id,
      charter,
      mats,
      created: now,
      touched: now,
      seq: 0,
      waiting: waiting(state),
      outcome: null,
    }
    await this.#means.store.create(row)
    return infoOf(row, peopleOf(row))
  }
}

type Wished = Extract<ClientMessage, { t: 'move' | 'undo' }>

/** One viewer at one table, who speaks the protocol; everything gets an answer. */
export class SofaLine {
  readonly #house: SofaHouse
  readonly #viewer: Viewer
  #table: SofaTable | null = null

  constructor(house: SofaHouse, seats: readonly Seat[], send: Viewer['send']) {
    this.#house = house
    this.#viewer = { seats, send }
  }

  async hear(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') this.#viewer.send({ t: 'pong' })
    else if (message.t === 'hello') await this.#hello(message)
    else if (message.t === 'hint') await this.#hint(message)
    else await this.#wish(message)
  }

  async #hello({ v, table: id, since }: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    const { seats } = this.#viewer
    try {
      if (v !== VERSION) throw new No('other-version')
      const table = await this.#house.table(id)
      await table.catchUp()
      await table.alone(async () => {
        if (table !== this.#table) this.close()
        this.#table = table
        table.viewers.add(this.#viewer)
        this.#viewer.send(table.sync(seats, since))
      })
      this.#house.attend(table)
    } catch (error) {
      const code = error instanceof No ? error.code : 'server-trouble'
      this.#viewer.send({ t: 'problem', code, sentence: error instanceof Error ? error.message : code })
    }
  }

  async #hint({ id, seat }: HintWish): Promise<void> {
    const table = this.#table
    const refuse = (code: ReplyCode): void =>
      this.#viewer.send({ t: 'reply', id, status: 'refused', seq: table?.row.seq ?? 0, code })
    if (table === null) return refuse('say-hello-first')
    if (!this.#viewer.seats.includes(seat)) return refuse('not-your-seat')
    if (!has(unanswered(table.match), seat)) return refuse('not-your-question')
    try {
      this.#viewer.send({ t: 'hint', id, ...(await this.#house.hint(table, seat)) })
    } catch {
      refuse('server-trouble')
    }
  }

  async #wish(message: Wished): Promise<void> {
    const { id, seat, seq } = message
    const table = this.#table
    const say = (code: ReplyCode): void =>
      this.#viewer.send({ t: 'reply', id, status: 'refused', seq: table?.row.seq ?? 0, code })
    if (table === null) return say('say-hello-first')
    if (!this.#viewer.seats.includes(seat) || table.row.mats[seat]?.kind !== 'person')
      return say('not-your-seat')
    const words: Words = message.t === 'undo' ? UNDO_WORDS : wordsFrom(table.shelved.game, message.words)
    try {
      this.#viewer.send(replyTo(id, await table.wish({ seat, words, moveId: id, seq }), table.row.seq))
    } catch (error) {
      // The device could not write: the move was not made, and the page may try it again.
      say(error instanceof No ? error.code : 'server-trouble')
    }
  }

  close(): void {
    this.#table?.viewers.delete(this.#viewer)
    this.#table = null
  }
}

function replyTo(id: string, verdict: Verdict, seq: number): Reply {
  const head = {
    t: 'reply',
    id,
    status: verdict.status === 'sealed' ? 'applied' : verdict.status,
  } as const
  switch (verdict.status) {
    case 'applied':
    case 'duplicate':
      return { ...head, seq: verdict.entry.seq }
    case 'sealed':
      return { t: 'reply', id, status: verdict.again ? 'duplicate' : 'applied', seq }
    case 'stale':
      return { ...head, seq, code: 'stale' }
    case 'malformed':
      return { ...head, seq, code: verdict.code }
    case 'refused':
      return { ...head, seq, code: verdict.code, clauses: [...verdict.clauses] }
  }
}
