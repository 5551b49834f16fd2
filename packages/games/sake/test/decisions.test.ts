/** The last column of the decision table: what the table does for somebody whose time is over. */
import { describe, expect, test } from 'vitest'
import { act, actions } from '../src/actions.ts'
import { COPY_IDS } from '../src/cards.ts'
import { sake } from '../src/index.ts'
import type { Seat } from './engine.ts'
import { begin, members, play, whyNot, seeded, top, waiting } from './engine.ts'
import type { Play } from './scenario.ts'
import { g, given, rule, three } from './scenario.ts'

const idle = (t: Play, seat: Seat): string =>
  sake.say(t.s, seat, sake.idle(t.s, seat, seeded(3))).words.join(' ')

describe('time-outs', () => {
  rule('D-1', 'a random board', () => {
    const s = begin(sake, { ...sake.options.defaults, firstPlayer: 0 }, 3, seeded(1))
    expect(sake.say(s, 0, sake.idle(s, 0, seeded(3))).words[0]).toBe('board')
  })
  rule('D-3 D-4 D-17 D-30', 'the phase ends, the weapon stays, nothing is started', () => {
    const t = three({ hand: ['A1'], board: 'masako', wounds: 1 })
    expect(idle(t, 0)).toBe('end')
    t.does(0, 'card', t.card(0, 0))
    expect(idle(t, 0)).toBe('end')
    t.does(0, 'end')
    expect([t.at, idle(t, 0)]).toEqual(['wield', 'end'])
  })
  rule('D-5', 'the weapon with the highest Attack', () => {
    const t = given({ players: [{ hand: ['A1'], gear: ['wakizashi', 'katana'] }, {}, {}], gaps: [2, 3, 3] })
    t.uses(0, 0, 'iaido', ['step', 'left', 1], ['target', 1]).passAll()
    expect(idle(t, 0)).toBe('weapon katana')
  })
  rule('D-6 D-8 D-9 D-29', 'stop, pass, no defence, no response', () => {
    const t = three({ hand: ['chopsticks'] })
    t.uses(0, 0, 'text', ['target', 1])
    expect([t.at, idle(t, 1)]).toEqual(['window', 'pass'])
    t.passAll()
    expect([t.at, idle(t, 1)]).toEqual(['defend', 'pass'])
    t.does(1, 'pass')
    expect([t.at, idle(t, 0)]).toEqual(['second', 'pass'])
  })
  rule('D-7', 'a random place', () => {
    const t = three({ hand: ['stench'] })
    t.uses(0, 0, 'text')
    expect(idle(t, 0)).toMatch(/^spot \d \d$/)
  })
  rule('D-13 D-28', 'the lowest sum of boxes, the longest held first', () => {
    // feigned-3: 1+0+3+1 = 5; sakuragi-4: 0+1+2+2 = 5; ramen-1: 6.
    const t = given({ players: [{ hand: ['A2D1M1B2', 'A1D0M3B1', 'A0D1M2B2', 'A3'] }, {}, {}], at: 'draw' })
    expect(idle(t, 0)).toBe(`discard ${t.card(0, 1)}`)
  })
  rule('D-14', 'Life pile, Items, weapons not wielded, board, wielded weapon', () => {
    const t = three({ hand: ['B2', 'B2', 'B1'], gear: ['katana', 'yumi', 'flask'] }, { masu: 8 })
    const order: string[] = []
    t.uses(0, 0, 'drink')
    for (let n = 0; n < 2; n++) {
      order.push(idle(t, 0))
      t.does(0, ...idle(t, 0).split(' '))
    }
    t.uses(0, 0, 'drink')
    for (let n = 0; n < 2; n++) {
      order.push(idle(t, 0))
      t.does(0, ...idle(t, 0).split(' '))
    }
    expect(order).toEqual(['place life', 'place flask', 'place yumi', 'place board'])
  })
  rule('D-15 D-16', 'left gap first, outermost first; the first prey in the row', () => {
    const t = given({ players: [{}, {}, {}], gaps: [[0, 'a', 1, 'a', 3], 3, [3, 'b', 0]], at: 'disciples' })
    expect(idle(t, 0)).toBe(`act ${t.disciple(0, 1)}`)
    const u = given({ players: [{}, {}, {}], gaps: [[1, 'a', 1, 'b', 0], 3, 3], at: 'disciples' })
    expect(idle(u, 0)).toBe(`target ${u.disciple(0, 1)}`)
  })
  rule('D-18', 'the usable weapon with the highest Defence', () => {
    const t = given({
      players: [{ hand: ['purchase'] }, { gear: ['katana', 'yumi', 'wakizashi'], sake: ['wakizashi'] }, {}],
    })
    t.uses(0, 0, 'text', ['gear', 1, 'katana']).passAll()
    expect(idle(t, 1)).toBe('wield yumi')
  })
  rule('D-19', 'between the survivors, then the left', () => {
    const t = given({ players: [{ hand: ['A3'] }, { life: 1 }, {}], gaps: [1, [0, 'b', 1], 1] })
    t.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
    if (t.at === 'side') expect(idle(t, 1)).toBe('keep 2')
    const ring = given({ players: [{ hand: ['A3'] }, { life: 1 }, {}, {}], gaps: [1, [1, 'b', 0], 3, 3] })
    ring.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
    expect(idle(ring, 1)).toBe('keep 1')
  })
  rule('D-20 D-21 D-22', 'a random power in fr, none in it', () => {
    const scene = (edition: 'fr' | 'it'): Play =>
      given({
        options: { edition },
        players: [{ sake: ['life'] }, {}, { status: 'spirit' }],
        gaps: [3],
        turn: 2,
        top: ['A1:brawl'],
      })
    const fr = scene('fr')
    expect(idle(fr, 2)).toBe('brawl 0 life')
    fr.does(2, 'brawl', 0, 'life')
    expect(idle(fr, 2)).toMatch(/^onto/)
    const it = scene('it')
    expect(idle(it, 2)).toBe('pass')
    it.does(2, 'brawl', 0, 'life')
    expect(idle(it, 2)).toBe('end')
  })
  rule(
    'D-23 D-24 D-25 D-26 D-27 D-10',
    'Steal; no help; no defence; board first; all to itself; no dematerialising',
    () => {
      const t = given({
        players: [
          { hand: ['D1'], sake: ['life', 'board', 'katana'] },
          {},
          { status: 'spirit', hand: ['A1:drowse'] },
          { status: 'spirit', hand: ['A2:drowse'] },
        ],
        gaps: [3],
        turn: 2,
        at: 'step3',
        top: ['M1:drowse'],
      })
      expect(idle(t, 2)).toBe('steal')
      t.does(2, 'torment', 0)
      expect(idle(t, 2)).toBe('steal')
      t.does(2, 'spend', t.card(2, 0)).does(2, 'done')
      expect(idle(t, 3)).toBe('done')
      t.does(3, 'done')
      expect(idle(t, 0)).toBe('pass')
      t.does(0, 'pass')
      expect(idle(t, 0)).toBe('lose board')
      t.does(0, 'lose', 'board')
      expect(idle(t, 2)).toBe('give 2')
    },
  )

  test('a table run by the clock alone goes on without a fault, and nobody drinks (A-78)', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const s = begin(
        sake,
        { ...sake.options.defaults, edition: seed % 2 ? 'fr' : 'it' },
        2 + seed,
        seeded(seed),
      )
      const masu = s.masu
      for (let n = 0; n < 400; n++) {
        const seat = members(waiting(s))[0] as Seat
        const a = sake.idle(s, seat, s.rng.slice() as typeof s.rng)
        expect(whyNot(g, s, seat, a), top(s).kind).toBeNull()
        play(g, s, seat, a)
      }
      expect([s.masu, s.outcome]).toEqual([masu, null])
    }
  })

  test('without a table a card is spelled by its copy, as on the standard one', () => {
    expect(actions.spell(act.card(5))).toEqual(['card', COPY_IDS[5]])
  })

  test('pace: the timers of section 5.2, from public facts', () => {
    const t = three({ hand: ['A1', 'M1'] }, { gaps: [1, 3, 3] })
    expect(sake.pace(t.s)).toEqual({ limit: 90, hold: false })
    t.does(0, 'card', t.card(0, 0))
    expect(sake.pace(t.s)).toEqual({ limit: 90, hold: false })
    t.does(0, 'use', 'attack').does(0, 'target', 1)
    expect(sake.pace(t.s)).toEqual({ limit: 10, hold: true })
    t.passAll()
    expect(sake.pace(t.s)).toEqual({ limit: 25, hold: false })
    t.does(1, 'pass')
    expect(sake.pace(t.s)).toEqual({ limit: 45, hold: false })
    const torn = given({
      options: { interruptPriority: 'reflex' },
      players: [
        { hand: ['A1'] },
        {},
        { status: 'spirit', hand: ['A1:shove'], haul: 2 },
        { status: 'spirit', hand: ['A2:drowse'] },
      ],
      gaps: [3],
      top: ['M1:drowse'],
    })
    torn.uses(0, 0, 'attack', ['target', 2]).passAll()
    // among those that vanish with a Spirit, the attacked one is the nearest.
    expect(torn.at).toBe('vanish')
    expect(sake.pace(torn.s).race).toEqual({ verb: 'vanish', from: 1 })
    const slow = three({}, { options: { timers: 'relaxed' } })
    expect(sake.pace(slow.s).limit).toBe(180)
  })
})
