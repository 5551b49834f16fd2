import { WATCHER } from '@noren/engine'
import { expect } from 'vitest'
import type { Given } from '../scenario.ts'
import { given, shows } from '../scenario.ts'

/** 3.6 Geisha. */

const base: Given = {
  seats: 4,
  coins: [9],
  hands: [
    ['green-1', 'green-2', 'green-3', 'green-4'],
    ['blue-1', 'blue-2', 'blue-3', 'blue-4'],
    ['red-1', 'red-2', 'red-3', 'red-4'],
    ['black-1', 'black-2', 'black-3', 'black-4'],
  ],
}
const neighbours: Given = { ...base, row: ['geisha-neighbours', null, null, null, null] }
const peek: Given = { ...base, row: ['geisha-peek', null, null, null, null] }
const reorder: Given = {
  ...base,
  row: ['geisha-reorder', null, null, null, null],
  left: ['green-5', 'green-6', 'green-9'],
  right: ['blue-9'],
}

shows(['SA-CHAR-7'], 'a random card comes from the left neighbour, then one from the right', () => {
  const drawn = new Set<string>()
  for (let card = 0; card < 4; card++) {
    const t = given(neighbours)
      .luck([4, card], [4, 3 - card])
      .does(0, 'hire', 'geisha-neighbours')
    expect(t.hand(0)).toHaveLength(6)
    expect([1, 2, 3].map(seat => t.hand(seat).length)).toEqual([3, 4, 3])
    drawn.add(t.hand(0).slice(4).join(' '))
  }
  expect([...drawn]).toEqual(['blue-1 black-4', 'blue-2 black-3', 'blue-3 black-2', 'blue-4 black-1'])
})

shows(['SA-CHAR-7', 'SA-CHAR-8'], 'only the two players involved see each card', () => {
  const t = given(neighbours).luck([4, 0], [4, 0]).does(0, 'hire', 'geisha-neighbours')
  const drew = (seat: number): (string | null)[] =>
    t.heard(seat).flatMap(e => (e.type === 'drew' ? [e.card] : []))
  expect([0, 1, 2, 3, WATCHER].map(drew)).toEqual([
    ['blue-1', 'black-1'],
    ['blue-1', null],
    [null, null],
    [null, 'black-1'],
    [null, null],
  ])
  t.does(0, 'give', 'green-1')
  const gave = (seat: number): (string | null)[] =>
    t.heard(seat).flatMap(e => (e.type === 'gave' ? [e.card] : []))
  expect([0, 1, 2, 3, WATCHER].map(gave)).toEqual([['green-1'], ['green-1'], [null], [null], [null]])
})

shows(
  ['SA-CHAR-8', 'SA-CHAR-9', 'SA-CHAR-10'],
  'each neighbour gets a card, the other one’s if you like, but not the own one',
  () => {
    const t = given(neighbours).luck([4, 0], [4, 0]).does(0, 'hire', 'geisha-neighbours')
    t.mayNot(0, 'give', 'blue-1').because('SA-CHAR-10')
    t.does(0, 'give', 'black-1')
    expect(t.hand(1)).toEqual(['blue-2', 'blue-3', 'blue-4', 'black-1'])
    t.does(0, 'give', 'green-4')
    expect(t.hand(3)).toEqual(['black-2', 'black-3', 'black-4', 'green-4'])
    expect(t.hand(0)).toEqual(['green-1', 'green-2', 'green-3', 'blue-1'])
    expect(t.question).toBe('turn')
  },
)

shows(['SA-CHAR-11'], 'with two players one card is drawn and another one given', () => {
  const t = given({ ...neighbours, seats: 2, hands: base.hands?.slice(0, 2) ?? [] })
  t.luck([4, 2]).does(0, 'hire', 'geisha-neighbours')
  expect(t.hand(0)).toHaveLength(5)
  t.mayNot(0, 'give', 'blue-3').because('SA-CHAR-11')
  t.does(0, 'give', 'green-1')
  expect(t.question).toBe('turn')
  expect([t.hand(0).length, t.hand(1).length]).toEqual([4, 4])
})

shows(['SA-CHAR-12'], 'Geisha-Peek shows a whole hand to the hirer alone', () => {
  const t = given(peek).does(0, 'hire', 'geisha-peek')
  expect(t.open(0)).toEqual(['look 1', 'look 2', 'look 3'])
  t.does(0, 'look', 2)
  const cards = ['red-1', 'red-2', 'red-3', 'red-4']
  expect(t.view(0).own.question).toEqual({ kind: 'peek', seat: 0, target: 2, cards })
  expect(t.view(2).own.question).toMatchObject({ cards })
  expect(t.view(1).own.question).toMatchObject({ cards: null })
  expect(t.view(WATCHER).own.question).toMatchObject({ cards: null })
  expect(t.heard(3).find(e => e.type === 'peeked')).toMatchObject({ cards: null })
})

shows(['SA-CHAR-13'], 'a card may be taken, or none', () => {
  const t = given(peek).does(0, 'hire', 'geisha-peek').does(0, 'look', 2)
  expect(t.open(0)).toEqual(['swap red-1', 'swap red-2', 'swap red-3', 'swap red-4', 'leave'])
  t.does(0, 'leave')
  expect(t.hand(2)).toHaveLength(4)
  expect(t.question).toBe('turn')
})

shows(['SA-CHAR-14'], 'a different card goes in exchange', () => {
  const t = given(peek).does(0, 'hire', 'geisha-peek').does(0, 'look', 2).does(0, 'swap', 'red-3')
  t.mayNot(0, 'give', 'red-3').because('SA-CHAR-14')
  expect(t.view(2).own.question).toMatchObject({ kind: 'exchange', taken: 'red-3' })
  expect(t.view(1).own.question).toMatchObject({ kind: 'exchange', taken: null })
  t.does(0, 'give', 'green-2')
  expect(t.hand(0)).toEqual(['green-1', 'green-3', 'green-4', 'red-3'])
  expect(t.hand(2)).toEqual(['red-1', 'red-2', 'red-4', 'green-2'])
})

shows(['SA-CHAR-15', 'SA-CHAR-16'], 'Geisha-Reorder lays a pile in any order, bottom first', () => {
  const t = given(reorder).does(0, 'hire', 'geisha-reorder')
  expect(t.open(0)).toEqual(['study left', 'study right'])
  t.does(0, 'study', 'left')
  expect(t.open(0)).toEqual(['lay green-5', 'lay green-6', 'lay green-9', 'keep'])
  t.does(0, 'lay', 'green-9')
  expect(t.open(0)).toEqual(['lay green-5', 'lay green-6', 'keep', 'restore'])
  expect(t.pile('left')).toEqual(['green-5', 'green-6', 'green-9'])
  t.does(0, 'lay', 'green-6')
  expect(t.pile('left')).toEqual(['green-5', 'green-6', 'green-9'])
  t.does(0, 'keep')
  expect(t.pile('left')).toEqual(['green-9', 'green-6', 'green-5'])
  expect(t.heard(0).at(-1)).toMatchObject({
    type: 'reordered',
    top: 'green-5',
    order: ['green-9', 'green-6', 'green-5'],
  })
  expect(t.heard(1).at(-1)).toMatchObject({ type: 'reordered', top: 'green-5', order: null })
})

shows(['SA-CHAR-16'], 'every order can be reached, the present one included', () => {
  const orders = new Set<string>()
  const walk = (path: readonly string[]): void => {
    const t = given(reorder).does(0, 'hire', 'geisha-reorder').does(0, 'study', 'left')
    for (const card of path) t.does(0, 'lay', card)
    const more = t.open(0).filter(text => text.startsWith('lay'))
    for (const next of more) walk([...path, next.slice(4)])
    if (more.length > 0) return
    t.does(0, 'keep')
    orders.add(t.pile('left').join(' '))
  }
  walk([])
  expect(orders.size).toBe(6)
  const kept = given(reorder)
    .does(0, 'hire', 'geisha-reorder')
    .does(0, 'study', 'left')
    .does(0, 'lay', 'green-6')
    .does(0, 'keep')
  expect(kept.pile('left')).toEqual(['green-6', 'green-5', 'green-9'])
})

shows(
  ['SA-AMB-52'],
  'putting everything back leaves the question open; ending it is a choice of its own',
  () => {
    const t = given(reorder).does(0, 'hire', 'geisha-reorder').does(0, 'study', 'left')
    expect(t.refusal(0, 'restore')).toMatchObject({ id: 'noAnswer' })
    for (const card of ['green-6', 'green-9', 'green-5']) t.does(0, 'lay', card)
    expect(t.open(0)).toEqual(['keep', 'restore'])
    t.does(0, 'restore')
    expect(t.question).toBe('reorder')
    expect(t.view(0).own.question).toMatchObject({ cards: ['green-5', 'green-6', 'green-9'], laid: [] })
    expect(t.open(0)).toEqual(['lay green-5', 'lay green-6', 'lay green-9', 'keep'])
    // Nobody else can tell how far it has come.
    expect(t.heard(1)).toEqual([])
    t.does(0, 'lay', 'green-9').does(0, 'keep')
    expect(t.question).toBe('turn')
    expect(t.pile('left')).toEqual(['green-9', 'green-5', 'green-6'])
  },
)

shows(['SA-CHAR-17'], 'the new top counts at once', () => {
  const t = given({ ...reorder, hands: [['green-7', 'green-2', 'red-1', 'red-2']] })
  expect(t.placeable(0, 'left')).toEqual([])
  t.does(0, 'hire', 'geisha-reorder').does(0, 'study', 'left').does(0, 'lay', 'green-9').does(0, 'keep')
  expect(t.view(1).open.piles[0].top).toBe('green-6')
  expect(t.placeable(0, 'left')).toEqual(['green-7'])
})

shows(['SA-CHAR-48'], 'these six can be hired at any moment of the turn', () => {
  for (const id of [
    'geisha-neighbours',
    'geisha-peek',
    'geisha-reorder',
    'samurai-flip',
    'daimyo-vote',
    'konohana-harvest',
  ] as const)
    for (const served of [[], ['left'], ['right'], ['left', 'right']] as const)
      given({ ...base, row: [id, null, null, null, null], served }).may(0, 'hire', id)
})
