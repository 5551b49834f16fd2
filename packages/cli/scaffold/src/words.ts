import type { Sayings } from '@noren/engine'
import type { Message } from '@noren/words'
import { catalogues, later } from '../words/catalogues.gen.ts'
import type { NewgameFacts } from '../words/facts.gen.ts'
import type { NewgameEvent } from './events.ts'
import type { NewgameView } from './view.ts'

type Say = Message<NewgameFacts>

/** Cards are numbered from 0 in the rules and from 1 for people. */
const face = (card: unknown): number => Number(card) + 1
/** Fields of the view that hold cards. */
const OF_CARDS = new Set(['hand', 'top', 'played'])

const shownAs = (card: number): Say => ['shown-card', { card: face(card) }]

/** What Newgame says, as ids and facts; the sentences are in words/<lang>.ftl, and `npm run words` makes tables of them. */
export const said: Sayings<NewgameView, NewgameEvent> = {
  catalogues,
  later,
  log: (e): Say =>
    e.type === 'played'
      ? ['log-played', { who: { seat: e.seat }, card: face(e.card) }]
      : ['log-passed', { who: { seat: e.seat } }],
  question({ own: { question } }, seat): readonly Say[] {
    if (question === null) return [['ask-over', {}]]
    return question.seat === seat ? [['ask-play', {}]] : [['ask-wait', { who: { seat: question.seat } }]]
  },
  label: ([verb, card]): Say => (verb === 'play' ? ['do-play', { card: face(card) }] : ['do-pass', {}]),
  no: ({ id, facts }): Say | null =>
    id === 'tooLow' ? ['no-too-low', { top: face(facts['top']), card: face(facts['card']) }] : null,
  shown: (field, value) => (OF_CARDS.has(field) && typeof value === 'number' ? shownAs(value) : null),
}
