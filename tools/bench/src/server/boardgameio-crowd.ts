import { createRequire } from 'node:module'
import type { Crowd, Played } from './crowd.ts'
import { anyOf, cardsOf, playable, Referee, SEATS, Sent, Tally } from './crowd.ts'

const load = createRequire(import.meta.url)

/** As much of socket.io's client as is spoken here; boardgame.io's own client speaks through the same one. */
interface Io {
  readonly id: string | undefined
  readonly io: { readonly engine: { readonly transport: { readonly ws: WebSocket } } }
  on(event: string, heard: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  disconnect(): void
}
const { io } = createRequire(load.resolve('boardgame.io'))('socket.io-client') as {
  readonly io: (url: string, options: object) => Io
}

interface State {
  readonly _stateID: number
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly G: {
    readonly hands: readonly number[]
    readonly cards: readonly number[]
    readonly down: number
    readonly leader: number
    readonly won: readonly number[]
  }
}

interface Player {
  readonly io: Io
  readonly seat: number
  match: string
  state: State | null
  sent: number
  /** The moves of this game that it has heard of. */
  known: number
  shown: () => void
}

class Table {
  readonly players: Player[] = []
  referee = new Referee()
  tally: Tally | null = null
  #sent = new Sent()

  async open(url: string): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false })
      const player: Player = {
        io: socket,
        seat,
        match: '',
        state: null,
        sent: 0,
        known: 0,
        shown: () => undefined,
      }
      this.players.push(player)
      socket.on('sync', (match: string, { state }: { state: State }) => {
        if (match !== player.match) return
        player.state = state
        player.shown()
      })
      socket.on('update', (match: string, state: State) => {
        if (match !== player.match) return
        player.state = state
        this.tally?.guard(() => this.#changed(player, state))
      })
      await new Promise<void>(resolve => socket.on('connect', () => resolve()))
      socket.io.engine.transport.ws.addEventListener('message', ({ data }) => {
        if (this.tally !== null) this.tally.bytes += Buffer.byteLength(data as string)
      })
    }
  }

  /** Nobody but the first makes the match: two who asked at once would each make one. */
  async deal(match: string): Promise<void> {
    this.referee = new Referee()
    this.#sent = new Sent()
    for (const player of this.players) {
      player.known = 0
      player.match = match
      player.state = null
      const shown = new Promise<void>(resolve => (player.shown = resolve))
      player.io.emit('sync', match, String(player.seat), undefined, SEATS)
      await shown
    }
  }

  start(tally: Tally): void {
    this.tally = tally
    const [first] = this.players
    if (first?.state != null) this.#answer(first, first.state)
  }

  #changed(player: Player, state: State): void {
    // Every move is an update of its own here.
    this.#sent.heard(player.seat, player.known, ++player.known, this.tally)
    if (player.sent > 0) {
      this.tally?.ms.push(performance.now() - player.sent)
      player.sent = 0
    }
    if (state.ctx.gameover !== undefined) {
      this.referee.ended(state.G.won)
      if (player.seat === SEATS - 1) this.tally?.ended()
    } else if (state.ctx.currentPlayer === String(player.seat)) this.#answer(player, state)
  }

  #answer(player: Player, { G, _stateID }: State): void {
    const playerID = String(player.seat)
    const led = G.down === 0 ? null : (G.cards[G.leader] as number)
    const card = anyOf(cardsOf(playable(G.hands[player.seat] as number, led)))
    this.referee.played(player.seat, card)
    if (this.tally !== null) this.tally.moves++
    player.sent = performance.now()
    this.#sent.by(player.seat)
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID } }
    player.io.emit('update', action, _stateID, player.match, playerID)
  }
}

export async function boardgameioCrowd(port: number, tables: number): Promise<Crowd> {
  const all = Array.from({ length: tables }, () => new Table())
  for (const table of all) await table.open(`http://127.0.0.1:${port}/trick4`)
  let round = 0
  return {
    async deal() {
      round++
      for (const table of all) table.tally = null
      await Promise.all(all.map((table, i) => table.deal(`bench-${round}-${i}`)))
    },
    async play(): Promise<Played> {
      const tally = new Tally(tables)
      for (const table of all) table.start(tally)
      await tally.over
      return tally
    },
    async close() {
      for (const table of all) for (const player of table.players) player.io.disconnect()
    },
  }
}
