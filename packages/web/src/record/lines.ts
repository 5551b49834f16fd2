import type { RecordLine } from '../state/record.ts'

/** The log up to a moment: what was taken back later still stands. */
export function linesUpTo(lines: readonly RecordLine[], at: number): readonly RecordLine[] {
  const told = lines.filter(l => l.seq <= at)
  const undone = new Set<number>()
  for (const { seq, undoes } of told)
    if (undoes !== undefined) for (let n = undoes; n < seq; n++) undone.add(n)
  return told.map(l => (l.undone === undone.has(l.seq) ? l : { ...l, undone: undone.has(l.seq) }))
}
