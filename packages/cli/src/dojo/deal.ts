import type { Action, Core, Game, Outcome, Rng, Seat } from '@noren/engine'
import { first, seeded, waiting } from '@noren/engine'
import type { Player } from './players.ts'

/** CPU that a player has used, over its choices. */
export interface Effort {
  seconds: number
  choices: number
}

export const rested = (): Effort => ({ seconds: 0, choices: 0 })

/** No game takes so long: reaching this means that the rules go round in circles. */
const PATIENCE = 200_000

/** The chance of one choice: it follows from the deal, the seat and the moment, never from who sits there. */
const chanceOf = (deal: number, seat: Seat, n: number): Rng =>
  seeded(
    Math.imul(deal ^ 0x2545f491, 0x9e3779b1) ^ Math.imul(seat + 1, 0x85ebca6b) ^ Math.imul(n + 1, 0xc2b2ae35),
  )

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export interface Table {
  readonly game: Game
  readonly options: unknown
  /** Who sits where. */
  readonly seats: readonly Player[]
  /** What each of them has spent, by the same seats; two seats may share one. */
  readonly efforts: readonly Effort[]
}

/** Whoever is asked, the lowest seat first: answers of one window are sealed, so their order tells nobody anything. */
async function decide(t: Table, s: Core, seat: Seat, rng: Rng): Promise<Action> {
  const who = t.seats[seat] as Player
  const effort = t.efforts[seat] as Effort
  const view = who.kind === 'honest' ? t.game.view(s, seat) : null
  const begun = cpu()
  const answer =
    who.kind === 'honest'
      ? who.choose({ view, seat, rng })
      : who.choose({ state: t.game.clone(s), seat, rng })
  const action = typeof answer === 'number' ? answer : await answer
  effort.seconds += cpu() - begun
  effort.choices++
  return action
}

export interface Ended {
  readonly end: Core
  readonly outcome: Outcome
}

/** Plays one deal to its end. */
export async function playDeal(t: Table, deal: number): Promise<Ended> {
  const s = t.game.begin(t.options, t.seats.length, seeded(deal))
  for (let n = 0; s.outcome === null; n++) {
    if (n > PATIENCE) throw new Error(`deal ${deal} of ${t.game.id} does not end`)
    const seat = first(waiting(s))
    t.game.play(s, seat, await decide(t, s, seat, chanceOf(deal, seat, n)))
  }
  return { end: s, outcome: s.outcome }
}
