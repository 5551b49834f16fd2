import { describe, expect, test } from 'vitest'
import type { Reply, TableInfo } from '@noren/protocol'
import type { Served } from '../src/index.ts'
import { moveId } from './client.ts'
import type { Guest, Line } from './client.ts'
import { Hands } from './hands.ts'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { seated } from './playing.ts'

const HOLD = 1500

interface Scene {
  readonly hands: Hands
  readonly house: Served
  readonly people: readonly Guest[]
  readonly lines: readonly Line[]
  readonly table: TableInfo
}

const send = (line: Line, seat: number, word: string, id = moveId()): Promise<Reply> =>
  line.wish({ t: 'move', id, seat, seq: line.last?.seq ?? 0, words: [word] })

/** Two people whose turns are over: the secret vote has just been opened. */
async function voting(data: string | null = null): Promise<Scene> {
  const hands = new Hands()
  const house = await openHouse({ windowHold: HOLD, data }, hands)
  const people = [guestAt(house), guestAt(house)]
  const table = await seated(people, 'lanterns', 0)
  const lines = await Promise.all(people.map(g => lineOf(g)))
  for (const line of lines) await line.hello(table.id)
  const [mine, theirs] = lines as [Line, Line]
  await send(mine, 0, 'end')
  await theirs.next('update')
  await send(theirs, 1, 'end')
  await mine.next('update', m => m.seq === 2)
  return { hands, house, people, lines, table }
}

describe('a sealed window', () => {
  test('does not close before its minimum, even when everybody answered early', async () => {
    const { hands, lines } = await voting()
    const [mine, theirs] = lines as [Line, Line]
    await hands.pass(300)
    expect((await send(mine, 0, 'yes')).status).toBe('applied')
    let answered = false
    const last = send(theirs, 1, 'no').then(reply => {
      answered = true
      return reply
    })
    await hands.pass(1100)
    expect([answered, theirs.last?.seq]).toEqual([false, 3])
    await hands.pass(100)
    expect(await last).toMatchObject({ status: 'applied', seq: 4 })
    expect((await mine.next('update', m => m.seq === 4)).line.events).toContainEqual({
      type: 'counted',
      votes: [4, 5],
    })
  })

  test('closes with the last answer when the minimum is over', async () => {
    const { hands, lines } = await voting()
    const [mine, theirs] = lines as [Line, Line]
    await hands.pass(HOLD)
    await send(mine, 0, 'yes')
    expect((await send(theirs, 1, 'yes')).status).toBe('applied')
  })

  test('what is not an answer to it goes through while an answer waits', async () => {
    const { hands, lines } = await voting()
    const [mine, theirs] = lines as [Line, Line]
    await send(mine, 0, 'yes')
    const id = moveId()
    const last = send(theirs, 1, 'no', id)
    await hands.pass(100)
    expect(await send(mine, 0, 'sing')).toMatchObject({ status: 'applied', seq: 4 })
    await hands.pass(HOLD)
    // The song did not change the question, so the answer still stands.
    expect(await last).toMatchObject({ status: 'applied', seq: 5 })
    expect(await send(theirs, 1, 'no', id)).toMatchObject({ status: 'duplicate', seq: 5 })
  })

  test('an answer that waits is not acknowledged, so a restart loses nothing that was promised', async () => {
    const data = folder()
    const { hands, lines, house, people, table } = await voting(data)
    const [mine, theirs] = lines as [Line, Line]
    await send(mine, 0, 'yes')
    const id = moveId()
    theirs.send({ t: 'move', id, seat: 1, seq: 3, words: ['no'] })
    await hands.pass(200)
    for (const line of lines) await line.close()
    await house.close()
    expect(theirs.got.filter(m => m.t === 'reply' && m.id === id && m.status === 'applied')).toEqual([])
    const later = new Hands(hands.now())
    const again = await openHouse({ windowHold: HOLD, data }, later)
    const friend = Object.assign(guestAt(again), { cookie: people[1]?.cookie ?? '' })
    const line = await lineOf(friend)
    expect((await line.hello(table.id)).seq).toBe(3)
    await later.pass(HOLD)
    expect(await send(line, 1, 'no', id)).toMatchObject({ status: 'applied', seq: 4 })
  })

  test('one that asks bots alone is not held: their beat says nothing anyway', async () => {
    const hands = new Hands()
    const house = await openHouse({ windowHold: HOLD }, hands)
    const host = guestAt(house)
    const { id } = await host.open({
      game: 'lanterns',
      seats: 2,
      bots: ['wanderer', 'wanderer'],
      start: true,
    })
    const line = await lineOf(host)
    const { table } = await line.hello(id)
    if (table.status !== 'over') await line.next('update', m => m.outcome !== null)
    expect(hands.now()).toBe(new Hands().now())
  })
})
