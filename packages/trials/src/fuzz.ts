import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { below, digest, fork, seeded } from '@noren/engine'
import type { Rng } from '@noren/engine'
import { HouseMessage, MAX_MESSAGE_BYTES, PHRASE_IDS, PROTOCOL } from '@noren/protocol'
import { SqliteStore } from '@noren/store'
import { Compile } from 'typebox/compile'
import { Guest } from '@noren/testbed/client'
import type { Line } from '@noren/testbed/client'
import { garbled, letters, mutated, pick, valid } from './grammar.ts'
import type { Known, Schema } from './grammar.ts'
import { growth } from './growth.ts'
import type { Measured } from './growth.ts'
import { Keys } from './keys.ts'
import { inFolder, startServer, stopServer } from './process.ts'
import type { Running } from './process.ts'
import { hostileRequest, operations, sendRequest } from './requests.ts'
import { rude } from './rude.ts'
import type { Measure } from './watched.ts'

export interface FuzzPlan {
  /** Hostile frames on sockets; a third as many requests, and a twentieth as many rude connections. */
  readonly frames: number
  readonly seed: number
  /** The positive control: somebody moves in the middle of it and a table stays open, and the trial must see both. */
  readonly careless?: boolean
  readonly progress?: (done: number, total: number, what: string) => void
}

export interface FuzzReport {
  readonly seed: number
  readonly frames: number
  readonly requests: number
  readonly rude: number
  /** How frames and requests were answered: by code, by kind, by status. */
  readonly answers: Readonly<Record<string, number>>
  /** What went wrong; empty when all is well. */
  readonly faults: readonly string[]
  readonly before: Measure
  readonly after: Measure
  readonly ok: boolean
}

const BATCH = 100

const fits = Compile(HouseMessage)
const MESSAGE = HouseMessage as Schema

class Fuzz {
  readonly answers: Record<string, number> = {}
  readonly faults: string[] = []
  requests = 0
  rudeness = 0
  readonly #house: Running
  readonly #folder: string
  readonly #rng: Rng
  readonly #tables: string[] = []
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 })
  readonly #operations = operations()
  #host = new Guest('')
  #keys = new Keys(this.#host, [])
  #stranger = new Guest('')

  constructor(house: Running, folder: string, seed: number) {
    this.#house = house
    this.#folder = folder
    this.#rng = seeded(seed)
  }

  /** Two tables that run, one of them for days, and one that waits for people. */
  async settle(): Promise<void> {
    const { address } = this.#house
    const friend = new Guest(address)
    this.#host = new Guest(address)
    this.#stranger = new Guest(address)
    await this.#stranger.ask('GET', '/api/me')
    // The keys of a server's notices are made when the first page asks for them.
    await this.#stranger.ask('GET', '/api/me/notices')
    for (const time of [undefined, { kind: 'days', days: 3 } as const]) {
      const { id } = await this.#host.open({
        game: 'sakura',
        seats: 2,
        listed: true,
        ...(time === undefined ? {} : { time }),
      })
      await friend.ask('POST', `/api/tables/${id}/sit`, {})
      await this.#host.ask('POST', `/api/tables/${id}/start`)
      this.#tables.push(id)
    }
    this.#tables.push((await this.#host.open({ game: 'sakura', seats: 3 })).id)
    this.#keys = new Keys(this.#host, [friend, this.#stranger])
    await this.#keys.settle()
  }

  get #known(): Known {
    return {
      table: rng => pick(rng, this.#tables),
      v: () => PROTOCOL,
      id: rng => `fuzz-${letters(rng, 12)}`,
      words: rng => pick(rng, [['take', 'left'], ['place', 'red-6', 'left'], ['undo'], ['pass']]),
      phrase: rng => pick(rng, PHRASE_IDS),
      game: rng => pick(rng, ['sakura', 'spirit']),
      seat: rng => below(rng, 3),
      seats: () => 2,
      level: () => 'bushi',
    }
  }

  /** A frame that changes nothing. Those of somebody who sits at the table are always of the wrong shape. */
  #frame(rng: Rng, seated: boolean): string | Buffer {
    let value = valid(MESSAGE, rng, this.#known)
    for (let n = below(rng, 4); n > 0; n--) value = mutated(value, rng)
    if (seated && fits.Check(value)) value = { ...value, surely: 'not' }
    const text = JSON.stringify(value) ?? ''
    switch (below(rng, 12)) {
      case 0: {
        const other = garbled(text, rng)
        return seated && isFitting(other) ? '' : other
      }
      case 1:
        return Buffer.from(text)
      case 2:
        return text.padEnd(MAX_MESSAGE_BYTES + 1 + below(rng, 50_000))
      default:
        return text
    }
  }

  /** A batch on one connection: everything is answered, and a ping at the end comes back. */
  async #batch(guest: Guest, seated: boolean, n: number): Promise<void> {
    const rng = fork(this.#rng)
    const line = await guest.line()
    if (seated) await line.hello(pick(rng, this.#tables))
    const before = line.got.length
    for (let i = 0; i < n; i++) line.raw(this.#frame(rng, seated))
    line.send({ t: 'ping' })
    await this.#quiet(line, before, n + 1)
    for (const m of line.got.slice(before)) {
      const what = m.t === 'problem' || m.t === 'reply' ? `${m.t} ${m.code ?? m.status}` : m.t
      this.answers[what] = (this.answers[what] ?? 0) + 1
      if (what.endsWith('server-trouble')) this.faults.push('a frame made trouble')
      if (m.t === 'reply' && m.status === 'applied') this.faults.push('a hostile move was applied')
    }
    await line.close()
  }

  /** Waits until everything sent was answered; more or fewer answers than frames is a fault. */
  async #quiet(line: Line, before: number, sent: number): Promise<void> {
    const count = (): number => line.got.slice(before).filter(m => m.t !== 'table').length
    const end = performance.now() + 15_000
    while (count() < sent && line.ws.readyState === line.ws.OPEN && performance.now() < end)
      await new Promise(resolve => setTimeout(resolve, 5))
    if (count() !== sent) this.faults.push(`${sent} frames had ${count()} answers`)
    if (line.ws.readyState !== line.ws.OPEN) this.faults.push('a frame ended a connection')
  }

  async #request(): Promise<void> {
    this.requests++
    const wish = hostileRequest(this.#rng, this.#operations, this.#known, this.#stranger.cookie)
    const { status, text } = await sendRequest(new URL(this.#house.address), this.#agent, wish)
    this.answers[`status ${status}`] = (this.answers[`status ${status}`] ?? 0) + 1
    const said = status < 400 || /^\{"code":"[a-z-]+","sentence":"[^"]+/.test(text)
    if (status >= 500 || status === 0 || !said)
      this.faults.push(`${wish.method} ${wish.path}: ${status} ${text.slice(0, 80)}`)
  }

  /** Everything that is stored, as two numbers: tables and people, and the devices that act for them. */
  async state(): Promise<{ readonly tables: string; readonly signIns: string }> {
    const store = await SqliteStore.open(join(this.#folder, 'noren.sqlite'))
    const kept: string[] = []
    for await (const one of store.everything()) if (one.kind !== 'sign-in') kept.push(JSON.stringify(one))
    const signIns = (await this.#keys.kept(store)).map(s => JSON.stringify(s)).sort()
    await store.close()
    return { tables: digest(kept), signIns: digest(signIns) }
  }

  async #gauge(): Promise<(name: string) => number> {
    const answer = await fetch(`${this.#house.address}/metrics`, { headers: { connection: 'close' } })
    const metrics = await answer.text()
    return name => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
  }

  async measure(): Promise<Measured> {
    this.#agent.destroy()
    // What was closed a moment ago is given the time to be gone.
    for (let i = 0; i < 20; i++) {
      await new Promise(resolve => setTimeout(resolve, 150))
      if ((await this.#gauge())('noren_connections') === 0) break
    }
    const gauge = await this.#gauge()
    this.#house.process.send('measure')
    const [answer] = (await once(this.#house.process, 'message')) as [Measure]
    return { ...answer, connections: gauge('noren_connections'), tables: gauge('noren_tables_in_memory') }
  }

  async storm(frames: number, done: (n: number) => void): Promise<void> {
    for (let sent = 0; sent < frames; sent += BATCH) {
      const n = Math.min(BATCH, frames - sent)
      const who = below(this.#rng, 3)
      const guest = who === 0 ? this.#host : who === 1 ? this.#stranger : new Guest(this.#house.address)
      await this.#batch(guest, who === 0, n)
      for (let i = 0; i < n / 3; i += 4) await Promise.all(Array.from({ length: 4 }, () => this.#request()))
      this.faults.push(...(await this.#keys.tryDoors(fork(this.#rng))))
      const port = Number(new URL(this.#house.address).port)
      this.rudeness += Math.ceil(n / 20)
      await Promise.all(Array.from({ length: Math.ceil(n / 20) }, () => rude(port, fork(this.#rng))))
      done(sent + n)
    }
  }

  /** What nothing hostile may manage to do: a move, a table, a connection that stays. */
  async meddle(): Promise<void> {
    await this.goesOn()
    await this.#keys.meddle()
    const { id } = await this.#stranger.open({ game: 'sakura', seats: 2 })
    await (await this.#stranger.line()).hello(id)
  }

  /** The house still does what it is for: somebody who may move moves. */
  async goesOn(): Promise<void> {
    const line = await this.#host.line()
    const sync = await line.hello(this.#tables[0] ?? '')
    const [seat, face] = Object.entries(sync.faces)[0] ?? ['0', undefined]
    const asked = ((face?.waiting ?? 0) & (1 << Number(seat))) !== 0
    const words = face?.choices[0]?.words
    if (asked && words !== undefined) {
      const reply = await line.wish({
        t: 'move',
        id: `storm-${letters(this.#rng, 8)}`,
        seat: Number(seat),
        seq: sync.seq,
        words,
      })
      if (reply.status !== 'applied') this.faults.push(`after the storm a move is ${reply.status}`)
    } else if (sync.table.status !== 'playing') this.faults.push('the table does not run any more')
    await line.close()
    const devices = await this.#keys.count()
    if (devices !== 2) this.faults.push(`after the storm somebody has ${devices} devices, not two`)
  }
}

const isFitting = (text: string): boolean => {
  try {
    return fits.Check(JSON.parse(text))
  } catch {
    return false
  }
}

/** Throws frames, requests and rude bytes at a real house: it must answer, stay as it is, and not grow. */
export const runFuzz = ({ frames, seed, careless, progress }: FuzzPlan): Promise<FuzzReport> =>
  inFolder(async folder => {
    const house = await startServer({
      env: { NOREN_DATA: folder, NOREN_LOG: 'error' },
      entry: new URL('./watched.ts', import.meta.url),
      execArgv: ['--expose-gc'],
    })
    const fuzz = new Fuzz(house, folder, seed)
    await fuzz.settle()
    const state = await fuzz.state()
    // A quarter to warm up: compilers, caches and buffers fill once.
    const warm = Math.ceil(frames / 4)
    await fuzz.storm(warm, n => progress?.(n, frames, 'warming up'))
    const before = await fuzz.measure()
    await fuzz.storm(frames - warm, n => progress?.(warm + n, frames, `${warm + n} of ${frames} frames`))
    if (careless === true) await fuzz.meddle()
    const after = await fuzz.measure()
    const left = await fuzz.state()
    if (left.tables !== state.tables) fuzz.faults.push('something that is stored changed')
    if (left.signIns !== state.signIns) fuzz.faults.push('a sign-in changed')
    await fuzz.goesOn()
    const printed = house.printed().split('\n').slice(1).join('\n').trim()
    const code = await stopServer(house)
    const faults = [
      ...fuzz.faults,
      ...growth(before, after, frames),
      ...(printed === '' ? [] : [`the server said: ${printed.slice(0, 400)}`]),
      ...(code === 0 ? [] : [`the server ended with ${code}`]),
    ]
    const { answers, requests, rudeness } = fuzz
    return { seed, frames, requests, rude: rudeness, answers, faults, before, after, ok: faults.length === 0 }
  })
