import type { Core, Rng } from '@noren/engine'
import { copyRng, shuffle } from '@noren/engine'
import { DECK, inOrder } from './cards.ts'
import type { NewgameFrame } from './frames.ts'
import { turnFrame } from './frames.ts'
import type { NewgameOptions } from './options.ts'

/** The whole truth, hidden cards included: plain data. */
export interface Newgame extends Core<NewgameFrame> {
  hands: number[][]
  /** The top card of the pile; null when it is empty. */
  top: number | null
  played: number[]
}

/** NG-SETUP-1 */
export function setup({ hand }: NewgameOptions, seats: number, rng: Rng): Newgame {
  const cards = shuffle(rng, DECK.slice())
  const hands = Array.from({ length: seats }, (_, i) => inOrder(cards.slice(i * hand, (i + 1) * hand)))
  return { seats, frames: [turnFrame(0)], rng, outcome: null, hands, top: null, played: [] }
}

export const clone = (s: Newgame): Newgame => ({
  seats: s.seats,
  frames: s.frames.map(f => ({ ...f })),
  rng: copyRng(s.rng),
  outcome: s.outcome,
  hands: s.hands.map(hand => hand.slice()),
  top: s.top,
  played: s.played.slice(),
})
