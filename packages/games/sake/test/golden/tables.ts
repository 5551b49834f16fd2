/** The games kept as golden replays: name, table, and how its players choose. */
import type { Move, Rng, Seat } from '../engine.ts'
import { Choices, begin, below, legal, members, play, seeded, waiting, writeGolden } from '../engine.ts'
import type { GameDefinition } from '../engine.ts'
import type { Sake, SakeEvent, SakeFrame, SakeOptions } from '../../src/index.ts'
import { sake } from '../../src/index.ts'
import { sense } from '../../src/sense.ts'

/** The game without the types of its options and views; nothing here imports the test runner. */
const g = sake as unknown as GameDefinition<unknown, Sake, SakeFrame, SakeEvent, unknown>

interface Kept {
  readonly name: string
  readonly seats: number
  readonly seed: number
  readonly options: SakeOptions
  /** Out of eight choices so many are blind; the others are those of the rule-based player. */
  readonly blind: number
}

const o = sake.options.defaults

export const KEPT: readonly Kept[] = [
  { name: '3-fr', seats: 3, seed: 15, options: o, blind: 1 },
  { name: '3-it-blind', seats: 3, seed: 52, options: { ...o, edition: 'it' }, blind: 8 },
  { name: '4-it', seats: 4, seed: 13, options: { ...o, edition: 'it', location: 'distillery' }, blind: 2 },
  { name: '5-fr', seats: 5, seed: 4, options: { ...o, location: 'graveyard' }, blind: 1 },
  {
    name: '6-fr-reflex',
    seats: 6,
    seed: 144,
    options: { ...o, interruptPriority: 'reflex', boardAssignment: 'random', location: 'thunderstorm' },
    blind: 2,
  },
  { name: '8-it', seats: 8, seed: 19, options: { ...o, edition: 'it', maxFatalRounds: 3 }, blind: 2 },
  { name: '7-fr-blind', seats: 7, seed: 71, options: { ...o, location: 'hot-spring' }, blind: 6 },
  { name: '4-stops', seats: 4, seed: 19, options: { ...o, stops: 'personal', maxFatalRounds: 2 }, blind: 5 },
]

/** Usually a seat that is asked; now and then one that uses an instant out of turn. */
function moves(kept: Kept): Move[] {
  const picks: Rng = seeded(kept.seed ^ 0x601d)
  const open = new Choices()
  const out: Move[] = []
  const s = begin(sake, kept.options, kept.seats, seeded(kept.seed))
  while (s.outcome === null) {
    const asked = members(waiting(s))
    let seat = asked[below(picks, asked.length)] as Seat
    const other = below(picks, kept.seats)
    let blind = below(picks, 8) < kept.blind
    if (below(picks, 24) === 0) {
      legal(g, s, other, open)
      if (open.size > 0) {
        seat = other
        blind = true
      }
    }
    legal(g, s, seat, open)
    const action = open.at(blind ? below(picks, open.size) : (sense.policy?.(s, seat, open, picks) ?? 0))
    out.push({ seat, words: sake.say(s, seat, action).words })
    play(g, s, seat, action)
  }
  return out
}

/** A golden file as the rules and the rule-based player of today write it. */
export const goldenText = (kept: Kept): string => writeGolden(g, kept, moves(kept))
