import { test } from 'node:test'
import { below, seeded } from '@noren/engine'
import type { AnyFixture, Fixture, Kit } from '@noren/engine/laws'
import { laws } from '@noren/engine/laws'
import type { Happened, Sight, State, Trick } from './trick.ts'
import { actions, card, rules, suitOf } from './trick.ts'

/** The game held to the laws: node --test laws.ts. */

/** What the laws need to know: above all what is hidden from whom, written from the rules and not from the view. */
const fixture: Fixture<object, State, Trick, Happened, Sight> = {
  game: rules,
  options: [{}],
  secrets: {
    // Whatever lies neither in one's own hand nor face up could be in any other hand.
    groups(s, seat) {
      const known = new Set([...s.played, ...(s.hands[seat] ?? [])])
      return [[...Array(32).keys()].filter(c => !known.has(c))]
    },
    rename(s, to) {
      const sorted = (cards: readonly number[]) => cards.map(to).sort((a, b) => a - b)
      const world = rules.clone(s)
      world.hands = world.hands.map(sorted)
      world.played = sorted(world.played)
      for (const f of world.frames) f.cards = f.cards.map(to)
      return world
    },
    renameAction: (a, to) => actions.rename(a, card, to),
  },
  census: s => ({ cards: s.played.length + s.hands.flat().length }),
  invariants: s => (s.won.reduce((sum, n) => sum + n, 0) > 8 ? ['more than eight tricks'] : []),
  // Whether the facts of a reason are true: judged from the view, never from the state.
  reasons: {
    truths: {
      mustFollow({ own }, _seat, words, x) {
        const led = suitOf(own.question?.cards[0] ?? -1)
        const holds = own.hand.some(c => suitOf(c) === led)
        return holds && x['led'] === led && x['suit'] === suitOf(Number(words[1])) && x['suit'] !== led
      },
    },
    kinds: {
      'TR-DEAL-1': 'is',
      'TR-PLAY-1': 'may',
      'TR-PLAY-2': 'must',
      'TR-TRICK-1': 'is',
      'TR-END-1': 'is',
    },
  },
  maxDecisions: 32,
  // Versions that tell too much: the law must catch each of them, or it is no good.
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

/** Any test runner will do: this is Node's own, with random ways through the game. */
let seed = 0
const path = (fx: AnyFixture) => {
  const rng = seeded(++seed)
  const tape = Array.from({ length: 40 }, () => below(rng, 1024))
  return { seats: fx.game.seats.min, option: 0, seed, tape }
}
const kit: Kit = {
  test: (title, body) => void test(title, body),
  property(fx, runs, check) {
    for (let run = 0; run < runs; run++) check(path(fx))
  },
}

laws(kit, fixture, { runs: 20, worlds: 300, positions: 300 })
