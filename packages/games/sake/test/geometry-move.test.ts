import { describe, expect } from 'vitest'
import { look, meets } from '../src/ring.ts'
import { given, rule, three } from './scenario.ts'
import type { Play } from './scenario.ts'

const distances = (t: Play, seat: number): Record<string, [number, number]> => {
  const sight = look(t.s, seat)
  const out: Record<string, [number, number]> = {}
  for (let i = 0; i < sight.size; i++)
    out[String(sight.figure[i])] = [sight.left[i] as number, sight.right[i] as number]
  return out
}

describe('geometry', () => {
  rule(
    'SK-GEO-1 SK-GEO-2 SK-GEO-3 SK-GEO-4',
    'two ways round a ring add up to its cubes; figures count nothing',
    () => {
      const t = given({ players: [{}, {}, {}, {}], gaps: [2, [1, 'a', 1, 'b', 2], 3, 1] })
      const d = distances(t, 0)
      expect(d['1']).toEqual([2, 8])
      expect(d['2']).toEqual([6, 4])
      expect(d['3']).toEqual([9, 1])
      const [mine, theirs] = (t.s.row[1] as number[]).map(c => d[String(c + 8)])
      expect([mine, theirs]).toEqual([
        [3, 7],
        [4, 6],
      ])
    },
  )
  rule('SK-GEO-5 SK-LINE-10', 'a line has one distance', () => {
    const t = given({ players: [{}, {}, { status: 'spirit' }], gaps: [[1, 'a', 3]] })
    expect(distances(t, 0)).toEqual({ 1: [4, 4] })
    expect(distances(t, 1)['0']).toEqual([4, 4])
  })
  rule('SK-GEO-6 SK-ATTACK-6', 'exactly N: one way is enough, whoever stands between', () => {
    expect([meets(2, false, 7, 2, true), meets(2, false, 3, 5, false)]).toEqual([true, false])
    // Through a Disciple and a Samurai: seat 2 is 3 Steps away.
    const t = given({ players: [{ hand: ['A1'], gear: ['naginata'] }, {}, {}], gaps: [[1, 'b', 0], 2, 9] })
    t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'attack').may(0, 'target', 2)
  })
  rule('SK-GEO-17 SK-SPIRIT-5', 'Spirits have no position', () => {
    const t = given({ players: [{}, {}, {}, { status: 'spirit', haul: 1 }], gaps: [3, 3, 3] })
    expect(Object.keys(distances(t, 0))).toEqual(['1', '2'])
  })
  rule(
    'SK-GEO-13 SK-GEO-14 SK-GEO-15 SK-GEO-16 SK-EVENT-10 SK-EVENT-20 D-7',
    'Steps are added and removed, never below 1',
    () => {
      const t = given({ players: [{ hand: ['stench', 'lanterns'] }, {}, {}], gaps: [1, [0, 'a', 2], 3] })
      t.uses(0, 0, 'text').does(0, 'spot', 0, 0).does(0, 'spot', 1, 0)
      expect([t.cubes(0), t.cubes(1), t.s.supply, t.seated(0)]).toEqual([[2], [1, 2], 20, true])
      t.uses(0, 0, 'text').does(0, 'spot', 0, 0).mayNot(0, ['spot', 0, 0], 'SK-GEO-15').does(0, 'spot', 1, 0)
      expect([t.cubes(0), t.cubes(1)]).toEqual([[1], [0, 2]])
    },
  )
  rule('SK-EVENT-21', 'as much as can be done: only one Step can go', () => {
    const t = given({ players: [{ hand: ['lanterns', 'lanterns'] }, {}, {}], gaps: [1, 2, 1] })
    t.uses(0, 0, 'text').does(0, 'spot', 1, 0)
    expect(t.at).toBe('play')
    t.does(0, 'card', t.card(0, 0)).mayNot(0, ['use', 'text'], 'SK-TURN-14')
  })
})

describe('move', () => {
  rule(
    'SK-MOVE-1 SK-MOVE-2 SK-MOVE-3 SK-MOVE-4 SK-MOVE-5 SK-MOVE-14',
    'left or right, 1 to the maximum, cubes from before to behind',
    () => {
      const t = three({ hand: ['M2'] })
      t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'move')
      expect(t.choices(0).filter(c => c.startsWith('step'))).toEqual([
        'step left 1',
        'step left 2',
        'step right 1',
        'step right 2',
      ])
      t.does(0, 'step', 'left', 2)
      expect(t.cubes(0)).toEqual([3]) // the window comes first
      t.passAll()
      expect([t.cubes(0), t.cubes(2)]).toEqual([[1], [5]])
    },
  )
  rule(
    'SK-MOVE-6 SK-MOVE-7 SK-MOVE-8 SK-GEO-8 SK-GEO-9 SK-DISC-18',
    'he stops 1 Step before a Samurai or an opposing Disciple',
    () => {
      const t = given({ players: [{ hand: ['M3'] }, {}, {}], gaps: [[2, 'b', 1], 3, 3] })
      t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'move')
      t.mayNot(0, ['step', 'left', 2], 'SK-MOVE-8').mayNot(0, ['step', 'right', 3], 'SK-MOVE-8')
      t.may(0, 'step', 'left', 1).may(0, 'step', 'right', 2)
    },
  )
  rule(
    'SK-MOVE-9 SK-MOVE-10 SK-GEO-10 SK-GEO-11 SK-GEO-12',
    'his own Disciples are pushed, share a place and keep their order',
    () => {
      const t = given({ players: [{ hand: ['M3'] }, {}, {}], gaps: [[1, 'a', 0, 'a', 2, 'b', 1], 3, 3] })
      const order = [...(t.s.row[0] as number[])]
      t.uses(0, 0, 'move', ['step', 'left', 2]).passAll()
      expect([t.cubes(0), t.s.row[0]]).toEqual([[0, 0, 1, 1], order])
    },
  )
  rule(
    'SK-MOVE-11 SK-MOVE-12 SK-ATTACK-16',
    'a Move makes him stand, even if Stumble stops it; an Attack does not',
    () => {
      const t = given({ players: [{ hand: ['A1', 'M2'] }, { hand: ['stumble'] }, {}], gaps: [1, 3, 3] })
      t.uses(0, 0, 'attack', ['target', 1]).passAll('window', 'defend')
      expect(t.seated(0)).toBe(true)
      t.uses(0, 0, 'move', ['step', 'right', 1]).does(1, 'interrupt', t.card(1, 0)).passAll()
      expect([t.seated(0), t.cubes(0), t.s.discard.length]).toEqual([false, [1], 3])
    },
  )
  rule(
    'SK-LINE-5 SK-LINE-6 SK-LINE-7 SK-LINE-10',
    'two alive: towards removes cubes, away adds them from the supply',
    () => {
      const t = given({ players: [{ hand: ['M3', 'M3'] }, {}, { status: 'spirit' }], gaps: [[], 3] })
      t.does(0, 'card', t.card(0, 0)).does(0, 'use', 'move')
      t.mayNot(0, ['step', 'towards', 3], 'SK-MOVE-8').does(0, 'step', 'towards', 2).passAll()
      expect([t.cubes(1), t.s.supply]).toEqual([[1], 27])
      t.uses(0, 0, 'move', ['step', 'away', 3]).passAll()
      expect([t.cubes(1), t.s.supply]).toEqual([[4], 24])
      const far = given({ players: [{ hand: ['M3'] }, {}, { status: 'spirit' }], gaps: [27] })
      far.does(0, 'card', far.card(0, 0)).does(0, 'use', 'move').mayNot(0, ['step', 'away', 2], 'SK-LINE-7')
    },
  )
  rule(
    'SK-LINE-11 SK-DISC-3',
    'one alone can neither move nor have a Disciple; only Spirits are targets',
    () => {
      const t = given({
        players: [{ hand: ['M3', 'disciple', 'A1'] }, { status: 'spirit', haul: 1 }, { status: 'spirit' }],
        gaps: [],
      })
      t.does(0, 'card', t.card(0, 0)).mayNot(0, ['use', 'move'], 'SK-LINE-11').does(0, 'end')
      const u = given({
        players: [{ hand: ['disciple', 'A1'] }, { status: 'spirit', haul: 1 }, { status: 'spirit' }],
        gaps: [],
      })
      u.does(0, 'card', u.card(0, 0)).mayNot(0, ['use', 'text'], 'SK-DISC-3')
      u.does(0, 'use', 'attack')
      expect(u.choices(0)).toEqual(['target 1', 'end', 'soul 1', 'soul 2', 'soul 3', 'soul 4'])
    },
  )
})
