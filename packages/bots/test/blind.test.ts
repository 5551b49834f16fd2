import { describe, expect, test } from 'vitest'
import type { Core, Game } from '@noren/engine'
import { asGame, Choices, copyRng, legal, play } from '@noren/engine'
import type { AnyFixture } from '@noren/engine/laws'
import { LawBroken } from '@noren/engine/laws'
import { trick4 } from '@noren/engine/trick4'
import { fixture } from '@noren/engine/trick4/fixture'
import type { Level } from '../src/index.ts'
import { choose } from '../src/index.ts'
import type { Blind, Decider } from './blind.ts'
import { blindLaw } from './blind.ts'

const fx: AnyFixture = fixture
const path = (seed: number) => ({ seats: 4, option: 0, seed, tape: [] })
/** trick4 has no rules of thumb; the levels that need some are tried on the games that do. */
const levels: readonly Level[] = ['wanderer', 'samurai']

const honest =
  (level: Level, iterations: number): Decider =>
  (game, s, seat, rng) =>
    choose({ game, view: game.view(s, seat), seat, rng, level, budget: { iterations } })

/** A cheat: searches with the true state in place of an imagined one. It exists to be caught. */
const peeking: Decider = (game, s, seat, rng) => {
  const truth = (): Core => game.clone(s)
  const cheat: Game = { ...game, imagine: truth, imaginer: () => truth }
  return choose({ game: cheat, view: null, seat, rng, level: 'samurai', budget: { iterations: 60 } })
}

/** A subtler cheat: honest unless the next seat holds a certain card. */
const glancing: Decider = (game, s, seat, rng) => {
  const mine = honest('wanderer', 1)(game, s, seat, rng)
  const holds = (((s as Core & { hands: number[] }).hands[(seat + 1) & 3] as number) & 1) !== 0
  return holds ? { ...mine, iterations: 1 } : mine
}

function caught(decide: Decider): boolean {
  for (let seed = 1; seed <= 20; seed++) {
    try {
      blindLaw(fx, decide, path(seed), { worlds: 0, open: 0 }, 3)
    } catch (error) {
      if (error instanceof LawBroken) return true
      throw error
    }
  }
  return false
}

describe('bots play blind', () => {
  for (const level of levels) {
    test(`${level}: same view and same seed, same choice, over re-dealt worlds`, () => {
      const tally: Blind = { worlds: 0, open: 0 }
      for (let seed = 1; tally.worlds < 1500; seed++) blindLaw(fx, honest(level, 40), path(seed), tally)
      expect(tally.worlds).toBeGreaterThanOrEqual(1500)
      if (level !== 'wanderer') expect(tally.open).toBeGreaterThan(100)
    })
  }

  test('a bot that peeks at the true state is caught', () => expect(caught(peeking)).toBe(true))
  test('a bot that glances at a single card is caught', () => expect(caught(glancing)).toBe(true))
  test('an honest one is not', () => expect(caught(honest('samurai', 30))).toBe(false))
})

describe('a bot leaves alone what it is given', () => {
  test('the view and the generator are as they were', () => {
    const s = trick4.setup({}, 4, [5, 6, 7, 8])
    const view = trick4.view(s, 0)
    const before = JSON.stringify(view)
    const rng = copyRng([9, 9, 9, 9])
    const first = choose({
      game: asGame(trick4),
      view,
      seat: 0,
      rng,
      level: 'samurai',
      budget: { iterations: 200 },
    })
    expect([JSON.stringify(view), rng]).toEqual([before, [9, 9, 9, 9]])
    const again = choose({
      game: asGame(trick4),
      view,
      seat: 0,
      rng,
      level: 'samurai',
      budget: { iterations: 200 },
    })
    expect(again).toEqual(first)
  })

  test('another thought in between changes nothing', () => {
    const s = trick4.setup({}, 4, [5, 6, 7, 8])
    const ask = (seed: number) =>
      choose({
        game: asGame(trick4),
        view: trick4.view(s, 0),
        seat: 0,
        rng: [seed, 1, 1, 1],
        level: 'samurai',
        budget: { iterations: 300 },
      })
    const first = ask(3)
    const open = new Choices()
    legal(trick4, s, 0, open)
    const later = trick4.clone(s)
    play(trick4, later, 0, open.at(0))
    choose({
      game: asGame(trick4),
      view: trick4.view(later, 1),
      seat: 1,
      rng: [8, 8, 8, 8],
      level: 'samurai',
    })
    expect(ask(3)).toEqual(first)
  })
})
