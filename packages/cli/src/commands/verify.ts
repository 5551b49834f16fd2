import { readFile } from 'node:fs/promises'
import { checkLog, readLog, refOf } from '@noren/match'
import type { Charter, Seen, Witness } from '@noren/match'
import type { Command } from '../line.ts'
import type { Out } from '../out.ts'
import type { Flags } from '../usage.ts'
import { seedOf, UsageError, whole } from '../usage.ts'
import { verifyTrial } from '../verify/trial.ts'
import { rulesBehind } from './replay.ts'
import { say } from '../say.ts'

/** What came of checking a file. */
interface Checked {
  readonly ok: boolean
  readonly game: string | null
  readonly version: number | null
  readonly seats: number | null
  readonly entries: number
  /** The seats whose pages added randomness, and those whose promise was not kept in time. */
  readonly seeds: Seeds | null
  /** The first entry that is wrong; 0 for what comes before the first; null if nothing is. */
  readonly seq: number | null
  readonly why: string | null
}

interface Seeds {
  readonly in: readonly number[]
  readonly out: readonly number[]
}

function seedsOf({ seeds = [] }: Charter): Seeds {
  const those = (opened: boolean): number[] =>
    seeds.flatMap((s, seat) => (s !== null && (s.seed !== null) === opened ? [seat] : []))
  return { in: those(true), out: those(false) }
}

const seats = (all: readonly number[]): string =>
  say('cli-verify-seats', { n: all.length, list: all.join(', ') })

/** Whose randomness is in a match, in words. */
function whose({ in: opened, out }: Seeds): string {
  const what = opened.length === 0 ? say('cli-verify-alone') : say('cli-verify-with', { list: seats(opened) })
  return out.length === 0 ? what : say('cli-verify-left', { what, list: seats(out) })
}

/** A head that somebody wrote down: the entry it belongs to, a colon, and its letters. */
function seenOf(text: string): Seen {
  const found = /^(\d+):([\w-]{16})$/.exec(text)
  if (found === null) throw new UsageError(say('cli-verify-seen'))
  return { seq: Number(found[1]), head: found[2] ?? '' }
}

async function parsed(file: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(
      say('cli-unreadable', { file, why: (error as NodeJS.ErrnoException).code ?? String(error) }),
    )
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(say('cli-review-json', { file }))
  }
}

async function checkFile(file: string, witness: Witness): Promise<Checked> {
  const log = readLog(await parsed(file))
  if (!('charter' in log))
    return {
      ok: false,
      game: null,
      version: null,
      seats: null,
      entries: 0,
      seeds: null,
      seq: log.seq,
      why: log.why,
    }
  const { game: id, version, seats } = log.charter
  const game = await rulesBehind(refOf(log.charter))
  const checked = checkLog(game, log, witness)
  const about = { game: id, version, seats, entries: log.entries.length, seeds: seedsOf(log.charter) }
  return checked.ok
    ? { ok: true, ...about, seq: null, why: null }
    : { ok: false, ...about, seq: checked.seq, why: checked.why }
}

async function trial(flags: Flags, out: Out): Promise<number> {
  const matches = whole(flags, 'trial', { min: 1, max: 100_000, usual: 100 })
  const done = await verifyTrial(matches, seedOf(flags), n =>
    out.progress(n, matches, say('cli-verify-progress')),
  )
  const { missed, ...figures } = done
  if (flags['json'] === true) out.print(JSON.stringify(figures))
  else
    out.print(
      say('cli-verify-trial', {
        n: figures.ok,
        m: matches,
        k: figures.found,
        l: figures.tamperings,
        a: String(figures.slowestMs),
      }),
    )
  for (const line of missed) out.note(line)
  return missed.length === 0 ? 0 : 1
}

/** Whether a downloaded log is what it says it is. */
export const verifyLog: Command = {
  usage: 'verify [file]',
  options: ['--key-hash <hash>', '--seen <n:head>', '--trial <n>', '--seed <n>', '--json'],
  async run([file], flags, out) {
    if (flags['trial'] !== undefined) return trial(flags, out)
    if (file === undefined) throw new UsageError(say('cli-verify-which'))
    const { keyHash, seen } = flags
    const checked = await checkFile(file, {
      ...(typeof keyHash === 'string' ? { keyHash } : {}),
      ...(typeof seen === 'string' ? { heads: [seenOf(seen)] } : {}),
    })
    if (flags['json'] === true) out.print(JSON.stringify(checked))
    else if (checked.ok)
      out.print(
        say('cli-verify-ok', {
          game: `${checked.game}@${checked.version}`,
          players: checked.seats ?? 0,
          n: checked.entries,
          what: checked.seeds === null ? '' : whose(checked.seeds),
        }),
      )
    else out.print(say('cli-verify-not', { n: checked.seq ?? 0, why: checked.why ?? '' }))
    return checked.ok ? 0 : 1
  },
}
