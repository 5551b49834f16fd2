import { MANIFESTS } from '@noren/games'
import { listed } from '../games.ts'
import type { Command } from '../line.ts'
import type { Out } from '../out.ts'
import { checkDeeply, checkPuzzles } from '../puzzles/check.ts'
import { makePuzzles, writeList } from '../puzzles/make.ts'
import { say } from '../say.ts'
import { seedOf, UsageError, whole } from '../usage.ts'
import type { Flags } from '../usage.ts'

/** The share of those looked at that a longer search must agree with: 38 of 40. */
const AGREED = 0.95

async function make(name: string | undefined, flags: Flags, out: Out): Promise<number> {
  if (name === undefined) throw new UsageError(say('cli-puzzles-which'))
  const { manifest } = listed(name)
  if (manifest.puzzles === undefined) throw new UsageError(say('cli-puzzles-none', { game: manifest.id }))
  const wanted = whole(flags, 'make', { min: 1, max: 1000, usual: 50 })
  const looked = await makePuzzles({
    manifest,
    make: wanted,
    seed: seedOf(flags),
    progress: (seen, found) =>
      out.note(say('cli-puzzles-found', { game: manifest.id, n: found, k: wanted, m: seen })),
  })
  await writeList(manifest)
  out.print(say('cli-puzzles-made', { game: manifest.id, n: wanted, m: looked }))
  return 0
}

async function deep(flags: Flags, out: Out): Promise<number> {
  const count = whole(flags, 'deep', { min: 1, max: 1000, usual: 40 })
  let agreed = 0
  let looked = 0
  for await (const { game, id, agrees, lead } of checkDeeply(count, seedOf(flags))) {
    looked++
    if (agrees) agreed++
    if (flags['json'] !== true || !agrees) {
      const facts = { name: `${game}/${id}`, a: String(lead) }
      out.note(agrees ? say('cli-puzzles-agrees', facts) : say('cli-puzzles-disagrees', facts))
    }
  }
  if (flags['json'] === true) out.print(JSON.stringify({ looked, agreed }))
  else out.print(say('cli-puzzles-agreed', { n: agreed, m: looked }))
  return looked > 0 && agreed >= AGREED * looked ? 0 : 1
}

/** Proves the chosen puzzles and checks those that were found; finds more of them. */
export const puzzles: Command = {
  usage: 'puzzles [game]',
  options: ['--check', '--deep <n>', '--make <n>', '--list', '--seed <n>', '--json'],
  async run([name], flags, out) {
    if (flags['make'] !== undefined) return make(name, flags, out)
    if (flags['deep'] !== undefined) return deep(flags, out)
    const games = name === undefined ? MANIFESTS : [listed(name).manifest]
    if (flags['list'] === true) {
      for (const manifest of games) await writeList(manifest)
      return 0
    }
    const report = await checkPuzzles(games, (game, { chosen, found }) => {
      if (flags['json'] !== true) out.print(say('cli-puzzles-kinds', { game, n: chosen, m: found }))
    })
    if (flags['json'] === true) out.print(JSON.stringify(report))
    else {
      for (const fault of report.faults) out.print(fault)
      out.print(say('cli-puzzles-sum', { n: report.puzzles, m: report.faults.length }))
    }
    return report.faults.length === 0 ? 0 : 1
  },
}
