import type { Manifest } from '@noren/engine'
import { asGame } from '@noren/engine'
import { puzzleEntry } from '@noren/engine/puzzle-entry'

/** Samurai Spirit before any of it is loaded. */
export const manifest: Manifest = {
  id: 'spirit',
  formerly: ['samurai-spirit'],
  version: 2,
  prefix: 'SS',
  seats: { min: 2, max: 7 },
  chapters: [
    'DEF',
    'SETUP',
    'MODE',
    'ROUND',
    'TURN',
    'PEN',
    'FIGHT',
    'CONF',
    'DEFEND',
    'SUP',
    'PASS',
    'TAL',
    'KIAI',
    'WOUND',
    'BARR',
    'FARM',
    'FAM',
    'END',
    'NEXT',
    'WIN',
    'LOSS',
    'SCORE',
    'DUO',
    'SOLO',
    'FAQ',
  ],
  cloth: { kanji: '侍魂', dye: '#1f4269', crest: 'g-spirit' },
  open: true,
  alone: 7,
  together: true,
  rules: async () => asGame((await import('./rules.ts')).rules),
  words: async () => (await import('./words.ts')).said,
  clauses: async (...which) => (await import('../rules/clauses.gen.ts')).clauses(...which),
  schema: async () => (await import('../schema.json', { with: { type: 'json' } })).default,
  data: async () => (await import('./data.ts')).figures,
  sense: async () => (await import('./sense/search.ts')).sense,
  standing: async () => (await import('./standing.ts')).standing,
  par: async () => (await import('./par.ts')).par,
  stage: async () => {
    const { stage, example } = await import('./stage.ts')
    return { lay: stage, example }
  },
  daily: {
    seats: 3,
    options: {},
    minutes: 8,
    shorten: async () => (await import('./daily.ts')).shorten,
  },
  lesson: {
    ideas: 13,
    minutes: 8,
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
