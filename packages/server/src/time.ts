import type { TimeSource } from '@noren/table'

export type { TimeSource } from '@noren/table'

/** Node calls at once when it is asked to wait longer than this. */
const LONGEST = 2_147_483_647

export const realTime: TimeSource = {
  now: () => Date.now(),
  mono: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST))
    timer.unref()
    return () => clearTimeout(timer)
  },
  every(ms, call) {
    const timer = setInterval(call, ms)
    timer.unref()
    return () => clearInterval(timer)
  },
  soon: call => void setImmediate(call),
}
