import { has, waiting } from '@noren/engine'
import type { Game, SeatSet } from '@noren/engine'
import { isHeld } from '@noren/match'
import type { Match, Transition } from '@noren/match'
import type { TimeSource } from './time.ts'

/** What decides whether a window has a minimum, and when that begins: asked for only where there is a window. */
interface Resting {
  readonly time: TimeSource
  readonly thinking: () => SeatSet
}

/**
 * Since when the sealed window on the table is open. It stays open for its minimum even when everybody answered early, so
 * that neither a pause nor the lack of one tells what somebody holds. Only public facts count: that there is a window, and
 * whether a person is among those it asks. All moments are of the clock that never jumps.
 */
export class SealedWindow {
  readonly #game: Game
  readonly #minimum: number
  #since = -1
  #opened: number | null = null
  constructor(game: Game, minimum: number) {
    this.#game = game
    this.#minimum = minimum
  }

  /** The table rests; `thinking` are the seats that somebody thinks for. */
  rests({ state, since }: Match, { thinking, time }: Resting): void {
    if (since === this.#since && this.#opened !== null) return
    this.#since = since
    const opens = isHeld(this.#game, state) && (waiting(state) & thinking()) !== 0
    this.#opened = opens ? time.mono() : null
  }

  /** Whether one is open that has a minimum. */
  get isOpen(): boolean {
    return this.#opened !== null
  }

  /** When the window on the table may close; now, if it has no minimum or is over it. */
  until(now: number): number {
    return this.#opened === null ? now : Math.max(now, this.#opened + this.#minimum)
  }

  /** When this transition may be carried out: now (null), or later, if it is an answer that closes the window by itself. */
  heldUntil({ state }: Match, transition: Transition, now: number): number | null {
    const { seat, words, seq } = transition.entry
    const action = transition.undoes === null ? this.#game.hear(words) : null
    if (this.until(now) <= now || action === null || !has(waiting(state), seat)) return null
    if (this.#game.isAnytime(action) || transition.since !== seq) return null
    return this.until(now)
  }
}
