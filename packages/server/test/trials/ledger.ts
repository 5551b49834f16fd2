import { verify } from '@noren/match'
import type { Entry } from '@noren/match'
import type { MatchStore } from '@noren/store'
import type { Shelf } from '../../src/index.ts'
import type { Memory } from './player.ts'

/** What was promised and not kept. Every list is empty when all is well; each line says what happened where. */
export interface Broken {
  /** Acknowledged or told, and not in the log. */
  readonly lost: string[]
  /** In the log twice, or carried out again when it was sent again. */
  readonly duplicated: string[]
  /** In the log at another place, for another seat or with other words than were acknowledged. */
  readonly reordered: string[]
  /** A log that is no log: a gap, a broken chain, rules not kept, or not the log that was there before. */
  readonly damaged: string[]
}

export const nothingBroken = (): Broken => ({ lost: [], duplicated: [], reordered: [], damaged: [] })
export const isWhole = (b: Broken): boolean =>
  b.lost.length + b.duplicated.length + b.reordered.length + b.damaged.length === 0

/** Compares what people were told with what the store holds, table by table, and with what it held before. */
export class Ledger {
  readonly #shelf: Shelf
  readonly #before = new Map<string, readonly string[]>()
  readonly broken = nothingBroken()
  /** Acknowledgements that were looked up, in all. */
  checked = 0
  constructor(shelf: Shelf) {
    this.#shelf = shelf
  }

  /** Everything about one table; what the log holds is handed back. */
  async audit(store: MatchStore, memories: readonly Memory[]): Promise<readonly Entry[]> {
    const [first] = memories
    if (first === undefined) return []
    const { table } = first
    const row = await store.table(table)
    if (row === null) {
      this.broken.lost.push(`${table}: the table itself`)
      return []
    }
    const entries = await store.entries(table)
    const game = this.#shelf[row.charter.game]?.game
    const proof = game === undefined ? null : verify(game, row.charter, entries, first.keyHash)
    if (proof === null || !proof.ok) this.broken.damaged.push(`${table}: ${proof?.why ?? 'unknown game'}`)
    if (row.seq !== entries.length)
      this.broken.damaged.push(`${table}: ${entries.length} entries where the table says ${row.seq}`)
    this.#compareWithBefore(table, entries)
    this.#duplicates(table, entries)
    for (const memory of memories) this.#compare(memory, entries)
    return entries
  }

  #compareWithBefore(table: string, entries: readonly Entry[]): void {
    const before = this.#before.get(table) ?? []
    const at = before.findIndex((hash, i) => entries[i]?.hash !== hash)
    if (at >= 0) this.broken.damaged.push(`${table}: entry ${at + 1} is not what it was`)
    this.#before.set(
      table,
      entries.map(e => e.hash),
    )
  }

  #duplicates(table: string, entries: readonly Entry[]): void {
    const seen = new Set<string>()
    for (const { moveId, seq } of entries) {
      if (seen.has(moveId)) this.broken.duplicated.push(`${table}: ${moveId} again as ${seq}`)
      seen.add(moveId)
    }
  }

  #compare({ table, acknowledged, told }: Memory, entries: readonly Entry[]): void {
    const byMove = new Map(entries.map(e => [e.moveId, e]))
    for (const [id, { wish, seq }] of acknowledged) {
      this.checked++
      const entry = byMove.get(id)
      if (entry === undefined) this.broken.lost.push(`${table}: acknowledged ${seq}`)
      else if (entry.seq !== seq) this.broken.reordered.push(`${table}: ${seq} lies at ${entry.seq}`)
      else if (entry.seat !== wish.seat || JSON.stringify(entry.words) !== JSON.stringify(wish.words))
        this.broken.reordered.push(`${table}: entry ${seq} is another one`)
    }
    for (const [seq, by] of told) {
      if (seq === 0) continue
      const entry = entries[seq - 1]
      if (entry === undefined) this.broken.lost.push(`${table}: told ${seq}`)
      else if (entry.seat !== by)
        this.broken.reordered.push(`${table}: entry ${seq} was told as seat ${by}'s`)
    }
  }
}
