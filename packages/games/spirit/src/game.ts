import type { Lang, Manifest } from '@noren/engine'
import { asGame } from '@noren/engine'

/** Samurai Spirit before any of it is loaded. */
export const manifest: Manifest = {
  id: 'samurai-spirit',
  folder: 'spirit',
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
  words: async () => (await import('./words.ts')).lexicon,
  clauses: async (lang: Lang) =>
    (
      await {
        en: () => import('./clauses/en.ts'),
        fr: () => import('./clauses/fr.ts'),
        it: () => import('./clauses/it.ts'),
      }[lang]()
    ).default,
  sense: async () => (await import('./sense/search.ts')).sense,
  standing: async () => (await import('./standing.ts')).standing,
  reader: async () => (await import('./view/from-1.ts')).reader,
}
