import type { Clause, Seat } from '@noren/engine'

/** What can happen, past tense. */
export type NewgameEvent =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number; readonly clause: Clause }
  | { readonly type: 'passed'; readonly seat: Seat; readonly clause: Clause }
