import type { DayFigure, OwnRecord } from './types.ts'
import { DAILY } from './types.ts'

const keyOf = ({ payoff, score }: Omit<DayFigure, 'n'>): string => `${payoff} ${score}`

const isBefore = (a: OwnRecord, b: OwnRecord): boolean =>
  a.at < b.at || (a.at === b.at && a.person < b.person)

/** What a record says of its day; null for what is no result. */
function resultIn({ kind, body }: OwnRecord): Omit<DayFigure, 'n'> | null {
  if (kind !== DAILY) return null
  try {
    const { payoff, score } = JSON.parse(body) as Partial<Record<string, unknown>>
    return typeof payoff === 'number' && typeof score === 'number' ? { payoff, score } : null
  } catch {
    return null
  }
}

interface Group {
  readonly payoff: number
  readonly score: number
  /** Oldest first. */
  readonly records: OwnRecord[]
}

/** Where a record stands among those of its group, or would. */
function placeOf(records: readonly OwnRecord[], record: OwnRecord): number {
  let [low, high] = [0, records.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(records[middle] as OwnRecord, record)) low = middle + 1
    else high = middle
  }
  return low
}

/** The results of each day, by how they came out: kept as they are counted, in memory. */
export class MemoryResults {
  readonly #days = new Map<string, Map<string, Group>>()

  add(record: OwnRecord): void {
    const result = resultIn(record)
    if (result === null) return
    const day = this.#days.get(record.key) ?? new Map<string, Group>()
    this.#days.set(record.key, day)
    const group = day.get(keyOf(result)) ?? { ...result, records: [] }
    day.set(keyOf(result), group)
    group.records.splice(placeOf(group.records, record), 0, record)
  }

  drop(record: OwnRecord | undefined): void {
    const result = record === undefined ? null : resultIn(record)
    if (record === undefined || result === null) return
    const day = this.#days.get(record.key)
    const group = day?.get(keyOf(result))
    if (day === undefined || group === undefined) return
    group.records.splice(placeOf(group.records, record), 1)
    if (group.records.length === 0) day.delete(keyOf(result))
  }

  figures(day: string): DayFigure[] {
    const groups = [...(this.#days.get(day)?.values() ?? [])]
    return groups
      .map(({ payoff, score, records }) => ({ payoff, score, n: records.length }))
      .sort((a, b) => b.payoff - a.payoff || b.score - a.score)
  }

  of(day: string, figure: Omit<DayFigure, 'n'>, limit: number): OwnRecord[] {
    return this.#days.get(day)?.get(keyOf(figure))?.records.slice(0, limit) ?? []
  }
}
