import { expect, test } from 'vitest'
import { runOutside } from '../src/outside/index.ts'

test(
  'clients that know no rules finish games of every kind, and nothing they are offered is refused',
  { timeout: 240_000 },
  async () => {
    const { games } = await runOutside({ games: 2, seed: 3 })
    expect(games.map(g => g.game).sort()).toEqual(['honor', 'sake', 'sakura', 'spirit'])
    for (const { refusals, answers, finished } of games) {
      expect(refusals).toEqual([])
      expect(finished).toBe(2)
      // Deals are drawn by chance here, and a night of Samurai Spirit can be short.
      expect(answers).toBeGreaterThan(finished)
    }
    expect(games.some(g => g.backs > 0)).toBe(true)
  },
)
