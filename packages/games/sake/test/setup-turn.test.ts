import { describe, expect } from 'vitest'
import { CARDS, LOCATIONS } from '../src/cards.ts'
import { sake } from '../src/index.ts'
import { printed } from '../src/printed.ts'
import { begin, play, seeded, top } from './engine.ts'
import { g, given, rule, three } from './scenario.ts'

const start = (seats: number, o: object = {}) =>
  begin(
    sake,
    { ...sake.options.defaults, boardAssignment: 'random', firstPlayer: 0, ...o },
    seats,
    seeded(11),
  )

describe('set-up', () => {
  rule('SK-SETUP-1', '3 to 8 players', () => {
    expect(sake.seats).toEqual({ min: 3, max: 8 })
  })
  rule(
    'SK-SETUP-4 SK-SETUP-5 SK-SETUP-10 SK-SETUP-11 SK-SETUP-15',
    'seated, a Katana in the Defence zone, 3 Steps a gap',
    () => {
      for (let n = 3; n <= 8; n++) {
        const s = start(n)
        expect(s.seated).toBe((1 << n) - 1)
        expect(s.wield.every(w => w === 2)).toBe(true)
        expect(s.wounds.flat()).toEqual([])
        expect(s.cubes).toEqual(Array.from({ length: n }, () => [3]))
        expect(s.supply).toBe(28 - 3 * n)
      }
    },
  )
  rule(
    'SK-SETUP-6 SK-SETUP-7 SK-SETUP-8 SK-SETUP-9 SK-SETUP-12 SK-SETUP-13',
    'the numbers of table 2.7',
    () => {
      const masu = [8, 10, 13, 15, 18, 20]
      for (let n = 3; n <= 8; n++) {
        const s = start(n)
        const dealt = s.board.reduce((k, b) => k + (printed(s).life[b] as number) + 4, 0)
        expect(s.masu).toBe(masu[n - 3])
        expect(s.hand.every(h => h.length === 4)).toBe(true)
        s.life.forEach((pile, i) =>
          expect(pile).toHaveLength(printed(s).life[s.board[i] as number] as number),
        )
        expect(s.deck).toHaveLength(CARDS - n - dealt)
        // Katanas nobody received are somewhere among the shuffled cards.
        const loose = printed(s).katanas.slice(n)
        expect(loose.every(k => [...s.deck, ...s.hand.flat(), ...s.life.flat()].includes(k))).toBe(true)
      }
    },
  )
  rule('SK-SETUP-2 D-1', 'no two players have the same board', () => {
    const s = start(3, { boardAssignment: 'choose' })
    play(g, s, 0, sake.hear(['board', 'tomoe']) as number)
    expect(s.board).toEqual([7, -1, -1])
    expect(sake.hear(['board', 'tomoe'])).not.toBeNull()
    expect(top(s).seat).toBe(1)
  })
  rule('SK-SETUP-16 SK-LOC-1 D-2', 'a Location is settled before the cards are dealt', () => {
    expect(start(3, { location: 'dojo' }).rules.location).toBe(LOCATIONS.indexOf('dojo'))
    expect(start(3, { location: 'random' }).rules.location).toBeGreaterThan(0)
    expect(start(3).rules.location).toBe(0)
  })
  rule('SK-SETUP-17', 'the designated player takes the first turn', () => {
    expect(start(5, { firstPlayer: 3 }).turn).toBe(3)
  })
  rule('SK-SETUP-19 SK-TURN-1', 'the turn passes to the left-hand neighbour', () => {
    const t = three().does(0, 'end').does(0, 'end')
    expect(t.s.turn).toBe(1)
  })
})

describe('the turn', () => {
  rule('SK-TURN-2 SK-TURN-15 SK-TURN-16', 'four phases in order, two cards drawn', () => {
    const t = three()
    t.does(0, 'end')
    expect(t.events.filter(e => e.type === 'phaseBegan').map(e => e.phase)).toEqual([2, 3, 4])
    expect(t.hand(0)).toBe(2)
  })
  rule(
    'SK-TURN-3 SK-TURN-4 SK-TURN-11 SK-BURN-3',
    'two cards, none if he likes; a third costs a sake',
    () => {
      const t = three({ hand: ['B1', 'B1', 'B1'] })
      t.uses(0, 0, 'drink').does(0, 'place', 'life')
      t.uses(0, 0, 'drink').does(0, 'place', 'board')
      t.does(0, 'card', t.card(0, 0)).does(0, 'pay', 'board')
      t.does(0, 'use', 'drink').does(0, 'place', 'katana')
      expect([t.s.plays, t.s.gone, t.sakeOf(0)]).toEqual([3, 1, ['life', 'katana']])
      const dry = three({ hand: ['A2', 'M1'] }, { plays: 2 })
      dry.mayNot(0, ['card', dry.card(0, 0)], 'SK-TURN-11')
    },
  )
  rule('SK-TURN-5 SK-TURN-6 SK-TURN-7 SK-TURN-9 SK-TURN-19', 'any card for one box or for its text', () => {
    const t = three({ hand: ['naginata'] }, { gaps: [1, 3, 3] })
    t.does(0, 'card', t.card(0, 0))
    expect(t.choices(0).filter(c => c.startsWith('use'))).toEqual([
      'use attack',
      'use iaido',
      'use move',
      'use drink',
      'use text',
    ])
  })
  rule('SK-TURN-8 SK-DEF-1', 'the Defence box is for the attacked only', () => {
    const t = three({ hand: ['D3'] })
    expect(t.choices(0).some(c => c.startsWith('defend'))).toBe(false)
  })
  rule('SK-TURN-10 SK-DECK-1', 'a card used for a box is discarded', () => {
    const t = three({ hand: ['B1'] })
    const c = t.s.hand[0]?.[0]
    t.uses(0, 0, 'drink')
    expect(t.s.limbo).toEqual([c])
    t.does(0, 'place', 'life')
    expect(t.s.discard).toEqual([c])
  })
  rule('SK-TURN-12 SK-INT-4', "Interruptions and Defence cards count towards nobody's two cards", () => {
    const t = given({
      players: [{ hand: ['A2', 'A1'] }, { hand: ['double-vision', 'D1'] }, {}],
      gaps: [1, 3, 3],
    })
    t.uses(0, 0, 'attack', ['target', 1]).does(1, 'interrupt', t.card(1, 0)).passAll()
    expect(t.s.plays).toBe(1)
    t.uses(0, 0, 'attack', ['target', 1]).passAll().does(1, 'defend', t.card(1, 0))
    expect(t.s.plays).toBe(2)
  })
  rule('SK-TURN-13 SK-ITEM-13', 'activating an Item is not playing a card, and has no limit', () => {
    const t = three({ gear: ['flask'], sake: ['life', 'board'] })
    t.does(0, 'activate', 'flask')
      .does(0, 'cost', 'life')
      .does(0, 'activate', 'flask')
      .does(0, 'cost', 'board')
    expect([t.s.plays, t.hand(0)]).toEqual([0, 4])
  })
  rule('SK-TURN-14 SK-DRINK-7 SK-MOVE-13', 'a card without effect may not be played', () => {
    const t = three(
      { hand: ['feigned'], standing: true },
      { masu: 0, round: { number: 1, starter: 0, todo: [1] } },
    )
    t.does(0, 'card', t.card(0, 0))
    t.mayNot(0, ['use', 'text'], 'SK-TURN-14').mayNot(0, ['use', 'drink'], 'SK-DRINK-7')
    const stuck = given({ players: [{ hand: ['M2', 'M1'] }, {}, {}], gaps: [1, 3, 1] })
    stuck.does(0, 'card', stuck.card(0, 1)).mayNot(0, ['use', 'move'], 'SK-MOVE-13')
  })
  rule('SK-TURN-17 SK-TURN-18 SK-WEAPON-6 D-17', 'Phase 4: another weapon, or as it is', () => {
    const t = three({ gear: ['katana', 'naginata'] }, { at: 'wield' })
    t.may(0, 'end')
    const end = sake.hear(['end'])
    expect(end === null ? null : sake.say(t.s, 0, end).clause).toBe('SK-TURN-18')
    t.does(0, 'wield', 'naginata')
    expect(t.wielded(0)).toBe('naginata')
  })
})
