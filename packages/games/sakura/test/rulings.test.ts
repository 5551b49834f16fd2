import { expect } from 'vitest'
import type { CharacterId } from '../src/cards.ts'
import { CHARACTERS } from '../src/cards.ts'
import type { Given } from './scenario.ts'
import { fresh, given, playDefaults, shows } from './scenario.ts'

/** Section 7: every ambiguity has one answer, and this is it. */

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

shows(['SA-AMB-1'], 'who can place must place, unless the table plays voluntaryTake', () => {
  given(base).mayNot(0, 'take', 'left').because('SA-PLAY-15')
  given({ ...base, voluntaryTake: true })
    .may(0, 'take', 'left')
    .may(0, 'place', 'green-6', 'left')
})

shows(['SA-AMB-2'], 'the piles are served in either order', () => {
  given(base).does(0, 'place', 'blue-8', 'right').does(0, 'place', 'green-6', 'left')
})

shows(['SA-AMB-3'], 'two stuck piles are taken one after the other', () => {
  const t = given(stuck).does(0, 'take', 'right')
  expect(t.question).toBe('replace')
  expect(t.view(0).open.turn?.unserved).toEqual(['left', 'right'])
  t.does(0, 'replace', 'red-1')
  expect(t.open(0)).toEqual(['take left'])
})

shows(['SA-AMB-4', 'SA-AMB-5'], 'a turn uses two cards, takes or not, so everybody ends with two', () => {
  const t = given(stuck)
    .does(0, 'take', 'left')
    .does(0, 'replace', 'red-1')
    .does(0, 'take', 'right')
    .does(0, 'replace', 'red-2')
  expect(t.hand(0)).toHaveLength(2)
  for (const seats of [2, 3, 4, 5, 6]) {
    const played = fresh(seats, 30 + seats)
    playDefaults(played, s => s.outcome !== null)
    expect(played.s.hands.every(hand => hand.length === 2)).toBe(true)
  }
})

shows(['SA-AMB-6'], 'a placement may make a later take necessary', () => {
  const t = given({ ...base, right: ['green-9'], hands: [['green-7', 'green-6', 'red-1', 'red-2']] })
  t.does(0, 'place', 'green-7', 'right').does(0, 'place', 'green-6', 'left')
  const u = given({ ...base, right: ['green-9'], hands: [['green-7', 'red-3', 'red-1', 'red-2']] })
  u.does(0, 'place', 'green-7', 'right')
  expect(u.open(0)).toEqual(['take left'])
})

shows(['SA-AMB-7', 'SA-AMB-39'], 'a cooked value can equal the top or turn the corner', () => {
  const t = given({
    ...base,
    left: ['red-13'],
    right: ['green-2'],
    pending: ['cook-1'],
    hands: [['red-12', 'red-2', 'blue-1', 'blue-6']],
  })
  // red 12 + 1 = 13, equal in colour and value; red 2 - 1 = 1 on 13; blue 1 - 1 = 13
  expect(t.placeable(0, 'left')).toEqual(['red-12', 'red-2', 'blue-1'])
})

shows(['SA-AMB-8'], 'without a cook nothing but 1 and 13 turns the corner', () => {
  const t = given({
    ...base,
    left: ['red-13'],
    right: ['blue-1'],
    hands: [['red-2', 'blue-12', 'red-3', 'blue-11']],
  })
  expect(t.open(0)).toEqual(['take left', 'take right'])
})

shows(['SA-AMB-9'], 'nothing moves in the row while the turn goes on', () => {
  const t = given({ ...base, row: row('samurai-flip', 'cook-1', 'cook-2'), coins: [9] }).does(
    0,
    'hire',
    'samurai-flip',
  )
  expect(t.row).toEqual([null, 'cook-1', 'cook-2', null, null])
})

shows(['SA-AMB-10'], 'the free character is the very next action or none', () => {
  const t = given({ ...base, row: row('cook-1', 'samurai-flip'), freeUse: true }).does(
    0,
    'place',
    'green-6',
    'left',
  )
  expect(t.view(0).open.turn?.freeUse).toBe(false)
  t.mayNot(0, 'free', 'samurai-flip').because('SA-HIRE-22')
})

shows(['SA-AMB-11'], 'a discarded row may come straight back', () => {
  const present = row('cook-1', 'cook-2', 'cook-3', 'geisha-peek', 'daimyo-vote')
  const pending = ['samurai-lower', 'samurai-higher', 'konohana-colour', 'konohana-free'] as const
  const discard = CHARACTERS.filter(
    id => !present.includes(id) && !(pending as readonly string[]).includes(id),
  ).slice(0, 5)
  const t = given({ ...base, coins: [6], row: present, pending, discard })
  expect(t.s.deck).toHaveLength(1)
  t.does(0, 'refresh')
  expect(t.event('reshuffled').count).toBe(10)
  expect(t.row.every(id => id !== null)).toBe(true)
  expect(t.view(0).open.turn?.pending).toEqual(pending)
})

shows(['SA-AMB-12'], 'a replacement fills the gaps too', () => {
  const t = given({ ...base, coins: [6], row: [null, 'cook-1', null, null, null] }).does(0, 'refresh')
  expect(t.discard).toEqual(['cook-1'])
  expect(t.row.filter(id => id !== null)).toHaveLength(5)
})

shows(['SA-AMB-13'], 'several replacements, six coins and one free use each', () => {
  const t = given({ ...base, coins: [12] })
    .does(0, 'refresh')
    .does(0, 'refresh')
  expect(t.coins(0)).toBe(0)
  expect(t.view(0).open.turn?.freeUse).toBe(true)
})

shows(['SA-AMB-14'], 'an empty reserve pays what is left and owes nothing', () => {
  const t = given({ ...stuck, left: ['green-4', 'green-10'], reserve: 1, coins: [0] }).does(0, 'take', 'left')
  expect([t.coins(0), t.s.reserve]).toEqual([1, 0])
})

shows(['SA-AMB-15'], 'the hirer counts, and a tie pays double', () => {
  const t = given({ ...base, seats: 4, row: row(null, 'daimyo-vote'), coins: [2] }).does(
    0,
    'hire',
    'daimyo-vote',
  )
  t.does(0, 'vote', 'black').does(1, 'vote', 'black').does(2, 'vote', 'white').does(3, 'vote', 'white')
  expect(t.coins(0)).toBe(4)
})

shows(['SA-AMB-16'], 'both cards are drawn before the first is given', () => {
  const t = given({ ...base, row: row('geisha-neighbours') }).does(0, 'hire', 'geisha-neighbours')
  expect(t.events.filter(e => e.type === 'drew').map(e => (e.type === 'drew' ? e.from : -1))).toEqual([1, 2])
  expect(t.hand(0)).toHaveLength(6)
})

shows(['SA-AMB-17'], 'removed cards return only when a deal would lack cards, and then all of them', () => {
  const last: Given = {
    seats: 4,
    turn: 0,
    first: 1,
    served: ['left', 'right'],
    left: ['black-1'],
    right: ['black-2'],
    hands: [
      ['red-1', 'red-2'],
      ['red-3', 'red-4'],
      ['red-5', 'red-6'],
      ['red-7', 'red-8'],
    ],
  }
  const gone = [
    'blue-1',
    'blue-2',
    'blue-3',
    'blue-4',
    'blue-5',
    'blue-6',
    'blue-7',
    'blue-8',
    'blue-9',
    'blue-10',
  ] as const
  const ten = given({ ...last, removed: gone }).does(0, 'end')
  expect(ten.event('shuffled')).toMatchObject({ cards: 42, returned: 0 })
  expect(ten.s.aside).toEqual([])
  const eleven = given({ ...last, removed: [...gone, 'blue-11'] }).does(0, 'end')
  expect(eleven.event('shuffled')).toMatchObject({ cards: 52, returned: 11 })
  expect(eleven.s.removed).toEqual([])
})

shows(['SA-AMB-18'], 'the thief looks through the pile and picks', () => {
  const t = given({ ...base, row: row('daimyo-steal'), tricks: [[], ['red-7', 'red-4', 'red-9']] })
  t.does(0, 'hire', 'daimyo-steal').does(0, 'rob', 1)
  expect(t.open(0)).toEqual(['steal red-4', 'steal red-7', 'steal red-9'])
})

shows(['SA-AMB-19'], 'a modifier may be hired although it makes no card legal', () => {
  const t = given({ ...stuck, row: row('samurai-lower') }).does(0, 'hire', 'samurai-lower')
  expect(t.open(0)).toEqual(['take left', 'take right'])
})

shows(['SA-AMB-20'], 'not applied it is spent all the same, and a take ends it too', () => {
  const t = given({ ...base, pending: ['cook-2'] }).does(0, 'place', 'green-6', 'left')
  expect(t.view(0).open.turn?.pending).toEqual([])
  expect(t.discard).toEqual(['cook-2'])
  const u = given({ ...stuck, pending: ['samurai-lower'] }).does(0, 'take', 'left')
  expect(u.discard).toEqual(['samurai-lower'])
})

shows(['SA-AMB-21'], 'two cooks on one card, each with its own sign', () => {
  // On green 5, climbing. green 1: +1 +3 = 5. red 1: the same by value. red 9: -1 -3 = 5. red 3: 3 -1 +3 = 5. red 7: +1 -3 = 5.
  const t = given({
    ...base,
    pending: ['cook-1', 'cook-3'],
    hands: [['green-1', 'red-1', 'red-9', 'red-3', 'red-7', 'red-10', 'black-13', 'blue-11']],
  })
  expect(t.placeable(0, 'left')).toEqual(['green-1', 'red-1', 'red-9', 'red-3', 'red-7'])
  t.does(0, 'place', 'red-3', 'left')
  expect(t.discard).toEqual(['cook-1', 'cook-3'])
})

shows(['SA-AMB-22'], 'the Samurai lift the direction only, unless Konohana-Colour helps', () => {
  const t = given({ ...base, pending: ['samurai-lower'], hands: [['red-3', 'green-2', 'red-1', 'red-2']] })
  expect(t.placeable(0, 'left')).toEqual(['green-2'])
  const u = given({
    ...base,
    pending: ['samurai-lower', 'konohana-colour'],
    hands: [['red-3', 'green-2', 'red-1', 'red-2']],
  })
  expect(u.placeable(0, 'left')).toEqual(['red-3', 'green-2', 'red-1', 'red-2'])
})
