import type { Clause, ClauseKind } from '@noren/engine'

/** What each clause does: it permits, orders, forbids, or says what is so. A reason leads with one that forbids. */
export const KINDS: Readonly<Record<Clause, ClauseKind>> = {
  'NG-SETUP-1': 'is',
  'NG-TURN-1': 'may',
  'NG-TURN-2': 'mustNot',
  'NG-TURN-3': 'may',
  'NG-END-1': 'is',
}
