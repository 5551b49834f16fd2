import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkGolden, GoldenError, randomMoves, readGolden, writeGolden } from '../src/laws/index.ts'
import { ReplayError } from '../src/index.ts'
import { trick, trick4 } from './trick4/index.ts'

const at = { seats: 4, seed: 7, options: {} }
const text = writeGolden(trick4, at, randomMoves(trick4, at))
const lines = text.split('\n')

describe('golden replays', () => {
  test('the kept file is what the rules still do, byte for byte', () => {
    const kept = readFileSync(new URL('./golden/trick4.replay', import.meta.url), 'utf8')
    expect(text).toBe(kept)
    checkGolden(trick4, readGolden(kept))
  })

  test('a header, the set-up, and a line for each decision', () => {
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      format: 'noren-replay/1',
      game: 'trick4',
      version: 1,
      ...at,
    })
    const golden = readGolden(text)
    expect(golden.lines).toHaveLength(33)
    expect(golden.lines[0]).toMatchObject({ seq: 0, seat: -1, words: [] })
    expect(golden.lines[32]?.views).toHaveLength(5)
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
      /^decision 4 \["play",\d+\] leads elsewhere: seen by spectators, seat 0, seat 1, seat 2, seat 3$/,
    )
  })

  test('a change that only one seat would see names that seat', () => {
    const shy = {
      ...trick4,
      view: (...[s, seat]: Parameters<typeof trick4.view>) => ({
        ...trick4.view(s, seat),
        hand: seat === 2 ? 0 : trick4.view(s, seat).hand,
      }),
    }
    expect(() => checkGolden(shy, readGolden(text))).toThrow('decision 0 [] leads elsewhere: seen by seat 2')
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
    expect(() => readGolden([lines[0], lines[1], '1\t0\t[play\tx\ty'].join('\n'))).toThrow(
      'the words of line 1 is not JSON',
    )
  })
})
