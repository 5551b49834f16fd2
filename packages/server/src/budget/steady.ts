import { realTime } from '../time.ts'

/** Milliseconds that only grow, at the pace of time: whoever sets the machine's clock moves no limit. */
export const steady = (): number => realTime.mono()
