import type { Game, Rng } from '@noren/engine'
import { below, Choices, members, seeded } from '@noren/engine'
import { registry } from '@noren/games'
import { carryOut, checkLog, stateFor, open, unanswered } from '@noren/match'
import type { SealedLog } from '@noren/match'
import { tamperings } from './tamper.ts'

/** What came of a trial. */
export interface VerifyTrial {
  readonly matches: number
  readonly ok: number
  readonly tamperings: number
  /** Found, and at the first entry that is wrong. */
  readonly found: number
  readonly slowestMs: number
  /** What was not found, in words; none. */
  readonly missed: readonly string[]
}

const list = new Choices()
export const keyFor = (rng: Rng): string =>
  Array.from({ length: 16 }, () => below(rng, 65_536).toString(16).padStart(4, '0')).join('')

/** No match takes so long. */
const PATIENCE = 20_000

/** A match played by chance to its end, as its log is handed out. */
export function played(game: Game, seats: number, id: string, rng: Rng): SealedLog {
  const options = game.options.defaults
  const match = open(game, { id, game: game.id, version: game.version, options, seats, key: keyFor(rng) })
  for (let n = 0; match.state.outcome === null && n < PATIENCE; n++) {
    const asked = members(unanswered(match))
    const seat = asked[below(rng, asked.length)] ?? 0
    const look = stateFor(game, match, seat)
    game.legal(look, seat, list)
    const { words } = game.say(look, seat, list.at(below(rng, list.size)))
    carryOut(game, match, { seat, words, moveId: `move-${n}`, seq: match.entries.length })
  }
  const { charter, keyHash, entries, head, state } = match
  return { charter, keyHash, entries, head, outcome: state.outcome }
}

/** All rules that are here: the newest of every game, and every frozen version. */
async function allRules(): Promise<Game[]> {
  const newest = await Promise.all(registry.ids.map(id => registry.newest(id)))
  const frozen = await Promise.all(
    registry.frozen.map(f => registry.thaw({ game: f.game, version: f.version })),
  )
  return [...newest, ...frozen].flatMap(rules => (rules === null ? [] : [rules.game]))
}

/** Plays matches of all games under all their rules, checks each, and tampers with each in twelve ways. */
export async function verifyTrial(
  matches: number,
  seed: number,
  progress: (done: number) => void = () => undefined,
): Promise<VerifyTrial> {
  const rng = seeded(seed)
  const rules = await allRules()
  const missed: string[] = []
  let [ok, tampered, found, slowest] = [0, 0, 0, 0]
  for (let n = 0; n < matches; n++) {
    const game = rules[n % rules.length] as Game
    const { min, max } = game.seats
    const seats = min + (Math.floor(n / rules.length) % Math.min(3, max - min + 1))
    const log = played(game, seats, `koi-trial${n}`, rng)
    const stranger = played(game, seats, `koi-other${n}`, rng)
    const begun = performance.now()
    const whole = checkLog(game, log, { id: log.charter.id, keyHash: log.keyHash })
    slowest = Math.max(slowest, performance.now() - begun)
    if (whole.ok) ok++
    else missed.push(`${game.id}@${game.version}, match ${n}: ${whole.why}`)
    for (const { how, log: bad, witness, seq } of tamperings(game, log, stranger, rng)) {
      tampered++
      const checked = checkLog(game, bad, witness)
      if (!checked.ok && checked.seq === seq) found++
      else
        missed.push(
          `${game.id}@${game.version}, match ${n}, ${how}: ${checked.ok ? 'not found' : `entry ${checked.seq} named, not ${seq}`}`,
        )
    }
    progress(n + 1)
  }
  return { matches, ok, tamperings: tampered, found, slowestMs: Math.round(slowest), missed }
}
