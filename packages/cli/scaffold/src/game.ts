import type { Manifest } from '@noren/engine'
import { asGame } from '@noren/engine'

/** Newgame before any of it is loaded. */
export const manifest: Manifest = {
  id: 'newgame',
  version: 1,
  prefix: 'NG',
  seats: { min: 2, max: 6 },
  chapters: ['SETUP', 'TURN', 'END'],
  cloth: { kanji: '新', dye: '#4a4036', crest: 'logo' },
  rules: async () => asGame((await import('./rules.ts')).rules),
  words: async () => (await import('./words.ts')).said,
  clauses: async (...which) => (await import('../rules/clauses.gen.ts')).clauses(...which),
}
