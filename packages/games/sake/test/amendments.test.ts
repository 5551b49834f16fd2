/** Version 2 of the rules: every amendment at work, and what it amends unchanged without it. */
import { LANG_IDS } from '@noren/words'
import { describe, expect, test } from 'vitest'
import type { SakeOptions } from '../src/index.ts'
import { sake } from '../src/index.ts'
import { heard } from '../src/laws/reasons.ts'
import type { People } from '@noren/words'
import type { Play } from './scenario.ts'
import { given, rule } from './scenario.ts'

const it: Partial<SakeOptions> = { edition: 'it' }
const names: People = { name: seat => 'Aiko Benkei Chiyo Daigo'.split(' ')[seat] ?? '?', me: -1 }

describe('A-80: the first shout that is written counts', () => {
  const shouting = (options: Partial<SakeOptions>): Play =>
    given({
      options: { interruptPriority: 'reflex', ...options },
      players: [{ hand: ['double-vision'] }, { hand: ['A1'] }, {}, { hand: ['double-vision'] }],
      gaps: [3, 1, 3, 3],
      turn: 1,
    }).uses(1, 0, 'attack', ['target', 2])

  rule('A-80 SK-INT-6 SK-INT-7', 'whoever is nearer: the order is read, never a clock', () => {
    // Seat 3 is the nearest clockwise from seat 1; seat 0 was written first.
    const t = shouting({}).does(0, 'interrupt', 'double-vision-1')
    expect([t.last('windowClosed').by, t.hand(0), t.hand(3), t.at]).toEqual([0, 0, 1, 'play'])
  })
  rule('A-80', 'a pass that is written first closes nothing', () => {
    const t = shouting({}).does(2, 'pass').does(3, 'interrupt', 'double-vision-2')
    expect([t.last('windowClosed').by, t.hand(0)]).toEqual([3, 1])
  })
  rule('A-80 A-84', 'an instant voids a shout: who comes back later is later', () => {
    const t = given({
      options: { interruptPriority: 'reflex', shoutsAreSpent: true, ...it },
      players: [
        { hand: ['double-vision'], sake: ['life'] },
        { hand: ['A1'] },
        { hand: ['M1'] },
        { hand: ['double-vision'] },
      ],
      gaps: [3, 1, 3, 3],
      turn: 1,
    }).uses(1, 0, 'attack', ['target', 2])
    t.does(0, 'interrupt', 'double-vision-1').does(3, 'interrupt', 'double-vision-2')
    t.does(0, 'burn', 'life').does(0, 'interrupt', 'double-vision-1').does(2, 'pass')
    expect(t.last('windowClosed').by).toBe(3)
  })
})

describe('A-81: the turn that empties the Masu', () => {
  const emptied = (options: Partial<SakeOptions>): Play =>
    given({ options, players: [{ hand: ['B1', 'M1'] }, {}, {}], masu: 1 })
      .uses(0, 0, 'drink')
      .does(0, 'place', 'board')

  rule('A-81 SK-FATAL-5', 'running: it goes on and is his last', () => {
    const t = emptied(it)
    expect([t.s.turn, t.s.plays, t.count('turnCut'), t.s.todo]).toEqual([0, 1, 0, 0b110])
  })
  rule('A-81 SK-FATAL-3 SK-FATAL-4', 'fresh: it ends there, and he takes a whole one at once', () => {
    const t = emptied({ ...it, fatalTurn: 'fresh' })
    expect([t.s.turn, t.s.plays, t.count('turnCut'), t.s.todo]).toEqual([0, 0, 1, 0b110])
    expect(t.last('turnBegan')).toMatchObject({ seat: 0, round: 1 })
  })
  rule('A-81', 'in edition fr it is fresh, whatever the option says', () => {
    expect(emptied({ edition: 'fr', fatalTurn: 'running' }).count('turnCut')).toBe(1)
  })
})

describe('A-82: the distance of Events', () => {
  // Seat 1 is 1 Step away on one side and 6 on the other.
  const aimed = (options: Partial<SakeOptions>, hand: string, gear: 'katana' | 'yumi' = 'katana'): Play =>
    given({
      options,
      players: [{ hand: [hand], gear: [gear] }, { hand: ['A1'] }, { hand: ['A1'] }],
      gaps: [1, 3, 3],
    })
  rule('A-82 SK-GEO-7 SK-EVENT-5', 'both: the near side is too near', () => {
    const t = aimed(it, 'chopsticks')
    t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'text').mayNot(0, ['target', 1], 'eventDistance')
    t.may(0, 'target', 2)
  })
  rule('A-82 SK-EVENT-9 SK-EVENT-11', 'either: one side far enough is enough', () => {
    for (const hand of ['chopsticks', 'ramen', 'riceballs']) {
      const t = aimed({ ...it, eventFlanks: 'either' }, hand)
      t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'text').may(0, 'target', 1)
    }
  })
  rule('A-82 SK-ATTACK-5', 'weapons need both sides all the same', () => {
    const t = aimed({ ...it, eventFlanks: 'either' }, 'A3', 'yumi')
    t.does(0, 'card', t.card(0, 0)).mayNot(0, ['use', 'attack'], 'nothingReaches')
  })
})

describe('A-83: Armour without a card', () => {
  const struck = (armourAlways: boolean, hand: readonly string[] = ['M1'], life = 5): Play =>
    given({
      options: { armourAlways },
      players: [{ hand: ['A1'] }, { hand, life, gear: ['katana', 'armour'] }, {}],
      gaps: [1, 3, 3],
    })
      .uses(0, 0, 'attack', ['target', 1])
      .passAll('window')

  rule('A-83 SK-DEF-6', 'off: Armour adds to a card alone', () => {
    const t = struck(false).does(1, 'pass')
    expect([t.last('damaged').damage, t.last('undefended').value]).toEqual([4, 0])
  })
  rule('A-83 SK-ITEM-7', 'on: it takes 1 without a card, and the log says so', () => {
    const t = struck(true).does(1, 'pass')
    expect([t.last('damaged').damage, t.last('undefended').value]).toEqual([3, 1])
    expect(heard.log('en', t.last('undefended'), names)).toContain('Armour takes 1')
  })
  rule('A-83', 'on: also for who has no card and is not even asked', () => {
    const t = given({
      options: { armourAlways: true },
      players: [{ hand: ['A1'] }, { life: 1, gear: ['katana', 'armour'], sake: [] }, {}],
      gaps: [1, 3, 3],
    })
    t.uses(0, 0, 'attack', ['target', 1]).passAll('window')
    expect([t.last('damaged').damage, t.count('undefended')]).toEqual([3, 0])
  })
  rule('A-83', 'on: wet Armour takes nothing, and a weapon never does', () => {
    const t = given({
      options: { armourAlways: true },
      players: [{ hand: ['A1'] }, { hand: ['M1'], gear: ['katana', 'armour'], sake: ['armour'] }, {}],
      gaps: [1, 3, 3],
    })
    t.uses(0, 0, 'attack', ['target', 1]).passAll('window').does(1, 'pass')
    expect(t.last('damaged').damage).toBe(4)
  })
  rule('A-83 SK-TORMENT-7', 'on: against Torment too', () => {
    const t = given({
      options: { armourAlways: true },
      players: [
        { hand: ['D0'], gear: ['katana', 'armour'], sake: ['life', 'board'] },
        {},
        { status: 'spirit', hand: ['A1:drowse', 'A2:drowse'] },
      ],
      gaps: [3],
      turn: 2,
      at: 'step3',
      top: ['M1:drowse'],
    })
    t.does(2, 'torment', 0).does(2, 'spend', t.card(2, 0)).does(2, 'spend', t.card(2, 1)).does(2, 'done')
    t.does(0, 'pass').does(0, 'lose', 'board')
    expect([t.sakeOf(0), t.s.haul[2]]).toEqual([['life'], 1])
  })
})

describe('A-84: late shouts', () => {
  const late = (options: Partial<SakeOptions>): Play => {
    const t = given({
      options,
      players: [{ hand: ['double-vision'] }, { hand: ['A1'] }, { hand: ['M1'] }, { hand: ['double-vision'] }],
      gaps: [3, 1, 3, 3],
      turn: 1,
    })
    t.uses(1, 0, 'attack', ['target', 2])
    return t.does(0, 'interrupt', t.card(0, 0)).does(3, 'interrupt', t.card(3, 0)).does(2, 'pass')
  }
  rule('A-84 SK-INT-6', 'off: the others keep their cards', () => {
    const t = late(it)
    expect([t.last('windowClosed').by, t.hand(0), t.hand(3)]).toEqual([3, 1, 0])
  })
  rule('A-84 SK-INT-6', 'on: they are discarded as well', () => {
    const t = late({ ...it, shoutsAreSpent: true })
    expect([t.last('windowClosed').by, t.hand(0), t.hand(3)]).toEqual([3, 0, 0])
    expect(t.last('discarded')).toMatchObject({ seat: 0, why: 'late', clause: 'A-84' })
    expect(heard.log('en', t.last('discarded'), names)).toContain('too late')
  })
  rule('A-84 A-80', 'on, where the quickest counts: all are in before it closes', () => {
    const t = late({ ...it, shoutsAreSpent: true, interruptPriority: 'reflex' })
    expect([t.last('windowClosed').by, t.hand(0), t.hand(3)]).toEqual([0, 0, 0])
  })
  rule('A-84', 'edition fr knows nothing of it', () => {
    expect(late({ shoutsAreSpent: true }).hand(0)).toBe(1)
  })
})

rule('A-85 SK-DEATH-7 SK-HAND-2', 'the hand limit applies after seppuku, before the next Round', () => {
  // Seat 1 goes; the Disciple of seat 0 in the gap that is cleared returns to a full hand.
  const t = given({
    players: [
      { hand: ['A1', 'A1', 'A2', 'A2'], sake: ['life', 'board'] },
      { sake: ['life'] },
      { sake: ['life', 'board'] },
    ],
    gaps: [[1, 'a', 4], 2, 2],
    round: { number: 1, starter: 1, todo: [] },
    turn: 2,
    at: 'end',
  })
  expect([t.at, t.asked, t.hand(0)]).toEqual(['discard', [0], 5])
  expect([t.s.round, t.count('fatalRound'), t.count('turnBegan')]).toEqual([1, 0, 0])
  t.does(0, 'discard', t.card(0, 4))
  expect([t.s.round, t.hand(0), t.last('fatalRound').round, t.s.turn]).toEqual([2, 4, 2, 2])
})

describe('A-86: no limit of Fatal Rounds', () => {
  const tied = (maxFatalRounds: number, number: number): Play =>
    given({
      options: { maxFatalRounds },
      players: [{ sake: ['life'] }, { sake: ['life'] }, { sake: ['life'] }],
      round: { number, starter: 0, todo: [] },
      turn: 2,
      at: 'end',
    })
  rule('A-86 SK-END-12', 'a table with a limit stops there', () => {
    expect(tied(10, 10).s.outcome?.clause).toBe('SK-END-12')
    expect(tied(10, 9).s.outcome).toBeNull()
  })
  rule('A-86', 'without one play goes on', () => {
    const t = tied(0, 50)
    expect([t.s.outcome, t.s.round]).toEqual([null, 51])
  })
  rule('A-86', 'a watchdog stops it after 60 Rounds, and says so', () => {
    expect(tied(0, 59).s.outcome).toBeNull()
    const t = tied(0, 60)
    expect([t.s.outcome?.clause, t.s.outcome?.payoff.every(p => p === 1 / 3)]).toEqual(['A-86', true])
    expect(t.last('stopped')).toMatchObject({ rounds: 60, clause: 'A-86' })
    for (const lang of LANG_IDS) expect(heard.log(lang, t.last('stopped'), names)).toContain('60')
  })
})

test('every option of version 2 is shown to the host with its clause', () => {
  const clauses = Object.fromEntries(sake.options.fields.map(f => [f.key, f.clause]))
  expect(clauses).toMatchObject({
    interruptPriority: 'A-80',
    fatalTurn: 'A-81',
    eventFlanks: 'A-82',
    armourAlways: 'A-83',
    shoutsAreSpent: 'A-84',
    maxFatalRounds: 'A-86',
  })
})
