import { describe, expect, test } from 'vitest'
import { SAMURAI, STANDARD } from '../src/cards.ts'
import { sake } from '../src/index.ts'
import { begin, heardBy, seeded } from './engine.ts'
import type { Play } from './scenario.ts'
import { given, rule, three } from './scenario.ts'

describe('rulings', () => {
  rule(
    'A-1',
    'both piles empty: burning stays legal, nothing is drawn, a turned-up value is 0, Spirits have no power',
    () => {
      const emptied = (t: Play): Play => {
        t.s.life[1] = [...(t.s.life[1] as number[]), ...t.s.deck, ...t.s.discard]
        t.s.deck = []
        t.s.discard = []
        return t
      }
      const t = emptied(given({ players: [{ sake: ['life'] }, {}, {}], gaps: [[2, 'a', 1], 3, 3] }))
      expect(sake.view(t.s, 0).open.top).toBe(-1)
      t.does(0, 'burn', 'life')
      expect(t.hand(0)).toBe(0)
      t.does(0, 'end')
      expect(t.last('turnedUp')).toMatchObject({ card: -1, value: 0 })
      const ghost = emptied(given({ players: [{}, {}, { status: 'spirit' }], gaps: [3], turn: 1 }))
      ghost.does(1, 'end').does(1, 'end')
      expect([ghost.s.turn, ghost.at, ghost.last('powerPassed').clause]).toEqual([2, 'haunt', 'SK-POWER-8'])
    },
  )
  rule('A-10', 'Weak Stomach without sake, the Pipe with nobody to discard', () => {
    const t = three({ hand: ['stomach'] })
    t.does(0, 'card', t.card(0, 0)).mayNot(0, ['use', 'text'], 'SK-TURN-14')
    const p = three({ gear: ['pipe'], sake: ['life'] })
    p.mayNot(0, ['activate', 'pipe'], 'SK-TURN-14')
  })
  rule('A-24', "a Disciple's card is turned up before Double Vision is asked for", () => {
    const t = given({
      players: [{}, { hand: ['double-vision'] }, {}],
      gaps: [[2, 'a', 1], 3, 3],
      at: 'disciples',
      top: ['A3'],
    })
    expect([t.at, t.last('turnedUp').value]).toEqual(['window', 3])
  })
  rule('A-31', 'a second Chopsticks target is sought among those still there', () => {
    const t = given({ players: [{ hand: ['chopsticks'] }, { life: 1 }, {}, {}], gaps: [3, 3, 3, 3] })
    const gone = t.uses(0, 0, 'text', ['target', 1]).passAll('window', 'defend')
    expect([gone.s.status[1], gone.at]).toEqual([1, 'second'])
    gone.mayNot(0, ['target', 1], 'SK-DEMAT-4')
  })
  rule('A-28', 'an Event Attack on a Spirit ignores distance', () => {
    const t = given({
      players: [{ hand: ['roar'], sake: ['life'] }, {}, { status: 'spirit', haul: 1 }],
      gaps: [9],
    })
    t.uses(0, 0, 'text', ['cost', 'life'], ['target', 2]).passAll()
    expect(t.s.haul[2]).toBe(0)
  })
  rule('A-36 A-37', 'a dead player has no instants; Drowse needs two Samurai', () => {
    const t = given({
      players: [{ hand: ['A1'] }, { status: 'spirit' }, { status: 'spirit' }],
      gaps: [],
      turn: 1,
      top: ['A1:drowse'],
    })
    expect([t.at, t.choices(2)]).toEqual(['haunt', []])
  })
  rule('A-38', 'only the back is named; the server draws among the cards that have it', () => {
    const t = given({
      players: [{ hand: ['A1:shove', 'A2:brawl'] }, {}, { status: 'spirit' }],
      gaps: [3],
      turn: 2,
      top: ['A1:drowse'],
    })
    expect(t.choices(2)).toEqual(['drowse 0 shove', 'drowse 0 brawl'])
    t.does(2, 'drowse', 0, 'shove').does(2, 'to', 1).passAll()
    // The Spirit is told the back, never the card.
    const told = heardBy(t.recorder.happenings, 2).find(e => e.type === 'drowsed')
    expect(told).toMatchObject({ card: -1, back: 0 })
  })
  rule('A-42', "several Spirits would pay: the attacked one's card is used", () => {
    const t = given({
      players: [
        { hand: ['A1'] },
        {},
        { status: 'spirit', hand: ['A1:drowse'] },
        { status: 'spirit', haul: 2, hand: ['A2:drowse'] },
      ],
      gaps: [3],
      top: ['M1:drowse'],
    })
    t.uses(0, 0, 'attack', ['target', 3]).passAll()
    t.does(2, 'vanish', t.card(2, 0)).does(3, 'vanish', t.card(3, 0))
    expect([t.hand(2), t.hand(3), t.last('vanished').by]).toEqual([1, 0, 3])
  })
  rule('A-44 A-45 D-29', 'the touched player may burn first; Drunken Purchase still takes the card', () => {
    const t = given({ players: [{ hand: ['purchase'] }, { gear: ['katana', 'pipe'], sake: ['pipe'] }, {}] })
    t.uses(0, 0, 'text', ['gear', 1, 'pipe'])
    expect([t.at, t.asked]).toEqual(['respond', [1]])
    t.does(1, 'burn', 'pipe').passAll()
    expect([t.s.places[1], t.hand(1)]).toEqual([1 << 2, 1])
  })
  rule('A-46', 'Pipe answers stay sealed from everybody else', () => {
    const t = given({
      players: [{ gear: ['pipe'], sake: ['life'] }, { hand: ['A1', 'A2'] }, { hand: ['A1'] }],
    })
    t.does(0, 'activate', 'pipe').does(0, 'cost', 'life').passAll().does(1, 'discard', t.card(1, 1))
    const picked = (seat: number) => sake.view(t.s, seat).own.question?.picked.length
    expect([picked(1), picked(2), picked(-1)]).toEqual([1, 0, 0])
  })
  rule('A-56', 'Items may be activated again in Phase 4, before the weapon is chosen', () => {
    const t = three({ gear: ['flask'], sake: ['life'] }, { at: 'wield' })
    t.does(0, 'activate', 'flask').does(0, 'cost', 'life')
    expect([t.hand(0), t.at]).toEqual([2, 'wield'])
  })
  rule('A-57', 'the new Fatal turn is a new turn: Ardent Soul is back', () => {
    const t = three({ hand: ['B1'] }, { masu: 1 })
    t.does(0, 'soul', 1).uses(0, 0, 'drink').does(0, 'place', 'board')
    t.may(0, 'soul', 1)
  })
  rule('A-70', 'a card at work is in no pile', () => {
    const t = three({ hand: ['sakuragi', 'A1', 'A1', 'A1'] })
    t.uses(0, 0, 'text')
    expect([t.s.limbo.length, t.s.discard.length]).toEqual([1, 0])
  })
  rule('D-4 D-3', 'an instant remakes a declaration as far as it still stands', () => {
    const t = three({ hand: ['A2'], sake: ['katana', 'life'] }, { plays: 2, gaps: [1, 3, 3] })
    t.does(0, 'card', t.card(0, 0)).does(0, 'pay', 'katana').does(0, 'use', 'attack')
    t.does(0, 'burn', 'katana')
    // The sake that was to pay is gone: back to choosing one.
    expect(t.choices(0).filter(c => c.startsWith('pay'))).toEqual(['pay life'])
  })
  rule('D-5', 'after Stumble the Attack may be given up, else not', () => {
    const t = given({ players: [{ hand: ['A2'] }, {}, {}], gaps: [2, 3, 3] })
    t.uses(0, 0, 'iaido', ['step', 'left', 1], ['target', 1]).passAll()
    t.mayNot(0, ['pass'], 'SK-IAIDO-6')
  })
  rule('D-9', 'a Defence card, a sacrifice, or nothing', () => {
    const t = given({ players: [{ hand: ['A2'] }, { hand: ['disciple'] }, {}], gaps: [1, 3, 3] })
    t.uses(0, 0, 'attack', ['target', 1]).passAll()
    expect(t.choices(1).slice(0, 3)).toEqual(['pass', `defend ${t.card(1, 0)}`, `sacrifice ${t.card(1, 0)}`])
  })
})

describe('section 5.1', () => {
  test("an instant voids what its user had sealed, whatever it was, and nobody else's answer", () => {
    const t = given({
      players: [{ hand: ['M1'] }, { hand: ['stumble'], sake: ['life'] }, { hand: ['A1'] }, { hand: ['A1'] }],
    })
    t.uses(0, 0, 'move', ['step', 'left', 1]).does(1, 'pass').does(2, 'pass')
    expect(t.asked).toEqual([3])
    t.does(1, 'burn', 'life')
    expect(t.asked).toEqual([1, 3])
  })
  test('a Spirit whose back matches a new top card is asked too', () => {
    const t = given({
      players: [
        { hand: ['A1'] },
        { sake: ['life'] },
        { status: 'spirit', haul: 1, hand: ['A1:drowse'] },
        { status: 'spirit', hand: ['A2:shove'] },
      ],
      gaps: [3],
      top: ['M1:drowse', 'M1:shove'],
    })
    t.uses(0, 0, 'attack', ['target', 2]).passAll()
    expect(t.asked).toEqual([2])
    t.does(1, 'burn', 'life')
    expect(t.asked).toEqual([2, 3])
  })
  test('personal stops: the table waits for whoever set one and can use an instant', () => {
    const t = given({ players: [{}, {}, {}], options: { stops: 'personal' } })
    t.does(2, 'stop', 4).does(0, 'end')
    expect([t.at, t.asked]).toEqual(['respond', [2]])
    t.does(2, 'soul', 1).passAll('respond')
    expect([t.hand(2), t.at]).toEqual([1, 'wield'])
    t.does(2, 'stop', 4)
    expect(t.s.stops[2]).toBe(0)
    expect(
      three()
        .choices(1)
        .some(c => c.startsWith('stop')),
    ).toBe(false)
  })
  test('a drawn Interruption may be played in the same window', () => {
    const t = given({ players: [{ hand: ['M1'] }, { sake: ['life'] }, {}], top: ['stumble'] })
    t.uses(0, 0, 'move', ['step', 'left', 1])
      .does(1, 'burn', 'life')
      .does(1, 'interrupt', t.card(1, 0))
      .passAll()
    expect(t.cubes(0)).toEqual([3])
  })
})

describe('options and data', () => {
  const faults = (raw: unknown, seats = 4): string[] => {
    const r = sake.options.read(raw, seats)
    return 'faults' in r ? r.faults.map(f => f.path) : []
  }
  test('D-2 missing options take their defaults; wrong ones are named', () => {
    expect(faults(undefined)).toEqual([])
    expect(
      faults({ edition: 'de', firstPlayer: 9, maxFatalRounds: 51, bareHandsOutOfRange: 1, x: 1 }),
    ).toEqual(['x', 'edition', 'firstPlayer', 'bareHandsOutOfRange', 'maxFatalRounds'])
    // A seat that the table has not is found once each field is right by itself.
    expect(faults({ firstPlayer: 4 })).toEqual(['firstPlayer'])
    expect(faults({ maxFatalRounds: 0 })).toEqual([])
    expect(faults([])).toEqual([''])
  })
  test('a host may replace the printed numbers, and is told what is wrong with them', () => {
    expect(faults({ data: {} })).toEqual([])
    expect(faults({ data: { cards: [] } })).toEqual(['data.cards'])
    const cards = STANDARD.cards.map((c, i) => (i === 3 ? { ...c, attack: 12, back: 'blue' } : c))
    expect(faults({ data: { cards } })).toEqual(['data.cards.3.attack', 'data.cards.3.back'])
    const life = Object.fromEntries(SAMURAI.map(id => [id, 10]))
    expect(faults({ data: { life } }, 8)).toEqual(['data.life'])
    const noKatana = STANDARD.cards.map(c => (c.type === 'katana' ? { ...c, type: 'pipe' } : c))
    expect(faults({ data: { cards: noKatana } })).toEqual(['data.cards'])
  })
  test('replaced numbers are played: other lives, other words for cards', () => {
    const life = Object.fromEntries(SAMURAI.map(id => [id, 3]))
    const r = sake.options.read({ data: { life }, boardAssignment: 'random', firstPlayer: 0 }, 3)
    if ('faults' in r) throw new Error('refused')
    const s = begin(sake, r.options, 3, seeded(5))
    expect(s.life.map(l => l.length)).toEqual([3, 3, 3])
    expect(sake.say(s, 0, sake.hear(['card', 12]) as number).words).toEqual(['card', 12])
    expect(sake.view(s, 1).open.data?.life.musashi).toBe(3)
  })
})
