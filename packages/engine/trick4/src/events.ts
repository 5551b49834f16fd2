import type { Clause, Seat } from '@noren/engine'

/** What can happen, past tense. */
export type Trick4Event =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly clause: Clause }
