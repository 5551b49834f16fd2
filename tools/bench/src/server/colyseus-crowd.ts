import { Client } from '@colyseus/sdk'
import type { Room } from '@colyseus/sdk'
import type { Trick4State } from './colyseus.ts'
import type { Crowd, Played } from './crowd.ts'
import { anyOf, bit, cardsOf, playable, Referee, SEATS, Sent, Tally } from './crowd.ts'

interface Player {
  readonly room: Room<unknown, Trick4State>
  readonly seat: number
  hand: number
  dealt: number
  sent: number
  /** The moves of this game that it has heard of. */
  known: number
}

/** One table: its four connections, and the game as the rules see it. */
class Table {
  readonly players: Player[] = []
  referee = new Referee()
  tally: Tally | null = null
  #sent = new Sent()

  async open(client: Client): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const first = this.players[0]?.room
      const room =
        first === undefined
          ? await client.create<Trick4State>('trick4', { seat })
          : await client.joinById<Trick4State>(first.roomId, { seat })
      const player: Player = { room: room as Player['room'], seat, hand: 0, dealt: 0, sent: 0, known: 0 }
      this.players.push(player)
      const socket = (room.connection.transport as unknown as { ws: WebSocket }).ws
      socket.addEventListener('message', ({ data }) => {
        if (this.tally !== null) this.tally.bytes += (data as ArrayBuffer).byteLength
      })
      room.onMessage('hand', (hand: number) => {
        player.hand = hand
        player.dealt++
        this.#wake()
      })
      room.onStateChange(() => this.tally?.guard(() => this.#changed(player)))
    }
  }

  #wake: () => void = () => undefined

  /** Resolves when everybody holds a new hand. */
  async deal(): Promise<void> {
    const round = (this.players[0]?.dealt ?? 0) + 1
    this.referee = new Referee()
    this.#sent = new Sent()
    for (const player of this.players) player.known = 0
    this.players[0]?.room.send('deal')
    while (this.players.some(p => p.dealt < round || p.room.state.deal < round || p.room.state.moves > 0))
      await new Promise<void>(resolve => {
        this.#wake = resolve
        setTimeout(resolve, 5)
      })
  }

  start(tally: Tally): void {
    this.tally = tally
    const first = this.players[0]
    if (first !== undefined) this.#answer(first)
  }

  #changed(player: Player): void {
    const { state } = player.room
    this.#sent.heard(player.seat, player.known, state.moves, this.tally)
    player.known = state.moves
    if (player.sent > 0) {
      this.tally?.ms.push(performance.now() - player.sent)
      player.sent = 0
    }
    if (state.moves === 32) this.#ended(player)
    else if (state.next === player.seat && state.moves === this.referee.moves) this.#answer(player)
  }

  #ended(player: Player): void {
    this.referee.ended([...player.room.state.won])
    if (player.seat === SEATS - 1) this.tally?.ended()
  }

  #answer(player: Player): void {
    const { cards, leader, down } = player.room.state
    const card = anyOf(cardsOf(playable(player.hand, down === 0 ? null : (cards[leader] as number))))
    player.hand &= ~bit(card)
    this.referee.played(player.seat, card)
    if (this.tally !== null) this.tally.moves++
    player.sent = performance.now()
    this.#sent.by(player.seat)
    player.room.send('play', card)
  }
}

export async function colyseusCrowd(port: number, tables: number): Promise<Crowd> {
  const client = new Client(`ws://127.0.0.1:${port}`)
  const all = Array.from({ length: tables }, () => new Table())
  for (const table of all) await table.open(client)
  return {
    async deal() {
      for (const table of all) table.tally = null
      await Promise.all(all.map(table => table.deal()))
    },
    async play(): Promise<Played> {
      const tally = new Tally(tables)
      for (const table of all) table.start(tally)
      await tally.over
      return tally
    },
    async close() {
      await Promise.all(all.flatMap(table => table.players.map(p => p.room.leave())))
    },
  }
}
