import type { AnyFixture, Path, Tally } from '@noren/engine/laws'
import { LawBroken, leakLaw } from '@noren/engine/laws'
import { listed } from '../games.ts'
import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'
import { say } from '../say.ts'

/** The game that a seed stands for: seats and options follow from it, so that a seed alone brings a leak back. */
export function pathOf(fx: AnyFixture, seed: number): Path {
  const { min, max } = fx.game.seats
  const counts = fx.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const turn = seed >>> 0
  return {
    seats: counts[turn % counts.length] as number,
    option: Math.floor(turn / counts.length) % fx.options.length,
    seed,
    tape: [],
  }
}

export interface Hunt {
  readonly worlds: number
  readonly games: number
  /** The seed of the game that leaked, and what was seen. */
  readonly leak: { readonly seed: number; readonly message: string } | null
}

/** Re-deals worlds game after game until enough were compared or one could be told apart. */
export function hunt(fx: AnyFixture, seed: number, worlds: number, progress?: (done: number) => void): Hunt {
  const tally: Tally = { worlds: 0 }
  let games = 0
  for (; tally.worlds < worlds; games++) {
    const at = (seed + games) | 0
    try {
      leakLaw(fx, pathOf(fx, at), tally, 2)
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error
      return { worlds: tally.worlds, games: games + 1, leak: { seed: at, message: error.message } }
    }
    progress?.(tally.worlds)
  }
  return { worlds: tally.worlds, games, leak: null }
}

/** The leak law, for as many worlds as asked. */
export const leaks: Command = {
  usage: 'leaks <game>',
  options: ['--worlds <n>', '--seed <n>', '--json'],
  async run([name], flags, out) {
    const entry = listed(name ?? '')
    const worlds = whole(flags, 'worlds', { min: 1, max: 1_000_000_000, usual: 10_000 })
    const seed = seedOf(flags)
    const fx = await entry.fixture()
    const found = hunt(fx, seed, worlds, done =>
      out.progress(done, worlds, say('cli-honesty-worlds', { n: done, m: worlds })),
    )
    if (flags['json'] === true) out.print(JSON.stringify({ game: entry.name, seed, ...found }))
    else if (found.leak === null)
      out.print(
        say('cli-leaks-held', { game: entry.name, seed: String(seed), n: found.worlds, m: found.games }),
      )
    else {
      out.print(say('cli-leaks-leak', { game: entry.name, n: found.worlds, why: found.leak.message }))
      out.print(say('cli-again-with', { what: `noren leaks ${entry.name} --seed ${found.leak.seed}` }))
    }
    return found.leak === null ? 0 : 1
  },
}
