/** The worked examples whose outcome differs between the editions, or belongs to one of them. */
import { expect } from 'vitest'
import type { Play } from './scenario.ts'
import { example, given } from './scenario.ts'

type Edition = 'fr' | 'it'

const [ALAIN, BRUNO, CAMILLE, DAVID] = [0, 1, 2, 3] as const

example(
  'SK-EX-12',
  ['SK-FATAL-3', 'SK-FATAL-4', 'SK-FATAL-5', 'SK-DRINK-3', 'SK-DRINK-8'],
  'the fatal drink, fr and it',
  () => {
    const scene = (edition: Edition): Play => {
      const t = given({
        options: { edition },
        players: [{}, {}, { hand: ['B2', 'A1'] }, {}],
        turn: CAMILLE,
        masu: 1,
      })
      t.uses(CAMILLE, 0, 'drink').does(CAMILLE, 'place', 'life')
      expect(t.sakeOf(CAMILLE)).toEqual(['life'])
      return t
    }
    const fr = scene('fr')
    expect(fr.count('turnCut')).toBe(1)
    expect(fr.last('turnBegan')).toMatchObject({ seat: CAMILLE, round: 1 })
    expect([fr.at, fr.s.plays, fr.s.todo]).toEqual(['play', 0, 0b1011])
    const it = scene('it')
    expect(it.count('turnCut')).toBe(0)
    expect([it.at, it.s.plays, it.s.todo]).toEqual(['play', 1, 0b1011])
    it.does(CAMILLE, 'end').does(CAMILLE, 'end')
    expect(it.last('turnBegan')).toMatchObject({ seat: DAVID, round: 1 })
  },
)

example('SK-EX-13', ['SK-END-6', 'SK-END-7', 'SK-SEPPUKU-1', 'SK-SEPPUKU-2'], 'the result, fr and it', () => {
  const result = (edition: Edition): Play =>
    given({
      options: { edition },
      players: [
        { gear: ['katana', 'pipe'], sake: ['life', 'board', 'katana', 'pipe'] },
        { sake: ['life', 'board'] },
        { gear: ['katana', 'flask'], sake: ['life', 'board', 'katana', 'flask'] },
        { status: 'spirit', haul: 5 },
      ],
      gaps: [3, 3, 3],
      turn: DAVID,
      round: { number: 1, starter: ALAIN, todo: [] },
      at: 'step3',
    }).does(DAVID, 'pass')
  const fr = result('fr')
  expect(fr.s.outcome).toBeNull()
  expect([fr.s.status[BRUNO], fr.s.round, fr.s.todo]).toEqual([2, 2, 0b1100])
  expect(fr.last('turnBegan').seat).toBe(ALAIN)
  const it = result('it')
  expect(it.s.outcome).toMatchObject({ clause: 'SK-END-7', payoff: [0, 0, 0, 1] })
})

example('SK-EX-16', ['SK-END-9'], 'nobody drank (it)', () => {
  const t = given({
    options: { edition: 'it' },
    players: [{}, {}, {}],
    turn: 2,
    round: { number: 1, starter: 0, todo: [] },
    at: 'end',
  })
  expect(t.count('seppuku')).toBe(0)
  expect([t.s.round, t.s.todo, t.s.turn, t.s.status]).toEqual([2, 0b110, 0, [0, 0, 0]])
})
