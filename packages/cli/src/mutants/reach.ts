import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../clauses/lists.ts'
import type { Ran } from './lane.ts'
import { drive } from './lanes.ts'
import type { Mutant } from './list.ts'
import type { Probed } from './probes.ts'
import { probe, stretchAt } from './probes.ts'
import type { Source } from './sources.ts'

/** What each test file took and which stretches of the rules it reached, when nothing was changed. */
export type Reach = readonly Ran[]

/** The tests fail as they stand: no mutant can be told from the rules. */
export class NotGreen extends Error {}

const FEW = 3

/** Stretches are numbered through all files of the rules. */
export function probeAll(sources: readonly Source[]): Map<string, Probed & { first: number }> {
  let first = 0
  const found = new Map<string, Probed & { first: number }>()
  for (const { file, tree, text } of sources) {
    const probed = probe(tree, text, first)
    found.set(file, { ...probed, first })
    first += probed.stretches.length
  }
  return found
}

/** Runs every test once on rules that note what is reached. */
export async function measure(
  sources: readonly Source[],
  tests: readonly string[],
  progress: (done: number, total: number) => void,
): Promise<Reach> {
  const probed = probeAll(sources)
  const texts = Object.fromEntries(sources.map(s => [s.path, probed.get(s.file)?.text ?? s.text]))
  const parcels: string[][] = []
  for (let i = 0; i < tests.length; i += FEW) parcels.push(tests.slice(i, i + FEW))
  const reach: Ran[] = []
  const patient = Object.fromEntries(tests.map(test => [test, 60]))
  await drive(
    'reach',
    parcels,
    parcel => ({ sources: texts, tests: parcel, usual: patient }),
    (parcel, { end, by, ran }) => {
      if (end !== 'passed')
        throw new NotGreen(
          `the tests must pass before anything is changed: ${by ?? `${parcel.join(', ')} ${end}`}`,
        )
      reach.push(...ran)
      progress(reach.length, tests.length)
    },
  )
  return reach
}

/** Names everything that a run of tests may depend on. */
async function fingerprint(dir: string): Promise<string> {
  const hash = createHash('sha256')
  const folders = [join(ROOT, 'packages'), join(dir, 'src'), join(dir, 'test')]
  const entries = await Promise.all(folders.map(f => readdir(f, { recursive: true, withFileTypes: true })))
  const paths = entries
    .flat()
    .filter(e => e.isFile() && /\.(ts|json|replay|ftl)$/.test(e.name))
    .map(e => join(e.parentPath, e.name))
    .filter(path => !/[\\/](node_modules|dist|web|server|store)[\\/]/.test(path))
    .sort()
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(await readFile(path))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** The same, remembered under .cache as long as nothing has changed. */
export async function reachOf(
  game: string,
  dir: string,
  sources: readonly Source[],
  tests: readonly string[],
  progress: (done: number, total: number) => void,
): Promise<Reach> {
  const folder = join(ROOT, '.cache', 'mutants')
  const file = join(folder, `${game}-${await fingerprint(dir)}.json`)
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Reach
  const reach = await measure(sources, tests, progress)
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(reach))
  return reach
}

/** The tests that reach a mutant's place, the quickest first. What runs when a file is loaded, every test reaches. */
export function reaching(
  reach: Reach,
  probed: ReadonlyMap<string, Probed & { first: number }>,
  m: Mutant,
): Ran[] {
  const { stretches, first } = probed.get(m.file) ?? { stretches: [], first: 0 }
  const at = stretchAt(stretches, m.edit.start, m.edit.end)
  const always = stretches[at]?.load ?? true
  return reach.filter(ran => always || ran.reached.includes(first + at)).sort((a, b) => a.seconds - b.seconds)
}
