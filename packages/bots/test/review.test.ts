import { describe, expect, test } from 'vitest'
import type { Core, Game, Seat } from '@noren/engine'
import { asGame, first, fork, seeded, waiting } from '@noren/engine'
import { act, stage, trick4 } from '@noren/engine/trick4'
import { choose } from '../src/index.ts'
import type { Means, Moved, Played } from '../src/review/index.ts'
import { chain, judge, judgeCarefully, labelOf, openTo, unit } from '../src/review/index.ts'

const game: Game = asGame(trick4)
const means: Means = { game }

function match(seed: number): readonly Played[] {
  const rng = seeded(seed)
  const played: Played[] = []
  let before: Core = game.begin({}, 4, fork(rng))
  while (before.outcome === null) {
    const seat: Seat = first(waiting(before))
    const { action } = choose({
      game,
      view: game.view(before, seat),
      seat,
      rng: fork(rng),
      level: 'wanderer',
    })
    const after = game.clone(before)
    game.play(after, seat, action)
    played.push({ before, seat, action, after })
    before = after
  }
  return played
}

const walked = (played: readonly Played[], seat: Seat, seed = 3): Moved[] => [
  ...chain(means, played, seat, seed, { standing: 12, passes: [24] }),
]

/** Two tricks are left and seat 3 plays last: with the 7 it takes both and wins, with the 0 it loses both. */
const decided = (): Core => stage({ hands: [[24], [16], [8], [7, 0]], won: [3, 0, 0, 3], trick: [4, 3, 2] })

describe('the chain of chances', () => {
  test('causes add up to the end, entry by entry and as a whole', () => {
    const played = match(11)
    const moved = walked(played, 2)
    expect(moved).toHaveLength(played.length)
    for (const m of moved) expect(m.before + m.own + m.others + m.luck).toBeCloseTo(m.after, 12)
    for (const [i, m] of moved.entries()) if (i > 0) expect(m.before).toBe(moved[i - 1]?.after)
    expect(moved.at(-1)?.after).toBe(played.at(-1)?.after.outcome?.payoff[2])
  })

  test('what a seat did not choose is never its own, and what it chose never the others’', () => {
    for (const m of walked(match(12), 1)) {
      if (m.actor === 1) expect(m.others).toBe(0)
      else expect([m.own, m.judgement]).toEqual([0, null])
    }
  })

  test('the same match and seed give the same figures', () => {
    expect(walked(match(13), 0)).toEqual(walked(match(13), 0))
    expect(walked(match(13), 0, 4)).not.toEqual(walked(match(13), 0, 5))
  })

  test('a seat is judged by its view: what others hold changes nothing', () => {
    const played = match(14)
    const at = played.find(p => p.seat === 0)
    if (at === undefined) throw new Error('seat 0 never played')
    const view = game.view(at.before, 0)
    const other = { ...at, before: game.imagine(view, seeded(99)) }
    const actions = openTo(means, at.before, 0)
    const figures = (p: Played): unknown =>
      judge(means, game.view(p.before, 0), 0, actions, p.action, 40, seeded(5))
    expect(figures(other)).toEqual(figures(at))
  })
})

describe('a choice', () => {
  test('that loses the game for sure is a blunder, and its rival the best', () => {
    const s = decided()
    const [low, high] = [act.play(0), act.play(7)]
    const view = game.view(s, 3)
    const bad = judgeCarefully(means, view, 3, [low, high], low, seeded(1))
    const good = judgeCarefully(means, view, 3, [low, high], high, seeded(1))
    expect([bad.label, bad.best, bad.loss]).toEqual(['blunder', high, 1])
    expect([good.label, good.best, good.loss, good.find]).toEqual([null, high, 0, 1])
    expect(bad.choices.map(c => c.value)).toEqual([1, 0])
  })

  test('figures stand in the order in which they are shown', () => {
    const p = match(15).find(({ before, seat }) => openTo(means, before, seat).length > 3)
    if (p === undefined) throw new Error('nobody had a choice of four')
    const actions = openTo(means, p.before, p.seat)
    const { choices } = judge(means, game.view(p.before, p.seat), p.seat, actions, p.action, 30, seeded(2))
    const values = choices.map(c => c.value)
    expect(values).toEqual([...values].sort((a, b) => b - a))
  })

  test('that was not open cannot be judged', () => {
    const s = decided()
    expect(() => judge(means, game.view(s, 3), 3, openTo(means, s, 3), 1 << 20, 10, seeded(1))).toThrow(
      RangeError,
    )
  })
})

describe('labels', () => {
  test('need proof: the low end of the estimate decides', () => {
    expect(labelOf(0.5, 0.16, 0)).toBe('blunder')
    expect(labelOf(0.5, 0.16, 0.01)).toBe('mistake')
    expect(labelOf(0.5, 0.16, 0.05)).toBe('slip')
    expect(labelOf(0.5, 0.16, 0.09)).toBe(null)
    expect(labelOf(0.5, 0.16, 0.1)).toBe('close')
  })

  test('weigh more where a chance can move less', () => {
    expect(unit(0.5)).toBe(1)
    expect(unit(0.05)).toBe(0.44)
    expect(labelOf(0.12, 0.1, 0)).toBe('blunder')
    expect(labelOf(0.5, 0.1, 0)).toBe('mistake')
  })
})
