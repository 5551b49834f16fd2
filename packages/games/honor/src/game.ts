import type { Manifest } from '@noren/engine'
import { asGame } from '@noren/engine'
import { catalogues } from '../lesson/catalogues.gen.ts'
import { clauses } from '../rules/clauses.gen.ts'

/** Honor of the Samurai before any of it is loaded. */
export const manifest: Manifest = {
  id: 'honor',
  formerly: ['honor-of-the-samurai'],
  version: 2,
  prefix: 'HS',
  seats: { min: 3, max: 6 },
  chapters: [
    'SETUP',
    'HOUSE',
    'TURN',
    'COLLECT',
    'ACT',
    'HAND',
    'PLACE',
    'DECL',
    'ALLY',
    'NINJA',
    'BATTLE',
    'SHOGUN',
    'DIS',
    'SAVE',
    'GUN',
    'END',
  ],
  cloth: { kanji: '名誉', dye: '#28503f', crest: 'g-honor' },
  rules: async () => asGame((await import('./rules.ts')).rules),
  words: async () => (await import('./words.ts')).said,
  clauses,
  schema: async () => (await import('../schema.json', { with: { type: 'json' } })).default,
  data: async () => (await import('./data.ts')).figures,
  sense: async () => (await import('./sense/search.ts')).sense,
  standing: async () => (await import('./standing.ts')).standing,
  lesson: {
    ideas: 14,
    minutes: 10,
    load: async () => (await import('./lesson.ts')).lesson,
    words: catalogues,
  },
  reader: async () => (await import('./view/from-1.ts')).reader,
}
