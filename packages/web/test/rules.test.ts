import { LANGS } from '@noren/engine'
import { expect, it } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { partName } from '../src/table/rule-words.ts'

it.each(GAMES.map(g => [g.id, g] as const))(
  'every chapter of the rules of %s has a name',
  async (_, game) => {
    const words = await game.load.words()
    for (const lang of LANGS) {
      const ids = Object.keys(await game.load.clauses(lang))
      expect(ids.length).toBeGreaterThan(0)
      const signs = [...new Set(ids.map(id => id.replace(/-\w+$/, '')))]
      expect(signs.filter(sign => partName(lang, sign, words) === sign)).toEqual([])
    }
  },
)
