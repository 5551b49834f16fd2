import type { Core, Rng } from '@noren/engine'
import { copyRng, shuffle } from '@noren/engine'
import type { CardSet } from './cards.ts'
import { CARDS, four, only } from './cards.ts'
import type { Trick } from './frames.ts'
import { copyFrame, trickFrame } from './frames.ts'
import type { Trick4Options } from './options.ts'

/** The whole truth, hidden cards included: plain data. */
export interface Trick4 extends Core<Trick> {
  readonly hands: CardSet[]
  readonly won: number[]
  /** Suits each seat has shown to be out of, as bits: everybody saw it. */
  readonly out: number[]
  /** Everything that has been played. */
  played: CardSet
}

const DECK: readonly number[] = [...Array(CARDS).keys()]

/** T4-DEAL-1 */
export function setup(_options: Trick4Options, seats: number, rng: Rng): Trick4 {
  const deck = shuffle(rng, DECK.slice())
  const hands = [0, 0, 0, 0]
  for (let i = 0; i < CARDS; i++) (hands[i >> 3] as number) |= only(deck[i] as number)
  return {
    seats,
    frames: [trickFrame(0)],
    rng,
    outcome: null,
    hands,
    won: [0, 0, 0, 0],
    out: [0, 0, 0, 0],
    played: 0,
  }
}

export const clone = (s: Trick4): Trick4 => ({
  seats: s.seats,
  frames: s.frames.length === 1 ? [copyFrame(s.frames[0] as Trick)] : s.frames.map(copyFrame),
  rng: copyRng(s.rng),
  outcome: s.outcome,
  hands: four(s.hands),
  won: four(s.won),
  out: four(s.out),
  played: s.played,
})
