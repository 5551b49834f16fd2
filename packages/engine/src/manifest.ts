import type { Clause, Core, Sense } from './contract.ts'
import type { DailyEntry } from './daily.ts'
import type { DataTable } from './figures/table.ts'
import type { Game } from './game.ts'
import type { LessonEntry } from './lesson.ts'
import type { PuzzleEntry } from './puzzle.ts'
import type { GameSource, Reader } from './registry.ts'
import type { Sayings } from './sayings.ts'
import type { StandingReplies } from './standing.ts'

type Later<T> = () => Promise<T>

/** Sentences of clauses in one language; pages load one language only. */
export type ClauseTexts = Readonly<Record<Clause, string>>

/** The share of games that bots hold at such a table; null where nobody has measured it. */
export type Par = (options: unknown, seats: number) => number | null

/** How positions are laid by hand, and a description to begin from. */
export interface Staged {
  readonly lay: (description: never) => Core
  readonly example: object
}

/** A game before any of its code is loaded: all that server, worker, page, command line and tests need to find the rest. */
export interface Manifest {
  /** The one name of the game: in logs, charters and commands, on the wire, and of its folders. */
  readonly id: string
  /** Names it had before: stored games, links and frozen files keep them. */
  readonly formerly?: readonly string[]
  /** Moves with every change of the rules; a match stays with the version it began with. */
  readonly version: number
  /** How its clause ids begin. */
  readonly prefix: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Parts of the rulebook in its order, by the sign in their clauses; the words have their names. */
  readonly chapters: readonly string[]
  readonly cloth: { readonly kanji: string; readonly dye: string; readonly crest: string }
  /** Nothing is hidden between players: several on one device need no curtain. */
  readonly open?: true
  /** One person may run up to this many seats. */
  readonly alone?: number
  /** All seats win or lose together. */
  readonly together?: true
  readonly rules: Later<Game>
  /** What it says, as ids and facts: its catalogues have the sentences. */
  readonly words: Later<Sayings<never, never>>
  /** The exact rules, as the edition of a table has them where editions differ; in English if it does not have the language. */
  readonly clauses: (lang: string, edition?: string) => Promise<ClauseTexts>
  /** JSON Schema of its views and of the words of its choices, for clients of others; `npm run schemas` writes it. */
  readonly schema?: Later<object>
  /** The printed figures that a host may replace, with their schema; without it there are none. */
  readonly data?: Later<DataTable>
  /** Without it bots play on at random and judge by the outcome. */
  readonly sense?: Later<Sense<never>>
  /** Without it nothing is answered by itself. */
  readonly standing?: Later<StandingReplies>
  /** The share of games that bots hold where all win or lose together, for such a table; null where nobody has measured it. */
  readonly par?: Later<Par>
  /** Lays a position from a description in JSON, for whoever builds the game. */
  readonly stage?: Later<Staged>
  /** The first game with a teacher. */
  readonly lesson?: LessonEntry
  /** Its deal of the day. */
  readonly daily?: DailyEntry
  /** Chosen puzzles: one turn each, proved by the rules. */
  readonly puzzles?: PuzzleEntry
  /** Reads an older schema of its views; every schema that a frozen version has and the newest has not needs one. */
  readonly reader?: (schema: number) => Promise<Reader>
}

/** A game of a registry, as its manifest describes it. */
export function sourceOf(m: Manifest): GameSource {
  return {
    ...(m.formerly === undefined ? {} : { formerly: m.formerly }),
    async newest() {
      const [game, sense] = await Promise.all([m.rules(), m.sense?.()])
      return sense === undefined ? { game } : { game, sense }
    },
    ...(m.reader === undefined ? {} : { reader: m.reader }),
  }
}
