/** 3.1 Set-up, 3.2 Houses, 2.2 to 2.7 the pack. */
import { begin, Recorder, seeded } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { CARDS, PRINTED, SAMURAI_CARDS, SHOGUN_BONUS, SHOGUN_CARD, START_DAIMYOS } from '../../src/cards.ts'
import type { HonorEvent } from '../../src/events.ts'
import { honor } from '../../src/index.ts'
import type { Honor } from '../../src/state.ts'
import { setUpTable } from '../../src/state.ts'
import { given } from '../scenario.ts'

const laid = (seats: number, seed = 1): Honor =>
  setUpTable({ ...honor.options.defaults, target: 400 }, seats, seeded(seed))
const counts = [3, 4, 5, 6]

describe('the pack', () => {
  test('tables 2.2 and 2.3: 110 cards in groups of the printed sizes, ids without repetition', () => {
    const sizes: Record<string, number> = {}
    for (const c of CARDS) sizes[c.type] = (sizes[c.type] ?? 0) + 1
    expect(sizes).toEqual({
      samurai: 6,
      daimyo: 10,
      shogun: 1,
      okugata: 9,
      possession: 5,
      castle: 3,
      army: 45,
      guard: 5,
      spy: 6,
      elite: 2,
      assassin: 5,
      dishonor: 9,
      saveface: 4,
    })
    expect(new Set(CARDS.map(c => c.id)).size).toBe(110)
    expect(PRINTED.saveFaces).toBe(4)
  })

  test('HS-AMB-57: the start Daimyos are three of 5/0/1 and three of 10/0/2', () => {
    const figures = START_DAIMYOS.map(c => [PRINTED.honour[c], PRINTED.ki[c], PRINTED.strength[c]].join('/'))
    expect(figures).toEqual(['5/0/1', '5/0/1', '5/0/1', '10/0/2', '10/0/2', '10/0/2'])
  })

  test('HS-AMB-58: castles bring honour, 10, 15 and 20', () => {
    expect(CARDS.filter(c => c.type === 'castle').map(c => c.honour)).toEqual([10, 15, 20])
    const t = given({ players: [{ daimyo: 'daimyo-s1', court: ['castle-3'] }, {}, {}] })
    expect(t.income(0)).toBe(25)
  })

  test('table 2.3: strength of the 45 armies is 77, ki and strength of each between 1 and 3', () => {
    const armies = CARDS.filter(c => c.type === 'army')
    expect(armies.reduce((n, c) => n + c.strength, 0)).toBe(77)
    expect(armies.every(c => c.ki + c.strength >= 1 && c.ki + c.strength <= 3)).toBe(true)
  })

  test('table 2.4: the title brings 50, 75, 100 or 150', () => {
    expect(SHOGUN_BONUS).toEqual([50, 75, 100, 150])
    const bonus = counts.map(n => {
      const t = given({ shogun: 0, players: Array.from({ length: n }, () => ({})) })
      return t.income(0) - t.income(1)
    })
    // the given Daimyos are dealt from the strongest down: seats 0 and 1 are alike
    expect(bonus).toEqual([50, 75, 100, 150])
  })
})

describe('set-up', () => {
  test('HS-SETUP-1: 3 to 6 players, and no other number is accepted', () => {
    expect(honor.seats).toEqual({ min: 3, max: 6 })
    for (const n of [2, 7])
      expect(honor.options.read({}, n)).toMatchObject({ faults: [{ clause: 'HS-SETUP-1' }] })
    for (const n of counts) expect(honor.options.read({}, n)).toHaveProperty('options')
  })

  test('HS-SETUP-2, HS-SETUP-3: Samurai, start Daimyos and Shogun are no part of the pile; the title is free', () => {
    for (const n of counts) {
      const s = laid(n)
      expect(s.shogun).toBe(-1)
      const pile = [...s.deck, ...s.players.flatMap(p => p.hand)]
      expect(pile.some(c => SAMURAI_CARDS.includes(c) || c === SHOGUN_CARD)).toBe(false)
    }
  })

  test('HS-SETUP-4, HS-SETUP-6, HS-AMB-51: one Samurai each, the rest out of the game', () => {
    for (const n of counts) {
      const s = laid(n)
      expect(s.players.map(p => p.samurai)).toEqual(SAMURAI_CARDS.slice(0, n))
      expect(s.out).toEqual(SAMURAI_CARDS.slice(n))
    }
  })

  test('HS-SETUP-5: a random start Daimyo each', () => {
    const seen = new Set<number>()
    for (let seed = 1; seed <= 60; seed++) {
      const s = laid(3, seed)
      for (const p of s.players) expect(START_DAIMYOS).toContain(p.daimyo)
      seen.add(s.players[0]?.daimyo ?? -1)
    }
    expect(seen.size).toBe(6)
  })

  test('HS-SETUP-7, HS-SETUP-8, HS-SETUP-9: left-over Daimyos are in the pack; 7 cards each, the rest is the pile (2.7)', () => {
    expect(counts.map(n => laid(n).deck.length)).toEqual([79, 71, 63, 55])
    for (const n of counts) {
      const s = laid(n)
      expect(s.players.every(p => p.hand.length === 7)).toBe(true)
      const pack = [...s.deck, ...s.players.flatMap(p => p.hand)]
      expect(pack.filter(c => START_DAIMYOS.includes(c))).toHaveLength(6 - n)
    }
  })

  test('HS-SETUP-10, HS-SETUP-11, HS-SETUP-13, HS-AMB-1: a random dealer, his left neighbour begins, then clockwise', () => {
    const dealers = new Set<number>()
    for (let seed = 1; seed <= 60; seed++) {
      const s = laid(4, seed)
      dealers.add(s.dealer)
      expect(s.active).toBe((s.dealer + 1) % 4)
    }
    expect(dealers.size).toBe(4)
    const t = given({ active: 2, players: [{}, {}, {}] })
    t.does(2, 'end')
    expect([t.asked(), t.s.round]).toEqual([[0], 1])
    t.does(0, 'end').does(1, 'end')
    expect([t.asked(), t.s.round]).toEqual([[2], 2])
  })

  test('HS-SETUP-12: everybody starts with 0 honour; the first player collects at once', () => {
    expect(laid(6).players.map(p => p.honour)).toEqual([0, 0, 0, 0, 0, 0])
    const t = new Recorder<HonorEvent>(3)
    const s = begin(honor, { ...honor.options.defaults, target: 'auto' }, 3, seeded(3), t)
    expect(t.happenings.map(h => h.open.type)).toEqual(['began', 'turnBegan', 'honourChanged'])
    expect(s.players[s.active]?.honour).toBe(PRINTED.honour[s.players[s.active]?.daimyo ?? 0])
  })
})

describe('houses', () => {
  test('HS-HOUSE-1, HS-HOUSE-2: everybody has a Samurai house, and with a Daimyo a second one', () => {
    const t = given({
      players: [{ hand: ['army-1', 'guard-1'] }, { status: 'ronin', hand: ['army-2'] }, {}],
    })
    t.plays(0, 'army-1', ['lay', 'samurai']).plays(0, 'guard-1', ['lay', 'daimyo'])
    expect([t.home(0), t.court(0)]).toEqual([['army-1'], ['guard-1']])
    t.does(0, 'end').does(1, 'play', 'army-2')
    expect(t.choices(1)).toEqual(['lay samurai'])
  })

  test('HS-HOUSE-3: one Okugata a house', () => {
    const t = given({ players: [{ home: ['okugata-1'], court: ['okugata-6'], hand: ['okugata-2'] }, {}, {}] })
    expect(t.no(0, 'play', 'okugata-2')).toEqual(['HS-HOUSE-3'])
    const one = given({ players: [{ home: ['okugata-1'], hand: ['okugata-2'] }, {}, {}] })
    one.does(0, 'play', 'okugata-2')
    expect(one.no(0, 'lay', 'samurai')).toEqual(['HS-HOUSE-3'])
    one.does(0, 'lay', 'daimyo')
    expect(one.court(0)).toEqual(['okugata-2'])
  })

  test('HS-HOUSE-4: five armies a house', () => {
    const five = (from: number): string[] => [0, 1, 2, 3, 4].map(i => `army-${from + i}`)
    const t = given({ players: [{ home: five(1), court: five(6), hand: ['army-20'] }, {}, {}] })
    expect(t.no(0, 'play', 'army-20')).toEqual(['HS-HOUSE-4'])
    const one = given({ players: [{ court: five(6), hand: ['army-20'] }, {}, {}] })
    one.does(0, 'play', 'army-20')
    expect(one.no(0, 'lay', 'daimyo')).toEqual(['HS-HOUSE-4'])
    expect(one.no(0, 'lay', 'samurai')).toEqual([])
  })

  test('HS-HOUSE-5, HS-HOUSE-6: a castle only beside a Daimyo, and only one', () => {
    const t = given({ players: [{ hand: ['castle-1', 'castle-2'] }, {}, {}] })
    t.does(0, 'play', 'castle-1')
    expect(t.no(0, 'lay', 'samurai')).toEqual(['HS-HOUSE-5'])
    t.does(0, 'lay', 'daimyo')
    expect(t.no(0, 'play', 'castle-2')).toEqual(['HS-PLACE-9', 'HS-HOUSE-6'])
  })

  test('HS-HOUSE-7: no other limit: guards and possessions without end', () => {
    const guards = ['guard-1', 'guard-2', 'guard-3', 'guard-4']
    const t = given({
      players: [{ home: [...guards, 'poss-noh', 'poss-daisho'], hand: ['guard-5'] }, {}, {}],
    })
    t.plays(0, 'guard-5', ['lay', 'samurai'])
    expect(t.home(0)).toHaveLength(7)
  })

  test('HS-HOUSE-8: no choice ever moves or withdraws an own card', () => {
    const t = given({
      players: [{ home: ['poss-noh'], court: ['army-1'], hand: ['army-2', 'spy-1'] }, {}, {}],
    })
    expect(t.choices(0).filter(c => c.includes('poss-noh') || c.includes('army-1'))).toEqual([])
    expect(t.no(0, 'play', 'spy-1')).toEqual(['HS-NINJA-10'])
    expect(t.no(0, 'discard', 'army-1')).toEqual(['noAnswer'])
  })

  test('HS-HOUSE-9: the Samurai card survives everything', () => {
    const t = given({ players: [{ hand: ['assassin-1'] }, { home: ['army-1'] }, {}] })
    const before = t.p(1).samurai
    t.dice(6).plays(0, 'assassin-1', ['kill', 'samurai', 1])
    expect([t.p(1).samurai, t.home(1)]).toEqual([before, []])
    expect(t.discarded()).not.toContain('samurai-2')
  })
})
