import type { Action, Clause, Seat } from '@noren/engine'
import { codeOf } from '@noren/engine'
import { act } from './actions.ts'
import { pileOf } from './atoms.ts'
import { valueOf } from './cards.ts'
import { continuesPlain, isPlus, topOf } from './placement.ts'
import type { Sakura } from './state.ts'

/** What each character does, by its first clause. */
const CHARACTER_CLAUSES: readonly Clause[] = [
  'SA-CHAR-1',
  'SA-CHAR-1',
  'SA-CHAR-1',
  'SA-CHAR-7',
  'SA-CHAR-12',
  'SA-CHAR-15',
  'SA-CHAR-18',
  'SA-CHAR-21',
  'SA-CHAR-24',
  'SA-CHAR-27',
  'SA-CHAR-32',
  'SA-CHAR-36',
  'SA-CHAR-42',
  'SA-CHAR-44',
  'SA-CHAR-46',
]

/** The clause that allows a choice, where one is closer to the case than the verb's own. */
export function allows(s: Sakura, _seat: Seat, a: Action): Clause | null {
  switch (codeOf(a)) {
    case act.hire.code:
      return CHARACTER_CLAUSES[act.hire.character(a)] ?? null
    case act.place.code:
      return placementRule(s, act.place.card(a), act.place.pile(a))
    case act.give.code:
      return s.frames.at(-1)?.kind === 'exchange' ? 'SA-CHAR-14' : null
    default:
      return null
  }
}

/** By which rule a card continues a pile: equal value, round the corner, onwards, or with what is pending. */
function placementRule(s: Sakura, card: number, pile: number): Clause | null {
  if (pileOf(s, pile).length === 0) return null
  if (!continuesPlain(s, card, pile)) return 'SA-MOD-3'
  const t = valueOf(topOf(s, pile))
  const v = valueOf(card)
  if (v === t) return 'SA-PLAY-11'
  if (isPlus(s, pile)) return v > t ? 'SA-PLAY-6' : 'SA-PLAY-9'
  return v < t ? 'SA-PLAY-7' : 'SA-PLAY-10'
}
