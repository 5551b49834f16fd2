import { readFile } from 'node:fs/promises'
import { checkLog, readLog, refOf } from '@noren/match'
import type { Command } from '../line.ts'
import type { Out } from '../out.ts'
import type { Flags } from '../usage.ts'
import { seedOf, UsageError, whole } from '../usage.ts'
import { verifyTrial } from '../verify/trial.ts'
import { rulesBehind } from './replay.ts'

/** What came of checking a file. */
interface Checked {
  readonly ok: boolean
  readonly game: string | null
  readonly version: number | null
  readonly seats: number | null
  readonly entries: number
  /** The first entry that is wrong; 0 for what comes before the first; null if nothing is. */
  readonly seq: number | null
  readonly why: string | null
}

async function parsed(file: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${file} is not the log of a match: it is no JSON`)
  }
}

async function checkFile(file: string, keyHash: string | undefined): Promise<Checked> {
  const log = readLog(await parsed(file))
  if (!('charter' in log))
    return { ok: false, game: null, version: null, seats: null, entries: 0, seq: log.seq, why: log.why }
  const { game: id, version, seats } = log.charter
  const game = await rulesBehind(refOf(log.charter))
  const checked = checkLog(game, log, keyHash === undefined ? {} : { keyHash })
  const about = { game: id, version, seats, entries: log.entries.length }
  return checked.ok
    ? { ok: true, ...about, seq: null, why: null }
    : { ok: false, ...about, seq: checked.seq, why: checked.why }
}

async function trial(flags: Flags, out: Out): Promise<number> {
  const matches = whole(flags, 'trial', { min: 1, max: 100_000, usual: 100 })
  const done = await verifyTrial(matches, seedOf(flags), n => out.progress(n, matches, 'matches'))
  const { missed, ...figures } = done
  if (flags['json'] === true) out.print(JSON.stringify(figures))
  else
    out.print(
      `${figures.ok} of ${matches} matches hold, ${figures.found} of ${figures.tamperings} tamperings found, the slowest check took ${figures.slowestMs} ms`,
    )
  for (const line of missed) out.note(line)
  return missed.length === 0 ? 0 : 1
}

/** Whether a downloaded log is what it says it is. */
export const verifyLog: Command = {
  usage: 'verify [file]',
  about: 'check a downloaded log: key, every shuffle, every move, the chain, the end',
  options: [
    ['--key-hash <hash>', 'the fingerprint that was published when the match began, if you kept it'],
    ['--trial <n>', 'instead: play so many matches, check each, and tamper with each in twelve ways'],
    ['--seed <n>', 'where chance of the trial begins (1)'],
    ['--json', 'one JSON object'],
  ],
  async run([file], flags, out) {
    if (flags['trial'] !== undefined) return trial(flags, out)
    if (file === undefined) throw new UsageError('which file? noren verify FILE, or --trial N')
    const kept = flags['keyHash']
    const checked = await checkFile(file, typeof kept === 'string' ? kept : undefined)
    if (flags['json'] === true) out.print(JSON.stringify(checked))
    else if (checked.ok)
      out.print(
        `${checked.game}@${checked.version}, ${checked.seats} players, ${checked.entries} entries: key, shuffles, moves, chain and end are as they should be`,
      )
    else out.print(`does not match at entry ${checked.seq}: ${checked.why}`)
    return checked.ok ? 0 : 1
  },
}
