import { begin, Choices, legal, play, seeded, whyNot } from '@noren/engine'
import { expect, test } from 'vitest'
import { act, actions } from '../src/actions.ts'
import { rules } from '../src/rules.ts'
import { stage } from '../src/stage.ts'
import type { Newgame } from '../src/state.ts'
import { plain, speechFor } from '@noren/words'
import { said } from '../src/words.ts'

const english = await speechFor(said, 'en')

function choices(s: Newgame, seat: number): string[] {
  const out = new Choices()
  legal(rules, s, seat, out)
  return Array.from({ length: out.size }, (_, i) => actions.spell(out.at(i), s).join(' '))
}

test('NG-SETUP-1: five cards each, or six, and seat 0 begins', () => {
  for (const hand of [5, 6]) {
    const s = begin(rules, { hand }, 6, seeded(3))
    expect(s.hands.map(h => h.length)).toEqual(Array(6).fill(hand))
    expect(new Set(s.hands.flat()).size).toBe(6 * hand)
    expect(s.frames.at(-1)).toMatchObject({ kind: 'turn', seat: 0 })
  }
  expect(rules.options.read({ hand: 7 }, 2)).toMatchObject({ faults: [{ path: 'hand' }] })
})

test('NG-TURN-1, NG-TURN-2: a higher card or a pass, and a lower one says why not', () => {
  const s = stage({ hands: [[3, 12, 30], [5]], top: 12 })
  expect(choices(s, 0)).toEqual(['play 30', 'pass'])
  const why = whyNot(rules, s, 0, act.play(3))
  expect(why).toMatchObject({
    id: 'tooLow',
    facts: { card: 3, top: 12 },
    clauses: ['NG-TURN-2', 'NG-TURN-1'],
  })
  expect(why === null ? null : plain(english.no(why) ?? [])).toBe('Needs more than 13; this is 4.')
  play(rules, s, 0, act.play(30))
  expect(s).toMatchObject({ top: 30, played: [12, 30], hands: [[3, 12], [5]] })
})

test('NG-TURN-3: a pass clears the pile', () => {
  const s = stage({ hands: [[3], [5, 9]], top: 20 })
  play(rules, s, 0, act.pass())
  expect(s.top).toBeNull()
  expect(choices(s, 1)).toEqual(['play 5', 'play 9', 'pass'])
})

test('NG-END-1: the last card wins, the others count what they hold', () => {
  const s = stage({ hands: [[7], [5, 9], [1]] })
  play(rules, s, 0, act.play(7))
  expect(s.outcome).toEqual({
    payoff: [1, 0, 0],
    scores: [0, -2, -1],
    ranks: [1, 3, 2],
    clause: 'NG-END-1',
  })
})
