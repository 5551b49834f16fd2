import { describe, expect, test } from 'vitest'
import { sake } from '../src/index.ts'
import { begin, seeded, top } from './engine.ts'
import type { Play, Scene } from './scenario.ts'
import { given } from './scenario.ts'

/** The same situation in both editions (section 4 of the rules). */
const both = (scene: Omit<Scene, 'options'>, then: (t: Play, edition: 'fr' | 'it') => unknown): void => {
  for (const edition of ['fr', 'it'] as const) then(given({ ...scene, options: { edition } }), edition)
}

describe('edition rows', () => {
  test('E-1 SK-SETUP-2 SK-SETUP-3: fr boards are chosen in turn order, it at random; the option overrides both', () => {
    const start = (o: object) => begin(sake, { ...sake.options.defaults, firstPlayer: 1, ...o }, 4, seeded(3))
    const fr = start({ edition: 'fr' })
    expect([top(fr).kind, fr.frames.at(-1)?.seat]).toEqual(['boards', 1])
    const it = start({ edition: 'it' })
    expect(top(it).kind).toBe('play')
    expect(new Set(it.board).size).toBe(4)
    expect(top(start({ edition: 'it', boardAssignment: 'choose' })).kind).toBe('boards')
    expect(top(start({ edition: 'fr', boardAssignment: 'random' })).kind).toBe('play')
  })

  test('E-2 SK-GEO-7 SK-ATTACK-5 SK-EVENT-5 SK-EVENT-9 SK-EVENT-11: N+ is met one way (fr) or both ways (it)', () => {
    // Seat 1 is 1 Step away one way and 6 the other.
    const scene = (hand: string): Omit<Scene, 'options'> => ({
      players: [{ hand: [hand, 'A1'], gear: ['yumi'] }, { hand: ['A1'] }, {}],
      gaps: [1, 3, 3],
    })
    for (const event of ['chopsticks', 'ramen', 'riceballs'])
      both(scene(event), (t, edition) => {
        t.does(0, 'card', t.card(0, 0))
        // Nobody at all is 4 Steps away on both flanks.
        if (edition === 'it' && event === 'riceballs') return t.mayNot(0, ['use', 'text'], 'SK-TURN-14')
        t.does(0, 'use', 'text')
        if (edition === 'fr') return t.may(0, 'target', 1)
        return expect(t.whyNot(0, 'target', 1)).not.toBeNull()
      })
    both(scene('A2'), (t, edition) => {
      t.does(0, 'card', t.card(0, 0))
      if (edition === 'fr') t.does(0, 'use', 'attack').may(0, 'target', 1)
      else t.mayNot(0, ['use', 'attack'], 'SK-ATTACK-5')
    })
  })

  test('E-3 SK-ATTACK-8: bare hands with every weapon covered are allowed in fr, not in it', () => {
    both({ players: [{ hand: ['A2'], sake: ['katana'] }, {}, {}], gaps: [1, 3, 3] }, (t, edition) => {
      t.does(0, 'card', t.card(0, 0))
      if (edition === 'fr') {
        t.does(0, 'use', 'attack').does(0, 'target', 1)
        expect(t.last('attacked')).toMatchObject({ value: 2, weapon: -1 })
      } else t.mayNot(0, ['use', 'attack'], 'SK-ATTACK-8')
    })
  })

  test('E-4 SK-IAIDO-5: iaido without a move is allowed in it only', () => {
    both({ players: [{ hand: ['A2'] }, {}, {}], gaps: [1, 3, 3] }, (t, edition) => {
      t.does(0, 'card', t.card(0, 0))
      if (edition === 'fr') {
        // In fr he must go at least 1 Step, and from there the Katana reaches nobody but by going back to 1.
        t.does(0, 'use', 'iaido').mayNot(0, ['step', 'left', 0], 'SK-IAIDO-5')
      } else {
        t.does(0, 'use', 'iaido').does(0, 'step', 'left', 0).does(0, 'target', 1)
        expect(t.at).toBe('weapon')
      }
    })
  })

  test('E-5 SK-ITEM-8: the Pipe makes the others discard (fr), or everybody (it)', () => {
    both(
      {
        players: [
          { hand: ['A1', 'A2'], gear: ['katana', 'pipe'], sake: ['life'] },
          { hand: ['A1'] },
          { hand: ['A1', 'D1'] },
        ],
      },
      (t, edition) => {
        t.does(0, 'activate', 'pipe').does(0, 'cost', 'life').passAll('respond')
        expect(t.asked).toEqual(edition === 'fr' ? [1, 2] : [0, 1, 2])
        for (const seat of t.asked) t.does(seat, 'discard', t.card(seat, 0))
        expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([edition === 'fr' ? 2 : 1, 0, 1])
      },
    )
  })

  test('E-6 SK-POWER-2: the power is compulsory (fr) or optional (it)', () => {
    both(
      { players: [{}, {}, {}, { status: 'spirit' }], gaps: [3, 3, 3], turn: 3, top: ['A1:shove'] },
      (t, edition) => {
        if (edition === 'fr') t.mayNot(3, ['pass'], 'SK-POWER-2').may(3, 'shove', 'add', 0, 0)
        else t.does(3, 'pass')
      },
    )
  })

  test('E-7 SK-TORMENT-6: helpers steal one per card (fr), or one in all (it)', () => {
    both(
      {
        players: [
          { sake: ['life', 'board', 'katana'] },
          {},
          { status: 'spirit', hand: ['A1:drowse', 'A2:drowse'] },
          { status: 'spirit', hand: ['M3:drowse'] },
        ],
        gaps: [3],
        turn: 3,
        at: 'step3',
        top: ['M1:drowse'],
      },
      (t, edition) => {
        t.does(3, 'torment', 0).does(3, 'spend', t.card(3, 0)).does(3, 'done')
        t.does(2, 'spend', t.card(2, 0))
        if (edition === 'fr') t.does(2, 'spend', t.card(2, 1)).does(2, 'done')
        expect(t.last('helpClosed').total).toBe(edition === 'fr' ? 3 : 2)
      },
    )
  })

  test('E-8 SK-FATAL-3 SK-FATAL-4 SK-FATAL-5 SK-FATAL-6: the emptier starts a new turn (fr) or goes on (it)', () => {
    both({ players: [{ hand: ['B1', 'A1'] }, {}, {}], masu: 1 }, (t, edition) => {
      t.uses(0, 0, 'drink').does(0, 'place', 'board')
      expect(t.s.plays).toBe(edition === 'fr' ? 0 : 1)
      const order: number[] = []
      while (t.s.outcome === null && t.s.round === 1) {
        order.push(t.s.turn)
        const turn = t.s.turn
        while (t.s.outcome === null && t.s.turn === turn && t.s.round === 1) {
          const seat = t.asked[0] ?? 0
          if (t.at === 'discard') t.does(seat, 'discard', t.card(seat, 0))
          else t.does(seat, 'end')
        }
      }
      // One turn each; the cut turn of fr does not count.
      expect(order).toEqual([0, 1, 2])
      expect(t.s.outcome?.payoff).toEqual([1, 0, 0])
    })
  })

  test('E-9 SK-END-3 SK-END-4 SK-END-5 SK-END-8 SK-END-10: who wins against the Spirits', () => {
    const end = (edition: 'fr' | 'it', samurai: number, haul: number): Play => {
      const places = ['life', 'board', 'katana']
      return given({
        options: { edition },
        players: [{ sake: places.slice(0, samurai) }, {}, { status: 'spirit', haul }],
        gaps: [3],
        turn: 2,
        at: 'step3',
        round: { number: 1, starter: 0, todo: [] },
      }).does(2, 'pass')
    }
    expect(end('fr', 3, 2).s.outcome).toMatchObject({ clause: 'SK-END-3', payoff: [1, 0, 0] })
    expect(end('fr', 2, 3).s.outcome).toMatchObject({ clause: 'SK-END-4', payoff: [0, 0, 1] })
    const even = end('fr', 2, 2)
    expect([even.s.outcome, even.s.round, even.s.status]).toEqual([null, 2, [0, 2, 1]])
    expect(even.last('fatalRound').clause).toBe('SK-END-5')
    expect(end('it', 3, 2).s.outcome).toMatchObject({ clause: 'SK-END-8', payoff: [1, 0, 0] })
    const evenIt = end('it', 2, 2)
    expect([evenIt.s.status, evenIt.last('fatalRound').clause]).toEqual([[0, 2, 1], 'SK-END-10'])
  })

  test('E-10 SK-END-6 SK-END-9 SK-END-11: tied Samurai: the Spirits stay in (fr), or go as a team (it)', () => {
    both(
      {
        players: [
          { sake: ['life', 'board'] },
          { sake: ['life', 'board'] },
          { sake: ['life'] },
          { status: 'spirit', haul: 1, hand: ['A1'] },
        ],
        gaps: [3, 3, 3],
        turn: 3,
        at: 'step3',
        round: { number: 1, starter: 2, todo: [] },
      },
      (t, edition) => {
        t.does(3, 'pass')
        expect(t.s.status).toEqual(edition === 'fr' ? [0, 0, 2, 1] : [0, 0, 2, 2])
        expect(t.last('fatalRound').clause).toBe(edition === 'fr' ? 'SK-END-6' : 'SK-END-9')
        // The starter is out: the next one still in clockwise begins.
        expect(t.s.starter).toBe(edition === 'fr' ? 3 : 0)
      },
    )
  })
})
