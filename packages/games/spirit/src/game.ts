import type { Lang, Manifest } from '@noren/engine'
import { asGame } from '@noren/engine'

/** Samurai Spirit before any of it is loaded. */
export const manifest: Manifest = {
  id: 'samurai-spirit',
  folder: 'spirit',
  version: 1,
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
  alone: 3,
  together: true,
  rules: async () => asGame((await import('./index.ts')).spirit),
  words: async () => (await import('./words.ts')).lexicon,
  clauses: async (lang: Lang) =>
    (
      await {
        en: () => import('./clauses/en.ts'),
        fr: () => import('./clauses/fr.ts'),
        it: () => import('./clauses/it.ts'),
      }[lang]()
    ).default,
  sense: async () => (await import('./mind.ts')).sense,
  standing: async () => (await import('./standing.ts')).standing,
}
