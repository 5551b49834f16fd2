import type { DataTable, LessonEntry, Manifest } from '@noren/engine'
import { EXAMPLES, MANIFESTS } from '@noren/games/manifests'
import type { MarkName } from '../art/marks.ts'
import { MARKS } from '../art/marks.ts'
import type { LoadedWords } from '../i18n/speech.ts'
import { wordsOf } from '../i18n/speech.ts'
import { usePrefs } from '../state/prefs.ts'
import type { BoardModule } from '../table/board.ts'

/** The name of a game, which is also its folder. */
export type GameId = string

/** A game as the page knows it before any of its code is loaded. */
export interface GameEntry {
  readonly id: GameId
  /** Names it had before. */
  readonly formerly: readonly string[]
  /** Hangs on the curtain only of a server that lists it. */
  readonly example?: true
  readonly seats: Manifest['seats']
  readonly crest: MarkName
  readonly kanji: string
  /** The dye of its cloth. */
  readonly dye: string
  /** One person may run up to this many seats alone. */
  readonly alone?: number
  /** Nothing is hidden between its players: several on one device need no curtain. */
  readonly open?: true
  /** The first game with a teacher. */
  readonly lesson?: Pick<LessonEntry, 'ideas' | 'minutes' | 'words'>
  readonly load: {
    readonly board: () => Promise<BoardModule>
    readonly words: () => Promise<LoadedWords>
    readonly clauses: Manifest['clauses']
    /** The printed figures that a host may replace; absent where there are none. */
    readonly data?: () => Promise<DataTable>
  }
}

/** Boards are found by the folder of their game; a game without one is played on the plain board. */
const BOARDS = import.meta.glob<BoardModule>('./*/Board.tsx')
const plain = (): Promise<BoardModule> => import('../table/PlainBoard.tsx')

/** For whoever builds a game: `?board=plain` behind the address of a table shows any game without its drawings. */
const wantsPlain = (): boolean =>
  typeof location !== 'undefined' && new URLSearchParams(location.search).get('board') === 'plain'

const isMark = (name: string): name is MarkName => Object.hasOwn(MARKS, name)

function entryOf(m: Manifest): GameEntry {
  const { id } = m
  const { crest, kanji, dye } = m.cloth
  return {
    id,
    formerly: m.formerly ?? [],
    ...(EXAMPLES.includes(m) ? { example: true } : {}),
    seats: m.seats,
    crest: isMark(crest) ? crest : 'logo',
    kanji,
    dye,
    ...(m.alone === undefined ? {} : { alone: m.alone }),
    ...(m.open === undefined ? {} : { open: m.open }),
    ...(m.lesson === undefined ? {} : { lesson: m.lesson }),
    load: {
      board: () => (wantsPlain() ? plain : (BOARDS[`./${id}/Board.tsx`] ?? plain))(),
      words: () => wordsOf(id, m, usePrefs.getState().lang),
      clauses: m.clauses,
      ...(m.data === undefined ? {} : { data: m.data }),
    },
  }
}

/** In the order of the curtain. */
export const GAMES: readonly GameEntry[] = [...MANIFESTS, ...EXAMPLES].map(entryOf)

/** A game by its id, or by one it had before. */
export const gameOf = (name: string): GameEntry | undefined =>
  GAMES.find(g => g.id === name || g.formerly.includes(name))
