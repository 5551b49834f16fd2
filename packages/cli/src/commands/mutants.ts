import { listed } from '../games.ts'
import type { Report, Survivor } from '../mutants/run.ts'
import type { Out } from '../out.ts'
import type { Command } from '../line.ts'
import type { Flags } from '../usage.ts'
import { seedOf, UsageError, whole } from '../usage.ts'

/** What share of the mutants that can be killed at all must be. */
const LEAST = 0.95

export const share = (r: Report): number =>
  r.mutants === r.equivalent ? 1 : r.killed / (r.mutants - r.equivalent)

const place = (s: Survivor): string => `${s.file}:${s.line}  ${s.change}`

function tell(r: Report, out: Out): void {
  out.print(
    `${r.game}: ${r.mutants} mutants, ${r.killed} killed (${r.hung} of them ran without end), ` +
      `${r.equivalent} equivalent, ${r.survivors.length} survived: ${(share(r) * 100).toFixed(1)} %`,
  )
  for (const s of r.survivors)
    out.print(`  ${place(s)}  (${s.tests === 0 ? 'no test gets there' : `${s.tests} test files get there`})`)
  for (const s of r.wrong) out.print(`  listed as equivalent, but killed by ${s.by}: ${place(s)}`)
  for (const e of r.stale)
    out.print(`  listed as equivalent, but nowhere in the rules: ${e.file}  ${e.line}  ${e.change}`)
}

function whereOf(flags: Flags): { file: string; line?: number } | undefined {
  const text = flags['in']
  if (typeof text !== 'string') return undefined
  const [, file = '', line] = /^(.+?)(?::(\d+))?$/.exec(text) ?? []
  if (file === '') throw new UsageError(`--in must be a file, or file:line, not "${text}"`)
  return line === undefined ? { file } : { file, line: Number(line) }
}

/** Whether the time that was given is not over. */
function untilOf(flags: Flags): () => boolean {
  const minutes = whole(flags, 'minutes', { min: 1, max: 1_000_000, usual: 1_000_000 })
  const end = performance.now() + minutes * 60_000
  return () => performance.now() < end
}

/** Writes the rules wrongly on purpose and looks whether the tests notice. */
export const mutants: Command = {
  usage: 'mutants <game>',
  about: 'write the rules of a game wrongly, one place at a time, and list what no test notices',
  options: [
    ['--sample <n>', 'so many of them, by lot (all)'],
    ['--seed <n>', 'where chance begins (1)'],
    ['--minutes <n>', 'begin nothing more after so long; the same command goes on from there'],
    ['--in <file>', 'only in files whose path holds this; file:line for one line'],
    ['--json', 'one JSON object'],
  ],
  async run([name], flags, out) {
    const game = listed(name ?? '')
    const where = whereOf(flags)
    const { NotGreen, runMutants } = await import('../mutants/run.ts')
    const report = await runMutants({
      game: game.name,
      dir: game.dir,
      sample: whole(flags, 'sample', { min: 1, max: 1_000_000, usual: 1_000_000 }),
      seed: seedOf(flags),
      ...(where === undefined ? {} : { where }),
      goesOn: untilOf(flags),
      progress: (done, total, what) => out.progress(done, total, what),
      survived: s => out.note(`survived: ${place(s)}`),
    }).catch((error: unknown) => {
      if (!(error instanceof NotGreen)) throw error
      out.note(`noren: ${error.message}`)
      return null
    })
    if (report === null) return 1
    if (flags['json'] === true) out.print(JSON.stringify(report))
    else tell(report, out)
    if (report.left > 0) {
      out.note(`noren: ${report.left} are left; the same command goes on from here`)
      return 1
    }
    return report.wrong.length + report.stale.length === 0 && share(report) >= LEAST ? 0 : 1
  },
}
