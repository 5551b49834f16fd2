import type { Manifest } from '@noren/engine'
import { asGame } from '@noren/engine'
import { puzzleEntry } from '@noren/engine/puzzle-entry'

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
  clauses: async (...which) => (await import('../rules/clauses.gen.ts')).clauses(...which),
  schema: async () => (await import('../schema.json', { with: { type: 'json' } })).default,
  data: async () => (await import('./data.ts')).figures,
  sense: async () => (await import('./sense/search.ts')).sense,
  standing: async () => (await import('./standing.ts')).standing,
  stage: async () => {
    const { stage, example } = await import('./stage.ts')
    return { lay: stage, example }
  },
  daily: { seats: 3, options: { target: 250 }, minutes: 12 },
  lesson: {
    ideas: 14,
    minutes: 10,
    load: async () => (await import('./lesson.ts')).lesson,
    words: async () => (await import('../lesson/catalogues.gen.ts')).catalogues,
  },
  puzzles: puzzleEntry({
    list: () => import('../puzzles/list.json', { with: { type: 'json' } }),
    chosen: () => import('./puzzles.ts'),
    found: () => import('../puzzles/found.json', { with: { type: 'json' } }),
    words: () => import('../puzzles/catalogues.gen.ts'),
  }),
  reader: async () => (await import('./view/from-1.ts')).reader,
}
