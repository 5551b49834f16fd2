import { describe, expect, test } from 'vitest'
import { guestAt, lineOf, openHouse } from './house.ts'

describe('who sits where', () => {
  test('chance seats the same people elsewhere, everybody sees it, and the host stays the host', async () => {
    const house = await openHouse()
    const [host, friend] = [guestAt(house), guestAt(house)]
    await host.ask('PUT', '/api/me', { name: 'Hana', crest: 1 })
    await friend.ask('PUT', '/api/me', { name: 'Ren', crest: 2 })
    const { id } = await host.open({ game: 'lanterns', seats: 4, bots: ['wanderer'] })
    await friend.ask('POST', `/api/tables/${id}/sit`, {})
    const watcher = await lineOf(guestAt(house))
    await watcher.hello(id)
    const orders = new Set<string>()
    for (let n = 0; n < 24; n++) {
      const table = await host.ask('POST', `/api/tables/${id}/shuffle`)
      const names = table.seats.map(s => (s.kind === 'person' ? s.name : s.kind))
      expect([...names].sort()).toEqual(['Hana', 'Ren', 'bot', 'empty'])
      expect(table.host).toBe(true)
      expect(table.seats[table.hostSeat ?? -1]?.name).toBe('Hana')
      orders.add(names.join())
    }
    expect(orders.size).toBeGreaterThan(3)
    const seen = await watcher.next('table', m => m.table.hostSeat !== 0)
    expect(seen.table.host).toBe(false)
    expect(await friend.call('POST', `/api/tables/${id}/shuffle`)).toMatchObject({
      status: 403,
      body: { code: 'not-the-host' },
    })
  })

  test('a host who gets up is at no seat', async () => {
    const host = guestAt(await openHouse())
    const { id } = await host.open({ game: 'lanterns', seats: 2 })
    const table = await host.ask('POST', `/api/tables/${id}/stand`, {})
    expect(table.host).toBe(true)
    expect(table).not.toHaveProperty('hostSeat')
  })

  test('names: emoji of several parts stay whole, marks that turn text around do not, and there is an end', async () => {
    const guest = guestAt(await openHouse())
    const named = async (name: string): Promise<string> =>
      (await guest.ask<{ name: string }>('PUT', '/api/me', { name, crest: 0 })).name
    expect(await named('  Jos\u0065\u0301   \u{1F38B} ')).toBe('Jos\u00e9 \u{1F38B}')
    expect(await named('\u{1F469}\u200D\u{1F33E} Mika')).toBe('\u{1F469}\u200D\u{1F33E} Mika')
    expect(await named('שלום')).toBe('שלום')
    expect(await named('\u202Eevil\u202C \u2066name\u2069')).toBe('evil name')
    expect(await named('a\u200Db')).toBe('a b')
    expect((await guest.call('PUT', '/api/me', { name: '\u200B \u2028', crest: 0 })).status).toBe(400)
    expect((await guest.call('PUT', '/api/me', { name: 'x'.repeat(25), crest: 0 })).status).toBe(400)
  })
})
