import type { Lang, Manifest } from '@noren/engine'
import { asGame } from '@noren/engine'

/** Saké & Samouraï before any of it is loaded. */
export const manifest: Manifest = {
  id: 'sake-and-samurai',
  folder: 'sake',
  version: 2,
  prefix: 'SK',
  seats: { min: 3, max: 8 },
  chapters: [
    'SETUP',
    'GEO',
    'TURN',
    'ATTACK',
    'MOVE',
    'IAIDO',
    'DRINK',
    'DEF',
    'WEAPON',
    'ITEM',
    'EVENT',
    'INT',
    'DISC',
    'HAND',
    'DECK',
    'SOUL',
    'SAKE',
    'BURN',
    'DMG',
    'HEAL',
    'DEATH',
    'LINE',
    'SPIRIT',
    'POWER',
    'STEAL',
    'TORMENT',
    'DEMAT',
    'FATAL',
    'END',
    'SEPPUKU',
    'ABIL',
    'LOC',
  ],
  cloth: { kanji: '酒侍', dye: '#8a2716', crest: 'g-sake' },
  rules: async () => asGame((await import('./rules.ts')).rules),
  words: async () => (await import('./words.ts')).lexicon,
  clauses: async (lang: Lang) =>
    (
      await {
        en: () => import('./clauses/en.ts'),
        fr: () => import('./clauses/fr.ts'),
        it: () => import('./clauses/it.ts'),
      }[lang]()
    ).clauses,
  sense: async () => (await import('./sense.ts')).sense,
  standing: async () => (await import('./standing.ts')).standing,
  reader: async () => (await import('./view/from-1.ts')).reader,
}
