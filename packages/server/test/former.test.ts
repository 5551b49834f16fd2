import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { verify } from '@noren/match'
import type { Charter } from '@noren/match'
import type { Lobby, MatchLog } from '@noren/protocol'
import { binaries, startPostgres } from '@noren/testbed/postgres'
import type { Postgres } from '@noren/testbed/postgres'
import { playSeat } from '@noren/testbed/playing'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import type { Config } from '../src/index.ts'
import { openStore } from '../src/open.ts'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { registry } from './shelf.ts'

/** A house whose tables are stored as one of an older time stored them. */
const houseOfThen = (config: Partial<Config>, then: Partial<Charter>) =>
  openHouse(config, undefined, async own => {
    const store = await openStore(own)
    const create = store.createTable.bind(store)
    store.createTable = row => create({ ...row, charter: { ...row.charter, ...then } })
    return store
  })

const OLD = 'samurai-spirit'
const TIMES: readonly (readonly [string, Partial<Charter>])[] = [
  ['version 1', { game: OLD, version: 1, bundle: 'a76a67a451b6', options: {} }],
  ['the newest version', { game: OLD }],
]

function suite(configOf: () => Promise<Partial<Config>>): void {
  test.each(TIMES)('a stored table of %s with the old id opens, plays and is listed', async (_, then) => {
    const config = await configOf()
    const before = await houseOfThen(config, then)
    const host = guestAt(before)
    const { id } = await host.open({ game: 'spirit', seats: 2, bots: ['wanderer'] })
    await before.close()

    const house = await openHouse(config)
    const again = Object.assign(guestAt(house), { cookie: host.cookie })
    const listed = await again.ask<Lobby>('GET', '/api/tables')
    expect(listed.mine.map(t => [t.id, t.game])).toEqual([[id, 'spirit']])
    expect(await again.ask('POST', `/api/tables/${id}/start`)).toMatchObject({ game: 'spirit' })
    const line = await lineOf(again)
    expect((await line.hello(id)).table).toMatchObject({ game: 'spirit', status: 'playing' })
    await playSeat(line, 0, seeded(3))
    // The charter is never rewritten: its chain of hashes stands on it.
    const log = await again.ask<MatchLog>('GET', `/api/tables/${id}/log`)
    expect(log.charter).toMatchObject({ id, ...then })
    const { game, version } = log.charter
    const rules = await registry.rules({ game, version })
    if (rules === null) throw new Error('no rules')
    expect(verify(rules.game, log.charter, log.entries, log.keyHash)).toMatchObject({ ok: true })
    // One more with the same people is a table of today.
    const next = await again.ask('POST', `/api/tables/${id}/rematch`)
    expect([next.game, next.version]).toEqual(['spirit', (await registry.newest('spirit'))?.game.version])
  })
}

describe('SQLite', () => {
  suite(async () => ({ data: folder() }))

  test('somebody who asks for a game by its old id gets it', async () => {
    const guest = guestAt(await openHouse())
    expect(await guest.open({ game: OLD, seats: 2 })).toMatchObject({ game: 'spirit' })
    await expect(guest.open({ game: 'samurai', seats: 2 })).rejects.toThrow('no-such-game')
    // The worked example is for those who build games: NOREN_DEV.
    await expect(guest.open({ game: 'trick4', seats: 4 })).rejects.toThrow('no-such-game')
  })
})

const bin = binaries()
if (bin === null) skipUnlessInstalled('old ids in it', 'PostgreSQL', 'postgresql')
else
  describe('PostgreSQL', () => {
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres(bin)
    })
    afterAll(() => postgres.stop())
    suite(async () => ({ database: await postgres.database(), data: folder() }))
  })
