import type { ClientMessage } from '@noren/protocol'

/** A choice that was made and is not answered yet. */
export type Unsent = Extract<ClientMessage, { t: 'move' | 'undo' }>

const PREFIX = 'noren.unsent:'
/** Nobody means today what they chose so long ago. */
const OLD_MS = 24 * 3_600_000

interface Kept {
  readonly at: number
  readonly message: Unsent
}

/** A device that keeps nothing, or keeps it no more, takes only the comfort: the page in memory still has the choice. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null
  const { t, id } = (kept?.message ?? {}) as Partial<Unsent>
  return typeof kept?.at === 'number' && (t === 'move' || t === 'undo') && typeof id === 'string'
}

/** Writes down the choice that waits for its answer at a table, or that none does. */
export function keepUnsent(table: string, message: Unsent | null, now = Date.now()): void {
  const box = storage()
  if (message === null) return box?.removeItem(PREFIX + table)
  try {
    box?.setItem(PREFIX + table, JSON.stringify({ at: now, message } satisfies Kept))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    // The device is full: a reload would lose this one choice, and the table asks for it again.
  }
}

/** The choice that waited when this page, or an older one, was left. Its id is the old one: it counts once. */
export function keptUnsent(table: string, now = Date.now()): Unsent | null {
  const text = storage()?.getItem(PREFIX + table) ?? null
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) && now - kept.at < OLD_MS ? kept.message : null
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return null
  }
}
