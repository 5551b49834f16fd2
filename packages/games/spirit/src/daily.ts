import type { Core } from '@noren/engine'
import { ROUNDS } from './setup.ts'
import type { Spirit } from './state.ts'

/** The deal of a day is one night: the village stands if it stands at its dawn. */
export function shorten(state: Core): void {
  ;(state as Spirit).round = ROUNDS
}
