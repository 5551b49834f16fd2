/** A card picked up and not yet played: the turn below waits, and the card may go back to the hand. */
import type { Honor, Turn } from '../state.ts'

/** The turn under way, below whatever was pushed on it. */
export function turnFrame(s: Honor): Turn {
  for (const f of s.frames) if (f.kind === 'turn') return f
  throw new Error('no turn is under way')
}

/** Commands are atomic (section 4): until the last choice is made nothing has happened. */
export function putBack(s: Honor): void {
  s.frames.pop()
  turnFrame(s).putBack++
}

/** The last choice is made: the card is played and its actions are paid (HS-ACT-2, HS-ACT-3). */
export function pay(s: Honor, actions: number): void {
  s.frames.pop()
  turnFrame(s).used += actions
}
