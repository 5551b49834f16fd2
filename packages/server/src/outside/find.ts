import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

/** A built game of somebody else, before any of its code was run. */
export interface Found {
  /** What its folder is called: the name in messages, as its own id is not known yet. */
  readonly name: string
  readonly folder: string
  /** The module with its manifest; the page loads its words from the folder around it. */
  readonly game: string
  /** The module with the fixture of its laws. */
  readonly laws: string
}
export interface NotServed {
  readonly name: string
  readonly fault: string
}

interface PackageFile {
  readonly noren?: { readonly game?: unknown; readonly laws?: unknown }
}

const within = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way !== '' && !way.startsWith('..') && !way.startsWith(sep)
}

/** Reads what a package says of itself: `"noren": { "game": "dist/game.js", "laws": "dist/laws.js" }`. */
function entriesOf(folder: string): Pick<Found, 'game' | 'laws'> | string {
  let said: PackageFile['noren']
  try {
    said = (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile).noren
  } catch (error) {
    return `its package.json cannot be read: ${(error as Error).message}`
  }
  if (said === undefined) return 'its package.json has no entry "noren": it is no game of Noren'
  const { game = 'dist/game.js', laws = 'dist/laws.js' } = said
  if (typeof game !== 'string' || typeof laws !== 'string')
    return '"noren" in its package.json should name two files, game and laws'
  const entries = { game: resolve(folder, game), laws: resolve(folder, laws) }
  for (const [what, path] of Object.entries(entries)) {
    if (!within(folder, dirname(path))) return `"noren.${what}" must lie in a folder inside the package`
    if (!existsSync(path)) return `${relative(folder, path)} is not there: build it with npm run build`
  }
  return entries
}

const isPackage = (folder: string): boolean => existsSync(join(folder, 'package.json'))

/** The games in a folder: itself, if it is a package, else every package in it. */
export function gamesIn(at: string): {
  readonly found: readonly Found[]
  readonly faults: readonly NotServed[]
} {
  const folder = resolve(at)
  const found: Found[] = []
  const faults: NotServed[] = []
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    return { found, faults: [{ name: folder, fault: 'there is no such folder' }] }
  const all = isPackage(folder)
    ? [folder]
    : readdirSync(folder)
        .filter(name => !name.startsWith('.') && name !== 'node_modules')
        .sort()
        .map(name => join(folder, name))
        .filter(isPackage)
  for (const one of all) {
    const entries = entriesOf(one)
    const name = basename(one)
    if (typeof entries === 'string') faults.push({ name, fault: entries })
    else found.push({ name, folder: one, ...entries })
  }
  return { found, faults }
}

/** The name of exactly these files, for browsers that keep them: the first twelve hex digits of a SHA-256. */
export function editionOf({ game }: Pick<Found, 'game'>): string {
  const folder = dirname(game)
  const hash = createHash('sha256')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.js')) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}
