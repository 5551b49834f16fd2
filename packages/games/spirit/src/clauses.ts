import type { Clause, ClauseKind } from '@noren/engine'
import { clauses } from '../rules/en.gen.ts'

/** What each clause does: it permits, orders, forbids, or (what is not named here) says what is so. */

const range = (chapter: string, ...ns: readonly number[]): Clause[] => ns.map(n => `SS-${chapter}-${n}`)

const MAY: readonly Clause[] = [
  ...range('TURN', 2, 3),
  ...range('SUP', 1, 7),
  ...range('PASS', 1, 9),
  ...range('TAL', 1, 11, 14, 17, 18, 21, 26, 27, 29, 31),
  ...range('KIAI', 4, 16, 17, 18, 20, 24, 25, 26, 27, 29, 30, 32, 33, 34, 39, 40, 41),
  ...range('END', 6),
  ...range('DUO', 5, 10, 12),
  ...range('SOLO', 1),
  ...range('FAQ', 1, 2, 6),
  ...range('AMB', 32),
]
const MUST: readonly Clause[] = [...range('SUP', 3), ...range('TAL', 12, 15, 30), ...range('KIAI', 35)]
const MUST_NOT: readonly Clause[] = [
  ...range('SETUP', 14),
  ...range('DEFEND', 1, 2),
  ...range('PEN', 15, 16, 28, 29),
  ...range('SUP', 4, 5, 6),
  ...range('PASS', 4, 5, 7),
  ...range('TAL', 10, 32),
  ...range('DUO', 8),
]

export const KINDS: Readonly<Record<Clause, ClauseKind>> = Object.fromEntries(
  Object.keys(clauses).map(id => [
    id,
    MAY.includes(id) ? 'may' : MUST.includes(id) ? 'must' : MUST_NOT.includes(id) ? 'mustNot' : 'is',
  ]),
)
