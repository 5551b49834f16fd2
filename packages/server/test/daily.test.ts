import { dailyChoice } from '@noren/bots'
import type { Words } from '@noren/engine'
import { seeded } from '@noren/engine'
import { hashOfKey, stateFor } from '@noren/match'
import type { Daily, DailyDeal, DailyMine, Lessons, Settings } from '@noren/protocol'
import { MemoryStore } from '@noren/store'
import { DAILY_SEAT, dailyCharter, DailyRun, loadDaily } from '@noren/table'
import type { Guest } from '@noren/testbed/client'
import { describe, expect, test } from 'vitest'
import { library } from '../src/games.ts'
import type { Served, TimeSource } from '../src/index.ts'
import { realTime } from '../src/time.ts'
import { guestAt, openHouse } from './house.ts'

const at = (text: string): number => Date.parse(`${text}Z`)

/** A house whose calendar the test turns. */
async function house(now: string, store = new MemoryStore()) {
  const clock = { now: at(now) }
  const time: TimeSource = { ...realTime, now: () => clock.now }
  const served = await openHouse({}, time, () => Promise.resolve(store), undefined, library)
  const turn = (to: string): void => void (clock.now = at(to))
  return { served, store, turn }
}

const daily = (guest: Guest): Promise<Daily> => guest.ask<Daily>('GET', '/api/daily')
const named = async (served: Served, name: string): Promise<Guest> => {
  const guest = guestAt(served)
  await guest.ask('PUT', '/api/me', { name, crest: 1 })
  return guest
}

/** Plays a deal to its end; `salt` plays it otherwise. */
async function played(deal: DailyDeal, salt = 0): Promise<DailyRun> {
  const shelved = library.shelf[deal.game]
  if (shelved?.daily === undefined) throw new Error('no such game')
  const { entry, shorten } = await loadDaily(shelved.daily)
  const think = dailyChoice(shelved)
  const run = new DailyRun(shelved.game, dailyCharter(deal, entry), shorten, think)
  while (run.outcome === null) {
    const { game, match } = run
    const view = game.view(stateFor(game, match, DAILY_SEAT), DAILY_SEAT)
    run.act(think({ view, seat: DAILY_SEAT, rng: seeded(match.entries.length * 7 + salt) }))
  }
  return run
}

const counted = (guest: Guest, day: string, choices: readonly Words[], more: object = {}) =>
  guest.call('POST', '/api/daily', { day, choices, ...more })

describe('issue 17: the daily deal', () => {
  test('the fingerprint is out a day ahead, the key at 0:00 UTC and not a moment before', async () => {
    const { served, store, turn } = await house('2026-11-16T23:59:59.999')
    const aki = guestAt(served)
    const before = await daily(aki)
    expect(before.tomorrow).toEqual({
      day: '2026-11-17',
      game: before.tomorrow.game,
      keyHash: before.tomorrow.keyHash,
    })
    const kept = JSON.parse((await store.record('', 'daily-key', '2026-11-17'))?.body ?? '{}') as {
      key: string
    }
    expect(hashOfKey(kept.key)).toBe(before.tomorrow.keyHash)
    for (const path of ['/api/daily', '/api/me/export', '/api/me/lessons', '/api/games'])
      expect(JSON.stringify((await aki.call('GET', path)).body)).not.toContain(kept.key)
    turn('2026-11-17T00:00:00')
    const after = await daily(aki)
    expect(after.today).toMatchObject({ ...before.tomorrow, key: kept.key })
    expect(after.yesterday?.deal).toEqual(before.today)
    // A clock that is put back takes the key back too.
    turn('2026-11-16T12:00:00')
    expect(JSON.stringify(await daily(aki))).not.toContain(kept.key)
  })

  test('all servers of one store deal the same day', async () => {
    const one = await house('2026-11-16T10:00:00')
    const two = await house('2026-11-16T10:00:00', one.store)
    expect((await daily(guestAt(two.served))).today).toEqual((await daily(guestAt(one.served))).today)
  })

  test('one try counts, checked by replay, and the field is compared the next day', async () => {
    const { served, turn } = await house('2026-11-16T10:00:00')
    const [aki, bo] = [await named(served, 'Aki'), await named(served, 'Bo')]
    const { today } = await daily(aki)
    const first = await played(today)
    expect(await counted(aki, today.day, first.choices)).toEqual({ status: 200, body: first.score })
    // Another line, better or worse, changes nothing.
    const other = await played(today, 99)
    expect((await counted(aki, today.day, other.choices)).body).toEqual(first.score)
    expect(await counted(bo, today.day, other.choices)).toMatchObject({ body: other.score })
    const now = await daily(aki)
    expect(now).toMatchObject({ played: 2, mine: first.score })
    expect(JSON.stringify(now)).not.toContain('Bo')
    turn('2026-11-17T09:00:00')
    const { yesterday } = await daily(aki)
    expect(yesterday?.mine).toEqual(first.score)
    expect(yesterday?.field.played).toBe(2)
    expect(yesterday?.field.bars.reduce((n, b) => n + b.n, 0)).toBe(2)
    expect(yesterday?.field.best.map(b => [b.name, b.me]).sort()).toEqual([
      ['Aki', true],
      ['Bo', false],
    ])
    // What the best of them chose is there for everybody to review, once the day is over.
    const [best] = yesterday?.field.best ?? []
    expect(yesterday?.line).toEqual(best?.me === true ? first.choices : other.choices)
    expect(now).not.toHaveProperty('line')
    const file = await aki.ask<{ records: { kind: string; about: string }[] }>('GET', '/api/me/export')
    expect(file.records).toContainEqual(expect.objectContaining({ kind: 'daily', about: today.day }))
    await aki.ask('POST', '/api/me/forget', { name: 'Aki' })
    expect((await daily(bo)).yesterday?.field.best.map(b => b.name)).toEqual(['Bo'])
  })

  test('what was not played so does not count', async () => {
    const { served, turn } = await house('2026-11-16T10:00:00')
    const aki = guestAt(served)
    const { today, tomorrow } = await daily(aki)
    const { choices } = await played(today)
    expect(await counted(aki, today.day, choices.slice(0, -1))).toMatchObject({ body: { code: 'not-over' } })
    expect(await counted(aki, today.day, [])).toMatchObject({ body: { code: 'not-over' } })
    for (const forged of [
      [...choices, ['end']],
      choices.toReversed(),
      [['undo'], ...choices],
      [['win', 'now']],
    ])
      expect(await counted(aki, today.day, forged)).toMatchObject({ body: { code: 'against-the-rules' } })
    expect(await counted(aki, today.day, choices, { score: 0 })).toMatchObject({ status: 400 })
    expect(await counted(aki, '2026-02-30', choices)).toMatchObject({ body: { code: 'no-such-game' } })
    // A device whose clock is a day ahead: neither the key nor a result of tomorrow.
    expect(await counted(aki, tomorrow.day, choices)).toMatchObject({ body: { code: 'no-such-game' } })
    const mine = async (): Promise<DailyMine | null> => (await daily(aki)).mine
    expect(await mine()).toBeNull()
    // A device that was offline for three days; after more than a week nobody remembers.
    turn('2026-11-24T00:00:00')
    expect(await counted(aki, today.day, choices)).toMatchObject({ body: { code: 'no-such-game' } })
    turn('2026-11-19T10:00:00')
    expect(await counted(aki, today.day, choices)).toMatchObject({ status: 200 })
  })
})

describe('issue 20, 4: settings belong to the person', () => {
  test('the newest count on every device, a clock that runs ahead has no last word, and nobody else reads them', async () => {
    const { served } = await house('2026-11-16T10:00:00')
    const now = at('2026-11-16T10:00:00')
    const desk = guestAt(served)
    const first = { seal: 'off', motion: 'full', bots: 'brisk', passes: false, contrast: false, keys: true }
    const put = (guest: Guest, wish: object): Promise<Settings> =>
      guest.ask<Settings>('PUT', '/api/me/settings', { ...first, ...wish })
    expect(await desk.ask<Settings>('GET', '/api/me/settings')).toEqual({ settings: null })
    await put(desk, { seal: 'always', at: now - 50 })
    expect((await put(desk, { bots: 'quick', at: now - 90 })).settings).toMatchObject({
      seal: 'always',
      bots: 'brisk',
    })
    expect((await put(desk, { motion: 'short', at: now + 9e9 })).settings).toEqual({
      ...first,
      motion: 'short',
      at: now,
    })
    const phone = guestAt(served)
    const { code } = await desk.ask<{ code: string }>('POST', '/api/me/link', {})
    await phone.ask('POST', '/api/me/claim', { code })
    expect((await phone.ask<Settings>('GET', '/api/me/settings')).settings?.motion).toBe('short')
    expect(await guestAt(served).ask<Settings>('GET', '/api/me/settings')).toEqual({ settings: null })
    expect(await desk.call('PUT', '/api/me/settings', { ...first, seal: 'perhaps', at: 1 })).toMatchObject({
      status: 400,
    })
  })
})

describe('issue 17: lessons are found again on any device', () => {
  const place = (idea: number, when: number, learnt = false) => ({
    save: { idea, trail: Array.from({ length: idea }, () => [{ seat: 0, words: ['end'] }]) },
    learnt,
    at: when,
  })

  test('the newest place counts, what was learnt stays so, and another device of mine sees it', async () => {
    const { served } = await house('2026-11-16T10:00:00')
    const desk = guestAt(served)
    const now = at('2026-11-16T10:00:00')
    const put = (guest: Guest, game: string, what: object): Promise<Lessons> =>
      guest.ask<Lessons>('PUT', '/api/me/lessons', { game, place: what })
    await put(desk, 'sakura', place(5, now - 50))
    expect((await put(desk, 'sakura', place(3, now - 90, true))).lessons['sakura']).toEqual(
      place(5, now - 50, true),
    )
    expect((await put(desk, 'sakura', place(4, now - 20))).lessons['sakura']).toEqual(
      place(4, now - 20, true),
    )
    // A clock that runs ahead has not the last word for ever.
    expect((await put(desk, 'sakura', place(2, now + 9e9))).lessons['sakura']?.at).toBe(now)
    const phone = guestAt(served)
    const { code } = await desk.ask<{ code: string }>('POST', '/api/me/link', {})
    await phone.ask('POST', '/api/me/claim', { code })
    expect((await phone.ask<Lessons>('GET', '/api/me/lessons')).lessons['sakura']?.save.idea).toBe(2)
    expect((await guestAt(served).ask<Lessons>('GET', '/api/me/lessons')).lessons).toEqual({})
    expect(await desk.call('PUT', '/api/me/lessons', { game: 'chess', place: place(1, 1) })).toMatchObject({
      body: { code: 'no-such-game' },
    })
    expect(await desk.call('PUT', '/api/me/lessons', { game: 'sakura', place: place(41, 1) })).toMatchObject({
      status: 400,
    })
  })
})
