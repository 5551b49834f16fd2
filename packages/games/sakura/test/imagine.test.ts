import { Choices, WATCHER, canonical, legal, play, seeded, below, members, waiting } from '@noren/engine'
import { walk } from '@noren/engine/laws'
import { expect, test } from 'vitest'
import type { Sakura } from '../src/index.ts'
import { sakura } from '../src/index.ts'
import { fixture } from '../src/laws/fixture.ts'
import { fresh, given, playDefaults } from './scenario.ts'

/** Imagined worlds are whole: they can be played, and a spectator has one too. */

const open = new Choices()

function playOut(s: Sakura, seed: number): void {
  const rng = seeded(seed)
  for (let n = 0; s.outcome === null; n++) {
    const asked = members(waiting(s))
    const seat = asked[below(rng, asked.length)] ?? 0
    legal(sakura as never, s as never, seat, open)
    if (open.size === 0 || n > 20_000) throw new Error(`seat ${seat} is stuck at ${s.frames.at(-1)?.kind}`)
    play(sakura as never, s as never, seat, open.at(below(rng, open.size)))
  }
  expect(fixture.invariants?.(s)).toEqual([])
}

test('from every question, every seat and a spectator imagine a world that plays to its end', () => {
  const kinds = new Set<string>()
  for (let game = 0; game < 5; game++) {
    const path = { seats: 2 + (game % 5), option: game, seed: 70 + game, tape: [] }
    walk(fixture, path, stop => {
      const s = stop.s as Sakura
      const kind = s.frames.at(-1)?.kind ?? ''
      if (kinds.has(`${kind} ${path.seats}`) && below(stop.rng, 16) !== 0) return
      kinds.add(`${kind} ${path.seats}`)
      for (const seat of [WATCHER, ...s.hands.keys()]) {
        const view = sakura.view(s, seat)
        const world = sakura.imagine(view, seeded(stop.n + 1))
        if (canonical(sakura.view(world, seat)) !== canonical(view))
          throw new Error(`seat ${seat} sees another table`)
        playOut(world, stop.n)
      }
    })
  }
  expect(kinds.size).toBeGreaterThan(50)
})

test('what a seat knows lies where it lies in every world it imagines', () => {
  const t = given({
    row: ['geisha-peek', null, null, null, null],
    hands: [
      ['green-6', 'blue-8', 'red-1', 'red-2'],
      ['black-1', 'black-2', 'black-3', 'black-4'],
    ],
    tricks: [[], [], ['blue-1']],
    left: ['red-9', 'red-10'],
  })
  t.does(0, 'hire', 'geisha-peek').does(0, 'look', 1).does(0, 'leave')
  const others = new Set<string>()
  for (let seed = 1; seed < 30; seed++) {
    const world = sakura.imagine(t.view(0), seeded(seed))
    expect([...(world.hands[1] ?? [])].sort((a, b) => a - b)).toEqual(t.s.hands[1])
    expect(world.tricks).toEqual(t.s.tricks)
    expect(world.piles).toEqual(t.s.piles)
    expect(world.rng).not.toEqual(t.s.rng)
    expect(world.aside.map(card => world.known[card])).toEqual(world.aside.map(() => 0))
    others.add(JSON.stringify(world.hands[2]))
  }
  expect(others.size).toBeGreaterThan(20)
})

test('characters to come lie in any order, and everybody knows the hand that a world gives them', () => {
  const t = fresh(3, 4)
  const decks = new Set<string>()
  for (let seed = 1; seed < 12; seed++) {
    const world = sakura.imagine(t.view(0), seeded(seed))
    decks.add(world.deck.join())
    for (const [seat, hand] of world.hands.entries())
      for (const card of hand) expect(world.known[card]).toBe(1 << seat)
  }
  expect(decks.size).toBe(11)
})

test('a table whose game is over can be imagined, with its scores and without a question', () => {
  const t = fresh(3, 4)
  playDefaults(t)
  for (const seat of [WATCHER, 0, 2]) {
    const view = sakura.view(t.s, seat)
    const world = sakura.imagine(view, seeded(3))
    expect(world.frames).toEqual([])
    expect(world.scores).toEqual(t.s.scores)
    expect(canonical(sakura.view(world, seat))).toBe(canonical(view))
  }
})

test('own answers stay as they were given in every world of a vote', () => {
  const t = given({ row: ['daimyo-vote', null, null, null, null] }).does(0, 'hire', 'daimyo-vote')
  for (const [seat, side] of [
    [0, 'white'],
    [1, 'black'],
  ] as const)
    t.does(seat, 'vote', side)
  for (let seed = 1; seed < 12; seed++)
    for (const [seat, sealed] of [
      [0, 0],
      [1, 1],
    ] as const) {
      const f = sakura.imagine(t.view(seat), seeded(seed)).frames.at(-1)
      expect(f?.kind === 'vote' ? f.sealed[seat] : null).toBe(sealed)
    }
})
