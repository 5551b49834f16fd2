import type { Decision, Level } from '@noren/bots'
import { choose } from '@noren/bots'
import type { Core, Game, Rng, Seat, Sense } from '@noren/engine'
import { asGame, below, canonical, Choices, fork, legal, members, waiting } from '@noren/engine'
import type { AnyFixture, Path } from '@noren/engine/laws'
import { demand, LawBroken, otherWorld, sometimes, walk } from '@noren/engine/laws'

/** Anything that decides for a seat. An honest one looks only at `game.view(s, seat)`; the law hands it the true state. */
export type Decider = (game: Game, s: Core, seat: Seat, rng: Rng, level: Level) => Decision

/** How often each level is asked, in a hundred, and how long it may search: long runs are mostly of the quick ones. */
const MIX: readonly (readonly [level: Level, odds: number, iterations: number])[] = [
  ['wanderer', 18, 1],
  ['ashigaru', 30, 1],
  ['bushi', 45, 1],
  ['samurai', 4, 12],
  ['daimyo', 3, 16],
]

export interface Tally {
  worlds: number
  /** Questions with more than one answer: a law over forced choices would prove nothing. */
  questions: number
  readonly levels: Record<string, number>
}

export const newTally = (): Tally => ({ worlds: 0, questions: 0, levels: {} })

/** Other worlds in which each question is asked again. */
const WORLDS = 10
const list = new Choices()

function pickLevel(rng: Rng): readonly [Level, number, number] {
  let at = below(rng, 100)
  for (const entry of MIX) {
    if (at < entry[1]) return entry
    at -= entry[1]
  }
  return MIX[0] as readonly [Level, number, number]
}

/** An honest bot: view and chance in, choice out. */
export const honest =
  (sense: Sense<Core> | undefined): Decider =>
  (game, s, seat, rng, level) => {
    const [, , iterations] = MIX.find(([name]) => name === level) ?? ['wanderer', 0, 1]
    const known = sense === undefined ? {} : { sense }
    return choose({ game, view: game.view(s, seat), seat, rng, level, budget: { iterations }, ...known })
  }

/**
 * Same view and same chance, same choice, byte for byte, whatever the true cards are: walks a game by random choices and
 * asks seats now and then, in the true world and in worlds dealt anew that the seat cannot tell from it.
 */
export function honestyLaw(fx: AnyFixture, decide: Decider, path: Path, tally: Tally): void {
  walk(fx, path, stop => {
    if (!sometimes(stop, 3)) return
    const asked = members(waiting(stop.s))
    const seat = asked[below(stop.rng, asked.length)] as Seat
    legal(fx.game, stop.s, seat, list)
    if (list.size < 2) return
    tally.questions++
    const [level] = pickLevel(stop.rng)
    const chance = fork(stop.rng)
    const game = asGame(fx.game)
    const mine = canonical(decide(game, stop.s, seat, chance, level))
    for (let i = 0; i < WORLDS; i++) {
      const { world } = otherWorld(fx, stop.s, seat, stop.rng)
      tally.worlds++
      tally.levels[level] = (tally.levels[level] ?? 0) + 1
      const theirs = canonical(decide(game, world, seat, chance, level))
      demand(
        mine === theirs,
        'same view and same chance, same choice',
        () => `${level} at seat ${seat}, decision ${stop.n}: ${mine} | ${theirs}`,
      )
    }
  })
}

export interface Trial {
  readonly worlds: number
  readonly questions: number
  readonly games: number
  readonly levels: Readonly<Record<string, number>>
  /** The seed of the game in which a bot peeked, and what it did. */
  readonly caught: { readonly seed: number; readonly message: string } | null
}

/** Re-deals worlds game after game until enough were compared or a bot was caught. */
export function tryHonesty(
  fx: AnyFixture,
  decide: Decider,
  pathOf: (seed: number) => Path,
  seed: number,
  worlds: number,
  progress?: (done: number) => void,
): Trial {
  const tally = newTally()
  for (let games = 0; ; games++) {
    const at = (seed + games) | 0
    const so = { worlds: tally.worlds, questions: tally.questions, games, levels: tally.levels }
    if (tally.worlds >= worlds) return { ...so, caught: null }
    try {
      honestyLaw(fx, decide, pathOf(at), tally)
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error
      return { ...so, worlds: tally.worlds, games: games + 1, caught: { seed: at, message: error.message } }
    }
    progress?.(tally.worlds)
  }
}
