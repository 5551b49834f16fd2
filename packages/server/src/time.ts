import { timeOf } from '@noren/table'
import type { TimeSource } from '@noren/table'

export type { TimeSource } from '@noren/table'

/** The clocks of this machine. No timer keeps the process alive. */
export const realTime: TimeSource = timeOf<NodeJS.Timeout>(
  globalThis,
  call => void setImmediate(call),
  timer => timer.unref(),
)
