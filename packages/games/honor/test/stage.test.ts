import { expect, test } from 'vitest'
import { stage } from '../src/stage.ts'
import { annexB } from '../src/laws/annex.ts'
import { fixture } from '../src/laws/fixture.ts'

/** Positions by hand: whole tables, or a clear word on what is wrong with them. */

test('HS-SETUP-1, HS-SETUP-6: a staged table is whole, whatever is named of it', () => {
  const whole = { cards: 110, distinct: 110, box: 110 }
  for (const seats of [3, 4, 5, 6]) {
    const s = stage({ players: Array.from({ length: seats }, () => ({})) })
    expect(fixture.census(s)).toEqual({ ...whole, out: 6 - seats })
    expect(annexB(s)).toEqual([])
  }
  const s = stage({
    active: 1,
    shogun: 2,
    discard: ['army-9'],
    deck: ['poss-noh', 'castle-1'],
    players: [
      { status: ['second', 2], home: ['army-1'], hand: ['saveface-1'] },
      { status: 'ronin', honour: -20 },
      { daimyo: 'daimyo-d4', court: ['castle-2', 'guard-1'] },
    ],
  })
  expect(fixture.census(s)).toEqual({ ...whole, out: 3 })
  expect(annexB(s)).toEqual([])
  expect(s.deck.slice(-2)).toEqual([31, 29]) // the first named is drawn first
  expect(stage({ deck: 'empty', players: [{}, {}, {}] }).deck).toEqual([])
})

test('a position that cannot be is refused in words', () => {
  const twice = { hand: ['army-1'] }
  expect(() => stage({ players: [{}, {}] })).toThrow('2 players cannot sit down')
  expect(() => stage({ players: [twice, twice, {}] })).toThrow('army-1 cannot lie there')
  expect(() => stage({ players: [{ hand: ['shogun'] }, {}, {}] })).toThrow('shogun cannot lie there')
  expect(() => stage({ players: [{ hand: ['army-99'] }, {}, {}] })).toThrow('there is no card army-99')
  expect(() => stage({ players: [{ daimyo: 'daimyo-x' }, {}, {}] })).toThrow('there is no card daimyo-x')
})
