import { Room, Server } from '@colyseus/core'
import type { Client } from '@colyseus/core'
import { schema, t } from '@colyseus/schema'
import type { SchemaType } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { seeded, shuffle } from '@noren/engine'
import { bit, playable, SEATS, winnerOf } from './crowd.ts'

/** What everybody sees. A hand is sent to its owner once, when it is dealt: nothing is filtered per player afterwards. */
export const Trick4State = schema(
  {
    cards: t.array('int8'),
    won: t.array('uint8'),
    leader: t.uint8(),
    down: t.uint8(),
    next: t.uint8(),
    moves: t.uint8(),
    deal: t.uint16(),
  },
  'Trick4State',
)
export type Trick4State = SchemaType<typeof Trick4State>

let deals = 0

/** trick4 as a room: the state is public, hands are the room's, and every move is followed by one patch to everybody. */
class Trick4Room extends Room<{ state: Trick4State }> {
  override maxClients = SEATS
  override patchRate = null
  override state = new Trick4State()
  #hands: number[] = []
  #seats = new Map<string, number>()

  override onCreate(): void {
    this.state.cards.push(-1, -1, -1, -1)
    this.state.won.push(0, 0, 0, 0)
    this.state.deal = 0
    this.onMessage('deal', () => this.#deal())
    this.onMessage('play', (client: Client, card: number) => this.#play(client, card))
  }

  override onJoin(client: Client, options: { seat: number }): void {
    this.#seats.set(client.sessionId, options.seat)
  }

  #deal(): void {
    const deck = shuffle(seeded(deals++), [...Array(32).keys()])
    this.#hands = [0, 1, 2, 3].map(seat =>
      deck.slice(8 * seat, 8 * seat + 8).reduce((set, c) => set | bit(c), 0),
    )
    const s = this.state
    for (let seat = 0; seat < SEATS; seat++) s.won[seat] = 0
    s.leader = s.down = s.next = s.moves = 0
    s.deal = s.deal + 1
    for (const client of this.clients)
      client.send('hand', this.#hands[this.#seats.get(client.sessionId) ?? 0])
    this.broadcastPatch()
  }

  #play(client: Client, card: number): void {
    const s = this.state
    const seat = this.#seats.get(client.sessionId)
    const hand = this.#hands[s.next] as number
    const led = s.down === 0 ? null : (s.cards[s.leader] as number)
    if (seat !== s.next || !Number.isInteger(card) || (playable(hand, led) & bit(card)) === 0) return
    this.#hands[seat] = hand & ~bit(card)
    s.cards[seat] = card
    s.moves++
    if (s.down < SEATS - 1) {
      s.down++
      s.next = (seat + 1) & 3
    } else {
      const winner = winnerOf([...s.cards], s.leader)
      s.won[winner] = (s.won[winner] as number) + 1
      s.down = 0
      s.leader = s.next = winner
    }
    this.broadcastPatch()
  }
}

/** Opens Colyseus with its own WebSocket transport on a free port. */
export async function openColyseus(): Promise<number> {
  const transport = new WebSocketTransport()
  const server = new Server({ transport, greet: false })
  server.define('trick4', Trick4Room)
  await server.listen(0, '127.0.0.1')
  const address = transport.server?.address()
  if (typeof address !== 'object' || address === null) throw new Error('Colyseus has no port')
  return address.port
}
