/** Lets one page of this browser at a time do the work of a name; the others wait for their turn and then do theirs. */
export type Only = (name: string, work: () => Promise<void>) => Promise<void>

/** Longer than any bot thinks on a slow phone. */
const PATIENCE_MS = 15_000

/**
 * Pages take turns by the browser's locks. Where there are none (an old browser, a page without https) everybody works at
 * once: twice the work, and the store keeps the first answer. The same if nothing is heard for a long time: a page that
 * was put to sleep keeps its lock.
 */
export function onlyOne(locks: Pick<LockManager, 'request'> | undefined, patience = PATIENCE_MS): Only {
  if (locks === undefined) return (_, work) => work()
  return async (name, work) => {
    let begun = false
    const begin = (): Promise<void> => {
      begun = true
      return work()
    }
    try {
      await locks.request(name, { signal: AbortSignal.timeout(patience) }, begin)
    } catch (error) {
      if (begun) throw error
      await begin()
    }
  }
}
