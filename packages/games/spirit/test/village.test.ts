import { silent } from '@noren/engine'
import { expect } from 'vitest'
import { PRINTED_BOOK } from '../src/book.ts'
import { spirit } from '../src/index.ts'
import type { SpiritEvent } from '../src/index.ts'
import { build } from '../src/village.ts'
import { given, lucky, rule } from './scenario.ts'
import type { Given } from './scenario.ts'

const whole = [{ left: ['P1-01', 'P1-09', 'P1-05'] }, { left: ['P2-01', 'P2-09', 'P2-05'] }] as const
const two = ['kyuzo', 'heihachi'] as const
const seatsOf = (events: readonly SpiritEvent[]): unknown[] => events.map(e => ('seat' in e ? e.seat : null))

rule(
  ['SS-WOUND-9', 'SS-WOUND-10', 'SS-LOSS-1', 'SS-SCORE-5'],
  'third wound: a marker on the animal; fourth: the game is lost',
  () => {
    const third = given({ samurai: two, boards: [{ line: ['P1-06'], animal: true }] })
    expect([third.marker(0), third.animal(0)]).toEqual([true, true])
    const fourth = given({ samurai: two, boards: [{ line: ['P1-06'], animal: true, wound: true }] })
    expect(fourth.s.outcome).toMatchObject({ clause: 'SS-LOSS-1', scores: [0, 0], payoff: [0, 0] })
    expect([fourth.choices(0), spirit.view(fourth.s, 1).open.fallen]).toEqual([[], 0])
  },
)

rule(
  ['SS-WOUND-14', 'SS-WOUND-15', 'SS-NEXT-10'],
  'wounds, sides and the village stay from round to round',
  () => {
    const t = given({
      samurai: two,
      boards: [
        { ...whole[0], wound: true },
        { ...whole[1], animal: true },
      ],
      at: 'end',
      deck: [],
      families: ['B', 'C'],
      barricades: 2,
      farms: ['A', 'B', 'C'],
    })
    expect([t.s.round, t.marker(0), t.animal(1), t.s.barricades, t.s.farmsLeft, t.s.familiesLeft]).toEqual([
      2,
      true,
      true,
      3,
      3,
      2,
    ])
  },
)

rule(['SS-BARR-2', 'SS-KIAI-19', 'SS-END-7'], 'nothing builds above the initial number of barricades', () => {
  const t = given({ samurai: two, boards: whole, at: 'end', deck: [], families: ['B'] })
  expect([t.s.round, t.s.barricades, t.told('bonus'), t.told('barricadeBuilt')]).toEqual([2, t.s.cap, [], []])
  build(t.s, 'SS-KIAI-16', silent)
  expect(t.s.barricades).toBe(t.s.cap)
  t.s.barricades--
  build(t.s, 'SS-KIAI-16', silent)
  expect(t.s.barricades).toBe(t.s.cap)
})

rule(
  ['SS-FARM-1', 'SS-FARM-2', 'SS-FARM-10', 'SS-MODE-7', 'SS-FAM-2'],
  'a random farm falls, is shown, and in Normal does no more',
  () => {
    const spaces = new Set<unknown>()
    for (let seed = 1; seed <= 60; seed++) {
      const t = given({ samurai: two, boards: [{ line: ['P3-04'] }], barricades: 0, seed })
      expect([t.s.farmsLeft, t.told('farmPenalty').length, t.kind]).toEqual([5, 0, 'action'])
      const fell = t.told('farmLost')[0]
      if (fell?.type !== 'farmLost') throw new Error('no farm fell')
      spaces.add(fell.space)
      const shown = spirit.view(t.s, 1).open.farms.filter(f => f.lost > 0)
      expect(shown.map(f => f.kind)).toEqual([['A', 'B', 'C', 'D'][fell.kind]])
    }
    expect(spaces.size).toBe(6)
  },
)

rule(['SS-FARM-3', 'SS-FARM-4', 'SS-FAM-1', 'SS-FAM-3'], 'penalty A removes a random family for good', () => {
  const gone = new Set<number>()
  for (let i = 0; i < 12; i++) {
    const t = lucky(
      {
        samurai: two,
        mode: 'hard',
        boards: [{ line: ['P3-04'] }],
        barricades: 0,
        farms: ['A', 'B'],
        seed: i,
      },
      () => {},
      g => g.told('familyLost').length === 1 && g.s.outcome === null && g.s.rng[0] % 7 === i % 7,
    )
    expect(t.s.familiesLeft).toBe(2)
    gone.add(t.s.familyLost.indexOf(1))
  }
  expect(gone.size).toBeGreaterThan(1)
})

rule(
  ['SS-END-3', 'SS-FARM-7'],
  'farms fall one after the other, each with its penalty, and the decider is asked between',
  () => {
    const t = lucky(
      {
        samurai: two,
        mode: 'hard',
        boards: [{ left: ['P1-01', 'P1-05'] }, { left: ['P2-01', 'P2-05'] }],
        at: 'end',
        deck: [],
        active: 1,
      },
      () => {},
      g => g.kind === 'farmWound' && g.told('farmLost').length === 1,
    )
    expect(t.asked).toEqual([1])
    t.does(1, 'wound', 0)
    expect(t.told('farmLost').length).toBeGreaterThanOrEqual(2)
  },
)

rule(
  ['SS-END-9', 'SS-END-5', 'SS-MODE-8'],
  'bonuses come in the order A, B, C, and not at all in Heroic',
  () => {
    const end = {
      samurai: two,
      boards: [{ ...whole[0], wound: true }, whole[1]],
      at: 'end',
      deck: [],
      gate: ['P3-06'],
      barricades: 1,
    } as const
    const t = given(end).does(0, 'heal', 0)
    expect(t.told('bonus').map(e => ('kind' in e ? e.kind : null))).toEqual([0, 1, 2])
    const heroic = given({ ...end, mode: 'heroic' })
    expect([heroic.told('bonus'), heroic.marker(0), heroic.s.round]).toEqual([[], true, 2])
  },
)

rule(['SS-MODE-9', 'SS-LOSS-3'], 'in Heroic families still decide the game', () => {
  const t = given({
    samurai: two,
    mode: 'heroic',
    boards: [{ left: ['P1-01', 'P1-09'] }, whole[1]],
    at: 'end',
    deck: [],
    families: ['A'],
    round: 3,
  })
  expect(t.s.outcome?.clause).toBe('SS-LOSS-3')
})

rule(['SS-END-13', 'SS-END-12'], 'nothing on an intruder counts but its flames', () => {
  const t = given({
    samurai: two,
    boards: whole,
    at: 'end',
    deck: [],
    gate: ['L-1', 'P1-13', 'P2-12'],
    families: ['A'],
    barricades: 2,
  })
  expect([t.s.barricades, t.marker(0), t.marker(1), t.s.round]).toEqual([2, false, false, 2])
})

rule(['SS-END-14'], 'clockwise from the last active player', () => {
  const t = given({
    samurai: ['kyuzo', 'heihachi', 'gorobei'],
    boards: [{ left: ['P1-09', 'P1-05'] }, { left: ['P2-09', 'P2-05'] }, { left: ['P3-09', 'P3-04'] }],
    at: 'end',
    active: 1,
    deck: [],
    families: ['B'],
  })
  expect(seatsOf(t.told('lacking'))).toEqual([1, 2, 0])
})

rule(
  ['SS-END-15', 'SS-NEXT-3', 'SS-NEXT-4'],
  'being overwhelmed at the end costs nothing; totals return to 0 and all play again',
  () => {
    const t = given({
      samurai: two,
      boards: [
        { ...whole[0], line: [4, 4, 4] },
        { ...whole[1], passed: true },
      ],
      at: 'end',
      deck: [],
      barricades: 4,
    })
    expect([t.s.barricades, t.s.farmsLeft, t.s.totals, t.s.passed, t.s.lines]).toEqual([
      4,
      6,
      [0, 0],
      0,
      [[], []],
    ])
  },
)

rule(
  ['SS-NEXT-2', 'SS-NEXT-6', 'SS-NEXT-7', 'SS-NEXT-8', 'SS-NEXT-9'],
  'everything is gathered, bosses join, and all is shuffled',
  () => {
    const orders = new Set<string>()
    for (let seed = 1; seed < 12; seed++) {
      const t = given({
        samurai: two,
        boards: [{ ...whole[0], line: ['L-4', 2] }, whole[1]],
        at: 'end',
        deck: [],
        discard: ['L-5', 'P3-02'],
        gate: ['P3-06'],
        families: ['A'],
        round: 2,
        seed,
      })
      expect([t.s.round, t.s.discard, t.s.gate]).toEqual([3, [], []])
      expect(t.s.deck.length).toBe(6 + 2 + 2 + 1 + 2)
      const rank = (r: number): number => t.s.deck.filter(c => PRINTED_BOOK.rank[c] === r).length
      expect([rank(1), rank(2)]).toEqual([2, 2])
      expect(t.s.roster.length).toBe(11)
      orders.add(t.deck.join())
    }
    expect(orders.size).toBe(11)
  },
)

rule(
  ['SS-LOSS-2', 'SS-LOSS-4'],
  'the sixth farm ends the game at once; nothing that follows is played',
  () => {
    const t = given({
      samurai: two,
      boards: [{ left: ['P1-01'] }, { left: ['P2-01'] }],
      at: 'end',
      deck: [],
      farms: ['A'],
      gate: ['P3-06'],
    })
    expect(t.s.outcome?.clause).toBe('SS-LOSS-2')
    expect([t.told('familyLost'), t.told('intruder'), t.told('farmLost').length]).toEqual([[], [], 1])
  },
)

rule(
  ['SS-WIN-1', 'SS-SCORE-1', 'SS-SCORE-2'],
  'a win pays by its score, and any win more than any loss',
  () => {
    const best = given({ samurai: two, boards: whole, at: 'end', deck: [], round: 3 })
    const least = given({
      samurai: two,
      boards: [{ ...whole[0], wound: true }, whole[1]],
      at: 'end',
      deck: [],
      round: 3,
      farms: ['A'],
      families: ['B'],
    })
    const paid = (t: Given): readonly number[] => t.s.outcome?.payoff ?? []
    expect([best.s.outcome?.scores, least.s.outcome?.scores]).toEqual([
      [10, 10],
      [2, 2],
    ])
    expect(paid(best)).toEqual([1, 1])
    expect(paid(least)).toEqual([0.92, 0.92])
  },
)
