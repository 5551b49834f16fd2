import { LANG_IDS, voiceIn } from '@noren/words'
import { expect, it } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { goBeyond, isDrawn, loadWords } from '../src/i18n/load.ts'
import type { PageVoice } from '../src/i18n/page.ts'
import { partName } from '../src/table/part-name.ts'

isDrawn()
goBeyond()

it.each(GAMES.map(g => [g.id, g] as const))(
  'every chapter of the rules of %s has a name',
  async (_, game) => {
    const words = await game.load.words()
    await words.more()
    for (const lang of LANG_IDS) {
      const voice: PageVoice = voiceIn(lang, await loadWords(lang))
      const ids = Object.keys(await game.load.clauses(lang))
      expect(ids.length).toBeGreaterThan(0)
      const signs = [...new Set(ids.map(id => id.replace(/-\w+$/, '')))]
      expect(signs.filter(sign => partName(voice, sign, words.in(lang)) === sign)).toEqual([])
    }
  },
)
