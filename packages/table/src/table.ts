import type { Game, Seat, SeatSet } from '@noren/engine'
import { accept, answeredBy, closing, follow, isClosing, MatchError, opening, judge } from '@noren/match'
import type { Entry, Envelope, Match, Transition, Verdict, MoveRequest } from '@noren/match'
import type { Alone } from './alone.ts'
import { no } from './refusal.ts'
import type { No } from './refusal.ts'
import { pause } from './time.ts'
import type { TimeSource } from './time.ts'
import { SealedWindow } from './window.ts'

/** Who did what a table shows: this process, or another one that writes to the same log. */
export type Origin = 'here' | 'elsewhere'

/** The envelopes of a table as they were found and as they shall be. */
export interface Sealing {
  readonly seq: number
  readonly was: readonly Envelope[]
  readonly envelopes: readonly Envelope[]
  readonly answered: SeatSet
  /** When the window closes, if everybody has answered, by the machine's clock. */
  readonly closes: number | null
}

/** What others wrote since; `seq` and `envelopes` as the row says them. */
export interface Written {
  readonly entries: readonly Entry[]
  readonly seq: number
  readonly envelopes: readonly Envelope[]
  /** Called after each entry that was followed. */
  followed(): void
}

/** Transitions on their way into a log. */
export interface Appending {
  /** Whether they are there; false: another writer was first. */
  readonly done: Promise<boolean>
  /** Called once each transition is part of the match. */
  carriedOut(index: number): void
}

/** Where one match is kept. Nothing is in memory before it is there. */
export interface MatchLog {
  /** Writes transitions that follow from each other, all of them or none, and only on the envelopes from which they were worked out. */
  append(transitions: readonly Transition[], was: readonly Envelope[]): Appending
  /** Keeps sealed answers; false if another writer was first. */
  seal(sealing: Sealing): Promise<boolean>
  /** What was written after so many entries; null if the table is no more. */
  read(since: number): Promise<Written | null>
}

/** What a table needs beside its match. */
export interface Keeping {
  readonly log: MatchLog
  readonly time: TimeSource
  readonly alone: Alone
  /** Milliseconds that a sealed window stays open at least. */
  readonly hold: number
  /** Ends when the process closes. */
  readonly closing: AbortSignal
  /** The seats that a person thinks for. */
  readonly thinking: () => SeatSet
  /** What lies in the envelope of one seat changed: nobody but its owner is told. */
  sealed(seat: Seat, origin: Origin): void
  /** Something that nobody waits for went wrong. */
  failed(error: unknown): void
  /** The log cannot be what it says it is. */
  damaged(error: MatchError): void
}

/** The table was thrown away by somebody else. */
export class Gone extends Error {}

/** A verdict that has to wait until a moment of the clock that never jumps. */
interface Held {
  readonly until: number
}
const isHeld = (value: Verdict | No | Held): value is Held => 'until' in value

/** So often another writer may be first without anything of theirs to be read; then log and row do not belong together. */
const TRIES = 8

const of =
  (seat: Seat) =>
  (envelope: Envelope): boolean =>
    envelope.seat === seat

/**
 * A match at a table: judging, sealing, opening and following. Everything that changes it happens one after the other and reaches the
 * log before it reaches the memory: what is here is never ahead of what would survive a crash.
 */
export class MatchTable {
  readonly game: Game
  readonly match: Match
  readonly #keep: Keeping
  readonly #window: SealedWindow
  /** Forgets the moment at which the window that everybody has answered closes. */
  #unplan: (() => void) | null = null

  constructor(game: Game, match: Match, keeping: Keeping) {
    this.game = game
    this.match = match
    this.#keep = keeping
    this.#window = new SealedWindow(game, keeping.hold)
    this.rests()
  }

  /** Whether a window waits for its moment. */
  get planned(): boolean {
    return this.#unplan !== null
  }

  /** The table rests at a question. */
  rests(): void {
    this.#window.rests(this.match, this.#keep)
  }

  /**
   * Judges a request; if it can be carried out, or sealed, writes it down, does so, and only then answers. An answer that alone
   * closes a window waits for the window's minimum and is judged again: until then it is neither stored nor acknowledged, so
   * a crash in between costs its sender no more than sending it again.
   */
  wish(request: MoveRequest): Promise<Verdict | No> {
    const { alone } = this.#keep
    const answer = alone.run(() => this.#judge(request))
    // Without a sealed window, and with nothing before it that could open one, nothing is held.
    return alone.busy === 1 && !this.#window.isOpen
      ? (answer as Promise<Verdict | No>)
      : this.#held(request, answer)
  }

  async #held(request: MoveRequest, first: Promise<Verdict | No | Held>): Promise<Verdict | No> {
    const { alone } = this.#keep
    for (let answer = await first; ; answer = await alone.run(() => this.#judge(request))) {
      if (!isHeld(answer)) return answer
      if (!(await this.#rest(answer.until))) return no('server-trouble')
    }
  }

  /** Waits without keeping anybody else from the table; false if the process closed in the meantime. */
  async #rest(until: number): Promise<boolean> {
    const { alone, time, closing: ends } = this.#keep
    alone.busy++
    const passed = await pause(time, until - time.mono(), ends)
    alone.busy--
    return passed
  }

  /** A request of the house, if there still is one when its turn comes. */
  async wishOf(decide: () => MoveRequest | null): Promise<void> {
    const answer = await this.#keep.alone.run(async () => {
      const request = decide()
      return request === null ? null : this.#judge(request)
    })
    if (answer !== null && isHeld(answer)) await this.#rest(answer.until)
  }

  /** Of all that happens at a table this happens most: without `async`, which would cost more than the rest of it. */
  #judge(request: MoveRequest, tries = 0): Promise<Verdict | No | Held> {
    const { match } = this
    const { time } = this.#keep
    const { verdict, transition, envelopes } = judge(this.game, match, request, time.now())
    if (transition === null)
      return envelopes === null
        ? Promise.resolve(verdict)
        : this.#seal(envelopes, request.seat).then(done => this.#judged(request, verdict, done, tries))
    const until = this.#window.isOpen ? this.#window.heldUntil(match, transition, time.mono()) : null
    if (until !== null) return Promise.resolve({ until })
    const transitions = [transition]
    const appending = this.#keep.log.append(transitions, match.envelopes)
    return appending.done.then(done => {
      if (done) this.#accept(transitions, appending)
      return this.#judged(request, verdict, done, tries)
    })
  }

  /** A verdict that is on disk is final; if another writer was first, the request is judged again on what that one left. */
  #judged(
    request: MoveRequest,
    verdict: Verdict,
    done: boolean,
    tries: number,
  ): Verdict | Promise<Verdict | No | Held> {
    if (!done) return this.#behind(tries).then(next => this.#judge(request, next))
    if (this.match.envelopes.length === 0 && this.#unplan === null) return verdict
    return this.open().then(() => verdict)
  }

  /** Puts an answer into its envelope, or takes it out again: stored, and told to nobody else. */
  async #seal(envelopes: readonly Envelope[], seat: Seat): Promise<boolean> {
    const { match } = this
    const { log, time } = this.#keep
    const next = { ...match, envelopes }
    const answered = answeredBy(next)
    const mono = time.mono()
    const closes = isClosing(this.game, next) ? time.now() + this.#window.until(mono) - mono : null
    const sealing = { seq: match.entries.length, was: match.envelopes, envelopes, answered, closes }
    if (!(await log.seal(sealing))) return false
    match.envelopes = envelopes
    this.#keep.sealed(seat, 'here')
    return true
  }

  /** Opens the envelopes of a window that everybody asked has answered, once its minimum is over; until then plans to. */
  async open(): Promise<void> {
    this.#unplan?.()
    this.#unplan = null
    const { match } = this
    let tries = 0
    for (
      let transitions = closing(this.game, match);
      transitions.length > 0;
      transitions = closing(this.game, match)
    ) {
      const now = this.#keep.time.mono()
      const until = this.#window.until(now)
      if (until > now) return this.#plan(until)
      if (!(await this.#write(transitions))) tries = await this.#behind(tries)
    }
  }

  #plan(until: number): void {
    const { time, alone, closing: ends } = this.#keep
    if (ends.aborted) return
    const cancel = time.after(until - time.mono(), () => {
      // Tried again with the next move, or when the table is due.
      alone.run(() => this.open()).catch((error: unknown) => this.#keep.failed(error))
    })
    const gone = (): void => this.#unplan?.()
    ends.addEventListener('abort', gone, { once: true })
    this.#unplan = () => {
      cancel()
      ends.removeEventListener('abort', gone)
    }
  }

  /** Goes on where a crash, or another writer, left off: a window that everybody has answered is closed. */
  async resume(): Promise<void> {
    if (opening(this.game, this.match) === null) await this.follow()
    await this.open()
  }

  /** Carries out what is in the log: transitions that follow from each other, all of them or, if another writer was first, none. */
  async #write(transitions: readonly Transition[]): Promise<boolean> {
    const appending = this.#keep.log.append(transitions, this.match.envelopes)
    const done = await appending.done
    if (done) this.#accept(transitions, appending)
    return done
  }

  /** Transitions that are in the log become part of the match. */
  #accept(transitions: readonly Transition[], appending: Appending): void {
    for (let i = 0; i < transitions.length; i++) {
      accept(this.match, transitions[i] as Transition)
      this.rests()
      appending.carriedOut(i)
    }
  }

  /**
   * Another writer was first. Each round of trying again is paid for by something of theirs that was not known here, so two cannot
   * keep each other busy; a log that refuses again and again and has nothing new to show is damaged.
   */
  async #behind(tries: number): Promise<number> {
    if (await this.follow()) return 0
    if (tries < TRIES) return tries + 1
    const seq = this.match.entries.length
    const error = new MatchError(
      'bad-log',
      seq,
      `entry ${seq + 1} is refused, and nothing stands in its place`,
    )
    this.#keep.damaged(error)
    throw error
  }

  /** Follows what others wrote as if it were ours, and takes over their envelopes; whether there was anything. */
  async follow(): Promise<boolean> {
    const { match } = this
    const written = await this.#keep.log.read(match.entries.length)
    if (written === null) throw new Gone('the table is no more')
    const { entries, seq, envelopes } = written
    for (const entry of entries) {
      this.#carry(entry)
      this.rests()
      written.followed()
    }
    // Entries that came after the row was read are missing from it: then what they left is worked out already.
    if (seq !== match.entries.length) return entries.length > 0
    const was = match.envelopes
    match.envelopes = envelopes
    const differs = match.askedAt.flatMap((_, seat) =>
      JSON.stringify(was.filter(of(seat))) === JSON.stringify(envelopes.filter(of(seat))) ? [] : [seat],
    )
    for (const seat of differs) this.#keep.sealed(seat, 'elsewhere')
    return entries.length + differs.length > 0
  }

  #carry(entry: Entry): void {
    try {
      follow(this.game, this.match, entry)
    } catch (error) {
      if (error instanceof MatchError) this.#keep.damaged(error)
      throw error
    }
  }
}
