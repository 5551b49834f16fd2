import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Kept, MatchStore, TableRow } from '@noren/store'
import { realTime } from './time.ts'
import type { Config } from './config.ts'
import { auditTable } from './audit.ts'
import type { Finding } from './audit.ts'
import { library } from './games.ts'
import { openStore } from './open.ts'
import type { Library } from './shelf.ts'

/** A backup is one JSON object a line: a head, everything that is kept, and a tail that proves nothing is missing. */
interface Head {
  readonly noren: 'backup'
  readonly version: 1
  readonly at: string
  readonly secret: string | null
}
interface Tail {
  readonly end: true
  readonly people: number
  readonly tables: number
}
/** A table that is not what it says it is: kept as it was found, and never put back among the others. */
interface SetAside {
  readonly aside: true
  readonly table: string
  readonly why: string
  readonly found: Kept
}
export interface Copied extends Pick<Tail, 'people' | 'tables'> {
  /** What was set aside, or could not be read at all. */
  readonly damaged: readonly Finding[]
}

/** A file that is not a backup, is cut short, or has nowhere to go: one sentence for whoever typed the command. */
export class BackupError extends Error {}

const secretFile = (config: Config): string | null =>
  config.data === null ? null : join(config.data, 'cookie-secret')

const secretOf = async (config: Config): Promise<string | null> => {
  const file = secretFile(config)
  return file === null ? null : readFile(file, 'utf8').catch(() => null)
}

/**
 * Writes everything a house keeps into one private file, as it stands at one moment; the house may go on. A damaged table is
 * written beside the others, as it was found, and whoever asked is told.
 */
export async function backup(config: Config, file: string, games: Library = library): Promise<Copied> {
  const store = await openStore(config)
  const part = `${file}.part`
  const out = createWriteStream(part, { mode: 0o600 })
  const put = async (line: Head | Kept | Tail | SetAside): Promise<void> => {
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain')
  }
  const count = { people: 0, tables: 0 }
  const damaged: Finding[] = []
  try {
    await put({
      noren: 'backup',
      version: 1,
      at: new Date(realTime.now()).toISOString(),
      secret: await secretOf(config),
    })
    for await (const kept of store.everything()) {
      const { finding } = await judged(kept, games)
      if (finding === null) {
        if (kept.kind === 'person') count.people++
        else if (kept.kind === 'table') count.tables++
        await put(kept)
      } else {
        damaged.push(finding)
        await put({ aside: true, table: finding.table, why: finding.why, found: kept })
      }
    }
    await put({ end: true, ...count })
    out.end()
    await once(out, 'finish')
    await rename(part, file)
  } catch (error) {
    out.destroy()
    await rm(part, { force: true })
    throw error
  } finally {
    await store.close()
  }
  return { ...count, damaged }
}

/** What is wrong with something that was kept, and whether its rules are here to say so. */
async function judged(kept: Kept, games: Library): ReturnType<typeof auditTable> {
  if (kept.kind === 'table') return auditTable(games, { ...UNKNOWN_THEN, ...kept.row }, kept.entries)
  const finding = kept.kind === 'damaged' ? { table: kept.id, good: 0, why: kept.why } : null
  return { finding, played: true }
}

/**
 * Reads a backup twice: once to see that it is whole and that every log in it is what it says, once to put it back. Only an empty
 * house takes it. A table whose row its whole log contradicts is left out, as an earlier version may have taken it for sound; one that is
 * sound and was set aside, as earlier versions did with games that people ended, is put back.
 */
export async function restore(config: Config, file: string, games: Library = library): Promise<Copied> {
  const { head, people, tables, damaged } = await check(file, games)
  const left = new Set(damaged.map(({ table }) => table))
  const store = await openStore(config)
  try {
    for await (const _ of store.everything())
      throw new BackupError('the house is not empty; restore into a new data folder or a new database')
    for await (const line of lines(file)) {
      const kept = isAside(line) ? line.found : line
      if (isKept(kept) && !(kept.kind === 'table' && left.has(kept.row.charter.id)))
        await putBack(store, kept)
    }
  } finally {
    await store.close()
  }
  const secret = secretFile(config)
  if (secret !== null && head.secret !== null) {
    await mkdir(dirname(secret), { recursive: true, mode: 0o700 })
    await writeFile(secret, head.secret, { mode: 0o600 })
  }
  return { people, tables, damaged }
}

/** What a backup of earlier days does not have. */
const UNKNOWN_THEN: Pick<TableRow, 'envelopes' | 'answered'> = { envelopes: [], answered: 0 }

async function putBack(store: MatchStore, kept: Kept): Promise<void> {
  if (kept.kind === 'person') return store.savePerson(kept.person)
  if (kept.kind === 'webhook') return store.saveWebhook(kept.webhook)
  if (kept.kind === 'sign-in') return store.saveSignIn(kept.signIn)
  if (kept.kind === 'record') return store.saveRecord(kept.record)
  if (kept.kind === 'damaged') return
  const { entries, spoken } = kept
  const row = { ...UNKNOWN_THEN, ...kept.row }
  const { waiting, outcome, clock, envelopes, answered } = row
  const id = row.charter.id
  if (!(await store.createTable(entries.length === 0 ? row : { ...row, seq: 0, outcome: null })))
    throw new BackupError(`table ${id} is in the backup twice`)
  if (entries.length > 0)
    await store.append(id, entries, { waiting, clock, outcome, envelopes, answered }, envelopes)
  await store.markTimes(id, row)
  for (const { n: _, ...words } of spoken) await store.speak(id, words)
}

/** A line as it is read today: a table of earlier days called those who hold its seats `mats`. */
const readOf = (line: unknown): unknown => {
  if (isAside(line)) return { ...line, found: readOf(line.found) }
  const row = field(line, 'row')
  if (field(row, 'mats') === undefined || field(row, 'holders') !== undefined) return line
  const { mats, ...rest } = row as Record<string, unknown>
  return { ...(line as object), row: { ...rest, holders: mats } }
}

async function* lines(file: string): AsyncGenerator {
  const input = createReadStream(file, 'utf8')
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    try {
      yield readOf(JSON.parse(line))
    } catch {
      throw new BackupError(`${file} is damaged: a line is not JSON`)
    }
  }
}

const field = (line: unknown, name: string): unknown =>
  typeof line === 'object' && line !== null ? (line as Record<string, unknown>)[name] : undefined
const isKept = (line: unknown): line is Kept =>
  ['person', 'webhook', 'sign-in', 'record', 'table'].includes(String(field(line, 'kind')))

const isAside = (line: unknown): line is SetAside => field(line, 'aside') === true

/** Whether the log of a table is whole and its row alone is wrong. */
const isOfRow = ({ good }: Finding, kept: Kept): boolean =>
  kept.kind === 'table' && good === kept.entries.length && good === kept.row.seq

async function check(file: string, games: Library): Promise<Copied & { readonly head: Head }> {
  let head: Head | null = null
  let tail: Tail | null = null
  const damaged: Finding[] = []
  const seen = { people: 0, tables: 0 }
  let tables = 0
  for await (const line of lines(file)) {
    if (head === null) {
      if (field(line, 'noren') !== 'backup' || field(line, 'version') !== 1)
        throw new BackupError(`${file} is not a backup of Noren that this version can read`)
      head = line as Head
    } else if (field(line, 'end') === true) tail = line as Tail
    else if (isAside(line)) {
      const { finding, played } = await judged(line.found, games)
      if (finding === null && played) tables++
      else damaged.push({ table: line.table, good: 0, why: line.why })
    } else if (isKept(line)) {
      const { finding } = await judged(line, games)
      if (finding !== null && !isOfRow(finding, line))
        throw new BackupError(
          `${file} is damaged: table ${finding.table}: ${finding.why}; nothing was restored`,
        )
      if (finding !== null) damaged.push(finding)
      else if (line.kind === 'table') tables++
      if (line.kind === 'person') seen.people++
      else if (line.kind === 'table') seen.tables++
    }
  }
  if (head === null || tail === null || tail.people !== seen.people || tail.tables !== seen.tables)
    throw new BackupError(`${file} is not whole: its end is missing`)
  return { head, people: seen.people, tables, damaged }
}
