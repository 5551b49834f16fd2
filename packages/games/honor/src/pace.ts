import type { Pace } from '@noren/engine'
import type { HonorFrame } from './frames.ts'
import type { Honor } from './state.ts'

/** Seconds for a turn and for an answer out of turn (section 4). */
const LIMITS = { turn: 120, answer: 20 }

export function pace(s: Honor): Pace {
  const { kind } = s.frames[s.frames.length - 1] as HonorFrame
  const outOfTurn = kind === 'answer' || kind === 'window' || kind === 'castle'
  return { limit: outOfTurn ? LIMITS.answer : LIMITS.turn, hold: kind === 'window' }
}
