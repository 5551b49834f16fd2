import type { ReasonsUnderLaw } from '@noren/engine/laws'
import { KINDS } from '../src/clauses.ts'
import type { NewgameView } from '../src/view.ts'
import { lexicon } from '../src/words.ts'

/** Whether the facts of a reason are true: judged from the view and the words, never from the state. */
export const reasons: ReasonsUnderLaw<NewgameView> = {
  truths: {
    tooLow: ({ open, own }, _seat, words, x) =>
      x['card'] === words[1] &&
      own.hand.includes(Number(x['card'])) &&
      x['top'] === open.top &&
      Number(x['card']) <= Number(x['top']),
  },
  kinds: KINDS,
  sentence: (lang, why, view) =>
    lexicon.whyNot?.(lang, why, { of: seat => `P${seat}`, me: view.own.seat }) ?? '',
}
