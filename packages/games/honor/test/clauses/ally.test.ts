/** 3.7 Playing cards into houses, 3.8 Declarations, 3.9 Rônin and alliances. */
import { describe, expect, test } from 'vitest'
import { strengthOf } from '../../src/figures.ts'
import { given } from '../scenario.ts'

const ALL_KINDS = ['okugata-1', 'poss-noh', 'army-1', 'guard-1']

describe('placing', () => {
  test('HS-PLACE-1: wives, possessions, armies and guards into the own two houses', () => {
    for (const card of ALL_KINDS) {
      const t = given({ players: [{ hand: [card] }, {}, {}] }).does(0, 'play', card)
      expect(t.choices(0)).toEqual(['lay samurai', 'lay daimyo'])
      expect(t.fork().does(0, 'lay', 'samurai').home(0)).toEqual([card])
      expect(t.does(0, 'lay', 'daimyo').court(0)).toEqual([card])
    }
  })

  test('HS-PLACE-2: a second Samurai, also a leaving one, into the house of the Daimyo served', () => {
    for (const status of ['second', 'leaving'] as const)
      for (const card of ALL_KINDS) {
        const t = given({ active: 1, players: [{}, { status: [status, 0], hand: [card] }, {}] })
        t.plays(1, card, ['lay', 'daimyo'])
        expect([t.court(0), t.told('placed')[0]?.clause]).toEqual([[card], 'HS-PLACE-2'])
      }
  })

  test('HS-PLACE-3: a castle only by a 1st Samurai, only beside the Daimyo', () => {
    const t = given({ players: [{ hand: ['castle-1'] }, {}, {}] })
    t.plays(0, 'castle-1', ['lay', 'daimyo'])
    expect(t.court(0)).toEqual(['castle-1'])
    for (const status of ['ronin', ['second', 0], ['pledged', 0]] as const) {
      const no = given({ active: 1, players: [{}, { status, hand: ['castle-2'] }, {}] })
      expect(no.no(1, 'play', 'castle-2')).toEqual(['HS-HOUSE-5', 'HS-PLACE-3'])
    }
  })

  test('HS-PLACE-4, HS-PLACE-6: a Rônin plays a Daimyo and controls it with an empty house', () => {
    const t = given({ players: [{ status: 'ronin', home: ['army-1'], hand: ['daimyo-d4'] }, {}, {}] })
    t.plays(0, 'daimyo-d4', ['enthrone'])
    expect([t.status(0), t.daimyo(0), t.court(0), t.home(0), t.left(0)]).toEqual([
      'first',
      'daimyo-d4',
      [],
      ['army-1'],
      1,
    ])
  })

  test('HS-PLACE-5, HS-AMB-12: nobody else plays a Daimyo for himself', () => {
    const t = given({ players: [{ hand: ['daimyo-d4'] }, {}, {}] })
    expect(t.no(0, 'play', 'daimyo-d4')).toEqual(['HS-PLACE-5'])
    for (const status of ['pledged', 'second', 'leaving'] as const) {
      const no = given({ active: 1, players: [{}, { status: [status, 0], hand: ['daimyo-d4'] }, {}] })
      expect(no.no(1, 'play', 'daimyo-d4')).toEqual(['HS-PLACE-5'])
    }
    const lord = given({ players: [{ hand: ['daimyo-d4'] }, { status: ['second', 0] }, {}] })
    lord.does(0, 'play', 'daimyo-d4')
    expect(lord.no(0, 'enthrone')).toEqual(['HS-PLACE-5'])
  })

  test('HS-PLACE-7: a Daimyo onto the own second or pledged Samurai', () => {
    for (const status of ['pledged', 'second', 'leaving'] as const) {
      const t = given({ players: [{ hand: ['daimyo-d1'] }, { status: [status, 0] }, {}] })
      t.plays(0, 'daimyo-d1', ['dismiss'])
      expect([t.status(1), t.daimyo(1), t.p(1).lord]).toEqual(['first', 'daimyo-d1', -1])
    }
    const ronin = given({ players: [{ status: 'ronin', hand: ['daimyo-d1'] }, {}, {}] }).does(
      0,
      'play',
      'daimyo-d1',
    )
    expect(ronin.no(0, 'dismiss')).toEqual(['HS-PLACE-8', 'HS-PLACE-7'])
  })

  test('HS-PLACE-8, HS-AMB-10, HS-AMB-45: no other houses: a pledged player gives nothing, a lord nothing to his second', () => {
    const t = given({ active: 1, players: [{}, { status: ['pledged', 0], hand: ['army-1'] }, {}] })
    t.does(1, 'play', 'army-1')
    expect(t.no(1, 'lay', 'daimyo')).toEqual(['HS-PLACE-8'])
    const lord = given({ players: [{ hand: ['army-1'] }, { status: ['second', 0] }, {}] })
    lord.plays(0, 'army-1', ['lay', 'daimyo'])
    expect([lord.court(0), lord.home(1), lord.court(1)]).toEqual([['army-1'], [], []])
  })

  test('HS-PLACE-9, HS-AMB-11: no second castle from the hand', () => {
    const t = given({ players: [{ court: ['castle-1'], hand: ['castle-3'] }, {}, {}] })
    expect(t.no(0, 'play', 'castle-3')).toEqual(['HS-PLACE-9', 'HS-HOUSE-6'])
  })
})

describe('declarations', () => {
  test('HS-DECL-1, HS-AMB-2: one a turn, of any kind', () => {
    const t = given({ players: [{ home: ['army-28'] }, { court: ['castle-1'] }, {}] })
    t.does(0, 'proclaim')
    expect(t.no(0, 'attack', 1)).toEqual(['HS-DECL-1'])
    expect(t.choices(0).filter(c => /attack|proclaim|ally|dissolve/.test(c))).toEqual([])
  })

  test('HS-DECL-2, HS-DECL-3: a 1st Samurai proclaims a free title', () => {
    const t = given({ players: [{}, { status: 'ronin' }, {}] })
    t.does(0, 'proclaim')
    expect([t.s.shogun, t.told('proclaimed')[0]?.clause]).toEqual([0, 'HS-DECL-3'])
    t.does(0, 'end')
    expect(t.no(1, 'proclaim')).toEqual(['HS-SHOGUN-1', 'HS-DECL-2'])
  })

  test('HS-DECL-4: a 1st Samurai attacks; a Rônin cannot', () => {
    const t = given({ players: [{ status: 'ronin', home: ['army-28'] }, { court: ['castle-1'] }, {}] })
    expect(t.no(0, 'attack', 1)).toEqual(['HS-BATTLE-1', 'HS-DECL-4'])
  })

  test('HS-DECL-5, HS-AMB-3: only a Rônin allies, and only with a living Daimyo of another', () => {
    const t = given({ players: [{}, { status: 'ronin' }, { status: 'ronin' }] })
    expect(t.no(0, 'ally', 1)).toEqual(['HS-AMB-3', 'HS-DECL-5'])
    t.does(0, 'end')
    expect([t.no(1, 'ally', 2), t.no(1, 'ally', 0)]).toEqual([['HS-HOUSE-2', 'HS-DECL-5'], []])
  })

  test('HS-DECL-6, HS-AMB-41: only a second Samurai dissolves, once', () => {
    const t = given({ active: 1, players: [{}, { status: ['second', 0] }, { status: 'ronin' }] })
    t.does(1, 'dissolve').does(1, 'end')
    expect(t.no(2, 'dissolve')).toEqual(['HS-AMB-41', 'HS-DECL-6'])
    for (const status of ['leaving', 'pledged'] as const) {
      const no = given({ active: 1, players: [{}, { status: [status, 0] }, {}] })
      expect(no.no(1, 'dissolve')).toEqual(['HS-AMB-41', 'HS-DECL-6'])
    }
  })
})

describe('alliances', () => {
  test('HS-ALLY-1, HS-ALLY-2: with the Daimyo dead a Samurai is a Rônin and keeps house, hand and honour', () => {
    const t = given({
      players: [
        { hand: ['assassin-1'] },
        { honour: 55, court: ['army-1'], home: ['army-2'], hand: ['army-3'] },
        {},
      ],
    })
    t.dice(3).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
    expect([t.status(1), t.honour(1), t.home(1), t.hand(1), t.court(1)]).toEqual([
      'ronin',
      55,
      ['army-2'],
      ['army-3'],
      [],
    ])
  })

  test('HS-ALLY-3, HS-ALLY-8: service begins at the own next turn, before collecting; the lord stays first', () => {
    const t = given({ players: [{ status: 'ronin' }, { daimyo: 'daimyo-s4' }, {}] })
    t.does(0, 'ally', 1).does(0, 'end')
    expect(t.status(0)).toBe('pledged')
    t.does(1, 'end').does(2, 'end')
    expect([t.status(0), t.honour(0), t.status(1), t.p(0).lord]).toEqual(['second', 5, 'first', 1])
  })

  test('HS-ALLY-4, HS-AMB-13: the strength of a pledged house counts at once, attacking and defending', () => {
    const t = given({ players: [{ status: 'ronin', home: ['army-28'] }, { daimyo: 'daimyo-s1' }, {}] })
    t.does(0, 'ally', 1)
    expect([strengthOf(t.s, 1, false), strengthOf(t.s, 1, true)]).toEqual([4, 4])
  })

  test('HS-ALLY-5, HS-ALLY-6: no third Samurai at one Daimyo', () => {
    for (const status of ['pledged', 'second', 'leaving'] as const) {
      const t = given({ players: [{ status: 'ronin' }, {}, { status: [status, 1] }] })
      expect(t.no(0, 'ally', 1)).toEqual(['HS-ALLY-5', 'HS-ALLY-6'])
    }
  })

  test('HS-ALLY-7: the lord is not asked', () => {
    const t = given({ players: [{ status: 'ronin' }, {}, {}] }).does(0, 'ally', 1)
    expect([t.asked(), t.status(0)]).toEqual([[0], 'pledged'])
  })

  test('HS-ALLY-9, HS-AMB-14: a second Samurai neither proclaims nor attacks', () => {
    const t = given({
      active: 1,
      players: [{}, { status: ['second', 0], home: ['army-28'] }, { court: ['castle-1'] }],
    })
    expect(t.no(1, 'proclaim')).toContain('HS-ALLY-9')
    expect(t.no(1, 'attack', 2)).toContain('HS-ALLY-9')
  })

  const widowed = (status: 'second' | 'leaving'): ReturnType<typeof given> =>
    given({
      active: 2,
      shogun: 0,
      players: [
        { honour: 20, daimyo: 'daimyo-d4', court: ['castle-1'], home: ['army-1'], hand: ['army-2'] },
        { honour: 10, status: [status, 0], home: ['army-3'] },
        { hand: ['assassin-1'] },
      ],
    })
      .dice(6)
      .plays(2, 'assassin-1', ['kill', 'samurai', 0])
  test('HS-ALLY-10, HS-ALLY-11, HS-ALLY-12, HS-AMB-40: the second, also a leaving one, takes Daimyo, house and title', () => {
    for (const status of ['second', 'leaving'] as const) {
      const t = widowed(status)
      expect([t.status(1), t.daimyo(1), t.court(1), t.home(1), t.s.shogun, t.honour(1)]).toEqual([
        'first',
        'daimyo-d4',
        ['castle-1'],
        ['army-3'],
        1,
        10,
      ])
      expect(t.no(1, 'dissolve')).not.toEqual([])
    }
  })

  test('HS-ALLY-13, HS-AMB-16: the former 1st Samurai is a Rônin with an empty house, hand and honour kept', () => {
    const t = widowed('second')
    expect([t.status(0), t.home(0), t.hand(0), t.honour(0), t.daimyo(0)]).toEqual([
      'ronin',
      [],
      ['army-2'],
      20,
      null,
    ])
  })

  test('HS-ALLY-14: the new 1st Samurai collects in full from his next turn on', () => {
    const t = widowed('second').does(2, 'end').does(0, 'end')
    expect(t.told('honourChanged')).toMatchObject([{ seat: 1, amount: 90 }]) // 30 + 10 + 50
  })

  test('HS-ALLY-15: declaring dissolution costs 25 at once, also into the negative', () => {
    const t = given({ active: 1, players: [{}, { honour: 10, status: ['second', 0] }, {}] }).does(
      1,
      'dissolve',
    )
    expect([t.honour(1), t.told('honourChanged')[0]?.clause]).toEqual([-15, 'HS-ALLY-15'])
  })

  test('HS-ALLY-16, HS-AMB-17: it takes effect at the own next turn, before collecting', () => {
    const t = given({
      active: 1,
      players: [{ daimyo: 'daimyo-d4' }, { honour: 25, status: ['second', 0], home: ['okugata-6'] }, {}],
    })
    t.does(1, 'dissolve').does(1, 'end').does(2, 'end')
    expect(t.status(1)).toBe('leaving')
    t.does(0, 'end')
    expect([t.status(1), t.honour(1)]).toEqual(['ronin', 0])
  })

  test('HS-ALLY-17, HS-AMB-18: the alliance ends with the second Samurai assassinated, by anyone', () => {
    for (const killer of [0, 2]) {
      const t = given({
        active: killer,
        players: [
          { hand: killer === 0 ? ['assassin-1'] : [] },
          { status: ['second', 0], home: ['army-1'] },
          { hand: killer === 2 ? ['assassin-1'] : [] },
        ],
      })
      t.dice(4).plays(killer, 'assassin-1', ['kill', 'samurai', 1])
      expect([t.status(1), t.home(1), t.p(1).lord]).toEqual(['ronin', [], -1])
    }
  })

  test('HS-ALLY-18, HS-ALLY-19, HS-ALLY-23: dismissed at once, for one action, without being asked', () => {
    const t = given({ players: [{ hand: ['daimyo-d2'] }, { status: ['second', 0] }, {}] })
    t.plays(0, 'daimyo-d2', ['dismiss'])
    expect([t.asked(), t.status(1), t.daimyo(1), t.left(0)]).toEqual([[0], 'first', 'daimyo-d2', 1])
  })

  test('HS-ALLY-20: dishonoured without Save Face the second leaves; with it he stays', () => {
    const t = given({
      players: [{ hand: ['dishonor-1'] }, { status: ['second', 2], hand: ['saveface-1'] }, {}],
    }).plays(0, 'dishonor-1', ['dishonor', 1])
    expect(t.fork().does(1, 'accept').status(1)).toBe('ronin')
    expect(t.fork().does(1, 'save').status(1)).toBe('second')
  })

  test('HS-ALLY-21: with the served Daimyo dead both Samurai are Rônin', () => {
    const t = given({ active: 2, players: [{}, { status: ['second', 0] }, { hand: ['assassin-1'] }] })
    t.dice(5).plays(2, 'assassin-1', ['kill', 'daimyo', 0])
    expect([t.status(0), t.status(1)]).toEqual(['ronin', 'ronin'])
  })

  test('HS-ALLY-22: a pledge ends by the same events', () => {
    const pledged = { status: ['pledged', 0], home: ['army-1'] } as const
    const killed = given({ active: 2, players: [{}, pledged, { hand: ['assassin-1'] }] })
    expect(killed.dice(3).plays(2, 'assassin-1', ['kill', 'samurai', 1]).status(1)).toBe('ronin')
    const shamed = given({ active: 2, players: [{}, pledged, { hand: ['dishonor-1'] }] })
    expect(shamed.plays(2, 'dishonor-1', ['dishonor', 1]).does(1, 'accept').status(1)).toBe('ronin')
    const lordless = given({ active: 2, players: [{}, pledged, { hand: ['assassin-1'] }] })
    expect(lordless.dice(3).plays(2, 'assassin-1', ['kill', 'daimyo', 0]).status(1)).toBe('ronin')
    const sent = given({ players: [{ hand: ['daimyo-d1'] }, pledged, {}] })
    expect(sent.plays(0, 'daimyo-d1', ['dismiss']).daimyo(1)).toBe('daimyo-d1')
  })

  test('HS-ALLY-24, HS-AMB-62: a void dissolution gives nothing back, and the Samurai house stays', () => {
    const t = given({
      active: 2,
      players: [{}, { honour: 40, status: ['leaving', 0], home: ['army-1'] }, { hand: ['assassin-1'] }],
    })
    t.dice(5).plays(2, 'assassin-1', ['kill', 'daimyo', 0])
    expect([t.status(1), t.honour(1), t.home(1)]).toEqual(['ronin', 40, ['army-1']])
    t.does(2, 'end').does(0, 'end')
    expect(t.events.filter(e => e.type === 'becameRonin')).toEqual([]) // nothing is left to take effect
  })
})
