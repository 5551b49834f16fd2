import { describe, expect, test } from 'vitest'
import type { Core, Game, Sense } from '@noren/engine'
import { asGame, begin, first, members, seeded, waiting } from '@noren/engine'
import type { Trick4 } from '@noren/engine/trick4'
import { trick4 } from '@noren/engine/trick4'
import { sakura } from '@noren/sakura'
import { sense as sakuraSense } from '@noren/sakura/sense'
import type { Budget, Question } from '../src/index.ts'
import { budgetFor, choose, LEVELS } from '../src/index.ts'
import { auction } from './auction.ts'

const game: Game = asGame(trick4)

describe('the top level', () => {
  test('deals anew from the point of view of others, and leaves no trace of its own hand in their lessons', () => {
    const s = game.begin({}, 4, seeded(4))
    const eyes = new Set<number>()
    const watched: Game = {
      ...game,
      view: (world, seat) => {
        eyes.add(seat)
        return game.view(world, seat)
      },
    }
    const view = game.view(s, 0)
    const ask = { game: watched, view, seat: 0, rng: seeded(1), budget: { iterations: 400 } } as const
    choose({ ...ask, level: 'samurai' })
    expect([...eyes]).toEqual([])
    choose({ ...ask, level: 'daimyo' })
    expect(eyes.size).toBeGreaterThan(0)
    expect(eyes.has(0)).toBe(false)
  })

  test('passes over worlds that do not explain what others did', () => {
    const s = game.begin({}, 4, seeded(4))
    // Whoever sits on seat 1 is believed not to hold card 31; a world in which he does is hardly ever searched.
    const holds = (world: Core): boolean => (((world as Trick4).hands[1] as number) & (1 << 31)) !== 0
    const counted = (level: 'samurai' | 'daimyo'): number => {
      let seen = 0
      let worlds = 0
      const sense: Sense<Core> = {
        value: (world, out) => out.fill(1 / world.seats, 0, world.seats),
        horizon: 1,
        clock: world => {
          worlds++
          if (holds(world)) seen++
          return 0
        },
        belief: world => (holds(world) ? 0 : 1),
      }
      choose({
        game,
        view: game.view(s, 0),
        seat: 0,
        rng: seeded(2),
        level,
        sense,
        budget: { iterations: 96 },
      })
      return seen / worlds
    }
    expect(counted('daimyo')).toBeLessThan(counted('samurai') / 2)
  })

  test('answers a sealed window within its own, smaller budget', () => {
    const s = auction.begin({}, 3, seeded(1))
    const asked = { game: auction, view: auction.view(s, 0), seat: 0, rng: seeded(1) }
    const { iterations } = choose({ ...asked, level: 'daimyo' })
    expect(iterations).toBeGreaterThan(0)
    expect(iterations).toBeLessThanOrEqual(LEVELS.daimyo.reaction.iterations)
  })

  test('its budgets stay below a second a turn and a tenth of a second a reaction', () => {
    // A turn is a handful of choices.
    expect(LEVELS.daimyo.budget.millis * 3).toBeLessThan(1000)
    expect(LEVELS.daimyo.reaction.millis).toBeLessThan(100)
  })

  test('a long turn shares what a turn may cost, and who is asked in another’s turn answers quickly', () => {
    const s = game.begin({}, 4, seeded(1))
    const seat = first(waiting(s))
    const { budget, reaction, turn } = LEVELS.daimyo
    const grantedTo = (turnOf: number, choices: number, own?: Budget, more: Partial<Question> = {}): Budget =>
      budgetFor(
        {
          game,
          seat,
          sense: {
            value: () => {},
            choices: () => choices,
            hintFeatures: { turn: () => turnOf, now: () => {}, later: () => {} },
          },
          ...(own === undefined ? {} : { budget: own }),
          ...more,
        },
        LEVELS.daimyo,
        s,
      )
    expect(grantedTo(seat, 3)).toEqual(budget)
    const long = grantedTo(seat, 2 * turn)
    expect(long).toEqual({ iterations: budget.iterations / 2, millis: 1000 / 8 })
    // A part of the budget is shared likewise, and stays a count of iterations alone.
    expect(grantedTo(seat, 2 * turn, { iterations: 100 })).toEqual({ iterations: 50 })
    expect(grantedTo((seat + 1) % 4, 2 * turn)).toEqual(reaction)
    // Where games must repeat the clock has no say, and reactions have their own iterations all the same.
    expect(grantedTo((seat + 1) % 4, 2 * turn, undefined, { clock: false })).toEqual({
      iterations: reaction.iterations,
    })
    expect(grantedTo(seat, 3, undefined, { clock: false, share: 0.5 })).toEqual({
      iterations: budget.iterations / 2,
    })
    // A hint has the whole of it, however long the turn is.
    expect(grantedTo(seat, 2 * turn, undefined, { whole: true })).toEqual(budget)
    // Nobody's turn, as in a vote that is not sealed: then it is like one's own.
    expect(grantedTo(-1, 3)).toEqual(budget)
  })
})

describe('a secret vote', () => {
  /** A Sakura table at which everybody is asked to vote. */
  const voting = (): Core => {
    for (let seed = 1; seed < 400; seed++) {
      const s: Core = begin(sakura, sakura.options.defaults, 4, seeded(seed))
      for (let n = 0; s.outcome === null; n++) {
        if (s.frames.at(-1)?.kind === 'vote') return s
        const seat = first(waiting(s))
        asGame(sakura).play(
          s,
          seat,
          choose({
            game: asGame(sakura),
            view: sakura.view(s as never, seat),
            seat,
            rng: seeded(n),
            level: 'wanderer',
          }).action,
        )
      }
    }
    throw new Error('nobody ever hired the Daimyo of the vote')
  }

  test('is played mixed by every level: the same view, another chance, another colour', () => {
    const s = voting()
    expect(members(waiting(s)).length).toBeGreaterThan(1)
    for (const level of ['bushi', 'samurai', 'daimyo'] as const)
      for (const seat of members(waiting(s)).slice(0, 2)) {
        const view = asGame(sakura).view(s, seat)
        const colours = Array.from({ length: 24 }, (_, i) =>
          choose({
            game: asGame(sakura),
            view,
            seat,
            rng: seeded(i + 1),
            level,
            sense: sakuraSense,
            budget: { iterations: 24 },
          }).words.join(' '),
        )
        const white = colours.filter(c => c === 'vote white').length
        expect([level, white >= 5 && white <= 19, colours.every(c => c.startsWith('vote '))]).toEqual([
          level,
          true,
          true,
        ])
      }
  })
})
