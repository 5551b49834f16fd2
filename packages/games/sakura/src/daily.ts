import type { Core } from '@noren/engine'
import { ROUNDS } from './cards.ts'
import type { Sakura } from './state.ts'

/** The deal of a day is one round: the last one, with nothing written down before it. */
export function shorten(state: Core): void {
  const s = state as Sakura
  s.round = ROUNDS
  s.scores = Array.from({ length: ROUNDS - 1 }, () => Array.from({ length: s.seats }, () => 0))
}
