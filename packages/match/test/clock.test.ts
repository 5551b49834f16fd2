import { describe, expect, test } from 'vitest'
import { has, waiting } from '@noren/engine'
import { accept, carryOut, defaultsInARow, nextClock, openClock, opening, judge } from '../src/index.ts'
import type { Clock, Match, Time } from '../src/index.ts'
import { idleRequest } from '../src/index.ts'
import { does, fresh, request } from './helpers.ts'
import { toy } from '../toy/index.ts'

const LIVE: Time = { kind: 'live', perDecision: 60, bank: 20 }

/** Carries out a move at a moment and gives the clock after it. */
function at(m: Match, clock: Clock, now: number, seat: number, word: string, stopped = 0): Clock {
  const { transition, envelopes } = judge(toy, m, request(m, seat, [word]), now)
  if (envelopes !== null) m.envelopes = envelopes
  if (envelopes !== null) return clock
  if (transition === null) throw new Error(`${word} was refused`)
  const next = nextClock(toy, LIVE, clock, m, transition, now, () => stopped)
  accept(m, transition)
  return next
}

const begun = (m: Match, time: Time = LIVE, now = 1000): Clock => {
  const clock = openClock(toy, time, m.state, now)
  if (clock === null) throw new Error('no clock')
  return clock
}

describe('clocks', () => {
  test('a table without time has none', () => {
    expect(openClock(toy, { kind: 'none' }, fresh().state, 5)).toBeNull()
  })

  test('a decision has the time of the table, never more than the pace of the game, and the bank', () => {
    const m = fresh()
    // The toy's pace is thirty seconds.
    expect(begun(m)).toEqual({
      since: [1000, 0],
      until: [51_000, 0],
      limit: [30_000, 0],
      bank: [20_000, 20_000],
    })
    expect(begun(m, { kind: 'live', perDecision: 10, bank: 0 }).until).toEqual([11_000, 0])
    expect(begun(m, { kind: 'days', days: 3 }).until).toEqual([1000 + 3 * 86_400_000, 0])
  })

  test('only what is over comes out of the bank, and a clock that stood still costs nothing', () => {
    const m = fresh()
    const quick = at(m, begun(m), 20_000, 0, 'bow')
    expect(quick).toMatchObject({ since: [20_000, 0], until: [70_000, 0], bank: [20_000, 20_000] })
    const slow = at(m, quick, 20_000 + 37_000, 0, 'draw')
    expect(slow).toMatchObject({ bank: [13_000, 20_000], until: [57_000 + 43_000, 0] })
    const held = at(m, slow, 57_000 + 45_000, 0, 'end', 10_000)
    expect(held).toMatchObject({ bank: [8000, 20_000], since: [0, 102_000], until: [0, 152_000] })
  })

  test('what others do leaves a running clock alone; being asked anew starts it', () => {
    const m = fresh()
    let clock = at(m, begun(m), 2000, 0, 'end')
    // A song changes what seat 1 may do at any moment; its clock must not tell.
    clock = at(m, clock, 3000, 0, 'sing')
    expect(clock.since).toEqual([0, 2000])
    clock = at(m, clock, 4000, 1, 'end')
    expect(clock.since).toEqual([4000, 4000])
    clock = at(m, clock, 9000, 1, 'yes')
    // Who answered in secret is not told from who did not.
    expect(clock.since).toEqual([4000, 4000])
    expect(has(waiting(m.state), 1)).toBe(true)
  })

  test('the bank of a sealed answer is charged up to when it was given, however long the others think', () => {
    const m = fresh()
    let clock = at(m, begun(m), 2000, 0, 'end')
    clock = at(m, clock, 3000, 1, 'end')
    clock = at(m, clock, 3000 + 31_000, 1, 'yes')
    clock = at(m, clock, 3000 + 45_000, 0, 'no')
    // Nothing of it is shown while the window is open.
    expect(clock).toMatchObject({ since: [3000, 3000], bank: [20_000, 20_000] })
    for (const now of [60_000, 60_000]) {
      const turn = opening(toy, m)
      if (turn === null) throw new Error('the window stays shut')
      clock = nextClock(toy, LIVE, clock, m, turn, now, () => 0)
      accept(m, turn)
    }
    expect(clock.bank).toEqual([5000, 19_000])
    expect(clock.since).toEqual([60_000, 0])
  })

  test('defaults in a row are counted for each seat, and one own choice begins the count anew', () => {
    const m = fresh()
    const idle = (seat: number): void => {
      const w = idleRequest(toy, m, seat)
      if (w === null || carryOut(toy, m, w).status === 'refused') throw new Error('no default')
    }
    idle(0)
    does(m, 1, 'bow')
    idle(1)
    idle(0)
    expect(defaultsInARow(m, 0)).toBe(1)
    idle(1)
    expect([0, 1].map(s => defaultsInARow(m, s))).toEqual([2, 2])
    does(m, 0, 'bow')
    expect([0, 1].map(s => defaultsInARow(m, s))).toEqual([0, 2])
  })
})
