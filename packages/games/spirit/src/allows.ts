import type { Action, Clause, Seat } from '@noren/engine'
import { codeOf, top } from '@noren/engine'
import { act } from './actions.ts'
import type { Spirit } from './state.ts'
import { bookOf } from './state.ts'
import { giverNeeded } from './talents.ts'
import { DAISUKE } from './book.ts'

const isOdd = (s: Spirit, card: number): boolean => ((bookOf(s).value[card] as number) & 1) === 1

/** The clause that allows a choice, where one is closer to the case than the verb's own. */
export function allows(s: Spirit, seat: Seat, a: Action): Clause | null {
  if (s.outcome !== null) return s.outcome.clause
  const f = top(s)
  switch (codeOf(a)) {
    case act.ignore.code:
      return f.kind === 'ignore' && isOdd(s, f.card) ? 'SS-TAL-18' : null
    case act.confront.code:
      return f.kind === 'receive' ? 'SS-KIAI-22' : null
    case act.defend.code:
      return f.kind === 'receive' ? 'SS-KIAI-21' : null
    case act.give.code:
      return f.kind === 'place' ? givingClause(s, seat, f.card) : null
    case act.from.code:
      return f.kind === 'lendFrom' ? 'SS-KIAI-34' : null
    case act.to.code:
      return f.kind === 'recipient' ? 'SS-SUP-3' : f.kind === 'lendTo' ? 'SS-KIAI-34' : null
    case act.heal.code:
      return f.kind === 'bonus' ? 'SS-END-6' : null
    case act.nobody.code:
      return f.kind === 'bonus' ? 'SS-AMB-32' : null
    default:
      return null
  }
}

/** By its value, or given on whatever its value (SS-FAQ-6). */
export function givingClause(s: Spirit, seat: Seat, card: number): Clause {
  const needed = giverNeeded(s, card)
  if (seat !== s.active && s.samurai[seat] !== needed) return 'SS-FAQ-6'
  return needed === DAISUKE ? 'SS-TAL-14' : 'SS-TAL-11'
}
