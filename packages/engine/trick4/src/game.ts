import type { Manifest } from '@noren/engine'
import { asGame } from '@noren/engine'

/** Trick4 before any of it is loaded. */
export const manifest: Manifest = {
  id: 'trick4',
  version: 1,
  prefix: 'T4',
  seats: { min: 4, max: 4 },
  chapters: ['DEAL', 'PLAY', 'TRICK', 'END'],
  cloth: { kanji: '四', dye: '#3f4a5a', crest: 'logo' },
  rules: async () => asGame((await import('./rules.ts')).rules),
  words: async () => (await import('./words.ts')).said,
  clauses: async (...which) => (await import('../rules/clauses.gen.ts')).clauses(...which),
}
