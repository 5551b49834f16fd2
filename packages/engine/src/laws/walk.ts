import type { Action, Core, Rng, Seat } from '../contract.ts'
import { Choices } from '../contract.ts'
import { begin, legal, play, waiting } from '../engine.ts'
import type { Move } from '../replay.ts'
import { below, seeded } from '../rng.ts'
import { members } from '../seats.ts'
import { Recorder } from '../table.ts'
import type { AnyFixture, Path } from './fixture.ts'
import { demand } from './fixture.ts'

/** A resting state and the choice that a walk is about to make in it. */
export interface Stop {
  readonly s: Core
  readonly n: number
  readonly seat: Seat
  readonly action: Action
  /** Everything `seat` could have done. Valid only during the visit. */
  readonly open: Choices
  /** The walk's own source of chance, for sampling; it never touches the game's. */
  readonly rng: Rng
}

/** A game that was walked to its end. */
export interface Walked {
  readonly end: Core
  readonly moves: readonly Move[]
  readonly options: unknown
}

/** The options that a path is played with. */
export const pathOptions = (fx: AnyFixture, path: Path): unknown =>
  fx.options[path.option % fx.options.length]

const ANYTIME_ODDS = 8

/** Picks who acts: usually a seat that is asked, now and then one that may act at any moment. */
function pickSeat(fx: AnyFixture, s: Core, asked: readonly Seat[], open: Choices, rng: Rng): Seat {
  const seat = asked[below(rng, asked.length)] as Seat
  if (fx.game.anytime !== undefined && below(rng, ANYTIME_ODDS) === 0) {
    const other = below(rng, s.seats)
    legal(fx.game, s, other, open)
    if (open.size > 0) return other
  }
  legal(fx.game, s, seat, open)
  return seat
}

/** Walks one path to the end of its game, stopping before every decision. */
export function walk(fx: AnyFixture, path: Path, visit: (stop: Stop) => void): Walked {
  const options = pathOptions(fx, path)
  const rng = seeded(path.seed ^ 0x5eed)
  const open = new Choices()
  const moves: Move[] = []
  const s = begin(fx.game, options, path.seats, seeded(path.seed))
  for (let n = 0; s.outcome === null; n++) {
    demand(
      n < fx.maxDecisions,
      'every game ends',
      () => `still going after ${n} decisions at ${s.frames.at(-1)?.kind}`,
    )
    const asked = members(waiting(s))
    demand(asked.length > 0, 'somebody is asked', () => `nobody at ${s.frames.at(-1)?.kind}`)
    const seat = pickSeat(fx, s, asked, open, rng)
    demand(open.size > 0, 'always a legal action', () => `seat ${seat} has none at ${s.frames.at(-1)?.kind}`)
    const pick = path.tape[n]
    const blind = (): number => fx.pick?.(s, seat, open, rng) ?? below(rng, open.size)
    const action = open.at(pick === undefined ? blind() : pick % open.size)
    visit({ s, n, seat, action, open, rng })
    moves.push({ seat, words: fx.game.say(s, seat, action).words })
    play(fx.game, s, seat, action, new Recorder(s.seats))
  }
  return { end: s, moves, options }
}

/** True about once in `odds` stops: heavy laws look at a sample of the states of a game. */
export const sometimes = (stop: Stop, odds: number): boolean => below(stop.rng, odds) === 0
