import { randomUUID } from 'node:crypto'
import { copyRng, has, seeded } from '@noren/engine'
import type { Face, ServerMessage, Sync, TableInfo } from '@noren/protocol'
import { PROTOCOL } from '@noren/protocol'
import { DeltaDecoder } from '@noren/protocol/delta'
import type { Outsider } from './dojo/outsider.ts'
import { say } from './say.ts'
import { UsageError } from './usage.ts'

/** A seat at somebody's table for a bot that speaks the bot protocol. */
export interface Invitation {
  /** The house, such as http://localhost:3000. */
  readonly house: string
  readonly table: string
}

/** Reads an invite link, such as http://localhost:3000/t/koi-4821ab. */
export function invitation(link: string): Invitation {
  let url: URL
  try {
    url = new URL(link)
  } catch {
    throw new UsageError(say('cli-bot-link', { what: link, where: 'http://localhost:3000/t/koi-4821ab' }))
  }
  const table = /^\/t\/([\w-]+)\/?$/.exec(url.pathname)?.[1]
  if (table === undefined) throw new UsageError(say('cli-bot-table', { what: link }))
  return { house: url.origin, table }
}

/** The house refused something. */
export class HouseSaysNo extends Error {}

/** A guest who speaks REST and keeps the cookie. */
class Guest {
  #cookie = ''
  readonly #house: string
  constructor(house: string) {
    this.#house = house
  }
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(this.#house + path, {
      method,
      headers: {
        ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
    if (cookie !== undefined) this.#cookie = cookie
    const text = await answer.text()
    if (!answer.ok) throw new HouseSaysNo(`${method} ${path}: ${text.slice(0, 300)}`)
    return JSON.parse(text) as T
  }
}

export interface Sitting {
  readonly bot: Outsider
  readonly name: string
  /** A certain seat, or the first free one. */
  readonly seat?: number
  note(line: string): void
}

/** Sits down, plays until the game is over, and returns how it ended. */
export async function sitAndPlay(
  { house, table }: Invitation,
  how: Sitting,
): Promise<NonNullable<TableInfo['outcome']>> {
  const guest = new Guest(house)
  await guest.ask('GET', '/api/me')
  await guest.ask('PUT', '/api/me', { name: how.name, crest: 0 })
  const info = await guest.ask<TableInfo>(
    'POST',
    `/api/tables/${table}/sit`,
    how.seat === undefined ? {} : { seat: how.seat },
  )
  const seat = info.seats.findIndex((s, i) => s.yours && (how.seat === undefined || i === how.seat))
  how.note(say('cli-bot-sits', { name: how.name, n: seat, where: table, game: info.game }))
  const { code } = await guest.ask<{ code: string }>('POST', '/api/ticket')
  const socket = new WebSocket(`${house.replace(/^http/, 'ws')}/ws?ticket=${code}`)
  socket.binaryType = 'arraybuffer'
  try {
    return await converse(socket, table, info.game, seat, how)
  } finally {
    socket.close()
  }
}

/** Hears the table and answers each question once. */
function converse(
  socket: WebSocket,
  table: string,
  game: string,
  seat: number,
  how: Sitting,
): Promise<NonNullable<TableInfo['outcome']>> {
  return new Promise((resolve, reject) => {
    const decoder = new DeltaDecoder()
    let asked = 0
    let seq = 0
    let face: Face | undefined
    let busy = false

    const answer = async (): Promise<void> => {
      const now = face
      if (busy || now === undefined || !has(now.waiting, seat)) return
      const choices = now.choices.filter(c => c.back !== true)
      if (choices.length === 0) return
      busy = true
      const at = seq
      const choice = await how.bot.ask({
        type: 'ask',
        id: ++asked,
        game,
        seat,
        view: now.view,
        choices: choices.map(c => c.words),
        seed: copyRng(seeded(asked)),
      })
      busy = false
      // The table went on while the bot was thinking: the newer question is put to it instead.
      if (face !== now) return answer()
      face = undefined
      const words = choices[choice]?.words
      socket.send(JSON.stringify({ t: 'move', id: randomUUID(), seat, seq: at, words }))
    }
    const look = (message: Pick<Sync, 'seq' | 'faces'>): void => {
      seq = message.seq
      face = message.faces[String(seat)]
      answer().catch(reject)
    }
    const hear = (message: ServerMessage): void => {
      if (message.t === 'sync') {
        decoder.sync(message)
        if (message.table.outcome !== null) return resolve(message.table.outcome)
        look(message)
      } else if (message.t === 'update') {
        if (message.outcome !== null) return resolve(message.outcome)
        look(message)
      } else if (message.t === 'problem') reject(new HouseSaysNo(message.sentence))
      else if (message.t === 'reply' && message.status !== 'applied' && message.status !== 'duplicate') {
        how.note(`${message.status}: ${message.sentence ?? message.code ?? ''}`)
        // What was refused or came too late is asked again from the table as it stands.
        socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table, since: message.seq }))
      }
    }
    socket.addEventListener('open', () => socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table })))
    socket.addEventListener('message', event => {
      const data: unknown = event.data
      if (typeof data === 'string') return hear(JSON.parse(data) as ServerMessage)
      const messages = decoder.hear(new Uint8Array(data as ArrayBuffer))
      if (messages === null) socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table, since: seq }))
      else for (const message of messages) hear(message)
    })
    socket.addEventListener('close', () => reject(new HouseSaysNo('the house closed the connection')))
    socket.addEventListener('error', () => reject(new HouseSaysNo('the connection failed')))
  })
}
