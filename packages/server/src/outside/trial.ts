import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { brokenLaw, fixtureIn, manifestIn, partsAgree } from './check.ts'
import type { Found } from './find.ts'

/** What a trial found: null if the game may be served. */
export interface Verdict {
  readonly fault: string | null
}

const load = async (path: string): Promise<object> => (await import(pathToFileURL(path).href)) as object

async function faultOf({ game, laws }: Pick<Found, 'game' | 'laws'>): Promise<string | null> {
  const manifest = manifestIn(await load(game))
  if (typeof manifest === 'string') return manifest
  const disagreement = await partsAgree(manifest)
  if (disagreement !== null) return disagreement
  const fixture = fixtureIn(await load(laws), manifest)
  return typeof fixture === 'string' ? fixture : brokenLaw(fixture)
}

/**
 * A game of somebody else is tried in a thread of its own: one that throws, runs in circles or ends the process takes nothing
 * with it.
 */
const fault = await faultOf(workerData as Found).catch(
  (error: unknown) => `it does not load: ${error instanceof Error ? error.message : String(error)}`,
)
parentPort?.postMessage({ fault } satisfies Verdict, [])
