/** The games kept as golden replays: name, table, and how its players choose. */
import type { Rng, Seat } from '@noren/engine'
import { begin, below, Choices, legal, members, play, seeded, waiting } from '@noren/engine'
import type { Move } from '@noren/engine'
import { writeGolden } from '@noren/engine/laws'
import type { HonorOptions } from '../../src/index.ts'
import { honor } from '../../src/index.ts'
import { sense } from '../../src/sense.ts'
import { poor } from '../../src/laws/fixture.ts'

interface Kept {
  readonly name: string
  readonly seats: number
  readonly seed: number
  readonly options: HonorOptions
  /** Out of eight choices so many are blind; the others are those of the rule-based player. */
  readonly blind: number
}

export const KEPT: readonly Kept[] = [
  { name: 'three-blind', seats: 3, seed: 11, options: { ...honor.options.defaults, target: 250 }, blind: 8 },
  { name: 'three', seats: 3, seed: 3, options: { ...honor.options.defaults, target: 400 }, blind: 1 },
  { name: 'four', seats: 4, seed: 4, options: { ...honor.options.defaults, target: 'auto' }, blind: 1 },
  { name: 'five', seats: 5, seed: 5, options: { ...honor.options.defaults, target: 'auto' }, blind: 1 },
  { name: 'six', seats: 6, seed: 6, options: { ...honor.options.defaults, target: 300 }, blind: 2 },
  {
    name: 'five-anyone-allies',
    seats: 5,
    seed: 7,
    options: { ...honor.options.defaults, target: 250, alliances: 'anyone', shogunSaves: false },
    blind: 4,
  },
  { name: 'four-with-own-figures', seats: 4, seed: 17, options: poor, blind: 4 },
]

function moves(kept: Kept): Move[] {
  const picks: Rng = seeded(kept.seed ^ 0x601d)
  const open = new Choices()
  const out: Move[] = []
  const s = begin(honor, kept.options, kept.seats, seeded(kept.seed))
  while (s.outcome === null) {
    const asked = members(waiting(s))
    const seat = asked[below(picks, asked.length)] as Seat
    legal(honor as never, s, seat, open)
    const blind = below(picks, 8) < kept.blind
    const action = open.at(blind ? below(picks, open.size) : (sense.policy?.(s, seat, open, picks) ?? 0))
    out.push({ seat, words: honor.say(s, seat, action).words })
    play(honor as never, s, seat, action)
  }
  return out
}

/** A golden file as the rules and the rule-based player of today write it. */
export const goldenText = (kept: Kept): string => writeGolden(honor as never, kept, moves(kept))
