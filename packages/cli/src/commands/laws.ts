import type { AnyFixture, Met } from '@noren/engine/laws'
import { LawBroken, lawsOf, nothingMet, reasonsHold, unmet } from '@noren/engine/laws'
import { listed } from '../games.ts'
import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'
import { pathOf } from './leaks.ts'
import { say } from '../say.ts'

/** The law that counts positions: it judges every dim choice of whoever is asked. */
const REASONS = 'every dim choice has one true reason'

export interface Walk {
  readonly games: number
  /** Positions whose dim choices were judged, and how many those were. */
  readonly positions: number
  readonly refusals: number
  /** How often each reason was met. */
  readonly reasons: Readonly<Record<string, number>>
  /** Reasons that only an example can meet, or that play did not meet this time. */
  readonly unmet: readonly string[]
  /** The law that did not hold, the seed of its game, and what was seen. */
  readonly broken: { readonly law: string; readonly seed: number; readonly message: string } | null
}

/** Runs a law and says what broke it. */
function breach(law: () => void): string | null {
  try {
    law()
    return null
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error
    return error.message
  }
}

const summary = (fx: AnyFixture, met: Met, games: number, broken: Walk['broken']): Walk => ({
  games,
  positions: met.positions,
  refusals: met.refusals,
  reasons: Object.fromEntries([...met.ids].sort(([a], [b]) => (a < b ? -1 : 1))),
  unmet: unmet(fx, met),
  broken,
})

/** Walks game after game under the law of reasons, or under every law, until enough positions were judged or a law did not hold. */
export function walkLaws(
  fx: AnyFixture,
  seed: number,
  positions: number,
  every: boolean,
  progress?: (done: number) => void,
): Walk {
  if (fx.reasons === undefined) throw new Error(`${fx.game.id} has no src/laws/reasons.ts`)
  const met = nothingMet()
  for (let games = 0; ; games++) {
    if (met.positions >= positions) return summary(fx, met, games, null)
    const at = (seed + games) | 0
    const path = pathOf(fx, at)
    const all: ReturnType<typeof lawsOf> = {
      ...(every ? lawsOf(fx) : {}),
      [REASONS]: () => reasonsHold(fx, path, met),
    }
    for (const [law, holds] of Object.entries(all)) {
      const message = breach(() => holds(fx, path))
      if (message !== null) return summary(fx, met, games + 1, { law, seed: at, message })
    }
    progress?.(met.positions)
  }
}

/** The laws of a game, for as many positions as asked. */
export const laws: Command = {
  usage: 'laws <game>',
  options: ['--positions <n>', '--every', '--seed <n>', '--json'],
  async run([name], flags, out) {
    const entry = listed(name ?? '')
    const positions = whole(flags, 'positions', { min: 1, max: 100_000_000, usual: 10_000 })
    const seed = seedOf(flags)
    const fx = await entry.fixture()
    if (fx.reasons === undefined) {
      out.note(say('cli-wrong', { why: say('cli-laws-none', { game: entry.name }) }))
      return 1
    }
    const found = walkLaws(fx, seed, positions, flags['every'] === true, done =>
      out.progress(done, positions, say('cli-laws-progress', { n: done, m: positions })),
    )
    if (flags['json'] === true) out.print(JSON.stringify({ game: entry.name, seed, ...found }))
    else if (found.broken === null) {
      const kinds = Object.keys(found.reasons).length
      out.print(
        say('cli-laws-held', {
          game: entry.name,
          seed: String(seed),
          n: found.positions,
          m: found.games,
          k: found.refusals,
          l: kinds,
        }),
      )
      if (found.unmet.length > 0) out.print(`  ${say('cli-laws-unmet', { list: found.unmet.join(', ') })}`)
    } else {
      out.print(
        say('cli-laws-broken', { game: entry.name, name: found.broken.law, why: found.broken.message }),
      )
      const flag = found.broken.law === REASONS ? '' : ' --every'
      out.print(
        say('cli-again-with', {
          what: `noren laws ${entry.name} --positions 1${flag} --seed ${found.broken.seed}`,
        }),
      )
    }
    return found.broken === null ? 0 : 1
  },
}
