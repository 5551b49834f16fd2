import { expect } from 'vitest'
import { spirit } from '../src/index.ts'
import { cardNamed, given, lucky, rule } from './scenario.ts'

rule(['SS-KIAI-6', 'SS-KIAI-33'], 'an effect that empties the line leaves nothing to shed', () => {
  const t = given({
    samurai: ['kikuchiyo', 'heihachi'],
    boards: [{ line: ['B-1', 4], animal: true }],
    deck: ['P3-13'],
    more: 5,
  })
  // 6 + 4 + 3 = 13: two cuts on himself leave the boss, which is then shed.
  t.does(0, 'fight').does(0, 'cut', 0).does(0, 'cut', 0)
  expect([t.line(0), t.told('shed').length]).toEqual([[], 1])
  const pair = given({
    samurai: ['kikuchiyo', 'heihachi'],
    boards: [{ line: [4, 4, 2], animal: true }],
    deck: ['P3-13'],
    more: 5,
  })
  pair.does(0, 'fight').does(0, 'cut', 0).does(0, 'decline')
  expect([pair.line(0), pair.told('cut').length]).toEqual([[4, 2], 1])
})

rule(['SS-KIAI-7'], 'a samurai may reach its kiai again in the same round', () => {
  const t = given({
    samurai: ['gorobei', 'heihachi'],
    boards: [{ line: [4, 2] }],
    deck: ['P3-13', 'P4-13'],
    more: 9,
  })
  t.does(0, 'fight').does(0, 'decline')
  expect([t.passed(0), t.total(0)]).toEqual([false, 5])
  t.does(1, 'pass').does(0, 'fight')
  expect([t.told('kiai').length, t.total(0), t.kind]).toEqual([2, 9, 'power'])
})

rule(['SS-KIAI-8', 'SS-KIAI-19', 'SS-BARR-2'], 'an impossible effect is skipped, the card still goes', () => {
  const t = given({ samurai: ['heihachi', 'kyuzo'], boards: [{ line: [4, 1] }], deck: ['P3-13'], more: 5 })
  t.does(0, 'fight')
  // All barricades stand, so nothing is asked.
  expect([t.told('kiai').length, t.told('shed').length, t.s.barricades]).toEqual([1, 1, t.s.cap])
})

rule(
  ['SS-KIAI-9', 'SS-KIAI-11'],
  'the side showing at the start decides the effect; no second kiai inside it',
  () => {
    // Human Gorobei confronts to 9; the effect is that of two cards, whatever happens later.
    const t = given({
      samurai: ['gorobei', 'heihachi'],
      boards: [{ line: [4, 2], wound: true }],
      deck: ['P3-13'],
      more: 6,
    })
    t.does(0, 'fight')
    expect(t.s.frames.find(f => f.kind === 'kiai')?.animal).toBe(false)
    t.does(0, 'use')
    expect(t.s.deck.length).toBe(4)
  },
)

rule(['SS-KIAI-14'], 'no kiai at the end of a round', () => {
  const t = given({
    samurai: ['kanbei', 'heihachi'],
    boards: [
      { line: [4, 4, 4], wound: true, left: ['P1-09', 'P1-05'] },
      { left: ['P2-01', 'P2-09', 'P2-05'] },
    ],
    at: 'end',
    deck: [],
    gate: ['P3-06', 'P3-02'],
  })
  expect([t.animal(0), t.told('kiai')]).toEqual([true, []])
})

rule(['SS-KIAI-16'], 'Heihachi human adds a barricade', () => {
  const t = given({
    samurai: ['heihachi', 'kyuzo'],
    boards: [{ line: [4, 1] }],
    deck: ['P3-13'],
    more: 5,
    barricades: 2,
  })
  t.does(0, 'fight').does(0, 'use')
  expect(t.s.barricades).toBe(3)
})

rule(['SS-KIAI-17', 'SS-KIAI-18'], 'Heihachi animal adds a barricade and heals any board', () => {
  const t = given({
    samurai: ['heihachi', 'kyuzo', 'gorobei'],
    boards: [{ line: [4, 4], animal: true }, { wound: true, passed: true }, {}],
    deck: ['P3-13'],
    more: 5,
    barricades: 2,
  })
  t.does(0, 'fight').does(0, 'use')
  expect([t.kind, t.choices(0)]).toEqual(['heal', ['heal 1', 'nobody']])
  t.does(0, 'heal', 1)
  expect([t.s.barricades, t.marker(1)]).toEqual([3, false])
})

rule(['SS-KIAI-20', 'SS-KIAI-22'], 'Daisuke moves a last card to another samurai in play', () => {
  const t = given({
    samurai: ['daisuke', 'kyuzo', 'gorobei', 'kanbei'],
    boards: [{ line: [4, 1] }, { line: ['P2-13'] }, { passed: true, line: [4] }, {}],
    deck: ['P3-13'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'confront')
  expect(t.choices(0)).toEqual(['from 0', 'from 1', 'decline'])
  expect(t.why(0, 'from', 3)).toEqual(['SS-DEF-6', 'SS-KIAI-20'])
  expect(t.why(0, 'from', 2)).toEqual(['SS-PASS-5'])
  t.does(0, 'from', 1)
  expect(t.choices(0)).toEqual(['to 0', 'to 3'])
  expect([t.why(0, 'to', 1), t.why(0, 'to', 2)]).toEqual([['SS-AMB-23'], ['SS-PASS-4']])
  t.does(0, 'to', 3)
  expect([t.line(1), t.line(3)]).toEqual([[], [2]])
})

rule(['SS-KIAI-24', 'SS-KIAI-25'], 'Daisuke animal moves twice, the same samurai if he likes', () => {
  const t = given({
    samurai: ['daisuke', 'kyuzo'],
    boards: [{ line: [4, 4], animal: true }, { line: [1, 'P1-13'] }],
    deck: ['P3-13'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'confront').does(0, 'from', 0)
  expect([t.line(1), t.kind]).toEqual([[1, 1, 3], 'moveFrom'])
  t.does(0, 'from', 1)
  expect([t.line(0), t.line(1)]).toEqual([
    [4, 3],
    [1, 1],
  ])
})

rule(['SS-KIAI-26', 'SS-KIAI-27'], 'Gorobei clears two cards, as an animal three', () => {
  const deck = ['P3-13', 'P1-01', 'P1-02', 'P1-03', 'P1-04']
  const human = given({ samurai: ['gorobei', 'heihachi'], boards: [{ line: [4, 2] }], deck })
    .does(0, 'fight')
    .does(0, 'use')
  expect(human.deck).toEqual(['P1-03', 'P1-04'])
  const animal = given({
    samurai: ['gorobei', 'heihachi'],
    boards: [{ line: [4, 4, 1], animal: true }],
    deck,
  })
    .does(0, 'fight')
    .does(0, 'use')
  expect(animal.deck).toEqual(['P1-04'])
})

rule(['SS-KIAI-29', 'SS-KIAI-30', 'SS-KIAI-31'], 'Kanbei clears intruders from the top, all if fewer', () => {
  const gate = ['P1-01', 'P1-02', 'P1-03', 'P1-04']
  const human = given({
    samurai: ['kanbei', 'heihachi'],
    boards: [{ line: [4, 2] }],
    deck: ['P3-13'],
    more: 3,
    gate,
  })
    .does(0, 'fight')
    .does(0, 'use')
  expect(human.gate).toEqual(['P1-03', 'P1-04'])
  const few = given({
    samurai: ['kanbei', 'heihachi'],
    boards: [{ line: [4, 4, 1], animal: true }],
    deck: ['P3-13'],
    more: 3,
    gate: ['P1-01'],
  })
  few.does(0, 'fight').does(0, 'use')
  expect([few.gate, few.told('cleared')]).toMatchObject([
    [],
    [{ type: 'cleared', seat: 0, pile: 'gate', cards: [cardNamed('P1-01')], clause: 'SS-KIAI-30' }],
  ])
})

rule(
  ['SS-KIAI-36', 'SS-KIAI-39'],
  'Kyuzo animal lends a token without an intruder, and adds a barricade',
  () => {
    const t = given({
      samurai: ['kyuzo', 'gorobei', 'kanbei'],
      boards: [{ line: [4, 4, 1], animal: true }],
      deck: ['P3-13'],
      more: 5,
      barricades: 2,
    })
    t.does(0, 'fight').does(0, 'decline').does(0, 'use')
    expect([t.s.barricades, t.s.gate.length]).toEqual([3, 0])
    const lent = given({
      samurai: ['kyuzo', 'gorobei', 'kanbei'],
      boards: [{ line: [4, 2] }],
      deck: ['P3-13'],
      more: 5,
    })
    lent.does(0, 'fight').does(0, 'from', 0).does(0, 'to', 1)
    expect([lent.s.token[0], lent.s.gate.length]).toEqual([1, 0])
  },
)

rule(['SS-KIAI-40', 'SS-KIAI-42'], 'Katsushiro turns up two cards and orders them; they stay face up', () => {
  const t = given({
    samurai: ['katsushiro', 'gorobei'],
    boards: [{ line: [4, 3] }],
    deck: ['P3-13', 'P1-01', 'P2-01', 'P3-01'],
  })
  t.does(0, 'fight').does(0, 'confront').does(0, 'use')
  expect(t.choices(0)).toEqual(['order 0 1', 'order 1 0'])
  t.does(0, 'order', 1, 0)
  const v = spirit.view(t.s, 1).open
  expect([v.up, v.deck]).toEqual([2, [cardNamed('P2-01'), cardNamed('P1-01'), -1]])
  t.does(1, 'fight').does(1, 'confront')
  expect(spirit.view(t.s, 1).open.deck).toEqual([cardNamed('P1-01'), -1])
})

rule(['SS-KIAI-41', 'SS-KIAI-43'], 'three as an animal, all if fewer are left', () => {
  const spec = { samurai: ['katsushiro', 'gorobei'], boards: [{ line: [4, 4, 2], animal: true }] } as const
  const three = given({ ...spec, deck: ['P3-13', 'P1-01', 'P2-01', 'P3-01', 'P4-01'] })
    .does(0, 'fight')
    .does(0, 'confront')
    .does(0, 'use')
  expect(three.choices(0).length).toBe(6)
  three.does(0, 'order', 2, 0, 1)
  expect(three.deck).toEqual(['P3-01', 'P1-01', 'P2-01', 'P4-01'])
  const one = given({ ...spec, deck: ['P3-13', 'P1-01'] })
    .does(0, 'fight')
    .does(0, 'confront')
    .does(0, 'use')
  expect([one.kind, spirit.view(one.s, 0).open.deck]).toEqual(['action', [cardNamed('P1-01')]])
})

rule(
  ['SS-KIAI-10', 'SS-FARM-9'],
  'a farm penalty inside a kiai chain is settled before the chain goes on',
  () => {
    const t = lucky(
      {
        samurai: ['daisuke', 'kyuzo', 'gorobei'],
        mode: 'hard',
        boards: [{ line: [4, 1] }, { line: [4, 4] }, { line: ['P4-13'] }],
        deck: ['P3-13'],
        more: 5,
        barricades: 0,
      },
      g => void g.does(0, 'fight').does(0, 'confront').does(0, 'from', 2).does(0, 'to', 1),
      g => g.kind === 'farmWound',
    )
    expect([t.asked, t.told('shed').length]).toEqual([[0], 0])
    t.does(0, 'wound', 2)
    expect([t.told('shed').length, t.line(0)]).toEqual([1, [1, 3]])
  },
)
