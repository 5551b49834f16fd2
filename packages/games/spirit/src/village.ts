import type { Clause, Seat, Narrator } from '@noren/engine'
import { pick } from './chance.ts'
import { checkKiai } from './atoms.ts'
import { farmWoundFrame } from './frames.ts'
import { bookOf, hasMarker, isAnimal, kiaiOf, push, totalOf, woundsOf } from './state.ts'
import type { Spirit } from './state.ts'
import type { SpiritEvent } from './events.ts'
import { modeRow } from './setup.ts'

/**
 * Atoms of the village and of the boards: barricades, farms, families, wounds, and the two ends of a game.
 */
type T = Narrator<SpiritEvent>

const FARM_A = 0
const FARM_B = 1
const FARM_C = 2

/** SS-BARR-1: one barricade, or a farm when there is none (SS-AMB-8). */
export function burn(s: Spirit, clause: Clause, t: T): void {
  if (s.barricades > 0) {
    s.barricades--
    t.tell({ type: 'barricadeLost', left: s.barricades, clause })
  } else destroyFarm(s, clause, t)
}

/** SS-BARR-2, SS-KIAI-19, SS-END-7: never above the initial number. */
export function build(s: Spirit, clause: Clause, t: T): void {
  if (s.barricades >= s.cap) return
  s.barricades++
  t.tell({ type: 'barricadeBuilt', left: s.barricades, clause })
}

/** The k-th space that still stands. */
function standing(lost: readonly number[], k: number): number {
  let space = 0
  for (let left = k; ; space++) if (lost[space] === 0 && left-- === 0) return space
}

/**
 * SS-FARM-1, SS-FARM-2: a random farm is removed and turned over; it never comes back (SS-FAM-2). In Hard and
 * Heroic its penalty follows at once (SS-MODE-7, SS-FARM-3, SS-FARM-8), otherwise its back is idle
 * (SS-FARM-10). Example: SS-EX-23.
 */
export function destroyFarm(s: Spirit, clause: Clause, t: T): void {
  const space = standing(s.farmLost, pick(s.rng, s.farmsLeft))
  const kind = bookOf(s).farms[s.farms[space] as number] as number
  s.farmLost[space] = s.round
  s.farmsLeft--
  t.reveal({ type: 'farmLost', space, kind, left: s.farmsLeft, round: s.round, clause })
  if (s.farmsLeft === 0) return lose(s, -1, 'SS-LOSS-2', t)
  if (!modeRow(s.mode).farmPenalties) return
  t.tell({ type: 'farmPenalty', kind, clause: 'SS-FARM-3' })
  if (kind === FARM_A) removeFamily(s, 'SS-FARM-4', t)
  else if (kind === FARM_B) destroyFarm(s, 'SS-FARM-5', t)
  else if (kind === FARM_C) burn(s, 'SS-FARM-6', t)
  // SS-FARM-7: the team names a samurai; the decider enters it (SS-AMB-31), before anything else goes on
  // (SS-FARM-9).
  else push(s, farmWoundFrame(s.active))
}

/**
 * SS-FAM-1: one of the remaining families, each equally likely, turned over and shown (SS-AMB-61); it never
 * comes back (SS-FAM-3).
 */
export function removeFamily(s: Spirit, clause: Clause, t: T): void {
  const space = standing(s.familyLost, pick(s.rng, s.familiesLeft))
  const kind = bookOf(s).families[s.families[space] as number] as number
  s.familyLost[space] = s.round
  s.familiesLeft--
  t.reveal({ type: 'familyLost', space, kind, left: s.familiesLeft, round: s.round, clause })
  if (s.familiesLeft === 0) lose(s, -1, 'SS-LOSS-3', t)
}

/** SS-WOUND-10: the wound that kills. */
export const DEADLY = 4

/**
 * Section 3.14. First and third wound: a marker (SS-WOUND-1, SS-WOUND-9). Second: the marker goes and the
 * board turns (SS-WOUND-2, SS-WOUND-3), cards and total as they were (SS-WOUND-4, SS-WOUND-5). Fourth: the
 * game is lost (SS-WOUND-10). So there is never a second marker (SS-WOUND-11, SS-FAQ-3). Examples: SS-EX-7,
 * SS-EX-12.
 */
export function wound(s: Spirit, seat: Seat, clause: Clause, t: T): void {
  const bit = 1 << seat
  const wounds = woundsOf(s, seat) + 1
  if (!hasMarker(s, seat)) {
    s.marked |= bit
    t.tell({ type: 'wounded', seat, wounds, clause })
    return
  }
  t.tell({ type: 'wounded', seat, wounds, clause })
  if (isAnimal(s, seat)) {
    s.fallen = seat
    return lose(s, seat, 'SS-LOSS-1', t)
  }
  s.marked &= ~bit
  s.animals |= bit
  t.tell({ type: 'turned', seat, total: totalOf(s, seat), kiai: kiaiOf(s, seat), clause: 'SS-WOUND-3' })
  // SS-WOUND-6, SS-WOUND-7, SS-WOUND-8: equal triggers the kiai, less ends being overwhelmed, more burns
  // nothing, for no card was added.
  checkKiai(s, seat, t)
}

/** SS-WOUND-12, SS-WOUND-13: healing removes a marker and nothing else; an animal stays one (SS-FAQ-4). */
export function heal(s: Spirit, seat: Seat, clause: Clause, t: T): void {
  s.marked &= ~(1 << seat)
  t.tell({ type: 'healed', seat, clause })
}

/** One payoff for all: nobody wins alone. */
function shared(s: Spirit, value: number): readonly number[] {
  const out: number[] = []
  for (let seat = 0; seat < s.seats; seat++) out.push(value)
  return out
}

/**
 * SS-LOSS-1 to 4: the game ends at once and nothing that follows is played (SS-AMB-36, SS-AMB-44, SS-AMB-57);
 * no score (SS-SCORE-5).
 */
export function lose(s: Spirit, seat: Seat, clause: Clause, t: T): void {
  s.outcome = { payoff: shared(s, 0), scores: shared(s, 0), ranks: shared(s, 1), clause }
  t.tell({ type: 'lost', round: s.round, seat, clause })
}

/**
 * SS-SCORE-1, SS-SCORE-2, SS-SCORE-3: farms, families, and a point when no board carries a marker
 * (SS-AMB-63). Example: SS-EX-15.
 */
export const scoreOf = (s: Spirit): number => s.farmsLeft + s.familiesLeft + (s.marked === 0 ? 1 : 0)

/** Winning comes first, the printed score (2 to 10) second: 0.92 to 1. */
export const payoffOfWin = (score: number): number => 0.9 + score / 100

/** SS-WIN-1; the suffix of SS-SCORE-4 is in the mode's row. */
export function win(s: Spirit, t: T): void {
  const score = scoreOf(s)
  s.outcome = {
    payoff: shared(s, payoffOfWin(score)),
    scores: shared(s, score),
    ranks: shared(s, 1),
    clause: 'SS-WIN-1',
  }
  const { farmsLeft: farms, familiesLeft: families, mode } = s
  t.tell({ type: 'won', score, farms, families, unhurt: s.marked === 0, mode, clause: 'SS-WIN-1' })
}
