import type { Calibration, Core, Game, LoadedRules, Outlook, Rng, Seat } from '@noren/engine'
import { rollTo } from '../playout.ts'
import type { Means } from './worlds.ts'

/** How a review of one match looks ahead: as its game says, corrected by how such games ended. */
export interface Look {
  readonly outlook: Outlook<Core>
  /** Null where chances were held against nothing: values are taken as they are, and nothing is labelled. */
  readonly calibration: Calibration | null
}

/** By what means a match with these options is reviewed. */
export function meansOf({ game, sense }: LoadedRules, options: unknown, seats: number): Means {
  if (sense === undefined) return { game }
  const { outlook } = sense
  if (outlook === undefined) return { game, sense }
  const calibration = (isUsual(game, outlook, options) ? outlook.tables[seats] : undefined) ?? null
  return { game, sense, look: { outlook, calibration } }
}

/** Chances are held against games with the usual options; what only changes the pace may differ. */
function isUsual(game: Game, { idle = [] }: Outlook<Core>, options: unknown): boolean {
  const given = { ...(options as Readonly<Record<string, unknown>>) }
  return Object.entries(game.options.defaults as object).every(
    ([key, usual]) =>
      given[key] === undefined || idle.includes(key) || JSON.stringify(given[key]) === JSON.stringify(usual),
  )
}

const ends = new Float64Array(32)

/** What everybody may expect where a look from here ends; valid until the next look. The world is used up. */
export function lookAhead(
  m: Means,
  { outlook, calibration }: Look,
  from: Core,
  seat: Seat,
  rng: Rng,
): Float64Array {
  const world = from.outcome === null ? rollTo(m, from, seat, rng, outlook.begin(from, seat)) : from
  if (world.outcome !== null) {
    ends.set(world.outcome.payoff)
    return ends
  }
  outlook.value(world, ends)
  const worth = calibration?.ends[outlook.stage(world)]
  if (worth !== undefined) for (let i = 0; i < world.seats; i++) ends[i] = read(worth, ends[i] as number)
  return ends
}

/** Reads a table of values at evenly spaced places from 0 to 1, straight between two of them. */
export function read(table: readonly number[], x: number): number {
  const last = table.length - 1
  const at = Math.min(1, Math.max(0, x)) * last
  const low = Math.min(last - 1, Math.floor(at))
  const [a, b] = [table[low] as number, table[low + 1] as number]
  return a + (b - a) * (at - low)
}

/** Points that a chance may be off, and positions that must have been seen to say so. */
const RIGHT = 0.05
const SEEN = 60

/** Whether chances like this one proved right, by the table of the game and its number of seats. */
export function isCalibrated({ sense, look }: Means, chance: number): boolean {
  // Without a value every play-out runs to the end, and there is nothing to hold against it.
  if (sense === undefined) return true
  const bins = look?.calibration?.bins ?? []
  const [said, won, positions] = bins[Math.min(9, Math.max(0, Math.floor(chance * 10)))] ?? [0, 0, 0]
  return positions >= SEEN && Math.abs(said - won) <= RIGHT
}
