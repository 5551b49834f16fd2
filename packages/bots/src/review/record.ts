import type { Core, Seat, Words } from '@noren/engine'
import { fork, seeded } from '@noren/engine'
import type { Moved, Played, Worlds } from './chain.ts'
import { chain, WORLDS } from './chain.ts'
import type { Doubt, Judgement, Label } from './weigh.ts'
import type { Means } from './worlds.ts'
import { open } from './worlds.ts'

/** Figures of a record are whole ten-thousandths of a payoff: they add up exactly, and take little room. */
export const PARTS = 10_000
const whole = (x: number): number => Math.round(x * PARTS)

/** One entry of a match that was played to its end, by its number in the log. */
export interface Entered extends Played {
  readonly seq: number
}

/** A choice that was open, in words, what it promised and how sure that is. */
export interface Option {
  readonly words: Words
  readonly value: number
  readonly error: number
}

/** A choice as the record keeps it: at most five options, best first; the one made is always among them. */
export interface Choice {
  readonly options: readonly Option[]
  /** Places in `options`. */
  readonly made: number
  readonly best: number
  readonly loss: number
  readonly error: number
  readonly find: number
  readonly label: Label
  /** Why it is not called more than that. */
  readonly doubt: Doubt
  readonly worlds: number
}

/** How one entry moved the chance of one seat, in parts. `before + own + others + luck` is `after`. */
export interface Step {
  readonly seq: number
  readonly actor: Seat
  readonly before: number
  readonly after: number
  readonly own: number
  readonly others: number
  readonly luck: number
  readonly choice: Choice | null
}

const SHOWN = 5

function choiceOf(m: Means, { before, seat }: Entered, j: Judgement): Choice {
  const kept = j.choices.slice(0, SHOWN)
  for (const action of [j.best, j.made]) {
    const found = j.choices.find(c => c.action === action)
    if (found !== undefined && !kept.includes(found)) kept.splice(SHOWN - 1, 1, found)
  }
  const place = (action: number): number => kept.findIndex(c => c.action === action)
  return {
    options: kept.map(c => ({
      words: m.game.say(before, seat, c.action).words,
      value: whole(c.value),
      error: whole(c.error),
    })),
    made: place(j.made),
    best: place(j.best),
    loss: whole(j.loss),
    error: whole(j.error),
    find: whole(j.find),
    label: j.label,
    doubt: j.doubt,
    worlds: j.worlds,
  }
}

function stepOf(m: Means, at: Entered, moved: Moved): Step {
  const before = whole(moved.before)
  const after = whole(moved.after)
  const own = whole(moved.own)
  const others = whole(moved.others)
  return {
    seq: at.seq,
    actor: moved.actor,
    before,
    after,
    own,
    others,
    luck: after - before - own - others,
    choice: moved.judgement === null ? null : choiceOf(m, at, moved.judgement),
  }
}

/** The record of one seat, entry by entry. The command line and the page work it out with this and nothing else. */
export function* steps(
  m: Means,
  line: readonly Entered[],
  seat: Seat,
  seed: number,
  worlds: Worlds = WORLDS,
): Generator<Step, void> {
  for (const moved of chain(m, line, seat, seed, worlds)) yield stepOf(m, line[moved.entry] as Entered, moved)
}

/** The chance of every seat with all cards open, before each entry and at the end, in parts: for pictures of everybody. */
export function* openChances(
  m: Means,
  line: readonly Entered[],
  seed: number,
  worlds: number,
): Generator<readonly number[], void> {
  const rng = seeded(seed)
  for (const { before } of line) yield open(m, before, worlds, fork(rng)).map(whole)
  const end: Core | undefined = line.at(-1)?.after
  if (end !== undefined) yield open(m, end, worlds, fork(rng)).map(whole)
}

/** Sums in points that still add up: what is left over by rounding goes to the seat's own choices. */
export interface Sum {
  readonly start: number
  readonly luck: number
  readonly others: number
  readonly own: number
  readonly end: number
}

const points = (parts: number): number => Math.round((100 * parts) / PARTS)

export function sumOf(all: readonly Step[]): Sum {
  const start = points(all[0]?.before ?? 0)
  const end = points(all.at(-1)?.after ?? 0)
  const luck = points(all.reduce((n, s) => n + s.luck, 0))
  const others = points(all.reduce((n, s) => n + s.others, 0))
  return { start, luck, others, own: end - start - luck - others, end }
}
