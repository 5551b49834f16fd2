import type { Ran } from './lane.ts'
import { drive } from './lanes.ts'
import type { Mutant } from './list.ts'
import type { Memory } from './memory.ts'
import type { Probed } from './probes.ts'
import { probe, stretchAt } from './probes.ts'
import type { Source } from './sources.ts'

/** What each test file took and which stretches of the rules it reached, when nothing was changed. */
export type Reach = readonly Ran[]

/** The tests fail as they stand: no mutant can be told from the rules. */
export class NotGreen extends Error {
  constructor(what: string) {
    super(`the tests must pass before anything is changed: ${what}`)
  }
}

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

/** Runs every test once on rules that note what is reached. Says whether it came to its end. */
async function measure(
  sources: readonly Source[],
  tests: readonly string[],
  goesOn: () => boolean,
  tell: (ran: Ran) => void,
): Promise<boolean> {
  const probed = probeAll(sources)
  const texts = Object.fromEntries(sources.map(s => [s.path, probed.get(s.file)?.text ?? s.text]))
  const parcels: string[][] = []
  for (let i = 0; i < tests.length; i += FEW) parcels.push(tests.slice(i, i + FEW))
  const patient = Object.fromEntries(tests.map(test => [test, 60]))
  return drive(
    'reach',
    parcels,
    parcel => ({ sources: texts, tests: parcel, usual: patient }),
    (parcel, { end, by, ran }) => {
      if (end !== 'passed') throw new NotGreen(by ?? `${parcel.join(', ')} ${end}`)
      ran.forEach(tell)
    },
    { goesOn },
  )
}

/** The same, remembered test by test. */
export async function reachOf(
  memory: Memory,
  sources: readonly Source[],
  tests: readonly string[],
  goesOn: () => boolean,
  progress: (done: number, total: number) => void,
): Promise<Reach | null> {
  const known = memory.reach(tests)
  const kept: Promise<void>[] = []
  const fresh = await measure(
    sources,
    tests.filter(test => !known.has(test)),
    goesOn,
    ran => {
      kept.push(memory.keepReach(ran))
      known.set(ran.test, ran)
      progress(known.size, tests.length)
    },
  )
  await Promise.all(kept)
  return fresh ? tests.flatMap(test => known.get(test) ?? []) : null
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
