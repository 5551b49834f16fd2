import { expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import type { PersonPage, Sight, Stats, TableInfo } from '@noren/protocol'
import type { Guest } from '@noren/testbed/client'
import { playSeat } from '@noren/testbed/playing'
import type { Served } from '../src/index.ts'
import { guestAt, lineOf, openHouse } from './house.ts'

async function named(house: Served, name: string): Promise<Guest> {
  const guest = guestAt(house)
  await guest.ask('PUT', '/api/me', { name, crest: 3 })
  return guest
}

/** A game of these people to its end. */
async function played(people: readonly Guest[], how: object = {}): Promise<string> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody')
  const { id } = await host.open({ game: 'lanterns', seats: people.length, ...how })
  for (const other of others) await other.ask('POST', `/api/tables/${id}/sit`, {})
  await host.ask('POST', `/api/tables/${id}/start`)
  const lines = await Promise.all(people.map(g => lineOf(g)))
  for (const line of lines) await line.hello(id)
  await Promise.all(lines.map((line, seat) => playSeat(line, seat, seeded(4 + seat))))
  for (const line of lines) await line.close()
  return id
}

const idOf = (guest: Guest): string =>
  decodeURIComponent(guest.cookie.split('=')[1] ?? '').split('.')[0] ?? ''

const firstSeat = async (guest: Guest, id: string): Promise<TableInfo['seats'][number] | undefined> =>
  (await guest.ask('GET', `/api/tables/${id}`)).seats[0]

test('issue 19: who keeps finished games to themselves is a guest for everybody who did not sit there', async () => {
  const house = await openHouse()
  const [aki, bo, cy] = [await named(house, 'Aki'), await named(house, 'Bo'), await named(house, 'Cy')]
  const done = await played([aki, bo])
  expect(await aki.ask('GET', '/api/me/sight')).toEqual({ page: 'me', games: 'link' })
  // At first, whoever has the link sees who played.
  expect(await firstSeat(cy, done)).toMatchObject({ name: 'Aki', crest: 3 })
  const line = await lineOf(cy)
  await line.hello(done)
  await aki.ask('PUT', '/api/me/sight', { page: 'me', games: 'me' })
  // A page that shows the table is told at once, and one that comes later is shown nothing else.
  const told = await line.seen('table', m => m.table.seats[0]?.gone === true)
  expect(told.table.seats[0]).toEqual(await firstSeat(cy, done))
  expect(await firstSeat(cy, done)).toEqual({
    kind: 'person',
    name: 'Guest',
    crest: 0,
    online: false,
    yours: false,
    gone: true,
  })
  const late = await lineOf(cy)
  expect(JSON.stringify(await late.hello(done))).not.toContain('Aki')
  expect(JSON.stringify(await cy.ask('GET', `/api/tables/${done}/log`))).not.toContain('Aki')
  // The rematch would say who it was.
  const again = await aki.ask('POST', `/api/tables/${done}/rematch`)
  expect((await bo.ask('GET', `/api/tables/${done}`)).next).toBe(again.id)
  expect(await cy.ask('GET', `/api/tables/${done}`)).not.toHaveProperty('next')
  // Those who sat there know whom they played with, and so does she.
  expect(await firstSeat(bo, done)).toMatchObject({ name: 'Aki' })
  expect(await firstSeat(aki, done)).toMatchObject({ name: 'Aki', yours: true })
  // Another name changes nothing of it.
  await aki.ask('PUT', '/api/me', { name: 'Akiko', crest: 4 })
  expect(await firstSeat(cy, done)).toMatchObject({ name: 'Guest', crest: 0 })
  await line.close()
  await late.close()
})

test('issue 19: my page is for me, for those I played with, or for all, and nobody guesses it', async () => {
  const house = await openHouse()
  const [aki, bo, cy] = [await named(house, 'Aki'), await named(house, 'Bo'), await named(house, 'Cy')]
  const done = await played([aki, bo])
  const shut = await played([aki, bo], { private: true })
  const [rival] = (await bo.ask<Stats>('GET', '/api/me/stats')).people
  expect(rival).not.toHaveProperty('page')
  const theirs = (await aki.ask<Stats>('GET', '/api/me/stats')).people[0]?.who
  await aki.ask('PUT', '/api/me/notes', { about: { who: theirs }, text: 'bluffs on Mondays' })
  await aki.ask('PUT', '/api/me/notes', { about: { table: done }, text: 'my very own thought' })
  const show = (page: Sight['page'], games: Sight['games']): Promise<Sight> =>
    aki.ask<Sight>('PUT', '/api/me/sight', { page, games })
  const look = (who: Guest, at: string | undefined) =>
    who.call('GET', `/api/people/${encodeURIComponent(at ?? '')}`)
  const nothing = { status: 404, body: { code: 'no-such-page' } }

  const { address } = await show('met', 'link')
  expect(address).toMatch(/^[\w-]{16}$/)
  expect((await bo.ask<Stats>('GET', '/api/me/stats')).people[0]?.page).toBe(address)
  const seen = await look(bo, address)
  expect(seen).toMatchObject({ status: 200, body: { name: 'Aki', crest: 3, games: 2, met: 1 } })
  expect(seen.body).not.toHaveProperty('finished')
  // Her figures, and nothing of anybody else, nor what she wrote.
  for (const other of ['Bo"', 'Mondays', 'thought', idOf(aki), idOf(bo), done])
    expect(JSON.stringify(seen.body)).not.toContain(other)
  // Somebody who never played with her learns no more than of an address that is none.
  expect(await look(cy, address)).toMatchObject(nothing)
  expect(await look(cy, 'AAAAAAAAAAAAAAAA')).toEqual(await look(cy, address))
  // Sitting down at a table that has not begun makes nobody known.
  const { id } = await aki.open({ game: 'lanterns', seats: 3 })
  await cy.ask('POST', `/api/tables/${id}/sit`, {})
  expect(await look(cy, address)).toMatchObject(nothing)
  // Neither her id nor what others call her is an address.
  for (const guess of [idOf(aki), rival?.who, '', '..%2fme%2fnotes', 'constructor'])
    expect((await look(bo, guess)).status).toBe(404)

  expect(await show('all', 'all')).toEqual({ page: 'all', games: 'all', address })
  const all = (await look(cy, address)).body as PersonPage
  expect(all.finished?.map(g => g.table)).toEqual([done])
  expect(all.finished?.[0]).toMatchObject({ game: 'lanterns', players: 2 })
  // A private table is listed for those who sat there alone.
  const beside = (await look(bo, address)).body as PersonPage
  expect(beside.finished?.map(g => g.table).sort()).toEqual([done, shut].sort())
  expect(JSON.stringify(beside)).not.toContain('Bo"')

  expect(await aki.call('PUT', '/api/me/sight', { page: 'everybody', games: 'me' })).toMatchObject({
    status: 400,
  })
  // What is shut again is gone, links and all; opened once more it lies elsewhere.
  expect(await show('me', 'link')).toEqual({ page: 'me', games: 'link' })
  for (const guest of [bo, cy, aki]) expect(await look(guest, address)).toMatchObject(nothing)
  expect((await show('all', 'link')).address).not.toBe(address)
})
