import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FoundPuzzle, Manifest } from '@noren/engine'
import { below, fork, seeded } from '@noren/engine'
import type { Means } from '@noren/bots/review'
import { ideaOf, likeness, puzzlesOf } from './search.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** Puzzles of one idea: more would be the same again. */
const ALIKE = 3
/** Tables of these sizes are common, and quickly looked over. */
const SEATS = [3, 4] as const

export const foundFile = (game: string): string => join(ROOT, 'packages/games', game, 'puzzles/found.json')

export function foundOf(game: string): readonly FoundPuzzle[] {
  const path = foundFile(game)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FoundPuzzle[]) : []
}

/** One puzzle a line: a change shows what changed. */
function keep(game: string, all: readonly FoundPuzzle[]): void {
  const path = foundFile(game)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `[\n${all.map(p => JSON.stringify(p)).join(',\n')}\n]\n`)
}

/** The list that the page shows: chosen ones first, each with its dots. */
export async function writeList(manifest: Manifest): Promise<void> {
  const chosen = (await manifest.puzzles?.chosen()) ?? []
  const lines = (list: readonly Pick<FoundPuzzle, 'id' | 'dots'>[]): string =>
    `[\n${list.map(p => JSON.stringify([p.id, p.dots])).join(',\n')}\n]`
  const path = join(ROOT, 'packages/games', manifest.id, 'puzzles/list.json')
  writeFileSync(path, `{"chosen":${lines(chosen)},"found":${lines(foundOf(manifest.id))}}\n`)
}

export async function meansOf(m: Manifest): Promise<Means> {
  const game = await m.rules()
  const sense = await m.sense?.()
  return { game, ...(sense === undefined ? {} : { sense }) }
}

export interface Making {
  readonly manifest: Manifest
  /** How many more are wanted. */
  readonly make: number
  readonly seed: number
  /** Looked at so far, and found. */
  readonly progress: (looked: number, found: number) => void
}

/** Finds puzzles and writes each down at once: whoever stops it keeps what is there, and goes on with another seed. */
export async function makePuzzles({ manifest, make, seed, progress }: Making): Promise<number> {
  const m = await meansOf(manifest)
  const all = [...foundOf(manifest.id)]
  const known = new Set(all.map(p => likeness(m, p)))
  const ids = new Set(all.map(p => p.id))
  const ideas = new Map<string, number>()
  const note = (p: FoundPuzzle): void => void ideas.set(ideaOf(p), (ideas.get(ideaOf(p)) ?? 0) + 1)
  for (const p of all) note(p)
  const rng = seeded(seed)
  let looked = 0
  for (let found = 0; found < make;) {
    const seats = SEATS[below(rng, SEATS.length)] ?? SEATS[0]
    for (const puzzle of puzzlesOf(m, m.game.options.defaults, seats, fork(rng))) {
      looked++
      if (puzzle === null) continue
      const like = likeness(m, puzzle)
      if (known.has(like) || ids.has(puzzle.id) || (ideas.get(ideaOf(puzzle)) ?? 0) >= ALIKE) continue
      known.add(like)
      ids.add(puzzle.id)
      note(puzzle)
      all.push(puzzle)
      keep(manifest.id, all)
      progress(looked, ++found)
      if (found >= make) break
    }
  }
  return looked
}
