import { expect } from 'vitest'
import { handSize } from '../../src/cards.ts'
import { judge } from '../../src/steps/round.ts'
import type { Given } from '../scenario.ts'
import { fresh, given, playDefaults, shows } from '../scenario.ts'

/** 3.7 End of round, end of game. */

/** The last turn of a round is served; seat 1 of three is to end it. */
const lastTurn: Given = {
  seats: 3,
  turn: 1,
  first: 2,
  served: ['left', 'right'],
  hands: [
    ['red-7', 'blue-7'],
    ['red-1', 'red-2'],
    ['blue-1', 'blue-2'],
  ],
  tricks: [['green-7', 'green-1'], [], ['black-9', 'black-4']],
  coins: [0, 3, 9],
}

shows(['SA-END-1', 'SA-END-2'], 'the round ends as soon as everybody holds two cards', () => {
  const t = given(lastTurn).does(1, 'end')
  expect(t.event('roundScored').round).toBe(1)
  expect(t.s.round).toBe(2)
})

shows(['SA-END-1'], 'rounds and turns of section 2.2, for every number of players', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const t = fresh(seats, 21)
    const happened = playDefaults(t)
    const turns = happened.filter(e => e.type === 'turnEnded').length
    expect(turns).toBe((3 * seats * (handSize(seats) - 2)) / 2)
    expect(t.s.hands.map(hand => hand.length)).toEqual(Array(seats).fill(2))
  }
})

shows(['SA-END-3', 'SA-END-4'], 'shurikens of the trick piles count, those in hand do not', () => {
  const t = given(lastTurn).does(1, 'end')
  expect(t.event('roundScored').scores).toEqual([3 + 2, 0, 1 + 0])
})

shows(['SA-END-5'], 'scores are kept round by round, for all to see', () => {
  const t = given({ ...lastTurn, round: 2, scores: [[4, 1, 2]] }).does(1, 'end')
  expect(t.view(-1).open.players.map(p => p.scores)).toEqual([
    [4, 5],
    [1, 0],
    [2, 1],
  ])
  expect(t.view(0).open.players.map(p => p.total)).toEqual([9, 1, 3])
})

shows(['SA-END-6'], 'everything but the removed cards is shuffled for the next deal', () => {
  const t = given({ ...lastTurn, removed: ['red-13', 'black-13'] }).does(1, 'end')
  expect(t.event('shuffled')).toMatchObject({ cards: 50, returned: 0, round: 2 })
  expect(t.s.tricks).toEqual([[], [], []])
  expect(t.s.hands.map(hand => hand.length)).toEqual([12, 12, 12])
  expect(t.s.aside).toHaveLength(50 - 36 - 2)
})

shows(['SA-END-7'], 'the next round begins one seat further clockwise', () => {
  const t = given(lastTurn).does(1, 'end')
  expect(t.s.first).toBe(0)
  expect(t.view(1).open.turn?.seat).toBe(0)
  const whole = fresh(4, 2)
  const one = whole.s.first
  const firsts = playDefaults(whole).flatMap(e => (e.type === 'roundBegan' ? [e.seat] : []))
  expect(firsts).toEqual([(one + 1) % 4, (one + 2) % 4])
})

shows(['SA-END-8', 'SA-END-9', 'SA-END-10'], 'coins stay, and no new ones are handed out', () => {
  const t = given(lastTurn).does(1, 'end')
  expect(t.s.coins).toEqual([0, 3, 9])
  expect(t.s.reserve).toBe(80 - 12)
})

shows(['SA-END-11'], 'row, deck, discard pile and Yin-Yang card stay', () => {
  const t = given({ ...lastTurn, plus: 'right', discard: ['cook-1'] })
  const before = { row: t.row, deck: [...t.s.deck], discard: t.discard }
  t.does(1, 'end')
  expect({ row: t.row, deck: t.s.deck, discard: t.discard }).toEqual(before)
  expect(t.view(0).open.plusSide).toBe('right')
})

shows(['SA-END-12', 'SA-END-13'], 'after three rounds the sums decide', () => {
  const t = given({
    ...lastTurn,
    round: 3,
    scores: [
      [1, 2, 3],
      [10, 9, 9],
    ],
  }).does(1, 'end')
  expect(t.s.outcome).toEqual({
    payoff: [0, 1, 0],
    scores: [16, 11, 13],
    ranks: [3, 1, 2],
    clause: 'SA-END-14',
  })
  expect(t.event('gameOver')).toMatchObject({ winners: [1], totals: [16, 11, 13], coins: [0, 3, 9] })
  expect(t.asked).toBe(0)
  expect(t.refusal(1, 'end')).toEqual({ id: 'over', facts: {}, clauses: ['SA-END-14'] })
  expect(playDefaults(fresh(5, 4)).filter(e => e.type === 'roundScored')).toHaveLength(3)
})

shows(
  ['SA-END-14', 'SA-END-15', 'SA-END-16'],
  'fewest shurikens, then most coins, then a shared victory',
  () => {
    expect(judge([3, 2, 4], [0, 0, 9]).payoff).toEqual([0, 1, 0])
    expect(judge([2, 2, 4], [1, 3, 9])).toMatchObject({ payoff: [0, 1, 0], clause: 'SA-END-15' })
    expect(judge([2, 2, 2], [3, 3, 3])).toMatchObject({ payoff: [1 / 3, 1 / 3, 1 / 3], clause: 'SA-END-16' })
  },
)
