import type { ReasonsUnderLaw } from '@noren/engine/laws'
import { KINDS } from '../src/clauses.ts'
import type { NewgameView } from '../src/view.ts'
import { LANG_IDS, plain, speechFor } from '@noren/words'
import { said } from '../src/words.ts'

const speeches = new Map(
  await Promise.all(LANG_IDS.map(async lang => [lang, await speechFor(said, lang)] as const)),
)

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
  sentences: (why, view) => LANG_IDS.map(lang => plain(speeches.get(lang)?.no(why, view) ?? [])),
}
