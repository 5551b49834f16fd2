/** A card picked and not yet played: the turn below waits (HS-AMB-63: card and target are one play). */
import type { Turn } from '../frames.ts'
import type { Honor } from '../state.ts'

/** The turn under way, below whatever was pushed on it. */
export function turnOf(s: Honor): Turn {
  for (const f of s.frames) if (f.kind === 'turn') return f
  throw new Error('no turn is under way')
}

/** The last choice is made: the card is played and its actions are paid (HS-ACT-2, HS-ACT-3). */
export function pay(s: Honor, actions: number): void {
  s.frames.pop()
  turnOf(s).used += actions
}
