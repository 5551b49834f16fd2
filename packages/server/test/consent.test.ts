import { describe, expect, test } from 'vitest'
import type { TableInfo } from '@noren/protocol'
import type { Served } from '../src/index.ts'
import { Guest, moveId } from '@noren/testbed/client'
import type { Line } from '@noren/testbed/client'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { seated } from '@noren/testbed/playing'

interface Room {
  readonly house: Served
  readonly people: readonly Guest[]
  readonly lines: readonly Line[]
  readonly table: TableInfo
}

/** People at a table of lanterns, each with a line to it. */
async function room(people: number, bots = 0, data?: string): Promise<Room> {
  const house = await openHouse(data === undefined ? {} : { data })
  const guests = Array.from({ length: people }, () => guestAt(house))
  const table = await seated(guests, 'lanterns', bots)
  const lines = await Promise.all(guests.map(g => lineOf(g)))
  for (const line of lines) await line.hello(table.id)
  return { house, people: guests, lines, table }
}

const at = (room: Room, n: number): Line => room.lines[n] as Line

async function does(room: Room, seat: number, ...words: (string | number)[]): Promise<number> {
  const line = at(room, seat)
  const id = moveId()
  const seq = line.last?.seq ?? 0
  const reply = await line.wish({ t: 'move', id, seat, seq, words })
  expect(reply).toMatchObject({ status: 'applied' })
  for (const l of room.lines) await l.seen('update', m => m.seq === reply.seq)
  return reply.seq
}

const ask = (room: Room, seat: number, id = moveId()): string => {
  at(room, seat).send({ t: 'ask-undo', id, seat, seq: at(room, seat).last?.seq ?? 0 })
  return id
}
const answer = (room: Room, seat: number, id: string, yes: boolean): void =>
  at(room, seat).send({ t: 'consent', id, seat, yes })

describe('undo by consent', () => {
  test('everybody is asked, everybody says yes, and all of it stays in the log', async () => {
    const r = await room(3)
    await does(r, 0, 'bow')
    await does(r, 1, 'sing')
    expect(at(r, 0).last).toMatchObject({ undo: [], ask: [0] })
    expect(at(r, 2).last).not.toHaveProperty('ask')
    const id = ask(r, 0)
    for (const line of r.lines) expect((await line.next('asked')).ask).toEqual({ id, by: 0, to: 1, yes: [0] })
    answer(r, 1, id, true)
    expect((await at(r, 0).next('asked')).ask).toEqual({ id, by: 0, to: 1, yes: [0, 1] })
    // Somebody who comes now is asked too.
    const again = await lineOf(r.people[2] as Guest)
    expect((await again.hello(r.table.id)).asked).toEqual({ id, by: 0, to: 1, yes: [0, 1] })
    again.send({ t: 'consent', id, seat: 2, yes: true })
    const update = await at(r, 0).next('update', m => m.seq === 3)
    expect(update.line).toMatchObject({ by: 0, undoes: 1, events: [] })
    expect(update.faces['0']?.choices.map(c => c.words[0])).toContain('bow')
    expect((await at(r, 0).next('asked')).ask).toBeNull()
    const late = await lineOf(r.people[1] as Guest)
    const { lines } = await late.hello(r.table.id)
    expect(lines.map(l => [l.seq, l.undone])).toEqual([
      [0, false],
      [1, true],
      [2, true],
      [3, false],
    ])
    // The request was carried out under its own id: asking again tells what came of it.
    at(r, 0).send({ t: 'ask-undo', id, seat: 0, seq: 3 })
    expect(await at(r, 0).next('reply')).toMatchObject({ id, status: 'duplicate', seq: 3 })
    await does(r, 0, 'bow')
  })

  test('one no is enough, and it is not asked again until something happens', async () => {
    const r = await room(3)
    await does(r, 0, 'bow')
    await does(r, 1, 'sing')
    const id = ask(r, 0)
    await at(r, 0).next('asked')
    answer(r, 2, id, false)
    expect(await at(r, 0).next('asked')).toMatchObject({ ask: null, no: 2 })
    answer(r, 1, id, true)
    expect(await at(r, 1).next('reply')).toMatchObject({ id, status: 'stale' })
    ask(r, 0)
    expect(await at(r, 0).next('reply')).toMatchObject({ status: 'refused', code: 'already-asked' })
    await does(r, 2, 'sing')
    ask(r, 0)
    expect((await at(r, 0).next('asked')).ask).toMatchObject({ by: 0, to: 1 })
  })

  test('never past a reveal: not for a song, not for all the consent in the world', async () => {
    const r = await room(2)
    await does(r, 0, 'bow')
    await does(r, 0, 'end')
    await does(r, 1, 'draw')
    expect(at(r, 0).last).not.toHaveProperty('ask')
    ask(r, 0)
    expect(await at(r, 0).next('reply')).toMatchObject({ status: 'refused', code: 'nothing-to-undo' })
    const id = ask(r, 1)
    expect(await at(r, 1).next('reply')).toMatchObject({ id, code: 'nothing-to-undo' })
  })

  test('a new entry ends the request, and whoever asked may think better of it', async () => {
    const r = await room(3)
    await does(r, 0, 'bow')
    await does(r, 1, 'sing')
    const id = ask(r, 0)
    await at(r, 1).next('asked')
    await does(r, 2, 'sing')
    answer(r, 1, id, true)
    expect(await at(r, 1).next('reply')).toMatchObject({ id, status: 'stale' })
    const second = ask(r, 0)
    await at(r, 0).next('asked', m => m.ask?.id === second)
    answer(r, 0, second, false)
    expect(await at(r, 1).next('asked', m => m.ask === null)).toMatchObject({ no: 0 })
    expect(at(r, 0).last?.seq).toBe(3)
  })

  test('bots always agree; what is free needs nobody; only seats of one\u2019s own may ask and answer', async () => {
    const r = await room(2, 1)
    await does(r, 0, 'bow')
    const free = ask(r, 0)
    expect(await at(r, 0).next('reply')).toMatchObject({ id: free, status: 'applied', seq: 2 })
    await does(r, 0, 'bow')
    await does(r, 1, 'sing')
    at(r, 1).send({ t: 'ask-undo', id: moveId(), seat: 0, seq: 4 })
    expect(await at(r, 1).next('reply')).toMatchObject({ code: 'not-your-seat' })
    const id = ask(r, 0)
    expect((await at(r, 1).next('asked')).ask?.yes).toEqual([0, 2])
    at(r, 0).send({ t: 'consent', id, seat: 1, yes: true })
    expect(await at(r, 0).next('reply')).toMatchObject({ code: 'not-your-seat' })
    const watcher = await lineOf(new Guest((r.people[0] as Guest).base))
    await watcher.hello(r.table.id)
    watcher.send({ t: 'consent', id, seat: 1, yes: false })
    expect(await watcher.next('reply')).toMatchObject({ code: 'not-your-seat' })
    at(r, 0).send({ t: 'move', id: moveId(), seat: 0, seq: 4, words: ['undo', 3] })
    expect(await at(r, 0).next('reply')).toMatchObject({ status: 'malformed', code: 'unknown-words' })
    answer(r, 1, id, true)
    expect((await at(r, 1).next('update', m => m.seq === 5)).line).toMatchObject({ by: 0, undoes: 3 })
  })

  test('a house that was closed and opened again stands where everybody agreed to go back', async () => {
    const data = folder()
    const first = await room(2, 0, data)
    await does(first, 0, 'bow')
    await does(first, 1, 'sing')
    const id = ask(first, 0)
    await at(first, 1).next('asked')
    answer(first, 1, id, true)
    const before = await at(first, 1).next('update', m => m.seq === 3)
    await first.house.close()
    const house = await openHouse({ data })
    const guest = guestAt(house)
    guest.cookie = (first.people[1] as Guest).cookie
    const line = await lineOf(guest)
    const sync = await line.hello(first.table.id)
    expect(sync.seq).toBe(3)
    expect(sync.faces['1']?.view).toEqual(before.faces['1']?.view)
  })
})
