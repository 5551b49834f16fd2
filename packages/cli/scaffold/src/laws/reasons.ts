import type { ReasonsUnderLaw } from '@noren/engine/laws'
import { KINDS } from '../clauses.ts'
import type { NewgameView } from '../view.ts'
import { aloud, LANG_IDS } from '@noren/words'
import { said } from '../words.ts'

const heard = await aloud(said)

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
  sentences: (why, view) => LANG_IDS.map(lang => heard.no(lang, why, undefined, view)),
}
