import type { Move, Seat } from '@noren/engine'
import { Choices, begin, below, legal, members, play, seeded, waiting } from '@noren/engine'
import { writeGolden } from '@noren/engine/laws'
import type { SakuraOptions } from '../../src/index.ts'
import { sakura } from '../../src/index.ts'
import { sense } from '../../src/sense.ts'

/** The table of one golden replay. */
export interface Kept {
  readonly seats: number
  readonly seed: number
  readonly options: SakuraOptions
}

const open = new Choices()

/** Plays one game, half by a sensible policy and half by chance, so that everything happens sooner or later. */
function moves(kept: Kept): Move[] {
  const rng = seeded(kept.seed ^ 0x60d)
  const s = begin(sakura, kept.options, kept.seats, seeded(kept.seed))
  const made: Move[] = []
  while (s.outcome === null) {
    const asked = members(waiting(s))
    const seat = asked[below(rng, asked.length)] as Seat
    legal(sakura, s, seat, open)
    const sensible = below(rng, 2) === 0 ? (sense.policy?.(s, seat, open, rng) ?? 0) : below(rng, open.size)
    const action = open.at(sensible)
    made.push({ seat, words: sakura.say(s, seat, action).words })
    play(sakura, s, seat, action)
  }
  return made
}

/** A golden replay in the format that every game shares and `noren replay` reads. */
export const record = (kept: Kept): string => writeGolden(sakura, kept, moves(kept))
