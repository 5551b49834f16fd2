import { describe, expect } from 'vitest'
import { sake } from '../src/index.ts'
import type { SakeView } from '../src/index.ts'
import type { Play } from './scenario.ts'
import { given, rule, three } from './scenario.ts'

const view = (t: Play, seat: number): SakeView => sake.view(t.s, seat)

describe('interruptions', () => {
  rule('SK-INT-1', "not in one's own turn", () => {
    const t = three({ hand: ['stumble'] })
    t.does(0, 'card', t.card(0, 0)).mayNot(0, ['use', 'text'], 'SK-INT-1')
  })
  rule(
    'SK-INT-2 SK-INT-3 D-8',
    'every living Samurai but the one interrupted, target or not; no Spirit',
    () => {
      const t = given({
        players: [
          { hand: ['A1'] },
          {},
          { hand: ['double-vision'] },
          { status: 'spirit', hand: ['double-vision'] },
        ],
        gaps: [1, 3, 3],
      })
      t.uses(0, 0, 'attack', ['target', 1])
      expect(t.asked).toEqual([1, 2])
      t.does(2, 'interrupt', t.card(2, 0)).does(1, 'pass')
      expect([t.life(1), t.at]).toEqual([5, 'play'])
    },
  )
  rule(
    'SK-INT-5 SK-INT-6 SK-INT-7',
    'sealed answers: the nearest clockwise is played and discarded, the others keep their cards',
    () => {
      const t = given({
        players: [{ hand: ['double-vision'] }, { hand: ['A1'] }, {}, { hand: ['double-vision'] }],
        gaps: [3, 1, 3, 3],
        turn: 1,
      })
      t.uses(1, 0, 'attack', ['target', 2])
      t.does(0, 'interrupt', t.card(0, 0)).does(3, 'interrupt', t.card(3, 0)).does(2, 'pass')
      expect(t.last('windowClosed').by).toBe(3)
      expect([t.hand(0), t.hand(3), t.s.discard.length]).toEqual([1, 0, 2])
    },
  )
  rule('SK-INT-6', 'reflex: the first declared closes the window', () => {
    const t = given({
      options: { interruptPriority: 'reflex' },
      players: [{ hand: ['double-vision'] }, { hand: ['A1'] }, {}, { hand: ['double-vision'] }],
      gaps: [3, 1, 3, 3],
      turn: 1,
    })
    t.uses(1, 0, 'attack', ['target', 2]).does(0, 'interrupt', t.card(0, 0))
    expect([t.last('windowClosed').by, t.at]).toEqual([0, 'play'])
  })
  rule('SK-INT-8', 'an Interruption opens no window of its own', () => {
    const t = given({ players: [{ hand: ['M1'] }, { hand: ['stumble'] }, { hand: ['stumble'] }] })
    t.uses(0, 0, 'move', ['step', 'left', 1]).does(1, 'interrupt', t.card(1, 0)).does(2, 'pass')
    expect(t.at).toBe('play')
  })
  rule('SK-INT-9 SK-INT-10', 'Stumble for moves, Double Vision for Attacks, Disciples included', () => {
    const t = given({
      players: [{}, { hand: ['stumble', 'double-vision', 'M1'] }, {}],
      gaps: [[0, 'a', 3], 3, 3],
      at: 'disciples',
      top: ['A3'],
    })
    t.mayNot(1, ['interrupt', t.card(1, 1)], 'SK-INT-9').mayNot(1, ['interrupt', t.card(1, 2)], 'SK-INT-9')
    t.passOne()
    expect(t.at).toBe('window')
    t.does(1, 'interrupt', t.card(1, 1)).passAll()
    expect(t.life(1)).toBe(5)
  })
  rule('SK-INT-11 SK-INT-13', 'the cancelled card is spent and counts as played', () => {
    const t = given({ players: [{ hand: ['M1', 'A1'] }, { hand: ['stumble'] }, {}] })
    t.uses(0, 0, 'move', ['step', 'left', 1]).does(1, 'interrupt', t.card(1, 0)).passAll()
    expect([t.s.plays, t.cubes(0), t.hand(0)]).toEqual([1, [3], 1])
  })
  rule('D-8', 'a pass may be withdrawn until the window closes', () => {
    const t = given({ players: [{ hand: ['M1'] }, { hand: ['stumble'] }, { hand: ['A1'] }] })
    t.uses(0, 0, 'move', ['step', 'left', 1]).does(1, 'pass')
    t.does(1, 'withdraw').does(1, 'interrupt', t.card(1, 0)).does(2, 'pass')
    expect(t.last('windowClosed').by).toBe(1)
  })
})

describe('disciples', () => {
  rule('SK-DISC-1 SK-DISC-4 SK-GEO-11', 'left or right, at 0 Steps, any number', () => {
    const t = three({ hand: ['disciple', 'disciple'] })
    t.uses(0, 0, 'text', ['side', 'left']).uses(0, 0, 'text', ['side', 'right'])
    expect([t.cubes(0), t.cubes(2), t.s.kin]).toEqual([
      [0, 3],
      [3, 0],
      [1, 0, 0],
    ])
  })
  rule('SK-DISC-2', 'two alive: only the side facing the other', () => {
    const t = given({ players: [{ hand: ['disciple'] }, {}, { status: 'spirit' }], gaps: [[], 3] })
    t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'text')
    expect(t.choices(0).filter(c => c.startsWith('side'))).toEqual(['side towards'])
    t.does(0, 'side', 'towards')
    expect([t.cubes(1), t.s.kin[1]]).toEqual([[3, 0], 0])
  })
  rule(
    'SK-DISC-5 SK-DISC-6 SK-DISC-7 SK-DISC-8 SK-DISC-9 SK-DISC-23 D-15',
    'the master orders them; 2 Steps away from him, never past another',
    () => {
      const t = given({ players: [{}, {}, {}], gaps: [[0, 'a', 1, 'a', 6], 3, 3], at: 'disciples' })
      t.does(0, 'act', t.disciple(0, 0)).passOne()
      expect(t.cubes(0)).toEqual([1, 0, 6])
      t.passAll()
      expect(t.cubes(0)).toEqual([1, 2, 4])
    },
  )
  rule(
    'SK-DISC-10 SK-DISC-11 D-16',
    'it must attack at exactly 1 Step ahead; among several its owner chooses',
    () => {
      const t = given({
        players: [{}, {}, {}],
        gaps: [[1, 'a', 1, 'b', 0], 3, 3],
        at: 'disciples',
        top: ['A2', 'D0'],
      })
      expect(t.at).toBe('prey')
      t.may(0, 'target', 1).does(0, 'target', t.disciple(0, 1)).passAll()
      expect(t.s.row[0]).toHaveLength(1)
    },
  )
  rule(
    'SK-DISC-12 SK-DISC-13 SK-DISC-14 SK-DISC-17 SK-DISC-21',
    'the card turned up is its Attack, goes to the discard pile, and is met with a Defence card and weapon',
    () => {
      const t = given({
        players: [{}, { hand: ['D1'] }, {}],
        gaps: [[2, 'a', 1], 3, 3],
        at: 'disciples',
        top: ['A3'],
      })
      expect(t.last('turnedUp')).toMatchObject({ value: 3, why: 'attack' })
      expect(t.s.discard).toEqual([t.last('turnedUp').card])
      t.passAll().does(1, 'defend', t.card(1, 0))
      expect([t.last('defended').value, t.wounds(1)]).toEqual([3, 0])
    },
  )
  rule('SK-DISC-16', 'one point of damage eliminates it; none leaves it', () => {
    const hit = (defence: string): number => {
      const t = given({ players: [{ hand: ['A0'] }, {}, {}], gaps: [[1, 'b', 2], 3, 3], top: [defence] })
      t.uses(0, 0, 'attack', ['target', t.disciple(0)]).passAll()
      return t.s.row[0]?.length ?? -1
    }
    expect([hit('D2'), hit('D3')]).toEqual([0, 1])
  })
  rule('SK-DISC-19', 'its own master pushes it', () => {
    const t = three({ hand: ['M2'] }, { gaps: [[0, 'a', 3], 3, 3] })
    t.uses(0, 0, 'move', ['step', 'left', 2]).passAll()
    expect(t.cubes(0)).toEqual([0, 1])
  })
  rule('SK-DISC-20 SK-SAKE-2', 'no sake lies on a Disciple', () => {
    const t = three({ hand: ['B2'] }, { gaps: [[0, 'a', 3], 3, 3] })
    t.uses(0, 0, 'drink')
    expect(t.choices(0).filter(c => c.startsWith('place'))).toEqual([
      'place life',
      'place board',
      'place katana',
    ])
  })
  rule('SK-DISC-22', 'one made to stumble still attacks what stands at 1 Step', () => {
    const t = given({
      players: [{}, { hand: ['stumble'] }, {}],
      gaps: [[0, 'a', 3, 'a', 1], 3, 3],
      at: 'disciples',
      top: ['A2'],
    })
    t.does(0, 'act', t.disciple(0, 1)).passAll('window', 'defend')
    expect(t.wounds(1)).toBe(2)
    // A second one may have room to advance and yet nothing at 1 Step: held, it does nothing.
    const u = given({
      players: [{}, { hand: ['stumble'] }, {}],
      gaps: [[2, 'a', 2, 'b', 0], 3, 3],
      at: 'disciples',
      top: ['A2', 'D0'],
    })
    u.does(1, 'interrupt', u.card(1, 0)).passAll()
    expect([u.count('discipleHeld'), u.count('attacked'), u.cubes(0)]).toEqual([1, 0, [2, 2, 0]])
  })
  rule('SK-DISC-24', 'one that returned to the hand does not act', () => {
    const t = given({
      players: [{}, { life: 1 }, {}, {}],
      gaps: [[2, 'a', 1], 3, 3, [3, 'b', 0]],
      at: 'disciples',
      top: ['A3'],
    })
    t.does(0, 'act', t.disciple(0, 0)).passAll('window', 'defend')
    expect(t.last('died').seat).toBe(1)
    expect(t.count('attacked')).toBe(1)
  })
})

describe('hand, draw pile, Ardent Soul', () => {
  rule(
    'SK-HAND-1 SK-HAND-2 SK-HAND-3 D-13',
    'above 4 he discards down to 4, of his own choice, after drawing all',
    () => {
      const t = three({ hand: ['A1', 'A1', 'M1', 'M2'] }, { at: 'draw' })
      expect([t.at, t.hand(0)]).toEqual(['discard', 6])
      t.does(0, 'discard', t.card(0, 1)).does(0, 'discard', t.card(0, 5))
      expect(t.hand(0)).toBe(4)
    },
  )
  rule('SK-HAND-4', 'the limit binds Spirits', () => {
    const t = given({
      players: [{}, {}, { status: 'spirit', hand: ['A1', 'A1', 'M1', 'M2'] }],
      gaps: [3],
      turn: 2,
      top: ['A1:shove'],
    })
    t.does(2, 'shove', 'add', 0, 0)
    expect([t.at, t.asked]).toEqual(['discard', [2]])
  })
  rule(
    'SK-DECK-2 SK-DECK-3',
    'the discard pile is shuffled when the last card leaves; the draw goes on',
    () => {
      const t = three({}, {})
      t.s.discard = t.s.deck.splice(0, t.s.deck.length - 1)
      t.does(0, 'end')
      expect([t.hand(0), t.s.discard.length, t.s.reshuffles, t.count('shuffled')]).toEqual([2, 0, 1, 1])
      expect(t.s.deck.length).toBeGreaterThan(40)
    },
  )
  rule(
    'SK-DECK-4',
    'both empty: nothing is drawn; the next cards discarded together are the new pile',
    () => {
      const t = three({ hand: ['A1', 'A1', 'A1', 'A1'], sake: ['life'] })
      t.s.life[2] = [...(t.s.life[2] as number[]), ...t.s.deck]
      t.s.deck = []
      t.does(0, 'burn', 'life')
      expect(t.hand(0)).toBe(4)
      t.uses(0, 0, 'drink').does(0, 'place', 'life')
      expect([t.s.deck.length, t.s.discard.length]).toEqual([1, 0])
    },
  )
  rule('SK-DECK-5 SK-DECK-7', 'the back of the top card is seen by all', () => {
    const t = three({}, { top: ['A1:drowse'] })
    expect([-1, 0, 1, 2].map(seat => view(t, seat).open.top)).toEqual([2, 2, 2, 2])
  })
  rule('SK-DECK-6 SK-SOUL-6', 'Life cards leave for good, through a hand', () => {
    const t = three({ hand: ['B1'] })
    t.does(0, 'soul', 2)
    expect([t.life(0), t.wounds(0), t.hand(0)]).toEqual([3, 0, 3])
  })
  rule(
    'SK-SOUL-1 SK-SOUL-2 SK-SOUL-3 SK-SOUL-4 SK-SOUL-5 SK-SOUL-7 D-12',
    'once per turn of anybody, a number declared first, one card left, not under sake',
    () => {
      const t = given({ players: [{}, { life: 3 }, { sake: ['life'] }] })
      t.mayNot(1, ['soul', 3], 'SK-SOUL-4').mayNot(2, ['soul', 1], 'SK-SOUL-5').does(1, 'soul', 1)
      t.mayNot(1, ['soul', 1], 'SK-SOUL-2')
      t.does(0, 'end').does(0, 'end')
      t.does(1, 'soul', 1)
      expect([t.life(1), t.hand(1)]).toEqual([1, 2])
      const full = given({ players: [{}, { hand: ['A1', 'A1', 'M1', 'M1'] }, {}] })
      full.does(1, 'soul', 2)
      expect([full.at, full.asked]).toEqual(['discard', [1]])
    },
  )
})

describe('sake', () => {
  rule(
    'SK-SAKE-1 SK-SAKE-2 SK-SAKE-3 SK-SAKE-9 D-14',
    'one on each weapon, Item, Life pile and board; it stays',
    () => {
      const t = three({ hand: ['B2'], gear: ['katana', 'armour'], sake: ['katana'] }, { masu: 5 })
      t.uses(0, 0, 'drink')
      expect(t.choices(0).filter(c => c.startsWith('place'))).toEqual([
        'place life',
        'place board',
        'place armour',
      ])
      t.does(0, 'place', 'armour').does(0, 'place', 'board')
      expect(view(t, 1).open.players[0]?.total).toBe(3)
      expect(t.choices(0).some(c => c.startsWith('place'))).toBe(false)
    },
  )
  rule('SK-SAKE-7 SK-ABIL-1', 'on the board it shuts the ability off', () => {
    const t = three({ hand: ['A1', 'M1'], board: 'masako', sake: ['board'], wounds: 1 })
    t.mayNot(0, ['remedy', t.card(0, 0)], 'SK-SAKE-7')
    t.does(0, 'burn', 'board').may(0, 'remedy', t.card(0, 0))
  })
  rule('SK-SAKE-12', 'a sake not yet placed cannot be burnt; others can, and free a place', () => {
    const t = three({ hand: ['B1'], sake: ['life', 'board'] }, { masu: 5 })
    t.uses(0, 0, 'drink')
    expect(t.choices(0)).toEqual(['place katana', 'burn life', 'burn board'])
    t.does(0, 'burn', 'board').may(0, 'place', 'board')
  })
  rule(
    'SK-BURN-1 SK-BURN-2 SK-BURN-4 SK-BURN-5 SK-BURN-6 D-11',
    'at any moment, each sake one card, as often as he likes',
    () => {
      const t = given({ players: [{}, { sake: ['life', 'katana'] }, {}] })
      t.does(1, 'burn', 'katana').does(1, 'burn', 'life')
      expect([t.hand(1), t.s.gone, t.sakeOf(1)]).toEqual([2, 2, []])
    },
  )
  rule('SK-BURN-8', 'Spirits burn nothing', () => {
    const t = given({ players: [{}, {}, { status: 'spirit', haul: 3 }], gaps: [3] })
    expect(t.choices(2)).toEqual([])
  })
  rule('SK-BURN-9', 'the sake for an extra card may be the one that covered the weapon it uses', () => {
    const t = three({ hand: ['A2'], sake: ['katana'] }, { plays: 2, gaps: [1, 3, 3] })
    t.does(0, 'card', t.card(0, 0)).does(0, 'pay', 'katana').does(0, 'use', 'attack').does(0, 'target', 1)
    expect(t.last('attacked')).toMatchObject({ value: 5, weapon: 2 })
    expect(t.sakeOf(0)).toEqual([])
  })
})
