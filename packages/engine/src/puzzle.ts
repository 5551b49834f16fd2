import { canonical } from './digest.ts'
import type { Clause, Core, Seat, Words } from './contract.ts'
import { settle, waiting } from './engine.ts'
import type { Game } from './game.ts'
import { definitionOf } from './game.ts'
import { Choices } from './offers.ts'
import { seeded } from './rng.ts'
import { has } from './seats.ts'
import { silent } from './table.ts'

/** A puzzle as data: a staged table, one turn of one seat, and what is wanted of it. No word of any language is here. */
export interface Puzzle {
  readonly id: string
  /** One: see it. Two: two rules together. Three: give something up first. */
  readonly dots: 1 | 2 | 3
  readonly me: Seat
  /** By seat; the solver's own is left empty. */
  readonly names: readonly string[]
  readonly options: object
  readonly stage: () => Core
  /** Where the puzzle is over before the turn is; otherwise it is over when its solver is asked no more. */
  readonly ends?: (state: never) => boolean
  /** How good the table is for its solver when it is over. */
  readonly worth: (end: never) => number
  readonly answer: readonly Words[]
  /** The likeliest other tries: legal, and worth less. */
  readonly tries: readonly PuzzleTry[]
  readonly rests: readonly Clause[]
}

/** A line that somebody might try, and that does not solve the puzzle. */
export interface PuzzleTry {
  readonly id: string
  readonly line: readonly Words[]
}

/** A puzzle found in a game between bots: one question, and what its choices are worth. Whoever looks sees what the solver's seat saw. */
export interface FoundPuzzle {
  readonly id: string
  readonly dots: 1 | 2 | 3
  readonly seats: number
  readonly me: Seat
  readonly view: unknown
  readonly answer: Words
  /** What the answer promises, in points of a hundred. */
  readonly value: number
  /** The likeliest other choices, the next best first: what they promise, and the feature that decides against them. */
  readonly others: readonly FoundOther[]
}

/** Another choice of a found puzzle, what it promises, and what decides against it. */
export interface FoundOther {
  readonly words: Words
  readonly value: number
  /** Words of the game's lexicon, as in a hint; the first choice has them always. */
  readonly why: Words | null
}

/** A puzzle in the list: its id, and how hard it was thought to be. */
export type PuzzleListed = readonly [id: string, dots: number]

/** Puzzles of a game before they are loaded. */
export interface PuzzleEntry {
  /** All of them in the order of the list: `puzzles/list.json`. */
  readonly list: () => Promise<PuzzleList>
  readonly chosen: () => Promise<readonly Puzzle[]>
  readonly found: () => Promise<readonly FoundPuzzle[]>
  /** Where names, questions and explanations are, by language: `puzzles/catalogues.gen.ts`. */
  readonly words: () => Promise<Readonly<Record<string, () => Promise<object>>>>
}

/** The puzzles of a game by id: those that were chosen, and those that were found in played games. */
export interface PuzzleList {
  readonly chosen: readonly PuzzleListed[]
  readonly found: readonly PuzzleListed[]
}

/** What came of trying everything. */
export interface Proof {
  /** Different tables at which a line of the turn may end. */
  readonly ends: number
  readonly best: number
  readonly faults: readonly string[]
}

/** A turn with more tables than these is too wide to be looked through, and no puzzle. */
const MOST = 50_000
/** So many worlds that the solver's view allows beside the staged one. */
const WORLDS = 12
/** A puzzle is solved in at most so many clicks on the seal. */
const CLICKS = 5

/** Whether nothing more is asked of the solver. */
export const isPuzzleOver = ({ me, ends }: Pick<Puzzle, 'me' | 'ends'>, s: Core): boolean =>
  s.outcome !== null || !has(waiting(s), me) || ends?.(s as never) === true

/** The table after a line, or what the rules have against it. */
function after(game: Game, from: Core, me: Seat, line: readonly Words[]): Core | string {
  const state = game.clone(from)
  for (const words of line) {
    const said = words.join(' ')
    const action = game.hear(words)
    if (action === null) return `nobody understands ${said}`
    const no = game.whyNot(state, me, action)
    if (no !== null) return `${said} is refused: ${no.clauses.join(', ')}`
    game.play(state, me, action)
  }
  return state
}

/** The worth of every table that the turn may end with; null where there are too many. */
function endsOf(game: Game, from: Core, puzzle: Puzzle): readonly number[] | null {
  const { me, worth } = puzzle
  const seen = new Set<string>()
  const ends: number[] = []
  const open = [game.clone(from)]
  const choices = new Choices()
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const key = canonical(state)
    if (seen.has(key)) continue
    seen.add(key)
    if (seen.size > MOST) return null
    if (isPuzzleOver(puzzle, state)) {
      ends.push(worth(state as never))
      continue
    }
    game.legal(state, me, choices)
    for (const action of choices.toArray()) {
      const next = game.clone(state)
      game.play(next, me, action)
      open.push(next)
    }
  }
  return ends
}

/** The table as the puzzle begins, at its first question. */
export function stagedPuzzle(game: Game, puzzle: Pick<Puzzle, 'stage'>): Core {
  const state = game.clone(puzzle.stage())
  const rules = definitionOf(game)
  if (rules !== null) settle(rules, state, silent)
  return state
}

/** learn.md 6.1: every legal line of the turn is tried, in the staged world and in others that the solver cannot tell from it. */
export function prove(game: Game, puzzle: Puzzle): Proof {
  const { me, answer, tries, worth } = puzzle
  const faults: string[] = []
  const staged = stagedPuzzle(game, puzzle)
  const view = game.view(staged, me)
  const worlds = [staged, ...Array.from({ length: WORLDS }, (_, n) => game.imagine(view, seeded(n + 1)))]
  if (answer.length > CLICKS) faults.push(`takes ${answer.length} choices`)
  let first: readonly number[] = []
  for (const [n, world] of worlds.entries()) {
    const ends = endsOf(game, world, puzzle)
    if (ends === null)
      return { ends: MOST, best: NaN, faults: [...faults, 'is too wide to be looked through'] }
    if (n === 0) first = ends
    const best = Math.max(...ends)
    if (best !== Math.max(...first)) faults.push(`world ${n} is worth ${best}: something hidden decides it`)
    const end = after(game, world, me, answer)
    if (typeof end === 'string') faults.push(`the answer: ${end}`)
    else if (!isPuzzleOver(puzzle, end)) faults.push('the answer does not end the turn')
    else if (worth(end as never) !== best)
      faults.push(`the answer is worth ${worth(end as never)}, the best ${best}`)
  }
  const best = Math.max(...first)
  // A puzzle that everything solves asks nothing.
  if (first.every(end => end === best)) faults.push('every line is as good')
  for (const { id, line } of tries) {
    const end = after(game, staged, me, line)
    if (typeof end === 'string') faults.push(`the try ${id}: ${end}`)
    else if (isPuzzleOver(puzzle, end) && worth(end as never) >= best)
      faults.push(`the try ${id} is as good as the answer`)
  }
  return { ends: first.length, best, faults }
}
