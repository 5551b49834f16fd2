import { describe, expect } from 'vitest'
import { given, rule, three } from './scenario.ts'

const near = { gaps: [1, 3, 3] } as const

describe('attack', () => {
  rule(
    'SK-ATTACK-1 SK-ATTACK-2 SK-ATTACK-17',
    "targets: opposing Samurai, opposing Disciples, Spirits; never one's own",
    () => {
      const t = given({
        players: [{ hand: ['A1'] }, {}, {}, { status: 'spirit', haul: 1 }],
        gaps: [[0, 'a', 1, 'b', 1], 3, 3],
      })
      const [own, other] = (t.s.row[0] as number[]).map((_, i) => t.disciple(0, i))
      t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'attack')
      expect(t.choices(0).filter(c => c.startsWith('target'))).toEqual([`target ${other}`, 'target 3'])
      t.mayNot(0, ['target', own as string], 'noAnswer')
    },
  )
  rule('SK-ATTACK-3 SK-ATTACK-4 SK-WEAPON-7 SK-SAKE-4', 'any usable weapon, not only the wielded one', () => {
    const t = given({
      players: [{ hand: ['A1'], gear: ['katana', 'wakizashi'], wield: 'katana' }, {}, {}],
      ...near,
    })
    t.uses(0, 0, 'attack', ['target', 1]).may(0, 'weapon', 'katana').does(0, 'weapon', 'wakizashi')
    expect(t.last('attacked').value).toBe(3)
    const wet = given({
      players: [{ hand: ['A1'], gear: ['katana', 'wakizashi', 'no-dachi'], sake: ['katana'] }, {}, {}],
      ...near,
    })
    wet.uses(0, 0, 'attack', ['target', 1])
    expect(wet.last('attacked').weapon).toBe(3) // the Wakizashi, the only one left
  })
  rule(
    'SK-ATTACK-5 SK-ATTACK-7 SK-ATTACK-11',
    'each weapon at its own distance; only the Yumi is ranged',
    () => {
      for (const [gear, steps, value, ranged] of [
        ['katana', 1, 5, false],
        ['wakizashi', 1, 4, false],
        ['no-dachi', 2, 6, false],
        ['naginata', 3, 4, false],
        ['yumi', 4, 3, true],
      ] as const) {
        const t = given({ players: [{ hand: ['A2'], gear: [gear] }, {}, {}], gaps: [steps, 9, 9] })
        t.uses(0, 0, 'attack', ['target', 1])
        expect(t.last('attacked')).toMatchObject({ value, ranged })
        const gaps = { katana: 2, wakizashi: 2, 'no-dachi': 3, naginata: 1, yumi: 1 }[gear]
        const off = given({ players: [{ hand: ['A2'], gear: [gear] }, {}, {}], gaps: [gaps, gaps, gaps] })
        off.does(0, 'card', off.card(0, 0)).mayNot(0, ['use', 'attack'], 'SK-ATTACK-5')
      }
    },
  )
  rule(
    'SK-ATTACK-8 SK-ATTACK-9 SK-ATTACK-10',
    'bare hands: exactly 1 Step, the box alone, never merely for want of reach',
    () => {
      const bare = given({ players: [{ hand: ['A2'], gear: [] }, {}, {}], ...near })
      bare.uses(0, 0, 'attack', ['target', 1])
      expect(bare.last('attacked')).toMatchObject({ value: 2, weapon: -1 })
      const armed = given({ players: [{ hand: ['A2'], gear: ['naginata'] }, {}, {}], gaps: [1, 8, 8] })
      armed.does(0, 'card', armed.card(0, 0)).mayNot(0, ['use', 'attack'], 'SK-ATTACK-8')
      const allowed = given({
        players: [{ hand: ['A2'], gear: ['naginata'] }, {}, {}],
        gaps: [1, 8, 8],
        options: { bareHandsOutOfRange: true },
      })
      allowed.uses(0, 0, 'attack', ['target', 1])
      expect(allowed.last('attacked')).toMatchObject({ value: 2, weapon: -1 })
    },
  )
  rule('SK-ATTACK-12', 'an Attack of 0 may not be declared', () => {
    const t = given({ players: [{ hand: ['A0'], gear: [] }, {}, {}], ...near })
    t.does(0, 'card', t.card(0, 0)).mayNot(0, ['use', 'attack'], 'SK-ATTACK-12')
    const armed = given({ players: [{ hand: ['A0'] }, {}, {}], ...near })
    armed.uses(0, 0, 'attack', ['target', 1])
    expect(armed.last('attacked').value).toBe(3)
  })
  rule(
    'SK-ATTACK-13 SK-ATTACK-14 SK-DMG-1 SK-DEF-6',
    'damage is Attack less Defence; without a card nothing defends',
    () => {
      const t = given({
        players: [{ hand: ['A1'] }, { gear: ['katana', 'armour'], hand: ['D1'] }, {}],
        ...near,
      })
      t.uses(0, 0, 'attack', ['target', 1]).passAll().does(1, 'pass')
      expect(t.wounds(1)).toBe(4)
    },
  )
  rule('SK-ATTACK-15', 'two Attacks in a turn', () => {
    const t = given({ players: [{ hand: ['A1', 'A1'] }, { life: 9 }, {}], ...near })
    t.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
    t.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
    expect(t.wounds(1)).toBe(8)
  })
  rule('SK-ATTACK-18 SK-INT-3', 'declare, window for all others, defence, damage, discard', () => {
    const t = given({ players: [{ hand: ['A1'] }, { hand: ['D1'] }, { hand: ['M1'] }], ...near })
    t.uses(0, 0, 'attack', ['target', 1])
    expect([t.at, t.asked, t.s.limbo.length]).toEqual(['window', [1, 2], 1])
    t.passAll()
    expect([t.at, t.asked]).toEqual(['defend', [1]])
    t.does(1, 'pass')
    expect([t.s.limbo.length, t.s.discard.length]).toEqual([0, 1])
  })
  rule('SK-ATTACK-19', 'the value is fixed at declaration; sake burnt later changes nothing', () => {
    const t = given({
      players: [
        { hand: ['A1'], gear: ['katana', 'wakizashi'], sake: ['wakizashi'], board: 'musashi' },
        {},
        {},
      ],
      ...near,
    })
    t.uses(0, 0, 'attack', ['target', 1])
    t.does(0, 'burn', 'wakizashi').passAll('window', 'defend')
    expect(t.wounds(1)).toBe(4)
  })
})

describe('iaido', () => {
  rule(
    'SK-IAIDO-1 SK-IAIDO-5 SK-IAIDO-8',
    'only seated, at least 1 Step in fr, and something must reach afterwards',
    () => {
      const up = three({ hand: ['A2'], standing: true }, { gaps: [2, 3, 3] })
      up.does(0, 'card', up.card(0, 0)).mayNot(0, ['use', 'iaido'], 'SK-IAIDO-1')
      const t = three({ hand: ['A2'] }, { gaps: [2, 3, 3] })
      t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'iaido')
      t.mayNot(0, ['step', 'left', 0], 'SK-IAIDO-5').mayNot(0, ['step', 'right', 1], 'SK-IAIDO-8')
      t.does(0, 'step', 'left', 1).mayNot(0, ['target', 2], 'SK-ATTACK-5').may(0, 'target', 1)
    },
  )
  rule(
    'SK-IAIDO-4 SK-ITEM-6 SK-ABIL-10 SK-ABIL-6',
    'up to 2 Steps; Sandals, Tomoe and Ittōsai raise it',
    () => {
      const most = (
        board: 'tomoe' | 'ittosai' | undefined,
        gear: readonly ('katana' | 'sandals')[],
      ): number => {
        const t = given({
          players: [{ hand: ['A2'], gear, ...(board === undefined ? {} : { board }) }, {}, {}],
          gaps: [9, 5, 9],
        })
        t.s.places[0] = (t.s.places[0] as number) | (1 << 6)
        t.s.gear[0]?.push(t.s.deck.splice(t.s.deck.indexOf(67), 1)[0] as number)
        t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'iaido')
        return Math.max(
          ...t
            .choices(0)
            .filter(c => c.startsWith('step'))
            .map(c => Number(c.split(' ')[2])),
        )
      }
      expect(most(undefined, ['katana'])).toBe(2)
      expect(most(undefined, ['katana', 'sandals'])).toBe(3)
      expect(most('tomoe', ['katana', 'sandals'])).toBe(4)
      expect(most('ittosai', ['katana'])).toBe(3)
    },
  )
  rule('SK-IAIDO-2 SK-IAIDO-3', 'it is one card of the two, and the marker is gone', () => {
    const t = three({ hand: ['A2', 'A1'] }, { gaps: [2, 3, 3] })
    t.uses(0, 0, 'iaido', ['step', 'left', 1], ['target', 1])
    expect([t.s.plays, t.seated(0)]).toEqual([1, false])
  })
})

describe('defence', () => {
  const attacked = (hand: readonly string[], more: object = {}, gear: 'katana' | 'yumi' = 'katana') =>
    given({
      players: [{ hand: ['A2'], gear: [gear] }, { hand, ...more }, {}],
      gaps: [gear === 'yumi' ? 9 : 1, 6, 3],
    })
      .uses(0, 0, 'attack', ['target', 1])
      .passAll()
  rule('SK-DEF-1 SK-DEF-2 SK-DEF-3 SK-DEF-7', 'one card, plus the wielded weapon, then discarded', () => {
    const t = attacked(['D1', 'D2'])
    t.does(1, 'defend', t.card(1, 0))
    expect([t.last('defended').value, t.wounds(1), t.hand(1), t.at]).toEqual([3, 2, 1, 'play'])
    expect(t.s.discard).toHaveLength(2)
  })
  rule(
    'SK-DEF-4 SK-DEF-5 SK-ITEM-7 SK-ITEM-3',
    'no weapon against a ranged Attack, never an unwielded one; Armour always',
    () => {
      const ranged = attacked(['D1'], { gear: ['katana', 'armour'] }, 'yumi')
      ranged.does(1, 'defend', ranged.card(1, 0))
      expect(ranged.last('defended').value).toBe(2)
      const idle = attacked(['D1'], { gear: ['katana', 'wakizashi'], wield: 'katana' })
      idle.does(1, 'defend', idle.card(1, 0))
      expect(idle.last('defended').value).toBe(3)
      const covered = attacked(['D1'], { sake: ['katana'] })
      covered.does(1, 'defend', covered.card(1, 0))
      expect(covered.last('defended').value).toBe(1)
    },
  )
  rule('SK-DEF-8 SK-DEF-9 SK-DEF-10', 'a Disciple from the hand takes the blow, not one on the table', () => {
    const t = attacked(['disciple', 'D1'])
    t.mayNot(1, ['sacrifice', t.card(1, 1)], 'SK-DEF-8').does(1, 'sacrifice', t.card(1, 0))
    expect([t.wounds(1), t.hand(1)]).toEqual([0, 1])
    const shot = attacked(['disciple'], {}, 'yumi')
    shot.does(1, 'sacrifice', shot.card(1, 0))
    expect(shot.wounds(1)).toBe(0)
  })
  rule('SK-DEF-12', 'an instant first, to free the wielded weapon', () => {
    const t = attacked(['D1'], { sake: ['katana'] })
    t.does(1, 'burn', 'katana').does(1, 'defend', t.card(1, 0))
    expect(t.last('defended').value).toBe(3)
  })
  rule('SK-DEF-13 SK-DISC-15', "a Disciple's Defence is drawn", () => {
    const t = given({ players: [{ hand: ['A1'] }, {}, {}], gaps: [[1, 'b', 2], 3, 3], top: ['D3'] })
    t.uses(0, 0, 'attack', ['target', t.disciple(0)]).passAll()
    expect([t.last('turnedUp').value, t.s.row[0]?.length]).toEqual([3, 0])
  })
})

describe('drink', () => {
  rule(
    'SK-DRINK-1 SK-DRINK-2 SK-DRINK-5 SK-DRINK-6 SK-SAKE-1',
    'as many as the box says, no fewer, each placed at once',
    () => {
      const t = three({ hand: ['B2'] }, { masu: 8 })
      t.uses(0, 0, 'drink').does(0, 'place', 'life')
      expect([t.at, t.s.masu]).toEqual(['place', 6])
      t.mayNot(0, ['place', 'life'], 'SK-SAKE-2').does(0, 'place', 'board')
      expect(t.at).toBe('play')
    },
  )
  rule('SK-DRINK-3 SK-DRINK-4', 'no more than the Masu holds, no more than there are places', () => {
    const t = three({ hand: ['B2'], sake: ['life', 'board'] }, { masu: 6 })
    t.uses(0, 0, 'drink').does(0, 'place', 'katana')
    expect([t.s.masu, t.at]).toEqual([5, 'play'])
    const full = three({ hand: ['B2'], sake: ['life', 'board', 'katana'] }, { masu: 5 })
    full.does(0, 'card', full.card(0, 0)).mayNot(0, ['use', 'drink'], 'SK-DRINK-4')
  })
})
