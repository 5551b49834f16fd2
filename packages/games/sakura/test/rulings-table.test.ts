import { WATCHER } from '@noren/engine'
import { expect } from 'vitest'
import type { CharacterId } from '../src/cards.ts'
import { nameOf } from '../src/cards.ts'
import { judge } from '../src/steps/round.ts'
import type { Given } from './scenario.ts'
import { fresh, given, playDefaults, shows } from './scenario.ts'

/** Section 7, continued: what the table shows, keeps and remembers. */

const row = (...ids: (CharacterId | null)[]): (CharacterId | null)[] =>
  [...ids, null, null, null, null, null].slice(0, 5)
const base: Given = {
  seats: 3,
  left: ['green-5'],
  right: ['blue-9'],
  row: row(),
  hands: [['green-6', 'blue-8', 'red-1', 'red-2']],
}
const stuck: Given = { ...base, hands: [['red-1', 'red-2', 'black-3', 'black-4']] }

shows(['SA-AMB-23'], 'a harvest tells the sum and nothing else', () => {
  const t = given({ ...base, left: ['green-4', 'green-5'], row: row('konohana-harvest') }).does(
    0,
    'hire',
    'konohana-harvest',
  )
  t.does(0, 'harvest', 'left')
  for (const seat of [WATCHER, 0, 1])
    expect(t.heard(seat)[0]).toEqual({
      type: 'harvested',
      seat: 0,
      pile: 'left',
      coins: 2,
      clause: 'SA-CHAR-42',
    })
})

shows(['SA-AMB-24', 'SA-AMB-25'], 'all cards come back, characters and Yin-Yang card stay', () => {
  const t = given({
    ...base,
    first: 1,
    served: ['left', 'right'],
    plus: 'right',
    row: row('cook-1', 'cook-2', 'cook-3', 'geisha-peek', 'daimyo-vote'),
    hands: [
      ['red-1', 'red-2'],
      ['red-3', 'red-4'],
      ['red-5', 'red-6'],
    ],
    tricks: [['black-1'], ['black-2'], []],
  }).does(0, 'end')
  expect(t.event('shuffled').cards).toBe(52)
  expect(t.row).toEqual(['cook-1', 'cook-2', 'cook-3', 'geisha-peek', 'daimyo-vote'])
  expect(t.view(0).open.plusSide).toBe('right')
})

shows(['SA-AMB-26'], 'a free vote costs 0, gains 0, and is held all the same', () => {
  const t = given({ ...base, freeUse: true, row: row('daimyo-vote') }).does(0, 'free', 'daimyo-vote')
  expect(t.asked).toBe(0b111)
  expect(t.event('voteOpened').price).toBe(0)
})

shows(['SA-AMB-27', 'SA-AMB-28'], 'tricks are a number to others, coins are public', () => {
  const t = given({ ...base, tricks: [['red-7', 'black-7']], coins: [3, 4, 5] })
  expect(t.view(0).own.tricks).toEqual(['black-7', 'red-7'])
  expect(t.view(1).own.tricks).toEqual([])
  expect(t.view(WATCHER).open.players.map(p => [p.coins, p.tricks])).toEqual([
    [3, 2],
    [4, 0],
    [5, 0],
  ])
})

shows(['SA-AMB-29'], 'chance begins, then it rotates', () => {
  const t = fresh(3, 6)
  const one = t.s.first
  const firsts = playDefaults(t).flatMap(e => (e.type === 'roundBegan' ? [e.seat] : []))
  expect(firsts).toEqual([(one + 1) % 3, (one + 2) % 3])
})

shows(['SA-AMB-30'], 'two neighbours with three players, one with two', () => {
  const three = given({ ...base, row: row('geisha-neighbours') }).does(0, 'hire', 'geisha-neighbours')
  expect(three.view(0).own.question).toMatchObject({ to: 1, nextTo: 2 })
  const two = given({ ...base, seats: 2, row: row('geisha-neighbours') }).does(0, 'hire', 'geisha-neighbours')
  expect(two.view(0).own.question).toMatchObject({ to: 1, nextTo: -1 })
})

shows(['SA-AMB-31'], 'hands of two cards can be exchanged with', () => {
  const t = given({
    ...base,
    row: row('geisha-neighbours', 'geisha-peek'),
    hands: [base.hands?.[0] ?? [], ['black-1', 'black-2'], ['black-3', 'black-4']],
  })
  t.does(0, 'hire', 'geisha-neighbours').does(0, 'give', 'red-1').does(0, 'give', 'red-2')
  expect([t.hand(1).length, t.hand(2).length]).toEqual([2, 2])
  t.does(0, 'hire', 'geisha-peek').may(0, 'look', 1).may(0, 'look', 2)
})

shows(['SA-AMB-32'], 'nothing comes between take and replacement', () => {
  const t = given({ ...stuck, coins: [20], row: row('samurai-flip') }).does(0, 'take', 'left')
  expect(t.open(0).every(text => text.startsWith('replace'))).toBe(true)
  expect(t.refusal(0, 'refresh')).toEqual({ id: 'noAnswer', facts: { question: 'replace' }, clauses: [] })
})

shows(['SA-AMB-33'], 'a flip moves a pending Samurai to the other pile', () => {
  const t = given({
    ...base,
    pending: ['samurai-lower'],
    row: row('samurai-flip'),
    hands: [['blue-3', 'green-3', 'blue-12', 'red-1']],
  })
  expect(t.placeable(0, 'left')).toEqual(['green-3'])
  t.does(0, 'hire', 'samurai-flip')
  expect(t.view(0).open.turn?.pending).toEqual(['samurai-lower'])
  expect(t.placeable(0, 'right')).toEqual(['blue-3', 'blue-12'])
  const served = given({
    ...base,
    served: ['right'],
    pending: ['samurai-lower'],
    row: row('samurai-flip'),
    hands: [['green-3', 'green-6', 'red-1', 'red-2']],
  })
  served.does(0, 'hire', 'samurai-flip')
  expect(served.placeable(0, 'left')).toEqual(['green-3'])
})

shows(['SA-AMB-34'], 'a pile of one card and a served pile may be reordered', () => {
  const one = given({ ...base, row: row('geisha-reorder') })
    .does(0, 'hire', 'geisha-reorder')
    .does(0, 'study', 'left')
  expect(one.question).toBe('turn')
  expect(one.pile('left')).toEqual(['green-5'])
  const t = given({
    ...base,
    left: ['green-5', 'red-5'],
    served: ['left', 'right'],
    row: row('geisha-reorder'),
  })
  t.does(0, 'hire', 'geisha-reorder').does(0, 'study', 'left').does(0, 'lay', 'red-5').does(0, 'keep')
  expect(t.view(1).open.piles[0].top).toBe('green-5')
})

shows(['SA-AMB-35', 'SA-AMB-36'], 'a lent colour is that of its pile, and gone when the card lies', () => {
  const t = given({
    ...base,
    pending: ['konohana-colour'],
    hands: [
      ['red-6', 'red-8', 'black-1', 'black-2'],
      ['red-7', 'green-7', 'black-3', 'black-4'],
    ],
  })
  t.does(0, 'place', 'red-6', 'left').does(0, 'take', 'right').does(0, 'replace', 'black-1').does(0, 'end')
  expect(t.placeable(1, 'left')).toEqual(['red-7'])
})

shows(['SA-AMB-37'], 'the taken card cannot go straight back', () => {
  const t = given({ ...base, row: row('geisha-peek') })
    .does(0, 'hire', 'geisha-peek')
    .does(0, 'look', 1)
  const card = t.hand(1)[0] ?? ''
  t.does(0, 'swap', card).mayNot(0, 'give', card).because('SA-CHAR-14')
})

shows(['SA-AMB-38'], 'two reasons to be legal ask for no choice', () => {
  const t = given({
    ...base,
    left: ['red-13'],
    right: ['red-1'],
    hands: [['blue-13', 'blue-1', 'green-2', 'green-3']],
  })
  t.does(0, 'place', 'blue-13', 'left')
  expect(t.question).toBe('turn')
})

shows(['SA-AMB-40'], 'gaps of a replaced row are refilled when the turn ends', () => {
  const t = given({ ...base, coins: [6], served: ['left', 'right'], deck: ['samurai-flip'] })
    .does(0, 'refresh')
    .does(0, 'free', 'samurai-flip')
  expect(t.row[0]).toBeNull()
  t.does(0, 'end')
  expect(t.row.includes(null)).toBe(false)
})

shows(['SA-AMB-41'], 'the row slides and fills after the last turn of a round', () => {
  const t = given({
    ...base,
    first: 1,
    served: ['left', 'right'],
    hands: [
      ['red-1', 'red-2'],
      ['red-3', 'red-4'],
      ['red-5', 'red-6'],
    ],
  })
  t.does(0, 'end')
  expect(t.s.round).toBe(2)
  expect(t.row.includes(null)).toBe(false)
})

shows(['SA-AMB-42'], 'places behind the winner: score, then coins, equal ones together', () => {
  expect(judge([9, 4, 9, 9, 12], [1, 0, 3, 1, 50]).ranks).toEqual([3, 1, 2, 3, 5])
})

shows(['SA-AMB-43'], 'thirty replacements end even a golden turn', () => {
  const t = given({ ...base, coins: [80], reserve: 0, left: ['green-4', 'green-10'] })
  for (let i = 0; i < 13; i++) t.does(0, 'refresh')
  expect(t.view(0).open.turn?.replacements).toBe(13)
  given({ ...base, coins: [80], reserve: 0, replacements: 30 })
    .mayNot(0, 'refresh')
    .because('SA-HIRE-23')
})

shows(['SA-AMB-44'], 'a seat left to the table plays on and hires nobody', () => {
  const happened = playDefaults(fresh(4, 14))
  expect(happened.some(e => e.type === 'hired' || e.type === 'refreshed')).toBe(false)
  expect(happened.at(-1)?.type).toBe('gameOver')
})

shows(['SA-AMB-45'], 'a pending modifier cannot be drawn again in the turn', () => {
  const t = given({ ...base, coins: [30], pending: ['cook-2'] })
  for (let i = 0; i < 5; i++) {
    t.does(0, 'refresh')
    expect([...t.row, ...t.discard, ...t.s.deck.map(nameOf)]).not.toContain('cook-2')
  }
})

shows(['SA-AMB-46'], 'the tossed token is a third vote: equal sides win whatever it shows', () => {
  for (const toss of [0, 1]) {
    const t = given({ ...base, seats: 2, coins: [1], row: row('daimyo-vote') })
      .does(0, 'hire', 'daimyo-vote')
      .does(0, 'vote', 'black')
    t.luck([2, toss]).does(1, 'vote', 'black')
    expect(t.coins(0)).toBe(2)
  }
})

shows(['SA-AMB-47'], 'the row is replaced in the own turn only', () => {
  const t = given({ ...base, coins: [9, 9, 9] })
  expect(t.refusal(1, 'refresh')).toEqual({ id: 'notAsked', facts: { waiting: 0b001 }, clauses: [] })
  t.may(0, 'refresh')
})

shows(
  ['SA-AMB-48'],
  'a seat remembers what it saw: covered cards, given cards, peeked hands; a spectator nothing',
  () => {
    const t = given({
      ...base,
      row: row('geisha-peek'),
      left: ['green-5', 'red-5'],
      hands: [
        ['red-9', 'blue-8', 'red-1', 'red-2'],
        ['black-1', 'black-2', 'black-3', 'black-4'],
      ],
    })
    expect(t.view(1).own.memory.piles).toEqual([['green-5'], []])
    t.does(0, 'hire', 'geisha-peek').does(0, 'look', 1).does(0, 'swap', 'black-2').does(0, 'give', 'red-1')
    expect(t.view(0).own.memory.hands[1]).toEqual(['black-1', 'black-3', 'black-4', 'red-1'])
    expect(t.view(1).own.memory.hands[0]).toEqual(['black-2'])
    expect(t.view(2).own.memory.hands).toEqual([[], [], []])
    expect(t.view(WATCHER).own.memory).toEqual({
      hands: [[], [], []],
      tricks: [[], [], []],
      loose: [],
      piles: [[], []],
    })
  },
)

shows(
  ['SA-AMB-27', 'SA-AMB-48'],
  'a theft is remembered by its shurikens; when the reserve ran dry, not even by these',
  () => {
    const theft = (reserve: number): ReturnType<typeof given> =>
      given({
        ...base,
        row: row('daimyo-steal'),
        reserve,
        tricks: [[], ['red-7', 'blue-7', 'red-13', 'red-4'], []],
      })
        .does(0, 'hire', 'daimyo-steal')
        .does(0, 'rob', 1)
        .does(0, 'steal', 'red-7')
    const rich = theft(50)
    expect(rich.view(2).own.memory.tricks).toEqual([[], ['red-4', 'red-13'], []])
    expect(rich.view(2).own.memory.loose).toEqual(['red-7', 'blue-7'])
    const poor = theft(3)
    expect(poor.view(2).own.memory.tricks).toEqual([[], [], []])
    expect(poor.view(2).own.memory.loose).toEqual(['red-4', 'red-7', 'red-13', 'blue-7'])
    for (const t of [rich, poor]) {
      expect(t.view(0).own.memory.tricks[1]).toEqual(['red-4', 'red-13', 'blue-7'])
      expect(t.view(1).own.memory.tricks[0]).toEqual(['red-7'])
      expect(t.view(1).own.memory.loose).toEqual([])
    }
  },
)
