import { sake } from '../src/index.ts'
import { describe, expect } from 'vitest'
import type { Play } from './scenario.ts'
import { given, rule, three } from './scenario.ts'

describe('weapons', () => {
  rule('SK-WEAPON-1 SK-WEAPON-2 SK-WEAPON-5', 'any number, laid down and used at once', () => {
    const t = three({ hand: ['no-dachi', 'A2'], gear: ['katana', 'naginata'] }, { gaps: [2, 3, 3] })
    t.uses(0, 0, 'text').uses(0, 0, 'attack', ['target', 1])
    expect(t.last('attacked')).toMatchObject({ value: 6, weapon: 4 })
  })
  rule('SK-WEAPON-3 SK-ITEM-2', 'no second one of a type, even if the first is covered', () => {
    const t = three({ hand: ['katana'], gear: ['katana'], sake: ['katana'] })
    t.does(0, 'card', t.card(0, 0)).mayNot(0, ['use', 'text'], 'SK-WEAPON-3')
    const u = three({ hand: ['pipe'], gear: ['katana', 'pipe'] })
    u.does(0, 'card', u.card(0, 0)).mayNot(0, ['use', 'text'], 'SK-ITEM-2')
  })
  rule(
    'SK-WEAPON-4 SK-WEAPON-9 SK-WEAPON-10 D-18',
    "only an Event removes it; in another's turn its owner takes up another at once",
    () => {
      const t = given({ players: [{ hand: ['purchase'] }, { gear: ['katana', 'yumi', 'naginata'] }, {}] })
      t.uses(0, 0, 'text', ['gear', 1, 'katana']).passAll()
      expect([t.at, t.asked]).toEqual(['rearm', [1]])
      expect(sake.say(t.s, 1, sake.hear(['wield', 'yumi']) ?? -1).clause).toBe('SK-WEAPON-9')
      t.may(1, 'wield', 'yumi').may(1, 'wield', 'bare').does(1, 'wield', 'naginata')
      expect(t.wielded(1)).toBe('naginata')
      const other = given({ players: [{ hand: ['purchase'] }, { gear: ['katana', 'yumi'] }, {}] })
      other.uses(0, 0, 'text', ['gear', 1, 'yumi']).passAll()
      expect([other.at, other.wielded(1)]).toEqual(['play', 'katana'])
    },
  )
  rule('SK-WEAPON-11', "lost in one's own turn: chosen anew in Phase 4", () => {
    const t = three({ hand: ['purchase'], gear: ['katana', 'yumi'] })
    t.uses(0, 0, 'text', ['gear', 0, 'katana'])
    expect([t.at, t.wielded(0)]).toEqual(['play', null])
    t.does(0, 'end').does(0, 'wield', 'yumi')
    expect(t.wielded(0)).toBe('yumi')
  })
  rule('SK-WEAPON-8', 'a covered weapon may be wielded', () => {
    const t = three({ gear: ['katana', 'yumi'], sake: ['yumi'] }, { at: 'wield' })
    t.does(0, 'wield', 'yumi')
    expect(t.wielded(0)).toBe('yumi')
  })
})

describe('items', () => {
  rule('SK-ITEM-1 SK-ITEM-6', 'Sandals lie in play and add 1 to a Move', () => {
    const t = three({ hand: ['sandals', 'M1'] })
    t.uses(0, 0, 'text').does(0, 'card', t.card(0, 0)).does(0, 'use', 'move').may(0, 'step', 'left', 2)
  })
  rule(
    'SK-ITEM-4 SK-ITEM-5 SK-ITEM-14 SK-BURN-7',
    "activated in one's own turn, free of sake, paid with any sake",
    () => {
      const t = three({ gear: ['flask', 'pipe'], sake: ['flask', 'board'] })
      t.mayNot(0, ['activate', 'flask'], 'SK-ITEM-5')
      t.does(0, 'burn', 'flask').does(0, 'activate', 'flask').does(0, 'cost', 'board')
      expect([t.hand(0), t.s.gone]).toEqual([3, 2])
      t.mayNot(0, ['activate', 'flask'], 'SK-ITEM-14')
      const other = given({ players: [{}, { gear: ['flask'], sake: ['life'] }, {}] })
      expect(other.choices(1)).toEqual(['burn life'])
    },
  )
  rule('SK-ITEM-10 SK-ITEM-12', 'the Flask draws 2, and its sake nothing else', () => {
    const t = three({ gear: ['flask'], sake: ['life'] })
    t.does(0, 'activate', 'flask').does(0, 'cost', 'life')
    expect(t.hand(0)).toBe(2)
  })
  rule('SK-ITEM-11 SK-HEAL-1', 'the Rice Bowl heals 2', () => {
    const t = three({ gear: ['rice-bowl'], sake: ['board'], life: 2, wounds: 3 })
    const order = [...(t.s.wounds[0] as number[])]
    t.does(0, 'activate', 'rice-bowl').does(0, 'cost', 'board')
    expect([t.life(0), t.wounds(0)]).toEqual([4, 1])
    expect(t.s.life[0]?.slice(-2)).toEqual([order[2], order[1]])
  })
  rule(
    'SK-ITEM-8 SK-ITEM-9 SK-HAND-5 D-28',
    'the Pipe: each chooses in secret, all are shown together, empty hands give nothing',
    () => {
      const t = given({
        players: [{ gear: ['pipe'], sake: ['life'] }, { hand: ['A1', 'A2'] }, { hand: ['A1'] }, {}],
      })
      t.does(0, 'activate', 'pipe').does(0, 'cost', 'life').passAll()
      expect(t.asked).toEqual([1, 2])
      t.does(1, 'discard', t.card(1, 1))
      expect(t.hand(1)).toBe(2) // sealed until everybody has chosen
      t.does(2, 'discard', t.card(2, 0))
      expect([t.hand(1), t.hand(2), t.s.discard.length]).toEqual([1, 0, 2])
    },
  )
  rule('SK-ITEM-4 SK-ITEM-8', 'the Pipe works as long as one other holds a single card', () => {
    const pipe = (hand: string[]): Play =>
      given({ players: [{ gear: ['pipe'], sake: ['life'] }, { hand }, {}, {}] })
    pipe(['A1']).may(0, 'activate', 'pipe')
    pipe([]).mayNot(0, ['activate', 'pipe'], 'SK-ITEM-9')
  })
})

describe('events', () => {
  rule('SK-EVENT-1 SK-EVENT-2 SK-EVENT-12 SK-HAND-3', 'Sakuragi draws 2, then is discarded', () => {
    const t = three({ hand: ['sakuragi', 'A1', 'A1', 'A1'] })
    t.uses(0, 0, 'text')
    expect([t.at, t.hand(0), t.s.limbo.length]).toEqual(['discard', 5, 1])
    t.does(0, 'discard', t.card(0, 0))
    expect([t.at, t.hand(0), t.s.discard.length]).toEqual(['play', 4, 2])
  })
  rule(
    'SK-EVENT-4 SK-EVENT-5 SK-EVENT-6 SK-EVENT-7 SK-EVENT-8 D-6',
    'Chopsticks: two Attacks of 1, one after the other, same or other target, or stop',
    () => {
      const t = three({ hand: ['chopsticks'] })
      t.uses(0, 0, 'text', ['target', 1])
      expect(t.last('attacked')).toMatchObject({ value: 1, ranged: true, weapon: -1 })
      t.passAll('window', 'defend')
      expect([t.wounds(1), t.at]).toEqual([1, 'second'])
      t.may(0, 'pass').may(0, 'target', 1).does(0, 'target', 2).passAll('window', 'defend')
      expect([t.wounds(1), t.wounds(2), t.at]).toEqual([1, 1, 'play'])
    },
  )
  rule('SK-EVENT-9', 'Ramen: one Attack of 2 at 3 Steps or more', () => {
    const t = three({ hand: ['ramen'] })
    t.uses(0, 0, 'text', ['target', 1]).passAll('window', 'defend')
    expect(t.wounds(1)).toBe(2)
  })
  rule('SK-EVENT-11', 'Rice Balls: two cards of his choice, all if he has fewer', () => {
    const t = given({ players: [{ hand: ['riceballs'] }, { hand: ['A1', 'A2', 'M1'] }, {}], gaps: [4, 3, 3] })
    t.uses(0, 0, 'text', ['target', 1]).passAll()
    t.does(1, 'discard', t.card(1, 0)).does(1, 'discard', t.card(1, 2))
    expect(t.hand(1)).toBe(1)
    const one = given({ players: [{ hand: ['riceballs'] }, { hand: ['A1'] }, {}], gaps: [4, 3, 3] })
    one.uses(0, 0, 'text', ['target', 1]).passAll().does(1, 'discard', one.card(1, 0))
    expect([one.hand(1), one.at]).toEqual([0, 'play'])
  })
  rule(
    'SK-EVENT-3 SK-EVENT-13 SK-EVENT-14 SK-EVENT-16 SK-SAKE-10 SK-SAKE-11',
    'Drunken Purchase: any gear anywhere, the sake on it is gone',
    () => {
      const t = given({ players: [{ hand: ['purchase'] }, {}, { gear: ['katana', 'pipe'], sake: ['pipe'] }] })
      const masu = t.s.masu
      t.uses(0, 0, 'text', ['gear', 2, 'pipe']).passAll()
      expect([t.s.places[2], t.s.gone, t.s.masu]).toEqual([1 << 2, 1, masu])
    },
  )
  rule(
    'SK-EVENT-15',
    'Weak Stomach removes one sake, the player of the card choosing; burnt in response it does nothing',
    () => {
      const t = given({ players: [{ hand: ['stomach'] }, { sake: ['life', 'board'] }, {}] })
      t.uses(0, 0, 'text', ['sip', 1, 'life']).passAll()
      expect([t.sakeOf(1), t.s.gone]).toEqual([['board'], 1])
      const u = given({ players: [{ hand: ['stomach'] }, { sake: ['life'] }, {}] })
      u.uses(0, 0, 'text', ['sip', 1, 'life']).does(1, 'burn', 'life').passAll()
      expect([u.hand(1), u.s.gone, u.at]).toEqual([1, 1, 'play'])
    },
  )
  rule(
    'SK-EVENT-17 SK-HEAL-2 SK-HEAL-3',
    'Feigned Wounds regains 2, no more than there are wounds; the sake stays on top',
    () => {
      const t = three({ hand: ['feigned'], life: 3, wounds: 1, sake: ['life'] })
      t.uses(0, 0, 'text')
      expect([t.life(0), t.wounds(0), t.sakeOf(0)]).toEqual([4, 0, ['life']])
    },
  )
  rule('SK-EVENT-18 SK-EVENT-19', 'Roar: burn a sake, Attack 4 at exactly 2; the sake stays burnt', () => {
    const t = given({
      players: [{ hand: ['roar'], sake: ['life', 'board'] }, { hand: ['double-vision'] }, {}],
      gaps: [2, 3, 3],
    })
    t.uses(0, 0, 'text', ['cost', 'life']).mayNot(0, ['target', 2], 'SK-GEO-6').does(0, 'target', 1)
    expect(t.last('attacked')).toMatchObject({ value: 4, ranged: true })
    t.does(1, 'interrupt', t.card(1, 0)).passAll()
    expect([t.life(1), t.s.gone, t.sakeOf(0)]).toEqual([5, 1, ['board']])
    const dry = three({ hand: ['roar'] }, { gaps: [2, 3, 3] })
    dry.does(0, 'card', dry.card(0, 0)).mayNot(0, ['use', 'text'], 'SK-TURN-14')
  })
  rule(
    'SK-EVENT-22 SK-EVENT-23 SK-SPIRIT-1',
    'Spirits: never aimed at as Samurai, but Event Attacks reach them',
    () => {
      const scene = {
        players: [
          { hand: ['riceballs', 'ramen'] },
          { hand: ['A1'] },
          {},
          { status: 'spirit' as const, haul: 1, hand: ['A2'] },
        ],
      }
      const t = given({ ...scene, gaps: [4, 3, 3] })
      t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'text')
      expect(t.choices(0).filter(c => c.startsWith('target'))).toEqual(['target 1'])
      const u = given({ ...scene, gaps: [4, 3, 3] })
      u.does(0, 'card', u.card(0, 1)).does(0, 'use', 'text').may(0, 'target', 3)
    },
  )
})

describe('where a Disciple stands', () => {
  rule(
    'SK-DISC-1 SK-DISC-2',
    'a second one on the same side stands next to its master, before the first',
    () => {
      const t = given({ players: [{ hand: ['disciple', 'disciple'] }, {}, {}] })
      const [first, second] = [t.s.hand[0]?.[0], t.s.hand[0]?.[1]]
      t.uses(0, 0, 'text', ['side', 'left']).uses(0, 0, 'text', ['side', 'left'])
      expect(t.s.row[0]).toEqual([second, first])
    },
  )
})
