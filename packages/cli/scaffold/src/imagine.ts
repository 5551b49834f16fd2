import type { Rng } from '@noren/engine'
import { dealUnseen } from '@noren/engine'
import { DECK, inOrder } from './cards.ts'
import { turnFrame } from './frames.ts'
import type { Newgame } from './state.ts'
import type { NewgameView } from './view.ts'

/** A whole table that looks just like this to its viewer: what bots think in. */
export function imagine({ open, own }: NewgameView, rng: Rng): Newgame {
  const known = new Set([...own.hand, ...open.played])
  const unseen = DECK.filter(card => !known.has(card))
  const rooms = open.players.map((p, seat) => (seat === own.seat ? 0 : p.cards))
  const box = unseen.length - rooms.reduce((sum, n) => sum + n, 0)
  const places = [...rooms, box].map(room => ({ room }))
  const dealt = dealUnseen(rng, unseen, places) ?? []
  return {
    seats: open.players.length,
    frames: own.question === null ? [] : [turnFrame(own.question.seat)],
    rng,
    outcome: open.outcome,
    hands: open.players.map((_, seat) => (seat === own.seat ? own.hand.slice() : inOrder(dealt[seat] ?? []))),
    top: open.top,
    played: open.played.slice(),
  }
}
