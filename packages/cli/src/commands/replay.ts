import type { Game, RulesRef } from '@noren/engine'
import { ReplayError } from '@noren/engine'
import type { Golden } from '@noren/engine/laws'
import { checkGolden, GoldenError, readGolden } from '@noren/engine/laws'
import { registry } from '@noren/games'
import type { Charter, Entry } from '@noren/match'
import { refOf, verify } from '@noren/match'
import { textOf } from '../file.ts'
import type { Command } from '../line.ts'
import { UsageError } from '../usage.ts'
import { say } from '../say.ts'

/** A match as a table's log is downloaded. */
interface MatchLog {
  readonly charter: Charter
  readonly entries: readonly Entry[]
}

/** What came of playing a file again. */
interface Again {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly decisions: number
  readonly difference: string | null
}

/** A downloaded log is one JSON object with a charter; anything else must be a golden file. */
function logOf(text: string): MatchLog | null {
  try {
    const read = JSON.parse(text) as Partial<MatchLog> | null
    const whole = typeof read?.charter === 'object' && Array.isArray(read.entries)
    return whole ? (read as MatchLog) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function goldenOf(file: string, text: string): Golden {
  try {
    return readGolden(text)
  } catch (error) {
    if (error instanceof GoldenError)
      throw new UsageError(say('cli-replay-not', { file, why: error.message }))
    throw error
  }
}

/** The rules a file was played by: frozen ones where there are, so that a file means the same for ever. */
export async function rulesBehind(ref: RulesRef): Promise<Game> {
  const found = (await registry.thaw(ref)) ?? (await registry.rules(ref))
  if (found !== null) return found.game
  if (registry.idOf(ref.game) === null) throw new UsageError(say('cli-replay-id', { id: ref.game }))
  const what = { version: String(ref.version), game: ref.game }
  throw new UsageError(
    ref.bundle === undefined
      ? say('cli-replay-rules', what)
      : say('cli-replay-bundle', { ...what, hash: ref.bundle }),
  )
}

async function replayGolden(golden: Golden): Promise<Again> {
  const { game: id, version, seats } = golden.header
  const game = await rulesBehind({ game: id, version })
  const again = { game: game.id, version, seats, decisions: golden.lines.length - 1 }
  try {
    checkGolden(game, golden)
    return { ...again, difference: null }
  } catch (error) {
    if (!(error instanceof GoldenError || error instanceof ReplayError)) throw error
    return { ...again, difference: error.message }
  }
}

async function replayLog({ charter, entries }: MatchLog): Promise<Again> {
  const game = await rulesBehind(refOf(charter))
  const found = verify(game, charter, entries)
  const { version, seats } = charter
  const difference = found.ok ? null : `entry ${found.seq}: ${found.why}`
  return { game: game.id, version, seats, decisions: entries.length, difference }
}

/** Plays a recorded game again: the rules must lead where they led, and everybody must see what they saw. */
export const replayFile: Command = {
  usage: 'replay <file>',
  options: ['--json'],
  async run([file], flags, out) {
    const text = await textOf(file ?? '')
    const log = logOf(text)
    const again = log === null ? await replayGolden(goldenOf(file ?? '', text)) : await replayLog(log)
    const { game, version, seats, decisions, difference } = again
    const same = difference === null
    if (flags['json'] === true)
      out.print(JSON.stringify({ game, version, seats, decisions, same, difference }))
    else if (same)
      out.print(say('cli-replay-same', { game: `${game}@${version}`, players: seats, n: decisions }))
    else out.print(say('cli-replay-other', { game: `${game}@${version}`, players: seats, why: difference }))
    return same ? 0 : 1
  },
}
