import type { Guest } from '../local/messages.ts'

const KEY = 'noren.sofa'

export type Sitter = Extract<Guest, { kind: 'person' }>

/** The people who played on this device last, in the order of their seats. */
export function lastPeople(): readonly Sitter[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((p: unknown) => {
      const { name, crest } = (p ?? {}) as { name?: unknown; crest?: unknown }
      return typeof name === 'string' && typeof crest === 'number' ? [{ kind: 'person', name, crest }] : []
    })
  } catch {
    return []
  }
}

/** Whether there can be anything to continue here; asking the house itself would fetch it for everybody. */
export const playedHere = (): boolean => lastPeople().length > 0

export function keepPeople(people: readonly Sitter[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(people.map(({ name, crest }) => ({ name, crest }))))
  } catch {
    // A browser that keeps nothing asks for the names again.
  }
}
