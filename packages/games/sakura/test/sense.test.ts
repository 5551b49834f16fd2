import { Choices, begin, below, legal, members, play, seeded, waiting } from '@noren/engine'
import { expect, test } from 'vitest'
import type { CardId } from '../src/cards.ts'
import { sakura } from '../src/index.ts'
import { sense } from '../src/sense.ts'
import type { Given } from './scenario.ts'
import { given } from './scenario.ts'

/** What bots know of the game: no rule, but a fair guess. */

const open = new Choices()

const chances = (g: Given): [number, number, number] => {
  const out = new Float64Array(3)
  sense.value(given(g).s, out)
  const [a = 0, b = 0, c = 0] = out
  return [a, b, c]
}

test('the value is a chance to win: it sums to one and favours fewer shurikens', () => {
  const [a, b, c] = chances({ tricks: [[], ['red-7', 'blue-7'], ['red-9']] })
  expect(a + b + c).toBeCloseTo(1)
  expect(a).toBeGreaterThan(c)
  expect(c).toBeGreaterThan(b)
})

test('the same lead is worth more towards the end', () => {
  const tricks = [[], ['red-7'], ['blue-7']] as const
  const [early] = chances({ tricks, round: 1 })
  const [late] = chances({
    tricks,
    round: 3,
    scores: [
      [5, 5, 5],
      [5, 5, 5],
    ],
  })
  expect(late).toBeGreaterThan(early)
})

test('the policy beats chance clearly, and repeats itself with the same generator', () => {
  let won = 0
  for (let game = 0; game < 60; game++) {
    const rng = seeded(game + 500)
    const s = begin(sakura, sakura.options.defaults, 4, seeded(game + 1))
    const me = game % 4
    while (s.outcome === null) {
      const asked = members(waiting(s))
      const seat = asked[0] ?? 0
      legal(sakura as never, s as never, seat, open)
      const at = seat === me ? (sense.policy?.(s, seat, open, rng) ?? 0) : below(rng, open.size)
      if (at < 0 || at >= open.size) throw new Error('the policy picked nothing')
      play(sakura as never, s as never, seat, open.at(at))
    }
    won += s.outcome.payoff[me] ?? 0
  }
  expect(won / 60).toBeGreaterThan(0.5)
  const t = given({})
  legal(sakura as never, t.s as never, 0, open)
  expect(sense.policy?.(t.s, 0, open, seeded(3))).toBe(sense.policy?.(t.s, 0, open, seeded(3)))
})

/** How well a world explains that red 10 was laid on red 3 by seat 2, who would still hold these cards. */
const explained = (left: readonly CardId[], ...held: CardId[]): number => {
  const hands: CardId[][] = [
    ['blue-1', 'blue-2', 'blue-3', 'blue-4'],
    ['black-1', 'black-2', 'black-3', 'black-4'],
    held,
  ]
  return sense.belief?.(given({ left, hands }).s, 0) ?? 0
}

test('worlds in which the player before passed over a closer card are believed less', () => {
  const piles: readonly CardId[] = ['red-3', 'red-10']
  expect(explained(piles, 'green-4', 'green-6', 'black-12', 'red-12')).toBe(1)
  const one = explained(piles, 'red-5', 'green-6', 'black-12', 'red-12')
  expect(one).toBeLessThan(1)
  expect(explained(piles, 'red-5', 'red-6', 'black-12', 'red-12')).toBeLessThan(one)
  // A pile of one card was laid by whoever took it, or by the deal: it tells nothing of closer cards.
  expect(explained(['red-10'], 'red-5', 'red-6', 'black-12', 'red-12')).toBe(1)
})

test('time passes with the turns, and a new round is far away', () => {
  const at = (g: Given): number => sense.clock?.(given(g).s) ?? 0
  const begun = at({})
  const hands = [['red-1', 'red-2']] as const
  expect(at({ hands })).toBe(begun + 1)
  expect(at({ round: 2 })).toBeGreaterThanOrEqual(begun + (sense.horizon ?? 0))
})

test('a round that is over is worth the same before the next one is dealt, and lies beyond the horizon', () => {
  const [before, after] = [new Float64Array(4), new Float64Array(4)]
  let rounds = 0
  for (let game = 0; game < 4; game++) {
    const rng = seeded(game + 30)
    const s = begin(sakura, sakura.options.defaults, 4, seeded(game + 40))
    while (s.outcome === null) {
      const seat = members(waiting(s))[0] ?? 0
      legal(sakura as never, s as never, seat, open)
      const action = open.at(sense.policy?.(s, seat, open, rng) ?? 0)
      const began = sense.clock?.(s) ?? 0
      const stopped = sakura.clone(s)
      play(sakura as never, stopped as never, seat, action, undefined, sense.until)
      play(sakura as never, s as never, seat, action)
      if (stopped.frames[0]?.kind !== 'deal') continue
      rounds++
      sense.value(stopped, before)
      sense.value(s, after)
      expect([...before]).toEqual([...after])
      expect(sense.clock?.(stopped)).toBeGreaterThan(began + (sense.horizon ?? 0))
    }
  }
  expect(rounds).toBe(8)
})
