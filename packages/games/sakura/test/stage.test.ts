import { expect, test } from 'vitest'
import { fixture } from '../src/laws/fixture.ts'
import { given } from './scenario.ts'
import { stage } from '../src/stage.ts'

/** Positions by hand: whole tables, or a clear word on what is wrong with them. */

test('a staged table is whole, whatever is named of it', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const census = fixture.census(stage({ seats }))
    expect(census).toEqual({
      cards: 52,
      differentCards: 52,
      characters: 15,
      differentCharacters: 15,
      coins: 80,
    })
  }
  const s = stage({
    left: ['red-1', 'red-2'],
    removed: ['blue-13'],
    tricks: [['green-1'], []],
    row: ['cook-1', null, null, null, 'cook-2'],
    deck: ['cook-3'],
    discard: ['geisha-peek'],
    pending: ['samurai-lower'],
  })
  expect(fixture.census(s)).toMatchObject({ differentCards: 52, differentCharacters: 15 })
})

test('dice and lots are scripted', () => {
  // The second of four cards from the left neighbour, the fourth from the right one.
  const t = given({
    row: ['geisha-neighbours', null, null, null, null],
    lots: [
      [4, 1],
      [4, 3],
    ],
  })
  const [second, fourth] = [t.hand(1)[1], t.hand(2)[3]]
  t.does(0, 'hire', 'geisha-neighbours')
  expect(t.hand(0).slice(-2)).toEqual([second, fourth])
  for (const toss of ['white', 'black'] as const) {
    const vote = given({
      seats: 2,
      row: ['daimyo-vote', null, null, null, null],
      lots: [[2, toss === 'white' ? 0 : 1]],
    })
    vote.does(0, 'hire', 'daimyo-vote').does(0, 'vote', 'white').does(1, 'vote', 'black')
    expect(vote.event('voteRevealed').toss).toBe(toss)
  }
})

test('what cannot be is refused with its name', () => {
  expect(() => stage({ left: ['red-1'], right: ['red-1'] })).toThrow('a card lies in two places')
  expect(() => stage({ pending: ['cook-1'], discard: ['cook-1'] })).toThrow('a character lies in two places')
  expect(() => stage({ left: ['pink-1' as 'red-1'] })).toThrow('nobody knows pink-1')
  expect(() => stage({ lots: [[2, 2]] })).toThrow('2 is not one of 2')
})
