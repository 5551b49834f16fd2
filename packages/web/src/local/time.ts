import type { TimeSource } from '@noren/table'

/** The clocks of this device. */
export const deviceTime: TimeSource = {
  now: () => Date.now(),
  mono: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
  every(ms, call) {
    const timer = setInterval(call, ms)
    return () => clearInterval(timer)
  },
  soon: call => queueMicrotask(call),
}
