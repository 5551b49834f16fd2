import type { Daily } from '@noren/protocol'
import { describe, expect, test } from 'vitest'
import { dayAt, dealNow, heard, NOTHING, uncounted, withTry } from '../src/daily/days.ts'

const at = (text: string): number => Date.parse(`${text}Z`)
const deal = (day: string, keyHash = `hash of ${day}`) => ({
  day,
  game: 'sakura',
  keyHash,
  key: 'k',
  version: 2,
})
const told = (now: string, more: Partial<Daily> = {}): Daily => {
  const day = now.slice(0, 10)
  const next = new Date(at(now) + 86_400_000).toISOString().slice(0, 10)
  return {
    now: at(now),
    today: deal(day),
    played: 0,
    mine: null,
    tomorrow: { day: next, game: 'honor', keyHash: `hash of ${next}` },
    yesterday: null,
    ...more,
  }
}
const WON = { score: 3, place: 1, payoff: 1 }

describe('issue 17: a device and the deal of the day', () => {
  test('a device that has met the server since midnight plays offline until the day is over', () => {
    const held = heard(NOTHING, told('2026-11-16T08:00:00'), at('2026-11-16T08:00:00'))
    expect(dealNow(held, at('2026-11-16T23:59:59'))?.day).toBe('2026-11-16')
    expect(dealNow(held, at('2026-11-17T00:00:01'))).toBeNull()
    expect(dealNow(NOTHING, at('2026-11-16T08:00:00'))).toBeNull()
  })

  test('the server’s calendar counts, not that of a device whose clock is wrong', () => {
    const wrong = at('2031-01-01T00:00:00')
    const held = heard(NOTHING, told('2026-11-16T08:00:00'), wrong)
    expect(dayAt(held, wrong)).toBe('2026-11-16')
    expect(dealNow(held, wrong + 3_600_000)?.day).toBe('2026-11-16')
    // A clock that jumps afterwards holds no key of that day.
    expect(dealNow(held, wrong + 86_400_000)).toBeNull()
  })

  test('a key that is not the one that was announced deals nothing', () => {
    const before = heard(NOTHING, told('2026-11-16T08:00:00'), at('2026-11-16T08:00:00'))
    const changed = told('2026-11-17T08:00:00', { today: deal('2026-11-17', 'another hash') })
    expect(dealNow(heard(before, changed, changed.now), changed.now)).toBeNull()
    const honest = told('2026-11-17T08:00:00')
    expect(dealNow(heard(before, honest, honest.now), honest.now)?.day).toBe('2026-11-17')
  })

  test('what was played offline waits to be counted; what another device played is known', () => {
    const held = heard(NOTHING, told('2026-11-16T08:00:00'), at('2026-11-16T08:00:00'))
    const half = withTry(held, '2026-11-16', { choices: [['end']], score: null, counted: 'not-yet' })
    expect(uncounted(half)).toEqual([])
    const over = withTry(held, '2026-11-16', { choices: [['end']], score: WON, counted: 'not-yet' })
    expect(uncounted(over).map(([day]) => day)).toEqual(['2026-11-16'])
    const counted = heard(over, told('2026-11-16T09:00:00', { mine: { ...WON, score: 5 } }), 0)
    expect(uncounted(counted)).toEqual([])
    expect(counted.tries['2026-11-16']).toMatchObject({ score: { score: 5 }, counted: 'yes' })
  })
})
