import type { ClauseTexts, Lang, Lexicon, Manifest } from '@noren/engine'
import { MANIFESTS } from '@noren/games/manifests'
import type { MarkName } from '../art/marks.ts'
import { MARKS } from '../art/marks.ts'
import { learn } from '../i18n/tongues.ts'
import { usePrefs } from '../state/prefs.ts'
import type { BoardModule } from '../table/board.ts'

/** The name of a game on the page: its folder. */
export type GameId = string

/** A game as the page knows it before any of its code is loaded. */
export interface GameEntry {
  readonly id: GameId
  /** The id of its rules, as the server lists them. */
  readonly rules: string
  /** Names it had before. */
  readonly formerly: readonly string[]
  readonly seats: Manifest['seats']
  readonly crest: MarkName
  readonly kanji: string
  /** The dye of its cloth. */
  readonly dye: string
  /** One person may run up to this many seats alone. */
  readonly alone?: number
  /** Nothing is hidden between its players: several on one device need no curtain. */
  readonly open?: true
  readonly load: {
    readonly board: () => Promise<BoardModule>
    readonly words: () => Promise<Lexicon<never, never>>
    readonly clauses: (lang: Lang) => Promise<ClauseTexts>
  }
}

/** Boards are found by the folder of their game; a game without one is played on the plain board. */
const BOARDS = import.meta.glob<BoardModule>('./*/Board.tsx')
const plain = (): Promise<BoardModule> => import('../table/PlainBoard.tsx')

/** For whoever builds a game: `?board=plain` behind the address of a table shows any game without its drawings. */
const wantsPlain = (): boolean =>
  typeof location !== 'undefined' && new URLSearchParams(location.search).get('board') === 'plain'

const isMark = (name: string): name is MarkName => Object.hasOwn(MARKS, name)

/** Code and the reader's texts set out together, and arrive before anything is said. */
const taught = async <T>(id: GameId, code: Promise<T>): Promise<T> =>
  (await Promise.all([code, learn(id, usePrefs.getState().lang)]))[0]

function entryOf(m: Manifest): GameEntry {
  const id = m.folder ?? m.id
  const { crest, kanji, dye } = m.cloth
  return {
    id,
    rules: m.id,
    formerly: m.formerly ?? [],
    seats: m.seats,
    crest: isMark(crest) ? crest : 'logo',
    kanji,
    dye,
    ...(m.alone === undefined ? {} : { alone: m.alone }),
    ...(m.open === undefined ? {} : { open: m.open }),
    load: {
      board: () => taught(id, (wantsPlain() ? plain : (BOARDS[`./${id}/Board.tsx`] ?? plain))()),
      words: () => taught(id, m.words()),
      clauses: m.clauses,
    },
  }
}

/** In the order of the curtain. */
export const GAMES: readonly GameEntry[] = MANIFESTS.map(entryOf)

/** A game by the page's id, by that of its rules, or by a name it had before. */
export const gameOf = (id: string): GameEntry | undefined =>
  GAMES.find(g => g.id === id || g.rules === id || g.formerly.includes(id))
