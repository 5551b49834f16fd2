import type { Pace } from '@noren/engine'
import { top } from '@noren/engine'
import type { Sakura } from './state.ts'

/** Seconds for a turn's decisions, for the questions of a character, and for the vote (section 4). */
const LIMITS = { turn: 60, vote: 20, other: 30 }

export function pace(s: Sakura): Pace {
  const kind = s.outcome === null ? top(s).kind : 'other'
  return {
    limit: kind === 'turn' ? LIMITS.turn : kind === 'vote' ? LIMITS.vote : LIMITS.other,
    // SA-CHAR-36: nobody is told who has already chosen a side.
    hold: kind === 'vote',
  }
}
