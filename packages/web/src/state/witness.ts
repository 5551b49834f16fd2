import type { TableInfo } from '@noren/protocol'

const KEY = 'noren.witness'
const MOST = 200

type Kept = Readonly<Record<string, string>>

function read(): Kept {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof raw === 'object' && raw !== null ? (raw as Kept) : {}
  } catch {
    return {}
  }
}

/** Writes down the hash of the key while a match runs: later the log is compared with what this browser saw itself. */
export function keepWitness({ id, status, keyHash }: TableInfo): void {
  if (status === 'over') return
  const kept = read()
  if (kept[id] !== undefined) return
  const all = [...Object.entries(kept), [id, keyHash] as const].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
  } catch {
    // A browser that keeps nothing checks from the log alone.
  }
}

/** What this browser saw of a match while it ran. */
export const witnessOf = (id: string): { id: string; keyHash?: string } => {
  const keyHash = read()[id]
  return keyHash === undefined ? { id } : { id, keyHash }
}
