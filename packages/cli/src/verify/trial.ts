import type { Game } from '@noren/engine'
import { seeded } from '@noren/engine'
import { registry } from '@noren/games'
import { checkLog } from '@noren/match'
import type { Checked } from '@noren/match'
import { played, sharesFor, witnessOf } from './played.ts'
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

/** All rules that are here: the newest of every game, and every frozen version. */
async function allRules(): Promise<Game[]> {
  const newest = await Promise.all(registry.ids.map(id => registry.newest(id)))
  const frozen = await Promise.all(
    registry.frozen.map(f => registry.thaw({ game: f.game, version: f.version })),
  )
  return [...newest, ...frozen].flatMap(rules => (rules === null ? [] : [rules.game]))
}

/** Checks, and how long that takes: one that seems slow is done again, because a busy machine is not the check's doing. */
function timed(check: () => Checked): readonly [Checked, number] {
  let [checked, took]: [Checked | null, number] = [null, Number.POSITIVE_INFINITY]
  for (let tries = 0; tries < 4 && took > QUICK; tries++) {
    const begun = performance.now()
    checked = check()
    took = Math.min(took, performance.now() - begun)
  }
  return [checked ?? check(), took]
}
const QUICK = 200

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
    const log = played(game, seats, `koi-trial${n}`, rng, { seeds: sharesFor(seats, rng) })
    const stranger = played(game, seats, `koi-other${n}`, rng)
    const [whole, took] = timed(() => checkLog(game, log, witnessOf(log)))
    slowest = Math.max(slowest, took)
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
