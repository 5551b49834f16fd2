import { isPuzzleOver, seeded, stagedPuzzle } from '@noren/engine'
import type { Core, FoundPuzzle, Game, Puzzle, Seat, Words } from '@noren/engine'
import type { TableInfo } from '@noren/protocol'
import { soloInfo } from '../solo.ts'

/** A puzzle as it is put on a table, chosen or found. */
export interface Riddle {
  readonly id: string
  readonly me: Seat
  /** By seat; the solver's own is left empty. */
  readonly names: readonly string[]
  readonly options: unknown
  readonly stage: () => Core
  /** Whether this table, after so many choices, is the end of it. */
  readonly isOver: (state: Core, made: number) => boolean
  readonly isBest: (end: Core, line: readonly Words[]) => boolean
  readonly answer: readonly Words[]
  readonly others: readonly RiddleOther[]
  /** What the answer of a found one promises, in points; a chosen one is proved. */
  readonly value: number | null
}

/** Another try: of a chosen puzzle by its name, of a found one by its figures. */
export interface RiddleOther {
  readonly id: string | null
  readonly line: readonly Words[]
  readonly value: number | null
  readonly why: Words | null
}

export const sameWords = (a: Words, b: Words): boolean =>
  a.length === b.length && a.every((w, i) => w === b[i])

function after(game: Game, from: Core, me: Seat, line: readonly Words[]): Core {
  const state = game.clone(from)
  for (const words of line) {
    const action = game.hear(words)
    if (action === null) throw new Error(`nobody understands ${words.join(' ')}`)
    game.play(state, me, action)
  }
  return state
}

/** A chosen puzzle: one turn, and its worth at the end. */
export function chosenRiddle(game: Game, puzzle: Puzzle): Riddle {
  const { id, me, names, options, answer, tries } = puzzle
  const stage = (): Core => stagedPuzzle(game, puzzle)
  const worth = (end: Core): number => puzzle.worth(end as never)
  const best = worth(after(game, stage(), me, answer))
  return {
    id,
    me,
    names,
    options,
    stage,
    isOver: state => isPuzzleOver(puzzle, state),
    isBest: end => worth(end) >= best,
    answer,
    others: tries.map(t => ({ id: t.id, line: t.line, value: null, why: null })),
    value: null,
  }
}

const NAMES = ['Botan', 'Chiyo', 'Daigo', 'Emi', 'Fumio', 'Gin', 'Hana']

/** A found puzzle: one choice at a table that agrees with what its seat saw. */
export function foundRiddle(game: Game, puzzle: FoundPuzzle): Riddle {
  const { id, me, seats, view, answer, others, value } = puzzle
  const rest = NAMES.values()
  const names = Array.from({ length: seats }, (_, seat) => (seat === me ? '' : (rest.next().value ?? '')))
  return {
    id,
    me,
    names,
    options: game.options.defaults,
    stage: () => game.imagine(view, seeded(1)),
    isOver: (_, made) => made > 0,
    isBest: (_, line) => line[0] !== undefined && sameWords(line[0], answer),
    answer: [answer],
    others: others.map(o => ({ id: null, line: [o.words], value: o.value, why: o.why })),
    value,
  }
}

export const riddleInfo = (game: Game, riddle: Riddle, you: string, crest: number): TableInfo =>
  soloInfo(`puzzle-${game.id}-${riddle.id}`, game, riddle, you, crest)
