import { chainFault, open, openClock, refOf, retell, verify } from '@noren/match'
import type { Entry } from '@noren/match'
import { DamagedError } from '@noren/store'
import type { MatchStore, TableRow } from '@noren/store'
import { summaryOf } from '@noren/table'
import type { Chance } from './chance.ts'
import { newTableId } from './ids.ts'
import { endFault, rowFault, rowOf } from './row.ts'
import { rulesFor } from './shelf.ts'
import type { Library } from './shelf.ts'

/** What is wrong with one table. */
export interface Finding {
  readonly table: string
  /** So many entries, from the first on, are what they say they are. */
  readonly good: number
  readonly why: string
}

export interface Audit {
  readonly tables: number
  readonly entries: number
  /** Tables whose rules are not here: their chain was looked at, and nothing was played again. */
  readonly unplayed: number
  readonly damaged: readonly Finding[]
}

/** Whether a row and its log belong together and are what they say: counts, chain, and every move under its own rules. */
export async function auditTable(
  games: Library,
  row: TableRow,
  entries: readonly Entry[],
): Promise<{ readonly finding: Finding | null; readonly played: boolean }> {
  const { charter } = row
  const found = (good: number, why: string): { finding: Finding; played: boolean } => ({
    finding: { table: charter.id, good, why },
    played: true,
  })
  const broken = chainFault(charter, entries)
  const rules = await rulesFor(games, refOf(charter))
  if (broken !== null) {
    const good = rules === null ? broken.seq - 1 : lastGood(rules.game, row, entries.slice(0, broken.seq - 1))
    return found(Math.max(0, good), broken.why)
  }
  if (entries.length !== row.seq)
    return found(
      Math.min(row.seq, entries.length),
      `the row says ${row.seq} entries, the log has ${entries.length}`,
    )
  if (rules === null) return { finding: null, played: false }
  const verified = verify(rules.game, charter, entries)
  if (!verified.ok) return found(Math.max(0, verified.seq - 1), verified.why)
  const why = rowFault(row, verified.match)
  return why === null ? { finding: null, played: true } : found(entries.length, why)
}

function lastGood(
  game: Parameters<typeof verify>[0],
  { charter }: TableRow,
  entries: readonly Entry[],
): number {
  const verified = verify(game, charter, entries)
  return verified.ok ? entries.length : verified.seq - 1
}

/** Looks at every table of a store. */
export async function audit(
  store: MatchStore,
  games: Library,
  progress: (done: number, total: number) => void = () => {},
): Promise<Audit> {
  const ids = await store.tableIds()
  const damaged: Finding[] = []
  let [entries, unplayed] = [0, 0]
  for (const [i, id] of ids.entries()) {
    progress(i, ids.length)
    try {
      const row = await store.table(id)
      const log = await store.entries(id)
      entries += log.length
      if (row === null) continue
      const { finding, played } = await auditTable(games, row, log)
      if (finding !== null) damaged.push(finding)
      if (!played) unplayed++
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      damaged.push({ table: id, good: 0, why: error.message })
    }
  }
  return { tables: ids.length, entries, unplayed, damaged }
}

/** Cuts a table back to its last good entry, into a copy with a name of its own; the damaged one stays as it is. */
export async function copyGood(
  store: MatchStore,
  games: Library,
  id: string,
  chance: Chance,
  now: number,
): Promise<{ readonly table: string; readonly entries: number } | null> {
  const row = await store.table(id)
  const rules = row === null ? null : await rulesFor(games, refOf(row.charter))
  if (row === null || rules === null) return null
  const log = await store.entries(id)
  const { finding } = await auditTable(games, row, log)
  const good = log.slice(0, finding?.good ?? log.length)
  const charter = { ...row.charter, id: newTableId(chance) }
  const match = retell(rules.game, charter, good)
  const first = summaryOf(open(rules.game, charter))
  const clock = openClock(rules.game, row.time, match.state, now)
  const sound = endFault(row) === null ? row : withoutEnd(row)
  const { status } = rowOf({ ...sound, envelopes: [] }, match)
  const fresh = { charter, seq: 0, next: null, revision: 0, status } as const
  if (!(await store.createTable({ ...sound, ...fresh, ...first, clock }))) return null
  if (match.entries.length > 0) await store.append(charter.id, match.entries, summaryOf(match, clock), [])
  return { table: charter.id, entries: match.entries.length }
}

/** Without what its people are said to have given up, which cannot be: what the log says stands. */
function withoutEnd(row: TableRow): TableRow {
  const { ended: _ended, conceded: _conceded, ...manners } = row.manners ?? {}
  return { ...row, manners }
}
