/** 3.10 Ninjas, 3.14 Gunpowder Weapons. */
import { describe, expect, test } from 'vitest'
import { given } from '../scenario.ts'

describe('spies', () => {
  const table = (card: string): ReturnType<typeof given> =>
    given({
      players: [
        { honour: 50, home: ['poss-daisho'], hand: [card] },
        { court: ['poss-noh', 'castle-1'], home: ['poss-nodachi', 'army-1', 'okugata-1', 'guard-1'] },
        { court: ['poss-gunpowder'] },
      ],
    })

  test('HS-NINJA-1: every Ninja card costs its user 25, booked before the effect', () => {
    const t = table('spy-1').plays(0, 'spy-1', ['pick', 'poss-noh'], ['fate', 'destroy'])
    expect(t.honour(0)).toBe(25)
    expect(t.events.map(e => e.type)).toEqual(['spied', 'honourChanged', 'destroyed'])
    const elite = table('elite-1').plays(0, 'elite-1', ['pick', 'poss-gunpowder'], ['fate', 'destroy'])
    expect(elite.honour(0)).toBe(25)
  })

  test('HS-NINJA-2, HS-AMB-19: also on failure, also without any honour', () => {
    const t = given({ players: [{ honour: -40, hand: ['assassin-1'] }, {}, {}] })
    t.dice(2).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
    expect([t.honour(0), t.status(1)]).toEqual([-65, 'first'])
  })

  test('HS-NINJA-3, HS-AMB-29, HS-AMB-34, HS-GUN-3: one possession of another player; nothing else can be picked', () => {
    const t = table('spy-1').does(0, 'play', 'spy-1')
    expect(t.choices(0).sort()).toEqual(['pick poss-gunpowder', 'pick poss-nodachi', 'pick poss-noh'])
    expect(t.no(0, 'pick', 'poss-daisho')).toEqual(['HS-AMB-59', 'HS-NINJA-3'])
    t.does(0, 'pick', 'poss-noh').does(0, 'fate', 'samurai')
    expect([t.home(0), t.court(1)]).toEqual([['poss-daisho', 'poss-noh'], ['castle-1']])
    expect(t.asked()).toEqual([0])
    expect(t.choices(0)).toContain('end')
  })

  test('HS-NINJA-4, HS-NINJA-5: an Elite Spy up to two of one and the same house, each with its own fate', () => {
    const t = given({
      players: [
        { hand: ['elite-1'] },
        { court: ['poss-noh', 'poss-masamune'], home: ['poss-nodachi'] },
        { home: ['poss-gunpowder'] },
      ],
    })
    t.does(0, 'play', 'elite-1').does(0, 'pick', 'poss-noh').does(0, 'fate', 'samurai')
    expect(t.choices(0)).toEqual(['pick poss-masamune', 'enough'])
    expect(t.no(0, 'pick', 'poss-nodachi')).toEqual(['HS-NINJA-4'])
    expect(t.no(0, 'pick', 'poss-noh')).toEqual(['HS-NINJA-5', 'HS-NINJA-4'])
    const one = t.fork().does(0, 'enough')
    expect([one.home(0), one.court(1)]).toEqual([['poss-noh'], ['poss-masamune']])
    t.does(0, 'pick', 'poss-masamune').does(0, 'fate', 'destroy')
    expect([t.home(0), t.court(1), t.discarded()]).toEqual([['poss-noh'], [], ['elite-1', 'poss-masamune']])
  })

  test('HS-NINJA-6: a destroyed card is discarded', () => {
    const t = table('spy-1').plays(0, 'spy-1', ['pick', 'poss-gunpowder'], ['fate', 'destroy'])
    expect([t.discarded(), t.court(2)]).toEqual([['spy-1', 'poss-gunpowder'], []])
  })

  test('HS-NINJA-7, HS-AMB-20: into the own house, the Daimyo controlled or served, or the own second Samurai', () => {
    const lord = given({
      players: [{ hand: ['spy-1'] }, { status: ['second', 0] }, { home: ['poss-noh'] }],
    })
    lord.does(0, 'play', 'spy-1').does(0, 'pick', 'poss-noh')
    expect(lord.choices(0)).toEqual(['fate destroy', 'fate samurai', 'fate daimyo', 'fate second'])
    expect(lord.does(0, 'fate', 'second').home(1)).toEqual(['poss-noh'])
    const second = given({
      active: 1,
      players: [{}, { status: ['second', 0], hand: ['spy-1'] }, { home: ['poss-noh'] }],
    })
    second.plays(1, 'spy-1', ['pick', 'poss-noh'], ['fate', 'daimyo'])
    expect(second.court(0)).toEqual(['poss-noh'])
    const pledged = given({
      players: [{ hand: ['spy-1'] }, { status: ['pledged', 0] }, { home: ['poss-noh'] }],
    })
    pledged.does(0, 'play', 'spy-1').does(0, 'pick', 'poss-noh')
    expect(pledged.no(0, 'fate', 'second')).toEqual(['HS-NINJA-7'])
    const ronin = given({ players: [{ status: 'ronin', hand: ['spy-1'] }, {}, { home: ['poss-noh'] }] })
    ronin.does(0, 'play', 'spy-1').does(0, 'pick', 'poss-noh')
    expect(ronin.choices(0)).toEqual(['fate destroy', 'fate samurai'])
  })

  test('HS-NINJA-8: two stolen cards into one house or into two', () => {
    const t = given({ players: [{ hand: ['elite-1'] }, { court: ['poss-noh', 'poss-daisho'] }, {}] })
    const same = t.fork()
    t.plays(
      0,
      'elite-1',
      ['pick', 'poss-noh'],
      ['fate', 'samurai'],
      ['pick', 'poss-daisho'],
      ['fate', 'daimyo'],
    )
    expect([t.home(0), t.court(0)]).toEqual([['poss-noh'], ['poss-daisho']])
    same.plays(
      0,
      'elite-1',
      ['pick', 'poss-noh'],
      ['fate', 'daimyo'],
      ['pick', 'poss-daisho'],
      ['fate', 'daimyo'],
    )
    expect(same.court(0)).toEqual(['poss-noh', 'poss-daisho'])
  })

  test('HS-NINJA-9: no die is rolled and guards look on', () => {
    const t = given({ players: [{ hand: ['spy-1'] }, { home: ['poss-noh', 'guard-1'] }, {}] })
    const rng = [...t.s.rng]
    t.plays(0, 'spy-1', ['pick', 'poss-noh'], ['fate', 'samurai'])
    expect([t.home(1), [...t.s.rng]]).toEqual([['guard-1'], rng])
  })

  test('HS-NINJA-10, HS-AMB-21: without a possession elsewhere a spy can only be discarded', () => {
    const t = given({
      players: [{ home: ['poss-noh'], hand: ['spy-1', 'elite-1'] }, { court: ['castle-1'] }, {}],
    })
    expect([t.no(0, 'play', 'spy-1'), t.no(0, 'play', 'elite-1')]).toEqual([['HS-NINJA-10'], ['HS-NINJA-10']])
    expect(t.choices(0)).toContain('discard spy-1')
    const one = given({ players: [{ hand: ['elite-1'] }, { court: ['poss-noh'] }, {}] })
    one.plays(0, 'elite-1', ['pick', 'poss-noh'], ['fate', 'destroy']) // nothing more is asked
    expect(one.choices(0)).toContain('end')
  })

  test('HS-NINJA-22, HS-AMB-59: never back into its house, also not of an ally, and never to a hand', () => {
    const second = given({
      active: 1,
      players: [{ court: ['poss-noh'] }, { status: ['second', 0], hand: ['spy-1'] }, {}],
    })
    second.does(1, 'play', 'spy-1').does(1, 'pick', 'poss-noh')
    expect(second.no(1, 'fate', 'daimyo')).toEqual(['HS-NINJA-22'])
    second.does(1, 'fate', 'samurai')
    expect([second.home(1), second.hand(1)]).toEqual([['poss-noh'], []])
    const lord = given({ players: [{ hand: ['spy-1'] }, { status: ['second', 0], home: ['poss-noh'] }, {}] })
    lord.does(0, 'play', 'spy-1').does(0, 'pick', 'poss-noh')
    expect(lord.no(0, 'fate', 'second')).toEqual(['HS-NINJA-22'])
  })
})

describe('assassins', () => {
  test('HS-NINJA-11, HS-AMB-33: any Samurai or Daimyo of another, also the served Daimyo and the own second', () => {
    const t = given({
      active: 1,
      players: [{}, { status: ['second', 0], hand: ['assassin-1'] }, { status: 'ronin' }],
    }).does(1, 'play', 'assassin-1')
    expect(t.choices(1)).toEqual(['kill samurai 0', 'kill daimyo 0', 'kill samurai 2'])
    expect(t.no(1, 'kill', 'daimyo', 2)).toEqual(['HS-NINJA-11'])
    expect(t.no(1, 'kill', 'samurai', 1)).toEqual(['noAnswer'])
    const lord = given({ players: [{ hand: ['assassin-1'] }, { status: ['second', 0] }, {}] })
    expect(lord.dice(6).plays(0, 'assassin-1', ['kill', 'samurai', 1]).honour(0)).toBe(-25)
  })

  test('HS-NINJA-12, HS-NINJA-13: one die; without a guard 3 to 6 kill', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = given({ players: [{ hand: ['assassin-1'] }, {}, {}] })
      t.dice(die).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
      expect([t.told('stabbed')[0]?.die, t.status(1)]).toEqual([die, die >= 3 ? 'ronin' : 'first'])
    }
  })

  test('HS-NINJA-14: with a guard in that house only 5 and 6 kill', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = given({ players: [{ hand: ['assassin-1'] }, { court: ['guard-1'] }, {}] })
      t.dice(die).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
      expect(t.status(1)).toBe(die >= 5 ? 'ronin' : 'first')
      const other = given({ players: [{ hand: ['assassin-1'] }, { home: ['guard-1'] }, {}] })
      other.dice(die).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
      expect([other.status(1), other.home(1)]).toEqual([die >= 3 ? 'ronin' : 'first', ['guard-1']])
    }
  })

  test('HS-NINJA-15, HS-AMB-32: one guard falls by every attempt, however many there are', () => {
    const t = given({ players: [{ hand: ['assassin-1'] }, { home: ['guard-1', 'guard-2', 'guard-3'] }, {}] })
    t.dice(1).plays(0, 'assassin-1', ['kill', 'samurai', 1])
    expect([t.home(1), t.told('guardFell')[0]?.card]).toEqual([['guard-2', 'guard-3'], 79])
    const done = given({ players: [{ hand: ['assassin-1'] }, { home: ['guard-1', 'army-1'] }, {}] })
    done.dice(6).plays(0, 'assassin-1', ['kill', 'samurai', 1])
    expect([done.told('guardFell').length, done.told('samuraiDied')[0]?.cards]).toEqual([1, [34]])
  })

  test('HS-NINJA-16: a Daimyo falls with the whole house, castle included', () => {
    const t = given({
      players: [
        { hand: ['assassin-1'] },
        { daimyo: 'daimyo-s1', court: ['castle-1', 'okugata-1', 'poss-noh'] },
        {},
      ],
    })
    t.dice(3).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
    expect(t.discarded()).toEqual(['assassin-1', 'daimyo-s1', 'castle-1', 'okugata-1', 'poss-noh'])
  })

  test('HS-NINJA-17, HS-NINJA-18: a Samurai loses his house; alone he keeps the Daimyo', () => {
    const t = given({
      players: [{ hand: ['assassin-1'] }, { court: ['army-1'], home: ['army-2', 'poss-noh'] }, {}],
    })
    t.dice(3).plays(0, 'assassin-1', ['kill', 'samurai', 1])
    expect([t.status(1), t.home(1), t.court(1)]).toEqual(['first', [], ['army-1']])
  })

  test('HS-NINJA-19, HS-NINJA-20: treachery costs 50, tried or done; a leaving second too; the Daimyo costs 25', () => {
    const table = (status: 'second' | 'leaving' | 'pledged'): ReturnType<typeof given> =>
      given({ active: 1, players: [{}, { honour: 100, status: [status, 0], hand: ['assassin-1'] }, {}] })
    for (const die of [1, 6])
      for (const [status, left] of [
        ['second', 50] as const,
        ['leaving', 50] as const,
        ['pledged', 75] as const,
      ]) {
        const t = table(status).dice(die).plays(1, 'assassin-1', ['kill', 'samurai', 0])
        expect(t.honour(1)).toBe(left)
      }
    expect(table('second').dice(1).plays(1, 'assassin-1', ['kill', 'daimyo', 0]).honour(1)).toBe(75)
    expect(table('second').dice(1).plays(1, 'assassin-1', ['kill', 'samurai', 2]).honour(1)).toBe(75)
  })

  test('HS-NINJA-21: no Save Face window opens for a murder', () => {
    const t = given({ players: [{ hand: ['assassin-1'] }, { hand: ['saveface-1'] }, {}] })
    t.dice(3).plays(0, 'assassin-1', ['kill', 'daimyo', 1])
    expect([t.asked(), t.status(1), t.hand(1)]).toEqual([[0], 'ronin', ['saveface-1']])
  })
})

describe('Gunpowder Weapons', () => {
  test('HS-GUN-2: two ki less for whoever counts their house, not for the second Samurai', () => {
    const t = given({
      players: [
        { daimyo: 'daimyo-d2', court: ['poss-gunpowder', 'poss-noh'] },
        { status: ['second', 0], home: ['poss-nodachi', 'poss-daisho', 'poss-masamune'] },
        {},
      ],
    })
    expect([t.left(0), t.left(1)]).toEqual([3, 3]) // 6 + 2 - 2 + 3 = 9; 6 + 3 = 9
  })

  test('HS-AMB-44: nobody can refuse them', () => {
    const second = given({
      active: 1,
      players: [{}, { status: ['second', 0], hand: ['poss-gunpowder'] }, {}],
    })
    expect(second.plays(1, 'poss-gunpowder', ['lay', 'daimyo']).court(0)).toEqual(['poss-gunpowder'])
    const lord = given({
      players: [{ hand: ['spy-1'] }, { status: ['second', 0] }, { home: ['poss-gunpowder'] }],
    })
    lord.plays(0, 'spy-1', ['pick', 'poss-gunpowder'], ['fate', 'second'])
    expect(lord.home(1)).toEqual(['poss-gunpowder'])
  })
})
