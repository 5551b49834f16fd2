/** Where the house reads the time and asks to be called. Tests hand in one whose hands they move. */
export interface Timepiece {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls once, so many milliseconds later; the answer takes it back. */
  after(ms: number, call: () => void): () => void
}

/** Node calls at once when it is asked to wait longer than this. */
const LONGEST = 2_147_483_647

export const wallClock: Timepiece = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
