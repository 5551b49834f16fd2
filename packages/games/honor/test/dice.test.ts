import { below, copyRng, next, seeded } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { roll } from '../src/atoms.ts'
import { scriptedDice } from '../src/stage.ts'
import { given } from './scenario.ts'

/** The share of each face a fair die leaves room for: five standard deviations over a million rolls. */
const ROLLS = 1_000_000
const SLACK = 5 * Math.sqrt(ROLLS * (1 / 6) * (5 / 6))

describe('dice', () => {
  test('HS-NINJA-12: a million rolls of the generator are fair, face by face and pair by pair', () => {
    const { s } = given({ players: [{}, {}, {}] })
    s.rng = seeded(2026)
    const faces = [0, 0, 0, 0, 0, 0]
    const pairs = Array.from({ length: 36 }, () => 0)
    let last = 0
    for (let i = 0; i < ROLLS; i++) {
      const die = roll(s)
      faces[die - 1] = (faces[die - 1] as number) + 1
      if (i > 0) pairs[last * 6 + die - 1] = (pairs[last * 6 + die - 1] as number) + 1
      last = die - 1
    }
    for (const n of faces) expect(Math.abs(n - ROLLS / 6)).toBeLessThan(SLACK)
    for (const n of pairs)
      expect(Math.abs(n - ROLLS / 36)).toBeLessThan(5 * Math.sqrt((ROLLS * 35) / 36 / 36))
    const chi = faces.reduce((sum, n) => sum + (n - ROLLS / 6) ** 2 / (ROLLS / 6), 0)
    expect(chi).toBeLessThan(25.7) // five degrees of freedom, one in ten thousand
  })

  test('HS-NINJA-12: a fresh generator before every roll, as a live match sets it, is fair too', () => {
    const { s } = given({ players: [{}, {}, {}] })
    const faces = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 200_000; i++) {
      s.rng = seeded(i * 2_654_435_761)
      const die = roll(s)
      faces[die - 1] = (faces[die - 1] as number) + 1
    }
    for (const n of faces) expect(Math.abs(n - 200_000 / 6)).toBeLessThan(SLACK / Math.sqrt(5))
  })

  test('a script rolls what it says with the real generator', () => {
    for (const dice of [[3], [1, 6], [4, 5, 6, 3, 2, 2, 6, 1, 3], [1, 1, 1, 1, 1]]) {
      const rng = scriptedDice(dice)
      const r = copyRng(rng)
      expect(dice.map(() => 1 + below(r, 6))).toEqual(dice)
      expect(next(r)).toBeTypeOf('number')
    }
  })

  test('a script that is not used up is a failure', () => {
    const t = given({ players: [{ hand: ['assassin-1'] }, {}, {}] })
    expect(() => t.dice(6, 6).plays(0, 'assassin-1', ['kill', 'daimyo', 1])).toThrow('not used up')
    expect(() =>
      given({ players: [{}, {}, {}] })
        .dice(6)
        .does(0, 'end'),
    ).toThrow('not used up')
  })
})
