import type { Command } from '../line.ts'
import { seedOf, UsageError, whole } from '../usage.ts'
import { say } from '../say.ts'

/** Attacks on a server, one after the other, while people play there. */
export const siege: Command = {
  usage: 'siege',
  options: ['--seconds <n>', '--only <names>', '--seed <n>', '--json'],
  async run(_args, flags, out) {
    const { CASES, faultsOf, runSiege } = await import('@noren/trials/siege')
    const named = typeof flags['only'] === 'string' ? flags['only'].split(',').map(n => n.trim()) : undefined
    const stranger = named?.find(n => !CASES.includes(n))
    if (stranger !== undefined)
      throw new UsageError(say('cli-siege-only', { list: CASES.join(', '), name: stranger }))
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
          `${name.padEnd(26)}${say('cli-siege-case', {
            a: String(alone.p50),
            b: String(alone.p99),
            c: String(under.p50),
            d: String(under.p99),
            p: String(rssMb),
            n: sent,
            list: told.join(', '),
          })}`,
        )
      }
      for (const fault of faults) out.print(fault)
    }
    return faults.length === 0 ? 0 : 1
  },
}
