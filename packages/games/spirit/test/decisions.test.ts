import { begin, play, seeded } from '@noren/engine'
import type { Seat } from '@noren/engine'
import { expect } from 'vitest'
import { spirit } from '../src/index.ts'
import { given, lucky, rule } from './scenario.ts'
import type { Given } from './scenario.ts'

/** What the table does for a seat whose time is over, in words. */
const idle = (t: Given, seat: Seat): string =>
  spirit.say(t.s, seat, spirit.idle(t.s, seat, seeded(1))).words.join(' ')

rule(['SS-DEC-2'], 'choosing in seat order; by default random among those left', () => {
  const s = begin(spirit, { ...spirit.options.defaults, samurai: 'choose' }, 7, seeded(4))
  const seen = new Set<number>()
  for (let seed = 1; seed < 40; seed++) seen.add(spirit.idle(s, 0, seeded(seed)))
  expect(seen.size).toBe(7)
  for (let seat = 0; seat < 6; seat++) {
    expect(s.frames.at(-1)).toMatchObject({ kind: 'choose', waiting: 1 << seat })
    play(spirit as never, s, seat, spirit.idle(s, seat, seeded(seat)))
  }
  // The seventh has no choice left.
  expect([new Set(s.samurai).size, s.samurai.includes(-1), s.frames.at(-1)?.kind]).toEqual([
    7,
    false,
    'action',
  ])
})

rule(['SS-DEC-3'], 'no absent token by default', () => {
  const t = given({ samurai: ['kyuzo', 'heihachi'], absent: ['gorobei'] })
  expect(idle(t, 0)).toBe('ready')
})

rule(['SS-DEC-4', 'SS-DEC-5'], 'icons as printed, and ignored where possible', () => {
  const t = given({ samurai: ['gorobei', 'heihachi'], boards: [{ line: ['B-6'] }] })
  expect(idle(t, 0)).toBe('first NO_SUPPORT')
  t.does(0, 'first', 'WOUND')
  expect(idle(t, 0)).toBe('ignore')
  // Two equal icons are not asked about.
  expect(given({ samurai: ['kyuzo', 'heihachi'], boards: [{ line: ['B-3'] }] }).kind).toBe('action')
})

rule(['SS-DEC-6'], 'the farm goes first, then the hat', () => {
  const all = given({
    samurai: ['kyuzo', 'heihachi'],
    boards: [{ line: ['B-7'], left: ['P1-01', 'P1-09', 'P1-05'] }],
  })
  expect(idle(all, 0)).toBe('lose farm')
  const two = given({ samurai: ['kyuzo', 'heihachi'], boards: [{ line: ['B-7'], left: ['P1-01', 'P1-05'] }] })
  expect(idle(two, 0)).toBe('lose hat')
})

rule(['SS-DEC-7', 'SS-DEC-8'], 'Fight; and the nearest clockwise when supporting', () => {
  const t = given({
    samurai: ['kyuzo', 'heihachi', 'gorobei', 'kanbei'],
    boards: [{}, { passed: true }],
    more: 5,
  })
  expect(idle(t, 0)).toBe('fight')
  t.does(0, 'support')
  expect(idle(t, 0)).toBe('to 2')
})

rule(
  ['SS-DEC-9', 'SS-DEC-10', 'SS-DEC-11'],
  'left if possible, else discarded if possible, else right',
  () => {
    const left = given({
      samurai: ['kyuzo', 'heihachi'],
      deck: ['P2-02'],
      boards: [{ line: [2] }],
      more: 5,
    }).does(0, 'fight')
    expect(idle(left, 0)).toBe('defend')
    const away = given({
      samurai: ['heihachi', 'kyuzo'],
      deck: ['P2-13'],
      boards: [{}, { line: [2] }],
      more: 5,
    })
    away.does(0, 'fight').does(0, 'give', 1)
    expect(idle(away, 1)).toBe('discard')
    const right = given({ samurai: ['katsushiro', 'kyuzo'], deck: ['P2-13', 'P3-02'], more: 5 }).does(
      0,
      'fight',
    )
    expect(idle(right, 0)).toBe('confront')
    right.does(0, 'under')
    expect(idle(right, 0)).toBe('defend')
  },
)

rule(['SS-DEC-12', 'SS-DEC-16'], 'Kikuchiyo stops, and cuts his own last card', () => {
  const t = given({
    samurai: ['kikuchiyo', 'heihachi'],
    deck: ['P3-13'],
    boards: [{ line: [4, 3] }],
    more: 5,
  }).does(0, 'fight')
  expect(idle(t, 0)).toBe('cut 0')
  t.does(0, 'decline')
  expect(idle(t, 0)).toBe('stop')
})

rule(['SS-DEC-13', 'SS-DEC-19'], 'effects without aim are used, orders left alone', () => {
  const t = given({
    samurai: ['katsushiro', 'heihachi'],
    deck: ['P3-13'],
    boards: [{ line: [4, 3] }],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'confront')
  expect(idle(t, 0)).toBe('use')
  t.does(0, 'use')
  expect(idle(t, 0)).toBe('order 0 1')
})

rule(['SS-DEC-14', 'SS-DEC-15'], 'Daisuke declines; a moved card goes left', () => {
  const t = given({
    samurai: ['daisuke', 'kyuzo', 'gorobei'],
    deck: ['P3-13'],
    boards: [{ line: [4, 1] }, {}, { line: ['P2-02'] }],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'confront')
  expect(idle(t, 0)).toBe('decline')
  t.does(0, 'from', 2)
  expect(idle(t, 0)).toBe('to 0')
  t.does(0, 'to', 1)
  expect(idle(t, 1)).toBe('defend')
})

rule(['SS-DEC-17'], 'Kyuzo lends nothing, but builds', () => {
  const t = given({
    samurai: ['kyuzo', 'gorobei', 'kanbei'],
    boards: [{ line: [4, 4, 1], animal: true }],
    deck: ['P3-13'],
    more: 5,
    barricades: 2,
  })
  t.does(0, 'fight')
  expect(idle(t, 0)).toBe('decline')
  const lending = given({
    samurai: ['kyuzo', 'gorobei', 'kanbei'],
    boards: [{ line: [4, 2] }],
    deck: ['P3-13'],
    more: 5,
  })
  lending.does(0, 'fight').does(0, 'from', 1)
  expect(idle(lending, 0)).toBe('to 2')
  t.does(0, 'decline')
  expect([t.kind, idle(t, 0)]).toEqual(['power', 'use'])
})

rule(['SS-DEC-18', 'SS-DEC-21'], 'an animal is healed before a human', () => {
  const t = given({
    samurai: ['heihachi', 'kyuzo', 'gorobei'],
    boards: [{ line: [4, 4], animal: true }, { wound: true }, { animal: true, wound: true }],
    deck: ['P3-13'],
    more: 5,
  }).does(0, 'fight')
  expect([t.kind, idle(t, 0)]).toEqual(['heal', 'heal 2'])
  const whole = ['P1-01', 'P1-09', 'P1-05']
  const end = given({
    samurai: ['kyuzo', 'gorobei'],
    boards: [
      { left: whole, wound: true },
      { left: ['P2-01', 'P2-09', 'P2-05'], wound: true },
    ],
    at: 'end',
    active: 1,
    deck: [],
  })
  expect(idle(end, 1)).toBe('heal 1')
})

rule(['SS-DEC-20'], 'the least wounded takes it, ties clockwise from the decider', () => {
  const t = lucky(
    {
      samurai: ['kyuzo', 'heihachi', 'gorobei'],
      mode: 'hard',
      active: 1,
      boards: [{}, { line: ['P3-04'], wound: true }, {}],
      barricades: 0,
    },
    () => {},
    g => g.kind === 'farmWound',
  )
  expect([t.asked, idle(t, 1)]).toEqual([[1], 'wound 2'])
})
