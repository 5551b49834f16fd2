import type { Update } from '@noren/protocol'

export type LogLine = Update['line']

/** Appends a line and marks what it took back: an entry and all that followed it. */
export function withLine(lines: readonly LogLine[], line: LogLine): readonly LogLine[] {
  const { undoes } = line
  const kept = lines.filter(l => l.seq !== line.seq)
  const marked = undoes === undefined ? kept : kept.map(l => (l.seq >= undoes ? { ...l, undone: true } : l))
  return [...marked, line]
}
