import { describe, expect, test } from 'vitest'
import type { Deed, TableInfo } from '@noren/protocol'
import { glance, marksOf } from '../src/tables/names.ts'
import { moveId } from '@noren/testbed/client'
import type { Guest, Line } from '@noren/testbed/client'
import { guestAt, lineOf, openHouse } from './house.ts'
import { FakeClock } from '@noren/testbed/fake-clock'

const deed = (guest: Guest, id: string, what: Deed): Promise<{ status: number; body: unknown }> =>
  guest.call('POST', `/api/tables/${id}/manners`, what)
const done = (guest: Guest, id: string, what: Deed): Promise<TableInfo> =>
  guest.ask('POST', `/api/tables/${id}/manners`, what)

interface Scene {
  readonly people: readonly Guest[]
  readonly lines: readonly Line[]
  readonly id: string
}

/** A game that runs: so many people, each with a page, in a house that is patient for a second. */
async function playing(seats: number, time?: FakeClock): Promise<Scene> {
  const house = await openHouse({ patience: 1000 }, time)
  const people = Array.from({ length: seats }, () => guestAt(house))
  const [host] = people as [Guest]
  const { id } = await host.open({ game: 'lanterns', seats })
  for (const guest of people.slice(1)) await guest.ask('POST', `/api/tables/${id}/sit`, {})
  await host.ask('POST', `/api/tables/${id}/start`)
  const lines = await Promise.all(people.map(guest => lineOf(guest)))
  for (const line of lines) await line.hello(id)
  return { people, lines, id }
}
const at = <T>(list: readonly T[], i: number): T => list[i] as T

describe('before the start', () => {
  test('the host sends somebody away, who does not sit down again; nobody else may', async () => {
    const house = await openHouse()
    const [host, rude, other] = [guestAt(house), guestAt(house), guestAt(house)]
    const { id } = await host.open({ game: 'lanterns', seats: 4 })
    for (const guest of [rude, other]) await guest.ask('POST', `/api/tables/${id}/sit`, {})
    expect((await deed(other, id, { do: 'send-away', seat: 1 })).body).toMatchObject({ code: 'not-the-host' })
    expect((await deed(host, id, { do: 'send-away', seat: 0 })).status).toBe(404)
    const info = await done(host, id, { do: 'send-away', seat: 1 })
    expect(info.seats.map(s => s.kind)).toEqual(['person', 'empty', 'person', 'empty'])
    expect(await rude.call('POST', `/api/tables/${id}/sit`, {})).toMatchObject({
      status: 403,
      body: { code: 'sent-away' },
    })
    const watching = await lineOf(rude)
    expect((await watching.hello(id)).table.id).toBe(id)
  })

  test('people are ready, options change until the start, and a full table begins by itself', async () => {
    const house = await openHouse()
    const [host, friend] = [guestAt(house), guestAt(house)]
    const { id } = await host.open({ game: 'sakura', seats: 2 })
    await friend.ask('POST', `/api/tables/${id}/sit`, {})
    await done(host, id, { do: 'self-start', on: true })
    const path = `/api/tables/${id}/options`
    expect((await done(friend, id, { do: 'ready', on: true })).seats.map(s => s.ready)).toEqual([
      undefined,
      true,
    ])
    expect((await friend.call('POST', path, { options: {} })).body).toMatchObject({ code: 'not-the-host' })
    expect((await host.call('POST', path, { options: { more: 1 } })).body).toMatchObject({
      code: 'bad-options',
    })
    const changed = await host.ask('POST', path, { options: { voluntaryTake: true } })
    // Whoever was ready has not seen them.
    expect(changed.options).toMatchObject({ voluntaryTake: true })
    expect(changed.seats.map(s => s.ready)).toEqual([undefined, undefined])
    expect((await done(host, id, { do: 'ready', on: true })).status).toBe('open')
    expect((await done(friend, id, { do: 'ready', on: true })).status).toBe('playing')
    expect((await host.call('POST', path, { options: {} })).body).toMatchObject({ code: 'already-started' })
    const line = await lineOf(host)
    expect((await line.hello(id)).table.options).toMatchObject({ voluntaryTake: true })
  })
})

describe('talk', () => {
  test('of somebody the host muted is heard by nobody, until they are heard again', async () => {
    const { people, lines, id } = await playing(3)
    expect((await deed(at(people, 1), id, { do: 'mute', seat: 2, on: true })).body).toMatchObject({
      code: 'not-the-host',
    })
    expect((await done(at(people, 0), id, { do: 'mute', seat: 1, on: true })).seats[1]).toMatchObject({
      muted: true,
    })
    at(lines, 1).send({ t: 'say', text: 'can you hear me?' })
    expect(await at(lines, 1).next('problem')).toMatchObject({ code: 'muted', of: 'say' })
    await done(at(people, 0), id, { do: 'mute', seat: 1, on: false })
    at(lines, 1).send({ t: 'say', text: 'and now?' })
    expect((await at(lines, 2).next('said')).said.text).toBe('and now?')
  })
})

describe('giving up', () => {
  test('of two ends the game: it is over, its log is open, and nothing moves any more', async () => {
    const { people, lines, id } = await playing(2)
    expect((await deed(at(people, 1), id, { do: 'concede', seat: 0 })).body).toMatchObject({
      code: 'not-your-seat',
    })
    const info = await done(at(people, 1), id, { do: 'concede', seat: 1 })
    expect(info).toMatchObject({ status: 'over', ended: { how: 'conceded', by: [1] } })
    const told = await at(lines, 0).next('table', m => m.table.status === 'over')
    expect(told.table.key).toBeDefined()
    const move = { t: 'move', id: moveId(), seat: 0, seq: 0, words: ['end'] } as const
    expect(await at(lines, 0).wish(move)).toMatchObject({ code: 'game-over' })
    expect((await at(people, 0).call('GET', `/api/tables/${id}/log`)).status).toBe(200)
    expect((await at(people, 0).ask('POST', `/api/tables/${id}/rematch`)).status).toBe('open')
  })

  test('of more leaves the seat to a bot for good', async () => {
    const { people, lines, id } = await playing(3)
    const info = await done(at(people, 2), id, { do: 'concede', seat: 2 })
    expect(info.status).toBe('playing')
    expect(info.seats[2]).toMatchObject({ conceded: true, standIn: 'samurai' })
    expect((await at(people, 2).call('POST', `/api/tables/${id}/sit`, {})).body).toMatchObject({
      code: 'conceded',
    })
    const again = await at(lines, 2).hello(id)
    expect(again.table.seats[2]).toMatchObject({ conceded: true, standIn: 'samurai' })
    const move = { t: 'move', id: moveId(), seat: 2, seq: again.seq, words: ['end'] } as const
    expect(await at(lines, 2).wish(move)).toMatchObject({ code: 'conceded' })
  })
})

describe('somebody who is gone', () => {
  const gone = async (seats: number): Promise<Scene & { time: FakeClock; last: number }> => {
    const time = new FakeClock()
    const scene = await playing(seats, time)
    const last = seats - 1
    await at(scene.lines, last).close()
    const told = await at(scene.lines, 0).next('table', m => m.table.seats[last]?.online === false)
    expect(told.table.seats[last]?.absentFrom).toBe(time.now() + 1000)
    expect(
      (await deed(at(scene.people, 0), scene.id, { do: 'vote', seat: last, vote: 'bot' })).body,
    ).toMatchObject({
      code: 'not-absent',
    })
    await time.pass(1001)
    return { ...scene, time, last }
  }

  test('is put to a vote: the majority of those present seats a bot, and the seat is given back', async () => {
    const { people, id, last } = await gone(4)
    const first = await done(at(people, 0), id, { do: 'vote', seat: last, vote: 'bot' })
    expect(first.seats[last]).toMatchObject({ votes: { '0': 'bot' } })
    expect(first.seats[last]?.standIn).toBeUndefined()
    expect((await deed(at(people, last), id, { do: 'vote', seat: last, vote: 'wait' })).body).toMatchObject({
      code: 'not-your-seat',
    })
    const second = await done(at(people, 1), id, { do: 'vote', seat: last, vote: 'bot' })
    expect(second.seats[last]).toMatchObject({ standIn: 'samurai' })
    const back = await lineOf(at(people, last))
    expect((await back.hello(id)).table.seats[last]?.standIn).toBeUndefined()
  })

  test('is waited for if most want to, and may be voted about again afterwards', async () => {
    const { people, id, last, time } = await gone(3)
    await done(at(people, 0), id, { do: 'vote', seat: last, vote: 'wait' })
    const agreed = await done(at(people, 1), id, { do: 'vote', seat: last, vote: 'wait' })
    expect(agreed.seats[last]).toMatchObject({ absentFrom: time.now() + 2000 })
    expect((await deed(at(people, 0), id, { do: 'vote', seat: last, vote: 'bot' })).body).toMatchObject({
      code: 'not-absent',
    })
    await time.pass(2001)
    expect(
      (await done(at(people, 0), id, { do: 'vote', seat: last, vote: 'bot' })).seats[last],
    ).toMatchObject({ votes: { '0': 'bot' } })
  })

  test('ends the game only if all who are present want it; alone, one decides', async () => {
    const { people, id, last } = await gone(3)
    expect((await done(at(people, 0), id, { do: 'vote', seat: last, vote: 'end' })).status).toBe('playing')
    expect(await done(at(people, 1), id, { do: 'vote', seat: last, vote: 'end' })).toMatchObject({
      status: 'over',
      ended: { how: 'agreed', by: [last] },
    })
    const two = await gone(2)
    expect((await done(at(two.people, 0), two.id, { do: 'vote', seat: 1, vote: 'end' })).status).toBe('over')
  })
})

describe('names', () => {
  test('that look alike are told apart by a mark', async () => {
    expect(glance('Akira')).toBe(glance('АKlRA'))
    expect(glance('Mika')).not.toBe(glance('Mike'))
    const marks = marksOf([
      { id: 'a', name: 'Mika' },
      { id: 'b', name: 'MIKA' },
      { id: 'c', name: 'Bo' },
      { id: 'd', name: 'M1ka' },
      { id: 'a', name: 'Mika' },
    ])
    expect([...marks]).toEqual([
      ['a', ''],
      ['b', ' ②'],
      ['c', ''],
      ['d', ' ③'],
    ])
    const house = await openHouse()
    const [host, friend] = [guestAt(house), guestAt(house)]
    await host.ask('PUT', '/api/me', { name: 'Mika', crest: 1 })
    await friend.ask('PUT', '/api/me', { name: 'M1ka', crest: 2 })
    const { id } = await host.open({ game: 'lanterns', seats: 2 })
    const info = await friend.ask('POST', `/api/tables/${id}/sit`, {})
    expect(info.seats.map(s => s.name)).toEqual(['Mika', 'M1ka ②'])
    expect((await host.call('PUT', '/api/me', { name: '\u3164\u2800 ', crest: 1 })).status).toBe(400)
  })
})
