import type { Saying, Sayings } from '@noren/engine'
import { catalogues, later } from '../words/catalogues.gen.ts'
import { NO_CARD, rankOf, suitOf } from './cards.ts'
import type { Trick4Event } from './events.ts'
import type { Trick4View } from './view.ts'

const OF_CARDS = new Set(['hand', 'played'])

const suit = (n: unknown): object => ({ noun: `suit-${Number(n)}` })
/** "crane 8": ranks are numbered from 0 in the rules and from 1 for people. */
const face = (card: number): object => ({
  noun: 'card',
  facts: { suit: suit(suitOf(card)), rank: rankOf(card) + 1 },
})
const shownAs = (card: number): Saying =>
  card === NO_CARD ? ['shown-none', {}] : ['shown-card', { card: face(card) }]

/** What Trick4 says, as ids and facts; the sentences are in words/<lang>.ftl. */
export const said: Sayings<Trick4View, Trick4Event> = {
  catalogues,
  later,
  log: e =>
    e.type === 'played'
      ? ['log-played', { who: { seat: e.seat }, card: face(e.card) }]
      : ['log-won', { who: { seat: e.seat } }],
  question({ own: { question: q } }, seat) {
    if (q === null) return [['ask-over', {}]]
    if ((q.waiting & (1 << seat)) === 0)
      return [['ask-wait', { who: { seat: (q.seat + q.down) % q.cards.length } }]]
    if (q.down === 0) return [['ask-lead', {}]]
    return [['ask-follow', { suit: suit(suitOf(q.cards[q.seat] ?? NO_CARD)) }]]
  },
  label: ([, card]) => ['do-play', { card: face(Number(card)) }],
  no: ({ id, facts }) =>
    id === 'mustFollow' ? ['no-must-follow', { led: suit(facts['led']), suit: suit(facts['suit']) }] : null,
  shown: (field, value) => (OF_CARDS.has(field) && typeof value === 'number' ? shownAs(value) : null),
}
