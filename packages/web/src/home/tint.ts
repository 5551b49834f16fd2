import type { CSSProperties } from 'react'
import type { GameEntry } from '../games/index.ts'

/** The ground of a game's card: its dye. */
export const tint = (game: GameEntry | undefined): CSSProperties =>
  ({ background: game?.dye ?? '#57504a', '--cut': game?.dye ?? '#57504a' }) as CSSProperties
