import type { Action, Clause, Said } from '@noren/engine'
import type { Verb } from './actions.ts'
import { VERBS, operand, placedCard, placedPile, wordsOf } from './actions.ts'
import { pileOf } from './atoms.ts'
import { valueOf } from './cards.ts'
import { continuesPlain, isPlus, topOf } from './placement.ts'
import type { Sakura } from './state.ts'

/** The clause that allows each choice; a placement names the rule it follows. */
const ALLOWED_BY: Readonly<Record<Verb, Clause>> = {
  place: 'SA-PLAY-4',
  take: 'SA-TAKE-1',
  hire: 'SA-HIRE-1',
  free: 'SA-HIRE-17',
  refresh: 'SA-HIRE-14',
  end: 'SA-PLAY-17',
  apply: 'SA-MOD-3',
  replace: 'SA-TAKE-6',
  give: 'SA-CHAR-8',
  look: 'SA-CHAR-12',
  swap: 'SA-CHAR-13',
  leave: 'SA-CHAR-13',
  study: 'SA-CHAR-15',
  lay: 'SA-CHAR-16',
  keep: 'SA-CHAR-16',
  restore: 'SA-CHAR-16',
  discard: 'SA-CHAR-27',
  rob: 'SA-CHAR-32',
  steal: 'SA-CHAR-50',
  vote: 'SA-CHAR-36',
  harvest: 'SA-CHAR-42',
}

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

export function say(s: Sakura, _seat: number, a: Action): Said {
  const verb = VERBS[a >> 16] as Verb
  const words = wordsOf(a)
  if (verb === 'hire') return { words, clause: CHARACTER_CLAUSES[operand(a)] ?? ALLOWED_BY.hire }
  if (verb === 'place') return { words, clause: placementRule(s, placedCard(a), placedPile(a)) }
  if (verb === 'give' && s.frames.at(-1)?.kind === 'exchange') return { words, clause: 'SA-CHAR-14' }
  return { words, clause: ALLOWED_BY[verb] }
}

/** By which rule a card continues a pile: equal value, round the corner, or onwards. */
function placementRule(s: Sakura, card: number, pile: number): Clause {
  if (pileOf(s, pile).length === 0) return ALLOWED_BY.place
  if (!continuesPlain(s, card, pile)) return 'SA-MOD-2'
  const t = valueOf(topOf(s, pile))
  const v = valueOf(card)
  if (v === t) return 'SA-PLAY-11'
  if (isPlus(s, pile)) return v > t ? 'SA-PLAY-6' : 'SA-PLAY-9'
  return v < t ? 'SA-PLAY-7' : 'SA-PLAY-10'
}
