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
      expect(answers).toBeGreaterThan(20)
    }
    expect(games.some(g => g.backs > 0)).toBe(true)
  },
)
