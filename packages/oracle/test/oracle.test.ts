import { expect, test } from 'vitest'
import type { Core, Game } from '@noren/engine'
import { asGame, Choices, digest, first, seeded, waiting } from '@noren/engine'
import { trick4 } from '@noren/engine/trick4'
import { choose, NothingToChoose } from '@noren/bots'
import { prophesy, truth } from '../src/index.ts'

const game: Game = asGame(trick4)

test('what the oracle imagines is the truth, but for later chance', () => {
  const s = game.begin({}, 4, seeded(3))
  const world = truth(game, s)(null, seeded(9))
  expect(digest({ ...world, rng: null })).toBe(digest({ ...s, rng: null }))
  expect(world).not.toBe(s)
})

test('a mind of the game’s own is shown the truth too, and the game is honest again afterwards, come what may', () => {
  const s = game.begin({}, 4, seeded(3))
  const seat = first(waiting(s))
  const bent: { imagine: unknown } = trick4
  const honest = bent.imagine
  const seen: string[] = []
  const mind = (view: unknown, of: number): readonly { action: number; value: number; worlds: number }[] => {
    const world = game.imagine(view, seeded(4))
    seen.push(digest({ ...world, rng: null }))
    const open = new Choices()
    game.legal(world, of, open)
    return open.toArray().map(action => ({ action, value: 0, worlds: 1 }))
  }
  const sense = { value: (): void => {}, mind }
  prophesy({ game, state: s, seat, rng: seeded(5), sense, budget: { iterations: 8 } })
  expect(seen).toEqual([digest({ ...s, rng: null })])
  expect(bent.imagine).toBe(honest)
  const broken = { ...sense, mind: () => [] }
  expect(() => prophesy({ game, state: s, seat, rng: seeded(5), sense: broken })).toThrow(NothingToChoose)
  expect(bent.imagine).toBe(honest)
})

test('it leaves the true state alone and wins more than an honest search of the same length', () => {
  let oracle = 0
  const deals = 160
  for (let deal = 0; deal < deals; deal++) {
    const s: Core = game.begin({}, 4, seeded(deal + 1000))
    const cheat = deal % 2
    for (let n = 0; s.outcome === null; n++) {
      const seat = first(waiting(s))
      const rng = seeded(deal * 64 + n)
      const budget = { iterations: 48 }
      const before = n === 5 ? digest(s) : ''
      const { action } =
        seat % 2 === cheat
          ? prophesy({ game, state: s, seat, rng, budget })
          : choose({ game, view: game.view(s, seat), seat, rng, level: 'samurai', budget })
      if (n === 5) expect(digest(s)).toBe(before)
      game.play(s, seat, action)
    }
    oracle += s.outcome.payoff.reduce((sum, p, seat) => sum + (seat % 2 === cheat ? p : 0), 0)
  }
  expect(oracle / deals).toBeGreaterThan(0.55)
})
