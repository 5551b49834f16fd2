import { describe, expect, test } from 'vitest'
import { Compile } from 'typebox/compile'
import { GameList, Lobby, MatchLog, ServerMessage } from '@noren/protocol'
import { seeded } from '@noren/engine'
import { checkLog, verify } from '@noren/match'
import type { SealedLog } from '@noren/match'
import { guestAt, lineOf, openHouse } from './house.ts'
import type { Line } from '@noren/testbed/client'
import { playSeat } from '@noren/testbed/playing'
import { shelf } from './shelf.ts'

const isServerMessage = Compile(ServerMessage)

describe.each(['lanterns', 'sakura'])('a whole game of %s', game => {
  test('two people, a bot and a spectator by a link; the log verifies', async () => {
    const house = await openHouse()
    const [host, friend, watcher] = [guestAt(house), guestAt(house), guestAt(house)]
    const { id } = await host.open({ game, seats: 3, bots: ['wanderer'] })
    await friend.ask('POST', `/api/tables/${id}/sit`, {})
    const lines = await Promise.all([host, friend, watcher].map(g => lineOf(g)))
    const [a, b, w] = lines as [Line, Line, Line]
    for (const line of lines) expect((await line.hello(id)).faces).toEqual({})
    await host.ask('POST', `/api/tables/${id}/start`)
    await Promise.all(lines.map(line => line.next('sync', m => m.table.status === 'playing')))
    await Promise.all([playSeat(a, 0, seeded(1)), playSeat(b, 1, seeded(2))])
    const end = await w.next('table', m => m.table.status === 'over')
    expect(end.table.outcome?.ranks).toHaveLength(3)
    const log = await watcher.ask<MatchLog>('GET', `/api/tables/${id}/log`)
    const shelved = shelf[game]
    if (shelved === undefined) throw new Error('no game')
    const verified = verify(shelved.game, log.charter, log.entries, end.table.keyHash)
    expect(verified).toMatchObject({ ok: true })
    const whole = log as SealedLog
    expect(checkLog(shelved.game, whole, { id, keyHash: end.table.keyHash })).toMatchObject({ ok: true })
    const cut = { ...whole, entries: whole.entries.slice(0, -1) }
    expect(checkLog(shelved.game, cut)).toMatchObject({ ok: false, part: 'end', seq: whole.entries.length })
    expect(log.entries.length).toBeGreaterThan(10)
    expect(log.entries.some(e => e.moveId.startsWith('bot:'))).toBe(true)
    for (const line of lines)
      for (const message of line.got) expect([...isServerMessage.Errors(message)]).toEqual([])
    expect(Compile(MatchLog).Check(log)).toBe(true)
    expect(Compile(Lobby).Check(await host.ask('GET', '/api/tables'))).toBe(true)
    expect(Compile(GameList).Check(await host.ask('GET', '/api/games'))).toBe(true)
  })
})
