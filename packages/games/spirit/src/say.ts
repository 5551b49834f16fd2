import type { Action, Clause, Said, Seat } from '@noren/engine'
import { top } from '@noren/engine'
import {
  CONFRONT,
  DECLINE,
  DEFEND,
  DISCARD,
  FIGHT,
  GIVE,
  IGNORE,
  NOBODY_HEALED,
  PASS,
  READY,
  SUFFER,
  SUPPORT,
  UNDER,
  USE,
  verbOf,
  wordsOf,
} from './actions.ts'
import type { Spirit } from './state.ts'
import { bookOf } from './state.ts'
import { steps } from './steps/index.ts'

/**
 * The sentence that allows each choice; where a verb has none of its own it is the sentence of the question.
 */
function allows(s: Spirit, a: Action): Clause {
  const f = top(s)
  const odd = f.card >= 0 && ((bookOf(s).value[f.card] as number) & 1) === 1
  if (f.kind === 'receive') return a === DEFEND ? 'SS-KIAI-21' : 'SS-KIAI-22'
  switch (verbOf(a)) {
    case READY:
      return 'SS-TURN-2'
    case IGNORE:
      return odd ? 'SS-TAL-18' : 'SS-TAL-17'
    case SUFFER:
      return 'SS-PEN-1'
    case FIGHT:
      return 'SS-FIGHT-1'
    case SUPPORT:
      return 'SS-SUP-1'
    case PASS:
      return 'SS-PASS-1'
    case CONFRONT:
      return 'SS-CONF-2'
    case DEFEND:
      return 'SS-DEFEND-1'
    case GIVE:
      return odd ? 'SS-TAL-14' : 'SS-TAL-11'
    case DISCARD:
      return 'SS-TAL-27'
    case UNDER:
      return 'SS-TAL-29'
    case USE:
    case DECLINE:
      return 'SS-KIAI-4'
    case NOBODY_HEALED:
      return f.kind === 'bonus' ? 'SS-AMB-32' : 'SS-KIAI-4'
    default:
      return steps[f.kind].clause
  }
}

export const say = (s: Spirit, _seat: Seat, a: Action): Said => ({
  words: wordsOf(a),
  clause: s.outcome === null ? allows(s, a) : s.outcome.clause,
})
