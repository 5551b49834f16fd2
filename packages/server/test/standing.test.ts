import type { Standing } from '@noren/engine'
import { expect, test } from 'vitest'
import { moveId } from './client.ts'
import type { Guest, Line } from './client.ts'
import { guestAt, lineOf, openHouse } from './house.ts'
import { faceAt, seated } from './playing.ts'

const AWAY = 2

interface Evening {
  readonly id: string
  readonly lines: readonly Line[]
  readonly third: Guest
  /** What the third one leaves to itself, as they are told. */
  readonly left: () => Promise<Standing | undefined>
}

/** Three people at a table with a day a turn; the third one does not look, and leaves this to itself. */
async function evening(standing: Standing): Promise<Evening> {
  const house = await openHouse({ windowHold: 0 })
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
  while (!asked()) await new Promise(resolve => setTimeout(resolve, 5))
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
  const { status } = await third.call('POST', at, { seat: AWAY, standing: { ['x'.repeat(41)]: 'game' } })
  expect(status).toBe(400)
})
