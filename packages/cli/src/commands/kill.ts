import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KillPlan, KillReport } from '@noren/trials'
import type { Out } from '../out.ts'
import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'
import { say } from '../say.ts'

/** Tables at most where windows are closed over answers that change: each is brought to a window before every round. */
const FEW = 12

/** A report with numbers where it has lists, and the first of each list. */
export interface Told extends Omit<KillReport, 'broken'> {
  readonly lost: number
  readonly duplicated: number
  readonly reordered: number
  readonly damaged: number
  readonly examples: readonly string[]
}

export function told({ broken, ...report }: KillReport): Told {
  // Every audit looks at everything again: the same loss is one loss.
  const [lost, duplicated, reordered, damaged] = [
    broken.lost,
    broken.duplicated,
    broken.reordered,
    broken.damaged,
  ].map(list => [...new Set(list)]) as [string[], string[], string[], string[]]
  return {
    ...report,
    lost: lost.length,
    duplicated: duplicated.length,
    reordered: reordered.length,
    damaged: damaged.length,
    examples: [lost, duplicated, reordered, damaged].flatMap(list => list.slice(0, 3)),
  }
}

const line = (name: string, t: Told): string =>
  say('cli-kill-line', {
    name,
    n: t.kills,
    m: t.tables,
    k: t.acknowledged,
    what: t.changed === 0 ? '' : `${say('cli-kill-changed', { n: t.changed, m: t.void })} `,
    a: String(t.lost),
    b: String(t.duplicated),
    c: String(t.reordered),
    d: String(t.damaged),
  })

function print(reports: Readonly<Record<string, Told | null>>, out: Out): void {
  for (const [name, t] of Object.entries(reports)) {
    if (t === null) out.print(say('cli-kill-absent', { name }))
    else {
      out.print(line(name, t))
      if (!t.ok && !t.early) for (const example of t.examples) out.print(`  ${example}`)
    }
  }
}

/** Kills a loaded server at random moments: nothing that was acknowledged may be gone. */
export const kill: Command = {
  usage: 'kill',
  options: [
    '--kills <n>',
    '--tables <n>',
    '--seed <n>',
    '--postgres <n>',
    '--houses <n>',
    '--changing <n>',
    '--program <file>',
    '--json',
  ],
  async run(_args, flags, out) {
    const { onBoth, onPostgres, runKill } = await import('@noren/trials')
    const kills = whole(flags, 'kills', { min: 1, max: 100_000, usual: 50 })
    const tables = whole(flags, 'tables', { min: 1, max: 1000, usual: 50 })
    const postgresKills = whole(flags, 'postgres', { min: 0, max: 100_000, usual: 0 })
    const houseKills = whole(flags, 'houses', { min: 0, max: 100_000, usual: 0 })
    const changes = whole(flags, 'changing', { min: 0, max: 100_000, usual: 0 })
    const program =
      typeof flags['program'] === 'string' ? pathToFileURL(resolve(flags['program'])) : undefined
    const plan: Omit<KillPlan, 'kills'> = {
      tables,
      ...(program === undefined ? {} : { program }),
      seed: seedOf(flags),
      progress: (done, total, what) => out.progress(done, total, what),
    }
    const sqlite = told(await runKill({ ...plan, kills }))
    const postgres =
      postgresKills === 0
        ? undefined
        : await onPostgres(async database => told(await runKill({ ...plan, kills: postgresKills, database })))
    const houses =
      houseKills === 0
        ? undefined
        : await onBoth(async (database, bus) =>
            told(await runKill({ ...plan, kills: houseKills, database, bus })),
          )
    const fickle = { ...plan, kills: changes, fickle: true, tables: Math.min(tables, FEW) }
    const changing = changes === 0 ? undefined : told(await runKill(fickle))
    const changingHouses =
      changes === 0
        ? undefined
        : await onBoth(async (database, bus) => told(await runKill({ ...fickle, database, bus })))
    // The same on a server that acknowledges before it commits: if nothing is lost there, nothing was proved here.
    const control = told(await runKill({ ...plan, kills: 10, early: true, untilBroken: true }))
    const more = { postgres, houses, changing, changingHouses }
    const tried = Object.entries(more).filter((e): e is [string, Told | null] => e[1] !== undefined)
    const ok = sqlite.ok && tried.every(([, t]) => t?.ok ?? true) && control.lost > 0
    const reports = { sqlite, ...Object.fromEntries(tried), control }
    if (flags['json'] === true) out.print(JSON.stringify({ ...reports, ok }))
    else {
      print(reports, out)
      if (control.lost === 0) out.print(say('cli-kill-nothing'))
    }
    return ok ? 0 : 1
  },
}
