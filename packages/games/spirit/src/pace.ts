import type { Pace } from '@noren/engine'
import { top } from '@noren/engine'
import type { Spirit } from './state.ts'

/** Seconds for the two decisions of a Fight, and for all other questions (section 4). */
const LIMITS = { turn: 90, other: 60 }

/** Nothing is hidden from one seat and known to another, so no window needs to be held open. */
export function pace(s: Spirit): Pace {
  const kind = s.outcome === null ? top(s).kind : 'other'
  return { limit: kind === 'action' || kind === 'place' ? LIMITS.turn : LIMITS.other, hold: false }
}
