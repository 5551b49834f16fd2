import { Type } from 'typebox'
import type { Static } from 'typebox'

/** How hard puzzles are on this server: counts alone, of nobody in particular. */
export const PUZZLE_ROUTES = {
  puzzles: '/api/puzzles', // GET -> PuzzleTries; POST PuzzleTried -> Done
} as const

const Name = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })

/** What came of somebody's first try at a puzzle. */
export const PuzzleTried = Type.Object(
  { game: Name, puzzle: Name, solved: Type.Boolean() },
  { additionalProperties: false },
)
export type PuzzleTried = Static<typeof PuzzleTried>

/** By `game/puzzle`: how many solved it at their first try, and how many did not. */
export const PuzzleTries = Type.Object({
  tries: Type.Record(Type.String(), Type.Tuple([Type.Integer(), Type.Integer()])),
})
export type PuzzleTries = Static<typeof PuzzleTries>
