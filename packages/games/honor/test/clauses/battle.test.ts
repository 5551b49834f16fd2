/** 3.11 Battle, 3.12 Shogun. */
import { describe, expect, test } from 'vitest'
import { diceFor, strengthOf } from '../../src/figures.ts'
import { given } from '../scenario.ts'

/** A with two dice against B with a castle and two dice. Hands empty: no window. */
const field = (more: { shogun?: number } = {}): ReturnType<typeof given> =>
  given({
    ...more,
    players: [
      { daimyo: 'daimyo-d1', court: ['okugata-1'], home: ['army-16'] },
      { daimyo: 'daimyo-s4', court: ['castle-1', 'army-1'], home: ['army-2'] },
      {},
    ],
  })

describe('battle', () => {
  test('HS-BATTLE-1, HS-AMB-46: only Daimyos fight: no Rônin attacks or is attacked', () => {
    const t = given({ players: [{ home: ['army-28'] }, { status: 'ronin' }, { status: ['second', 0] }] })
    expect(t.no(0, 'attack', 1)).toEqual(['HS-BATTLE-2'])
    t.does(0, 'end')
    expect(t.no(1, 'attack', 0)).toContain('HS-BATTLE-1')
  })

  test('HS-BATTLE-2, HS-AMB-38: a Shogun or a Daimyo with a castle, from the first moment on', () => {
    const t = given({ shogun: 2, players: [{ home: ['army-28'] }, {}, {}, { court: ['castle-1'] }] })
    expect(t.choices(0).filter(c => c.startsWith('attack'))).toEqual(['attack 2', 'attack 3'])
    expect(t.no(0, 'attack', 1)).toEqual(['HS-BATTLE-2'])
    expect(t.no(0, 'attack', 0)).toEqual(['noAnswer'])
  })

  test('HS-BATTLE-3, HS-BATTLE-4, HS-BATTLE-5: who counts, and the castle only in defence', () => {
    for (const status of ['second', 'pledged', 'leaving'] as const) {
      const t = given({
        players: [
          { daimyo: 'daimyo-d3', court: ['castle-2', 'army-1'], home: ['army-28'] },
          { status: [status, 0], home: ['poss-masamune'] },
          {},
        ],
      })
      expect([strengthOf(t.s, 0, false), strengthOf(t.s, 0, true)]).toEqual([13, 18])
    }
  })

  test('HS-BATTLE-6, HS-BATTLE-7, HS-BATTLE-8, HS-AMB-22: a third of the strength, none below 3, never more than six', () => {
    expect([0, 2, 3, 5, 6, 17, 18, 40].map(diceFor)).toEqual([0, 0, 1, 1, 2, 5, 6, 6])
  })

  test('HS-BATTLE-9, HS-AMB-23: without a die no attack; a defender without one loses to any roll', () => {
    const t = given({
      shogun: 1,
      players: [{ daimyo: 'daimyo-s4' }, { daimyo: 'daimyo-s1' }, { home: ['army-28'] }],
    })
    expect(t.no(0, 'attack', 1)).toEqual(['HS-BATTLE-9', 'HS-BATTLE-8'])
    t.does(0, 'end').does(1, 'end').dice(1).does(2, 'attack', 1)
    expect(t.told('rolled')).toMatchObject([{ dice: [[1], []], totals: [1, 0] }])
    expect([t.status(1), t.s.shogun]).toEqual(['ronin', 2])
  })

  test('HS-BATTLE-10, HS-BATTLE-11, HS-BATTLE-12, HS-AMB-39: attacker, defender, the higher total; nobody is asked between', () => {
    const t = field().dice(6, 5, 2, 3).does(0, 'attack', 1)
    expect(t.events.slice(0, 3).map(e => e.type)).toEqual(['attacked', 'rolled', 'won'])
    expect(t.told('rolled')[0]).toMatchObject({
      dice: [
        [6, 5],
        [2, 3],
      ],
      totals: [11, 5],
    })
    expect(t.told('won')).toMatchObject([{ seat: 0, loser: 1 }])
    expect(field().dice(1, 1, 2, 3).does(0, 'attack', 1).told('won')).toMatchObject([{ seat: 1, loser: 0 }])
  })

  test('HS-BATTLE-13: ties roll all dice again', () => {
    const t = field().dice(1, 2, 2, 1, 6, 6, 1, 1).does(0, 'attack', 1)
    expect(t.told('rolled').map(e => e.tie)).toEqual([true, false])
  })

  test('HS-BATTLE-14, HS-BATTLE-17, HS-BATTLE-18: the loser dies with the house; Samurai houses stay', () => {
    const t = field().dice(6, 5, 2, 3).does(0, 'attack', 1).does(0, 'burn')
    expect([t.status(1), t.daimyo(1), t.court(1), t.home(1)]).toEqual(['ronin', null, [], ['army-2']])
    expect(t.discarded().sort()).toEqual(['army-1', 'castle-1', 'daimyo-s4'])
    const lost = field().dice(1, 1, 6, 6).does(0, 'attack', 1)
    expect([lost.status(0), lost.home(0), lost.discarded().sort()]).toEqual([
      'ronin',
      ['army-16'],
      ['daimyo-d1', 'okugata-1'],
    ])
  })

  test('HS-BATTLE-15: anybody may save the loser, also the winner', () => {
    const t = given({
      players: [
        { daimyo: 'daimyo-d3', hand: ['saveface-1'] },
        { daimyo: 'daimyo-s1', court: ['castle-1'], hand: ['army-1'] },
        {},
      ],
    })
    t.dice(6, 1).does(0, 'attack', 1)
    expect(t.asked()).toEqual([0, 1]) // a player with an empty hand is not asked (4.1.5)
    t.does(0, 'save').does(1, 'pass').does(0, 'burn')
    expect([t.daimyo(1), t.hand(0)]).toEqual(['daimyo-s1', []])
  })

  test('HS-BATTLE-16, HS-AMB-37: never for a losing Shogun, attacker or defender', () => {
    const table = (shogun: number): ReturnType<typeof given> =>
      given({
        shogun,
        players: [
          { daimyo: 'daimyo-d3', hand: ['saveface-1'] },
          { daimyo: 'daimyo-s4', court: ['castle-1'], hand: ['saveface-2'] },
          {},
        ],
      })
    const defender = table(1).dice(6, 1, 2).does(0, 'attack', 1)
    expect(defender.told('windowOpened')).toEqual([])
    const attacker = table(0).dice(1, 6, 6).does(0, 'attack', 1)
    expect([attacker.told('windowOpened'), attacker.status(0), attacker.s.shogun]).toEqual([[], 'ronin', 1])
  })

  test('HS-BATTLE-19, HS-AMB-31: the winner takes or burns the castle, also a defender out of turn', () => {
    const t = field().dice(6, 5, 2, 3).does(0, 'attack', 1)
    expect([t.asked(), t.choices(0)]).toEqual([[0], ['take', 'burn']])
    expect(t.fork().does(0, 'take').court(0)).toEqual(['okugata-1', 'castle-1'])
    expect(t.fork().does(0, 'burn').court(0)).toEqual(['okugata-1'])
    const out = given({
      players: [
        { daimyo: 'daimyo-d1', court: ['castle-2'] },
        { daimyo: 'daimyo-s4', court: ['castle-1'] },
        {},
      ],
    })
    out.dice(1, 6, 6).does(0, 'attack', 1)
    expect(out.asked()).toEqual([1])
    expect(out.does(1, 'take').court(1)).toEqual(['castle-2'])
  })

  const saved = (): ReturnType<typeof given> =>
    given({
      players: [
        { daimyo: 'daimyo-d3', court: ['castle-3'], hand: ['army-9'] },
        {
          daimyo: 'daimyo-s1',
          court: ['castle-1', 'army-1', 'poss-noh'],
          home: ['army-2'],
          hand: ['saveface-1'],
        },
        {},
      ],
    })
      .dice(6, 1, 2)
      .does(0, 'attack', 1)
      .does(0, 'pass')
      .does(1, 'save')
  test('HS-BATTLE-20, HS-BATTLE-21: a saved loser gives up the castle and nothing else', () => {
    const t = saved().does(0, 'burn')
    expect([t.daimyo(1), t.court(1), t.home(1), t.status(1)]).toEqual([
      'daimyo-s1',
      ['army-1', 'poss-noh'],
      ['army-2'],
      'first',
    ])
  })

  test('HS-BATTLE-22: who takes a castle while having one discards the old', () => {
    const t = saved().does(0, 'take')
    expect([t.court(0), t.discarded()]).toEqual([['castle-1'], ['saveface-1', 'castle-3']])
  })

  test('HS-BATTLE-23, HS-SHOGUN-3: who defeats the Shogun must take the title', () => {
    const t = field({ shogun: 1 }).dice(6, 5, 2, 3).does(0, 'attack', 1).does(0, 'burn')
    expect([t.s.shogun, t.told('titleMoved')]).toMatchObject([
      0,
      [{ from: 1, seat: 0, clause: 'HS-BATTLE-23' }],
    ])
    expect(t.asked()).toEqual([0])
  })

  test('HS-BATTLE-24: nobody gains or loses honour by a battle', () => {
    const t = field().dice(6, 5, 2, 3).does(0, 'attack', 1).does(0, 'take')
    expect(t.s.players.map(p => p.honour)).toEqual([0, 0, 0])
  })
})

describe('Shogun', () => {
  test('HS-SHOGUN-1: the title goes with the Daimyo to its new 1st Samurai', () => {
    const t = given({
      shogun: 0,
      players: [
        { honour: 80, hand: ['army-1'] },
        { status: ['second', 0], hand: [] },
        { hand: ['dishonor-1'] },
      ],
      active: 2,
    })
    t.plays(2, 'dishonor-1', ['dishonor', 0]).does(0, 'suicide', 'samurai')
    expect([t.s.shogun, t.status(1), t.status(0), t.honour(0)]).toEqual([1, 'first', 'ronin', 80])
  })

  test('HS-SHOGUN-2: no second Shogun', () => {
    const t = given({ shogun: 1, players: [{}, {}, {}] })
    expect(t.no(0, 'proclaim')).toEqual(['HS-SHOGUN-2'])
  })

  test('HS-SHOGUN-4, HS-AMB-15, HS-AMB-49: murdered, the title is free, even for the same turn', () => {
    const t = given({ shogun: 1, players: [{ hand: ['assassin-1'] }, {}, {}] })
    t.dice(3).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
    expect([t.s.shogun, t.told('titleMoved')]).toMatchObject([-1, [{ clause: 'HS-SHOGUN-4' }]])
    expect(t.does(0, 'proclaim').s.shogun).toBe(0)
    const declared = given({ shogun: 1, declared: true, players: [{ hand: ['assassin-1'] }, {}, {}] })
    declared.dice(3).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
    expect(declared.no(0, 'proclaim')).toEqual(['HS-DECL-1'])
  })

  test('HS-SHOGUN-5: no choice lays the title down', () => {
    const t = given({ shogun: 0, players: [{}, {}, {}] })
    expect(t.choices(0)).toEqual(['draw', 'end'])
  })
})
