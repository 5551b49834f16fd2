import { expect } from 'vitest'
import { PRINTED, cardOf } from '../src/cards.ts'
import { example, given } from './scenario.ts'
import { legalBy } from './ways.ts'

/** Section 6 of the rules: every worked example, to the number. */

example(
  'SA-EX-1',
  ['SA-HIRE-1', 'SA-CHAR-18', 'SA-CHAR-20'],
  'Monica turns the card at the end of her turn',
  () => {
    const t = given({
      left: ['green-9'],
      right: ['red-4'],
      served: ['left', 'right'],
      row: ['cook-1', 'samurai-flip', 'cook-2', 'geisha-peek', 'daimyo-vote'],
      deck: ['cook-3'],
      coins: [3],
      hands: [
        ['black-1', 'black-2', 'black-3', 'black-4'],
        ['green-8', 'green-10', 'blue-9', 'red-5', 'red-3', 'black-5'],
      ],
    })
    t.does(0, 'hire', 'samurai-flip')
    expect(t.coins(0)).toBe(1)
    t.does(0, 'end')
    expect(t.view(1).open.piles).toEqual([
      { top: 'green-9', size: 1, sign: '-' },
      { top: 'red-4', size: 1, sign: '+' },
    ])
    expect(t.placeable(1, 'left')).toEqual(['green-8', 'blue-9'])
    expect(t.placeable(1, 'right')).toEqual(['red-5'])
    expect(t.row).toEqual(['cook-1', 'cook-2', 'geisha-peek', 'daimyo-vote', 'cook-3'])
  },
)

example(
  'SA-EX-2a',
  ['SA-CHAR-1', 'SA-CHAR-2', 'SA-CHAR-3', 'SA-CHAR-4', 'SA-CHAR-5'],
  'Eric and the cook on the ascending pile',
  () => {
    const t = given({
      left: ['black-13'],
      right: ['blue-9'],
      row: ['cook-2', null, null, null, null],
      hands: [
        ['black-12', 'blue-8', 'red-3', 'red-4'],
        ['red-12', 'black-2', 'green-7', 'green-8'],
      ],
    })
    t.mayNot(0, 'place', 'black-12', 'left').because('SA-PLAY-9')
    t.does(0, 'hire', 'cook-2').does(0, 'place', 'black-12', 'left')
    expect(t.event('placed').helpers).toEqual(['cook-2'])
    expect(t.pile('left')).toEqual(['black-13', 'black-12'])
    t.does(0, 'place', 'blue-8', 'right').does(0, 'end')
    expect(t.placeable(1, 'left')).toEqual(['red-12'])
    t.mayNot(1, 'place', 'black-2', 'left').because('SA-PLAY-6')
    expect(legalBy(PRINTED, cardOf('black-13'), cardOf('black-12'), true, 0)).toBe(true)
  },
)

example('SA-EX-2b', ['SA-CHAR-1', 'SA-CHAR-3', 'SA-CHAR-5'], 'the same on the descending pile', () => {
  const t = given({
    left: ['blue-9'],
    right: ['black-1'],
    row: ['cook-2', null, null, null, null],
    hands: [
      ['black-2', 'blue-10', 'red-3', 'red-4'],
      ['red-2', 'black-3', 'green-7', 'green-8'],
    ],
  })
  t.mayNot(0, 'place', 'black-2', 'right').because('SA-PLAY-10')
  t.does(0, 'hire', 'cook-2').does(0, 'place', 'black-2', 'right')
  expect(t.event('placed').helpers).toEqual(['cook-2'])
  t.does(0, 'place', 'blue-10', 'left').does(0, 'end')
  expect(t.view(1).open.piles[1].top).toBe('black-2')
  expect(t.placeable(1, 'right')).toEqual(['red-2'])
  expect(legalBy(PRINTED, cardOf('black-1'), cardOf('black-2'), false, 0)).toBe(true)
})

example(
  'SA-EX-3',
  ['SA-CHAR-36', 'SA-CHAR-37', 'SA-CHAR-38', 'SA-CHAR-39', 'SA-CHAR-41'],
  "Anette's vote",
  () => {
    const vote = (sides: readonly ('white' | 'black')[]): number => {
      const t = given({ seats: 6, coins: [4], row: [null, null, null, 'daimyo-vote', null] })
      t.does(0, 'hire', 'daimyo-vote')
      expect(t.coins(0)).toBe(0)
      sides.forEach((side, seat) => t.does(seat, 'vote', side))
      expect(t.event('voteRevealed').sides).toEqual(sides)
      expect([1, 2, 3, 4, 5].map(seat => t.coins(seat))).toEqual([5, 5, 5, 5, 5])
      return t.coins(0)
    }
    expect(vote(['black', 'black', 'black', 'black', 'white', 'white'])).toBe(8)
    expect(vote(['black', 'black', 'black', 'white', 'white', 'white'])).toBe(8)
    expect(vote(['black', 'black', 'white', 'white', 'white', 'white'])).toBe(2)
  },
)

example(
  'SA-EX-4',
  ['SA-TAKE-1', 'SA-TAKE-2', 'SA-TAKE-3', 'SA-TAKE-4', 'SA-TAKE-5', 'SA-TAKE-6', 'SA-TAKE-7'],
  'taking one pile',
  () => {
    const t = given({
      seats: 4,
      left: ['black-5'],
      right: ['red-4', 'red-7', 'blue-7', 'blue-13'],
      plus: 'right',
      hands: [
        [
          ...(['green-1', 'black-4', 'red-1', 'red-2', 'red-3'] as const),
          ...(['green-2', 'green-3', 'green-4', 'green-5', 'green-6'] as const),
        ],
      ],
      coins: [5],
    })
    expect(t.placeable(0, 'right')).toEqual([])
    t.does(0, 'take', 'right')
    expect(t.coins(0)).toBe(5 + 2 + 0 + 0 + 1)
    expect(t.tricks(0)).toHaveLength(4)
    expect(t.shurikens(0)).toBe(0 + 3 + 3 + 2)
    t.does(0, 'replace', 'green-1')
    expect(t.pile('right')).toEqual(['green-1'])
    t.mayNot(0, 'place', 'green-2', 'right').because('SA-PLAY-2')
    t.does(0, 'place', 'black-4', 'left')
    expect(t.hand(0)).toHaveLength(8)
  },
)

example('SA-EX-5', ['SA-AMB-6'], 'one card fits both piles', () => {
  const t = given({
    left: ['green-5'],
    right: ['green-9'],
    hands: [['green-7', 'red-1', 'red-2', 'blue-13']],
  })
  expect(t.placeable(0, 'left')).toEqual(['green-7'])
  expect(t.placeable(0, 'right')).toEqual(['green-7'])
  t.does(0, 'place', 'green-7', 'left')
  expect(t.placeable(0, 'right')).toEqual([])
  t.does(0, 'take', 'right').does(0, 'replace', 'blue-13')
  expect(t.pile('right')).toEqual(['blue-13'])
})

example(
  'SA-EX-6',
  ['SA-PLAY-11', 'SA-PLAY-12'],
  'a card of equal value continues a pile in any colour',
  () => {
    const t = given({
      seats: 2,
      left: ['blue-2'],
      right: ['black-6'],
      row: [null, null, null, null, null],
      hands: [
        ['red-6', 'blue-3', 'green-9', 'green-10'],
        ['red-5', 'blue-6', 'red-7', 'black-5'],
      ],
    })
    t.mayNot(0, 'take', 'right').because('SA-PLAY-15')
    t.does(0, 'place', 'red-6', 'right')
    expect(t.view(1).open.piles[1].top).toBe('red-6')
    t.does(0, 'place', 'blue-3', 'left').does(0, 'end')
    expect(t.placeable(1, 'right')).toEqual(['red-5', 'blue-6'])
    t.mayNot(1, 'place', 'red-7', 'right').because('SA-PLAY-7')
    t.mayNot(1, 'place', 'black-5', 'right').because('SA-PLAY-11')
  },
)

example('SA-EX-7', ['SA-PLAY-9', 'SA-PLAY-10', 'SA-AMB-8'], 'wrap limits', () => {
  const t = given({
    left: ['red-13'],
    right: ['green-6'],
    hands: [['red-1', 'red-2', 'blue-1', 'blue-13']],
  })
  expect(t.placeable(0, 'left')).toEqual(['red-1', 'blue-13'])
  t.mayNot(0, 'place', 'red-2', 'left').because('SA-PLAY-9')
  t.mayNot(0, 'place', 'blue-1', 'left').because('SA-PLAY-11')
  const u = given({ left: ['green-6'], right: ['red-1'], hands: [['red-13', 'red-12', 'green-1', 'blue-5']] })
  expect(u.placeable(0, 'right')).toEqual(['red-13', 'green-1'])
  u.mayNot(0, 'place', 'red-12', 'right').because('SA-PLAY-10')
})

example(
  'SA-EX-8',
  ['SA-HIRE-9', 'SA-HIRE-10', 'SA-HIRE-11', 'SA-HIRE-12'],
  'prices do not move within a turn',
  () => {
    const [A, B, C, D, E, F, G] = [
      'geisha-peek',
      'samurai-flip',
      'geisha-reorder',
      'cook-1',
      'cook-2',
      'cook-3',
      'konohana-free',
    ] as const
    const t = given({
      left: ['green-5'],
      right: ['blue-9'],
      row: [A, B, C, D, E],
      deck: [F, G],
      coins: [9],
      hands: [['green-4', 'green-6', 'blue-8', 'blue-10']],
    })
    t.does(0, 'hire', B)
    expect(t.coins(0)).toBe(7)
    expect(t.row).toEqual([A, null, C, D, E])
    t.does(0, 'place', 'green-4', 'left').does(0, 'hire', D)
    expect(t.coins(0)).toBe(3)
    expect(t.row).toEqual([A, null, C, null, E])
    t.may(0, 'hire', C).mayNot(0, 'hire', E).because('SA-HIRE-5')
    t.does(0, 'place', 'blue-10', 'right')
    while (t.question === 'how') t.does(0, 'apply')
    t.does(0, 'end')
    expect(t.row).toEqual([A, C, E, F, G])
    expect(t.coins(0)).toBe(3)
  },
)
