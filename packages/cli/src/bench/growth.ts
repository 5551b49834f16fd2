import { measureGrowth, SIZES } from '@noren/trials'
import type { Growth } from '@noren/trials'
import type { Out } from '../out.ts'
import type { Flags } from '../usage.ts'
import { whole } from '../usage.ts'
import { say } from '../say.ts'

/** Flat is what grows by no more than a tenth; a spectator may cost a tenth of a player. */
const MOST: Growth = { entries: 1.1, stored: 1.1, spectators: 0.1, reconnect: 1.1 }
const PARTS = ['entries', 'stored', 'spectators', 'reconnect'] as const

/** What a move costs in a long match, beside many stored ones and before many spectators, and what coming back to a long match costs. */
export async function benchGrowth(flags: Flags, out: Out): Promise<number> {
  const rounds = whole(flags, 'rounds', { min: 1, max: 99, usual: SIZES.rounds })
  const rows = whole(flags, 'rows', { min: 100, max: 10_000_000, usual: SIZES.rows })
  let done = 0
  const found = await measureGrowth({ ...SIZES, rounds, rows }, what =>
    out.progress(done++, PARTS.length, what),
  )
  if (flags['json'] === true) out.print(JSON.stringify(found))
  else
    for (const part of PARTS)
      out.print(
        `${part.padEnd(12)}${found[part].toFixed(3).padStart(8)}  ${say('cli-bench-most', { p: String(MOST[part]) })}`,
      )
  return PARTS.some(part => found[part] > MOST[part]) ? 1 : 0
}
