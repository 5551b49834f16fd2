import { has, members } from '@noren/engine'
import type { Game, Seat, SeatSet, Words } from '@noren/engine'
import { choicesInARow, houseMoveId, idleRequest, onlyAnswer, onwardRequest, unanswered } from '@noren/match'
import type { Match, Verdict, MoveRequest } from '@noren/match'
import { lingerOf } from './linger.ts'
import { isNo } from './refusal.ts'
import type { No } from './refusal.ts'
import { botQuestion } from './thought.ts'
import type { Question } from './thought.ts'
import { pause } from './time.ts'
import type { TimeSource } from './time.ts'

/** A table at which nobody thinks for some seats. */
export interface DrivenTable {
  readonly id: string
  readonly game: Game
  /** Null before the start. */
  readonly match: Match | null
  /** Questions that somebody is thinking about for a seat. */
  readonly thoughts: Set<string>
  /** The seats that are played for just now; none when the game rests. */
  driven(): SeatSet
  /** The one person at a table of bots; null while there are several, or none. */
  lone(): Seat | null
  /** How well a seat is played for; null: with the defaults of the rules. */
  levelOf(seat: Seat): string | null
  wish(request: MoveRequest): Promise<Verdict | No>
}

/** What playing for others takes. */
export interface Driving<T extends DrivenTable> {
  readonly time: TimeSource
  /** Milliseconds that a bot lingers over a choice. */
  pause(table: T): number
  think(question: Question & { readonly level: string }, table: T, reaction: boolean): Promise<Words>
  /** The level that answers without search. */
  readonly quick: string
  /** Whether a failure means to wait rather than to play the default. */
  waits?(error: unknown): boolean
  warn?(details: object, text: string): void
  /** Goes on where a failure left off. */
  look?(table: T): Promise<void>
  /** Keeps others from thinking about the same question; then looks whether they have. */
  only?(question: string, table: T, work: () => Promise<void>): Promise<void>
}

/** A sealed window stays open longer than an ordinary choice takes. */
const HOLD = 1.4
const RETRY = 1000
/** So long a person may take back what left one answer, before the table gives it. */
const GO_BACK = 1500

/**
 * So many choices in a row a bot makes as its level thinks. Bots are not offered what only takes something back, so that their turns end
 * long before; but rules of others, and those of an old version, may not say what does. Then the level without search answers, and if
 * that does not end it either, the defaults of the rules, which end the turns of whoever left.
 */
const LONG = 40
const TOO_LONG = 60

/** Why the house answers: a bot thinks, or there is nothing to think about. */
type Purpose = 'bot' | 'only'

/** Plays the seats that nobody is thinking for: bots, those they stand in for, and the defaults of people who left. */
export class BotDriver<T extends DrivenTable> {
  readonly #by: Driving<T>
  readonly #closing = new AbortController()
  readonly #running = new Set<Promise<void>>()

  constructor(driving: Driving<T>) {
    this.#by = driving
  }

  /** Looks at a table after every change. Each question is taken up once; those of several seats side by side. */
  attend(table: T): void {
    const { match } = table
    if (match === null || this.#closing.signal.aborted) return
    const ours = unanswered(match) & table.driven()
    if (ours !== 0) for (const seat of members(ours)) this.#take(table, match, seat, 'bot')
    const lone = table.lone()
    if (lone !== null && !has(ours, lone) && onlyAnswer(table.game, match, lone) !== null)
      this.#take(table, match, lone, 'only')
  }

  #take(table: T, match: Match, seat: Seat, purpose: Purpose): void {
    const question = houseMoveId(match, seat, purpose)
    if (table.thoughts.has(question)) return
    table.thoughts.add(question)
    const work = this.#answer(table, match, seat, purpose).then(played => {
      table.thoughts.delete(question)
      this.#running.delete(work)
      if (!played) this.attend(table)
    })
    this.#running.add(work)
  }

  /** True once there is nothing more to do about this question; false asks to be tried again. */
  async #answer(table: T, match: Match, seat: Seat, purpose: Purpose): Promise<boolean> {
    const by = this.#by
    const question = houseMoveId(match, seat, purpose)
    const play = (): Promise<void> =>
      purpose === 'bot' ? this.#play(table, match, seat) : this.#giveOnly(table, match, seat)
    try {
      if (by.only === undefined) await play()
      else
        await by.only(question, table, async () => {
          // Whoever waited until somebody else had thought finds the answer there.
          const open = has(unanswered(match), seat) && houseMoveId(match, seat, purpose) === question
          if (open) await play()
        })
      return true
    } catch (error) {
      if (this.#closing.signal.aborted) return true
      this.#by.warn?.(
        { code: 'bot-retry', err: error, table: table.id, seat },
        'a seat could not be played; it will be tried again',
      )
      await this.#later(table)
      return false
    }
  }

  /** What failed may have left a window that everybody has answered: the table is looked at again until that succeeds. */
  async #later(table: T): Promise<void> {
    if (!(await pause(this.#by.time, RETRY, this.#closing.signal))) return
    try {
      await this.#by.look?.(table)
    } catch {
      return this.#later(table)
    }
  }

  async #play(table: T, match: Match, seat: Seat): Promise<void> {
    const { time } = this.#by
    const hold = table.game.pace(match.state).hold ? HOLD : 1
    const { seats } = match.charter
    const beat = lingerOf(match.entries, seat, table.driven(), seats, this.#by.pause(table), hold)
    const asked = time.mono()
    const request = await this.#decide(table, match, seat)
    await this.#linger(beat, time.mono() - asked)
    if (request === null || this.#closing.signal.aborted || !has(table.driven(), seat)) return
    const verdict = await table.wish(request)
    if (isNo(verdict) || verdict.status === 'refused' || verdict.status === 'malformed')
      await this.#fallBack(table, match, seat, request)
  }

  /**
   * Answers for the one person at a table of bots where there is one answer: at once, or after a pause in which what led here
   * may still be taken back. Nobody learns from it: bots see views, and no other person is there.
   */
  async #giveOnly(table: T, match: Match, seat: Seat): Promise<void> {
    const moveId = houseMoveId(match, seat, 'only')
    const first = onlyAnswer(table.game, match, seat)
    if (first?.mayGoBack === true) await pause(this.#by.time, GO_BACK, this.#closing.signal)
    const only = onlyAnswer(table.game, match, seat)
    if (only === null || this.#closing.signal.aborted || table.lone() !== seat) return
    // Somebody took something back, or answered: it is another question now.
    if (houseMoveId(match, seat, 'only') !== moveId) return
    await table.wish({ seat, moveId, seq: match.entries.length, words: only.words })
  }

  /**
   * A choice is shown on the beat: after one pause, or after two if thinking took longer. The beat follows from public
   * facts alone, so that the pause says nothing about what the seat holds.
   */
  async #linger(beat: number, thought: number): Promise<void> {
    if (beat === 0) return
    const span = Math.max(1, Math.ceil(thought / beat)) * beat
    await pause(this.#by.time, span - thought, this.#closing.signal)
  }

  async #decide(table: T, match: Match, seat: Seat): Promise<MoveRequest | null> {
    const level = table.levelOf(seat)
    if (level === null) return idleRequest(table.game, match, seat)
    const made = choicesInARow(match, seat)
    if (made === LONG)
      this.#by.warn?.({ code: 'bot-circles', table: table.id, seat, level }, 'a bot’s turn does not end')
    if (made >= TOO_LONG) return onwardRequest(table.game, match, seat)
    const seen = { seat, moveId: houseMoveId(match, seat, 'bot'), seq: match.entries.length }
    try {
      const question = {
        ...botQuestion(table.game, match, seat),
        level: made < LONG ? level : this.#by.quick,
      }
      return { ...seen, words: await this.#by.think(question, table, table.game.pace(match.state).hold) }
    } catch (error) {
      if (this.#closing.signal.aborted) return null
      // Too much to think about everywhere: this table waits and asks again.
      if (this.#by.waits?.(error) === true) throw error
      this.#by.warn?.(
        { code: 'bot-failed', err: error, table: table.id, seat },
        'a bot failed; the table plays its default',
      )
      return onwardRequest(table.game, match, seat)
    }
  }

  /** A choice that the rules refuse is a bug of the bot; the table goes on with the default rather than stand still. */
  async #fallBack(table: T, match: Match, seat: Seat, request: MoveRequest): Promise<void> {
    const idle = onwardRequest(table.game, match, seat)
    if (idle === null || idle.moveId === request.moveId) return
    this.#by.warn?.({ code: 'bot-illegal', table: table.id, seat }, 'a bot chose what the rules refuse')
    await table.wish(idle)
  }

  /** Lets go of what is being thought about. */
  abort(): void {
    this.#closing.abort()
  }

  async settled(): Promise<void> {
    await Promise.all(this.#running)
  }
}
