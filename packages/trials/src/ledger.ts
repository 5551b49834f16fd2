import { follow, isHeld, MatchError, open } from '@noren/match'
import type { Charter, Entry, Envelope } from '@noren/match'
import type { Game } from '@noren/engine'
import type { MatchStore } from '@noren/store'
import type { Shelf } from '@noren/server'
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

/** A log played again: what is wrong with it, and after which entries a sealed window was open. */
interface Played {
  readonly fault: string | null
  readonly held: readonly boolean[]
}

function played(game: Game, charter: Charter, entries: readonly Entry[], keyHash: string): Played {
  const match = open(game, charter)
  if (match.keyHash !== keyHash) return { fault: 'the key is not the one that was published', held: [] }
  const held = [isHeld(game, match.state)]
  try {
    for (const entry of entries) {
      follow(game, match, entry)
      held.push(isHeld(game, match.state))
    }
  } catch (error) {
    if (!(error instanceof MatchError)) throw error
    return { fault: error.message, held }
  }
  return { fault: null, held }
}

/** Where each move lies: its number in the log, or 0 while it is in an envelope. */
export type Stored = ReadonlyMap<string, number>

const idsIn = (envelopes: readonly Envelope[]): string[] =>
  envelopes.flatMap(e => [...e.slips.map(s => s.moveId), ...e.spent])

/** The number of entries that a row tells now: exactly so many, or, if there are more by then, at least so many. */
async function seqAgain(store: MatchStore, table: string, was: number, entries: number): Promise<number> {
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
  /** Sealed answers that took the place of another one. */
  readonly changed = new Set<string>()
  /** Sealed answers whose window was gone before they were opened: the rules allow that. */
  void = 0
  constructor(shelf: Shelf) {
    this.#shelf = shelf
  }

  /** Everything about one table; where its moves lie is handed back. */
  async audit(store: MatchStore, memories: readonly Memory[]): Promise<Stored> {
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
    const { fault, held } = played(game, row.charter, entries, first.keyHash)
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
      this.#compare(memory, entries, where, held)
      this.#changes(memory, where, game)
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

  /** A sealed answer that was replaced by another one, which was acknowledged, is not in the log. */
  #changes({ table, acknowledged, replaced }: Memory, where: Stored, game: Game): void {
    for (const [old, now] of replaced) {
      const action = game.hear(acknowledged.get(now)?.wish.words ?? [])
      // Something of the moment takes nobody's place.
      if (action === null || game.isAnytime(action)) continue
      this.changed.add(now)
      const at = where.get(old) ?? 0
      if (at > 0) this.broken.lost.push(`${table}: entry ${at} was replaced before by an acknowledged answer`)
    }
  }

  #compare(memory: Memory, entries: readonly Entry[], where: Stored, held: readonly boolean[]): void {
    const { table, acknowledged, told } = memory
    for (const [id, { wish, seq }] of acknowledged) {
      this.checked++
      const at = where.get(id)
      // A sealed answer is acknowledged with the number the table stands at by then, and gets its own when its window
      // closes: so a window was open at some moment between the wish and its answer.
      const sealed = held.slice(wish.seq, seq + 1).includes(true)
      const entry = at === undefined ? undefined : entries[at - 1]
      if (at === undefined && sealed && entries.length > seq) this.void++
      else if (at === undefined || (at === 0 && !sealed))
        this.broken.lost.push(`${table}: acknowledged ${seq}`)
      else if (at !== 0 && at !== seq && !(sealed && at > seq))
        this.broken.reordered.push(`${table}: ${seq} lies at ${at}`)
      else if (entry !== undefined && (entry.seat !== wish.seat || !sameWords(entry.words, wish.words)))
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
