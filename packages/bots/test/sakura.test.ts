import { describe, expect, test } from 'vitest'
import { begin, digest, first, play, seeded, waiting } from '@noren/engine'
import type { AnyFixture } from '@noren/engine/laws'
import { LawBroken } from '@noren/engine/laws'
import { sakura } from '@noren/sakura'
import { fixture } from '@noren/sakura/secrets'
import { sense } from '@noren/sakura/sense'
import type { Level } from '../src/index.ts'
import { choose } from '../src/index.ts'
import type { Blind, Decider } from './blind.ts'
import { blindLaw } from './blind.ts'

const fx: AnyFixture = fixture
const path = (seed: number) => ({ seats: 2 + (seed % 5), option: seed, seed, tape: [] })

const honest =
  (level: Level): Decider =>
  (game, s, seat, rng) =>
    choose({ game, view: game.view(s, seat), seat, rng, level, sense, budget: { iterations: 24 } })

const peeking: Decider = (game, s, seat, rng) =>
  choose({
    game: { ...game, imagine: () => game.clone(s) },
    view: null,
    seat,
    rng,
    level: 'samurai',
    sense,
    budget: { iterations: 24 },
  })

describe('on a real game with hidden hands, a vote and an option', () => {
  test('samurai: same view and same seed, same choice, over re-dealt worlds', () => {
    const tally: Blind = { worlds: 0, open: 0 }
    for (let seed = 1; tally.worlds < 600; seed++) blindLaw(fx, honest('samurai'), path(seed), tally, 12)
    expect(tally.open).toBeGreaterThan(60)
  })

  test('a bot that peeks is caught', () => {
    const hunt = (): void => {
      for (let seed = 1; seed <= 20; seed++) blindLaw(fx, peeking, path(seed), { worlds: 0, open: 0 }, 6)
    }
    expect(hunt).toThrow(LawBroken)
  })

  test('thinking leaves the view as it was, whatever the moment of the game', () => {
    const s = begin(sakura, sakura.options.defaults, 3, seeded(5))
    for (let n = 0; s.outcome === null; n++) {
      const seat = first(waiting(s))
      const view = sakura.view(s, seat)
      const before = digest(view)
      const level: Level = n % 6 === 0 ? 'samurai' : 'wanderer'
      const { action } = choose({
        game: sakura,
        view,
        seat,
        rng: seeded(n),
        level,
        sense,
        budget: { iterations: 16 },
      })
      expect(digest(view)).toBe(before)
      play(sakura, s, seat, action)
    }
  })
})

test('the searching level beats uniform players at Sakura', () => {
  let share = 0
  const deals = 8
  for (let deal = 0; deal < deals; deal++) {
    const me = deal % 2
    const s = begin(sakura, sakura.options.defaults, 2, seeded(deal + 1))
    for (let n = 0; s.outcome === null; n++) {
      const seat = first(waiting(s))
      const { action } = choose({
        game: sakura,
        view: sakura.view(s, seat),
        seat,
        rng: seeded(deal * 1000 + n),
        level: seat === me ? 'samurai' : 'wanderer',
        sense,
        budget: { iterations: 40 },
      })
      play(sakura, s, seat, action)
    }
    share += s.outcome.payoff[me] ?? 0
  }
  expect(share).toBeGreaterThanOrEqual(deals - 1)
})
