import { Choices, begin, below, legal, members, play, seeded, waiting } from '@noren/engine'
import { expect, test } from 'vitest'
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
