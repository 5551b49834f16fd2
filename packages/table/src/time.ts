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
