import type { Clause, Core, Rng, Seat, Words } from './contract.ts'

/** A lesson as data: a staged table, and what is played and said on it, idea by idea. No word of any language is here. */

/** Another choice that moves on without a word; `next` replaces the rest of the idea's line, where it leads elsewhere. */
export interface LessonBranch {
  readonly words: Words
  readonly next?: readonly LessonMove[]
}

/** One move of the main line, the learner's or a teacher's. */
export interface LessonMove {
  readonly seat: Seat
  readonly words: Words
  readonly fine?: readonly LessonBranch[]
  /** What the coach says from here on, where one sentence is not enough: `lesson-<idea>-<say>`. */
  readonly say?: string
  /** Places of the board that this sentence speaks of, instead of those of its idea. */
  readonly lanterns?: readonly string[]
  /** A learner's move with nothing to decide, made for them. */
  readonly auto?: true
  /** Sets chance before this move: scripted dice and lots. */
  readonly luck?: () => Rng
}

/** What is said of another legal choice: the first pattern that fits, word by word; '*' fits any word. */
export interface LessonFact {
  readonly words: readonly (string | number)[]
  readonly say: string
}

/** One thing that a lesson teaches. */
export interface LessonIdea {
  readonly id: string
  /** Own moves and those of teachers, in order. Without an own move the coach tells something and asks nothing. */
  readonly line: readonly LessonMove[]
  /** Places of the board (anchors) that the numbered lanterns hang at; at most two. `a|b` is b where a narrow board does not show a. */
  readonly lanterns?: readonly string[]
  /** Parts of the board that have not been taught yet. */
  readonly folded?: readonly string[]
  readonly else?: readonly LessonFact[]
  /** `lesson-<idea>-after` is said while the teachers answer, with its own lanterns. */
  readonly after?: readonly string[]
  /** Asking a dim piece why ends the idea. */
  readonly dim?: true
  readonly rests: readonly Clause[]
}

/** A first game with a teacher, as data. */
export interface Lesson {
  /** Where the learner sits. */
  readonly me: Seat
  /** By seat; the learner's own is left empty. */
  readonly names: readonly string[]
  readonly options: object
  /** The table as the first idea finds it. */
  readonly stage: () => Core
  readonly ideas: readonly LessonIdea[]
}

/** A lesson before it is loaded. */
export interface LessonEntry {
  readonly ideas: number
  readonly minutes: number
  /** Where editions differ, the lesson of one of them. */
  readonly load: (edition?: string) => Promise<Lesson>
  /** Where its sentences are, by language, each fetched by itself: `lesson/catalogues.gen.ts`. */
  readonly words: () => Promise<Readonly<Record<string, () => Promise<object>>>>
}

const asWord = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text)

/** Moves as a script writes them, the seat first: `1 place red-11 left`. */
export const script = (...lines: readonly string[]): LessonMove[] =>
  lines.map(line => {
    const [seat, ...words] = line.split(' ').map(asWord)
    return { seat: Number(seat), words }
  })
