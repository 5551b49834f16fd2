import type { ReactNode } from 'react'
import { createContext, use } from 'react'

/** What a lesson, or a daily deal, puts round a table: a coach stands in the page's grid, where the rail or the last line would be. */
export interface CoachBox {
  /** Under the name of the game. */
  readonly sub: string
  /** Null where nobody teaches: the table keeps its papers. */
  readonly row: ReactNode
  /** What else may be done with a lesson, in the menu of the table. */
  readonly menu: ReactNode
  /** What follows the result. */
  readonly ending: ReactNode
  /** Parts of the board that have not been taught yet. */
  readonly folded: readonly string[]
  readonly unfold: (part: string) => void
  /** Said of a part that is folded. */
  readonly later: string
  /** What S adds: the idea, and what is folded. */
  readonly spoken: string
}

export const CoachContext = createContext<CoachBox | null>(null)

/** What the frame of a table does for the coach in it. */
export interface FrameDeeds {
  readonly log: () => void
  /** Shuts the paper that lies over the table. */
  readonly close: () => void
}
export const FrameContext = createContext<FrameDeeds>({ log() {}, close() {} })

export const useCoach = (): CoachBox | null => use(CoachContext)

interface Fold {
  readonly later: string
  readonly open: () => void
}

/** A part of a board that a lesson comes to later; null where it simply stands there. */
export function useFold(part: string): Fold | null {
  const coach = useCoach()
  if (coach === null || !coach.folded.includes(part)) return null
  return { later: coach.later, open: () => coach.unfold(part) }
}
