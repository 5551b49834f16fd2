/** 3.13 Dishonor and Save Face, 3.15 End of the game. */
import { describe, expect, test } from 'vitest'
import { honor } from '../../src/index.ts'
import { setUpTable } from '../../src/state.ts'
import { seeded } from '@noren/engine'
import type { Given } from '../scenario.ts'
import { given } from '../scenario.ts'

const shamed = (target: Given, ...others: Given[]): ReturnType<typeof given> =>
  given({ players: [{ honour: 10, hand: ['dishonor-1'] }, target, ...others] }).plays(0, 'dishonor-1', [
    'dishonor',
    1,
  ])

describe('Dishonor', () => {
  test('HS-DIS-1, HS-AMB-46: against any one other player, Rônin too', () => {
    const t = given({ players: [{ hand: ['dishonor-1'] }, { status: 'ronin' }, {}] }).does(
      0,
      'play',
      'dishonor-1',
    )
    expect(t.choices(0)).toEqual(['dishonor 1', 'dishonor 2'])
    expect(t.no(0, 'dishonor', 0)).not.toEqual([])
  })

  test('HS-DIS-2: the target must answer, and nobody else meanwhile', () => {
    const t = shamed({ hand: ['saveface-1'] }, {})
    expect([t.asked(), t.choices(1)]).toEqual([[1], ['accept', 'save', 'suicide samurai', 'suicide daimyo']])
    expect(t.why(0, 'end')).toEqual({ id: 'notAsked', facts: { waiting: 2 }, clauses: [] })
  })

  test('HS-DIS-3: accepting costs 75', () => {
    expect(shamed({ honour: 100 }, {}).does(1, 'accept').honour(1)).toBe(25)
  })

  test('HS-DIS-4: Save Face makes it 30', () => {
    expect(
      shamed({ honour: 100, hand: ['saveface-1'] }, {})
        .does(1, 'save')
        .honour(1),
    ).toBe(70)
  })

  test('HS-DIS-5, HS-AMB-53: a suicide costs no honour, even if the second takes the Daimyo', () => {
    const t = shamed({ honour: 100, court: ['army-1'] }, { status: ['second', 1] }).does(
      1,
      'suicide',
      'samurai',
    )
    expect([t.honour(1), t.status(1), t.status(2), t.court(2)]).toEqual([100, 'ronin', 'first', ['army-1']])
  })

  test('HS-DIS-6, HS-AMB-47: the Samurai, or a Daimyo one controls', () => {
    expect(shamed({ status: ['second', 2] }, {}).no(1, 'suicide', 'daimyo')).toEqual([
      'HS-AMB-47',
      'HS-DIS-6',
    ])
    expect(shamed({ status: 'ronin' }, {}).choices(1)).toEqual(['accept', 'suicide samurai'])
  })

  test('HS-DIS-7: a Daimyo takes the whole house along', () => {
    const t = shamed({ daimyo: 'daimyo-s1', court: ['castle-1', 'army-1'], home: ['army-2'] }, {})
    t.does(1, 'suicide', 'daimyo')
    expect([t.status(1), t.home(1)]).toEqual(['ronin', ['army-2']])
    expect(t.discarded()).toEqual(['dishonor-1', 'daimyo-s1', 'castle-1', 'army-1'])
  })

  test('HS-DIS-8: a Samurai loses the cards of his house and stays', () => {
    const t = shamed({ court: ['army-1'], home: ['army-2'] }, {}).does(1, 'suicide', 'samurai')
    expect([t.status(1), t.home(1), t.court(1)]).toEqual(['first', [], ['army-1']])
  })

  test('HS-DIS-9: succession by suicide; a second or pledged Samurai becomes a Rônin', () => {
    for (const status of ['second', 'leaving', 'pledged'] as const) {
      const t = shamed({ honour: 50, status: [status, 2] }, {}).does(1, 'suicide', 'samurai')
      expect([t.status(1), t.honour(1)]).toEqual(['ronin', 50])
    }
    const pledged = shamed({}, { status: ['pledged', 1] }).does(1, 'suicide', 'samurai')
    expect([pledged.status(1), pledged.status(2)]).toEqual(['first', 'pledged'])
  })

  test('HS-DIS-10, HS-AMB-25, HS-AMB-48: after accepting the others are asked; their card cannot be refused and keeps the alliance', () => {
    const t = shamed({ honour: 100, status: ['second', 2] }, { hand: ['army-1'] }, { hand: ['saveface-2'] })
    t.does(1, 'accept')
    expect([t.honour(1), t.asked()]).toEqual([100, [2, 3]]) // before the loss is booked
    t.does(3, 'save').does(2, 'pass')
    expect([t.honour(1), t.status(1), t.asked()]).toEqual([70, 'second', [0]])
    const dead = shamed({}, { hand: ['saveface-2'] }).does(1, 'suicide', 'samurai')
    expect(dead.asked()).toEqual([0])
  })

  test('HS-DIS-11, HS-DIS-12: its player loses nothing, and the card is discarded whatever the answer', () => {
    for (const words of [['accept'], ['suicide', 'samurai'], ['suicide', 'daimyo']] as const) {
      const t = shamed({}, {}).does(1, ...words)
      expect([t.honour(0), t.discarded()[0], t.hand(0)]).toEqual([10, 'dishonor-1', []])
    }
  })
})

describe('Save Face', () => {
  test('HS-SAVE-1, HS-SAVE-3: out of turn, by anybody for anybody', () => {
    const t = shamed({ honour: 100 }, { hand: ['saveface-1'] })
      .does(1, 'accept')
      .does(2, 'save')
    expect([t.honour(1), t.hand(2)]).toEqual([70, []])
    const none = shamed({}, { hand: ['army-1'] }).does(1, 'accept')
    expect(none.no(2, 'save')).toEqual(['HS-DEC-7', 'HS-DEC-8'])
  })

  test('HS-SAVE-2, HS-AMB-54: it cannot be played otherwise, only discarded', () => {
    const t = given({ players: [{ hand: ['saveface-1'] }, {}, {}] })
    expect(t.no(0, 'play', 'saveface-1')).toEqual(['HS-SAVE-2'])
    t.does(0, 'discard', 'saveface-1')
    expect(t.discarded()).toEqual(['saveface-1'])
  })

  test('HS-SAVE-4, HS-AMB-24: barred for the player of the Shogun, who may still help others, as may his second be helped', () => {
    const t = given({
      shogun: 1,
      players: [
        { hand: ['dishonor-1', 'dishonor-2'], court: ['okugata-1'], home: ['okugata-2'] },
        { honour: 100, hand: ['saveface-1'] },
        { honour: 100, status: ['second', 1], hand: ['saveface-2'] },
        {},
      ],
    })
    t.plays(0, 'dishonor-1', ['dishonor', 1])
    expect(t.no(1, 'save')).toEqual(['HS-SAVE-4'])
    t.does(1, 'accept')
    expect([t.honour(1), t.asked()]).toEqual([25, [0]]) // no window
    t.plays(0, 'dishonor-2', ['dishonor', 2])
    const own = t.fork().does(2, 'save')
    expect(own.honour(2)).toBe(70)
    t.does(2, 'accept').does(1, 'save')
    expect([t.honour(2), t.hand(1)]).toEqual([70, []])
  })

  test('HS-SAVE-5: one card only; the others keep theirs', () => {
    const t = shamed({ honour: 100 }, { hand: ['saveface-1'] }, { hand: ['saveface-2'] })
    t.does(1, 'accept').does(3, 'save').does(2, 'save')
    expect([t.honour(1), t.hand(2), t.hand(3)]).toEqual([70, [], ['saveface-2']])
  })

  test('HS-SAVE-6, HS-AMB-26: the affected player first, then clockwise from him', () => {
    const table = (): ReturnType<typeof given> =>
      given({
        players: [
          { daimyo: 'daimyo-d3', hand: ['saveface-1'] },
          { hand: ['saveface-2'] },
          { daimyo: 'daimyo-s1', court: ['castle-1'], hand: ['saveface-3'] },
          { hand: ['saveface-4'] },
        ],
      })
        .dice(6, 1)
        .does(0, 'attack', 2)
    const order: number[] = []
    for (const passing of [[], [2], [2, 3], [2, 3, 0]]) {
      const t = table()
      for (const seat of [0, 1, 2, 3]) t.does(seat, passing.includes(seat) ? 'pass' : 'save')
      order.push(t.told('windowClosed')[0]?.by ?? -1)
    }
    expect(order).toEqual([2, 3, 0, 1])
  })
})

describe('end of the game', () => {
  test('HS-END-1, HS-END-2, HS-END-6, HS-AMB-27: 400 with 3 or 4, 300 with 5 or 6, or what the host chose', () => {
    const targets = [3, 4, 5, 6].map(
      n => honor.setup({ ...honor.options.defaults, target: 'auto' }, n, seeded(1)).target,
    )
    expect(targets).toEqual([400, 400, 300, 300])
    for (const target of [250, 300, 400] as const)
      expect(honor.setup({ ...honor.options.defaults, target }, 5, seeded(1)).target).toBe(target)
    expect(honor.options.read({ target: 350 }, 4)).toMatchObject({ faults: [{ clause: 'HS-END-6' }] })
  })

  test('HS-END-3, HS-END-5: reaching the target exactly ends the game at once, alone', () => {
    const t = given({
      collecting: true,
      target: 250,
      players: [{ honour: 240, daimyo: 'daimyo-s4' }, {}, {}],
    })
    expect(t.s.outcome).toEqual({
      payoff: [1, 0, 0],
      scores: [250, 0, 0],
      ranks: [1, 2, 2],
      clause: 'HS-END-5',
    })
    expect(t.told('gameEnded')).toMatchObject([{ seat: 0, honour: 250 }])
  })

  test('HS-END-4, HS-AMB-28: looked at only after the own collection; only the active player can win', () => {
    const t = given({ target: 250, players: [{ honour: 240 }, { honour: 245, daimyo: 'daimyo-s1' }, {}] })
    expect(t.s.outcome).toBeNull()
    t.does(0, 'end')
    expect(t.s.outcome).toMatchObject({ payoff: [0, 1, 0] })
    expect(setUpTable({ ...honor.options.defaults, target: 250 }, 3, seeded(1)).outcome).toBeNull()
  })
})
