import { seeded } from '@noren/engine'
import { only } from './cards.ts'
import { trickFrame } from './frames.ts'
import type { Trick4 } from './state.ts'

interface Position {
  /** What each seat still holds. Everything else was played, or lies in the trick. */
  readonly hands: readonly (readonly number[])[]
  readonly won?: readonly number[]
  /** The trick on the table: who led it, and what was put down in turn. */
  readonly leader?: number
  readonly trick?: readonly number[]
}

/** A position by hand, for examples, lessons and puzzles. */
export function stage({ hands, won = [0, 0, 0, 0], leader = 0, trick = [] }: Position): Trick4 {
  const held = hands.map(cards => cards.reduce((set, card) => set | only(card), 0))
  const f = trickFrame(leader, 1 << ((leader + trick.length) & 3), trick.length)
  trick.forEach((card, i) => (f.cards[(leader + i) & 3] = card))
  return {
    seats: hands.length,
    frames: [f],
    rng: seeded(1),
    outcome: null,
    hands: held,
    won: [...won],
    out: [0, 0, 0, 0],
    played: held.reduce((rest, hand) => rest & ~hand, -1),
  }
}
