import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { verify } from '@noren/match'
import type { MatchLog } from '@noren/protocol'
import { binaries, startPostgres } from '@noren/testbed/postgres'
import type { Postgres } from '@noren/testbed/postgres'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { playSeat, seated } from '@noren/testbed/playing'
import { shelf } from './shelf.ts'

const bin = binaries()
test('a database that cannot be reached stops the start with a sentence', async () => {
  const start = openHouse({ database: 'postgres://me:hush@127.0.0.1:1/noren' })
  await expect(start).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringMatching(
      /^DATABASE_URL: cannot connect to PostgreSQL at 127\.0\.0\.1:1\/noren: .*REFUSED/,
    ),
  })
})

if (bin === null) skipUnlessInstalled('the house on it', 'PostgreSQL', 'postgresql')
else suite(bin)

function suite(bin: string): void {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres(bin)
  })
  afterAll(() => postgres.stop())

  test('a game of two people and a bot in PostgreSQL, with a restart in the middle', async () => {
    const [database, data] = [await postgres.database(), folder()]
    const first = await openHouse({ database, data })
    const [host, friend] = [guestAt(first), guestAt(first)]
    const { id } = await seated([host, friend], 'lanterns', 1)
    const line = await lineOf(host)
    await line.hello(id)
    for (const words of [['bow'], ['draw'], ['end']])
      await line.wish({ t: 'move', id: `move-${words[0]}`, seat: 0, seq: line.last?.seq ?? 0, words })
    await line.close()
    await first.close()
    const house = await openHouse({ database, data })
    const people = [host, friend].map(g => Object.assign(guestAt(house), { cookie: g.cookie }))
    const [mine, theirs] = await Promise.all(people.map(g => lineOf(g)))
    if (mine === undefined || theirs === undefined) throw new Error('no lines')
    expect((await mine.hello(id)).lines.slice(1, 4).map(l => l.by)).toEqual([0, 0, 0])
    expect(await mine.wish({ t: 'move', id: 'move-draw', seat: 0, seq: 1, words: ['draw'] })).toMatchObject({
      status: 'duplicate',
      seq: 2,
    })
    await theirs.hello(id)
    await Promise.all([playSeat(mine, 0, seeded(1)), playSeat(theirs, 1, seeded(2))])
    const log = await guestAt(house).ask<MatchLog>('GET', `/api/tables/${id}/log`)
    const game = shelf['lanterns']?.game
    if (game === undefined) throw new Error('no toy')
    expect(verify(game, log.charter, log.entries, log.keyHash)).toMatchObject({ ok: true })
  })
}
