import { seeded, WATCHER } from '@noren/engine'
import { walk } from '@noren/engine/laws'
import { expect } from 'vitest'
import { act, actions } from '../src/actions.ts'
import { COPY_IDS } from '../src/cards.ts'
import { sake } from '../src/index.ts'
import { fixture } from '../src/laws/fixture.ts'
import type { Sake } from '../src/state.ts'
import { WATCHERS } from '../src/state.ts'
import { given, rule, three } from './scenario.ts'

/** Two Spirits, of whom the second is about to torment the one who is alive and armed. */
const twoSpirits = () =>
  given({
    players: [
      { hand: ['A1', 'A0'] },
      { status: 'spirit', haul: 1, hand: ['A1:drowse', 'A2:drowse'] },
      { gear: ['katana', 'wakizashi'], sake: ['katana'], hand: ['D2'] },
      { status: 'spirit', hand: ['A2:drowse', 'M3:drowse', 'A1:shove'] },
    ],
    gaps: [3, [], [], []],
    turn: 3,
    at: 'step3',
    top: ['M1:drowse', 'M2:drowse'],
    masu: 3,
  })

/** Edges that wrongly written rules showed to be untested (docs/tests.md). */

rule('SK-ITEM-4', 'the Rice Bowl works for a single wound', () => {
  three({ gear: ['rice-bowl'], sake: ['board'], life: 2, wounds: 1 }).may(0, 'activate', 'rice-bowl')
  three({ gear: ['rice-bowl'], sake: ['board'], life: 2 }).mayNot(0, ['activate', 'rice-bowl'], 'SK-TURN-14')
})

rule('SK-TORMENT-10', 'what was stolen is offered to the Spirits in the order of their seats', () => {
  const t = twoSpirits()
  t.does(3, 'torment', 2).does(3, 'spend', t.card(3, 0)).does(3, 'spend', t.card(3, 1)).does(3, 'done')
  t.does(1, 'spend', t.card(1, 0)).does(1, 'done')
  t.does(2, 'defend', t.card(2, 0)).does(2, 'lose', 'katana')
  expect([t.at, t.choices(3)]).toEqual(['give', ['give 1', 'give 3']])
})

rule('section 6', 'what lookers-on have seen of a hand they know in an imagined world too', () => {
  let known = 0
  for (const seed of [1, 8, 18, 20]) {
    walk(fixture, { seats: 3 + (seed % 6), option: seed, seed, tape: [] }, stop => {
      const s = stop.s as Sake
      const view = sake.view(s, WATCHER)
      const seen = view.own.known.flat()
      if (seen.length === 0) return
      const w = sake.imagine(view, seeded(stop.n))
      for (const c of seen) expect((w.known[c] as number) & WATCHERS).toBe(WATCHERS)
      expect(sake.view(w, WATCHER).own.known).toEqual(view.own.known)
      known += seen.length
    })
  }
  expect(known).toBeGreaterThan(20)
})

rule('the log', 'copies of a card are counted from one, in the order of the table', () => {
  const seen = new Map<string, number>()
  for (const id of COPY_IDS) {
    const [, type, n] = /^(.+)-(\d+)$/.exec(id) ?? []
    seen.set(type as string, (seen.get(type as string) ?? 0) + 1)
    expect(Number(n)).toBe(seen.get(type as string))
  }
  expect(seen.size).toBeGreaterThan(20)
})

rule('SK-ATTACK-5', 'a Disciple is named by its card, the very first card too', () => {
  for (const card of [0, 1]) {
    const said = actions.spell(act.target(8 + card))
    expect(said).toEqual(['target', COPY_IDS[card]])
    expect(sake.hear(said)).toBe(act.target(8 + card))
  }
})

rule('SK-TORMENT-6', 'who helps may not name a card twice, by the rule of the Torment', () => {
  const t = twoSpirits()
  t.does(3, 'torment', 2).does(3, 'spend', t.card(3, 0)).does(3, 'done').does(1, 'spend', t.card(1, 0))
  t.mayNot(1, ['spend', t.card(1, 0)], 'SK-TORMENT-6')
})

rule('SK-DEF-13', 'with nothing left to turn up a Disciple stands with what it wears', () => {
  const t = given({ players: [{ hand: ['A1'] }, {}, {}], gaps: [[1, 'b', 2], 3, 3] })
  t.s.life[1] = [...(t.s.life[1] as number[]), ...t.s.deck, ...t.s.discard]
  t.s.deck = []
  t.s.discard = []
  const attack = t.card(0, 0)
  t.does(0, 'card', attack).does(0, 'use', 'attack').does(0, 'target', t.disciple(0))
  t.passAll()
  expect(t.last('turnedUp')).toMatchObject({ card: -1, value: 0, why: 'defence' })
})

rule('SK-LOC-5', 'in the Dojo a Katana that is too short is too short, whatever the Dojo forbids', () => {
  const t = given({
    options: { location: 'dojo' },
    players: [{ hand: ['A2'] }, {}, {}],
    gaps: [1, 1, 3],
  })
  t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'attack')
  t.may(0, 'target', 1).mayNot(0, ['target', 2], 'outOfReach')
})

rule('the wire', 'a view says by which schema it was written', () => {
  expect(sake.view(three({}).s, 0).schema).toBe(2)
})

rule('SK-ATTACK-5', 'where several weapons are too short neither is spoken of', () => {
  const t = given({ players: [{ hand: ['A2'], gear: ['katana', 'wakizashi'] }, {}, {}], gaps: [2, 3, 1] })
  t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'attack')
  expect(t.because(0, 'target', 1)?.facts).toMatchObject({
    weapon: 'any',
    steps: 0,
    plus: false,
    both: false,
  })
})

rule('SK-HAND-5', 'who discards may not name a card twice, by the rule of the hand', () => {
  const t = given({ players: [{ hand: ['ramen', 'A1', 'A2', 'A3'] }, {}, {}], at: 'draw' })
  t.does(0, 'discard', 'ramen-1')
  expect(t.whyNot(0, 'discard', 'ramen-1')).toEqual(['SK-HAND-5'])
})

rule('SK-DEF-13', 'the very first card of the table counts like any other when it is turned up', () => {
  const top = ['chopsticks']
  const t = given({ players: [{ hand: ['A1'] }, {}, {}], gaps: [[1, 'b', 2], 3, 3], top })
  t.uses(0, 0, 'attack', ['target', t.disciple(0)]).passAll()
  expect(t.last('turnedUp')).toMatchObject({ card: 0, value: 1, why: 'defence' })
})
