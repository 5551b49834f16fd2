import { describe, expect } from 'vitest'
import { sake } from '../src/index.ts'
import { ALL_EYES, SHOWN } from '../src/state.ts'
import type { Play } from './scenario.ts'
import { given, rule } from './scenario.ts'

/** Seat 3, a Spirit, lets a card of seat 0 go to seat 1; everybody has seen the whole hand of seat 0. */
function drowsed(hand: readonly string[], back: string): { t: Play; was: number[]; went: number } {
  const t = given({
    players: [{ hand }, {}, {}, { status: 'spirit' }],
    gaps: [3, 3, 3],
    turn: 3,
    top: ['A1:drowse'],
  })
  const was = [...(t.s.hand[0] as number[])]
  for (const c of was) t.s.known[c] = ALL_EYES | SHOWN
  t.does(3, 'drowse', 0, back).does(3, 'to', 1).passAll()
  const went = was.find(c => !(t.s.hand[0] as number[]).includes(c)) ?? -1
  expect(t.s.hand[1]).toEqual([went])
  return { t, was, went }
}
const knownTo = (t: Play, seat: number): number[] =>
  sake
    .view(t.s, seat)
    .own.known.flat()
    .sort((a, b) => a - b)

describe('SK-POWER-6 A-38: who still knows what after Drowse', () => {
  rule(
    'SK-POWER-6',
    'one of two with that back: others know neither any more, and the third as before',
    () => {
      const { t, was, went } = drowsed(['A1:shove', 'A2:shove', 'A2:brawl'], 'shove')
      const stayed = was.slice(0, 2).find(c => c !== went) as number
      const apart = was[2] as number
      // A bystander, the Spirit and the spectators.
      for (const seat of [2, 3, -1]) expect(knownTo(t, seat)).toEqual([apart])
      // The giver knows what he gave, the receiver what he got and, since he had seen the hand, what is left of it.
      expect(knownTo(t, 0)).toEqual([went])
      expect(knownTo(t, 1)).toEqual([stayed, apart].sort((a, b) => a - b))
      // That all have once seen them stays so: they are in no Life pile.
      for (const c of was) expect((t.s.known[c] as number) & SHOWN).toBe(SHOWN)
    },
  )
  rule('SK-POWER-6', 'the only one with that back: everybody who knew it knows where it went', () => {
    const { t, was } = drowsed(['A1:shove', 'A2:brawl'], 'shove')
    for (const seat of [2, 3, -1]) expect(knownTo(t, seat)).toEqual([...was].sort((a, b) => a - b))
  })
})
