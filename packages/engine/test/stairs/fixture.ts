import type { Fixture } from '@noren/engine/laws'
import { act, actions, card, CARDS } from './actions.ts'
import { stairs } from './index.ts'
import type { Stairs, StairsEvent, StairsFrame, StairsOptions } from './state.ts'
import type { StairsView } from './view.ts'

export type StairsFixture = Fixture<StairsOptions, Stairs, StairsFrame, StairsEvent, StairsView>

export const fixture: StairsFixture = {
  game: stairs,
  options: [{ bidding: false }, { bidding: true }],
  secrets: {
    groups(s, seat) {
      const known = new Set([...s.played, ...(s.hands[seat] ?? [])])
      return [[...Array(CARDS).keys()].filter(c => !known.has(c))]
    },
    rename: (s, to) => ({
      ...stairs.clone(s),
      hands: s.hands.map(hand => hand.map(to).sort((a, b) => a - b)),
    }),
    renameAction: (a, to) => actions.rename(a, card, to),
    stir(s, seat) {
      const f = s.frames.at(-1)
      if (f?.kind === 'bid') f.sealed = f.sealed.map((n, who) => (who === seat || n < 0 ? n : 1 - n))
    },
    sealed: (_s, _seat, a) => act.bid.is(a),
  },
  census: s => ({ seats: s.seats }),
  reasons: {
    truths: {
      tooLow: (v, _seat, words, x) =>
        x['card'] === words[1] && x['top'] === v.open.top && Number(x['card']) <= x['top'],
      nothingHigh: (v, _seat, _words, x) => x['highest'] === Math.max(...v.own.hand) && x['highest'] <= 30,
    },
    kinds: { 'ST-TURN-1': 'may', 'ST-TURN-2': 'mustNot', 'ST-BID-2': 'mustNot' },
    sentences: why => [
      why.id === 'tooLow'
        ? `Needs more than ${String(why.facts['top'])}; this is ${String(why.facts['card'])}.`
        : `Your highest card is ${String(why.facts['highest'])}.`,
    ],
  },
  maxDecisions: 5000,
  leaky: {
    'all hands': {
      ...stairs,
      view: (s, seat) => {
        const v = stairs.view(s, seat)
        return { ...v, own: { ...v.own, hand: s.hands.flat() } }
      },
    },
  },
}
