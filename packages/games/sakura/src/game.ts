import type { Manifest } from '@noren/engine'
import { asGame } from '@noren/engine'
import { puzzleEntry } from '@noren/engine/puzzle-entry'

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
  clauses: async (...which) => (await import('../rules/clauses.gen.ts')).clauses(...which),
  schema: async () => (await import('../schema.json', { with: { type: 'json' } })).default,
  data: async () => (await import('./data.ts')).figures,
  sense: async () => (await import('./sense.ts')).sense,
  stage: async () => {
    const { stage, example } = await import('./stage.ts')
    return { lay: stage, example }
  },
  daily: {
    seats: 3,
    options: {},
    minutes: 5,
    fewest: true,
    shorten: async () => (await import('./daily.ts')).shorten,
  },
  lesson: {
    ideas: 12,
    minutes: 7,
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
