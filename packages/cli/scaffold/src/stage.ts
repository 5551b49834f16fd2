import { seeded } from '@noren/engine'
import { inOrder } from './cards.ts'
import { turnFrame } from './frames.ts'
import type { Newgame } from './state.ts'

interface Position {
  readonly hands: readonly (readonly number[])[]
  readonly top?: number | null
  readonly turn?: number
}

/** A position by hand, for examples, lessons and puzzles. */
export const stage = ({ hands, top = null, turn = 0 }: Position): Newgame => ({
  seats: hands.length,
  frames: [turnFrame(turn)],
  rng: seeded(1),
  outcome: null,
  hands: hands.map(inOrder),
  top,
  played: top === null ? [] : [top],
})
