import type { AnyFixture, Met } from '@noren/engine/laws'
import { LawBroken, lawsOf, nothingMet, reasonsHold, unmet } from '@noren/engine/laws'
import { listed } from '../games.ts'
import type { Command } from '../line.ts'
import { seedOf, whole } from '../usage.ts'
import { pathOf } from './leaks.ts'

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
  about: 'judge what is dim in many positions: one reason each, its facts true, its sentence plain',
  options: [
    ['--positions <n>', 'how many positions to judge (10000)'],
    ['--every', 'hold each of these games to all the other laws too'],
    ['--seed <n>', 'where chance begins (1)'],
    ['--json', 'one JSON object'],
  ],
  async run([name], flags, out) {
    const entry = listed(name ?? '')
    const positions = whole(flags, 'positions', { min: 1, max: 100_000_000, usual: 10_000 })
    const seed = seedOf(flags)
    const fx = await entry.fixture()
    if (fx.reasons === undefined) {
      out.note(`noren: ${entry.name} has no src/laws/reasons.ts, so its refusals cannot be judged`)
      return 1
    }
    const found = walkLaws(fx, seed, positions, flags['every'] === true, done =>
      out.progress(done, positions, `${done} of ${positions} positions`),
    )
    if (flags['json'] === true) out.print(JSON.stringify({ game: entry.name, seed, ...found }))
    else if (found.broken === null) {
      const kinds = Object.keys(found.reasons).length
      out.print(
        `${entry.name}, seed ${seed}: ${found.positions} positions of ${found.games} games, ` +
          `${found.refusals} refusals by ${kinds} reasons, all true`,
      )
      if (found.unmet.length > 0) out.print(`  not met this time: ${found.unmet.join(', ')}`)
    } else {
      out.print(`${entry.name}: "${found.broken.law}" does not hold. ${found.broken.message}`)
      const flag = found.broken.law === REASONS ? '' : ' --every'
      out.print(`again with: noren laws ${entry.name} --positions 1${flag} --seed ${found.broken.seed}`)
    }
    return found.broken === null ? 0 : 1
  },
}
