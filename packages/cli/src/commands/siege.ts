import type { Command } from '../line.ts'
import { seedOf, UsageError, whole } from '../usage.ts'

/** Attacks on a server, one after the other, while people play there. */
export const siege: Command = {
  usage: 'siege',
  about: 'how long people wait for their own moves while somebody attacks the server, in eight ways',
  options: [
    ['--seconds <n>', 'how long in each case, alone and under attack (10)'],
    ['--only <names>', 'cases by name, separated by commas (all)'],
    ['--seed <n>', 'where chance begins (1)'],
    ['--json', 'one JSON object'],
  ],
  async run(_args, flags, out) {
    const { CASES, faultsOf, runSiege } = await import('@noren/trials/siege')
    const named = typeof flags['only'] === 'string' ? flags['only'].split(',').map(n => n.trim()) : undefined
    const stranger = named?.find(n => !CASES.includes(n))
    if (stranger !== undefined)
      throw new UsageError(`--only names cases: ${CASES.join(', ')}; not "${stranger}"`)
    const { cases } = await runSiege({
      seconds: whole(flags, 'seconds', { min: 1, max: 600, usual: 10 }),
      seed: seedOf(flags),
      ...(named === undefined ? {} : { only: named }),
      progress: (done, total, what) => out.progress(done, total, what),
    })
    const faults = cases.flatMap(faultsOf)
    if (flags['json'] === true) out.print(JSON.stringify({ cases, faults, ok: faults.length === 0 }))
    else {
      for (const { name, alone, under, rssMb, sent, codes } of cases) {
        const told = Object.entries(codes).map(([code, n]) => `${n} ${code}`)
        out.print(
          `${name.padEnd(26)}alone p50 ${alone.p50} p99 ${alone.p99} ms; under attack p50 ${under.p50} p99 ${under.p99} ms; ` +
            `${rssMb} MB; ${sent} sent, answered ${told.join(', ')}`,
        )
      }
      for (const fault of faults) out.print(fault)
    }
    return faults.length === 0 ? 0 : 1
  },
}
