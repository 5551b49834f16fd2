import { describe, expect } from 'vitest'
import type { Location, SamuraiId } from '../src/cards.ts'
import type { Sake } from '../src/index.ts'
import { sake } from '../src/index.ts'
import { begin, seeded } from './engine.ts'
import type { Given, Play, Scene } from './scenario.ts'
import { given, rule, three } from './scenario.ts'

const freshTable = (location: Location): Sake =>
  begin(sake, { ...sake.options.defaults, boardAssignment: 'random', location }, 3, seeded(2))

const near = { gaps: [1, 3, 3] } as const

describe('abilities', () => {
  rule('SK-ABIL-1 SK-ABIL-2 SK-ABIL-3', 'Musashi: +1 with two usable weapons, not under sake', () => {
    const value = (gear: readonly ('katana' | 'yumi')[], sake: readonly string[]): number => {
      const t = given({ players: [{ hand: ['A1'], board: 'musashi', gear, sake }, {}, {}], ...near })
      t.uses(0, 0, 'attack', ['target', 1])
      if (t.at === 'pickWeapon') t.does(0, 'weapon', 'katana')
      return t.last('attacked').value
    }
    expect([
      value(['katana'], []),
      value(['katana', 'yumi'], []),
      value(['katana', 'yumi'], ['yumi']),
      value(['katana', 'yumi'], ['board']),
    ]).toEqual([4, 5, 4, 4])
  })
  rule('SK-ABIL-4', 'Munenori: +1 with every Defence card, ranged or not', () => {
    const t = given({
      players: [{ hand: ['A1'], gear: ['yumi'] }, { board: 'munenori', hand: ['D1'] }, {}],
      gaps: [6, 3, 3],
    })
    t.uses(0, 0, 'attack', ['target', 1]).passAll().does(1, 'defend', t.card(1, 0))
    expect(t.last('defended').value).toBe(2)
  })
  rule('SK-ABIL-5', 'Mitsuyoshi draws after a perfect defence with a card', () => {
    const defend = (hand: string): Play => {
      const t = given({
        players: [{ hand: ['A0'] }, { board: 'mitsuyoshi', hand: [hand, 'M1'] }, {}],
        ...near,
      })
      return t.uses(0, 0, 'attack', ['target', 1]).passAll().does(1, 'defend', t.card(1, 0))
    }
    expect([defend('D1').hand(1), defend('D0').hand(1)]).toEqual([2, 1])
  })
  rule('SK-ABIL-6', 'Ittōsai: iaido up to 3 Steps at +1', () => {
    const t = given({ players: [{ hand: ['A1'], board: 'ittosai' }, {}, {}], gaps: [4, 5, 5] })
    t.uses(0, 0, 'iaido', ['step', 'left', 3], ['target', 1]).passAll().does(0, 'weapon', 'katana')
    expect(t.last('attacked').value).toBe(5)
  })
  rule('SK-ABIL-7', 'Masamune: his Disciples attack and defend at +1', () => {
    const t = given({
      players: [{ board: 'masamune' }, {}, {}],
      gaps: [[2, 'a', 1], 3, 3],
      at: 'disciples',
      top: ['A1'],
    })
    expect(t.last('attacked').value).toBe(2)
    const u = given({
      players: [{ hand: ['A0'] }, { board: 'masamune' }, {}],
      gaps: [[1, 'b', 2], 3, 3],
      top: ['D2'],
    })
    u.uses(0, 0, 'attack', ['target', u.disciple(0)]).passAll()
    expect([u.last('turnedUp').value, u.s.row[0]?.length]).toEqual([3, 1])
  })
  rule('SK-ABIL-8', 'Suenaga: every ranged Attack at +1', () => {
    const t = given({
      players: [{ hand: ['ramen', 'A1'], board: 'suenaga', gear: ['yumi'] }, {}, {}],
      gaps: [4, 4, 4],
    })
    t.uses(0, 0, 'text', ['target', 1]).passAll('window', 'defend')
    expect(t.last('attacked').value).toBe(3)
    t.uses(0, 0, 'attack', ['target', 1])
    expect(t.last('attacked').value).toBe(3)
  })
  rule('SK-ABIL-9 D-30', 'Masako: once in Phase 1 a card for a wound, not a card played', () => {
    const t = given({ players: [{ hand: ['A1', 'M1'], board: 'masako', life: 3, wounds: 1 }, {}, {}] })
    t.does(0, 'remedy', t.card(0, 0))
    expect([t.life(0), t.hand(0), t.s.plays]).toEqual([4, 1, 0])
    t.mayNot(0, ['remedy', t.card(0, 0)], 'SK-ABIL-9')
  })
  rule('SK-ABIL-10', 'Tomoe: +1 to every Move', () => {
    const t = three({ hand: ['M1'], board: 'tomoe' })
    t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'move').may(0, 'step', 'left', 2)
  })
})

const here = (location: Location, mine: Given = {}, rest: Partial<Scene> = {}): Play =>
  given({ players: [mine, {}, {}], options: { location }, ...rest })

describe('locations', () => {
  rule(
    'SK-LOC-2 SK-LOC-3 SK-LOC-4',
    'Distillery: a Samurai takes and places one sake before Phase 1; Spirits none',
    () => {
      const t = here('distillery', {}, { at: 'begin', masu: 4 })
      expect([t.at, t.s.masu]).toEqual(['place', 3])
      t.does(0, 'place', 'board')
      expect(t.at).toBe('play')
      const full = here('distillery', { sake: ['life', 'board', 'katana'] }, { at: 'begin', masu: 4 })
      expect([full.at, full.s.masu]).toEqual(['play', 4])
      const last = here('distillery', {}, { at: 'begin', masu: 1 })
      last.does(0, 'place', 'life')
      expect([last.count('turnCut'), last.s.round, last.at, last.s.turn]).toEqual([1, 1, 'play', 0])
    },
  )
  rule('SK-LOC-5', 'Narrow Bridge 2 Steps a gap, Battlefield nobody seated', () => {
    expect(freshTable('narrow-bridge').cubes).toEqual([[2], [2], [2]])
    expect(freshTable('battlefield').seated).toBe(0)
  })
  rule('SK-LOC-5', 'Hot Spring heals whoever declared no Attack', () => {
    const calm = here('hot-spring', { wounds: 2, life: 3 }, { at: 'wield' })
    expect(calm.does(0, 'end').life(0)).toBe(4)
    const fierce = here('hot-spring', { wounds: 2, life: 3, hand: ['A1'] }, near)
    fierce.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend').does(0, 'end').does(0, 'end')
    expect(fierce.life(0)).toBe(3)
  })
  rule('SK-LOC-5', 'Graveyard: Spirits draw 2', () => {
    const t = given({
      options: { location: 'graveyard' },
      players: [{}, {}, { status: 'spirit' }],
      gaps: [3],
      turn: 2,
      top: ['A1:brawl'],
    })
    expect(t.hand(2)).toBe(2)
  })
  rule('SK-LOC-5', 'Dojo: no ranged Attack, though the Yumi may be laid down', () => {
    const t = here('dojo', { hand: ['ramen', 'A1', 'yumi'], gear: [] }, { gaps: [5, 5, 5] })
    t.does(0, 'card', t.card(0, 0)).mayNot(0, ['use', 'text'], 'SK-TURN-14').does(0, 'use', 'drink')
    t.does(0, 'place', 'life').does(0, 'place', 'board')
    t.uses(0, 1, 'text')
    const u = here('dojo', { hand: ['A1'], gear: ['yumi'] }, { gaps: [5, 5, 5] })
    u.does(0, 'card', u.card(0, 0)).mayNot(0, ['use', 'attack'], 'SK-LOC-5')
  })
  rule('SK-LOC-5', 'Cherry Garden: 3 cards in Phase 3', () => {
    expect(here('cherry-garden', {}, { at: 'draw' }).hand(0)).toBe(3)
  })
  rule('SK-LOC-5', 'Thunderstorm: one less, but never the last; Disciples 1 Step', () => {
    const most = (hand: string, board?: SamuraiId): number => {
      const t = here('thunderstorm', { hand: [hand], ...(board === undefined ? {} : { board }) })
      t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'move')
      return Math.max(
        ...t
          .choices(0)
          .filter(c => c.startsWith('step'))
          .map(c => Number(c.split(' ')[2])),
      )
    }
    expect([most('M1'), most('M2'), most('M1', 'tomoe')]).toEqual([1, 1, 1])
    const d = here('thunderstorm', {}, { gaps: [[0, 'a', 3], 3, 3], at: 'disciples' })
    d.passAll()
    expect(d.cubes(0)).toEqual([1, 2])
  })
})
