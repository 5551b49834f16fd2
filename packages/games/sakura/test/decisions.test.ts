import { expect } from 'vitest'
import { seeded } from '@noren/engine'
import type { CharacterId } from '../src/cards.ts'
import { sakura } from '../src/index.ts'
import type { Given } from './scenario.ts'
import { given, playDefaults, shows } from './scenario.ts'

/** Section 4: what the table does for a seat whose time is over, and how long it waits. */

const row = (...ids: (CharacterId | null)[]): (CharacterId | null)[] =>
  [...ids, null, null, null, null, null].slice(0, 5)
const base: Given = {
  seats: 3,
  left: ['green-5'],
  right: ['blue-9'],
  row: row(),
  hands: [['green-6', 'blue-8', 'red-1', 'red-2']],
}

shows(['SA-DEC-1'], 'left pile, right pile, end of turn', () => {
  const t = given({ ...base, coins: [20], row: row('samurai-flip', 'cook-1') })
  const done: string[] = []
  while (t.view(0).open.turn?.seat === 0) {
    const words = t.times(0)
    done.push(words.join(' '))
    t.does(0, ...words)
  }
  expect(done).toEqual(['place green-6 left', 'place blue-8 right', 'end'])
})

shows(['SA-DEC-1'], 'an open sub-decision is settled by its own default first', () => {
  const t = given({ ...base, row: row('geisha-peek') }).does(0, 'hire', 'geisha-peek')
  const happened = playDefaults(
    t,
    s => s.frames.length === 2 && s.frames[1]?.kind === 'turn' && s.frames[1].seat === 1,
  )
  expect(happened.map(e => e.type)).toEqual([
    'peeked',
    'left',
    'placed',
    'placed',
    'turnEnded',
    'rowRefilled',
    'turnBegan',
  ])
})

shows(['SA-DEC-2'], 'the nearest legal card; ties to the lower value, then to the colour order', () => {
  const near = given({ ...base, left: ['green-5'], hands: [['green-13', 'green-7', 'green-8', 'red-1']] })
  expect(near.times(0)).toEqual(['place', 'green-7', 'left'])
  const equal = given({ ...base, hands: [['green-6', 'blue-5', 'red-5', 'black-1']] })
  expect(equal.times(0)).toEqual(['place', 'red-5', 'left'])
  const ring = given({ ...base, left: ['red-13'], hands: [['red-1', 'black-13', 'blue-13', 'red-2']] })
  expect(ring.times(0)).toEqual(['place', 'black-13', 'left'])
  const lower = given({
    ...base,
    left: ['green-5'],
    pending: ['samurai-lower'],
    hands: [['red-1', 'green-7', 'green-3', 'red-2']],
  })
  expect(lower.times(0)).toEqual(['place', 'green-7', 'left'])
  const tie = given({
    ...base,
    left: ['green-5'],
    pending: ['konohana-free'],
    hands: [['red-6', 'blue-4', 'black-4', 'red-1']],
  })
  expect(tie.times(0)).toEqual(['place', 'black-4', 'left'])
})

shows(['SA-DEC-2'], 'a take only if no card is legal, never a voluntary one', () => {
  const helped = given({
    ...base,
    pending: ['konohana-colour'],
    hands: [['red-12', 'black-6', 'red-1', 'red-2']],
  })
  expect(helped.times(0)).toEqual(['place', 'black-6', 'left'])
  expect(given({ ...base, hands: [['red-1', 'red-2', 'red-3', 'black-1']] }).times(0)).toEqual([
    'take',
    'left',
  ])
  expect(given({ ...base, voluntaryTake: true }).times(0)).toEqual(['place', 'green-6', 'left'])
})

shows(
  ['SA-DEC-3'],
  'fewest shurikens replace the pile; ties to the lower value, then to the colour order',
  () => {
    const t = given({ ...base, hands: [['red-1', 'red-12', 'black-11', 'red-2', 'blue-4', 'red-4']] })
    t.does(0, 'take', 'left')
    expect(t.times(0)).toEqual(['replace', 'red-4'])
  },
)

shows(['SA-DEC-5'], 'the free use is declined', () => {
  const t = given({ ...base, coins: [6] }).does(0, 'refresh')
  expect(t.times(0)).toEqual(['place', 'green-6', 'left'])
})

shows(['SA-DEC-6'], 'the lowest eligible card for the left, then for the right neighbour', () => {
  const t = given({
    ...base,
    row: row('geisha-neighbours'),
    hands: [
      ['green-3', 'blue-2', 'red-7', 'red-8'],
      ['black-1', 'red-12', 'red-13', 'red-9'],
      ['red-2', 'black-12', 'black-13', 'red-10'],
    ],
  })
  t.luck([4, 0], [4, 0]).does(0, 'hire', 'geisha-neighbours')
  expect(t.times(0)).toEqual(['give', 'red-2'])
  t.does(0, 'give', 'red-2')
  expect(t.times(0)).toEqual(['give', 'black-1'])
})

shows(['SA-DEC-7', 'SA-DEC-8'], 'look at the next player and take nothing', () => {
  const t = given({ ...base, turn: 2, hands: [], row: row('geisha-peek') })
  t.does(2, 'hire', 'geisha-peek')
  expect(t.times(2)).toEqual(['look', 0])
  t.does(2, 'look', 0)
  expect(t.times(2)).toEqual(['leave'])
})

shows(['SA-DEC-9'], 'the lowest other card in exchange', () => {
  const t = given({
    ...base,
    row: row('geisha-peek'),
    hands: [
      ['red-3', 'black-3', 'red-9', 'red-8'],
      ['black-1', 'red-12', 'red-13', 'red-11'],
    ],
  })
  t.does(0, 'hire', 'geisha-peek').does(0, 'look', 1).does(0, 'swap', 'black-1')
  expect(t.times(0)).toEqual(['give', 'black-3'])
})

shows(['SA-DEC-10', 'SA-DEC-11'], 'the left pile, in unchanged order, even when some of it is laid', () => {
  const t = given({ ...base, left: ['green-1', 'green-2', 'green-5'], row: row('geisha-reorder') }).does(
    0,
    'hire',
    'geisha-reorder',
  )
  expect(t.times(0)).toEqual(['study', 'left'])
  t.does(0, 'study', 'left')
  expect(t.times(0)).toEqual(['keep'])
  t.does(0, 'lay', 'green-5')
  expect(t.times(0)).toEqual(['restore'])
  t.does(0, ...t.times(0)).does(0, ...t.times(0))
  expect(t.question).toBe('turn')
  expect(t.pile('left')).toEqual(['green-1', 'green-2', 'green-5'])
})

shows(
  ['SA-DEC-12'],
  'most shurikens are discarded; ties to the lower value, then to the colour order',
  () => {
    const t = given({
      ...base,
      row: row('daimyo-discard'),
      tricks: [['red-13', 'red-4', 'red-11', 'blue-1', 'black-13', 'black-1']],
    })
    t.does(0, 'hire', 'daimyo-discard')
    expect(t.times(0)).toEqual(['discard', 'black-1'])
  },
)

shows(
  ['SA-DEC-13', 'SA-DEC-14'],
  'the first player clockwise with tricks loses the card with fewest shurikens',
  () => {
    const t = given({
      ...base,
      seats: 4,
      turn: 1,
      row: row('daimyo-steal'),
      tricks: [['red-12'], [], [], ['red-7', 'blue-10', 'red-10', 'red-9']],
      hands: [],
    })
    t.does(1, 'hire', 'daimyo-steal')
    expect(t.times(1)).toEqual(['rob', 3])
    t.does(1, 'rob', 3)
    expect(t.times(1)).toEqual(['steal', 'red-10'])
  },
)

shows(['SA-DEC-15'], 'a random side, drawn by the table', () => {
  const t = given({ ...base, row: row('daimyo-vote') }).does(0, 'hire', 'daimyo-vote')
  const sides = new Set(Array.from({ length: 40 }, (_, seed) => t.times(1, seed + 1).join(' ')))
  expect([...sides].sort()).toEqual(['vote black', 'vote white'])
  expect(t.times(1, 5)).toEqual(t.times(1, 5))
})

shows(['SA-DEC-16'], 'the bigger pile is harvested, the left one if they are equal', () => {
  const open = (g: Given): readonly (string | number)[] =>
    given({ ...base, ...g, row: row('konohana-harvest') })
      .does(0, 'hire', 'konohana-harvest')
      .times(0)
  expect(open({})).toEqual(['harvest', 'left'])
  expect(open({ right: ['blue-1', 'blue-9'] })).toEqual(['harvest', 'right'])
  expect(open({ left: ['green-1', 'green-5'] })).toEqual(['harvest', 'left'])
})

shows(['SA-DEC-17'], 'piles may not be taken at will unless the host says so', () => {
  expect(sakura.options.defaults.voluntaryTake).toBe(false)
  expect(sakura.options.read({ voluntaryTake: true }, 3)).toEqual({
    options: { voluntaryTake: true, openSums: true, denialHiring: false, data: null },
  })
})

shows(
  ['SA-DEC-1', 'SA-DEC-15'],
  'sixty seconds for a turn, thirty for its questions, twenty for a vote',
  () => {
    const t = given({ ...base, coins: [9], row: row('geisha-peek', 'daimyo-vote') })
    expect(sakura.pace(t.s)).toEqual({ limit: 60, hold: false })
    expect(
      sakura.pace(given({ ...base, row: row('geisha-peek') }).does(0, 'hire', 'geisha-peek').s).limit,
    ).toBe(30)
    expect(sakura.pace(t.does(0, 'hire', 'daimyo-vote').s).limit).toBe(20)
    expect(sakura.idle(t.s, 1, seeded(2))).toBe(sakura.idle(t.s, 1, seeded(2)))
  },
)
