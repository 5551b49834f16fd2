import type { Standing } from '@noren/engine'
import type { MatchLog } from '@noren/protocol'
import { expect, test } from 'vitest'
import { realTime } from '../src/time.ts'
import type { TimeSource } from '../src/time.ts'
import { moveId } from '@noren/testbed/client'
import type { Guest, Line } from '@noren/testbed/client'
import { guestAt, lineOf, openHouse } from './house.ts'
import { faceAt, seated } from '@noren/testbed/playing'

const AWAY = 2

interface Evening {
  readonly id: string
  readonly lines: readonly Line[]
  readonly third: Guest
  /** What the third one leaves to itself, as they are told. */
  readonly left: () => Promise<Standing | undefined>
}

/** Three people at a table with a day a turn; the third one does not look, and leaves this to itself. */
async function evening(standing: Standing, time?: TimeSource): Promise<Evening> {
  const house = await openHouse({ windowHold: 0 }, time)
  const guests = [guestAt(house), guestAt(house), guestAt(house)] as const
  const { id } = await seated(guests, 'lanterns', 0)
  const third = guests[AWAY]
  await third.ask('POST', `/api/tables/${id}/standing`, { seat: AWAY, standing })
  const lines = [await lineOf(guests[0]), await lineOf(guests[1])]
  for (const line of lines) await line.hello(id)
  const left = async (): Promise<Standing | undefined> =>
    (await third.ask('GET', `/api/tables/${id}`)).seats[AWAY]?.standing
  return { id, lines, third, left }
}

/** Says a word as soon as the seat is asked. */
async function say(line: Line, seat: number, word: string): Promise<string> {
  const asked = (): boolean => ((faceAt(line, seat)?.waiting ?? 0) & (1 << seat)) !== 0
  for (let { last } = line; !asked(); { last } = line) if (last !== undefined) await line.changed(last)
  const wish = { t: 'move', id: moveId(), seat, seq: line.last?.seq ?? 0, words: [word] } as const
  return (await line.wish(wish)).status
}

test('section 5.1: a window that somebody leaves to itself passes while their page is closed', async () => {
  const { id, lines, third, left } = await evening({ votes: 'game' })
  expect(await left()).toEqual({ votes: 'game' })
  const own = await lineOf(third)
  await own.hello(id)
  for (const [seat, line] of [...lines, own].entries()) expect(await say(line, seat, 'end')).toBe('applied')
  // Somebody who looks answers for themselves; once they have gone, what they left passes.
  await own.close()
  for (const [seat, line] of lines.entries()) expect(await say(line, seat, 'yes')).toBe('applied')
  const [first] = lines
  const counted = await first?.seen('update', m => m.line.events.some(e => e.type === 'counted'))
  expect(counted?.line.events.find(e => e.type === 'counted')).toMatchObject({ votes: [4, 4, 5] })
  // Nobody else is told what the third one leaves to itself.
  const seats = lines.flatMap(l =>
    l.got.flatMap(m => (m.t === 'sync' || m.t === 'table' ? m.table.seats : [])),
  )
  expect(seats.length).toBeGreaterThan(0)
  for (const seat of seats) expect(seat).not.toHaveProperty('standing')
})

test('what passes until my turn ends when it begins', async () => {
  const { id, lines, third, left } = await evening({ turn: 'game', votes: 'game' })
  for (const [seat, line] of lines.entries()) expect(await say(line, seat, 'end')).toBe('applied')
  await expect.poll(left).toEqual({ votes: 'game' })
  const at = `/api/tables/${id}/standing`
  await third.ask('POST', at, { seat: AWAY, standing: {} })
  expect(await left()).toBeUndefined()
  for (const standing of [{ ['x'.repeat(41)]: 'game' }, { sway: { from: -1 } }, { sway: { from: 1, to: 2 } }])
    expect((await third.call('POST', at, { seat: AWAY, standing })).status).toBe(400)
})

/** Half a second for each pause would be long for a whole game. */
const hasty: TimeSource = { ...realTime, after: (ms, deed) => realTime.after(Math.min(ms, 10), deed) }

test('section 5.1: from a figure on the best choice is made while the page is closed, below it nothing; nobody is told', async () => {
  const { id, lines, third, left } = await evening({ sway: { from: 3 } }, hasty)
  expect(await left()).toEqual({ sway: { from: 3 } })
  const [first] = lines
  const counts = (): unknown[] =>
    (first?.got ?? []).flatMap(m =>
      m.t === 'update' ? m.line.events.flatMap(e => (e.type === 'counted' ? [e] : [])) : [],
    )
  for (let round = 0; round < 5; round++) {
    const own = await lineOf(third)
    await own.hello(id)
    for (const [seat, line] of [...lines, own].entries()) expect(await say(line, seat, 'end')).toBe('applied')
    await own.close()
    for (const [seat, line] of lines.entries()) expect(await say(line, seat, 'yes')).toBe('applied')
    await expect.poll(() => counts().length).toBe(round + 1)
    expect(counts()[round]).toMatchObject({ votes: [4, 4, round < 3 ? 5 : 4] })
  }
  // Neither what was set nor that it answered is in anything the others got, nor in the log that is open afterwards.
  const heard = JSON.stringify(lines.flatMap(l => l.got))
  expect(heard).not.toContain('standing')
  expect(heard).not.toContain('sway')
  const log = await third.ask<MatchLog>('GET', `/api/tables/${id}/log`)
  const ids = log.entries.filter(e => e.seat === AWAY).map(e => e.moveId)
  expect(ids).toHaveLength(10)
  for (const drawn of ids) expect(drawn).toMatch(/^[\w-]{8,40}$/)
})

test('section 5.1: setting a reply sends nothing to the others, not even a frame; my other page hears of it', async () => {
  const { id, lines, third } = await evening({})
  const own = await lineOf(third)
  await own.hello(id)
  const [first] = lines
  const frames = (): number => (first?.got ?? []).length
  await expect.poll(() => JSON.stringify(first?.got.at(-1))).toContain('"online":true')
  const before = frames()
  const standing = { sway: { from: 2 }, votes: 'game' }
  await third.ask('POST', `/api/tables/${id}/standing`, { seat: AWAY, standing })
  const told = await own.seen('table', m => m.table.seats[AWAY]?.standing !== undefined)
  expect(told.table.seats[AWAY]?.standing).toEqual(standing)
  // What is sent later comes later: the next frame the others get is that of the next move.
  expect(first === undefined ? '' : await say(first, 0, 'end')).toBe('applied')
  expect(first?.got.slice(before).filter(m => m.t === 'table')).toEqual([])
  expect(frames()).toBeGreaterThan(before)
})
