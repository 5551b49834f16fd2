import { describe, expect, test } from 'vitest'
import { choose } from '@noren/bots'
import type { Core, Sense } from '@noren/engine'
import { pathOf } from '../src/commands/leaks.ts'
import type { Decider } from '../src/dojo/honesty.ts'
import { honest, tryHonesty } from '../src/dojo/honesty.ts'
import { GAMES, rulesOf } from '../src/games.ts'
import { json } from './heard.ts'

/** It imagines the true state: the same search, the same chance, and what it may not know. */
const peeking =
  (decide: Decider): Decider =>
  (game, s, seat, rng, level) => {
    const truth = (): Core => game.clone(s)
    return decide({ ...game, imagine: truth, imaginer: () => truth }, s, seat, rng, level)
  }

for (const entry of GAMES) {
  describe(entry.name, () => {
    test('every level chooses the same in worlds it cannot tell apart', async () => {
      const found = await json('honesty', entry.name, '--worlds', '1500', '--seed', '7')
      expect(found['caught']).toBeNull()
      expect(found['worlds']).toBeGreaterThanOrEqual(1500)
      expect(Object.keys(found['levels'] as object).length).toBeGreaterThanOrEqual(4)
    })

    test('a bot that peeks is caught by the same test', async () => {
      const fx = await entry.fixture()
      const { sense } = await rulesOf(entry.name)
      // A mind of the game's own takes the view and cannot peek: the cheat thinks by the general search.
      const general: Sense<Core> = { value: () => undefined, ...sense }
      delete general.mind
      const found = tryHonesty(fx, peeking(honest(general)), at => pathOf(fx, at), 1, 20_000)
      expect(found.caught?.message).toContain('same view and same chance, same choice')
    })
  })
}

test('a bot that tells by its eagerness what another holds is caught too', async () => {
  const [entry] = GAMES
  if (entry === undefined) throw new Error('no game')
  const fx = await entry.fixture()
  const glancing: Decider = (game, s, seat, rng) => {
    const mine = choose({ game, view: game.view(s, seat), seat, rng, level: 'wanderer' })
    const other = (seat + 1) % s.seats
    const odd = JSON.stringify(game.view(s, other)).length % 2 === 1
    return odd ? { ...mine, iterations: 1 } : mine
  }
  const found = tryHonesty(fx, glancing, at => pathOf(fx, at), 1, 5000)
  expect(found.caught).not.toBeNull()
})
