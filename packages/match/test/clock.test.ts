import { describe, expect, test } from 'vitest'
import { has, waiting } from '@noren/engine'
import type { Event, Game, MomentPart } from '@noren/engine'
import {
  accept,
  carryOut,
  defaultsInARow,
  nextClock,
  openClock,
  opening,
  judge,
  TURN_MS,
} from '../src/index.ts'
import type { Clock, Match, Time } from '../src/index.ts'
import { idleRequest } from '../src/index.ts'
import { does, fresh, request } from './helpers.ts'
import { toy } from '../toy/index.ts'

const LIVE: Time = { kind: 'live', perDecision: 60, bank: 20 }

/** Carries out a move at a moment and gives the clock after it. */
function at(
  m: Match,
  clock: Clock,
  now: number,
  seat: number,
  word: string,
  stopped = 0,
  game: Game = toy,
  time: Time = LIVE,
): Clock {
  const { transition, envelopes } = judge(game, m, request(m, seat, [word]), now)
  if (envelopes !== null) m.envelopes = envelopes
  if (envelopes !== null) return clock
  if (transition === null) throw new Error(`${word} was refused`)
  const next = nextClock(game, time, clock, m, transition, now, () => stopped)
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
    expect(held).toMatchObject({ bank: [8000, 20_000], since: [0, 102_250], until: [0, 152_250] })
  })

  test('what others do leaves a running clock alone; being asked anew starts it', () => {
    const m = fresh()
    let clock = at(m, begun(m), 2000, 0, 'end')
    // A song changes what seat 1 may do at any moment; its clock must not tell.
    clock = at(m, clock, 3000, 0, 'sing')
    expect(clock.since).toEqual([0, 2250])
    clock = at(m, clock, 4000, 1, 'end')
    // The scroll of who was asked nothing before unrolls first.
    expect(clock.since).toEqual([4250, 4000])
    clock = at(m, clock, 9000, 1, 'yes')
    // Who answered in secret is not told from who did not.
    expect(clock.since).toEqual([4250, 4000])
    expect(has(waiting(m.state), 1)).toBe(true)
  })

  test('the bank of a sealed answer is charged up to when it was given, however long the others think', () => {
    const m = fresh()
    let clock = at(m, begun(m), 2000, 0, 'end')
    clock = at(m, clock, 3000, 1, 'end')
    clock = at(m, clock, 3000 + 31_000, 1, 'yes')
    clock = at(m, clock, 3000 + 45_000, 0, 'no')
    // Nothing of it is shown while the window is open.
    expect(clock).toMatchObject({ since: [3250, 3000], bank: [20_000, 20_000] })
    for (const now of [60_000, 60_000]) {
      const turn = opening(toy, m)
      if (turn === null) throw new Error('the window stays shut')
      clock = nextClock(toy, LIVE, clock, m, turn, now, () => 0)
      accept(m, turn)
    }
    expect(clock.bank).toEqual([5250, 19_000])
    expect(clock.since).toEqual([60_000 + TURN_MS, 0])
  })

  describe('a moment is shown before anybody thinks (issue 20, 3)', () => {
    /** A game that shows each event for so long. */
    const slow = (ms: number): Game => ({
      ...toy,
      moments: (events: readonly Event[]): readonly MomentPart[] =>
        events.map((_, of) => ({ kind: 'x', of, told: of + 1, ms })),
    })
    const plays = (
      game: Game,
      m: Match,
      clock: Clock,
      now: number,
      seat: number,
      word: string,
      time: Time = LIVE,
    ) => at(m, clock, now, seat, word, 0, game, time)

    test('whoever is asked next has their whole time from then on, and the bank is charged from then on', () => {
      const m = fresh()
      const game = slow(900)
      let clock = plays(game, m, begun(m), 2000, 0, 'bow')
      expect(clock).toMatchObject({ shown: 2900, since: [2900, 0], until: [52_900, 0] })
      // Thirty seconds and the moment are free; what comes after them is not.
      clock = plays(game, m, clock, 2900 + 30_000, 0, 'draw')
      expect(clock.bank).toEqual([20_000, 20_000])
      clock = plays(game, m, clock, (clock.since[0] ?? 0) + 31_000, 0, 'end')
      expect(clock.bank).toEqual([19_000, 20_000])
      expect(clock.since[1]).toBeGreaterThan(0)
    })

    test('whoever was asked nothing before thinks when the scroll has unrolled; days, and who is asked on, wait for none', () => {
      const m = fresh()
      const clock = plays(slow(900), m, begun(m), 2000, 0, 'end')
      const shown = clock.shown ?? 0
      expect(shown).toBeGreaterThan(2000)
      expect(clock.since).toEqual([0, shown + TURN_MS])
      const on = fresh()
      expect(at(on, begun(on), 2000, 0, 'bow').since).toEqual([2000, 0])
      const days = { kind: 'days', days: 3 } as const
      const other = fresh()
      expect(at(other, begun(other, days), 2000, 0, 'end', 0, toy, days).since).toEqual([0, 2000])
    })

    test('moments that follow each other add up, to six seconds and no further', () => {
      const m = fresh()
      const game = slow(4000)
      let clock = plays(game, m, begun(m), 2000, 0, 'bow')
      expect(clock.shown).toBe(6000)
      clock = plays(game, m, clock, 2001, 0, 'draw')
      expect(clock).toMatchObject({ shown: 8001, since: [8001, 0] })
    })

    test('taking back shows nothing, and days are not counted in moments', () => {
      const m = fresh()
      const game = slow(900)
      const clock = plays(game, m, begun(m), 2000, 0, 'bow')
      const back = plays(game, m, clock, 2100, 0, 'undo')
      expect(back.shown).toBeUndefined()
      expect(back.until[0]).toBe(2100 + 10_000 + 20_000)
      const days = { kind: 'days', days: 3 } as const
      expect(plays(game, m, begun(m, days), 5000, 0, 'bow', days).until[0]).toBe(5000 + 3 * 86_400_000)
    })
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
