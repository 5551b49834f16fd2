import { describe, expect, test } from 'vitest'
import type { Core, Seat, Sense } from '@noren/engine'
import { asGame, first, fork, seeded, waiting } from '@noren/engine'
import type { AnyFixture } from '@noren/engine/laws'
import { demand } from '@noren/engine/laws'
import { fixture as honor } from '@noren/honor/fixture'
import { sense as honorSense } from '@noren/honor/sense'
import type { Sake } from '@noren/sake'
import { fixture as sake } from '@noren/sake/fixture'
import { sense as sakeSense } from '@noren/sake/sense'
import { fixture as sakura } from '@noren/sakura/fixture'
import { sense as sakuraSense } from '@noren/sakura/sense'
import type { Spirit } from '@noren/spirit'
import { fixture as spirit } from '@noren/spirit/fixture'
import { sense as spiritSense } from '@noren/spirit/sense'
import type { Level } from '../src/index.ts'
import { choose, LEVELS } from '../src/index.ts'

interface Subject {
  readonly fx: AnyFixture
  readonly sense: Sense<Core>
  /** What parts a turn that may be long by the rules, or from the next where nobody else has one in between. */
  readonly part?: (s: Core) => number
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  sakura: { fx: sakura, sense: sakuraSense },
  honor: { fx: honor, sense: honorSense },
  // Whoever has the sake to pay for them plays card after card.
  sake: { fx: sake, sense: sakeSense, part: s => (s as Sake).plays },
  spirit: { fx: spirit, sense: spiritSense, part: s => (s as Spirit).deck.length },
}

/** Choices of one seat after which its turn must be over. */
const MOST = 40
/** Games a game and level. `NOREN_LAW_GAMES=200 npx vitest run packages/bots/test/turns.test.ts` plays more. */
const GAMES = Number(process.env['NOREN_LAW_GAMES'] ?? 4)
/** Milliseconds that a game may take on a busy machine, at most. */
const A_GAME = 60_000
/** The first seed. Where bots were offered what takes back, Daimyo never ended a turn of the first game of Sakura. */
const FIRST = 40
/** The part of its worlds with which a level plays, where it is not the whole. */
const SHARES: Partial<Record<Level, number>> = { samurai: 0.1, daimyo: 0.1 }

/** What a host may set, with printed figures: where hosts make players rich, a turn is as long as they like. */
const optionsOf = ({ options }: AnyFixture): readonly unknown[] =>
  options.filter(o => ((o as { readonly data?: unknown }).data ?? null) === null)

/** Plays the n-th game among bots of one level and says how many choices the longest turn of a seat had. */
function turnsEnd({ fx, sense, part }: Subject, level: Level, n: number): number {
  const seed = FIRST + n
  const game = asGame(fx.game)
  const { min, max } = game.seats
  const seats = min + (n % (max - min + 1))
  const chance = seeded(seed)
  const options = optionsOf(fx)
  const s = game.begin(options[n % options.length], seats, fork(chance))
  const made: number[] = []
  let turn = ''
  let longest = 0
  while (s.outcome === null) {
    const seat: Seat = first(waiting(s))
    const now = `${sense.hintFeatures?.turn(s)} ${part?.(s)}`
    if (now !== turn) made.length = 0
    turn = now
    const choices = (made[seat] = (made[seat] ?? 0) + 1)
    longest = Math.max(longest, choices)
    const share = SHARES[level]
    const { action, words } = choose({
      game,
      view: game.view(s, seat),
      seat,
      rng: fork(chance),
      level,
      sense,
      clock: false,
      ...(share === undefined ? {} : { share }),
    })
    demand(
      choices <= MOST,
      'a turn ends',
      () => `${level}, seed ${seed}: choice ${choices} of seat ${seat} in one turn is ${words.join(' ')}`,
    )
    game.play(s, seat, action)
  }
  return longest
}

for (const [name, subject] of Object.entries(SUBJECTS))
  describe(name, () => {
    for (const level of Object.keys(LEVELS) as Level[])
      test(
        `${level}: a turn ends within ${MOST} choices (${GAMES} games)`,
        { timeout: GAMES * A_GAME },
        () => {
          let longest = 0
          for (let n = 0; n < GAMES; n++) longest = Math.max(longest, turnsEnd(subject, level, n))
          expect(longest).toBeGreaterThan(1)
        },
      )
  })
