import { has, members, only } from '@noren/engine'
import type { Clause, Game, Outcome, Seat, Shorten, Words } from '@noren/engine'
import {
  accept,
  fork,
  houseMoveId,
  idleRequest,
  isUndo,
  judge,
  open,
  opening,
  unanswered,
} from '@noren/match'
import type { Charter, Match, MoveRequest, Transition, Verdict } from '@noren/match'
import { botQuestion } from '../thought.ts'
import type { Question } from '../thought.ts'

/** Where the player of a daily deal sits. */
export const DAILY_SEAT: Seat = 0
/** A game of a day ends long before. */
const MOST = 5000

/** What a bot answers, from its view and its chance alone: never from the time. */
export type DailyThink = (question: Question) => Words

/** How the deal of a day came out for its player. */
export interface DailyScore {
  /** The figure that people read. */
  readonly score: number
  /** The place among those at the table. */
  readonly place: number
  /** From 0 (lost) to 1 (won alone). */
  readonly payoff: number
}

/**
 * One game of a daily deal. Bots answer at once and in the order of their seats, before the player is asked, and answers that race count
 * as made together: the same choices meet the same answers wherever this is played. Nothing is taken back, because every entry draws
 * its chance by its number.
 */
export class DailyRun {
  readonly game: Game
  readonly match: Match
  /** The table as it was dealt and shortened, before anybody played: what a record of this game is played from. */
  readonly start: Match
  /** What the player chose, in order. */
  readonly choices: Words[] = []
  readonly #think: DailyThink
  #moved: (entry: boolean) => void = () => undefined

  /** `moved` is called after every entry, and with false when the player's answer lies in its envelope; not while the table is set up. */
  constructor(
    game: Game,
    charter: Charter,
    shorten: Shorten | null,
    think: DailyThink,
    moved: (entry: boolean) => void = () => undefined,
  ) {
    const dealt = open(game, charter)
    shorten?.(dealt.state)
    this.game = game
    // What was told of the deal was told of the whole game.
    this.match = { ...dealt, story: [[]] }
    this.start = fork(this.match)
    this.#think = think
    this.#bots()
    this.#moved = moved
  }

  get outcome(): Outcome | null {
    return this.match.state.outcome
  }

  get score(): DailyScore | null {
    const { outcome } = this
    if (outcome === null) return null
    const of = (list: readonly number[]): number => list[DAILY_SEAT] ?? 0
    return { score: of(outcome.scores), place: of(outcome.ranks), payoff: of(outcome.payoff) }
  }

  /** Null: it is carried out, and the bots have answered. Otherwise the clauses that speak against it. */
  act(words: Words): readonly Clause[] | null {
    if (isUndo(words)) return []
    const moveId = `me:${this.choices.length}`
    const verdict = this.#carryOut({ seat: DAILY_SEAT, words, moveId, seq: this.match.entries.length })
    if (verdict.status === 'refused') return verdict.clauses
    if (verdict.status !== 'applied' && verdict.status !== 'sealed') return []
    this.choices.push(words)
    this.#bots()
    return null
  }

  #accept(transition: Transition): void {
    accept(this.match, transition)
    this.#moved(true)
  }

  /** Judges a request and carries it out; a window that everybody has answered closes. */
  #carryOut(request: MoveRequest): Verdict {
    const { game, match } = this
    const { verdict, transition, envelopes } = judge(game, match, request)
    if (transition !== null) this.#accept(transition)
    if (envelopes !== null) {
      match.envelopes = envelopes
      if (request.seat === DAILY_SEAT) this.#moved(false)
    }
    for (let t = opening(game, match); t !== null; t = opening(game, match)) this.#accept(t)
    return verdict
  }

  #bots(): void {
    const { match, game } = this
    for (let n = 0; match.state.outcome === null; n++) {
      const [seat] = members(unanswered(match) & ~only(DAILY_SEAT))
      if (seat === undefined) return
      if (n > MOST) throw new Error('the bots of a daily deal do not come to an end')
      const request = { seat, moveId: houseMoveId(match, seat, 'bot'), seq: match.entries.length }
      const { status } = this.#carryOut({ ...request, words: this.#think(botQuestion(game, match, seat)) })
      if (status === 'applied' || status === 'sealed') continue
      const idle = idleRequest(game, match, seat)
      if (idle === null || this.#carryOut(idle).status === 'refused')
        throw new Error(`seat ${seat} has no answer`)
    }
  }
}

/** Whether the player is asked something. */
export const asksPlayer = ({ match }: DailyRun): boolean => has(unanswered(match), DAILY_SEAT)
