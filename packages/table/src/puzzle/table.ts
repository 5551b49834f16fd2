import type { Core, Game, Words } from '@noren/engine'
import type { Reply, Sync, TableInfo, Update } from '@noren/protocol'
import { SoloLog } from '../solo.ts'
import type { Riddle } from './riddle.ts'
import { sameWords } from './riddle.ts'

/** One choice of a line, and what its seat saw when it was made: sentences about it need both. */
export interface PuzzleStep {
  readonly words: Words
  readonly view: unknown
}

/** How a puzzle stands; it holds once the table has come to `seq`. */
export interface PuzzleState {
  readonly seq: number
  readonly mode: 'asks' | 'solved' | 'failed'
  /** What was chosen so far. */
  readonly line: readonly PuzzleStep[]
  /** The next choice of the answer; null once the line has left it. */
  readonly wanted: Words | null
  /** Somebody asked to be shown: it counts as nothing. */
  readonly shown: boolean
  readonly answer: readonly PuzzleStep[]
  readonly value: number | null
  readonly others: readonly PuzzleOther[]
  /** Which of the others a failed line is, by its place. */
  readonly tried: number | null
}

export interface PuzzleOther {
  readonly id: string | null
  readonly steps: readonly PuzzleStep[]
  readonly value: number | null
  readonly why: Words | null
}

export interface PuzzleMeans {
  readonly tell: (message: Sync | Update | Reply) => void
  readonly puzzle: (state: PuzzleState) => void
}

/** A puzzle in front of somebody: the real rules, one turn or one choice, and what came of it. Nobody else plays. */
export class PuzzleTable {
  readonly #game: Game
  readonly #riddle: Riddle
  readonly #log: SoloLog
  readonly #means: PuzzleMeans
  readonly #answer: readonly PuzzleStep[]
  readonly #others: readonly PuzzleOther[]
  #state: Core
  /** The tables before each choice of the line. */
  #back: { readonly state: Core; readonly seq: number }[] = []
  #line: PuzzleStep[] = []
  #mode: PuzzleState['mode'] = 'asks'
  #shown = false

  constructor(game: Game, riddle: Riddle, info: TableInfo, means: PuzzleMeans) {
    this.#game = game
    this.#riddle = riddle
    this.#log = new SoloLog(game, info, riddle.me)
    this.#means = means
    this.#state = riddle.stage()
    this.#answer = this.#steps(riddle.answer)
    this.#others = riddle.others.map(o => ({
      id: o.id,
      steps: this.#steps(o.line),
      value: o.value,
      why: o.why,
    }))
  }

  open(): void {
    this.#means.tell(this.#log.sync(this.#standing))
    this.#say()
  }

  /** The table as it is, for somebody who missed something. */
  tellAgain(): void {
    this.#means.tell(this.#log.sync(this.#standing))
  }

  #steps(line: readonly Words[]): readonly PuzzleStep[] {
    const { me } = this.#riddle
    const state = this.#riddle.stage()
    return line.map(words => {
      const step = { words, view: this.#game.view(state, me) }
      const action = this.#game.hear(words)
      if (action !== null) this.#game.play(state, me, action)
      return step
    })
  }

  get #seq(): number {
    return this.#log.seq
  }

  /** What is solved or failed asks nothing any more. */
  get #standing() {
    const asks = this.#mode === 'asks'
    return { state: this.#state, rests: !asks, mayUndo: asks && this.#line.length > 0 }
  }

  #say(): void {
    const { answer, value } = this.#riddle
    const made = this.#line.map(s => s.words)
    const follows = made.every((words, i) => sameWords(words, answer[i] ?? []))
    const next = this.#mode === 'asks' && follows ? answer[made.length] : undefined
    const tried = this.#others.findIndex(o => o.steps.every((s, i) => sameWords(s.words, made[i] ?? [])))
    this.#means.puzzle({
      seq: this.#seq,
      mode: this.#mode,
      line: this.#line,
      wanted: next ?? null,
      shown: this.#shown,
      answer: this.#answer,
      value,
      others: this.#others,
      tried: this.#mode === 'failed' && tried >= 0 ? tried : null,
    })
  }

  /** A choice of the solver. Null: it is carried out; otherwise the sentences of the rulebook that say no. */
  act(words: Words): readonly string[] | null {
    const { me, isOver, isBest } = this.#riddle
    const game = this.#game
    const action = game.hear(words)
    const no = action === null ? null : game.whyNot(this.#state, me, action)
    if (action === null || no !== null || this.#mode !== 'asks') return no?.clauses ?? []
    this.#back.push({ state: this.#state, seq: this.#seq })
    this.#line = [...this.#line, { words, view: game.view(this.#state, me) }]
    const state = game.clone(this.#state)
    const { happenings } = game.playAloud(state, me, action)
    this.#state = state
    this.#log.add(me, happenings)
    if (isOver(state, this.#line.length))
      this.#mode = isBest(
        state,
        this.#line.map(s => s.words),
      )
        ? 'solved'
        : 'failed'
    this.#say()
    this.#means.tell(this.#log.update(this.#standing))
    return null
  }

  /** Takes the last choice back, or all of them. */
  back(all: boolean): void {
    const to = all ? this.#back[0] : this.#back.at(-1)
    if (to === undefined) return
    this.#back = all ? [] : this.#back.slice(0, -1)
    this.#line = all ? [] : this.#line.slice(0, -1)
    this.#state = to.state
    this.#mode = 'asks'
    this.#means.tell(this.#log.strike(to.seq, this.#standing))
    this.#say()
  }

  /** From the beginning; `shown`: to be shown. */
  again(shown: boolean): void {
    this.#shown = shown
    if (this.#back.length > 0) this.back(true)
    else this.#say()
  }
}
