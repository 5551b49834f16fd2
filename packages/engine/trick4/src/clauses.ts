import type { Clause, ClauseKind } from '@noren/engine'

/** What each clause does: it permits, orders, forbids, or says what is so. A reason leads with one that forbids or orders. */
export const KINDS: Readonly<Record<Clause, ClauseKind>> = {
  'T4-DEAL-1': 'is',
  'T4-PLAY-1': 'may',
  'T4-PLAY-2': 'must',
  'T4-TRICK-1': 'is',
  'T4-END-1': 'is',
}
