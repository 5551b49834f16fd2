import type { Fixture } from '@noren/engine/laws'
import { actions, card } from '../actions.ts'
import { DECK, inOrder } from '../cards.ts'
import type { NewgameEvent } from '../events.ts'
import type { NewgameFrame } from '../frames.ts'
import type { NewgameOptions } from '../options.ts'
import { rules } from '../rules.ts'
import type { Newgame } from '../state.ts'
import type { NewgameView } from '../view.ts'
import { reasons } from './reasons.ts'

/** What the laws need to know. Hidden from a seat: the other hands, and what was not dealt. */
export const fixture: Fixture<NewgameOptions, Newgame, NewgameFrame, NewgameEvent, NewgameView> = {
  game: rules,
  options: [{ hand: 5 }, { hand: 6 }],
  secrets: {
    groups(s, seat) {
      const known = new Set([...s.played, ...(s.hands[seat] ?? [])])
      return [DECK.filter(c => !known.has(c))]
    },
    rename: (s, to) => ({ ...rules.clone(s), hands: s.hands.map(hand => inOrder(hand.map(to))) }),
    renameAction: (a, to) => actions.rename(a, card, to),
  },
  census: s => ({ cards: s.played.length + s.hands.flat().length }),
  invariants: s => (s.top === null || s.played.at(-1) === s.top ? [] : ['the top card was not played last']),
  reasons,
  maxDecisions: 5000,
  leaky: {
    'all hands': {
      ...rules,
      view(s, seat) {
        const v = rules.view(s, seat)
        return { ...v, own: { ...v.own, hand: s.hands.flat() } }
      },
    },
  },
}
