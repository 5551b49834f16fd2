import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Kept, MatchStore, TableRow } from '@noren/store'
import type { Config } from './config.ts'
import { openStore } from './open.ts'

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
export type Copied = Pick<Tail, 'people' | 'tables'>

/** A file that is not a backup, is cut short, or has nowhere to go: one sentence for whoever typed the command. */
export class BackupError extends Error {}

const secretFile = (config: Config): string | null =>
  config.data === null ? null : join(config.data, 'cookie-secret')

const secretOf = async (config: Config): Promise<string | null> => {
  const file = secretFile(config)
  return file === null ? null : readFile(file, 'utf8').catch(() => null)
}

/** Writes everything a house keeps into one private file, as it stands at one moment; the house may go on. */
export async function backup(config: Config, file: string): Promise<Copied> {
  const store = await openStore(config)
  const part = `${file}.part`
  const out = createWriteStream(part, { mode: 0o600 })
  const put = async (line: Head | Kept | Tail): Promise<void> => {
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain')
  }
  const count = { people: 0, tables: 0 }
  try {
    await put({ noren: 'backup', version: 1, at: new Date().toISOString(), secret: await secretOf(config) })
    for await (const kept of store.everything()) {
      if (kept.kind === 'person') count.people++
      else if (kept.kind === 'table') count.tables++
      await put(kept)
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
  return count
}

/** Reads a backup twice: once to see that it is whole, once to put it back. Only an empty house takes it. */
export async function restore(config: Config, file: string): Promise<Copied> {
  const { head, tail } = await check(file)
  const store = await openStore(config)
  try {
    for await (const _ of store.everything())
      throw new BackupError('the house is not empty; restore into a new data folder or a new database')
    for await (const line of lines(file)) if (isKept(line)) await putBack(store, line)
  } finally {
    await store.close()
  }
  const secret = secretFile(config)
  if (secret !== null && head.secret !== null) {
    await mkdir(dirname(secret), { recursive: true, mode: 0o700 })
    await writeFile(secret, head.secret, { mode: 0o600 })
  }
  return { people: tail.people, tables: tail.tables }
}

/** What a backup of earlier days does not have. */
const UNKNOWN_THEN: Pick<TableRow, 'envelopes' | 'answered'> = { envelopes: [], answered: 0 }

async function putBack(store: MatchStore, kept: Kept): Promise<void> {
  if (kept.kind === 'person') return store.savePerson(kept.person)
  if (kept.kind === 'webhook') return store.saveWebhook(kept.webhook)
  if (kept.kind === 'sign-in') return store.saveSignIn(kept.signIn)
  const { entries, spoken } = kept
  const row = { ...UNKNOWN_THEN, ...kept.row }
  const { waiting, outcome, clock, envelopes, answered } = row
  const id = row.charter.id
  if (!(await store.createTable(entries.length === 0 ? row : { ...row, seq: 0, outcome: null })))
    throw new BackupError(`table ${id} is in the backup twice`)
  const last = entries.length - 1
  await Promise.all(
    entries.map((entry, i) =>
      store.append(id, entry, { waiting, clock, outcome: i === last ? outcome : null, envelopes, answered }),
    ),
  )
  for (const { n: _, ...words } of spoken) await store.speak(id, words)
}

async function* lines(file: string): AsyncGenerator {
  const input = createReadStream(file, 'utf8')
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    try {
      yield JSON.parse(line)
    } catch {
      throw new BackupError(`${file} is damaged: a line is not JSON`)
    }
  }
}

const field = (line: unknown, name: string): unknown =>
  typeof line === 'object' && line !== null ? (line as Record<string, unknown>)[name] : undefined
const isKept = (line: unknown): line is Kept =>
  ['person', 'webhook', 'sign-in', 'table'].includes(String(field(line, 'kind')))

async function check(file: string): Promise<{ head: Head; tail: Tail }> {
  let head: Head | null = null
  let tail: Tail | null = null
  const seen = { people: 0, tables: 0 }
  for await (const line of lines(file)) {
    if (head === null) {
      if (field(line, 'noren') !== 'backup' || field(line, 'version') !== 1)
        throw new BackupError(`${file} is not a backup of Noren that this version can read`)
      head = line as Head
    } else if (field(line, 'end') === true) tail = line as Tail
    else if (isKept(line) && line.kind === 'person') seen.people++
    else if (isKept(line) && line.kind === 'table') seen.tables++
  }
  if (head === null || tail === null || tail.people !== seen.people || tail.tables !== seen.tables)
    throw new BackupError(`${file} is not whole: its end is missing`)
  return { head, tail }
}
