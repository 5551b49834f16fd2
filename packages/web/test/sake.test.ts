import type { Choice } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { wanted } from '../src/games/sake/batch.ts'
import { ghostsOf, strideInMaking } from '../src/games/sake/ghosts.ts'
import { planOf } from '../src/games/sake/moments.ts'
import type { PlayerView, Question, SakeView, Seen } from '../src/games/sake/model.ts'
import { PLACES, SAMURAI } from '../src/games/sake/model.ts'
import type { Item } from '../src/games/sake/rim.ts'
import { anglesOf, rimOf } from '../src/games/sake/rim.ts'
import { namesOf } from '../src/games/sake/slide.ts'
import { standing } from '@noren/sake/words'
import { isStep, tagsFor } from '../src/games/sake/tags.ts'

const bit = (place: string): number => 1 << PLACES.indexOf(place)
const said = (...words: (string | number)[]): Choice => ({ words, clause: 'SK-X-1' })

const player = (over: Partial<PlayerView> = {}): PlayerView => ({
  board: SAMURAI.indexOf('tomoe'),
  status: 0,
  seated: false,
  souled: false,
  life: 4,
  lifeBack: 0,
  wounds: [],
  backs: [1, 1, 1],
  gear: [],
  places: bit('katana'),
  sake: 0,
  haul: 0,
  total: 0,
  wield: PLACES.indexOf('katana'),
  ...over,
})

/** A question, or business under it, as far as the board reads it. */
const asked = (kind: Question['kind'], over: object = {}): Question =>
  ({ waiting: 1, seat: 0, mine: -1, picked: [], owed: 0, seconds: 10, ...over, kind }) as unknown as Question

/** What the board reads of a view; the game's own tests see to the rest of it. */
const view = (open: Partial<SakeView['open']> = {}, own: Partial<SakeView['own']> = {}): SakeView => ({
  schema: 2,
  open: {
    stack: [],
    outcome: null,
    seats: 4,
    rules: {
      italian: false,
      choose: true,
      location: 0,
      reflex: false,
      bareHandsOutOfRange: false,
      maxFatalRounds: 10,
      pace: 1,
      stops: false,
      freshTurn: true,
      bothFlanks: false,
      armourAlways: false,
      shoutsAreSpent: false,
    },
    data: null,
    limits: { hand: 4, plays: 2 },
    first: 0,
    turn: 0,
    next: 1,
    phase: 1,
    plays: 0,
    struck: false,
    healed: false,
    round: 0,
    starter: -1,
    todo: 0,
    masu: 10,
    gone: 0,
    supply: 16,
    players: [player(), player(), player(), player()],
    gaps: [0, 1, 2, 3].map(a => ({ a, b: (a + 1) % 4, cubes: [3], row: [], kin: 0 })),
    deck: 40,
    top: 0,
    discard: [],
    limbo: [],
    shown: [],
    shownAt: [],
    reshuffles: 0,
    ...open,
  },
  own: {
    seat: 0,
    question: null,
    hand: [],
    known: [[], [], [], []],
    stops: 0,
    making: null,
    under: [],
    ...own,
  },
})
const asking = (question: Question): SakeView => view({}, { question })

describe('the rim', () => {
  test.each([3, 4, 5, 6, 7, 8])('%i seats stand in order, me below, nobody on another', seats => {
    const angles = anglesOf(seats)
    expect(angles).toHaveLength(seats)
    expect(angles[0]).toBe(90)
    for (let i = 1; i < seats; i++) expect((angles[i] ?? 0) - (angles[i - 1] ?? 0)).toBeGreaterThan(25)
    expect(450 - (angles.at(-1) ?? 0)).toBeGreaterThan(25)
  })
  test.each([740, 300, 240, 200, 160])(
    'issue 20: with eight on a phone my own disc is in the scene, at a height of %i',
    h => {
      const players = Array.from({ length: 8 }, () => player())
      const gaps = players.map((_, a) => ({ a, b: (a + 1) % 8, cubes: [3], row: [], kin: 0 }))
      const rim = rimOf(view({ seats: 8, players, gaps }), 0, { w: 360, h }, [])
      expect(rim.discs[0]?.y).toBeLessThanOrEqual(h - 22)
      for (const { x, y } of rim.discs) expect(x > 15 && x < 345 && y > 15).toBe(true)
    },
  )
  test.each([300, 120, 100, 60])(
    'issue 17: below the paper of a puzzle the ring is not squeezed flat, at a height of %i',
    h => {
      const rim = rimOf(view(), 0, { w: 360, h }, [])
      // The drawing has rings as far within it.
      expect(rim.ry).toBeGreaterThan(36)
      expect(rim.discs[0]?.y).toBeLessThanOrEqual(h - 10)
    },
  )
  test('every cube is drawn and every stretch is counted', () => {
    const rim = rimOf(view(), 0, { w: 1140, h: 552 }, [])
    expect(rim.items.filter(i => i.kind === 'cube')).toHaveLength(12)
    expect(rim.labels.map(l => l.now)).toEqual([3, 3, 3, 3])
  })
  test('a step is drawn before it is made: cubes go before me and come behind me', () => {
    const ghosts = ghostsOf(view(), { seat: 0, dir: 'left', n: 2 })
    expect(ghosts).toEqual([
      { gap: 0, end: 'a', change: -2 },
      { gap: 3, end: 'b', change: 2 },
    ])
    const rim = rimOf(view(), 0, { w: 390, h: 300 }, ghosts)
    const looks = rim.items.map(i => (i.kind === 'cube' ? i.look : ''))
    expect(looks.filter(x => x === 'gone')).toHaveLength(2)
    expect(looks.filter(x => x === 'new')).toHaveLength(2)
    expect(rim.labels.map(l => l.now)).toEqual([1, 3, 3, 5])
  })
  test('in a line of two there is one gap, and nothing lies behind', () => {
    const two = view({
      players: [player(), player({ status: 1 }), player(), player({ status: 1 })],
      gaps: [{ a: 0, b: 2, cubes: [4], row: [], kin: 0 }],
    })
    expect(ghostsOf(two, { seat: 2, dir: 'towards', n: 1 })).toEqual([{ gap: 0, end: 'b', change: -1 }])
    expect(ghostsOf(two, { seat: 0, dir: 'away', n: 2 })).toEqual([{ gap: 0, end: 'a', change: 2 }])
  })
  test('an iaido keeps its step in sight while the target is asked for', () => {
    const target = asked('pickTarget', { aim: 'iaido', card: 0, dir: 1, steps: 2 })
    expect(strideInMaking(asking(target))).toEqual({ seat: 0, dir: 'right', n: 2 })
    expect(strideInMaking(asking(asked('play')))).toBeNull()
  })
})

describe('from clicks to words', () => {
  test('choices touch the pieces they name', () => {
    const tags = tagsFor(asking(asked('pickOnto', { target: 2, from: 1 })))
    expect(tags(['card', 'ramen-1'])).toContain('card:4')
    expect(tags(['target', 3])).toContain('seat:3')
    expect(tags(['target', 'disciple-1'])).toContain('disc:48')
    expect(tags(['onto', 'life'])).toContain('at:2/0')
    expect(tags(['sip', 1, 'katana'])).toEqual(expect.arrayContaining(['seat:1', 'at:1/2']))
    expect(tags(['keep', 1])).toContain('gap:1/0')
  })
  test('steps of a choice in the making need no seal; what ends it does', () => {
    const making = asking(asked('pickUse', { card: 4, pay: -1, textAsks: true }))
    expect(isStep(making, said('use', 'attack'))).toBe(true)
    expect(isStep(making, said('use', 'text'))).toBe(true)
    expect(isStep(making, said('use', 'drink'))).toBe(false)
    const aimless = asking(asked('pickUse', { card: 16, pay: -1, textAsks: false }))
    expect(isStep(aimless, said('use', 'text'))).toBe(false)
    expect(isStep(making, said('target', 1))).toBe(false)
  })
  test('several sips or cards are picked one by one and sealed once', () => {
    expect(wanted(asking(asked('place', { left: 2 })), 0)).toEqual({ verb: 'place', n: 2 })
    expect(wanted(asking(asked('place', { left: 1 })), 0)).toBeNull()
    expect(wanted(asking(asked('discard', { owed: 2 })), 0)).toEqual({ verb: 'discard', n: 2 })
  })
})

describe('standing replies', () => {
  test('they answer to what a window is about, never to a hand', () => {
    const about = (question: Question, ...stack: Seen[]): (string | null)[] =>
      [[], [41, 45]].map(hand => standing.of(view({ stack }, { hand, question }), 0))
    expect(about(asked('window', { about: 'move' }))).toEqual(['moves', 'moves'])
    const strike = asked('window', { about: 'attack' })
    expect(about(strike, asked('attack', { target: 0 }))).toEqual(['attacksOnMe', 'attacksOnMe'])
    expect(about(strike, asked('attack', { target: 2 }))).toEqual(['attacks', 'attacks'])
    expect(about(asked('defend'))).toEqual([null, null])
  })
})

describe('what moves', () => {
  test('my cards turn up one by one, a rival gets backs', () => {
    const drew = { type: 'drew', from: 'deck', clause: 'SK-TURN-16' } as const
    const plan = planOf(0)
    expect(plan({ ...drew, seat: 0, cards: [5, 6], backs: [0, 1] }).map(f => f.to)).toEqual([
      'card:5',
      'card:6',
    ])
    expect(plan({ ...drew, seat: 2, cards: null, backs: [0, 1] }).every(f => f.as === 'back')).toBe(true)
  })
})

describe('cubes that slide', () => {
  const lie = (stretch: string, ...xs: number[]): Item[] =>
    xs.map((x, k) => ({ kind: 'cube', key: `${stretch}/${k}`, stretch, look: 'there', px: 20, x, y: 0 }))

  test('those before a walker come to lie behind him, nearest first; the others keep their places', () => {
    const first = namesOf([], [...lie('0/0', 10, 20, 30), ...lie('1/0', 110, 120, 130)])
    expect(first.map(c => c.id)).toEqual([0, 1, 2, 3, 4, 5])
    // Somebody between the two stretches walks two steps to the right: the two cubes before him are behind him now.
    const then = namesOf(first, [...lie('0/0', 6, 14, 22, 30, 38), ...lie('1/0', 130)])
    expect(then.filter(c => c.stretch === '1/0').map(c => c.id)).toEqual([5])
    expect(then.filter(c => c.stretch === '0/0').map(c => c.id)).toEqual([0, 1, 2, 3, 4])
  })

  test('a cube that leaves the table takes its name with it; a new one has a new name; ghosts have none', () => {
    const first = namesOf([], lie('0/0', 10, 20, 30))
    const fewer = namesOf(first, lie('0/0', 15, 25))
    expect(fewer.map(c => c.id)).toEqual([0, 1])
    const more = namesOf(fewer, [
      ...lie('0/0', 10, 20),
      ...lie('2/0', 200),
      { ...lie('0/0', 5)[0], look: 'new' } as Item,
    ])
    expect(more.map(c => c.id)).toEqual([0, 1, 2])
  })
})
