import { timeOf } from '@noren/table'

/** The clocks of this device. */
export const deviceTime = timeOf<ReturnType<typeof setTimeout>>(globalThis, queueMicrotask)
