import { fork, seeded } from '@noren/engine'
import type { Rng } from '@noren/engine'
import type { GameInfo, TableInfo } from '@noren/protocol'
import { readConfig, serve } from '@noren/server'
import { Outsider } from './client.ts'

export interface OutsidePlan {
  /** Games of each kind. */
  readonly games: number
  readonly seed: number
  /** Only this game, by id; all without it. */
  readonly only?: string
  readonly progress?: (done: number, total: number, what: string) => void
}

export interface OutsideGame {
  readonly game: string
  readonly finished: number
  readonly answers: number
  /** Answers whose question changed while they were under way. */
  readonly stale: number
  /** Choices that would have taken something back, and were told apart. */
  readonly backs: number
  /** Codes with which an answer was refused. */
  readonly refusals: readonly string[]
}

export interface OutsideReport {
  readonly games: readonly OutsideGame[]
}

class Guest {
  readonly #base: string
  cookie = ''
  constructor(base: string) {
    this.#base = base
  }

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(this.#base + path, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    this.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}

/** One game in which every seat is an outside client with a connection of its own. */
async function one(address: string, { id: game, seats }: GameInfo, n: number, rng: Rng): Promise<Outsider[]> {
  const count = seats.min + (n % (seats.max - seats.min + 1))
  const guests = Array.from({ length: count }, () => new Guest(address))
  const [host] = guests as [Guest, ...Guest[]]
  const { id } = await host.ask<TableInfo>('POST', '/api/tables', { game, seats: count })
  for (const guest of guests.slice(1)) await guest.ask('POST', `/api/tables/${id}/sit`, {})
  await host.ask('POST', `/api/tables/${id}/start`)
  const players = guests.map((guest, seat) => new Outsider(address, guest.cookie, seat, fork(rng)))
  await Promise.all(players.map(player => player.play(id)))
  return players
}

/** Whole games by clients that know no rules: does anything they are offered get refused? */
export async function runOutside({ games, seed, only, progress }: OutsidePlan): Promise<OutsideReport> {
  const env = { PORT: '0', HOST: '127.0.0.1', NOREN_DATA: ':memory:', NOREN_WINDOW: '0', NOREN_LOG: 'error' }
  const open = { requestsPerMinute: 0, messagesPerSecond: 0 }
  const house = await serve({ ...readConfig(env), ...open })
  try {
    const kinds = await new Guest(house.address).ask<GameInfo[]>('GET', '/api/games')
    const report: OutsideGame[] = []
    const rng = seeded(seed)
    for (const kind of kinds.filter(k => only === undefined || k.id === only)) {
      const all: Outsider[] = []
      for (let n = 0; n < games; n++) {
        progress?.(report.length * games + n, kinds.length * games, kind.id)
        all.push(...(await one(house.address, kind, n, fork(rng))))
      }
      report.push({
        game: kind.id,
        finished: games,
        answers: all.reduce((sum, p) => sum + p.played.answers, 0),
        stale: all.reduce((sum, p) => sum + p.played.stale, 0),
        backs: all.reduce((sum, p) => sum + p.played.backs, 0),
        refusals: all.flatMap(p => p.played.refusals),
      })
    }
    return { games: report }
  } finally {
    await house.close()
  }
}
