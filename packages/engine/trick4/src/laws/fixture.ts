import type { Seat } from '@noren/engine'
import { count, members } from '@noren/engine'
import type { Fixture } from '@noren/engine/laws'
import { actions, card } from '../actions.ts'
import { CARDS, NO_CARD } from '../cards.ts'
import type { Trick, Trick4, Trick4Event, Trick4Game, Trick4View } from '../index.ts'
import { act, trick, trick4 } from '../index.ts'
import { MUST_FOLLOW } from '../reasons.ts'
import { reasons } from './reasons.ts'

export type Trick4Fixture = Fixture<object, Trick4, Trick, Trick4Event, Trick4View>

const renameSet = (cards: number, to: (c: number) => number): number =>
  members(cards).reduce((set, c) => set | (1 << to(c)), 0)

/** Views and steps that tell what they must not. */
const leaky: Readonly<Record<string, Trick4Game>> = {
  'a view that counts the hearts of the next seat': {
    ...trick4,
    view(s, seat) {
      const v = trick4.view(s, seat)
      return { ...v, own: { ...v.own, peek: count((s.hands[(seat + 1) & 3] as number) & 0xff) } }
    },
  },
  'a pace that depends on a hand': {
    ...trick4,
    pace: s => ({ limit: ((s.hands[2] as number) & 0xff) === 0 ? 5 : 30, hold: false }),
  },
  'an event that shows the rest of a hand': {
    ...trick4,
    steps: {
      trick: {
        ...trick,
        apply(s, f, seat, a, t) {
          trick.apply(s, f, seat, a, {
            reveal: e => t.reveal(e),
            whisper: (to, secret, open) => t.whisper(to, secret, open),
            tell: e => t.tell(e.type === 'played' ? { ...e, card: s.hands[seat] as number } : e),
          })
        },
      },
    },
  },
  'a default that looks at the next hand': {
    ...trick4,
    idle: (s, seat, rng) =>
      ((s.hands[(seat + 1) & 3] as number) & 1) === 0
        ? trick4.idle(s, seat, rng)
        : act.play(act.play.card(trick4.idle(s, seat, rng)) ^ 1),
  },
  'a refusal that depends on another hand': {
    ...trick4,
    steps: {
      trick: {
        ...trick,
        offers(s, f, seat, out) {
          const next = s.hands[(seat + 1) & 3] as number
          trick.offers(s, f, seat, {
            dim: out.dim,
            may: a => out.put(a, (next & (1 << (act.play.card(a) ^ 1))) === 0 ? null : MUST_FOLLOW),
            not: (a, why) => out.not(a, why),
            put: (a, why) => out.put(a, why),
          })
        },
      },
    },
  },
}

export const fixture: Trick4Fixture = {
  game: trick4,
  options: [{}],
  secrets: {
    /** Whatever lies neither in one's own hand nor face up could be in any other hand. */
    groups(s: Trick4, seat: Seat) {
      const known = s.played | (s.hands[seat] ?? 0)
      return [Array.from({ length: CARDS }, (_, c) => c).filter(c => (known & (1 << c)) === 0)]
    },
    rename(s, to) {
      const world = trick4.clone(s)
      world.hands.forEach((hand, seat) => (world.hands[seat] = renameSet(hand, to)))
      world.played = renameSet(s.played, to)
      for (const f of world.frames)
        f.cards.forEach((c, seat) => (f.cards[seat] = c === NO_CARD ? NO_CARD : to(c)))
      return world
    },
    renameAction: (a, to) => actions.rename(a, card, to),
  },
  census: s => ({ cards: count(s.played) + s.hands.reduce((sum, hand) => sum + count(hand), 0) }),
  invariants(s) {
    const wrong: string[] = []
    const all = s.hands.reduce((set, hand) => set | hand, s.played)
    if (all !== -1) wrong.push('a card is missing or lies twice')
    if (s.won.reduce((sum, n) => sum + n, 0) > 8) wrong.push('more than eight tricks')
    return wrong
  },
  reasons,
  maxDecisions: 32,
  leaky,
}
