/** The rule-based player: its games end, it drinks, it beats chance, and the dead share their team's payoff. */
import { describe, expect, test } from 'vitest'
import { sake } from '../src/index.ts'
import { sense } from '../src/sense.ts'
import type { Sake } from '../src/state.ts'
import type { Seat } from './engine.ts'
import { Choices, begin, below, legal, members, play, seeded, waiting } from './engine.ts'
import { g, given } from './scenario.ts'

const open = new Choices()

function game(seats: number, seed: number, clever: (seat: Seat) => boolean): Sake {
  const rng = seeded(seed * 13)
  const options = { ...sake.options.defaults, edition: seed % 2 === 0 ? ('it' as const) : ('fr' as const) }
  const s = begin(sake, options, seats, seeded(seed))
  for (let n = 0; s.outcome === null && n < 20_000; n++) {
    const seat = members(waiting(s))[0] as Seat
    legal(g, s, seat, open)
    const i = clever(seat) ? (sense.policy?.(s, seat, open, rng) ?? -1) : below(rng, open.size)
    expect(i >= 0 && i < open.size).toBe(true)
    play(g, s, seat, open.at(i))
  }
  return s
}

describe('the rule-based player', () => {
  test('its games end at every table', () => {
    for (let seats = 3; seats <= 8; seats++)
      for (let seed = 1; seed <= 4; seed++) expect(game(seats, seed, () => true).outcome).not.toBeNull()
  })
  test('it beats three players who choose blindly', () => {
    let won = 0
    for (let seed = 1; seed <= 40; seed++) won += game(4, seed, seat => seat === 0).outcome?.payoff[0] ?? 0
    expect(won).toBeGreaterThan(16)
  })
})

describe('value', () => {
  const valueOf = (s: Sake): number[] => {
    const out = new Float64Array(s.seats)
    sense.value(s, out)
    return [...out]
  }
  test('more sake and more Life are worth more; all is between 0 and 1', () => {
    const t = given({ players: [{ sake: ['life', 'board'], life: 5 }, { life: 5 }, { life: 1 }] })
    const [rich = 0, poor = 0, weak = 0] = valueOf(t.s)
    expect(rich).toBeGreaterThan(poor)
    expect(poor).toBeGreaterThan(weak)
    expect(rich + poor + weak).toBeCloseTo(1)
  })
  test("SK-SPIRIT-10: the dead share their team's payoff", () => {
    const t = given({
      players: [{}, {}, { status: 'spirit', haul: 3 }, { status: 'spirit', haul: 0 }],
      gaps: [3],
    })
    const [a = 0, , c = 0, d = -1] = valueOf(t.s)
    expect(c).toBe(d)
    expect(c).toBeGreaterThan(a)
  })
})
