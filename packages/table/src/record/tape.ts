import { definitionOf, Recorder, settle } from '@noren/engine'
import type { Core, Game, Happening, Move } from '@noren/engine'
import { fork, open, tellAgain } from '@noren/match'
import type { Charter, Entry, Match } from '@noren/match'
import type { DailyRun } from '../daily/run.ts'

/** A record being played, at one of its resting states. What it was handed stays as it is. */
export interface Cursor {
  readonly state: Core
  /** What happened on the way to this state. */
  readonly told: readonly Happening[]
  /** Earlier entries that the last one took back, oldest first. */
  readonly undone: readonly number[]
  /** Carries out the next entry; what the rules have against it, or null. Call it only while there is one. */
  next(): string | null
  copy(): Cursor
}

/** Everything that a record is played from. */
export interface Tape {
  readonly game: Game
  readonly moves: readonly Move[]
  cursor(): Cursor
}

class MatchCursor implements Cursor {
  readonly #game: Game
  readonly #entries: readonly Entry[]
  readonly #match: Match
  undone: readonly number[]

  constructor(game: Game, entries: readonly Entry[], match: Match, undone: readonly number[] = []) {
    this.#game = game
    this.#entries = entries
    this.#match = match
    this.undone = undone
  }

  get state(): Core {
    return this.#match.state
  }

  get told(): readonly Happening[] {
    return this.#match.story.at(-1) ?? []
  }

  next(): string | null {
    const match = this.#match
    const entry = this.#entries[match.entries.length]
    if (entry === undefined) throw new RangeError('the record ends here')
    const back = match.back.map(step => step.seq)
    const why = tellAgain(this.#game, match, entry)
    const undoes = match.undoes.get(entry.seq)
    this.undone = why === null && undoes !== undefined ? back.filter(seq => seq >= undoes) : []
    return why
  }

  copy(): MatchCursor {
    return new MatchCursor(this.#game, this.#entries, fork(this.#match), this.undone)
  }
}

/** A recorded match, under the rules it was played by. Links are not looked at here: that is what `checkLog` is for. */
export const tapeOfMatch = (game: Game, charter: Charter, entries: readonly Entry[]): Tape => ({
  game,
  moves: entries,
  cursor: () => new MatchCursor(game, entries, open(game, charter)),
})

/** The deal of a day as it was played. */
export const tapeOfDaily = ({ game, start, match }: Pick<DailyRun, 'game' | 'start' | 'match'>): Tape => ({
  game,
  moves: match.entries,
  cursor: () => new MatchCursor(game, match.entries, fork(start)),
})

const NOTHING: readonly number[] = []

type StageStart = Pick<Cursor, 'state' | 'told'>

class StageCursor implements Cursor {
  readonly #game: Game
  readonly #moves: readonly Move[]
  #at: number
  state: Core
  told: readonly Happening[]
  readonly undone = NOTHING

  constructor(game: Game, moves: readonly Move[], { state, told }: StageStart, at = 0) {
    this.#game = game
    this.#moves = moves
    this.#at = at
    this.state = state
    this.told = told
  }

  next(): string | null {
    const move = this.#moves[this.#at]
    if (move === undefined) throw new RangeError('the record ends here')
    const game = this.#game
    const action = game.hear(move.words)
    if (action === null) return `nobody understands ${JSON.stringify(move.words)}`
    const no = game.whyNot(this.state, move.seat, action)
    if (no !== null)
      return `seat ${move.seat} may not ${JSON.stringify(move.words)}: ${no.clauses.join(', ')}`
    const state = game.clone(this.state)
    this.told = game.playAloud(state, move.seat, action).happenings
    this.state = state
    this.#at++
    return null
  }

  copy(): StageCursor {
    return new StageCursor(this.#game, this.#moves, this, this.#at)
  }
}

/** A position that does not rest yet is run to its first question: only newest rules are staged, and they say how. */
function settled(game: Game, given: Core): StageStart {
  const state = game.clone(given)
  const recorder = new Recorder(state.seats)
  const rules = definitionOf(game)
  if (rules !== null) settle(rules, state, recorder)
  return { state, told: recorder.happenings }
}

/** A position made by hand and the moves of a script. Chance runs on from the position, so that draws can be scripted too. */
export const tapeOfStage = (game: Game, state: Core, moves: readonly Move[]): Tape => ({
  game,
  moves,
  cursor: () => new StageCursor(game, moves, settled(game, state)),
})
