import { expect } from 'vitest'
import { judge } from '../src/steps/round.ts'
import { example, given } from './scenario.ts'

/** Section 6 of the rules, continued: the worked examples of the characters and of the end. */

example(
  'SA-EX-9',
  [
    'SA-HIRE-14',
    'SA-HIRE-15',
    'SA-HIRE-16',
    'SA-HIRE-17',
    'SA-HIRE-18',
    'SA-HIRE-19',
    'SA-HIRE-20',
    'SA-AMB-40',
  ],
  'replacement with free use',
  () => {
    const t = given({
      left: ['green-3'],
      served: ['left', 'right'],
      coins: [7],
      row: ['cook-1', null, 'cook-2', 'cook-3', null],
      discard: ['geisha-peek', 'daimyo-steal'],
      deck: [
        ...([
          'konohana-harvest',
          'konohana-colour',
          'konohana-free',
          'samurai-higher',
          'samurai-flip',
        ] as const),
        ...(['samurai-lower', 'daimyo-vote'] as const),
      ],
    })
    t.does(0, 'refresh')
    expect(t.coins(0)).toBe(1)
    expect(t.discard).toEqual(['geisha-peek', 'daimyo-steal', 'cook-1', 'cook-2', 'cook-3'])
    expect(t.row).toEqual([
      'konohana-harvest',
      'konohana-colour',
      'konohana-free',
      'samurai-higher',
      'samurai-flip',
    ])
    t.may(0, 'end').does(0, 'free', 'samurai-flip')
    expect(t.coins(0)).toBe(1)
    expect(t.discard.at(-1)).toBe('samurai-flip')
    t.does(0, 'hire', 'konohana-harvest')
    expect(t.coins(0)).toBe(0)
    t.does(0, 'harvest', 'left')
    expect(t.row).toEqual([null, 'konohana-colour', 'konohana-free', 'samurai-higher', null])
    t.does(0, 'end')
    expect(t.coins(0)).toBe(0)
    expect(t.row).toEqual([
      'konohana-colour',
      'konohana-free',
      'samurai-higher',
      'samurai-lower',
      'daimyo-vote',
    ])
  },
)

example('SA-EX-10', ['SA-AMB-26'], 'a free vote gains nothing, whatever the sides', () => {
  for (const other of ['white', 'black'] as const) {
    const t = given({ freeUse: true, coins: [0], row: [null, null, null, null, 'daimyo-vote'] })
    t.does(0, 'free', 'daimyo-vote')
    t.does(0, 'vote', 'white').does(1, 'vote', other).does(2, 'vote', other)
    expect(t.event('voteRevealed').coins).toBe(0)
    expect(t.coins(0)).toBe(0)
  }
})

example('SA-EX-11', ['SA-CHAR-40', 'SA-AMB-46'], 'vote with two players', () => {
  const vote = (other: 'white' | 'black', toss: number): number => {
    const t = given({ seats: 2, coins: [5], row: [null, null, null, null, 'daimyo-vote'] })
    t.does(0, 'hire', 'daimyo-vote').does(0, 'vote', 'white').luck([2, toss]).does(1, 'vote', other)
    expect(t.event('voteRevealed').toss).toBe(toss === 0 ? 'white' : 'black')
    return t.coins(0)
  }
  expect(vote('black', 0)).toBe(10)
  expect(vote('black', 1)).toBe(2)
  expect(vote('white', 0)).toBe(10)
  expect(vote('white', 1)).toBe(10)
})

example(
  'SA-EX-12',
  ['SA-CHAR-7', 'SA-CHAR-8', 'SA-CHAR-9', 'SA-CHAR-10'],
  'Geisha-Neighbours with 3 players',
  () => {
    const t = given({
      row: ['geisha-neighbours', null, null, null, null],
      hands: [
        ['green-1', 'green-2', 'green-3', 'green-4'],
        ['blue-3', 'blue-4', 'blue-5', 'blue-6'],
        ['red-9', 'red-10', 'red-11', 'red-12'],
      ],
    })
    t.luck([4, 0], [4, 2]).does(0, 'hire', 'geisha-neighbours')
    expect(t.hand(0)).toEqual(['green-1', 'green-2', 'green-3', 'green-4', 'blue-3', 'red-11'])
    expect(t.open(0)).toEqual(['give green-1', 'give green-2', 'give green-3', 'give green-4', 'give red-11'])
    t.mayNot(0, 'give', 'blue-3').because('SA-CHAR-10')
    t.does(0, 'give', 'red-11')
    expect(t.open(0)).toEqual(['give green-1', 'give green-2', 'give green-3', 'give green-4', 'give blue-3'])
    t.does(0, 'give', 'blue-3')
    expect(t.hand(1)).toContain('red-11')
    expect(t.hand(2)).toContain('blue-3')
    expect([0, 1, 2].map(seat => t.hand(seat).length)).toEqual([4, 4, 4])
  },
)

example('SA-EX-12', ['SA-CHAR-10'], 'no drawn card goes back to where it came from', () => {
  const t = given({
    row: ['geisha-neighbours', null, null, null, null],
    hands: [
      ['green-1', 'green-2', 'green-3', 'green-4'],
      ['blue-3', 'blue-4', 'blue-5', 'blue-6'],
      ['red-9', 'red-10', 'red-11', 'red-12'],
    ],
  })
  t.luck([4, 0], [4, 2]).does(0, 'hire', 'geisha-neighbours').does(0, 'give', 'green-1')
  t.mayNot(0, 'give', 'red-11').because('SA-CHAR-10')
  t.may(0, 'give', 'blue-3').may(0, 'give', 'green-2')
})

example(
  'SA-EX-13',
  ['SA-CHAR-27', 'SA-CHAR-28', 'SA-CHAR-29', 'SA-CHAR-30', 'SA-CHAR-32', 'SA-CHAR-33', 'SA-CHAR-34'],
  'Daimyo-Steal and Daimyo-Discard',
  () => {
    const t = given({
      tricks: [[], ['red-7', 'red-4']],
      coins: [3],
      row: ['daimyo-steal', 'daimyo-discard', null, null, null],
    })
    t.does(0, 'hire', 'daimyo-steal').does(0, 'rob', 1).does(0, 'steal', 'red-7')
    expect(t.coins(0)).toBe(3 - 1 + 9)
    expect(t.shurikens(0)).toBe(3)
    expect(t.tricks(1)).toEqual(['red-4'])
    t.does(0, 'hire', 'daimyo-discard').does(0, 'discard', 'red-7')
    expect(t.coins(0)).toBe(3 - 1 + 9 - 2 + 6)
    expect(t.view(2).open.removed).toEqual(['red-7'])
    expect(t.shurikens(0)).toBe(0)
  },
)

example('SA-EX-14', ['SA-END-14', 'SA-END-15', 'SA-END-16'], 'end of game', () => {
  const shared = judge([18, 18, 21], [6, 6, 14])
  expect(shared).toEqual({
    payoff: [0.5, 0.5, 0],
    scores: [18, 18, 21],
    ranks: [1, 1, 3],
    clause: 'SA-END-16',
  })
  const alone = judge([18, 18, 21], [7, 6, 14])
  expect(alone.payoff).toEqual([1, 0, 0])
  expect(alone.ranks).toEqual([1, 2, 3])
  expect(alone.clause).toBe('SA-END-15')
})

example('SA-EX-15', ['SA-CHAR-21', 'SA-CHAR-22'], 'Samurai-Lower', () => {
  const t = given({
    left: ['blue-11'],
    right: ['green-2'],
    pending: ['samurai-lower'],
    row: [null, null, null, null, null],
    hands: [['blue-3', 'red-3', 'red-11', 'blue-12']],
  })
  expect(t.placeable(0, 'left')).toEqual(['blue-3', 'red-11', 'blue-12'])
  t.mayNot(0, 'place', 'red-3', 'left').because('SA-CHAR-22')
})

example(
  'SA-EX-16',
  ['SA-TAKE-2', 'SA-TAKE-4', 'SA-TAKE-8', 'SA-MOD-6', 'SA-PLAY-15'],
  'hiring between two takes',
  () => {
    const t = given({
      left: ['red-10', 'red-12'],
      right: ['red-2'],
      coins: [1],
      row: [null, null, null, 'konohana-free', null],
      hands: [['blue-5', 'green-6', 'blue-7', 'green-8']],
    })
    expect(t.open(0)).toEqual(['take left', 'take right'])
    t.does(0, 'take', 'left')
    expect(t.coins(0)).toBe(4)
    t.does(0, 'replace', 'blue-5').does(0, 'hire', 'konohana-free')
    expect(t.coins(0)).toBe(0)
    expect(t.placeable(0, 'right')).toEqual(['green-6', 'blue-7', 'green-8'])
    t.mayNot(0, 'take', 'right').because('SA-PLAY-15')
    expect(t.discard).toEqual([])
    t.does(0, 'place', 'green-6', 'right')
    expect(t.discard).toEqual(['konohana-free'])
    expect(t.tricks(0)).toEqual(['red-10', 'red-12'])
    expect(t.shurikens(0)).toBe(0 + 1)
    expect(t.hand(0)).toHaveLength(2)
  },
)
