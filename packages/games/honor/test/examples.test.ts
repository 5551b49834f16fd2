/** The worked examples of section 6, to the number. */
import { describe, expect, test } from 'vitest'
import { actionsFor, diceFor, strengthOf, up5 } from '../src/figures.ts'
import { given } from './scenario.ts'

const example = (id: string, clauses: readonly string[], title: string, body: () => void): void =>
  test(`${id} (${clauses.join(', ')}): ${title}`, body)

describe('worked examples', () => {
  example('HS-EX-1', ['HS-DIS-3', 'HS-COLLECT-15'], 'honour below zero', () => {
    const t = given({
      active: 1,
      players: [
        { honour: 60, daimyo: 'daimyo-s4', court: ['poss-noh'] },
        { hand: ['dishonor-1'] },
        { hand: ['army-1'] },
      ],
    })
    t.plays(1, 'dishonor-1', ['dishonor', 0]).does(0, 'accept').does(2, 'pass')
    expect(t.honour(0)).toBe(-15)
    t.does(1, 'end').does(2, 'end')
    expect(t.told('honourChanged')[0]).toMatchObject({ seat: 0, amount: 30, total: 15, why: 'collect' })
    expect(t.honour(0)).toBe(15)
  })

  example('HS-EX-2', ['HS-ACT-7', 'HS-ACT-11'], 'a fifth action in mid-turn', () => {
    const t = given({
      players: [{ court: ['okugata-1'], home: ['okugata-2'], hand: ['army-36'] }, {}, {}],
    })
    expect(t.left(0)).toBe(4) // 6 + 4 + 4 = 14 ki
    t.plays(0, 'army-36', ['lay', 'samurai'])
    expect(t.left(0)).toBe(4) // 15 ki: five in all, one used
  })

  example('HS-EX-3', ['HS-COLLECT-8', 'HS-COLLECT-9', 'HS-COLLECT-13'], 'income of a second Samurai', () => {
    const t = given({
      shogun: 0,
      players: [
        { daimyo: 'daimyo-s4', court: ['castle-1'] },
        { status: ['second', 0], home: ['okugata-1'] },
        {},
      ],
    })
    expect(t.income(1)).toBe(40) // 35 and 2.5 rounded to 5
    t.does(0, 'end')
    expect(t.honour(1)).toBe(40)
  })

  example('HS-EX-4', ['HS-COLLECT-12'], 'rounding', () => {
    expect([17.5, 2.5, 7.5, -2.5, -7.5, 35].map(up5)).toEqual([20, 5, 10, 0, -5, 35])
    expect(Object.is(up5(-2.5), 0)).toBe(true)
  })

  example('HS-EX-5', ['HS-ACT-7', 'HS-ACT-8', 'HS-ACT-9'], 'ki and actions', () => {
    expect([6, 8, 9, 12, 14, 15, 18, 4].map(actionsFor)).toEqual([2, 2, 3, 4, 4, 5, 5, 2])
    const t = given({ players: [{ status: 'ronin', home: ['poss-gunpowder'] }, {}, {}] })
    expect(t.left(0)).toBe(2) // 4 ki
  })

  example('HS-EX-6', ['HS-COLLECT-13'], 'separate rounding', () => {
    const t = given({
      players: [
        { daimyo: 'daimyo-s1', court: ['okugata-6'] },
        { status: ['second', 0], home: ['poss-nodachi', 'poss-daisho'] },
        {},
      ],
    })
    expect(t.income(1)).toBe(20)
  })

  example(
    'HS-EX-7',
    ['HS-BATTLE-3', 'HS-BATTLE-4', 'HS-BATTLE-5', 'HS-BATTLE-6', 'HS-BATTLE-7'],
    'dice',
    () => {
      const t = given({
        shogun: 2,
        players: [
          { daimyo: 'daimyo-s4', court: ['army-28', 'castle-1'], home: ['army-1', 'army-16'] },
          { status: ['second', 0], home: ['poss-masamune'] },
          { daimyo: 'daimyo-d3', court: ['castle-3', 'army-17'], home: ['army-29'], hand: ['saveface-1'] },
        ],
      })
      t.dice(4, 5, 6, 3, 2, 2, 6, 1, 3).does(0, 'attack', 2)
      expect(t.told('attacked')[0]).toMatchObject({ strength: [12, 16], dice: [4, 5] })
      expect(t.told('rolled')[0]).toMatchObject({
        dice: [
          [4, 5, 6, 3],
          [2, 2, 6, 1, 3],
        ],
        totals: [18, 14],
      })
      expect(t.asked()).toEqual([0]) // no window: the loser is Shogun
      const burned = t.fork().does(0, 'burn')
      expect(burned.court(0)).toEqual(['army-28', 'castle-1'])
      expect(burned.discarded()).toContain('castle-3')
      t.does(0, 'take')
      expect(t.court(0)).toEqual(['army-28', 'castle-3'])
      expect(t.discarded().sort()).toEqual(['army-17', 'castle-1', 'daimyo-d3'])
      expect([t.status(2), t.home(2), t.s.shogun]).toEqual(['ronin', ['army-29'], 0])
    },
  )

  example('HS-EX-8', ['HS-BATTLE-13'], 'tie', () => {
    const t = given({
      players: [
        { daimyo: 'daimyo-s1', home: ['poss-masamune', 'army-1'] },
        { daimyo: 'daimyo-s4', court: ['castle-1'] },
        {},
      ],
    })
    t.dice(3, 4, 6, 1, 2, 2, 1, 3, 6, 6, 5, 5).does(0, 'attack', 1)
    expect(t.told('rolled').map(e => [e.totals, e.tie])).toEqual([
      [[7, 7], true],
      [[4, 4], true],
      [[12, 10], false],
    ])
  })

  example(
    'HS-EX-9',
    ['HS-BATTLE-15', 'HS-BATTLE-20', 'HS-BATTLE-21'],
    'Save Face after a lost battle',
    () => {
      const t = given({
        players: [
          { daimyo: 'daimyo-d3', hand: ['army-2'] },
          { daimyo: 'daimyo-s1', court: ['castle-1', 'okugata-1'], hand: ['army-3'] },
          { hand: ['saveface-1', 'army-4'] },
        ],
      })
      t.dice(6, 2).does(0, 'attack', 1)
      expect(t.asked()).toEqual([0, 1, 2])
      t.does(1, 'pass').does(0, 'pass').does(2, 'save')
      expect(t.told('windowClosed')[0]).toMatchObject({ by: 2 })
      t.does(0, 'take')
      expect([t.daimyo(1), t.court(1), t.court(0)]).toEqual(['daimyo-s1', ['okugata-1'], ['castle-1']])
      expect([t.hand(2), t.discarded(), t.left(0)]).toEqual([['army-4'], ['saveface-1'], 2])
    },
  )

  example(
    'HS-EX-10',
    ['HS-NINJA-13', 'HS-NINJA-14', 'HS-NINJA-15', 'HS-NINJA-16', 'HS-NINJA-17'],
    'guards',
    () => {
      const t = given({
        players: [
          { honour: 90, hand: ['assassin-1', 'assassin-2'] },
          { daimyo: 'daimyo-s2', court: ['guard-1', 'guard-2', 'army-1'] },
          {},
        ],
      })
      t.dice(4).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
      expect(t.told('stabbed')[0]).toMatchObject({ die: 4, need: 5, success: false })
      expect([t.honour(0), t.court(1)]).toEqual([65, ['guard-2', 'army-1']])
      t.dice(5).plays(0, 'assassin-2', ['kill', 'daimyo', 1])
      expect([t.honour(0), t.court(1), t.status(1)]).toEqual([40, [], 'ronin'])
      expect(t.discarded().sort()).toEqual([
        'army-1',
        'assassin-1',
        'assassin-2',
        'daimyo-s2',
        'guard-1',
        'guard-2',
      ])
      const bare = given({ players: [{ hand: ['assassin-1'] }, { daimyo: 'daimyo-s2' }, {}] })
      bare.dice(4).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
      expect(bare.status(1)).toBe('ronin')
    },
  )

  const treacherous = (): ReturnType<typeof given> =>
    given({
      active: 1,
      shogun: 0,
      players: [
        { daimyo: 'daimyo-s4', court: ['army-1'], home: ['army-2', 'okugata-1'] },
        { honour: 30, status: ['second', 0], hand: ['assassin-1'] },
        {},
      ],
    })
  example(
    'HS-EX-11',
    ['HS-NINJA-19', 'HS-ALLY-10', 'HS-ALLY-11', 'HS-ALLY-12', 'HS-ALLY-13', 'HS-ALLY-14'],
    'the treacherous second Samurai',
    () => {
      const t = treacherous().dice(6).plays(1, 'assassin-1', ['kill', 'samurai', 0])
      expect([t.honour(1), t.status(1), t.daimyo(1), t.court(1), t.s.shogun]).toEqual([
        -20,
        'first',
        'daimyo-s4',
        ['army-1'],
        1,
      ])
      expect([t.status(0), t.home(0), t.daimyo(0), t.court(0)]).toEqual(['ronin', [], null, []])
      t.does(1, 'end').does(2, 'end').does(0, 'end')
      expect(t.told('honourChanged').at(-1)).toMatchObject({ seat: 1, amount: 60, bonus: 50 })
      const failed = treacherous().dice(2).plays(1, 'assassin-1', ['kill', 'samurai', 0])
      expect([failed.honour(1), failed.status(1), failed.status(0)]).toEqual([-20, 'second', 'first'])
      expect(failed.home(0)).toEqual(['army-2', 'okugata-1'])
    },
  )

  const allying = (): ReturnType<typeof given> =>
    given({
      active: 1,
      players: [
        { daimyo: 'daimyo-s4', court: ['okugata-6'] },
        { status: 'ronin', home: ['army-28'], hand: ['army-1'] },
        { hand: ['assassin-1'] },
      ],
    })
  example('HS-EX-12', ['HS-ALLY-3', 'HS-ALLY-4'], 'alliance timetable', () => {
    const t = allying()
    expect(strengthOf(t.s, 0, false)).toBe(2)
    t.does(1, 'ally', 0)
    expect([t.status(1), strengthOf(t.s, 0, false), t.honour(1)]).toEqual(['pledged', 5, 0])
    const killed = t.fork().does(1, 'end').dice(6).plays(2, 'assassin-1', ['kill', 'samurai', 0])
    expect([killed.status(0), killed.daimyo(0), killed.status(1)]).toEqual(['first', 'daimyo-s4', 'pledged'])
    t.does(1, 'end').does(2, 'end').does(0, 'end')
    expect([t.status(1), t.honour(1)]).toEqual(['second', 10])
    t.plays(1, 'army-1', ['lay', 'daimyo'])
    expect(t.court(0)).toEqual(['okugata-6', 'army-1'])
  })

  example('HS-EX-13', ['HS-ALLY-15', 'HS-ALLY-16'], 'dissolution timetable', () => {
    const t = given({
      active: 1,
      players: [{}, { honour: 100, status: ['second', 0], hand: ['daimyo-d1'] }, {}],
    })
    t.does(1, 'dissolve')
    expect([t.honour(1), t.status(1)]).toEqual([75, 'leaving'])
    t.does(1, 'end').does(2, 'end').does(0, 'end')
    expect([t.honour(1), t.status(1)]).toEqual([75, 'ronin'])
    expect(t.choices(1)).toEqual(expect.arrayContaining(['play daimyo-d1', 'ally 0', 'ally 2']))
  })

  example('HS-EX-14', ['HS-ALLY-18', 'HS-ALLY-19', 'HS-ALLY-23'], 'dismissal', () => {
    const t = given({
      players: [
        { daimyo: 'daimyo-s4', hand: ['daimyo-s1'] },
        { status: ['second', 0], home: ['okugata-1'] },
        { daimyo: 'daimyo-s5' },
      ],
    })
    t.plays(0, 'daimyo-s1', ['dismiss'])
    expect([t.status(1), t.daimyo(1), t.court(1), t.home(1), t.left(0)]).toEqual([
      'first',
      'daimyo-s1',
      [],
      ['okugata-1'],
      1,
    ])
    t.does(0, 'end')
    expect(t.honour(1)).toBe(10)
  })

  const shamed = (): ReturnType<typeof given> =>
    given({
      players: [
        { hand: ['dishonor-1'] },
        { honour: 100, status: ['second', 2], home: ['army-1', 'army-2'], hand: ['saveface-1'] },
        { hand: ['army-3'] },
        { hand: ['saveface-2'] },
      ],
    }).plays(0, 'dishonor-1', ['dishonor', 1])
  example(
    'HS-EX-15',
    ['HS-DIS-2', 'HS-DIS-3', 'HS-DIS-4', 'HS-DIS-5', 'HS-DIS-6', 'HS-DIS-7', 'HS-DIS-8', 'HS-DIS-9'],
    'answers to Dishonor',
    () => {
      const alone = shamed()
      expect(alone.left(0)).toBe(0)
      alone.does(1, 'accept').does(2, 'pass').does(3, 'pass')
      expect([alone.honour(1), alone.status(1)]).toEqual([25, 'ronin'])
      const helped = shamed().does(1, 'accept').does(2, 'pass').does(3, 'save')
      expect([helped.honour(1), helped.status(1), helped.hand(3)]).toEqual([70, 'second', []])
      const own = shamed().does(1, 'save')
      expect([own.honour(1), own.status(1), own.hand(1)]).toEqual([70, 'second', []])
      const dead = shamed().does(1, 'suicide', 'samurai')
      expect([dead.honour(1), dead.status(1), dead.home(1)]).toEqual([100, 'ronin', []])
      expect(dead.discarded()).toEqual(['dishonor-1', 'army-1', 'army-2'])
    },
  )

  example('HS-EX-16', ['HS-SAVE-4'], "Dishonor against the Shogun's player", () => {
    const t = given({
      shogun: 1,
      players: [{ hand: ['dishonor-1'] }, { honour: 100, hand: ['saveface-1'] }, { hand: ['saveface-2'] }],
    })
    t.plays(0, 'dishonor-1', ['dishonor', 1])
    expect(t.choices(1)).toEqual(['accept', 'suicide samurai', 'suicide daimyo'])
    expect(t.no(1, 'save')).toEqual(['HS-SAVE-4'])
    const accepted = t.fork().does(1, 'accept')
    expect([accepted.honour(1), accepted.asked()]).toEqual([25, [0]])
    t.does(1, 'suicide', 'daimyo')
    expect([t.honour(1), t.s.shogun, t.status(1)]).toEqual([100, -1, 'ronin'])
  })

  example(
    'HS-EX-17',
    ['HS-NINJA-4', 'HS-NINJA-5', 'HS-NINJA-6', 'HS-NINJA-7', 'HS-NINJA-8'],
    'Elite Spy',
    () => {
      const t = given({
        players: [
          { honour: 50, hand: ['elite-1'] },
          { status: ['second', 0] },
          { court: ['poss-nodachi', 'poss-gunpowder'] },
        ],
      })
      const gift = t.fork()
      t.plays(
        0,
        'elite-1',
        ['pick', 'poss-nodachi'],
        ['fate', 'daimyo'],
        ['pick', 'poss-gunpowder'],
        ['fate', 'destroy'],
      )
      expect([t.honour(0), t.court(0), t.court(2)]).toEqual([25, ['poss-nodachi'], []])
      expect(t.discarded()).toEqual(['elite-1', 'poss-gunpowder'])
      gift.plays(
        0,
        'elite-1',
        ['pick', 'poss-nodachi'],
        ['fate', 'daimyo'],
        ['pick', 'poss-gunpowder'],
        ['fate', 'second'],
      )
      expect(gift.home(1)).toEqual(['poss-gunpowder'])
    },
  )

  example('HS-EX-18', ['HS-END-3', 'HS-END-4'], 'victory', () => {
    const begin = (honour: number): ReturnType<typeof given> =>
      given({
        collecting: true,
        target: 400,
        players: [{ honour, daimyo: 'daimyo-s1', court: ['poss-noh'] }, { honour: 390 }, {}],
      })
    const t = begin(380)
    expect(t.s.outcome).toMatchObject({ payoff: [1, 0, 0], scores: [405, 390, 0], ranks: [1, 2, 3] })
    expect(t.asked()).toEqual([])
    expect(t.no(0, 'end')).toEqual(['HS-END-5'])
    const less = begin(350)
    expect([less.honour(0), less.s.outcome, less.asked()]).toEqual([375, null, [0]])
  })

  example('HS-EX-19', ['HS-COLLECT-5', 'HS-COLLECT-6'], 'Rônin with Gunpowder', () => {
    const t = given({
      players: [
        { status: 'ronin', home: ['poss-gunpowder', 'okugata-6'] },
        { status: 'ronin', home: ['okugata-7'] },
        {},
      ],
    })
    expect([t.income(0), t.income(1)]).toEqual([-10, 0])
  })

  example('HS-EX-20', ['HS-SAVE-5', 'HS-SAVE-6'], 'several Save Face', () => {
    const t = given({
      players: [
        { daimyo: 'daimyo-d3', hand: ['saveface-1'] },
        { daimyo: 'daimyo-s1', court: ['castle-1'], hand: ['army-1'] },
        { hand: ['saveface-2'] },
        { hand: ['saveface-3'] },
      ],
    })
    t.dice(6, 1).does(0, 'attack', 1)
    t.does(0, 'save').does(2, 'save').does(3, 'pass').does(1, 'pass')
    expect(t.told('windowClosed')[0]).toMatchObject({ by: 2, seat: 1 })
    expect([t.hand(0), t.hand(2), t.hand(3)]).toEqual([['saveface-1'], [], ['saveface-3']])
    expect(t.s.players.map((_, i) => t.daimyo(i))).toContain('daimyo-s1')
  })

  example(
    'HS-EX-21',
    ['HS-COLLECT-1', 'HS-COLLECT-8', 'HS-COLLECT-9', 'HS-COLLECT-13', 'HS-GUN-1', 'HS-END-4'],
    'a negative half near the target',
    () => {
      const t = given({
        collecting: true,
        active: 1,
        players: [
          { daimyo: 'daimyo-s4', court: ['poss-noh', 'okugata-6'] },
          { honour: 385, status: ['second', 0], home: ['poss-gunpowder'] },
          {},
        ],
      })
      expect(t.told('honourChanged')).toMatchObject([{ amount: 10, court: 20, home: -10, total: 395 }])
      expect([t.honour(1), t.s.outcome]).toEqual([395, null])
    },
  )

  example(
    'HS-EX-22',
    ['HS-BATTLE-14', 'HS-BATTLE-19', 'HS-ALLY-21', 'HS-ALLY-24'],
    'the attacker loses, with a leaving second Samurai',
    () => {
      const t = given({
        shogun: 2,
        players: [
          {
            daimyo: 'daimyo-d1',
            court: ['castle-1', 'okugata-1'],
            home: ['okugata-2', 'army-1'],
            hand: ['army-2'],
          },
          { honour: 75, status: ['leaving', 0], home: ['army-28'], hand: ['army-3'] },
          { daimyo: 'daimyo-d3', hand: ['army-4'] },
        ],
      })
      expect(diceFor(strengthOf(t.s, 0, false))).toBe(2)
      t.dice(1, 2, 6).does(0, 'attack', 2)
      t.does(0, 'pass').does(1, 'pass').does(2, 'pass')
      expect(t.asked()).toEqual([2])
      t.does(2, 'take')
      expect([t.court(2), t.s.shogun]).toEqual([['castle-1'], 2])
      expect([t.status(0), t.status(1), t.home(0), t.home(1), t.honour(1)]).toEqual([
        'ronin',
        'ronin',
        ['okugata-2', 'army-1'],
        ['army-28'],
        75,
      ])
      expect(t.discarded().sort()).toEqual(['daimyo-d1', 'okugata-1'])
      expect(t.asked()).toEqual([0])
      expect(t.left(0)).toBe(3) // 6 + 4 ki of the own house alone
      expect(t.no(0, 'ally', 2)).toContain('HS-DECL-1')
    },
  )
})
