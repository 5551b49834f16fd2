import { describe, expect, test } from 'vitest'
import type { Action, Calibration, Core, Game, Outlook, Sense } from '@noren/engine'
import { asGame, seeded } from '@noren/engine'
import { act, stage, trick4 } from '@noren/engine/trick4'
import type { Means } from '../src/review/index.ts'
import { isCalibrated, judgeCarefully, lookAhead, meansOf } from '../src/review/index.ts'

const game: Game = asGame(trick4)

/** Two tricks are left and seat 3 plays last: with the 7 it takes both and wins, with the 0 it loses both. */
const decided = (): Core => stage({ hands: [[24], [16], [8], [7, 0]], won: [3, 0, 0, 3], trick: [4, 3, 2] })
const [low, high] = [act.play(0), act.play(7)] as const

const bins = (off: number): Calibration['bins'] =>
  Array.from({ length: 10 }, (_, i) => [(i + 0.5) / 10, (i + 0.5) / 10 - off, 500] as const)

const outlook = (tables: Outlook<Core>['tables'], ends = false): Outlook<Core> => ({
  begin: () => ({ ends: () => ends }),
  value: (s, out) => void out.fill(0.25, 0, s.seats),
  stage: () => 0,
  tables,
})

const sense = (look: Outlook<Core>, chosen: Action): Sense<Core> => ({
  value: (s, out) => look.value(s, out),
  outlook: look,
  mind: () => [{ action: chosen, value: 1, worlds: 10 }],
})

const means = (tables: Outlook<Core>['tables'], chosen: Action = high): Means =>
  meansOf({ game, sense: sense(outlook(tables), chosen) }, {}, 4)

const judged = (m: Means) => {
  const { label, measured, doubt } = judgeCarefully(
    m,
    game.view(decided(), 3),
    3,
    [low, high],
    low,
    seeded(1),
    [20],
  )
  return { label, measured, doubt }
}

describe('a label (issue 18, after.md 4.5)', () => {
  test('is given where chances proved right and the strongest bot chooses better', () => {
    const m = means({ 4: { ends: [], bins: bins(0.04) } })
    expect(judged(m)).toEqual({ label: 'blunder', measured: 'blunder', doubt: null })
  })

  test('is withheld where chances are more than five points off, or were held against nothing', () => {
    const withheld = { label: null, measured: 'blunder', doubt: 'table' }
    expect(judged(means({ 4: { ends: [], bins: bins(0.06) } }))).toEqual(withheld)
    expect(judged(means({ 5: { ends: [], bins: bins(0) } }))).toEqual(withheld)
    expect(judged({ game, sense: sense(outlook({}), high) })).toEqual(withheld)
  })

  test('is withheld where the strongest bot would have made the same choice', () => {
    const m = means({ 4: { ends: [], bins: bins(0) } }, low)
    expect(judged(m)).toEqual({ label: null, measured: 'blunder', doubt: 'bot' })
  })
})

describe('chances', () => {
  test('seen too seldom are not called right', () => {
    const few: Calibration = { ends: [], bins: bins(0).map(([said, won]) => [said, won, 10]) }
    expect(isCalibrated(means({ 4: few }), 0.5)).toBe(false)
    expect(isCalibrated(means({ 4: { ends: [], bins: bins(0) } }), 1)).toBe(true)
  })

  test('are corrected where a look ends, straight between two places of the table; an end of the game is not', () => {
    const ends = [[0, 0.1, 0.4, 0.5, 1]]
    const look = { outlook: outlook({}, true), calibration: { ends, bins: [] } }
    expect(lookAhead({ game }, look, decided(), 3, seeded(1))[3]).toBeCloseTo(0.1)
    const between = {
      ...look.outlook,
      value: (s: Core, out: Float64Array) => void out.fill(0.375, 0, s.seats),
    }
    expect(lookAhead({ game }, { ...look, outlook: between }, decided(), 3, seeded(1))[3]).toBeCloseTo(0.25)
    const over = decided()
    game.play(over, 3, high)
    expect(lookAhead({ game }, { ...look, outlook: outlook({}) }, over, 3, seeded(1))[3]).toBe(1)
  })
})
