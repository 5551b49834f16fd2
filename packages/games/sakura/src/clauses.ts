import type { Clause, ClauseKind } from '@noren/engine'
import { clauses } from '../rules/en.gen.ts'

/** What each clause does: it permits, orders, forbids, or (what is not named here) says what is so. */

const range = (chapter: string, ...ns: readonly number[]): Clause[] => ns.map(n => `SA-${chapter}-${n}`)

const MAY: readonly Clause[] = [
  ...range('PLAY', 3, 12),
  ...range('HIRE', 1, 14, 17, 19, 20, 21),
  ...range('MOD', 2),
  ...range('CHAR', 2, 9, 13, 21, 24, 46, 48),
]
const MUST: readonly Clause[] = [
  ...range('PLAY', 2, 4, 17),
  ...range('TAKE', 1, 2, 5),
  ...range('HIRE', 4, 6),
  ...range('CHAR', 6, 8, 11, 14, 23, 26, 31, 32, 35, 47),
]
const MUST_NOT: readonly Clause[] = [
  ...range('PLAY', 14, 15, 16),
  ...range('HIRE', 5, 8, 22, 23),
  ...range('CHAR', 10),
]

export const KINDS: Readonly<Record<Clause, ClauseKind>> = Object.fromEntries(
  Object.keys(clauses).map(id => [
    id,
    MAY.includes(id) ? 'may' : MUST.includes(id) ? 'must' : MUST_NOT.includes(id) ? 'mustNot' : 'is',
  ]),
)
