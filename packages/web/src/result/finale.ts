import type { ReactNode } from 'react'
import type { Sound } from '../state/sounds.ts'

/** Somebody in the drawing of a result. */
export interface Finisher {
  readonly seat: number
  /** "You" for the reader, else the name. */
  readonly name: string
  readonly mon: string
  readonly won: boolean
  /** A bot played this seat to its end. */
  readonly bot: boolean
}

/** How large the drawing is. A phone's is drawn with other proportions. */
export interface Frame {
  readonly w: number
  readonly h: number
  readonly phone: boolean
}

/** How a game tells its end: the drawing, the sentences and the figures. */
export interface Finale {
  /** One sentence in the reader's person. */
  readonly headline: string
  /** The margin in the game's own unit, and the one reason. */
  readonly lead: string
  readonly won: boolean
  /** Rounds or moves, after the number of players. */
  readonly length: string
  /** The final state as markup; names go through `lettering` alone. */
  readonly draw: (frame: Frame, people: readonly Finisher[]) => string
  /** What each thing sounds like that arrives, and how many arrive. */
  readonly cue: Sound
  readonly pieces: number
  /** Figures by cause where nobody is ranked, in place of the figures by seat. */
  readonly figures?: ReactNode
}

/** The scene arrives within this time. */
export const ARRIVAL_MS = 1800

/** When the piece `i` of `n` lands, in ms: all of them within the first two thirds. */
export const landing = (i: number, n: number): number =>
  Math.round(((i + 1) * ARRIVAL_MS * 0.66) / Math.max(1, n))
