import { follow, MatchError, open } from '@noren/match'
import type { Charter, Entry, Envelope } from '@noren/match'
import type { Game } from '@noren/engine'
import type { MatchStore, TableRow } from '@noren/store'
import type { Shelf } from '@noren/server'
import type { Memory } from './player.ts'
import { sealedBy } from './windows.ts'

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

/** What is looked into: a store, or a part of one. */
export type Kept = Pick<MatchStore, 'table' | 'entries'>

/** What is wrong with a log when it is played again; null if nothing is. */
function faultOf(game: Game, charter: Charter, entries: readonly Entry[], keyHash: string): string | null {
  const match = open(game, charter)
  if (match.keyHash !== keyHash) return 'the key is not the one that was published'
  try {
    for (const entry of entries) follow(game, match, entry)
  } catch (error) {
    if (!(error instanceof MatchError)) throw error
    return error.message
  }
  return null
}

/** Where each move lies: its number in the log, or 0 while it is in an envelope. */
export type Stored = ReadonlyMap<string, number>

const idsIn = (envelopes: readonly Envelope[]): string[] =>
  envelopes.flatMap(e => [...e.slips.map(s => s.moveId), ...e.spent])

/** The number of entries that a row tells now: exactly so many, or, if there are more by then, at least so many. */
async function seqAgain(store: Kept, table: string, was: number, entries: number): Promise<number> {
  const now = (await store.table(table))?.seq ?? was
  return was < entries && now > entries ? entries : now
}

/** Compares what people were told with what the store holds, table by table, and with what it held before. */
export class Ledger {
  readonly #shelf: Shelf
  readonly #before = new Map<string, readonly string[]>()
  readonly broken = nothingBroken()
  /** Acknowledgements that were looked up, in all. */
  checked = 0
  /** Acknowledged sealed answers that were replaced or withdrawn. */
  readonly changed = new Set<string>()
  /** Those whose window was gone before they were opened: the rules allow that, and say when. */
  readonly void = new Set<string>()
  readonly #sealed = new Set<string>()
  constructor(shelf: Shelf) {
    this.#shelf = shelf
  }

  /** Everything about one table; where its moves lie is handed back. */
  async audit(store: Kept, memories: readonly Memory[]): Promise<Stored> {
    const [first] = memories
    if (first === undefined) return new Map()
    const { table } = first
    const row = await store.table(table)
    if (row === null) {
      this.broken.lost.push(`${table}: the table itself`)
      return new Map()
    }
    const entries = await store.entries(table)
    const game = this.#shelf[row.charter.game]?.game
    if (game === undefined) throw new Error(`no game ${row.charter.game}`)
    const fault = faultOf(game, row.charter, entries, first.keyHash)
    if (fault !== null) this.broken.damaged.push(`${table}: ${fault}`)
    // A house that is alive may let a bot play while we read: then the row is newer than what was read of it.
    const seq = row.seq === entries.length ? row.seq : await seqAgain(store, table, row.seq, entries.length)
    if (seq !== entries.length)
      this.broken.damaged.push(`${table}: ${entries.length} entries where the table says ${seq}`)
    this.#compareWithBefore(table, entries)
    this.#duplicates(table, entries)
    const where = new Map([
      ...idsIn(row.envelopes).map(id => [id, 0] as const),
      ...entries.map(e => [e.moveId, e.seq] as const),
    ])
    for (const memory of memories) {
      // A log that is none tells nothing about windows.
      if (fault === null) this.#windows(memory, game, row, entries)
      this.#compare(memory, entries, where)
    }
    return where
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

  /** Every sealed answer is opened, changed by its owner, or void by the rules. */
  #windows(memory: Memory, game: Game, { charter, envelopes }: TableRow, entries: readonly Entry[]): void {
    const seats = new Set([...memory.acknowledged.values()].map(a => a.wish.seat))
    for (const seat of seats) {
      const hand = sealedBy(game, charter, entries, envelopes, seat, memory)
      for (const fault of hand.faults) this.broken.lost.push(`${charter.id}: ${fault}`)
      for (const id of hand.sealed) this.#sealed.add(id)
      for (const id of hand.changed) this.changed.add(id)
      for (const id of hand.void) this.void.add(id)
    }
  }

  #compare(memory: Memory, entries: readonly Entry[], where: Stored): void {
    const { table, acknowledged, told } = memory
    for (const [id, { wish, seq }] of acknowledged) {
      this.checked++
      // A sealed answer is acknowledged with the number the table stands at by then, and gets its own when its window closes.
      const sealed = this.#sealed.has(id)
      const at = where.get(id)
      const entry = at === undefined ? undefined : entries[at - 1]
      if (at === undefined && !sealed) this.broken.lost.push(`${table}: acknowledged ${seq}`)
      else if (entry === undefined) continue
      else if (sealed ? entry.seq <= wish.seq : entry.seq !== seq)
        this.broken.reordered.push(`${table}: ${seq} lies at ${at}`)
      else if (entry.seat !== wish.seat || !sameWords(entry.words, wish.words))
        this.broken.reordered.push(`${table}: entry ${at} is another one`)
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

const sameWords = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
