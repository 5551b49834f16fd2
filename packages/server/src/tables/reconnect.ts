import type { Seat } from '@noren/engine'

/** For so long a clock stands still when its player's connection breaks, once per decision. */
export const GRACE = 30_000

interface Kept {
  /** Which decision this belongs to: when it began. */
  readonly since: number
  readonly ms: number
}

/**
 * How long clocks stood still because their players were reconnecting. It is bounded, per absence and per decision, so that
 * nobody gains time by pulling the plug; a restart of the house counts as an absence of everybody.
 */
export class ReconnectGrace {
  readonly #born: number
  readonly #gone = new Map<string, number>()
  readonly #kept = new Map<Seat, Kept>()
  constructor(born: number) {
    this.#born = born
  }

  /** Somebody's last connection to this table ended. */
  left(person: string, now: number): void {
    this.#gone.set(person, now)
  }

  /** Since when somebody has not been seen; those who never came, since this house was opened. */
  goneSince(person: string): number {
    const gone = this.#gone.get(person) ?? this.#born
    return gone === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : gone
  }

  /** Somebody is back: what their clocks stood still so far is kept for the decisions they face. */
  came(person: string, seats: readonly Seat[], since: (seat: Seat) => number, now: number): void {
    for (const seat of seats) {
      const ms = this.stopped(seat, person, since(seat), now)
      this.#kept.set(seat, { since: since(seat), ms })
    }
    this.#gone.set(person, Number.NEGATIVE_INFINITY)
  }

  /**
   * For how long this seat's clock stands still, until `now`, in the decision that began at `since`. `now` may lie in the
   * future: then it tells for how long at most.
   */
  stopped(seat: Seat, person: string, since: number, now: number): number {
    const kept = this.#kept.get(seat)
    const before = kept?.since === since ? kept.ms : 0
    const gone = this.#gone.get(person) ?? this.#born
    const here = Math.min(now, gone + GRACE) - Math.max(gone, since)
    return Math.min(GRACE, before + Math.max(0, here))
  }

  /** Whether this seat's clock stands still just now. */
  stands(person: string, now: number): boolean {
    return now < (this.#gone.get(person) ?? this.#born) + GRACE
  }
}
