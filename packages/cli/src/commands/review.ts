import { readFile } from 'node:fs/promises'
import type { Means, Step } from '@noren/bots/review'
import { meansOf, PARTS, steps, WORLDS } from '@noren/bots/review'
import type { Words } from '@noren/engine'
import { registry } from '@noren/games'
import type { Charter, Entry } from '@noren/match'
import { MatchError, readLog, refOf } from '@noren/match'
import type { Kept } from '@noren/table'
import { lineOf } from '@noren/table'
import { listed, rulesOf } from '../games.ts'
import type { Command } from '../line.ts'
import type { Out } from '../out.ts'
import { fit } from '../review/fit.ts'
import { keepIn, nothing } from '../review/keep.ts'
import { tryReview } from '../review/trial.ts'
import type { Flags } from '../usage.ts'
import { seedOf, UsageError, whole } from '../usage.ts'
import { say } from '../say.ts'

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
    throw new UsageError(
      say('cli-unreadable', { file, why: (error as NodeJS.ErrnoException).code ?? String(error) }),
    )
  }
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    throw new UsageError(say('cli-review-json', { file }))
  }
  const log = readLog(raw)
  if (!('charter' in log)) throw new UsageError(say('cli-review-not', { file, why: log.why }))
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
  if (rules === null)
    throw new UsageError(say('cli-review-rules', { game: `${charter.game}@${charter.version}` }))
  let line: readonly Kept[]
  try {
    line = lineOf(rules.game, charter, entries)
  } catch (error) {
    if (error instanceof MatchError)
      throw new UsageError(say('cli-replay-entry', { n: error.seq, why: error.message }))
    throw error
  }
  if (line.at(-1)?.after.outcome == null) throw new UsageError(say('cli-review-running'))
  const means = meansOf(rules, charter.options, charter.seats)
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
        say('cli-review-seat', { n: seat + 1, m: charter.seats }),
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
    say('cli-review-line', {
      n: s.seat + 1,
      a: String(s.start),
      b: String(s.end),
      c: signed(s.luck),
      d: signed(s.others),
      p: signed(s.own),
    }),
  )
  for (const l of s.labels)
    out.print(
      `  ${say('cli-review-choice', {
        n: l.seq,
        name: l.label,
        a: l.made.join(' '),
        b: l.best.join(' '),
        c: String(l.loss),
        d: String(l.error),
      })}`,
    )
}

interface Asked {
  readonly name: string
  readonly means: Means
  readonly options: unknown
  readonly seats: number
  readonly seed: number
  readonly progress: (part: string, done: number, all: number) => void
}

/** The game that a trial or a fit is of, at a table with the usual options. */
async function asked(flags: Flags, out: Out): Promise<Asked> {
  const name = flags['game']
  if (typeof name !== 'string') throw new UsageError(say('cli-review-game'))
  const rules = await rulesOf(name)
  const { min, max } = rules.game.seats
  const seats = whole(flags, 'players', { min, max, usual: Math.min(max, Math.max(min, 4)) })
  const options = rules.game.options.defaults
  return {
    name: listed(name).name,
    means: meansOf(rules, options, seats),
    options,
    seats,
    seed: seedOf(flags),
    progress: (part, done, all) =>
      out.progress(done, all, say('cli-review-part', { n: done, m: all, what: part })),
  }
}

/** Prints the row of a game's table of calibration for one number of seats. */
async function fitted(flags: Flags, out: Out): Promise<number> {
  const { name, means, ...rest } = await asked(flags, out)
  const { look } = means
  if (look === undefined) throw new UsageError(say('cli-review-blind', { game: name }))
  const matches = whole(flags, 'fit', { min: 1, max: 1_000_000, usual: 400 })
  const { seats, seed } = rest
  const found = fit({ ...rest, means: { ...means, look }, matches })
  if (flags['json'] === true)
    out.print(JSON.stringify({ game: name, players: seats, seed, matches, ...found }))
  else out.print(`${seats}: ${JSON.stringify(found)},`)
  return 0
}

async function trial(flags: Flags, out: Out): Promise<number> {
  const of = await asked(flags, out)
  const { name, seats, seed } = of
  const file = flags['keep']
  const keep = typeof file === 'string' ? keepIn(file, `${name} ${seats} ${seed}`) : nothing
  if (keep === null) throw new UsageError(say('cli-review-kept', { file: String(file) }))
  const tried = tryReview({
    ...of,
    planted: whole(flags, 'trial', { min: 1, max: 100_000, usual: 50 }),
    strong: whole(flags, 'strong', { min: 0, max: 10_000, usual: 5 }),
    matches: whole(flags, 'matches', { min: 0, max: 1_000_000, usual: 200 }),
    keep,
  })
  if (flags['json'] === true) out.print(JSON.stringify({ game: name, players: seats, seed, ...tried }))
  else {
    out.print(say('cli-review-trial', { game: name, players: seats, seed: String(seed) }))
    out.print(say('cli-review-found', { n: tried.found, m: tried.planted }))
    out.print(say('cli-review-alarms', { n: tried.falseAlarms, m: tried.choices }))
    out.print(say('cli-review-luck', { a: String(tried.luckMean), b: String(tried.luckError) }))
    for (const b of tried.calibration)
      if (b.positions > 0)
        out.print(
          `  ${say(b.withheld ? 'cli-review-withheld' : 'cli-review-said', {
            a: String(b.said),
            b: String(b.won),
            n: b.positions,
          })}`,
        )
  }
  return 0
}

/** What luck did in a finished match, what the others did, and what each seat's own choices were worth. */
export const review: Command = {
  usage: 'review [file]',
  options: [
    '--trial <n>',
    '--game <name>',
    '--players <n>',
    '--strong <n>',
    '--matches <n>',
    '--worlds <n>',
    '--fit <n>',
    '--keep <file>',
    '--seed <n>',
    '--json',
  ],
  run([file], flags, out) {
    if (flags['fit'] !== undefined) return fitted(flags, out)
    if (flags['trial'] !== undefined) return trial(flags, out)
    if (file === undefined) throw new UsageError(say('cli-review-which'))
    return reviewFile(file, flags, out)
  },
}
