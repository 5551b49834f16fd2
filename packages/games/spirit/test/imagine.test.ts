import { begin, Choices, first, legal, play, seeded, waiting } from '@noren/engine'
import { expect, test } from 'vitest'
import { PRINTED_BOOK } from '../src/book.ts'
import { spirit } from '../src/index.ts'
import type { Spirit } from '../src/index.ts'
import { policy } from '../src/sense.ts'
import { joining } from '../src/setup.ts'
import { given } from './scenario.ts'

const { rank, symbol } = PRINTED_BOOK
const inGame = (s: Spirit): number[] => rank.map((_, c) => c).filter(c => !s.box.includes(c))

/** A game of the quick policy up to the first decision of a round. */
function upToRound(round: number): Spirit {
  const list = new Choices()
  for (let seed = 1; ; seed++) {
    const s = begin(spirit, spirit.options.defaults, 3, seeded(seed))
    const rng = seeded(seed)
    while (s.outcome === null && s.round < round) {
      const seat = first(waiting(s))
      legal(spirit as never, s, seat, list)
      play(spirit as never, s, seat, list.at(policy(s, seat, list, rng)))
    }
    if (s.outcome === null) return s
  }
}

test('in round 1 any plunderer may come next, each about as often, and two dolls at least take part', () => {
  const view = spirit.view(begin(spirit, spirit.options.defaults, 2, seeded(1)), 0)
  const seen = new Map<number, number>()
  const worlds = 5200
  for (let i = 0; i < worlds; i++) {
    const s = spirit.imagine(view, seeded(i))
    const next = s.deck.at(-1) ?? -1
    seen.set(next, (seen.get(next) ?? 0) + 1)
    expect(inGame(s).filter(c => symbol[c] === 2).length).toBeGreaterThanOrEqual(2)
  }
  expect(seen.size).toBe(52)
  for (const times of seen.values()) expect(Math.abs(times - worlds / 52)).toBeLessThan(60)
})

test('in later rounds those who were seen are there, and the newcomers are drawn anew', () => {
  for (const round of [2, 3]) {
    const real = upToRound(round)
    const view = spirit.view(real, 1)
    const newcomers = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const s = spirit.imagine(view, seeded(i))
      const cards = inGame(s)
      for (const c of real.roster) expect(cards).toContain(c)
      const fresh = cards.filter(c => rank[c] === round - 1)
      expect(fresh.length).toBe(joining(real.mode, 3, round))
      newcomers.add(fresh.join())
    }
    expect(newcomers.size).toBeGreaterThan(10)
  }
})

test('what everybody saw stays where it is in every imagined world', () => {
  const t = given({
    samurai: ['katsushiro', 'gorobei'],
    boards: [{ line: [4, 3] }],
    deck: ['P3-13', 'P1-01', 'P2-01'],
    more: 6,
  })
  t.does(0, 'fight').does(0, 'confront').does(0, 'use').does(0, 'order', 1, 0).does(1, 'support')
  for (let i = 0; i < 40; i++) {
    const s = spirit.imagine(spirit.view(t.s, 0), seeded(i))
    expect([s.gate, s.deck.at(-1), s.up]).toEqual([t.s.gate, t.s.deck.at(-1), 1])
  }
})
