import { listed } from '../games.ts'
import type { Killer } from '../mutants/killers.ts'
import type { Report, Survivor } from '../mutants/run.ts'
import type { Out } from '../out.ts'
import type { Command } from '../line.ts'
import type { Flags } from '../usage.ts'
import { seedOf, UsageError, whole } from '../usage.ts'
import { say } from '../say.ts'

/** What share of the mutants that can be killed at all must be. */
const LEAST = 0.95

export const share = (r: Report): number =>
  r.mutants === r.equivalent ? 1 : r.killed / (r.mutants - r.equivalent)

const place = (s: Survivor): string => `${s.file}:${s.line}  ${s.change}`

function tell(r: Report, out: Out): void {
  out.print(
    say('cli-mutants-sum', {
      game: r.game,
      n: r.mutants,
      m: r.killed,
      a: String(r.hung),
      b: String(r.equivalent),
      c: String(r.survivors.length),
      p: (share(r) * 100).toFixed(1),
    }),
  )
  for (const s of r.survivors)
    out.print(
      `  ${place(s)}  (${s.tests === 0 ? say('cli-mutants-none') : say('cli-mutants-some', { n: s.tests })})`,
    )
  for (const s of r.wrong) out.print(`  ${say('cli-mutants-wrong', { what: s.by ?? '', where: place(s) })}`)
  for (const e of r.stale)
    out.print(`  ${say('cli-mutants-stale', { where: `${e.file}  ${e.line}  ${e.change}` })}`)
}

function whereOf(flags: Flags): { file: string; line?: number } | undefined {
  const text = flags['in']
  if (typeof text !== 'string') return undefined
  const [, file = '', line] = /^(.+?)(?::(\d+))?$/.exec(text) ?? []
  if (file === '') throw new UsageError(say('cli-mutants-in', { what: text }))
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
  options: [
    '--sample <n>',
    '--seed <n>',
    '--minutes <n>',
    '--in <file>',
    '--unlisted',
    '--killers <file>',
    '--json',
  ],
  async run([name], flags, out) {
    const game = listed(name ?? '')
    const where = whereOf(flags)
    const record = typeof flags['killers'] === 'string' ? flags['killers'] : null
    const { NotGreen, runMutants } = await import('../mutants/run.ts')
    const { keepKillers, readKillers } = await import('../mutants/killers.ts')
    const killers: Killer[] = []
    const report = await runMutants({
      game: game.name,
      dir: game.dir,
      sample: whole(flags, 'sample', { min: 1, max: 1_000_000, usual: 1_000_000 }),
      seed: seedOf(flags),
      ...(where === undefined ? {} : { where }),
      unlisted: flags['unlisted'] === true,
      goesOn: untilOf(flags),
      ...(record === null ? {} : { killers: (await readKillers(record))[game.name] ?? [] }),
      killed: killer => void killers.push(killer),
      progress: (done, total, what) => out.progress(done, total, what),
      survived: s => out.note(say('cli-mutants-survived', { where: place(s) })),
    }).catch((error: unknown) => {
      if (!(error instanceof NotGreen)) throw error
      out.note(say('cli-wrong', { why: error.message }))
      return null
    })
    if (report === null) return 1
    if (record !== null && report.left === 0) await keepKillers(record, game.name, killers)
    if (flags['json'] === true) out.print(JSON.stringify(report))
    else tell(report, out)
    if (report.left > 0) {
      out.note(say('cli-wrong', { why: say('cli-mutants-left', { n: report.left }) }))
      return 1
    }
    return report.wrong.length + report.stale.length === 0 && share(report) >= LEAST ? 0 : 1
  },
}
