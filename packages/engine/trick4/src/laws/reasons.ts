import type { ReasonsUnderLaw } from '@noren/engine/laws'
import { NO_CARD, suitOf } from '../cards.ts'
import { KINDS } from '../clauses.ts'
import type { Trick4View } from '../view.ts'

/** Whether the facts of a reason are true: judged from the view and the words, never from the state. */
export const reasons: ReasonsUnderLaw<Trick4View> = {
  truths: {
    mustFollow({ own }, _seat, words, x) {
      const q = own.question
      const led = suitOf(q?.cards[q.seat] ?? NO_CARD)
      const holds = own.hand.some(c => suitOf(c) === led)
      return holds && x['led'] === led && x['suit'] === suitOf(Number(words[1])) && x['suit'] !== led
    },
  },
  kinds: KINDS,
}
