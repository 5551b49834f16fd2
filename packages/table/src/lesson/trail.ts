import { definitionOf, settle, silent } from '@noren/engine'
import type { Core, Game, Lesson, LessonMove, Move, Seat, Words } from '@noren/engine'

/** What is played in a line, and by whom. */
export const movesOf = (line: readonly LessonMove[]): Move[] =>
  line.map(({ seat, words }) => ({ seat, words }))

/** The main line up to an idea. */
export const mainTrail = (lesson: Lesson, idea: number): Move[][] =>
  lesson.ideas.slice(0, idea).map(({ line }) => movesOf(line))

/** The table as the lesson begins, at its first question. */
export function staged(game: Game, lesson: Lesson): Core {
  const state = game.clone(lesson.stage())
  const rules = definitionOf(game)
  if (rules !== null) settle(rules, state, silent)
  return state
}

const key = (seat: Seat, words: Words): string => `${seat} ${words.join(' ')}`

/** Chance that is set before a move of an idea, by the move. */
function lucksOf(line: readonly LessonMove[]): Map<string, NonNullable<LessonMove['luck']>> {
  const found = new Map<string, NonNullable<LessonMove['luck']>>()
  for (const { seat, words, luck, fine = [] } of line) {
    if (luck !== undefined)
      for (const said of [words, ...fine.map(f => f.words)]) found.set(key(seat, said), luck)
    for (const f of fine) for (const [at, set] of lucksOf(f.next ?? [])) found.set(at, set)
  }
  return found
}

/** The table of a lesson after these moves, idea by idea; null if the rules refuse one. */
export function tableAfter(game: Game, lesson: Lesson, trail: readonly (readonly Move[])[]): Core | null {
  const state = staged(game, lesson)
  for (const [idea, moves] of trail.entries()) {
    const luck = lucksOf(lesson.ideas[idea]?.line ?? [])
    for (const { seat, words } of moves) {
      const action = game.hear(words)
      if (action === null || game.whyNot(state, seat, action) !== null) return null
      const set = luck.get(key(seat, words))
      if (set !== undefined) state.rng = set()
      game.playAloud(state, seat, action)
    }
  }
  return state
}
