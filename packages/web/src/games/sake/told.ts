import type { Update } from '@noren/protocol'
import type { SakeEvent } from './model.ts'
import { USES } from './model.ts'

/** What the lines of the log tell about what is on the table now. */
type Lines = readonly Update['line'][]

/** What happened, the newest first, without what was taken back. */
function* newest(lines: Lines): Generator<SakeEvent> {
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]
    if (line === undefined || line.undone) continue
    for (let k = line.events.length - 1; k >= 0; k--) yield line.events[k] as unknown as SakeEvent
  }
}

/** Whether the last card played was drawn by iaido. */
export function inIaido(lines: Lines): boolean {
  for (const e of newest(lines)) if (e.type === 'played') return USES[e.use] === 'iaido'
  return false
}

/** Who helps with the torment that is on the table. */
export function helpersOf(lines: Lines): readonly number[] {
  const out: number[] = []
  for (const e of newest(lines)) {
    if (e.type === 'tormented') return out
    if (e.type === 'helped') out.unshift(e.seat)
  }
  return []
}
