import type { Measure } from './watched.ts'

/** What the process and its metrics say. */
export interface Measured extends Measure {
  readonly connections: number
  readonly tables: number
}

/** Memory may move by this much without anything being forgotten, and by so much for each frame. */
const SLACK = 8 * 2 ** 20
const SLACK_PER_FRAME = 24

/** What Node would keep for as long as somebody forgot it; the rest comes and goes. */
const LASTING = ['TCPSocketWrap', 'TCPServerWrap', 'Timeout', 'MessagePort', 'FSEventWrap', 'ProcessWrap']

/** Compares two measures; whatever grew is a fault. */
export function growth(before: Measured, after: Measured, frames: number): string[] {
  const faults: string[] = []
  const grew = (name: string, a: number, b: number, slack = 0): void => {
    if (b > a + slack) faults.push(`${name} grew from ${a} to ${b}`)
  }
  // One is between two calls of its own for a moment every five seconds.
  grew('timers', before.timers, after.timers, 1)
  grew('connections', before.connections, after.connections)
  grew('tables in memory', before.tables, after.tables)
  // Our own questions come over a connection or two that Node keeps for a while.
  for (const name of LASTING) grew(name, before.resources[name] ?? 0, after.resources[name] ?? 0, 2)
  const more = after.heap - before.heap
  if (more > SLACK + SLACK_PER_FRAME * frames) faults.push(`memory grew by ${more} bytes`)
  return [...faults, ...after.warnings]
}
