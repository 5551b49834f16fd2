import { useEffect } from 'react'
import { keepsAll } from '../state/offline.ts'

/** So long after a table was opened its first pictures are there. */
const AFTER_MS = 4000

/**
 * What a game comes to later must be on the device when the network goes. A browser that keeps all games has it anyway; one that
 * keeps only what is played fetches it here.
 */
export function usePlayed(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (keepsAll()) return
    // Whoever is offline now may not be later: then it is fetched when it is needed.
    const timer = setTimeout(() => void load().catch(() => undefined), AFTER_MS)
    return () => clearTimeout(timer)
  }, [load])
}
