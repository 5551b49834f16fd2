import { expect } from 'vitest'
import type { CharacterId } from '../../src/cards.ts'
import type { Given } from '../scenario.ts'
import { given, shows } from '../scenario.ts'

/** 3.6 Cook and Samurai. */

const row = (...ids: (CharacterId | null)[]): (CharacterId | null)[] =>
  [...ids, null, null, null, null, null].slice(0, 5)
const base: Given = { seats: 3, left: ['green-5'], right: ['blue-9'], row: row(), coins: [9] }

shows(
  ['SA-CHAR-1', 'SA-CHAR-2'],
  'a cook makes a card count exactly n higher or n lower, as the player likes',
  () => {
    const t = given({
      ...base,
      pending: ['cook-3'],
      hands: [['green-3', 'green-2', 'green-1', 'red-8', 'red-2', 'red-9']],
    })
    // 3 + 3 = 6 and 3 - 3 = 13; 2 + 3 = 5; 1 - 3 = 11; 8 - 3 = 5; 2 + 3 = 5
    expect(t.placeable(0, 'left')).toEqual(['green-3', 'green-2', 'green-1', 'red-8', 'red-2'])
    t.mayNot(0, 'place', 'red-9', 'left').because('SA-CHAR-4')
    t.does(0, 'place', 'green-3', 'left')
    expect(t.pile('left')).toEqual(['green-5', 'green-3'])
  },
)

shows(['SA-CHAR-3', 'SA-CHAR-4'], 'the sum goes round the corner, and every rule uses it', () => {
  const t = given({
    ...base,
    left: ['red-13'],
    right: ['red-1'],
    pending: ['cook-1'],
    hands: [['blue-1', 'green-12', 'red-2', 'blue-5']],
  })
  // blue 1 - 1 = 13 equals the top; green 12 + 1 = 13; red 2 - 1 = 1 turns the corner on red 13
  expect(t.placeable(0, 'left')).toEqual(['blue-1', 'green-12', 'red-2'])
  const u = given({
    ...base,
    left: ['green-4'],
    right: ['red-1'],
    pending: ['cook-1'],
    hands: [['red-12', 'blue-13', 'green-2', 'red-3']],
  })
  // red 12 + 1 = 13 falls onto red 1; blue 13 + 1 = 1 and green 2 - 1 = 1 equal it
  expect(u.placeable(0, 'right')).toEqual(['red-12', 'blue-13', 'green-2'])
})

shows(['SA-CHAR-5'], 'for the next player the card has its printed value again', () => {
  const t = given({
    ...base,
    pending: ['cook-2'],
    hands: [
      ['green-4', 'blue-8', 'red-1', 'red-2'],
      ['green-6', 'red-4', 'red-3', 'blue-1'],
    ],
  })
  t.does(0, 'place', 'green-4', 'left').does(0, 'place', 'blue-8', 'right').does(0, 'end')
  expect(t.placeable(1, 'left')).toEqual(['green-6', 'red-4'])
})

shows(['SA-CHAR-6'], 'a cook needs an unserved pile', () => {
  for (const id of ['cook-1', 'cook-2', 'cook-3'] as const) {
    given({ ...base, row: row(id), served: ['left', 'right'] })
      .mayNot(0, 'hire', id)
      .because('SA-CHAR-6')
    given({ ...base, row: row(id), served: ['left'] }).may(0, 'hire', id)
  }
})

shows(['SA-CHAR-18', 'SA-CHAR-19'], 'the flip counts at once, for the second pile of the turn too', () => {
  const t = given({
    ...base,
    row: row('samurai-flip'),
    hands: [['green-6', 'blue-10', 'red-1', 'red-2']],
  }).does(0, 'place', 'green-6', 'left')
  expect(t.placeable(0, 'right')).toEqual([])
  t.does(0, 'hire', 'samurai-flip')
  expect(t.event('flipped').plusSide).toBe('right')
  expect(t.placeable(0, 'right')).toEqual(['blue-10'])
})

shows(['SA-CHAR-20'], 'the new orientation stays', () => {
  const t = given({ ...base, row: row('samurai-flip'), served: ['left', 'right'] })
    .does(0, 'hire', 'samurai-flip')
    .does(0, 'end')
  expect(t.view(1).open.plusSide).toBe('right')
  expect(t.view(1).open.turn?.seat).toBe(1)
})

shows(['SA-CHAR-21', 'SA-CHAR-22'], 'Samurai-Lower: lower on +, in the colour of the pile', () => {
  const t = given({
    ...base,
    pending: ['samurai-lower'],
    hands: [['green-1', 'green-8', 'red-1', 'blue-10', 'blue-3', 'red-13']],
  })
  expect(t.placeable(0, 'left')).toEqual(['green-1', 'green-8'])
  expect(t.placeable(0, 'right')).toEqual(['blue-3'])
  t.mayNot(0, 'place', 'red-1', 'left').because('SA-CHAR-22')
})

shows(['SA-CHAR-24', 'SA-CHAR-25'], 'Samurai-Higher: higher on −, in the colour of the pile', () => {
  const t = given({
    ...base,
    pending: ['samurai-higher'],
    hands: [['blue-10', 'blue-1', 'red-13', 'green-1', 'green-8', 'red-2']],
  })
  expect(t.placeable(0, 'right')).toEqual(['blue-10', 'blue-1'])
  expect(t.placeable(0, 'left')).toEqual(['green-8'])
  t.mayNot(0, 'place', 'red-13', 'right').because('SA-CHAR-25')
})

shows(['SA-CHAR-23', 'SA-CHAR-26'], 'each Samurai needs the pile of its sign unserved', () => {
  const both = row('samurai-lower', 'samurai-higher')
  const left = given({ ...base, row: both, served: ['left'] })
  left.mayNot(0, 'hire', 'samurai-lower').because('SA-CHAR-23')
  left.may(0, 'hire', 'samurai-higher')
  const right = given({ ...base, row: both, served: ['right'] })
  right.may(0, 'hire', 'samurai-lower')
  right.mayNot(0, 'hire', 'samurai-higher').because('SA-CHAR-26')
  const flipped = given({ ...base, row: both, served: ['left'], plus: 'right' })
  flipped.may(0, 'hire', 'samurai-lower').mayNot(0, 'hire', 'samurai-higher').because('SA-CHAR-26')
})
