import { canonical } from '@noren/engine'
import type { Game, Lesson, Words } from '@noren/engine'
import type { Face } from '@noren/protocol'
import { lessonInfo } from './info.ts'
import type { CoachState } from './coach.ts'
import { LessonTable } from './table.ts'

/** What came of playing a lesson along everything it offers. */
export interface LessonWalk {
  /** Decisions of the learner on the main line. */
  readonly steps: number
  /** Ways through the lesson, and other legal choices that were made, kept and taken back on the way. */
  readonly branches: number
  readonly faults: readonly string[]
  /** Messages that were said, by their tails: `<idea>-<say>`. */
  readonly said: ReadonlySet<string>
  /** Every sentence and deed of the main line in order: what a learner reads and does. */
  readonly script: readonly LessonBeat[]
}

/** One thing that is said on the way, and what is done about it. */
export interface LessonBeat {
  readonly id: string
  readonly say: string
  /** The choice of the main line, with what the learner sees; null: it is only read. */
  readonly wanted: Words | null
  readonly view: unknown
}

/** A lesson played without anybody in front of it. */
class Walker {
  readonly #lesson: Lesson
  readonly table: LessonTable
  coach: CoachState | null = null
  face: Face | null = null
  /** The table as the present idea found it, and whether it was set again for it. */
  found = ''
  curtain = false
  over = false

  constructor(game: Game, lesson: Lesson) {
    this.#lesson = lesson
    this.table = new LessonTable(game, lesson, lessonInfo(game, lesson, '', 0), {
      tell: m => {
        if (m.t === 'sync' || m.t === 'update') this.face = m.faces[String(lesson.me)] ?? null
        if (m.t === 'table') this.over = true
      },
      coach: state => {
        if (this.coach?.idea !== state.idea) {
          this.found = this.shown
          this.curtain = state.curtain
        }
        this.coach = state
      },
      // Teachers who have to think for themselves do not come to it: what was done is kept or taken back at once.
      think: () => new Promise(() => undefined),
    })
  }

  /** Follows choices from the beginning, going on whenever something is told; stops when they are used up. */
  follow(choices: readonly Words[], saw: (state: CoachState) => void = () => undefined): this {
    this.table.open(null)
    const left = [...choices]
    for (let n = 0; n < 400 && this.coach !== null; n++) {
      const { mode } = this.coach
      saw(this.coach)
      if (mode === 'over') return this
      if (mode === 'asks') {
        const next = left.shift()
        if (next === undefined) return this
        const no = this.table.act(next)
        if (no !== null) throw new Error(`refused: ${next.join(' ')} ${no.join(', ')}`)
      } else if (!this.table.do('go-on')) throw new Error(`nothing goes on at ${this.coach.id} (${mode})`)
    }
    throw new Error(`the lesson of ${this.#lesson.names.length} seats does not end`)
  }

  get shown(): string {
    return canonical(this.face)
  }
}

const modeOf = ({ coach }: Walker): string => coach?.mode ?? ''
const text = (words: Words): string => words.join(' ')

interface Way {
  readonly choices: readonly Words[]
}

/** Plays a lesson along every offered branch: every choice that moves on, and every other legal one, kept and taken back. */
export function walkLesson(game: Game, lesson: Lesson): LessonWalk {
  const faults: string[] = []
  const said = new Set<string>()
  const script: LessonBeat[] = []
  let steps = 0
  let branches = 0

  const starts = new Map<number, string>()
  const note = (state: CoachState): void => {
    said.add(`${state.id}-${state.say}`)
    if (state.lanterns.length > 2) faults.push(`${state.id}: more than two lanterns`)
  }

  const main = (): Words[] => {
    const choices: Words[] = []
    for (;;) {
      const walker = new Walker(game, lesson).follow(choices, note)
      const { coach } = walker
      if (coach === null || coach.mode === 'over') {
        if (!walker.over) faults.push('the lesson does not end in a finished game')
        return choices
      }
      if (coach.wanted === null) throw new Error(`nothing is wanted at ${coach.id}`)
      choices.push(coach.wanted)
    }
  }

  /** Everything else that is legal at a decision of the main line. */
  const others = (before: readonly Words[]): void => {
    const at = new Walker(game, lesson).follow(before)
    const { coach, face } = at
    if (coach?.wanted == null || face === null) return
    const open = new Set([coach.wanted, ...coach.fine].map(text))
    if (!face.choices.some(c => text(c.words) === text(coach.wanted as Words)))
      faults.push(`${coach.id}: ${text(coach.wanted)} is not among the choices`)
    for (const { words } of face.choices) {
      if (open.has(text(words))) continue
      branches++
      const name = `${coach.id}: ${text(words)}`
      const shown = at.shown
      if (at.table.act(words) !== null || modeOf(at) !== 'other') {
        faults.push(`${name} is not carried out`)
        continue
      }
      if (at.coach !== null) note(at.coach)
      at.table.do('take-back')
      if (at.shown !== shown || modeOf(at) !== 'asks') faults.push(`${name} cannot be taken back`)
      const kept = new Walker(game, lesson).follow(before)
      kept.table.act(words)
      kept.table.do('keep')
      const next = Math.min(coach.idea + 1, lesson.ideas.length - 1)
      if (kept.coach?.idea !== next || !kept.curtain)
        faults.push(`${name}, kept, does not lead to the next idea`)
      if (starts.has(next) && kept.found !== starts.get(next))
        faults.push(`${name}, kept, does not find the table of the next idea`)
    }
  }

  try {
    const line = main()
    steps = line.length
    // The table at the beginning of each idea, and what is read and done on the way.
    const walker = new Walker(game, lesson)
    let idea = -1
    walker.follow(line, state => {
      if (state.idea !== idea) starts.set((idea = state.idea), walker.found)
      script.push({ id: state.id, say: state.say, wanted: state.wanted, view: walker.face?.view })
    })
    if (starts.size !== lesson.ideas.length) faults.push('not every idea is reached')
    resume(game, lesson, starts, faults)
    for (let n = 0; n < line.length; n++) others(line.slice(0, n))
    for (const { choices } of waysOf(game, lesson)) {
      branches++
      const way = new Walker(game, lesson).follow(choices, note)
      if (!way.over) faults.push(`${choices.map(text).join(', ')} does not end in a finished game`)
    }
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  for (const { id, line, else: facts = [] } of lesson.ideas)
    for (const { say } of facts)
      if (!said.has(`${id}-else-${say}`))
        faults.push(`${id}: nothing leads to else-${say}${line.length === 0 ? ' (no line)' : ''}`)
  return { steps, branches, faults, said, script }
}

/** Left and found again at every idea: the same table and the same sentence. */
function resume(game: Game, lesson: Lesson, starts: ReadonlyMap<number, string>, faults: string[]): void {
  for (const [idea, shown] of starts) {
    const back = new Walker(game, lesson)
    back.table.open({ idea, trail: [] })
    if (back.coach?.idea !== idea) faults.push(`idea ${idea + 1} is not found again`)
    else if (back.found !== shown) faults.push(`idea ${idea + 1} is found again on another table`)
  }
}

/** Every combination of choices that move on without a word. */
function waysOf(game: Game, lesson: Lesson): Way[] {
  const done: Way[] = []
  const walk = (choices: readonly Words[]): void => {
    const { coach, face } = new Walker(game, lesson).follow(choices)
    if (coach === null || face === null || coach.mode === 'over') return void done.push({ choices })
    const legal = new Set(face.choices.map(c => text(c.words)))
    for (const words of [coach.wanted, ...coach.fine])
      if (words !== null && legal.has(text(words))) walk([...choices, words])
  }
  walk([])
  return done
}
