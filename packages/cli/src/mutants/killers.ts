import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { At } from './lane.ts'
import type { Mutant } from './list.ts'

/** Which test noticed a mutant when somebody last looked. It saves the search and proves nothing: that test runs again. */
export interface Killer {
  readonly file: string
  readonly line: string
  readonly change: string
  readonly nth?: number
  /** The test file, from the game's package. */
  readonly by: string
  /** The test; none where the file does not even load. */
  readonly test?: string
}

/** By game. */
export type Killers = Readonly<Record<string, readonly Killer[]>>

export async function readKillers(file: string): Promise<Killers> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Killers) : {}
}

/** Writes down one game's, and leaves the others as they are. */
export async function keepKillers(file: string, game: string, killers: readonly Killer[]): Promise<void> {
  const place = (k: Killer): string => [k.file, k.line, k.change, k.nth ?? 1].join('\0')
  const sorted = killers.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  const all = { ...(await readKillers(file)), [game]: sorted }
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`)
}

/** `dir`: the game's package, from the root. A test of somebody else's is none of the game's. */
export const killerOf = (m: Mutant, dir: string, { file, test }: At): Killer[] =>
  file.startsWith(`${dir}/`)
    ? [
        {
          file: m.file,
          line: m.content,
          change: m.change,
          ...(m.nth === 1 ? {} : { nth: m.nth }),
          by: file.slice(dir.length + 1),
          ...(test === undefined ? {} : { test }),
        },
      ]
    : []

/** The path of the test file that is said to notice a mutant, if it is still there, and the test in it. */
export function killerFor(
  killers: readonly Killer[],
  dir: string,
  m: Mutant,
): { readonly path: string; readonly only?: string } | null {
  const found = killers.find(
    k => k.file === m.file && k.line === m.content && k.change === m.change && (k.nth ?? 1) === m.nth,
  )
  if (found === undefined) return null
  const path = join(dir, found.by).replaceAll('\\', '/')
  if (!existsSync(path)) return null
  return { path, ...(found.test === undefined ? {} : { only: found.test }) }
}
