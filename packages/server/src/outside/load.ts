import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FrozenVersion, Manifest } from '@noren/engine'
import { places } from '../places.ts'
import { editionOf, gamesIn } from './find.ts'
import type { Found, NotServed } from './find.ts'
import type { Verdict } from './trial.ts'
import { realTime } from '../time.ts'

/** A game of somebody else that this server serves. */
export interface OutsideGame {
  readonly manifest: Manifest
  /** The folder of its built files, and the address under which the page finds them. */
  readonly files: string
  readonly address: string
  /** The address of the module with its manifest. */
  readonly module: string
}

export interface Outside {
  readonly games: readonly OutsideGame[]
  /** Older versions of them, for the games that were begun by those. */
  readonly older: readonly FrozenVersion[]
  readonly faults: readonly NotServed[]
  /** The packages that passed, for threads that need the same games. */
  readonly passed: readonly Found[]
}

const NOTHING: Outside = { games: [], older: [], faults: [], passed: [] }

/** A game that has not passed by then runs in circles; on a machine that is busy with a dozen other things a good one may take half as long. */
const PATIENCE = 60_000
const MEMORY_MB = 512

/** Tries a game in a thread of its own; what is wrong with it, or null. */
export function tried(found: Found, patience = PATIENCE): Promise<string | null> {
  return new Promise(resolve => {
    const worker = new Worker(places.trial, {
      workerData: found,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const end = (fault: string | null): void => {
      cancel()
      void worker.terminate()
      resolve(fault)
    }
    const cancel = realTime.after(patience, () =>
      end(`its laws were not through after ${patience / 1000} seconds: does every game end?`),
    )
    worker.once('message', ({ fault }: Verdict) => end(fault))
    worker.once('error', error => end(error instanceof Error ? error.message : String(error)))
    worker.once('exit', () => end('it ended the thread that tried it'))
  })
}

interface Held extends Found {
  readonly manifest: Manifest
  readonly edition: string
}

async function held(found: Found): Promise<Held> {
  const { manifest } = (await import(pathToFileURL(found.game).href)) as { readonly manifest: Manifest }
  return { ...found, manifest, edition: editionOf(found) }
}

const servedAs = ({ manifest, game, edition }: Held): OutsideGame => {
  const address = `/games/${manifest.id}/${edition}/`
  return {
    manifest,
    files: dirname(game),
    address,
    module: `${address}${game.slice(dirname(game).length + 1)}`,
  }
}

/** Rules of an older version, as the registry knows them: the package brings the engine of its time. */
const olderOf = ({ manifest, edition }: Held): FrozenVersion => ({
  game: manifest.id,
  version: manifest.version,
  hash: edition,
  async load() {
    const [game, sense] = await Promise.all([manifest.rules(), manifest.sense?.()])
    return { frozen: { door: 2, game, ...(sense === undefined ? {} : { sense }) } }
  },
})

/** Which of them are served: of one game the newest, with its older versions behind it; never one that is called like ours. */
function sorted(all: readonly Held[], own: readonly Manifest[]): Omit<Outside, 'passed'> {
  const faults: NotServed[] = []
  const games: Held[] = []
  const older: Held[] = []
  const taken = own.flatMap(m => [m.id, ...(m.formerly ?? [])])
  for (const one of all.toSorted((a, b) => b.manifest.version - a.manifest.version)) {
    const { id, version, prefix } = one.manifest
    const fault = (text: string) => faults.push({ name: one.name, fault: text })
    const newest = games.find(g => g.manifest.id === id)
    if (taken.includes(id)) fault(`another game of this server is called ${id}`)
    else if ([...own, ...games.map(g => g.manifest)].some(m => m.prefix === prefix && m.id !== id))
      fault(`the clauses of another game begin with ${prefix}`)
    else if (newest === undefined) games.push(one)
    else if (newest.manifest.version === version) fault(`version ${version} of ${id} is here twice`)
    else older.push(one)
  }
  const byName = (a: Held, b: Held): number => a.name.localeCompare(b.name)
  return { games: games.toSorted(byName).map(servedAs), older: older.map(olderOf), faults }
}

/** The games of somebody else in a folder (`NOREN_GAMES`). What does not pass is named and left out; everything else is served. */
export async function outsideIn(folder: string | undefined, own: readonly Manifest[]): Promise<Outside> {
  if (folder === undefined || folder === '') return NOTHING
  const { found, faults } = gamesIn(folder)
  const verdicts = await Promise.all(found.map(one => tried(one)))
  const failed = found.flatMap((one, i) => {
    const fault = verdicts[i] ?? null
    return fault === null ? [] : [{ name: one.name, fault }]
  })
  const passed = found.filter((_, i) => verdicts[i] === null)
  const served = sorted(await Promise.all(passed.map(held)), own)
  return { ...served, passed, faults: [...faults, ...failed, ...served.faults] }
}

/** The same games in a thread of that server, which tried them before. */
export async function outsideAgain(passed: readonly Found[], own: readonly Manifest[]): Promise<Outside> {
  return { ...sorted(await Promise.all(passed.map(held)), own), passed }
}
