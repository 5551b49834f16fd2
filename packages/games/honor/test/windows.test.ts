/** Section 4.1 and 5: what a Save Face window shows to whom. */
import { canonical, seeded } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { cardId } from '../src/cards.ts'
import { honor } from '../src/index.ts'
import type { Scene } from './scenario.ts'
import { given } from './scenario.ts'

/** The same table twice: seat 2 holds Save Face, or another card in its place. */
const twins = (): [Scene, Scene] => {
  const table = (card: string, below: string): Scene =>
    given({
      deck: [below],
      players: [
        { daimyo: 'daimyo-d3', hand: ['army-1'] },
        { daimyo: 'daimyo-s1', court: ['castle-1'], hand: ['army-2'] },
        { hand: [card, 'army-3'] },
        { hand: ['army-4'] },
      ],
    })
      .dice(6, 1)
      .does(0, 'attack', 1)
  return [table('saveface-1', 'army-9'), table('army-9', 'saveface-1')]
}

const others = [0, 1, 3, -1]
const received = (t: Scene): string =>
  canonical(others.map(seat => [t.face(seat), t.heard[seat < 0 ? t.s.seats : seat], honor.pace(t.s)]))

describe('sealed windows', () => {
  test('4.1.1, 4.1.4 (HS-DEC-9): others receive the same, whether or not a seat holds the card, while all pass in any order', () => {
    for (const order of [
      [0, 1, 2, 3],
      [2, 3, 1, 0],
      [3, 2, 0, 1],
    ]) {
      const [holder, without] = twins()
      expect(received(holder)).toBe(received(without))
      for (const seat of order) {
        holder.does(seat, 'pass')
        without.does(seat, 'pass')
        expect(received(holder)).toBe(received(without))
      }
    }
  })

  test('4.1.2 (HS-SAVE-5): a sealed card looks like a sealed pass until the window closes', () => {
    const [plays] = twins()
    const [passes] = twins()
    plays.does(2, 'save')
    passes.does(2, 'pass')
    expect(received(plays)).toBe(received(passes))
    plays.does(1, 'pass')
    passes.does(1, 'pass')
    expect(received(plays)).toBe(received(passes))
    for (const seat of [0, 3]) for (const t of [plays, passes]) t.does(seat, 'pass')
    expect(plays.told('windowClosed')).toMatchObject([{ by: 2 }])
    expect(passes.told('windowClosed')).toMatchObject([{ by: -1 }])
  })

  test('4.1.2 (HS-SAVE-6): it waits for everybody, and nothing more of the answers is ever told', () => {
    const [t] = twins()
    t.does(2, 'save').does(1, 'pass').does(3, 'pass')
    expect([t.asked(), t.events]).toEqual([[0], []])
    t.does(0, 'pass')
    expect(t.events.map(e => e.type)).toEqual(['windowClosed'])
    expect(t.s.frames.map(f => f.kind)).toEqual(['turn', 'castle'])
  })

  test('4.1.3 (HS-DEC-8): all passed, no Save Face', () => {
    const t = given({
      players: [{ hand: ['dishonor-1', 'army-1'] }, { honour: 80 }, { hand: ['saveface-1'] }],
    })
    t.plays(0, 'dishonor-1', ['dishonor', 1]).does(1, 'accept').does(0, 'pass').does(2, 'pass')
    expect([t.honour(1), t.hand(2)]).toEqual([5, ['saveface-1']])
  })

  test('4.1.5 (HS-DEC-8): skipped only if all four lie open or nobody asked has a card', () => {
    const table = (discard: string[], hand: string[]): Scene =>
      given({ discard, players: [{ hand: ['dishonor-1'] }, { hand: ['army-1'] }, { hand }] })
        .plays(0, 'dishonor-1', ['dishonor', 1])
        .does(1, 'accept')
    expect(table(['saveface-1', 'saveface-2', 'saveface-3'], ['army-2']).asked()).toEqual([2])
    expect(table(['saveface-1', 'saveface-2', 'saveface-3', 'saveface-4'], ['army-2']).asked()).toEqual([0])
    expect(table([], []).asked()).toEqual([0])
  })

  test('section 5: a card picked up is nobody else’s business', () => {
    const held = given({ players: [{ hand: ['assassin-1', 'army-1'] }, {}, {}] })
    const before = [1, 2, -1].map(seat => canonical(held.face(seat)))
    held.does(0, 'play', 'assassin-1')
    expect([1, 2, -1].map(seat => canonical(held.face(seat)))).toEqual(before)
    const told = { id: 'notAsked', facts: { waiting: 1 }, clauses: [] }
    expect(held.why(1, 'kill', 'samurai', 0)).toEqual(told)
    held.s.frames.pop()
    held.does(0, 'play', 'army-1')
    expect([1, 2, -1].map(seat => canonical(held.face(seat)))).toEqual(before)
    expect(held.why(1, 'kill', 'samurai', 0)).toEqual(told)
  })

  test('section 5: a drawn card is told to the one who drew it alone', () => {
    const t = given({ deck: ['poss-noh'], players: [{}, {}, {}] }).does(0, 'draw')
    expect(t.heard.map(events => events.map(e => (e.type === 'drew' ? e.card : null)))).toEqual([
      [29],
      [-1],
      [-1],
      [-1],
    ])
  })

  test('section 5: a hand drawn before a reshuffle cannot hold what was shuffled in, and imagined worlds know it', () => {
    const t = given({
      deck: 'empty',
      players: [{}, { hand: ['saveface-1', 'army-1'] }, { hand: ['army-2'] }],
    })
    t.does(0, 'draw').does(0, 'draw').does(0, 'end')
    const v = honor.view(t.s, 2)
    expect(v.open.players.map(p => p.epochs)).toEqual([[1, 1], [0, 0], [0]])
    for (let seed = 1; seed < 20; seed++) {
      const world = honor.imagine(v, [seed, 2, 3, 4])
      expect([...(world.players[1]?.hand ?? [])].sort((a, b) => a - b)).toEqual([34, 106])
    }
  })
})

test('HS-SAVE-6: an answer that is imagined is one that the imagined hand allows', () => {
  const t = given({
    players: [
      { hand: ['dishonor-1', 'saveface-1'] },
      { hand: ['army-1'] },
      { hand: ['army-2'] },
      { hand: ['army-3'] },
    ],
  })
  t.does(0, 'play', 'dishonor-1').does(0, 'dishonor', 1).does(1, 'accept').does(2, 'pass')
  let saved = 0
  for (let seed = 1; seed <= 400; seed++) {
    const world = honor.imagine(honor.view(t.s, 3), seeded(seed))
    const f = world.frames.at(-1)
    if (f?.kind !== 'window') throw new Error('the window is open')
    const holds = world.players[2]?.hand.some(card => cardId(card).startsWith('saveface')) === true
    if ((f.saves & 4) !== 0) {
      saved++
      expect(holds).toBe(true)
    }
  }
  expect(saved).toBeGreaterThan(0)
})
