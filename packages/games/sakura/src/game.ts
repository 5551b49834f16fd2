import type { Manifest } from '@noren/engine'
import { asGame } from '@noren/engine'
import { catalogues } from '../lesson/catalogues.gen.ts'
import { clauses } from '../rules/clauses.gen.ts'

/** Sakura before any of it is loaded. */
export const manifest: Manifest = {
  id: 'sakura',
  version: 2,
  prefix: 'SA',
  seats: { min: 2, max: 6 },
  chapters: ['SETUP', 'PLAY', 'TAKE', 'HIRE', 'MOD', 'CHAR', 'END'],
  cloth: { kanji: '桜', dye: '#9a3f63', crest: 'g-sakura' },
  rules: async () => asGame((await import('./rules.ts')).rules),
  words: async () => (await import('./words.ts')).said,
  clauses,
  schema: async () => (await import('../schema.json', { with: { type: 'json' } })).default,
  data: async () => (await import('./data.ts')).figures,
  sense: async () => (await import('./sense.ts')).sense,
  lesson: {
    ideas: 12,
    minutes: 7,
    load: async () => (await import('./lesson.ts')).lesson,
    words: catalogues,
  },
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  reader: async () => (await import('./view/from-1.ts')).reader,
}
