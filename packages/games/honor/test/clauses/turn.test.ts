/** 3.3 Turn, 3.4 Collecting honour, 3.5 Actions, 3.6 Hand and piles. */
import { describe, expect, test } from 'vitest'
import { given } from '../scenario.ts'

const KI15 = { court: ['okugata-1'], home: ['okugata-2', 'army-36'] }

describe('turn', () => {
  test('HS-TURN-1: alliances first, then honour, then the turn', () => {
    const t = given({ collecting: true, players: [{ status: ['pledged', 1] }, { daimyo: 'daimyo-s4' }, {}] })
    expect(t.events.map(e => e.type)).toEqual(['turnBegan', 'served', 'honourChanged'])
    expect(t.honour(0)).toBe(5)
    expect(t.asked()).toEqual([0])
  })

  test('HS-TURN-2: a declaration may come before, between and after actions', () => {
    const t = given({ players: [{ hand: ['army-1'] }, {}, {}] })
    const before = t.fork().does(0, 'proclaim').does(0, 'draw')
    const between = t.fork().does(0, 'draw').does(0, 'proclaim').plays(0, 'army-1', ['lay', 'samurai'])
    const last = t.fork().does(0, 'draw').does(0, 'draw').does(0, 'proclaim')
    expect([before, between, last].map(x => x.s.shogun)).toEqual([0, 0, 0])
  })

  test('HS-TURN-3, HS-TURN-4: only the word ends a turn, and what was not used is lost', () => {
    const t = given({ players: [{}, {}, {}] })
    t.does(0, 'draw').does(0, 'draw')
    expect(t.asked()).toEqual([0])
    t.does(0, 'end').does(1, 'end').does(2, 'end')
    expect(t.left(0)).toBe(2)
    t.does(0, 'end').does(1, 'end').does(2, 'end')
    expect(t.left(0)).toBe(2) // two unused actions were not carried over
  })
})

describe('collecting', () => {
  test('HS-COLLECT-1: one single amount', () => {
    const t = given({
      collecting: true,
      players: [{ honour: 5, court: ['poss-noh'], home: ['okugata-6'] }, {}, {}],
    })
    expect(t.told('honourChanged')).toMatchObject([{ amount: 40, total: 45 }])
  })

  test('HS-COLLECT-2: cards in hand never count', () => {
    const t = given({ players: [{ daimyo: 'daimyo-s1', hand: ['poss-noh', 'okugata-6'] }, {}, {}] })
    expect(t.income(0)).toBe(5)
  })

  test('HS-COLLECT-3, HS-COLLECT-11: Daimyo, its house and the own house; a second Samurai changes nothing', () => {
    const mine = { daimyo: 'daimyo-d4', court: ['castle-2'], home: ['okugata-6'] }
    expect(given({ players: [mine, {}, {}] }).income(0)).toBe(55)
    expect(given({ players: [mine, { status: ['second', 0], home: ['poss-noh'] }, {}] }).income(0)).toBe(55)
  })

  test('HS-COLLECT-4: the title adds its bonus', () => {
    const t = given({ shogun: 0, players: [{ daimyo: 'daimyo-s1' }, {}, {}, {}] })
    expect(t.income(0)).toBe(80)
  })

  test('HS-COLLECT-5: Rônin and pledged gain nothing', () => {
    const t = given({
      players: [{}, { status: 'ronin', home: ['poss-noh'] }, { status: ['pledged', 0], home: ['okugata-6'] }],
    })
    expect([t.income(1), t.income(2)]).toEqual([0, 0])
  })

  test('HS-COLLECT-6, HS-AMB-5: but a negative house costs them', () => {
    const t = given({
      players: [{}, { status: 'ronin', home: ['poss-gunpowder', 'okugata-1'] }, {}],
    })
    expect(t.income(1)).toBe(-15)
    const pledged = given({ players: [{}, { status: ['pledged', 0], home: ['poss-gunpowder'] }, {}] })
    expect(pledged.income(1)).toBe(-20)
  })

  test('HS-COLLECT-7: what is laid now counts at the next collection', () => {
    const t = given({ players: [{ daimyo: 'daimyo-s1', hand: ['poss-noh'] }, {}, {}] })
    t.plays(0, 'poss-noh', ['lay', 'daimyo'])
    expect(t.honour(0)).toBe(0)
    t.does(0, 'end').does(1, 'end').does(2, 'end')
    expect(t.honour(0)).toBe(25)
  })

  test('HS-COLLECT-8, HS-COLLECT-9, HS-COLLECT-10: halves of the Daimyo and of the own house, not of the 1st Samurai', () => {
    const t = given({
      shogun: 0,
      players: [
        { daimyo: 'daimyo-d4', court: ['poss-noh'], home: ['okugata-6', 'poss-daisho'] },
        { status: ['second', 0], home: ['poss-masamune'] },
        { status: 'ronin' },
      ],
    })
    expect(t.income(1)).toBe(50 + 5) // (30 + 20 + 50) / 2 and 10 / 2
  })

  test('HS-COLLECT-12, HS-AMB-35: up to the next multiple of 5, also below zero', () => {
    const t = given({
      players: [
        { daimyo: 'daimyo-s1' },
        { status: ['second', 0], home: ['poss-gunpowder', 'poss-nodachi'] },
        {},
      ],
    })
    expect(t.income(1)).toBe(5 - 5) // 2.5 up to 5; -7.5 up to -5
  })

  test('HS-COLLECT-13, HS-AMB-4, HS-AMB-61: each half by itself, then one sum is booked', () => {
    const t = given({
      collecting: true,
      active: 1,
      players: [{ daimyo: 'daimyo-s1' }, { status: ['second', 0], home: ['okugata-1'] }, {}],
    })
    expect(t.told('honourChanged')).toMatchObject([{ court: 5, home: 5, amount: 10 }])
  })

  test('HS-COLLECT-14: a negative income is subtracted', () => {
    const t = given({
      collecting: true,
      players: [{ honour: 10, daimyo: 'daimyo-s1', court: ['poss-gunpowder'] }, {}, {}],
    })
    expect(t.honour(0)).toBe(-5)
  })

  test('HS-COLLECT-15, HS-AMB-36: honour may fall without limit; chits never run out', () => {
    const t = given({ players: [{ honour: -2300, hand: ['assassin-1'] }, {}, {}] })
    t.dice(1).plays(0, 'assassin-1', ['kill', 'samurai', 1])
    expect(t.honour(0)).toBe(-2325)
  })

  test('HS-GUN-1: -20 wherever their house counts', () => {
    const first = given({ players: [{ daimyo: 'daimyo-s1', court: ['poss-gunpowder'] }, {}, {}] })
    expect(first.income(0)).toBe(-15)
    const second = given({
      players: [{ daimyo: 'daimyo-s4', court: ['poss-gunpowder'] }, { status: ['second', 0] }, {}],
    })
    expect(second.income(1)).toBe(-5)
  })
})

describe('actions', () => {
  test('HS-ACT-1, HS-ACT-2: a draw and a played card cost one each', () => {
    const t = given({ players: [{ ...KI15, hand: ['army-1'] }, {}, {}] })
    expect(t.left(0)).toBe(5)
    t.does(0, 'draw')
    expect(t.left(0)).toBe(4)
    t.plays(0, 'army-1', ['lay', 'daimyo'])
    expect(t.left(0)).toBe(3)
  })

  test('HS-ACT-3, HS-ACT-14: Dishonor costs two, and cannot be played with one', () => {
    const t = given({ players: [{ ...KI15, hand: ['dishonor-1', 'dishonor-2'] }, {}, {}] })
    t.plays(0, 'dishonor-1', ['dishonor', 1]).does(1, 'accept').does(0, 'pass')
    expect(t.left(0)).toBe(3)
    t.does(0, 'draw').does(0, 'draw')
    expect(t.no(0, 'play', 'dishonor-2')).toEqual(['HS-ACT-14', 'HS-ACT-3'])
  })

  test('HS-ACT-4: Save Face costs none, also for the active player', () => {
    const t = given({
      used: 2,
      players: [
        { daimyo: 'daimyo-s1', home: ['army-16'], hand: ['saveface-1'] },
        { court: ['castle-1'] },
        {},
      ],
    })
    t.dice(1, 6, 6).does(0, 'attack', 1).does(0, 'save')
    expect([t.status(0), t.left(0)]).toEqual(['first', 0])
  })

  test('HS-ACT-5, HS-ACT-6: discards and declarations cost none', () => {
    const t = given({ players: [{ hand: ['army-1'] }, {}, {}] })
    t.does(0, 'discard', 'army-1').does(0, 'proclaim')
    expect(t.left(0)).toBe(2)
  })

  test('HS-ACT-7, HS-ACT-8, HS-AMB-50: a third of the ki, never fewer than two', () => {
    const t = given({ players: [{ home: ['poss-noh'] }, { home: ['poss-gunpowder'] }, {}] })
    expect([t.left(0), t.left(1), t.left(2)]).toEqual([3, 2, 2])
    t.does(0, 'draw').does(0, 'draw').does(0, 'draw')
    expect(t.no(0, 'draw')).toEqual(['HS-ACT-7'])
  })

  test('HS-ACT-9: never more than five', () => {
    const t = given({
      players: [{ court: ['okugata-1', 'poss-noh', 'castle-1'], home: ['okugata-2'] }, {}, {}],
    })
    expect(t.left(0)).toBe(5)
  })

  test('HS-ACT-10, HS-AMB-6: both houses of a 1st Samurai, only the own of a second', () => {
    const t = given({
      players: [
        { daimyo: 'daimyo-d2', court: ['poss-noh'] },
        { status: ['second', 0], home: ['okugata-6'] },
        {},
      ],
    })
    expect([t.left(0), t.left(1)]).toEqual([3, 3]) // 6 + 2 + 3 = 11 and 6 + 3 = 9
  })

  test('HS-ACT-11: a gain of ki is an action at once', () => {
    const t = given({ players: [{ hand: ['okugata-6'] }, {}, {}] })
    t.plays(0, 'okugata-6', ['lay', 'samurai'])
    expect(t.left(0)).toBe(2)
  })

  test('HS-ACT-12, HS-AMB-7, HS-GUN-2: a fall of ki takes open actions, never below zero, never back', () => {
    const t = given({ players: [{ home: ['poss-noh'], hand: ['poss-gunpowder'] }, {}, {}] })
    t.does(0, 'draw').plays(0, 'poss-gunpowder', ['lay', 'samurai'])
    expect(t.left(0)).toBe(0) // 7 ki: two in all, both used
    const all = given({
      used: 4,
      players: [{ home: ['okugata-1', 'poss-daisho', 'poss-gunpowder'] }, {}, {}],
    })
    expect([all.left(0), all.asked()]).toEqual([0, [0]])
  })

  test('HS-ACT-13: any mix and order, and none at all', () => {
    const t = given({ players: [{ hand: ['army-1', 'army-2'] }, {}, {}] })
    t.fork().does(0, 'end')
    t.plays(0, 'army-1', ['lay', 'samurai']).does(0, 'draw')
    expect(t.hand(0)).toHaveLength(2)
  })
})

describe('hand and piles', () => {
  const seven = ['army-1', 'army-2', 'army-3', 'army-4', 'army-5', 'army-6', 'army-7']
  test('HS-HAND-1, HS-HAND-2, HS-AMB-43: with seven cards one cannot draw before playing or discarding', () => {
    const t = given({ players: [{ hand: seven }, {}, {}] })
    expect(t.no(0, 'draw')).toEqual(['HS-HAND-2', 'HS-HAND-1'])
    expect(t.choices(0)).not.toContain('draw')
    t.does(0, 'discard', 'army-1').does(0, 'draw')
    expect(t.hand(0)).toHaveLength(7)
  })

  test('HS-HAND-3, HS-AMB-42: any number of discards, in the own turn only', () => {
    const t = given({ players: [{ hand: seven }, { hand: ['army-8'] }, {}] })
    for (const card of seven) t.does(0, 'discard', card)
    expect([t.hand(0), t.discarded()]).toEqual([[], seven])
    expect(t.no(1, 'discard', 'army-8')).toEqual(['notAsked'])
  })

  test('HS-HAND-4, HS-AMB-60: the discard pile is shuffled when a card is wanted and none is left', () => {
    const t = given({ deck: 'empty', players: [{ hand: ['army-1'] }, {}, {}] })
    t.does(0, 'discard', 'army-1')
    expect(t.s.discard.length).toBeGreaterThan(0) // not before a draw
    const n = t.s.discard.length
    t.does(0, 'draw')
    expect(t.told('reshuffled')).toMatchObject([{ cards: n }])
    expect([t.s.deck.length, t.s.discard]).toEqual([n - 1, []])
  })

  test('HS-HAND-4, HS-AMB-60: the last card of the pile is drawn without a shuffle', () => {
    const t = given({ players: [{ hand: ['army-1'] }, {}, {}] })
    t.s.out.push(...t.s.deck.splice(0, t.s.deck.length - 1))
    t.does(0, 'discard', 'army-1').does(0, 'draw')
    expect(t.told('reshuffled')).toEqual([])
    expect([t.s.deck, t.discarded()]).toEqual([[], ['army-1']])
    t.does(0, 'draw')
    expect(t.hand(0)).toContain('army-1')
  })

  test('HS-HAND-5, HS-AMB-8: with both piles empty nobody can draw', () => {
    const t = given({ players: [{ hand: ['army-1'] }, {}, {}] })
    t.s.out.push(...t.s.deck.splice(0))
    expect(t.no(0, 'draw')).toEqual(['HS-HAND-5'])
    expect(t.choices(0)).toContain('play army-1')
  })

  test('HS-HAND-6: used, destroyed and fallen cards lie on the discard pile', () => {
    const t = given({
      players: [{ ...KI15, hand: ['spy-1', 'assassin-1'] }, { home: ['poss-noh', 'army-1'] }, {}],
    })
    t.plays(0, 'spy-1', ['pick', 'poss-noh'], ['fate', 'destroy'])
    t.dice(3).plays(0, 'assassin-1', ['kill', 'samurai', 1])
    expect(t.discarded()).toEqual(['spy-1', 'poss-noh', 'assassin-1', 'army-1'])
  })

  test('HS-HAND-7, HS-AMB-9: dead Daimyos, start Daimyos too, come back with the pile', () => {
    const t = given({
      deck: 'empty',
      players: [{ hand: ['assassin-1'] }, { daimyo: 'daimyo-s3' }, {}],
    })
    t.dice(6).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
    expect(t.discarded()).toContain('daimyo-s3')
    t.does(0, 'draw')
    expect([...t.s.deck, ...t.p(0).hand]).toContain(8)
  })
})
