import type { ClauseTexts, Lang, Lexicon } from '@noren/engine'
import type { MarkName } from '../art/marks.ts'
import { learn } from '../i18n/tongues.ts'
import { usePrefs } from '../state/prefs.ts'
import type { BoardModule } from '../table/board.ts'

/** A game as the page knows it before any of its code is loaded. */
export interface GameEntry {
  readonly id: GameId
  /** The id of its rules, as the server lists them. */
  readonly rules: string
  readonly crest: MarkName
  readonly kanji: string
  /** The dye of its cloth. */
  readonly dye: string
  /** One person may run up to this many seats alone; the label of that deed. */
  readonly alone?: { readonly most: number; readonly label: Readonly<Record<Lang, string>> }
  /** Nothing is hidden between its players: several on one device need no curtain. */
  readonly open?: true
  /** Absent until somebody has built the board: the home page then says "soon". */
  readonly load?: {
    readonly board: () => Promise<BoardModule>
    readonly words: () => Promise<Lexicon<never, never>>
    readonly clauses: (lang: Lang) => Promise<ClauseTexts>
  }
}

export const GAME_IDS = ['sake', 'spirit', 'sakura', 'honor'] as const
export type GameId = (typeof GAME_IDS)[number]

const SAKURA_CLAUSES: Readonly<Record<Lang, () => Promise<ClauseTexts>>> = {
  en: async () => (await import('@noren/sakura/clauses/en')).default,
  fr: async () => (await import('@noren/sakura/clauses/fr')).default,
  it: async () => (await import('@noren/sakura/clauses/it')).default,
}

const HONOR_CLAUSES: Readonly<Record<Lang, () => Promise<ClauseTexts>>> = {
  en: async () => (await import('@noren/honor/clauses/en')).default,
  fr: async () => (await import('@noren/honor/clauses/fr')).default,
  it: async () => (await import('@noren/honor/clauses/it')).default,
}

const SPIRIT_CLAUSES: Readonly<Record<Lang, () => Promise<ClauseTexts>>> = {
  en: async () => (await import('@noren/spirit/clauses/en')).default,
  fr: async () => (await import('@noren/spirit/clauses/fr')).default,
  it: async () => (await import('@noren/spirit/clauses/it')).default,
}

const SAKE_CLAUSES: Readonly<Record<Lang, () => Promise<ClauseTexts>>> = {
  en: async () => (await import('@noren/sake/clauses/en')).default,
  fr: async () => (await import('@noren/sake/clauses/fr')).default,
  it: async () => (await import('@noren/sake/clauses/it')).default,
}

/** Code and the reader's texts set out together, and arrive before anything is said. */
const taught = async <T>(id: GameId, code: Promise<T>): Promise<T> =>
  (await Promise.all([code, learn(id, usePrefs.getState().lang)]))[0]

/** In the order of the curtain. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'sake',
    rules: 'sake-and-samurai',
    crest: 'g-sake',
    kanji: '酒侍',
    dye: '#8a2716',
    load: {
      board: () => taught('sake', import('./sake/Board.tsx')),
      words: async () => (await taught('sake', import('@noren/sake/words'))).lexicon,
      clauses: lang => SAKE_CLAUSES[lang](),
    },
  },
  {
    id: 'spirit',
    rules: 'samurai-spirit',
    crest: 'g-spirit',
    kanji: '侍魂',
    dye: '#1f4269',
    open: true,
    alone: {
      most: 7,
      label: { en: 'Alone, {{n}} samurai', fr: 'Seul, {{n}} samouraïs', it: 'Da solo, {{n}} samurai' },
    },
    load: {
      board: () => taught('spirit', import('./spirit/Board.tsx')),
      words: async () => (await taught('spirit', import('@noren/spirit/words'))).lexicon,
      clauses: lang => SPIRIT_CLAUSES[lang](),
    },
  },
  {
    id: 'sakura',
    rules: 'sakura',
    crest: 'g-sakura',
    kanji: '桜',
    dye: '#9a3f63',
    load: {
      board: () => taught('sakura', import('./sakura/Board.tsx')),
      words: async () => (await taught('sakura', import('@noren/sakura/words'))).lexicon,
      clauses: lang => SAKURA_CLAUSES[lang](),
    },
  },
  {
    id: 'honor',
    rules: 'honor-of-the-samurai',
    crest: 'g-honor',
    kanji: '名誉',
    dye: '#28503f',
    load: {
      board: () => taught('honor', import('./honor/Board.tsx')),
      words: async () => (await taught('honor', import('@noren/honor/words'))).lexicon,
      clauses: lang => HONOR_CLAUSES[lang](),
    },
  },
]

/** A game by the page's id or by that of its rules. */
export const gameOf = (id: string): GameEntry | undefined => GAMES.find(g => g.id === id || g.rules === id)
