import { seeded, WATCHER } from '@noren/engine'
import { walk } from '@noren/engine/laws'
import { expect } from 'vitest'
import { sake } from '../src/index.ts'
import { fixture } from '../src/laws/fixture.ts'
import type { Sake } from '../src/state.ts'
import { WATCHERS } from '../src/state.ts'
import { given, rule, three } from './scenario.ts'

/** Edges that wrongly written rules showed to be untested (docs/tests.md). */

rule('SK-ITEM-4', 'the Rice Bowl works for a single wound', () => {
  three({ gear: ['rice-bowl'], sake: ['board'], life: 2, wounds: 1 }).may(0, 'activate', 'rice-bowl')
  three({ gear: ['rice-bowl'], sake: ['board'], life: 2 }).mayNot(0, ['activate', 'rice-bowl'], 'SK-TURN-14')
})

rule('SK-TORMENT-10', 'what was stolen is offered to the Spirits in the order of their seats', () => {
  const t = given({
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
