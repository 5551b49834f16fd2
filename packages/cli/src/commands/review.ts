import { readFile } from 'node:fs/promises'
import type { Step } from '@noren/bots/review'
import { PARTS, steps, WORLDS } from '@noren/bots/review'
import type { Words } from '@noren/engine'
import { registry } from '@noren/games'
import type { Charter, Entry } from '@noren/match'
import { MatchError, readLog, refOf } from '@noren/match'
import type { Kept } from '@noren/table'
import { lineOf } from '@noren/table'
import { listed, rulesOf } from '../games.ts'
import type { Command } from '../line.ts'
import type { Out } from '../out.ts'
import { tryReview } from '../review/trial.ts'
import type { Flags } from '../usage.ts'
import { seedOf, UsageError, whole } from '../usage.ts'

interface MatchLog {
  readonly charter: Charter
  readonly entries: readonly Entry[]
}

/** How a match went for one seat, in points of a hundredth of the payoff. */
interface SeatReview {
  readonly seat: number
  readonly start: number
  readonly luck: number
  readonly others: number
  readonly own: number
  readonly end: number
  readonly labels: readonly Labelled[]
}

interface Labelled {
  readonly seq: number
  readonly label: string
  readonly made: Words
  readonly best: Words
  readonly loss: number
  readonly error: number
}

async function logFrom(file: string): Promise<MatchLog> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`)
  }
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    throw new UsageError(`${file} is not the log of a match: it is no JSON`)
  }
  const log = readLog(raw)
  if (!('charter' in log)) throw new UsageError(`${file} is not the log of a match: ${log.why}`)
  return log
}

const points = (parts: number): number => Number(((100 * parts) / PARTS).toFixed(1))

function seatReview(moved: readonly Step[], seat: number): SeatReview {
  const sum = (of: (m: Step) => number): number => moved.reduce((n, m) => n + of(m), 0)
  const labels = moved.flatMap(({ seq, choice }): Labelled[] => {
    if (choice === null || choice.label === null || choice.label === 'close') return []
    const { options, label, made, best, loss, error } = choice
    const say = (place: number): Words => options[place]?.words ?? []
    return [{ seq, label, made: say(made), best: say(best), loss: points(loss), error: points(error) }]
  })
  return {
    seat,
    start: points(moved[0]?.before ?? 0),
    luck: points(sum(m => m.luck)),
    others: points(sum(m => m.others)),
    own: points(sum(m => m.own)),
    end: points(moved.at(-1)?.after ?? 0),
    labels,
  }
}

async function reviewFile(file: string, flags: Flags, out: Out): Promise<number> {
  const { charter, entries } = await logFrom(file)
  const rules = await registry.rules(refOf(charter))
  if (rules === null) throw new UsageError(`the rules of ${charter.game}@${charter.version} are not here`)
  let line: readonly Kept[]
  try {
    line = lineOf(rules.game, charter, entries)
  } catch (error) {
    if (error instanceof MatchError) throw new UsageError(`entry ${error.seq}: ${error.message}`)
    throw error
  }
  if (line.at(-1)?.after.outcome == null)
    throw new UsageError('this match is not over: a review would show what is still hidden')
  const { game, sense } = rules
  const means = sense === undefined ? { game } : { game, sense }
  const few = whole(flags, 'worlds', { min: 1, max: 100_000, usual: 0 })
  const worlds = few === 0 ? WORLDS : { standing: few, passes: [few, few * 10] }
  const seats: SeatReview[] = []
  for (let seat = 0; seat < charter.seats; seat++) {
    const moved: Step[] = []
    for (const m of steps(means, line, seat, seedOf(flags), worlds)) {
      moved.push(m)
      out.progress(
        seat * line.length + moved.length,
        charter.seats * line.length,
        `seat ${seat + 1} of ${charter.seats}`,
      )
    }
    seats.push(seatReview(moved, seat))
  }
  if (flags['json'] === true)
    out.print(JSON.stringify({ game: charter.game, version: charter.version, entries: line.length, seats }))
  else for (const s of seats) describe(s, out)
  return 0
}

function describe(s: SeatReview, out: Out): void {
  const signed = (x: number): string => (x < 0 ? `−${-x}` : `+${x}`)
  out.print(
    `seat ${s.seat + 1}: ${s.start} became ${s.end}: luck ${signed(s.luck)}, the others ${signed(s.others)}, own choices ${signed(s.own)}`,
  )
  for (const l of s.labels)
    out.print(
      `  entry ${l.seq}, ${l.label}: ${l.made.join(' ')} instead of ${l.best.join(' ')}, ${l.loss} ± ${l.error} points`,
    )
}

async function trial(flags: Flags, out: Out): Promise<number> {
  const name = flags['game']
  if (typeof name !== 'string') throw new UsageError('--trial wants --game')
  const entry = listed(name)
  const { game, sense } = await rulesOf(name)
  const { min, max } = game.seats
  const seats = whole(flags, 'players', { min, max, usual: Math.min(max, Math.max(min, 4)) })
  const tried = tryReview({
    means: sense === undefined ? { game } : { game, sense },
    options: game.options.defaults,
    seats,
    planted: whole(flags, 'trial', { min: 1, max: 100_000, usual: 50 }),
    strong: whole(flags, 'strong', { min: 0, max: 10_000, usual: 5 }),
    matches: whole(flags, 'matches', { min: 0, max: 1_000_000, usual: 200 }),
    seed: seedOf(flags),
    progress: (part, done, all) => out.progress(done, all, `${done} of ${all} ${part}`),
  })
  if (flags['json'] === true)
    out.print(JSON.stringify({ game: entry.name, players: seats, seed: seedOf(flags), ...tried }))
  else {
    out.print(`${entry.name}, ${seats} players, seed ${seedOf(flags)}`)
    out.print(`${tried.found} of ${tried.planted} planted choices were called a mistake or a blunder`)
    out.print(`${tried.falseAlarms} of ${tried.choices} choices of the strongest bot were, too`)
    out.print(`mean luck ${tried.luckMean} with a standard error of ${tried.luckError}`)
    for (const b of tried.calibration)
      if (b.positions > 0)
        out.print(`  said ${b.said}: won ${b.won} (${b.positions} positions of ${b.matches} matches)`)
  }
  return 0
}

/** What luck did in a finished match, what the others did, and what each seat's own choices were worth. */
export const review: Command = {
  usage: 'review [file]',
  about: 'tell luck from skill in a finished match, or try the measure out with --trial',
  options: [
    ['--trial <n>', 'plant so many bad choices and see how many are found'],
    ['--game <name>', 'the game of the trial'],
    ['--players <n>', 'seats at the tables of the trial'],
    ['--strong <n>', 'matches of the strongest bot, for false alarms (5)'],
    ['--matches <n>', 'matches for luck and calibration (200)'],
    ['--worlds <n>', 'worlds of a position, instead of the usual ones'],
    ['--seed <n>', 'where chance begins (1)'],
    ['--json', 'one JSON object'],
  ],
  run([file], flags, out) {
    if (flags['trial'] !== undefined) return trial(flags, out)
    if (file === undefined) throw new UsageError('which file? or --trial with --game')
    return reviewFile(file, flags, out)
  },
}
