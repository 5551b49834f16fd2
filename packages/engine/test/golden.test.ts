import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkGolden, GoldenError, randomMoves, readGolden, writeGolden } from '../src/laws/index.ts'
import { ReplayError } from '../src/index.ts'
import { trick, trick4 } from '../trick4/src/index.ts'

const at = { seats: 4, seed: 7, options: {} }
const text = writeGolden(trick4, at, randomMoves(trick4, at))
const lines = text.split('\n')

/** The same rules with views in one piece, as those of version 1 were. */
const whole = {
  ...trick4,
  view: (...[s, seat]: Parameters<typeof trick4.view>) => ({ hand: s.hands[seat] ?? 0, played: s.played }),
  imagine: (): never => {
    throw new Error('nobody thinks here')
  },
}

describe('golden replays', () => {
  test('the kept file is what the rules still do, byte for byte', () => {
    const kept = readFileSync(new URL('./golden/trick4.replay', import.meta.url), 'utf8')
    expect(text).toBe(kept)
    checkGolden(trick4, readGolden(kept))
  })

  test('a header, the set-up, and a line for each decision', () => {
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      format: 'noren-replay/2',
      game: 'trick4',
      version: 1,
      schema: 1,
      ...at,
    })
    const golden = readGolden(text)
    expect(golden.lines).toHaveLength(33)
    expect(golden.lines[0]).toMatchObject({ seq: 0, seat: -1, words: [] })
    expect(golden.lines[32]?.views).toHaveLength(6)
  })

  test('a changed rule is found at the decision where it matters, with whoever sees it', () => {
    const generous = {
      ...trick4,
      steps: {
        trick: {
          ...trick,
          run(...[s, f, t]: Parameters<typeof trick.run>) {
            trick.run(s, f, t)
            s.won[0] = (s.won[0] as number) + 1
          },
        },
      },
    }
    expect(() => checkGolden(generous, readGolden(text))).toThrow(
      /^decision 4 \["play",\d+\] leads elsewhere: seen by everybody$/,
    )
  })

  test('a change that only one seat would see names that seat', () => {
    const shy = {
      ...trick4,
      view(...[s, seat]: Parameters<typeof trick4.view>) {
        const v = trick4.view(s, seat)
        return seat === 2 ? { ...v, own: { ...v.own, hand: [] } } : v
      },
    }
    expect(() => checkGolden(shy, readGolden(text))).toThrow('decision 0 [] leads elsewhere: seen by seat 2')
  })

  test('rules whose views are one piece are kept in the first format', () => {
    const one = writeGolden(whole, at, randomMoves(whole, at))
    expect(JSON.parse(one.split('\n')[0] ?? '')).toMatchObject({ format: 'noren-replay/1', game: 'trick4' })
    expect(readGolden(one).lines[32]?.views).toHaveLength(5)
    checkGolden(whole, readGolden(one))
    const shy = { ...whole, view: (...[s]: Parameters<typeof whole.view>) => whole.view(s, -1) }
    expect(() => checkGolden(shy, readGolden(one))).toThrow('seen by seat 0, seat 1, seat 2, seat 3')
  })

  test('another game, another version and a move against the rules are told apart', () => {
    expect(() => checkGolden({ ...trick4, id: 'whist' }, readGolden(text))).toThrow(
      'a game of trick4, not of whist',
    )
    expect(() => checkGolden({ ...trick4, version: 2 }, readGolden(text))).toThrow('recorded with version 1')
    const swapped = [
      ...lines.slice(0, 2),
      (lines[2] ?? '').replace(/\["play",\d+\]/, '["play",99]'),
      ...lines.slice(3),
    ]
    expect(() => checkGolden(trick4, readGolden(swapped.join('\n')))).toThrow(ReplayError)
  })

  test('a file that cannot be read says where', () => {
    expect(() => readGolden('')).toThrow(GoldenError)
    expect(() => readGolden('{"format":"other"}')).toThrow('noren-replay/1')
    expect(() => readGolden('{"format":"noren-replay/1"}')).toThrow('must name game')
    expect(() => readGolden([lines[0], 'nonsense'].join('\n'))).toThrow('line 0 should be')
    expect(() => readGolden([lines[0], lines[1], '1\t0\t[play\tx\ty\tz'].join('\n'))).toThrow(
      'the words of line 1 is not JSON',
    )
  })
})
