import { expect } from 'vitest'
import { WATCHER } from '@noren/engine'
import { CHARACTERS, idOf } from '../../src/cards.ts'
import { sakura } from '../../src/index.ts'
import { fresh, given, shows } from '../scenario.ts'

/** 3.1 Set-up. */

const COUNTS = [2, 3, 4, 5, 6]

shows(['SA-SETUP-1'], 'two to six players', () => {
  expect(sakura.seats).toEqual({ min: 2, max: 6 })
  for (const seats of [1, 7, 2.5, NaN])
    expect(sakura.options.read({}, seats)).toMatchObject({
      faults: [{ path: 'seats', clause: 'SA-SETUP-1' }],
    })
})

shows(
  ['SA-SETUP-2', 'SA-SETUP-3', 'SA-SETUP-4', 'SA-SETUP-5'],
  'the deal of section 2.2, for every number of players',
  () => {
    const dealt = { 2: [14, 22], 3: [12, 14], 4: [10, 10], 5: [8, 10], 6: [6, 14] } as const
    for (const [n, [hand, aside]] of Object.entries(dealt)) {
      const t = fresh(Number(n), 7)
      expect(t.event('shuffled').cards).toBe(52)
      expect(t.s.hands.map(cards => cards.length)).toEqual(Array(Number(n)).fill(hand))
      expect(t.s.piles.map(pile => pile.length)).toEqual([1, 1])
      expect(t.s.aside).toHaveLength(aside)
      const all = [...t.s.hands, ...t.s.piles, t.s.aside].flat()
      expect(new Set(all).size).toBe(52)
    }
  },
)

shows(
  ['SA-SETUP-2'],
  'cards are shuffled: other chance, other hands; the same chance, the same hands',
  () => {
    expect(fresh(4, 1).s.hands).not.toEqual(fresh(4, 2).s.hands)
    expect(fresh(4, 1).s.hands).toEqual(fresh(4, 1).s.hands)
  },
)

shows(['SA-SETUP-4', 'SA-SETUP-5'], 'the two starters lie open, the set-aside cards are a number', () => {
  const t = fresh(3, 5)
  for (const seat of [WATCHER, 0, 1, 2]) {
    const v = t.view(seat)
    expect(v.open.piles.map(p => p.top)).toEqual(t.s.piles.map(([card]) => idOf(card ?? -1)))
    expect(v.open.aside).toBe(14)
    for (const card of t.s.aside) expect(JSON.stringify(v)).not.toContain(`"${idOf(card)}"`)
  }
})

shows(['SA-SETUP-6'], 'the Yin-Yang card lies between the piles, + to one and − to the other', () => {
  const v = fresh(3, 5).view(0)
  expect(v.open.plusSide).toBe('left')
  expect(v.open.piles.map(p => p.sign)).toEqual(['+', '-'])
})

shows(['SA-SETUP-7', 'SA-SETUP-12'], 'five coins each, the rest of the 80 in the reserve', () => {
  for (const seats of COUNTS) {
    const { s } = fresh(seats, 3)
    expect(s.coins).toEqual(Array(seats).fill(5))
    expect(s.reserve).toBe(80 - 5 * seats)
  }
})

shows(['SA-SETUP-8'], 'everybody has a token: everybody is asked in a vote', () => {
  for (const seats of COUNTS) {
    const t = given({ seats, row: ['daimyo-vote', null, null, null, null] }).does(0, 'hire', 'daimyo-vote')
    expect(t.asked).toBe((1 << seats) - 1)
  }
})

shows(['SA-SETUP-9', 'SA-SETUP-10'], 'five characters lie open, ten form the deck', () => {
  const t = fresh(4, 11)
  expect(t.s.row).toHaveLength(5)
  expect(t.s.deck).toHaveLength(10)
  expect([...t.s.row, ...t.s.deck].sort((a, b) => a - b)).toEqual(CHARACTERS.map((_, i) => i))
  expect(fresh(4, 12).row).not.toEqual(t.row)
})

shows(
  ['SA-SETUP-11', 'SA-SETUP-13'],
  'online chance picks the first player instead of the last cherry blossom',
  () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => fresh(4, seed + 1).s.first))
    expect([...firsts].sort((a, b) => a - b)).toEqual([0, 1, 2, 3])
    const t = fresh(4, 9)
    expect(t.view(0).open.turn?.seat).toBe(t.s.first)
    expect(t.event('roundBegan').seat).toBe(t.s.first)
  },
)
