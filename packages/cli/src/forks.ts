import type { Game, Rng, Seat, Sense } from '@noren/engine'
import { Choices, first, members, seeded } from '@noren/engine'
import type { Core } from '@noren/engine'
import { registry } from '@noren/games'
import type { Branch, Charter, Match, SealedLog } from '@noren/match'
import { carryOut, checkLog, open, stateFor, unanswered } from '@noren/match'
import { keyFor, played } from './verify/played.ts'

/** What came of opening forks. */
export interface ForkTrial {
  readonly game: string
  readonly matches: number
  readonly forks: number
  /** Played to their end by bots. */
  readonly finished: number
  /** Whose log is what it says, from the parent's first entry on. */
  readonly checked: number
  readonly faults: readonly string[]
}

/** No match takes so long. */
const PATIENCE = 20_000
const list = new Choices()

/** Plays a match on by the game's rules of thumb. */
function finish(game: Game, sense: Sense<Core> | undefined, match: Match, rng: Rng): void {
  for (let n = 0; match.state.outcome === null && n < PATIENCE; n++) {
    const seat: Seat = members(unanswered(match))[0] ?? first(unanswered(match))
    const look = stateFor(game, match, seat)
    game.legal(look, seat, list)
    const { words } = game.say(look, seat, list.at(sense?.policy?.(look, seat, list, rng) ?? 0))
    carryOut(game, match, { seat, words, moveId: `fork-${n}`, seq: match.entries.length })
  }
}

/** Where the turn of another seat begins: the entries before it. */
export function turnsIn({ entries }: Pick<SealedLog, 'entries'>): readonly number[] {
  return entries.flatMap((e, i) => (i === 0 || entries[i - 1]?.seat !== e.seat ? [i] : []))
}

/** The charter of a fork at a moment, or what the rules have against it is thrown. */
export function forkAt(log: SealedLog, at: number, deal: Branch['deal'], key: string): Charter {
  const { charter, entries } = log
  const seat = Math.max(0, entries[at]?.seat ?? 0)
  const { fork: _, seeds: _own, ...parent } = charter
  return {
    ...parent,
    id: `${charter.id}-${at}-${deal}`,
    key,
    fork: { parent: charter, entries: entries.slice(0, at), deal, seat },
  }
}

/** Plays matches, opens a fork at every turn of each (or at so many of them), and lets bots finish it. */
export async function tryForks(
  id: string,
  matches: number,
  seed: number,
  most = Infinity,
  progress: (done: number) => void = () => undefined,
): Promise<ForkTrial> {
  const rules = await registry.newest(id)
  if (rules === null) throw new RangeError(`there is no game ${id}`)
  const { game, sense } = rules
  const rng = seeded(seed)
  const faults: string[] = []
  let [forks, finished, checked] = [0, 0, 0]
  for (let n = 0; n < matches; n++) {
    const { min, max } = game.seats
    const log = played(game, min + (n % Math.min(3, max - min + 1)), `koi-fork${n}`, rng)
    const turns = turnsIn(log)
    const apart = Math.max(1, Math.ceil(turns.length / most))
    for (const [i, at] of turns.filter((_, k) => k % apart === 0).entries()) {
      const charter = forkAt(log, at, i % 2 === 0 ? 'anew' : 'kept', keyFor(rng))
      forks++
      try {
        const match = open(game, charter)
        finish(game, sense, match, rng)
        const { keyHash, entries, head, state } = match
        if (state.outcome !== null) finished++
        const found = checkLog(game, { charter, keyHash, entries, head, outcome: state.outcome })
        if (found.ok) checked++
        else faults.push(`match ${n}, entry ${at}: ${found.why}`)
      } catch (error) {
        faults.push(`match ${n}, entry ${at}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    progress(n + 1)
  }
  return { game: id, matches, forks, finished, checked, faults }
}
