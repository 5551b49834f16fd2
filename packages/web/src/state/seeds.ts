import type { NewFork, NewTable, TableInfo } from '@noren/protocol'
import { api, Refusal } from './api.ts'
import { dealsForTests } from './device.ts'
import { keepWitness, witnessOf } from './witness.ts'

/**
 * What this page adds to the shuffles of a table, so that the server cannot choose them: a promise when its person sits down, opened
 * when the start has been asked for. A browser without the means for it adds nothing, and is waited for by nobody.
 */

const KEY = 'noren.seeds'
const MOST = 50
const MIX = 'noren.mix'

const hex = (bytes: Uint8Array): string => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('')
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], two => Number.parseInt(two, 16))

/** SHA-256, by the browser's own means; those it has only where the page came over https or from this machine. */
const sha = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

const commitOf = (seed: string): Promise<string> => sha(bytesOf(seed))

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** False where a reload would forget it: then nothing is promised. */
function keep(id: string, seed: string): boolean {
  const tables = Object.entries({ ...kept(), [id]: seed }).slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(tables)))
    return true
  } catch {
    return false
  }
}

/** A seed of this browser's own; a test that deals known games adds none, or one that it knows. */
async function draw(): Promise<string | null> {
  if ((crypto.subtle as SubtleCrypto | undefined) === undefined) return null
  if (!dealsForTests()) return hex(crypto.getRandomValues(new Uint8Array(32)))
  const mix = localStorage.getItem(MIX)
  return mix === null ? null : sha(new TextEncoder().encode(mix))
}

async function seeded(open: (promise: { commit?: string }) => Promise<TableInfo>): Promise<TableInfo> {
  const seed = await draw()
  const info = await open(seed === null ? {} : { commit: await commitOf(seed) })
  if (seed !== null) keep(info.id, seed)
  return attendSeeds(info)
}

/** Opens a table with a promise of this page's. */
export const openSeeded = (table: NewTable): Promise<TableInfo> =>
  seeded(promise => api.open({ ...table, ...promise }))

/** The same for one that goes on from a moment of a finished game. */
export const forkSeeded = (parent: string, fork: NewFork): Promise<TableInfo> =>
  seeded(promise => api.fork(parent, { ...fork, ...promise }))

/** Begins a table where nobody else is waited for. */
export async function startSeeded(info: TableInfo): Promise<TableInfo> {
  await attendSeeds(info)
  return attendSeeds(await api.start(info.id))
}

const busy = new Set<string>()

/** Looks at a table whenever it changed: promises a seed where this person sits, and opens it when the start was asked for. */
export async function attendSeeds(info: TableInfo): Promise<TableInfo> {
  keepWitness(info)
  const { id, status, seats } = info
  if (status !== 'open' || busy.has(id) || !seats.some(s => s.yours)) return info
  busy.add(id)
  try {
    const next = await (info.starting === true ? opens(info) : promises(info))
    if (next !== null) keepWitness(next)
    return next ?? info
  } catch (error) {
    // It began without: the log says so, and nobody plays any worse.
    if (error instanceof Refusal) return info
    throw error
  } finally {
    busy.delete(id)
  }
}

const own = ({ seats, seeds = [] }: TableInfo): NonNullable<TableInfo['seeds']> =>
  seeds.filter((share, seat) => share !== null && seats[seat]?.yours === true)

async function promises(info: TableInfo): Promise<TableInfo | null> {
  if (own(info).length > 0) return null
  const seed = kept()[info.id] ?? (await draw())
  if (seed === null || !keep(info.id, seed)) return null
  return api.seed(info.id, { commit: await commitOf(seed) })
}

async function opens(info: TableInfo): Promise<TableInfo | null> {
  const seed = kept()[info.id]
  // A server that shows another key than before learns nothing.
  if (seed === undefined || witnessOf(info.id).keyHash !== info.keyHash) return null
  const commit = await commitOf(seed)
  const mine = own(info).find(share => share?.commit === commit)
  return mine === undefined || mine?.seed !== undefined ? null : api.seed(info.id, { seed })
}
