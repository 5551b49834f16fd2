import type { Daily, DailyMine } from '@noren/protocol'
import { MemoryStore, SqliteStore } from '@noren/store'
import type { MatchStore, OwnRecord } from '@noren/store'
import { betterDaily } from '@noren/table'
import type { Guest } from '@noren/testbed/client'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { library } from '../src/games.ts'
import type { TimeSource } from '../src/index.ts'
import { KINDS } from '../src/mine/kinds.ts'
import { realTime } from '../src/time.ts'
import { folder, guestAt, openHouse } from './house.ts'

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`)
const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'] as const
const next = (day: string): string => new Date(at(day) + 86_400_000).toISOString().slice(0, 10)

/** The result of one of many: few different ones, and equal ones at equal moments. */
const result = (day: string, n: number): OwnRecord => ({
  person: `p${(n * 7919) % 10_007}`,
  kind: KINDS.daily,
  key: day,
  body: JSON.stringify({
    score: (n * 31) % 11,
    payoff: [0, 0.5, 1][n % 3],
    place: 1 + (n % 3),
    choices: [['take', n]],
  }),
  at: at(day) + (n % 5),
})
const fill = (store: MatchStore, day: string, from: number, to: number): Promise<unknown> =>
  Promise.all(Array.from({ length: to - from }, (_, i) => store.addRecord(result(day, from + i))))

interface Counted {
  readonly store: MatchStore
  calls: number
  rows: number
}

/** A store that counts what it is asked and what it hands out. */
function counted(store: MatchStore): Counted {
  const count: Counted = {
    store: new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return (...given: unknown[]): unknown => {
          const answer: unknown = Reflect.apply(value, target, given)
          count.calls++
          if (answer instanceof Promise)
            void answer.then(found => (count.rows += Array.isArray(found) ? found.length : 1))
          return answer
        }
      },
    }),
    calls: 0,
    rows: 0,
  }
  return count
}

/** A house whose calendar the test turns. */
async function house(store: MatchStore, day: string) {
  const clock = { now: at(day) }
  const time: TimeSource = { ...realTime, now: () => clock.now }
  const served = await openHouse({}, time, async () => store, undefined, library)
  return { guest: guestAt(served), turn: (to: string): void => void (clock.now = at(to)) }
}

const look = (guest: Guest): Promise<Daily> => guest.ask<Daily>('GET', '/api/daily')

describe.each([
  ['memory', async (): Promise<MatchStore> => new MemoryStore()],
  ['sqlite', (): Promise<MatchStore> => SqliteStore.open(join(folder(), 'noren.sqlite'))],
])('issue 35: a look at the deal of the day, %s', (_, open) => {
  test('costs with 5,000 results of either day what it costs with 50', async () => {
    const count = counted(await open())
    const { guest, turn } = await house(count.store, DAYS[0])
    await look(guest)
    turn(DAYS[1])
    // Keys are drawn once a day.
    await look(guest)
    /** So much is asked of the store, read from it, and taken apart, in one look. */
    const cost = async (): Promise<number[]> => {
      const parse = vi.spyOn(JSON, 'parse')
      count.calls = count.rows = 0
      try {
        await look(guest)
        const bodies = parse.mock.calls.filter(([text]) => text.startsWith('{"score"'))
        return [count.calls, count.rows, bodies.length]
      } finally {
        parse.mockRestore()
      }
    }
    const figures = async (): Promise<(number | undefined)[]> => {
      const { played, yesterday } = await look(guest)
      return [played, yesterday?.field.played]
    }
    for (const day of [DAYS[0], DAYS[1]]) await fill(count.store, day, 0, 50)
    expect(await figures()).toEqual([50, 50])
    const few = await cost()
    for (const day of [DAYS[0], DAYS[1]]) await fill(count.store, day, 50, 5000)
    expect(await figures()).toEqual([5000, 5000])
    const many = await cost()
    for (const [i, n] of many.entries()) expect(n).toBeLessThanOrEqual(few[i] ?? 0)
  })

  test('tells what all results of the day say when they are read one by one', async () => {
    const store = await open()
    const { guest, turn } = await house(store, DAYS[0])
    for (const day of DAYS) {
      const { game } = (await look(guest)).today
      await fill(store, day, 0, 70)
      for (const gone of ['p0', 'p7919']) await store.forgetPerson(gone, () => 'nobody')
      const all: OwnRecord[] = []
      for await (const kept of store.everything())
        if (kept.kind === 'record' && kept.record.kind === KINDS.daily && kept.record.key === day)
          all.push(kept.record)
      expect(all).toHaveLength(68)
      const better = betterDaily(library.shelf[game]?.daily ?? {})
      const read = all
        .map(record => ({ record, ...(JSON.parse(record.body) as DailyMine & { choices: unknown }) }))
        .sort(
          (a, b) => better(a, b) || a.record.at - b.record.at || (a.record.person < b.record.person ? -1 : 1),
        )
      turn(next(day))
      const { yesterday } = await look(guest)
      const { played, bars, best } = yesterday?.field ?? {}
      expect(played).toBe(all.length)
      expect((bars ?? []).flatMap(b => Array.from({ length: b.n }, () => [b.score, b.payoff]))).toEqual(
        read.map(r => [r.score, r.payoff]),
      )
      expect((bars ?? []).map(b => `${b.score} ${b.payoff}`)).toEqual([
        ...new Set(read.map(r => `${r.score} ${r.payoff}`)),
      ])
      expect((best ?? []).map(b => [b.score, b.payoff, b.place])).toEqual(
        read.slice(0, 10).map(r => [r.score, r.payoff, r.place]),
      )
      expect(yesterday?.line).toEqual(read[0]?.choices)
    }
  })
})
