import { describe, expect, test } from 'vitest'
import type { Core, Game, Sense } from '@noren/engine'
import { asGame, below, Choices, first, seeded, waiting } from '@noren/engine'
import type { Trick4 } from '@noren/engine/trick4'
import { act, stage, trick4 } from '@noren/engine/trick4'
import type { Level } from '../src/index.ts'
import { choose, isLevel, LEVELS, NothingToChoose } from '../src/index.ts'
import { auction, quittable } from './auction.ts'

const game: Game = asGame(trick4)

/** Plays one deal with a level for each seat and says who won. */
function winner(seed: number, levels: readonly Level[], iterations: number): number {
  const s = game.begin({}, 4, seeded(seed))
  for (let n = 0; s.outcome === null; n++) {
    const seat = first(waiting(s))
    const level = levels[seat] as Level
    const { action } = choose({
      game,
      view: game.view(s, seat),
      seat,
      rng: seeded(seed * 100 + n),
      level,
      budget: { iterations },
    })
    game.play(s, seat, action)
  }
  return s.outcome.payoff.indexOf(1)
}

describe('search', () => {
  test('wins far more than its share against uniform players', () => {
    let wins = 0
    const deals = 60
    for (let deal = 0; deal < deals; deal++) {
      const seat = deal % 4
      const levels = [0, 1, 2, 3].map((i): Level => (i === seat ? 'samurai' : 'wanderer'))
      if (winner(deal + 1, levels, 120) === seat) wins++
    }
    // A quarter is its share; 27 of 60 is more than three deviations above.
    expect(wins).toBeGreaterThanOrEqual(27)
  })

  test('takes the trick that decides the game', () => {
    // Two tricks are left; seats 0 and 3 have three each. Seat 3 plays last to a lead of 4 and holds 7 and 0 of that
    // suit: with 7 it takes this trick and the last one, with 0 it loses both.
    const s = stage({ hands: [[24], [16], [8], [7, 0]], won: [3, 0, 0, 3], trick: [4, 3, 2] })
    const found = choose({
      game,
      view: trick4.view(s, 3),
      seat: 3,
      rng: seeded(2),
      level: 'samurai',
      budget: { iterations: 200 },
    })
    expect(found.words).toEqual(['play', 7])
    expect(found.considered.map(c => [c.action, c.value])).toEqual([
      [act.play(7), 1],
      [act.play(0), 0],
    ])
    // What is clear early is not thought over again and again.
    expect(found.considered.reduce((sum, c) => sum + c.visits, 0)).toBe(found.iterations)
    expect(found.iterations).toBeLessThan(200)
  })

  test('answers at once when there is one thing to do', () => {
    const s = game.begin({}, 4, seeded(3))
    const open = new Choices()
    while ((s as Trick4).won.reduce((a, b) => a + b, 0) < 7) {
      const seat = first(waiting(s))
      game.legal(s, seat, open)
      game.play(s, seat, open.at(0))
    }
    const seat = first(waiting(s))
    const choice = choose({ game, view: game.view(s, seat), seat, rng: seeded(1), level: 'samurai' })
    expect([choice.iterations, choice.considered]).toEqual([0, []])
  })

  test('the iteration budget is kept, and the clock cuts a thought short and says so', () => {
    const s = game.begin({}, 4, seeded(4))
    const ask = (budget: { iterations: number; millis?: number }) =>
      choose({ game, view: game.view(s, 0), seat: 0, rng: seeded(1), level: 'samurai', budget })
    const calm = ask({ iterations: 64 })
    expect(calm.stopped).toBe(false)
    // A lap tries every choice that is still in the race, so the last one may not fit in.
    expect(calm.iterations).toBeGreaterThan(64 - 8)
    expect(calm.iterations).toBeLessThanOrEqual(64)
    const hurried = ask({ iterations: 5_000_000, millis: 15 })
    expect(hurried.stopped).toBe(true)
    expect(hurried.iterations).toBeLessThan(5_000_000)
    expect(hurried.iterations).toBeGreaterThan(0)
  })

  test('refuses to think for a seat that has nothing to choose', () => {
    const s = game.begin({}, 4, seeded(4))
    expect(() => choose({ game, view: game.view(s, 2), seat: 2, rng: seeded(1), level: 'samurai' })).toThrow(
      NothingToChoose,
    )
  })
})

describe('a sense that is handed in', () => {
  const s = game.begin({}, 4, seeded(6))
  const ask = (sense: Sense<Core>) =>
    choose({
      game,
      view: game.view(s, 0),
      seat: 0,
      rng: seeded(1),
      level: 'samurai',
      sense,
      budget: { iterations: 100 },
    })

  test('guides rollouts by its policy and is asked for a value at the horizon', () => {
    let moves = 0
    let values = 0
    const found = ask({
      value(world, out) {
        values++
        out.fill(0.25, 0, world.seats)
      },
      policy(_world, _seat, open, rng) {
        moves++
        return below(rng, open.size)
      },
    })
    expect(found.iterations).toBeGreaterThan(100 - 8)
    expect(found.iterations).toBeLessThanOrEqual(100)
    expect(moves).toBeGreaterThan(100)
    expect(values).toBeGreaterThan(50)
  })

  test('its value decides: the card it praises is chosen', () => {
    const open = new Choices()
    game.legal(s, 0, open)
    const praised = open.at(5)
    const found = ask({
      horizon: 1,
      value(world, out) {
        out.fill(0, 0, world.seats)
        // Only a world in which the praised card went first is worth anything to seat 0.
        out[0] = (((world as Trick4).played >> act.play.card(praised)) & 1) === 1 ? 1 : 0
      },
    })
    expect(found.action).toBe(praised)
  })
})

describe('several seats asked at once', () => {
  test('a sealed bid is searched as if the others answered in order, and the best bid is found', () => {
    const s = auction.begin({}, 3, seeded(1))
    for (const seat of [0, 1, 2]) {
      const found = choose({
        game: auction,
        view: auction.view(s, seat),
        seat,
        rng: seeded(seat + 1),
        level: 'samurai',
        budget: { iterations: 800 },
      })
      expect(found.words).toEqual(['bid', 3])
      expect(found.considered.every(c => c.words[0] === 'bid')).toBe(true)
    }
  })

  test('a seat that may act at any time weighs that too', () => {
    const s = auction.begin({}, 3, seeded(1))
    const found = choose({
      game: quittable,
      view: auction.view(s, 1),
      seat: 1,
      rng: seeded(5),
      level: 'samurai',
      budget: { iterations: 400 },
    })
    const forfeit = found.considered.find(c => c.words[0] === 'forfeit')
    expect(forfeit?.value).toBeLessThan(0.2)
    expect(found.words).toEqual(['bid', 3])
  })
})

test('the ladder has five levels', () => {
  expect(Object.keys(LEVELS)).toEqual(['wanderer', 'ashigaru', 'bushi', 'samurai', 'daimyo'])
  expect(['wanderer', 'daimyo', 'shogun', 'toString'].map(isLevel)).toEqual([true, true, false, false])
})
