import { seeded } from '@noren/engine'
import { checkLog } from '@noren/match'
import type { SealedLog } from '@noren/match'
import { playSeat } from '@noren/testbed/playing'
import type { Guest } from '@noren/testbed/client'
import { describe, expect, test } from 'vitest'
import { guestAt, lineOf, openHouse } from './house.ts'
import { shelf } from './shelf.ts'

/** Everybody plays by chance until the game is over. */
async function finish(people: readonly Guest[], id: string, seed: number): Promise<void> {
  const lines = await Promise.all(people.map(guest => lineOf(guest)))
  for (const line of lines) await line.hello(id)
  await Promise.all(lines.map((line, seat) => playSeat(line, seat, seeded(seed + seat), 30)))
}

/** A finished game of two. */
async function finished(wish: object = {}) {
  const house = await openHouse()
  const [host, friend, stranger] = [guestAt(house), guestAt(house), guestAt(house)]
  const { id } = await host.open({ game: 'lanterns', seats: 2, ...wish })
  await friend.ask('POST', `/api/tables/${id}/sit`, {})
  await host.ask('POST', `/api/tables/${id}/start`)
  await finish([host, friend], id, 1)
  return { house, host, friend, stranger, id, at: `/api/tables/${id}/fork` }
}

const logOf = (guest: Guest, id: string): Promise<SealedLog> =>
  guest.ask<SealedLog>('GET', `/api/tables/${id}/log`)

describe('issue 18: play on from a moment of a finished game', () => {
  test('with friends by the link: a table that is marked, begins when they sit, and can be checked', async () => {
    const { host, friend, stranger, id, at } = await finished()
    const fork = await stranger.ask('POST', at, { at: 4, seat: 1, deal: 'anew' })
    expect(fork).toMatchObject({ status: 'open', fork: { table: id, at: 4 } })
    expect(fork.seats.map(s => s.kind)).toEqual(['empty', 'person'])
    const path = `/api/tables/${fork.id}`
    // It has the options of its parent.
    await expect(stranger.ask('POST', `${path}/options`, { options: {} })).rejects.toThrow('bad-options')
    await friend.ask('POST', `${path}/sit`, {})
    expect(await stranger.ask('POST', `${path}/start`)).toMatchObject({ status: 'playing' })
    await finish([friend, stranger], fork.id, 7)
    const log = await logOf(host, fork.id)
    const parent = await logOf(host, id)
    expect(log.charter.fork).toMatchObject({ parent: { id, key: parent.charter.key }, deal: 'anew', seat: 1 })
    expect(log.charter.key).not.toBe(parent.charter.key)
    const game = shelf['lanterns']?.game
    if (game === undefined) throw new Error('no lanterns')
    expect(checkLog(game, log)).toMatchObject({ ok: true })
    // And once more from there.
    const again = await host.ask('POST', `${path}/fork`, { at: 0, seat: 0, deal: 'kept', bots: 'wanderer' })
    expect(again).toMatchObject({ status: 'playing', fork: { table: fork.id, at: 0 } })
    // It counts for nothing.
    expect(await friend.ask<object>('GET', '/api/me/stats')).toMatchObject({ games: 1 })
  })

  test('only a finished one, only a moment of it, and a private one only by those who sat there', async () => {
    const { host, stranger, at, id } = await finished({ private: true })
    const wish = { at: 2, seat: 0, deal: 'anew' }
    await expect(stranger.ask('POST', at, wish)).rejects.toThrow('players-only')
    expect(await host.ask('POST', at, wish)).toMatchObject({ private: true })
    const { entries } = await logOf(host, id)
    for (const odd of [{ seat: 2 }, { at: entries.length }, { at: 9999 }, { deal: 'mine' }])
      await expect(host.ask('POST', at, { ...wish, ...odd })).rejects.toThrow()
    const running = await host.open({ game: 'lanterns', seats: 2, bots: ['wanderer'], start: true })
    await expect(host.ask('POST', `/api/tables/${running.id}/fork`, wish)).rejects.toThrow('not-over')
  })
})
