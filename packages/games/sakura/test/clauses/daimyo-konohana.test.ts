import { WATCHER } from '@noren/engine'
import { expect } from 'vitest'
import type { CharacterId } from '../../src/cards.ts'
import type { Given } from '../scenario.ts'
import { given, playDefaults, shows } from '../scenario.ts'

/** 3.6 Daimyo and Konohana. */

const row = (...ids: (CharacterId | null)[]): (CharacterId | null)[] =>
  [...ids, null, null, null, null, null].slice(0, 5)
const base: Given = { seats: 3, left: ['green-5'], right: ['blue-9'], row: row(), coins: [5] }

shows(
  ['SA-CHAR-27', 'SA-CHAR-28', 'SA-CHAR-29'],
  'Daimyo-Discard sheds a trick card and pays twice its shurikens',
  () => {
    const t = given({ ...base, row: row('daimyo-discard'), tricks: [['red-13', 'red-9', 'blue-4']] })
    t.does(0, 'hire', 'daimyo-discard')
    expect(t.open(0)).toEqual(['discard red-9', 'discard red-13', 'discard blue-4'])
    t.does(0, 'discard', 'red-13')
    expect(t.coins(0)).toBe(4 + 4)
    expect(t.shurikens(0)).toBe(1)
    expect(t.heard(WATCHER)).toContainEqual(
      expect.objectContaining({ type: 'discardedTrick', card: 'red-13', coins: 4 }),
    )
  },
)

shows(['SA-CHAR-28'], 'a card without shurikens pays nothing, and nothing is said of coins', () => {
  const t = given({ ...base, row: row('daimyo-discard'), tricks: [['blue-4', 'red-13']] })
  t.does(0, 'hire', 'daimyo-discard').does(0, 'discard', 'blue-4')
  expect(t.coins(0)).toBe(4)
  expect(t.shurikens(0)).toBe(2)
  expect(t.heard(WATCHER).map(e => e.type)).not.toContain('gained')
})

shows(['SA-CHAR-30'], 'the discarded card never comes back', () => {
  const t = given({
    ...base,
    seats: 2,
    row: row('daimyo-discard'),
    tricks: [['red-13']],
    served: ['left', 'right'],
    hands: [
      ['red-1', 'red-2'],
      ['blue-1', 'blue-2'],
    ],
  })
  t.does(0, 'hire', 'daimyo-discard').does(0, 'discard', 'red-13').does(0, 'end')
  expect(t.s.round).toBe(2)
  playDefaults(t)
  expect(t.view(1).open.removed).toEqual(['red-13'])
  expect([...t.s.hands, ...t.s.piles, ...t.s.tricks, t.s.aside].flat()).toHaveLength(51)
})

shows(['SA-CHAR-31', 'SA-CHAR-35'], 'both need a trick pile to work on', () => {
  const none = given({ ...base, row: row('daimyo-discard', 'daimyo-steal') })
  none.mayNot(0, 'hire', 'daimyo-discard').because('SA-CHAR-31')
  none.mayNot(0, 'hire', 'daimyo-steal').because('SA-CHAR-35')
  const own = given({ ...base, row: row('daimyo-discard', 'daimyo-steal'), tricks: [['red-1']] })
  own.may(0, 'hire', 'daimyo-discard').mayNot(0, 'hire', 'daimyo-steal').because('SA-CHAR-35')
  const other = given({ ...base, row: row('daimyo-discard', 'daimyo-steal'), tricks: [[], [], ['red-1']] })
  other.may(0, 'hire', 'daimyo-steal').does(0, 'hire', 'daimyo-steal')
  expect(other.open(0)).toEqual(['rob 2'])
  // Who has no tricks has none to take; the hire condition was met and says nothing here.
  expect(other.refusal(0, 'rob', 1)).toEqual({
    id: 'noTricksThere',
    facts: { target: 1 },
    clauses: ['SA-CHAR-32'],
  })
})

shows(
  ['SA-CHAR-32', 'SA-CHAR-33', 'SA-CHAR-34', 'SA-CHAR-50'],
  'Daimyo-Steal: look, pick, gain three times the shurikens',
  () => {
    const t = given({ ...base, row: row('daimyo-steal'), tricks: [[], ['red-13', 'red-4'], ['blue-1']] })
    t.does(0, 'hire', 'daimyo-steal').does(0, 'rob', 1)
    expect(t.view(0).own.question).toMatchObject({ kind: 'steal', cards: ['red-4', 'red-13'] })
    expect(t.view(1).own.question).toMatchObject({ cards: ['red-4', 'red-13'] })
    expect(t.view(2).own.question).toMatchObject({ cards: null })
    expect(t.heard(2).at(-1)).toMatchObject({ type: 'looked', cards: null })
    t.does(0, 'steal', 'red-13')
    expect(t.coins(0)).toBe(5 - 1 + 6)
    expect(t.tricks(0)).toEqual(['red-13'])
    expect(t.tricks(1)).toEqual(['red-4'])
    const stole = (seat: number): unknown => t.heard(seat).find(e => e.type === 'stole')
    expect(stole(1)).toMatchObject({ card: 'red-13', coins: 6 })
    expect(stole(2)).toMatchObject({ card: null, coins: 6 })
    expect(stole(WATCHER)).toMatchObject({ card: null, coins: 6 })
  },
)

shows(['SA-CHAR-36', 'SA-CHAR-37'], 'all are asked at once and answers stay sealed until the last', () => {
  const t = given({ ...base, row: row('daimyo-vote') }).does(0, 'hire', 'daimyo-vote')
  expect(t.asked).toBe(0b111)
  t.does(2, 'vote', 'black')
  expect(t.asked).toBe(0b011)
  expect(t.view(2).own.question).toEqual({
    kind: 'vote',
    seat: 0,
    price: 1,
    won: 2,
    lost: 0,
    voted: [2],
    mine: 'black',
  })
  for (const seat of [WATCHER, 0, 1]) {
    expect(t.view(seat).own.question).toEqual({
      kind: 'vote',
      seat: 0,
      price: 1,
      won: 2,
      lost: 0,
      voted: [2],
      mine: null,
    })
    expect(t.heard(seat)).toEqual([{ type: 'voted', seat: 2, clause: 'SA-CHAR-36' }])
  }
  expect(t.refusal(2, 'vote', 'white')).toEqual({ id: 'notAsked', facts: { waiting: 0b011 }, clauses: [] })
  t.does(0, 'vote', 'white').does(1, 'vote', 'white')
  expect(t.event('voteRevealed')).toMatchObject({
    sides: ['white', 'white', 'black'],
    toss: null,
    won: true,
    coins: 2,
  })
})

shows(
  ['SA-CHAR-38', 'SA-CHAR-39', 'SA-CHAR-41'],
  'at least half on my side doubles the price, else half of it comes back',
  () => {
    for (const price of [1, 2, 3, 4, 5])
      for (const friends of [0, 1, 2, 3]) {
        const slots = [null, null, null, null, null].map((_, i) =>
          i === price - 1 ? ('daimyo-vote' as const) : null,
        )
        const t = given({ ...base, seats: 4, row: slots, coins: [5] })
          .does(0, 'hire', 'daimyo-vote')
          .does(0, 'vote', 'white')
        for (const seat of [1, 2, 3]) t.does(seat, 'vote', seat <= friends ? 'white' : 'black')
        expect(t.coins(0)).toBe(5 - price + (friends >= 1 ? 2 * price : Math.floor(price / 2)))
        expect([1, 2, 3].map(seat => t.coins(seat))).toEqual([5, 5, 5])
      }
  },
)

shows(['SA-CHAR-40'], 'the third token is tossed with two players only', () => {
  const t = given({ ...base, seats: 2, row: row('daimyo-vote') })
    .does(0, 'hire', 'daimyo-vote')
    .does(1, 'vote', 'black')
  t.luck([2, 1]).does(0, 'vote', 'white')
  expect(t.event('voteRevealed')).toMatchObject({ toss: 'black', won: false, coins: 0 })
})

shows(
  ['SA-CHAR-42', 'SA-CHAR-43'],
  'a harvest pays the coins of a pile, which stays as it is and unseen',
  () => {
    const t = given({ ...base, left: ['green-4', 'green-10', 'green-3'], row: row('konohana-harvest') })
    t.does(0, 'hire', 'konohana-harvest')
    expect(t.open(0)).toEqual(['harvest left', 'harvest right'])
    t.does(0, 'harvest', 'left')
    expect(t.coins(0)).toBe(4 + 4)
    expect(t.pile('left')).toEqual(['green-4', 'green-10', 'green-3'])
    expect(t.view(0).open.turn?.unserved).toEqual(['left', 'right'])
    expect(JSON.stringify(t.heard(0))).not.toContain('green')
  },
)

shows(
  ['SA-CHAR-44', 'SA-CHAR-45'],
  'Konohana-Colour lends the colour of the pile; values still count',
  () => {
    const t = given({
      ...base,
      pending: ['konohana-colour'],
      hands: [['red-6', 'red-4', 'black-8', 'black-10']],
    })
    expect(t.placeable(0, 'left')).toEqual(['red-6', 'black-8', 'black-10'])
    expect(t.placeable(0, 'right')).toEqual(['red-6', 'red-4', 'black-8'])
    t.mayNot(0, 'place', 'red-4', 'left').because('SA-CHAR-45')
    t.mayNot(0, 'place', 'black-10', 'right').because('SA-CHAR-45')
  },
)

shows(['SA-CHAR-46'], 'Konohana-Free: any card on any unserved pile', () => {
  const hand = ['red-1', 'red-13', 'black-2', 'black-12'] as const
  const t = given({ ...base, pending: ['konohana-free'], hands: [hand] })
  expect(t.placeable(0, 'left')).toEqual(hand)
  expect(t.placeable(0, 'right')).toEqual(hand)
  const u = given({ ...base, pending: ['konohana-free'], hands: [hand], served: ['left'] })
  expect(u.placeable(0, 'left')).toEqual([])
})

shows(['SA-CHAR-47'], 'both need an unserved pile', () => {
  for (const id of ['konohana-colour', 'konohana-free'] as const) {
    given({ ...base, row: row(id), served: ['left', 'right'] })
      .mayNot(0, 'hire', id)
      .because('SA-CHAR-47')
    given({ ...base, row: row(id), served: ['right'] }).may(0, 'hire', id)
  }
})

shows(['SA-CHAR-49'], 'every gain comes from the reserve, as far as it lasts', () => {
  const harvest = given({ ...base, left: ['green-4', 'green-10'], row: row('konohana-harvest'), reserve: 1 })
  harvest.does(0, 'hire', 'konohana-harvest').does(0, 'harvest', 'left')
  expect([harvest.coins(0), harvest.s.reserve]).toEqual([6, 0])
  const vote = given({ ...base, row: [null, null, null, null, 'daimyo-vote'], reserve: 0 }).does(
    0,
    'hire',
    'daimyo-vote',
  )
  for (const seat of [0, 1, 2]) vote.does(seat, 'vote', 'white')
  expect([vote.coins(0), vote.s.reserve]).toEqual([5, 0])
  const discard = given({ ...base, row: row('daimyo-discard'), tricks: [['red-7']], reserve: 0 })
  discard.does(0, 'hire', 'daimyo-discard').does(0, 'discard', 'red-7')
  expect([discard.coins(0), discard.s.reserve]).toEqual([5, 0])
  const steal = given({ ...base, row: row('daimyo-steal'), tricks: [[], ['red-7']], reserve: 3 })
  steal.does(0, 'hire', 'daimyo-steal').does(0, 'rob', 1).does(0, 'steal', 'red-7')
  expect([steal.coins(0), steal.s.reserve]).toEqual([8, 0])
})

shows(
  ['SA-CHAR-33', 'SA-TAKE-9'],
  'the coins paid for a stolen card tell its shurikens to the table, unless they emptied the reserve',
  () => {
    const stolen = (reserve: number): readonly string[] | undefined => {
      const t = given({
        row: ['daimyo-steal', null, null, null, null],
        tricks: [[], ['red-7', 'red-5', 'black-5']],
        coins: [1, 0, 0],
        reserve: reserve - 1,
      })
      t.does(0, 'hire', 'daimyo-steal').does(0, 'rob', 1).does(0, 'steal', 'red-5')
      return t.view(2).own.memory.tricks[1]
    }
    // Three coins for one shuriken: the 7 stayed. Which of the two 5 went, nobody else knows.
    expect(stolen(4)).toEqual(['red-7'])
    expect(stolen(40)).toEqual(['red-7'])
    expect(stolen(3)).toEqual([])
  },
)
