import type { Seat } from '@noren/engine'
import { only } from '@noren/engine'

/** Unfinished business: each factory is the only place that builds its kind. */
export const turnFrame = (seat: Seat) => ({ kind: 'turn' as const, waiting: only(seat), seat })
export type Turn = ReturnType<typeof turnFrame>
export type NewgameFrame = Turn
