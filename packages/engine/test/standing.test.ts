import { describe, expect, test } from 'vitest'
import type { Choice, Standing, StandingReplies } from '../src/index.ts'
import { givenFrom, leftAlone, ownAnswer, standsNow } from '../src/index.ts'

/** A game of one question: somebody is struck at, or merely bumped into. */
interface Look {
  readonly blow: number | null
  readonly turn: number
}
const said = (...words: (string | number)[]): Choice => ({ words, clause: 'X-1' })
const [PASS, WEAK, STRONG] = [said('pass'), said('guard', 1), said('guard', 2)] as const

const rules: StandingReplies<Look> = {
  replies: ['bumps'],
  of: view => (view.blow === null ? 'bumps' : null),
  nothing: choices => choices.find(c => c.words[0] === 'pass')?.words ?? null,
  turn: view => ({ owner: view.turn, id: String(view.turn) }),
  answers: [
    {
      id: 'guard',
      from: { least: 1, most: 5, usual: 3 },
      stake: view => view.blow,
      best: (_view, _seat, choices) => choices.find(c => c.words[1] === 2) ?? null,
    },
  ],
}
const blow = (n: number | null): Look => ({ blow: n, turn: 1 })
const answered = (kept: Standing, n: number | null, ...choices: readonly Choice[]) =>
  leftAlone(rules, kept, blow(n), 0) ? ownAnswer(rules, kept, blow(n), 0, choices) : 'asked'

describe('section 5.1: a standing answer', () => {
  test('gives the best choice from its figure on, and nothing below it', () => {
    const kept = { guard: { from: 3 } }
    expect(answered(kept, 2, PASS, WEAK, STRONG)).toEqual(['pass'])
    expect(answered(kept, 3, PASS, WEAK, STRONG)).toEqual(['guard', 2])
    expect(answered(kept, 9, PASS, WEAK, STRONG)).toEqual(['guard', 2])
    expect(answered({}, 9, PASS, WEAK, STRONG)).toBe('asked')
  })

  test('whether it is given does not depend on what could be played: without the card it is a pass', () => {
    expect(answered({ guard: { from: 3 } }, 3, PASS, WEAK)).toEqual(['pass'])
    expect(answered({ guard: { from: 3 } }, 3, PASS)).toEqual(['pass'])
  })

  test('it is never anything that is not offered; where not even nothing is, the player is asked', () => {
    const made: StandingReplies<Look> = {
      ...rules,
      answers: (rules.answers ?? []).map(a => ({ ...a, best: () => said('guard', 99) })),
    }
    expect(ownAnswer(made, { guard: { from: 1 } }, blow(5), 0, [PASS, STRONG])).toEqual(['pass'])
    expect(ownAnswer(made, { guard: { from: 1 } }, blow(5), 0, [STRONG])).toBeNull()
  })

  test('it goes before a pass of everything; the other questions pass as before', () => {
    const kept = { guard: { from: 3 }, turn: 'game' }
    expect(answered(kept, 4, PASS, STRONG)).toEqual(['guard', 2])
    expect(answered(kept, null, PASS, STRONG)).toEqual(['pass'])
  })

  test('what was kept before there were answers means what it meant', () => {
    const old: Standing = JSON.parse('{"bumps":"game"}') as Standing
    expect(answered(old, null, PASS)).toEqual(['pass'])
    expect(answered(old, 4, PASS, STRONG)).toBe('asked')
    expect(givenFrom(old, 'bumps')).toBeNull()
    expect([...standsNow(rules, { ...old, guard: { from: 2 }, other: { from: 2 } }, blow(1), 0)]).toEqual([
      'bumps',
      'guard',
    ])
  })
})
