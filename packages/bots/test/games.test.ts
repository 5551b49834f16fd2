import { describe, expect, test } from 'vitest'
import type { Core, Sense } from '@noren/engine'
import { asGame, begin, digest, first, play, seeded, waiting } from '@noren/engine'
import type { AnyFixture, Path } from '@noren/engine/laws'
import { LawBroken } from '@noren/engine/laws'
import { fixture as honor } from '@noren/honor/fixture'
import { sense as honorSense } from '@noren/honor/sense'
import { fixture as sake } from '@noren/sake/fixture'
import { sense as sakeSense } from '@noren/sake/sense'
import { sakura } from '@noren/sakura'
import { fixture as sakuraFixture } from '@noren/sakura/fixture'
import { sense as sakuraSense } from '@noren/sakura/sense'
import { fixture as spirit } from '@noren/spirit/fixture'
import { sense as spiritSense } from '@noren/spirit/sense'
import type { Level } from '../src/index.ts'
import { choose } from '../src/index.ts'
import type { Blind, Decider } from './blind.ts'
import { blindLaw } from './blind.ts'

interface Subject {
  readonly fx: AnyFixture
  readonly sense: Sense<Core>
  /** Re-dealt worlds to compare; a game that hides little needs fewer to be searched through. */
  readonly worlds: number
}

/** The bots know no game; the games come here to be played blind. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  sakura: { fx: sakuraFixture, sense: sakuraSense, worlds: 500 },
  honor: { fx: honor, sense: honorSense, worlds: 250 },
  sake: { fx: sake, sense: sakeSense, worlds: 150 },
  spirit: { fx: spirit, sense: spiritSense, worlds: 250 },
}

const pathOf = (fx: AnyFixture, seed: number): Path => {
  const { min, max } = fx.game.seats
  return { seats: min + (seed % (max - min + 1)), option: seed, seed, tape: [] }
}

const honest =
  (sense: Sense<Core>, level: Level): Decider =>
  (game, s, seat, rng) =>
    choose({ game, view: game.view(s, seat), seat, rng, level, sense, budget: { iterations: 12 } })

/** It hands the true state to the general search; a game's own mind takes a view alone and cannot be made to peek. */
const peeking = (sense: Sense<Core>): Decider => {
  const general: Sense<Core> = {
    value: (s, out) => sense.value(s, out),
    policy: (s, seat, open, rng) => sense.policy?.(s, seat, open, rng) ?? 0,
  }
  return (game, s, seat, rng) =>
    choose({
      game: { ...game, imagine: () => game.clone(s), imaginer: () => () => game.clone(s) },
      view: null,
      seat,
      rng,
      level: 'samurai',
      sense: general,
      budget: { iterations: 20 },
    })
}

for (const [name, { fx, sense, worlds }] of Object.entries(SUBJECTS)) {
  describe(name, () => {
    for (const level of ['daimyo', 'samurai', 'bushi', 'ashigaru'] as const) {
      test(`${level}: same view and same seed, same choice, over re-dealt worlds`, () => {
        const tally: Blind = { worlds: 0, open: 0 }
        // The long run is `noren honesty`; here a search is compared in a few worlds, a quick level in more.
        const enough = level === 'daimyo' || level === 'samurai' ? worlds / 3 : worlds
        for (let seed = 1; tally.worlds < enough; seed++)
          blindLaw(fx, honest(sense, level), pathOf(fx, seed), tally, 12)
        expect(tally.open).toBeGreaterThan(enough / 10)
      })
    }

    test('a bot that peeks is caught', () => {
      const hunt = (): void => {
        for (let seed = 1; seed <= 40; seed++)
          blindLaw(fx, peeking(sense), pathOf(fx, seed), { worlds: 0, open: 0 }, 6)
      }
      expect(hunt).toThrow(LawBroken)
    })

    test('thinking leaves the view as it was, whatever the moment of the game', () => {
      const { game } = fx
      const s = begin(game, game.options.defaults, game.seats.max, seeded(5))
      for (let n = 0; s.outcome === null; n++) {
        const seat = first(waiting(s))
        const view = game.view(s, seat)
        const before = digest(view)
        const level: Level = n % 6 === 0 ? 'samurai' : 'wanderer'
        const { action } = choose({
          game: asGame(game),
          view,
          seat,
          rng: seeded(n),
          level,
          sense,
          budget: { iterations: 16 },
        })
        expect(digest(view)).toBe(before)
        play(game, s, seat, action)
      }
    })
  })
}

test('the searching level beats uniform players at Sakura', () => {
  let share = 0
  const deals = 4
  for (let deal = 0; deal < deals; deal++) {
    const me = deal % 2
    const s = begin(sakura, sakura.options.defaults, 2, seeded(deal + 1))
    for (let n = 0; s.outcome === null; n++) {
      const seat = first(waiting(s))
      const { action } = choose({
        game: asGame(sakura),
        view: sakura.view(s, seat),
        seat,
        rng: seeded(deal * 1000 + n),
        level: seat === me ? 'samurai' : 'wanderer',
        sense: sakuraSense,
        budget: { iterations: 24 },
      })
      play(sakura, s, seat, action)
    }
    share += s.outcome.payoff[me] ?? 0
  }
  expect(share).toBeGreaterThanOrEqual(deals - 1)
})

test('a level that plays by rules of thumb searches a little where a game has none', () => {
  const s = begin(sakura, sakura.options.defaults, 2, seeded(1))
  const seat = first(waiting(s))
  const ask = {
    game: asGame(sakura),
    view: sakura.view(s, seat),
    seat,
    rng: seeded(1),
    level: 'bushi',
  } as const
  expect(choose(ask).iterations).toBeGreaterThan(0)
  expect(choose({ ...ask, budget: { iterations: 8 } }).iterations).toBe(8)
  expect(choose({ ...ask, sense: sakuraSense }).iterations).toBe(0)
})
