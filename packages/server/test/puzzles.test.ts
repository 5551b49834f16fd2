import { setImmediate } from 'node:timers/promises'
import type { PuzzleTries } from '@noren/protocol'
import type { OwnRecord } from '@noren/store'
import { MemoryStore } from '@noren/store'
import type { Guest } from '@noren/testbed/client'
import { describe, expect, test } from 'vitest'
import type { TimeSource } from '../src/index.ts'
import { realTime } from '../src/time.ts'
import { guestAt, openHouse } from './house.ts'

const HOUR = 3_600_000
/** What one address may tell of in an hour. */
const MOST = 120

/** Between reading and writing a store takes its time, as one on a disk does. */
class SlowStore extends MemoryStore {
  override async record(person: string, kind: string, key: string): Promise<OwnRecord | null> {
    const found = await super.record(person, kind, key)
    for (let n = 0; n < 20; n++) await setImmediate()
    return found
  }
}

/** A house whose clock the test turns, and what it keeps. */
async function house() {
  const clock = { now: Date.parse('2026-11-16T10:00:00Z') }
  const time: TimeSource = { ...realTime, now: () => clock.now }
  const store = new SlowStore()
  const served = await openHouse({}, time, () => Promise.resolve(store))
  return { served, store, clock }
}

const tell = (guest: Guest, puzzle: string, solved: boolean, game = 'sakura') =>
  guest.call('POST', '/api/puzzles', { game, puzzle, solved })
const tries = async (guest: Guest): Promise<PuzzleTries['tries']> =>
  (await guest.ask<PuzzleTries>('GET', '/api/puzzles')).tries

describe('issue 17: how many solve a puzzle at their first try', () => {
  test('a try that solves and one that fails move one number each, of that puzzle alone', async () => {
    const { served } = await house()
    const aki = guestAt(served)
    expect(await tries(aki)).toEqual({})
    expect(await tell(aki, 'nine', true)).toEqual({ status: 200, body: { done: true } })
    expect(await tries(aki)).toEqual({ 'sakura/nine': [1, 0] })
    await tell(guestAt(served), 'nine', false)
    expect(await tries(aki)).toEqual({ 'sakura/nine': [1, 1] })
    // One that was found counts as one that was chosen, and those who tell at once are all counted.
    await Promise.all([true, false, true, true].map(solved => tell(guestAt(served), '1d5166', solved)))
    expect(await tries(guestAt(served))).toEqual({ 'sakura/nine': [1, 1], 'sakura/1d5166': [3, 1] })
  })

  test('no person is kept: two numbers and no time, and forgetting somebody moves neither', async () => {
    const { served, store } = await house()
    const aki = guestAt(served)
    await aki.ask('PUT', '/api/me', { name: 'Aki', crest: 1 })
    await tell(aki, 'nine', false)
    const kept = await store.recordsOf('', 'puzzle')
    expect(kept).toEqual([{ person: '', kind: 'puzzle', key: 'sakura/nine', body: '[0,1]', at: 0 }])
    const file = await aki.ask<{ records: object[] }>('GET', '/api/me/export')
    expect(JSON.stringify(file)).not.toMatch(/puzzle/)
    await aki.ask('POST', '/api/me/forget', { name: 'Aki' })
    expect(await store.recordsOf('', 'puzzle')).toEqual(kept)
  })

  test('what is no puzzle and what is no try is refused, and nothing is kept of it', async () => {
    const { served, store } = await house()
    const aki = guestAt(served)
    for (const [game, puzzle] of [
      ['sakura', 'no-such-one'],
      ['chess', 'nine'],
      // A puzzle of another game.
      ['spirit', 'nine'],
    ] as const)
      expect(await tell(aki, puzzle, true, game)).toMatchObject({
        status: 404,
        body: { code: 'no-such-address' },
      })
    for (const body of [
      {},
      { game: 'sakura', puzzle: 'nine' },
      { game: 'sakura', puzzle: 'nine', solved: 'perhaps' },
      { game: 'sakura', puzzle: 'Nine', solved: true },
      { game: 'sakura', puzzle: '../nine', solved: true },
      { game: 'sakura', puzzle: 'n'.repeat(41), solved: true },
      { game: 'sakura', puzzle: ['nine'], solved: true },
    ])
      expect(await aki.call('POST', '/api/puzzles', body), JSON.stringify(body)).toMatchObject({
        status: 400,
      })
    expect(await store.recordsOf('', 'puzzle')).toEqual([])
  })

  test('an address that tells too often is refused and told so, and may again after an hour', async () => {
    const { served, clock } = await house()
    const aki = guestAt(served)
    const told = await Promise.all(Array.from({ length: MOST }, () => tell(aki, 'nine', true)))
    expect(told.filter(t => t.status !== 200)).toEqual([])
    const refused = { status: 429, body: { code: 'too-many-requests' } }
    expect(await tell(aki, 'nine', true)).toMatchObject(refused)
    // The address counts, not the cookie.
    expect(await tell(guestAt(served), 'below', false)).toMatchObject(refused)
    expect(await tries(aki)).toEqual({ 'sakura/nine': [MOST, 0] })
    clock.now += HOUR + 1
    expect(await tell(aki, 'nine', true)).toMatchObject({ status: 200 })
    expect(await tries(aki)).toEqual({ 'sakura/nine': [MOST + 1, 0] })
  })
})
