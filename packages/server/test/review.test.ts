import { checkLog } from '@noren/match'
import type { MatchLog } from '@noren/protocol'
import { MemoryStore } from '@noren/store'
import { describe, expect, test } from 'vitest'
import { guestAt, openHouse } from './house.ts'
import { shelf } from './shelf.ts'

const logAt = (id: string): string => `/api/tables/${id}/log`

/** Two people at a table of lanterns, somebody who only has the link, and the store behind them. */
async function seated(wish: object = {}) {
  const store = new MemoryStore()
  const house = await openHouse({}, undefined, async () => store)
  const [host, friend, stranger] = [guestAt(house), guestAt(house), guestAt(house)]
  const { id } = await host.open({ game: 'lanterns', seats: 2, ...wish })
  await friend.ask('POST', `/api/tables/${id}/sit`, {})
  await host.ask('POST', `/api/tables/${id}/start`)
  const end = (): Promise<unknown> =>
    friend.ask('POST', `/api/tables/${id}/manners`, { do: 'concede', seat: 1 })
  return { store, house, host, friend, stranger, id, end }
}

describe('a finished game', () => {
  test('is handed out with its key to whoever holds the link, and never before it is over', async () => {
    const { host, friend, stranger, id, end } = await seated()
    for (const who of [host, friend, stranger]) {
      const { status, body } = await who.call('GET', logAt(id))
      expect([status, (body as { code: string }).code]).toEqual([409, 'not-over'])
      expect(JSON.stringify(body)).not.toMatch(/"key"|entries/)
      expect(await who.ask('GET', `/api/tables/${id}`)).not.toHaveProperty('key')
    }
    await end()
    for (const who of [host, friend, stranger]) {
      const log = await who.ask<MatchLog>('GET', logAt(id))
      expect(log.ended).toEqual({ how: 'conceded', by: [1] })
      const checked = checkLog(shelf['lanterns']?.game as never, log)
      expect(checked).toMatchObject({ ok: true })
    }
  })

  test('of a private table is shown to those who sat there alone, and so is the next one', async () => {
    const { host, stranger, id, end } = await seated({ private: true })
    await end()
    expect(await host.ask('GET', `/api/tables/${id}`)).toMatchObject({ private: true })
    expect(await host.call('GET', logAt(id))).toMatchObject({ status: 200 })
    expect(await stranger.call('GET', logAt(id))).toMatchObject({
      status: 403,
      body: { code: 'players-only' },
    })
    expect(await host.ask('GET', `/api/tables/${id}`)).toHaveProperty('key')
    expect(await stranger.ask('GET', `/api/tables/${id}`)).not.toHaveProperty('key')
    expect(await host.ask('POST', `/api/tables/${id}/rematch`)).toMatchObject({ private: true })
  })

  test('whose table has a name that can be guessed is shown to those who sat there alone', async () => {
    const { store, host, stranger, id, end } = await seated()
    await end()
    const row = await store.table(id)
    if (row === null) throw new Error('no table')
    await store.createTable({ ...row, charter: { ...row.charter, id: 'koi-4821ab' } })
    expect(await host.call('GET', logAt('koi-4821ab'))).toMatchObject({ status: 200 })
    expect(await stranger.call('GET', logAt('koi-4821ab'))).toMatchObject({ status: 403 })
    expect(await stranger.ask('GET', '/api/tables/koi-4821ab')).not.toHaveProperty('key')
  })
})
