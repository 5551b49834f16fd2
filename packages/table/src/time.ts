/** Where a table reads the time and asks to be called: the only source, handed in everywhere. */
export interface TimeSource {
  /** Milliseconds since 1970 by the machine's clock, which may be set: for what is stored and shown. */
  now(): number
  /** Milliseconds since some moment, on a clock that never jumps: for how long something takes. */
  mono(): number
  /** Calls once, so many milliseconds later; the answer takes it back. */
  after(ms: number, call: () => void): () => void
  /** Calls again and again; the answer ends it. */
  every(ms: number, call: () => void): () => void
  /** Calls when everything that is ready now has been done. */
  soon(call: () => void): void
}

/** The timers of a platform: those of Node and those of a browser have one shape. */
interface Timers<T> {
  setTimeout(call: () => void, ms: number): T
  clearTimeout(timer: T): void
  setInterval(call: () => void, ms: number): T
  clearInterval(timer: T): void
  readonly Date: { now(): number }
  readonly performance: { now(): number }
}

/** A platform calls at once when it is asked to wait longer than this. */
const LONGEST = 2_147_483_647

/** The clocks and timers of a platform; `idle` is done to every timer, `soon` is what it offers for calling next. */
export const timeOf = <T>(
  platform: Timers<T>,
  soon: (call: () => void) => void,
  idle: (timer: T) => void = () => {},
): TimeSource => ({
  now: () => platform.Date.now(),
  mono: () => platform.performance.now(),
  after(ms, call) {
    const timer = platform.setTimeout(call, Math.min(Math.max(0, ms), LONGEST))
    idle(timer)
    return () => platform.clearTimeout(timer)
  },
  every(ms, call) {
    const timer = platform.setInterval(call, ms)
    idle(timer)
    return () => platform.clearInterval(timer)
  },
  soon,
})

/** Resolves after so many milliseconds; false, and at once, if `signal` ends it. */
export function pause(time: TimeSource, ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  return new Promise(resolve => {
    const cancel = time.after(ms, () => {
      signal.removeEventListener('abort', ended)
      resolve(true)
    })
    const ended = (): void => {
      cancel()
      resolve(false)
    }
    signal.addEventListener('abort', ended, { once: true })
  })
}
