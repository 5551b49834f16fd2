import { below, begin, Choices, copyRng, first, legal, play, seeded, waiting } from '@noren/engine'
import { exchange } from '@noren/engine/laws'
import { expect, test } from 'vitest'
import { MODES } from '../src/cards.ts'
import type { Mode } from '../src/cards.ts'
import { spirit } from '../src/index.ts'
import type { Spirit } from '../src/index.ts'
import { follow, newFollowing, weightOf } from '../src/odds.ts'
import { newOdds, nextCard, policy, sense, unseen } from '../src/sense.ts'
import { secrets } from '../src/laws/fixture.ts'

const list = new Choices()

/** One game of the quick policy, with a look at every decision. */
function game(seats: number, mode: Mode, seed: number, look: (s: Spirit, seat: number) => void): Spirit {
  const s = begin(spirit, { ...spirit.options.defaults, mode }, seats, seeded(seed))
  const rng = seeded(seed + 1)
  while (s.outcome === null) {
    const seat = first(waiting(s))
    look(s, seat)
    legal(spirit as never, s, seat, list)
    const i = below(rng, 9) === 0 ? below(rng, list.size) : policy(s, seat, list, rng)
    play(spirit as never, s, seat, list.at(i))
  }
  return s
}

/** The same public facts, every unseen card and back dealt anew. */
function otherWorld(s: Spirit, seed: number): Spirit {
  const rng = seeded(seed)
  const world = secrets.rename(s, exchange(secrets.groups(s, 0), rng))
  secrets.stir?.(world, 0, rng)
  return world
}

test('policy and value are blind: they answer alike in every world nobody can tell apart', () => {
  const mine = new Float64Array(7)
  const theirs = new Float64Array(7)
  let compared = 0
  for (let seed = 1; seed <= 30; seed++)
    game(2 + (seed % 6), MODES[seed % 4] ?? 'easy', seed, (s, seat) => {
      const world = otherWorld(s, seed * 1000 + compared++)
      legal(spirit as never, s, seat, list)
      const rng = seeded(compared)
      expect(policy(world, seat, list, copyRng(rng))).toBe(policy(s, seat, list, copyRng(rng)))
      sense.value(s, mine)
      sense.value(world, theirs)
      for (let i = 0; i < s.seats; i++) expect(theirs[i]).toBeCloseTo(mine[i] ?? 0, 9)
    })
  expect(compared).toBeGreaterThan(1500)
})

test('the odds read from a state are those of the view', () => {
  const odds = newOdds()
  for (let seed = 1; seed <= 12; seed++)
    game(2 + (seed % 4), 'normal', seed, s => {
      if (s.up > 0 || s.deck.length <= s.under) return
      nextCard(s, odds)
      const { sure, maybe, open } = unseen(spirit.view(s, 0))
      const cards = Array.from(odds.cards.subarray(0, odds.size)).sort((a, b) => a - b)
      expect(cards).toEqual([...sure, ...maybe].sort((a, b) => a - b))
      for (let i = 0; i < odds.size; i++) {
        const card = odds.cards[i] ?? -1
        expect(weightOf(s, odds, card)).toBeCloseTo(sure.includes(card) ? 1 : open / maybe.length, 9)
      }
    })
})

test('odds that follow a game are those counted anew, whatever happened between two looks', () => {
  const counted = newOdds()
  const following = newFollowing()
  const rng = seeded(4)
  let looks = 0
  for (let seed = 1; seed <= 80; seed++)
    game(2 + (seed % 6), MODES[seed % 4] ?? 'easy', seed * 7, s => {
      if (below(rng, 3) === 0) return
      const followed = follow(s, following)
      nextCard(s, counted)
      const plain = (o: typeof counted): unknown => [
        Array.from(o.cards.subarray(0, o.size)),
        [o.fresh, o.share, o.total, o.flames, ...o.symbol, ...o.counts],
      ]
      expect(plain(followed)).toEqual(plain(counted))
      looks++
    })
  expect(looks).toBeGreaterThan(2500)
})

test('a value lies between a loss and a perfect win, alike for all seats, and falls with the farms', () => {
  const out = new Float64Array(7)
  const s = begin(spirit, spirit.options.defaults, 4, seeded(5))
  sense.value(s, out)
  const [fresh = 0] = out
  expect([fresh > 0, fresh < 1, out[3]]).toEqual([true, true, fresh])
  s.farmsLeft = 2
  sense.value(s, out)
  expect(out[0]).toBeLessThan(fresh)
})

/**
 * Section 8: the rule-based team of the rules, with four standard errors of leave for the few games played
 * here.
 */
test.each([
  [2, 'easy', 0.711],
  [2, 'normal', 0.38],
  [3, 'easy', 0.354],
  [4, 'easy', 0.152],
] as const)('%i samurai on %s: the quick policy reaches the figure of the rules', (seats, mode, figure) => {
  const games = 120
  let won = 0
  const rng = seeded(9)
  for (let seed = 1; seed <= games; seed++) {
    const s = begin(spirit, { ...spirit.options.defaults, mode }, seats, seeded(seed * 31))
    while (s.outcome === null) {
      const seat = first(waiting(s))
      legal(spirit as never, s, seat, list)
      play(spirit as never, s, seat, list.at(policy(s, seat, list, rng)))
    }
    if ((s.outcome.payoff[0] ?? 0) > 0) won++
  }
  expect(won / games).toBeGreaterThan(figure - 0.02)
  expect(won / games).toBeLessThan(0.99)
})

test('a team choosing by chance hardly ever wins', () => {
  let won = 0
  const rng = seeded(3)
  for (let seed = 1; seed <= 300; seed++) {
    const s = begin(spirit, { ...spirit.options.defaults, mode: 'easy' }, 3, seeded(seed))
    while (s.outcome === null) {
      const seat = first(waiting(s))
      legal(spirit as never, s, seat, list)
      play(spirit as never, s, seat, list.at(below(rng, list.size)))
    }
    if ((s.outcome.payoff[0] ?? 0) > 0) won++
  }
  expect(won).toBeLessThanOrEqual(1)
})
