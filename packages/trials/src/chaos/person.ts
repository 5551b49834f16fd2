import { PHRASE_IDS, PROTOCOL } from '@noren/protocol'
import type { Face, HouseMessage, ServerMessage } from '@noren/protocol'
import { DeltaDecoder } from '@noren/protocol/delta'
import { Bucket, listen, Session } from '@noren/server/parts'
import type { House } from './house.ts'
import type { Truth } from './truth.ts'
import type { World } from './world.ts'

/** One connection to one server: frames come late, in order, and are lost with it. */
interface Line {
  readonly house: House
  open: boolean
  up: number
  down: number
  hear(data: Buffer): void
  shut(): void
}

type Intent = Extract<HouseMessage, { t: 'move' | 'undo' | 'ask-undo' | 'consent' }>
interface Wanted {
  readonly message: Intent
  sent: number
}

/** Whoever is not answered for so long asks again. */
const PATIENCE = 2500
/** Everybody waits for somebody's yes so long, and forgets about it. */
const FORGOTTEN = 6000

/** Somebody at a browser: chooses by chance from what the page shows, changes sealed answers, resends until answered. */
export class Person {
  readonly id: string
  /** In front of the ids of this person's moves at this table. */
  readonly tag: string
  readonly table: string
  readonly seats: readonly number[]
  readonly world: World
  readonly truth: Truth
  line: Line | null = null
  faces: Record<string, Face> = {}
  seq = -1
  over = false
  synced = false
  sealed: Record<string, unknown[]> = {}
  wanted: Wanted | null = null
  /** Lines of talk as this person knows them, by number. */
  readonly heard = new Map<number, string>()
  readonly codes = new Map<string, number>()
  #decoder = new DeltaDecoder()
  #undo: readonly number[] = []
  #ask: readonly number[] = []
  #request: { readonly id: string; readonly yes: readonly number[] } | null = null
  readonly #asked = new Map<number, { seq: number; choices: Face['choices'] }>()
  #n = 0
  #awayUntil = 0

  constructor(world: World, truth: Truth, id: string, tag: string, table: string, seats: readonly number[]) {
    this.world = world
    this.truth = truth
    this.id = id
    this.tag = tag
    this.table = table
    this.seats = seats
  }

  connect(house: House): void {
    const { world } = this
    const handlers: { message?: (data: unknown, binary: boolean) => void; close?: () => void } = {}
    const line: Line = {
      house,
      open: true,
      up: 0,
      down: 0,
      hear: data => handlers.message?.(data, false),
      shut: () => handlers.close?.(),
    }
    const send = (frame: string | Uint8Array): void => {
      if (!line.open) return
      const copy = typeof frame === 'string' ? frame : Uint8Array.from(frame)
      line.down = Math.max(line.down + 0.001, world.now + world.delay(`${this.tag}:down`, 4, 300, 0.04))
      world.at(line.down - world.now, null, 'frame', () => {
        if (line.open && this.line === line) this.#heard(copy)
      })
    }
    const session = new Session(house.registry, this.id, house.metrics, house.hints, send)
    const wire = {
      on: (name: string, call: (data: unknown, binary: boolean) => void) =>
        Object.assign(handlers, { [name]: call }),
    }
    listen(wire, session, new Bucket(0, 0), house.turns, error =>
      world.note(`house  ${house.life.name} ${String(error)}`),
    )
    this.line = line
    this.#decoder = new DeltaDecoder()
    this.synced = false
    world.note(`wire   ${this.tag} comes to ${house.life.name}`)
    this.#send({ t: 'hello', v: PROTOCOL, table: this.table })
  }

  /** The connection breaks: what was on the way is lost, the server notices a little later. */
  tear(): void {
    const { line, world } = this
    if (line === null) return
    line.open = false
    this.line = null
    this.synced = false
    world.note(`wire   ${this.tag} torn from ${line.house.life.name}`)
    world.at(world.delay(`${this.tag}:shut`, 5, 3000, 0.3), line.house.life, 'shut', () => line.shut())
  }

  /** Leaves, and stays away for so long. */
  goes(ms: number): void {
    this.tear()
    this.#awayUntil = this.world.now + ms
  }

  #send(message: HouseMessage): void {
    const { line, world } = this
    if (line === null) return
    const data = Buffer.from(JSON.stringify(message))
    line.up = Math.max(line.up + 0.001, world.now + world.delay(`${this.tag}:up`, 4, 300, 0.04))
    world.at(line.up - world.now, line.house.life, 'up', () => {
      if (line.open) line.hear(data)
    })
  }

  #heard(frame: string | Uint8Array): void {
    if (typeof frame === 'string') {
      const message = JSON.parse(frame) as ServerMessage
      this.#decoder.note(message)
      return this.#take(message)
    }
    const messages = this.#decoder.hear(frame)
    if (messages === null) return this.truth.fault('split', `${this.tag} cannot read an update`)
    for (const message of messages) this.#take(message)
  }

  #take(m: ServerMessage): void {
    if (m.t === 'sync' || m.t === 'update') this.#shown(m)
    else if (m.t === 'reply') this.#answered(m)
    else if (m.t === 'said') this.#hears(m.said)
    else if (m.t === 'table') this.over = m.table.status === 'over'
    else if (m.t === 'asked') this.#request = m.ask
    else if (m.t === 'problem' && !this.synced && this.line !== null && m.code !== 'too-many-requests')
      this.tear()
    // Something failed at the server while it greeted us: the page comes back.
  }

  #shown(m: Extract<ServerMessage, { t: 'sync' | 'update' }>): void {
    const match = this.truth.tables.get(this.table)?.match
    const log = match?.entries.length ?? 0
    if (m.seq > log) this.truth.fault('early', `${this.tag} was told entry ${m.seq}, the log has ${log}`)
    if (m.t === 'update' && m.seq !== this.seq + 1)
      this.truth.fault('split', `${this.tag} was told ${m.seq} after ${this.seq}`)
    if (m.t === 'update' && m.line.by !== match?.entries[m.seq - 1]?.seat)
      this.truth.fault('split', `${this.tag} was told entry ${m.seq} by another seat than the log's`)
    this.seq = m.seq
    this.faces = m.faces
    this.#undo = m.undo
    this.#ask = m.ask ?? []
    this.sealed = m.sealed ?? {}
    this.#request = m.t === 'sync' ? (m.asked ?? null) : null
    if (m.t === 'update') {
      if (m.outcome !== null) this.over = true
      return
    }
    this.over = m.table.status === 'over'
    for (const said of m.chat ?? []) this.#hears(said)
    if (!this.synced && this.wanted !== null) this.resend()
    this.synced = true
  }

  #hears({ n, phrase }: { readonly n: number; readonly phrase?: string | undefined }): void {
    const [was, is] = [this.heard.get(n), phrase ?? '']
    if (was !== undefined && was !== is)
      this.truth.fault('chat', `${this.tag} hears line ${n} as ${was} and as ${is}`)
    this.world.note(`hears  ${this.tag} ${n} ${is}`)
    this.heard.set(n, is)
  }

  #answered(m: Extract<ServerMessage, { t: 'reply' }>): void {
    const { wanted } = this
    if (m.id !== wanted?.message.id) return
    const { message } = wanted
    const code = m.code ?? m.status
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1)
    if (m.status === 'applied' || m.status === 'duplicate') {
      const words = message.t === 'move' ? JSON.stringify(message.words) : 'undo'
      if (message.t !== 'consent') this.truth.ack(this.tag, this.table, m.id, words)
    } else if (code === 'server-trouble' || code === 'too-many-requests' || code === 'say-hello-first') return
    this.wanted = null
  }

  resend(): void {
    if (this.wanted === null) return
    this.wanted.sent = this.world.now
    this.#send(this.wanted.message)
  }

  /** Does one thing, if there is one to do; `quiet`: nothing new. */
  act(key: string, open: readonly House[], quiet = false): boolean {
    const { world } = this
    if (this.line !== null && !this.line.house.life.alive) this.tear()
    if (this.line === null) {
      if (!quiet && world.now < this.#awayUntil) return false
      const house = world.pick(`${key}:house`, open)
      if (house !== undefined) this.connect(house)
      return true
    }
    if (!this.synced) return false
    if (this.wanted !== null) {
      const { message, sent } = this.wanted
      // What is asked of everybody is answered by everybody, or by nobody.
      const polite = message.t === 'ask-undo' || message.t === 'consent'
      if (polite && world.now - sent > (quiet ? 0 : FORGOTTEN)) this.wanted = null
      else if (world.now - sent > PATIENCE && !polite) this.resend()
      return false
    }
    if (quiet || this.over) return false
    if (world.odds(`${key}:say`, 0.02)) {
      const phrase = world.pick(`${key}:phrase`, PHRASE_IDS)
      this.world.note(`say    ${this.tag} ${phrase}`)
      if (phrase !== undefined) this.#send({ t: 'say', phrase })
      return true
    }
    return this.#consents(key) || this.seats.some(seat => this.#plays(seat, key))
  }

  /** Answers whoever asked everybody to go back. */
  #consents(key: string): boolean {
    const request = this.#request
    const seat = this.seats.find(s => request?.yes.includes(s) === false)
    if (request === null || seat === undefined || !this.world.odds(`${key}:consent`, 0.7)) return false
    this.#request = null
    const yes = this.world.odds(`${key}:yes`, 0.8)
    // Answered by what everybody is told: nobody waits for a reply.
    this.#send({ t: 'consent', id: request.id, seat, yes })
    return true
  }

  #plays(seat: number, key: string): boolean {
    const { world } = this
    const face = this.faces[String(seat)]
    const asked = face !== undefined && ((face.waiting >> seat) & 1) === 1
    const lies = (this.sealed[String(seat)]?.length ?? 0) > 0
    const known = this.#asked.get(seat)
    const back = { id: this.#id(), seat, seq: this.seq }
    if (lies && world.odds(`${key}:withdraw`, 0.12)) return this.#want({ t: 'undo', ...back })
    if (lies && known?.seq === this.seq && known.choices.length > 1 && world.odds(`${key}:change`, 0.7))
      return this.#choose(seat, known.choices, key)
    if (asked && face.choices.length > 0) {
      if (!lies) this.#asked.set(seat, { seq: this.seq, choices: face.choices })
      return this.#choose(seat, face.choices, key)
    }
    if (this.#undo.includes(seat) && !lies && world.odds(`${key}:undo`, 0.1))
      return this.#want({ t: 'undo', ...back })
    if (this.#ask.includes(seat) && world.odds(`${key}:ask`, 0.1))
      return this.#want({ t: 'ask-undo', ...back })
    return false
  }

  #id(): string {
    return `${this.tag}-${String(++this.#n).padStart(6, '0')}`
  }

  #choose(seat: number, choices: Face['choices'], key: string): boolean {
    const choice = this.world.pick(`${key}:choice`, choices)
    if (choice === undefined) return false
    return this.#want({ t: 'move', id: this.#id(), seat, seq: this.seq, words: choice.words })
  }

  #want(message: Intent): boolean {
    this.wanted = { message, sent: this.world.now }
    const what = message.t === 'move' ? JSON.stringify(message.words) : message.t
    this.world.note(
      `send   ${this.tag} to ${this.line?.house.life.name ?? '-'} seat ${message.seat} ${what} ${message.id}`,
    )
    this.#send(message)
    return true
  }
}
