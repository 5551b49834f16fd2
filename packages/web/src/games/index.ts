import type { DailyEntry, DataTable, LessonEntry, Manifest, PuzzleEntry } from '@noren/engine'
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
  /** Its rules are on the server alone: it cannot be played on the device. */
  readonly outside?: true
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
  /** What the page knows of its puzzles: the list and their words. */
  readonly puzzles?: Pick<PuzzleEntry, 'list' | 'words'>
  /** Its deal of the day. */
  readonly daily?: Pick<DailyEntry, 'seats' | 'minutes'>
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
  const words = (): Promise<LoadedWords> => wordsOf(id, m, usePrefs.getState().lang)
  /** Fields of a board that nobody drew are named by words that other boards need only later. */
  const plainBoard = async (): Promise<BoardModule> => {
    const [board] = await Promise.all([plain(), words().then(found => found.more())])
    return board
  }
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
    ...(m.daily === undefined ? {} : { daily: m.daily }),
    ...(m.lesson === undefined ? {} : { lesson: m.lesson }),
    ...(m.puzzles === undefined ? {} : { puzzles: m.puzzles }),
    load: {
      board: () => (wantsPlain() ? plainBoard : (BOARDS[`./${id}/Board.tsx`] ?? plainBoard))(),
      words,
      clauses: m.clauses,
      ...(m.data === undefined ? {} : { data: m.data }),
    },
  }
}

const games = [...MANIFESTS, ...EXAMPLES].map(entryOf)
/** In the order of the curtain; games of the server's host come last, when they are met: ./outside.ts. */
export const GAMES: readonly GameEntry[] = games

export function addOutside(m: Manifest): void {
  if (gameOf(m.id) === undefined) games.push({ ...entryOf(m), outside: true })
}

/** A game by its id, or by one it had before. */
export const gameOf = (name: string): GameEntry | undefined =>
  GAMES.find(g => g.id === name || g.formerly.includes(name))
