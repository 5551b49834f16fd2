import { describe, expect } from 'vitest'
import { begin, seeded } from './engine.ts'
import { sake } from '../src/index.ts'
import { printed } from '../src/printed.ts'
import type { Play } from './scenario.ts'
import { example, given } from './scenario.ts'

const EDITIONS = ['fr', 'it'] as const
type Edition = (typeof EDITIONS)[number]

const [ALAIN, BRUNO, CAMILLE, DAVID] = [0, 1, 2, 3] as const

for (const edition of EDITIONS) describe(`edition ${edition}`, () => both(edition))

function both(edition: Edition): void {
  example('SK-EX-1', ['SK-SETUP-13', 'SK-SETUP-14'], 'five players share 13 sake', () => {
    const s = begin(sake, { ...sake.options.defaults, edition, boardAssignment: 'random' }, 5, seeded(4))
    expect(s.masu).toBe(13)
  })

  // The small ring of A-61: Bruno, Camille, David.
  const afterIaido = (): Play => {
    const t = given({
      options: { edition },
      players: [{ hand: ['A2', 'D2'] }, { hand: ['D1'], gear: ['naginata'] }, { hand: ['yumi', 'A2'] }],
    })
    t.uses(0, 0, 'iaido', ['step', 'left', 2], ['target', 1])
    expect(t.seated(0)).toBe(false)
    t.passAll().does(0, 'weapon', 'katana')
    expect(t.cubes(0)).toEqual([1])
    expect(t.cubes(2)).toEqual([5])
    expect(t.last('attacked').value).toBe(5)
    return t.passAll().does(1, 'defend', t.card(1, 0))
  }

  example(
    'SK-EX-2',
    ['SK-IAIDO-2', 'SK-IAIDO-3', 'SK-IAIDO-4', 'SK-IAIDO-6', 'SK-ATTACK-7', 'SK-ATTACK-13', 'SK-DEF-3'],
    'iaido for 5 against a Naginata',
    () => {
      const t = afterIaido()
      expect(t.last('defended').value).toBe(3)
      expect([t.life(1), t.wounds(1)]).toEqual([3, 2])
    },
  )

  example(
    'SK-EX-3',
    ['SK-WEAPON-5', 'SK-ATTACK-5', 'SK-GEO-7', 'SK-DEF-4'],
    'a ranged weapon; the Katana adds nothing',
    () => {
      const t = afterIaido()
      t.does(0, 'end').does(0, 'end')
      t.does(1, 'end').does(1, 'end')
      t.uses(2, 0, 'text').uses(2, 0, 'attack', ['target', 0])
      if (t.at === 'declare') t.does(2, 'weapon', 'yumi')
      expect(t.last('attacked')).toMatchObject({ value: 3, ranged: true })
      t.passAll().does(0, 'defend', t.card(0, 0))
      expect(t.last('defended').value).toBe(2)
      expect(t.wounds(0)).toBe(1)
    },
  )

  example(
    'SK-EX-4',
    [
      'SK-DISC-1',
      'SK-DISC-5',
      'SK-DISC-8',
      'SK-DISC-10',
      'SK-DISC-12',
      'SK-DISC-14',
      'SK-DISC-15',
      'SK-DISC-16',
      'SK-DEF-8',
    ],
    'Disciples advance, strike, fall',
    () => {
      const t = given({
        options: { edition },
        players: [{ hand: ['disciple', 'disciple', 'pipe'] }, {}, {}, { hand: ['disciple'] }],
        turn: DAVID,
        plays: 1,
        top: ['A2', '', '', 'A1', 'D0'],
      })
      t.uses(DAVID, 0, 'text', ['side', 'left']).does(DAVID, 'end')
      expect(t.at).toBe('window')
      t.passAll()
      expect(t.cubes(DAVID)).toEqual([2, 1])
      expect(t.last('attacked').value).toBe(2)
      t.passAll().does(ALAIN, 'sacrifice', t.card(ALAIN, 0))
      expect([t.life(ALAIN), t.wounds(ALAIN)]).toEqual([5, 0])
      expect(t.hand(DAVID)).toBe(2)
      t.does(DAVID, 'end')

      const fallen = t.disciple(DAVID)
      t.uses(ALAIN, 0, 'text', ['side', 'right']).uses(ALAIN, 0, 'text').does(ALAIN, 'end')
      expect(t.cubes(DAVID)).toEqual([2, 1, 0])
      expect(t.last('turnedUp')).toMatchObject({ value: 1, why: 'attack' })
      t.passAll()
      expect(t.last('turnedUp')).toMatchObject({ value: 0, why: 'defence' })
      expect(t.last('discipleFell').seat).toBe(DAVID)
      expect(t.s.row[DAVID]?.map(c => c).length).toBe(1)
      expect(t.disciple(DAVID)).not.toBe(fallen)
    },
  )

  const duel = (gear: readonly ('katana' | 'no-dachi')[]): Play => {
    const t = given({
      options: { edition },
      players: [{ hand: ['A2', 'A1'], gear }, { hand: ['double-vision', 'stumble'] }, {}, {}],
      gaps: [1, 3, 3, 3],
    })
    return t.uses(ALAIN, 0, 'iaido', ['step', 'right', 1], ['target', BRUNO])
  }

  example(
    'SK-EX-5',
    ['SK-IAIDO-9', 'SK-IAIDO-7', 'SK-IAIDO-13'],
    '(a) nobody interrupts: the No-Dachi strikes for 6',
    () => {
      const t = duel(['katana', 'no-dachi']).passAll()
      expect([t.cubes(DAVID), t.cubes(ALAIN)]).toEqual([[2], [2]])
      t.mayNot(ALAIN, ['weapon', 'katana'], 'SK-ATTACK-5').does(ALAIN, 'weapon', 'no-dachi')
      expect(t.last('attacked').value).toBe(6)
      expect(t.seated(ALAIN)).toBe(false)
    },
  )

  example(
    'SK-EX-5',
    ['SK-IAIDO-12', 'SK-INT-10'],
    '(b) Double Vision: the move stands, the Attack does not',
    () => {
      const t = duel(['katana', 'no-dachi']).passAll().does(ALAIN, 'weapon', 'no-dachi')
      t.does(BRUNO, 'interrupt', t.card(BRUNO, 0)).passAll()
      expect(t.cubes(ALAIN)).toEqual([2])
      expect(t.life(BRUNO)).toBe(5)
      expect([t.at, t.seated(ALAIN)]).toEqual(['play', false])
    },
  )

  example(
    'SK-EX-5',
    ['SK-IAIDO-10', 'SK-INT-9'],
    '(c) Stumble: from where he stands the Katana strikes for 5',
    () => {
      const t = duel(['katana', 'no-dachi'])
      t.does(BRUNO, 'interrupt', t.card(BRUNO, 1)).passAll()
      expect(t.cubes(ALAIN)).toEqual([1])
      t.may(ALAIN, 'pass').does(ALAIN, 'weapon', 'katana')
      expect(t.last('attacked').value).toBe(5)
    },
  )

  example(
    'SK-EX-5',
    ['SK-IAIDO-11', 'SK-ATTACK-8', 'SK-INT-11'],
    '(d) Stumble and no Katana: no Attack at all',
    () => {
      const t = duel(['no-dachi'])
      t.does(BRUNO, 'interrupt', t.card(BRUNO, 1)).passAll()
      expect(t.count('attacked')).toBe(0)
      expect([t.at, t.s.plays, t.seated(ALAIN)]).toEqual(['play', 1, false])
      t.does(ALAIN, 'card', t.card(ALAIN, 0)).mayNot(ALAIN, ['use', 'iaido'], 'SK-IAIDO-1')
    },
  )

  example(
    'SK-EX-6',
    [
      'SK-SAKE-2',
      'SK-SAKE-4',
      'SK-SAKE-5',
      'SK-SAKE-6',
      'SK-WEAPON-8',
      'SK-WEAPON-9',
      'SK-DEF-12',
      'SK-BURN-2',
      'SK-BURN-6',
      'SK-DRINK-6',
    ],
    'drinking and burning',
    () => {
      const t = given({
        options: { edition },
        players: [
          {},
          {},
          { hand: ['rice-bowl', 'B2'], gear: ['katana', 'naginata'] },
          { hand: ['purchase', 'A1'] },
        ],
        turn: CAMILLE,
        masu: 9,
      })
      t.uses(CAMILLE, 0, 'text').uses(CAMILLE, 0, 'drink')
      expect(t.s.masu).toBe(7)
      t.does(CAMILLE, 'place', 'life').does(CAMILLE, 'place', 'katana')
      expect(t.sakeOf(CAMILLE)).toEqual(['life', 'katana'])
      t.mayNot(CAMILLE, ['soul', 1], 'SK-SOUL-5')
      t.mayNot(CAMILLE, ['activate', 'rice-bowl'], 'SK-TURN-14') // usable, but there is no wound to heal
      t.does(CAMILLE, 'end').does(CAMILLE, 'wield', 'naginata')

      t.uses(DAVID, 0, 'text', ['gear', CAMILLE, 'naginata']).passAll()
      t.does(CAMILLE, 'wield', 'katana')
      expect(t.wielded(CAMILLE)).toBe('katana')
      // David is 3 Steps away: bring him to 1 and strike.
      t.s.cubes[CAMILLE] = [1]
      t.s.supply += 2
      t.uses(DAVID, 0, 'attack', ['target', CAMILLE]).passAll()
      t.does(CAMILLE, 'burn', 'katana')
      expect(t.sakeOf(CAMILLE)).toEqual(['life'])
      const box = printed(t.s).defence[t.s.hand[CAMILLE]?.[0] ?? 0] as number
      t.does(CAMILLE, 'defend', t.card(CAMILLE, 0))
      expect(t.last('defended').value).toBe(box + 2)
    },
  )

  example(
    'SK-EX-7',
    [
      'SK-POWER-4',
      'SK-TORMENT-3',
      'SK-TORMENT-5',
      'SK-TORMENT-7',
      'SK-TORMENT-8',
      'SK-TORMENT-9',
      'SK-TORMENT-10',
      'SK-DEMAT-5',
      'SK-DEMAT-7',
      'SK-DEF-5',
    ],
    'Spirits',
    () => {
      const t = given({
        options: { edition },
        players: [
          { hand: ['A1', 'A0'] },
          { status: 'spirit', haul: 1, hand: ['A1:drowse', 'A2:drowse'] },
          { gear: ['katana', 'wakizashi'], sake: ['life'], hand: ['D2'] },
          { status: 'spirit', hand: ['A2:drowse', 'M3:drowse', 'A1:shove'] },
        ],
        gaps: [3, [], [], []],
        turn: DAVID,
        top: ['M1:brawl', 'M2:drowse'],
        masu: 3,
      })
      t.does(DAVID, 'brawl', CAMILLE, 'life').does(DAVID, 'onto', 'katana').passAll()
      expect(t.sakeOf(CAMILLE)).toEqual(['katana'])
      t.does(DAVID, 'torment', CAMILLE)
      t.mayNot(DAVID, ['spend', t.card(DAVID, 2)], 'SK-SPIRIT-3')
      t.does(DAVID, 'spend', t.card(DAVID, 0)).does(DAVID, 'spend', t.card(DAVID, 1)).does(DAVID, 'done')
      t.does(BRUNO, 'spend', t.card(BRUNO, 0))
      if (t.at === 'help') t.does(BRUNO, 'done')
      expect(t.last('helpClosed').total).toBe(3)
      t.does(CAMILLE, 'defend', t.card(CAMILLE, 0))
      expect(t.last('defended').value).toBe(2)
      t.does(CAMILLE, 'lose', 'katana').does(DAVID, 'give', BRUNO)
      expect(t.s.haul[BRUNO]).toBe(2)

      t.uses(ALAIN, 0, 'attack', ['target', BRUNO])
      expect(t.last('attacked').value).toBe(4)
      t.passAll().does(BRUNO, 'vanish', t.card(BRUNO, 0))
      if (t.at === 'vanish') t.passAll('vanish')
      expect(t.s.haul[BRUNO]).toBe(2)
      t.uses(ALAIN, 0, 'attack', ['target', BRUNO])
      expect(t.last('attacked').value).toBe(3)
      t.passAll('window', 'vanish')
      expect(t.last('spiritHit').lost).toBe(2)
      expect(t.s.haul[BRUNO]).toBe(0)
    },
  )

  example('SK-EX-8', ['SK-MOVE-9', 'SK-MOVE-10', 'SK-DISC-19'], "pushing one's own Disciple", () => {
    const t = given({ options: { edition }, players: [{ hand: ['M3'] }, {}, {}], gaps: [[1, 'a', 2], 3, 3] })
    t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'move')
    t.mayNot(0, ['step', 'left', 3], 'SK-MOVE-8').does(0, 'step', 'left', 2).passAll()
    expect(t.cubes(0)).toEqual([0, 1])
    expect(t.cubes(2)).toEqual([5])
  })

  example('SK-EX-9', ['SK-DEATH-4', 'SK-DEATH-6', 'SK-DEATH-7'], 'a death in a ring of four', () => {
    const t = given({
      options: { edition },
      players: [{ hand: ['A3'], gear: ['no-dachi'] }, { life: 1 }, {}, {}],
      gaps: [2, [2, 'b', 2], 3, 3],
    })
    const supply = t.s.supply
    t.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
    expect(t.cubes(0)).toEqual([2])
    expect(t.cubes(1)).toEqual([])
    expect(t.s.supply).toBe(supply + 4)
    expect(t.hand(2)).toBe(1)
    expect(t.s.status[1]).toBe(1)
  })

  example('SK-EX-10', ['SK-LINE-1', 'SK-LINE-3'], 'a death that leaves two', () => {
    const t = given({
      options: { edition },
      players: [{ hand: ['A3'], gear: ['yumi'] }, { life: 1 }, {}],
      gaps: [4, 2, 3],
    })
    const supply = t.s.supply
    t.uses(0, 0, 'attack', ['target', 1])
    t.passAll('window', 'defend')
    expect([t.cubes(0), t.cubes(1), t.cubes(2)]).toEqual([[2], [], []])
    expect(t.s.supply).toBe(supply + 7)
  })

  example('SK-EX-11', ['SK-DMG-2', 'SK-DMG-3', 'SK-DMG-5', 'SK-SAKE-5'], 'sake and death', () => {
    const hit = (value: string): Play => {
      const t = given({
        options: { edition },
        players: [{ hand: [value] }, { life: 2, sake: ['life'] }, {}],
        gaps: [1, 3, 3],
      })
      return t.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
    }
    // Katana 3 + 0 = 3 kills; bare hands for 2 leave one card.
    const dead = hit('A0')
    expect([dead.s.status[1], dead.hand(1), dead.s.gone]).toEqual([1, 2, 1])
    const t = given({
      options: { edition },
      players: [{ hand: ['A2'], gear: [] }, { life: 2, sake: ['life'] }, {}],
      gaps: [1, 3, 3],
    })
    t.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
    expect([t.s.status[1], t.life(1), t.sakeOf(1)]).toEqual([0, 1, []])
  })

  example('SK-EX-14', ['SK-INT-13', 'SK-INT-11'], 'an iaido interrupted twice', () => {
    const t = duel(['katana', 'no-dachi'])
    t.does(BRUNO, 'interrupt', t.card(BRUNO, 1)).passAll().does(ALAIN, 'weapon', 'katana')
    t.does(BRUNO, 'interrupt', t.card(BRUNO, 0)).passAll()
    expect(t.cubes(ALAIN)).toEqual([1])
    expect([t.life(BRUNO), t.hand(BRUNO), t.s.discard.length, t.s.plays]).toEqual([5, 0, 3, 1])
    expect(t.seated(ALAIN)).toBe(false)
  })

  example(
    'SK-EX-15',
    ['SK-DISC-24', 'SK-LINE-8', 'SK-LINE-9', 'SK-END-1'],
    'the last opponent is killed by a Disciple',
    () => {
      const t = given({
        options: { edition },
        players: [{}, { life: 1 }, { status: 'spirit' }],
        gaps: [[1, 'a', 1, 'a', 1], [], []],
        at: 'disciples',
        top: ['A1'],
      })
      t.does(0, 'act', t.disciple(0, 1)).passAll()
      if (t.at === 'defend') t.passAll('defend')
      expect([t.s.status[1], t.s.supply]).toEqual([1, 28])
      expect(t.last('disciplesReturned').cards).toHaveLength(2)
      expect(t.count('attacked')).toBe(1)
      expect(t.s.outcome).toBeNull()
      expect([t.hand(0), t.at]).toEqual([4, 'wield'])
    },
  )
}
