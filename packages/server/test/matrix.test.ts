import { beforeAll, describe, expect, test } from 'vitest'
import type { TableInfo } from '@noren/protocol'
import type { Served } from '../src/index.ts'
import { Guest, moveId } from '@noren/testbed/client'
import type { Line } from '@noren/testbed/client'
import { guestAt, lineOf, openHouse } from './house.ts'
import { facesOf, PEOPLE, ruling, SEATED, SEATLESS, SEATS, STATES } from './matrix.ts'
import type { Action, Ruling, State, Who } from './matrix.ts'

let house: Served
beforeAll(async () => {
  house = await openHouse()
})

const people = new Map<Who, Guest>()
let third: Guest
beforeAll(async () => {
  for (const who of PEOPLE) people.set(who, guestAt(house))
  third = guestAt(house)
  for (const guest of [...people.values(), third]) await guest.ask('GET', '/api/me')
})

/** Nobody has no cookie: on REST they are somebody new each time, on the socket they only watch. */
const guestOf = (who: Who): Guest =>
  who === 'nobody' ? new Guest(house.address) : (people.get(who) ?? new Guest(house.address))

const at = (id: string, what = ''): string => `/api/tables/${id}${what}`

/** A table in one of its three states. */
async function tableIn(state: State): Promise<string> {
  const { id } = await guestOf('host').open({ game: 'lanterns', seats: 4 })
  await guestOf('friend').ask('POST', at(id, '/sit'), { seat: 1 })
  await guestOf('host').ask('POST', at(id, '/bot'), { seat: 2, level: 'wanderer' })
  if (state === 'open') return id
  await third.ask('POST', at(id, '/sit'), { seat: 3 })
  await guestOf('host').ask('POST', at(id, '/start'))
  if (state === 'over') await playOut(id)
  return id
}

/** The shortest game: everybody ends their turn and votes. */
async function playOut(id: string): Promise<void> {
  const seats: readonly (readonly [number, Guest])[] = [
    [0, guestOf('host')],
    [1, guestOf('friend')],
    [3, third],
  ]
  await Promise.all(
    seats.map(async ([seat, guest]) => {
      const line = await lineOf(guest)
      await line.hello(id)
      for (;;) {
        const { last } = line
        if (last === undefined || (last.t === 'update' && last.outcome !== null)) break
        const face = last.faces[String(seat)]
        const word = face?.choices.find(c => c.words[0] === 'end' || c.words[0] === 'no')?.words
        if (word === undefined) await line.next('update', m => m.seq > last.seq)
        else await line.wish({ t: 'move', id: moveId(), seat, seq: last.seq, words: word })
      }
      await line.close()
    }),
  )
}

const codeOf = ({ status, body }: { status: number; body: unknown }): Ruling =>
  status < 300 ? 'yes' : (body as { code: Ruling }).code

/** What the house says to one question. */
async function ask(id: string, who: Who, line: Line, action: Action, seat: number): Promise<Ruling> {
  const guest = guestOf(who)
  switch (action) {
    case 'sit':
    case 'stand':
      return codeOf(await guest.call('POST', at(id, `/${action}`), { seat }))
    case 'standing':
      return codeOf(
        await guest.call('POST', at(id, '/standing'), {
          seat,
          standing: { others: 'game', fallen: { from: 10 } },
        }),
      )
    case 'bot':
      return codeOf(await guest.call('POST', at(id, '/bot'), { seat, level: 'wanderer' }))
    case 'look':
      return codeOf(await guest.call('GET', at(id)))
    case 'log':
      return codeOf(await guest.call('GET', at(id, '/log')))
    case 'shuffle':
    case 'start':
    case 'leave':
    case 'rematch':
      return codeOf(await guest.call('POST', at(id, `/${action}`)))
    case 'faces':
      return 'yes'
    case 'webhook':
      return webhook(guest)
    case 'say':
      line.send({ t: 'say', phrase: 'hello' })
      line.send({ t: 'ping' })
      await line.next('pong')
      return line.got.findLast(m => m.t === 'problem')?.code ?? 'yes'
    case 'consent':
      line.send({ t: 'consent', id: moveId(), seat, yes: true })
      return (await line.next('reply')).code ?? 'yes'
    default: {
      const words = action === 'move' ? { words: ['sing'] } : {}
      const reply = await line.wish({ t: action, id: moveId(), seat, seq: line.last?.seq ?? 0, ...words })
      return reply.status === 'applied' ? 'yes' : (reply.code ?? 'stale')
    }
  }
}

/** Everybody has one of their own, and sees no other. */
async function webhook(guest: Guest): Promise<Ruling> {
  const url = `https://hooks.example/${moveId()}`
  const put = await guest.call('PUT', '/api/me/webhook', { url })
  const mine = await guest.call('GET', '/api/me/webhook')
  expect(mine.body).toMatchObject({ url })
  const others = [...people.values(), third].filter(g => g.cookie !== guest.cookie)
  for (const other of others)
    expect((await other.call('GET', '/api/me/webhook')).body).not.toMatchObject({ url })
  return codeOf(put)
}

/** Everything about a table that a refusal must leave as it is. */
const standing = (id: string): Promise<TableInfo> => guestOf('host').ask('GET', at(id))

describe.each(STATES)('who may do what at a table that is %s', state => {
  test.each(PEOPLE)('%s', async who => {
    let id = await tableIn(state)
    const wrong: string[] = []
    const cells: [Action, number][] = [
      ...SEATED.flatMap(action => SEATS.map((seat): [Action, number] => [action, seat])),
      ...SEATLESS.map((action): [Action, number] => [action, -1]),
    ]
    for (const [action, seat] of cells) {
      const line = await lineOf(guestOf(who))
      const sync = await line.hello(id)
      if (Object.keys(sync.faces).join() !== facesOf(state, who).join())
        wrong.push(`faces: ${Object.keys(sync.faces).join()}`)
      const before = await standing(id)
      const expected = ruling(state, who, action, seat)
      const said = await ask(id, who, line, action, seat)
      if (said !== expected) wrong.push(`${action} ${seat}: ${said} instead of ${expected}`)
      if (expected !== 'yes') expect(await standing(id)).toEqual(before)
      await line.close()
      const changes =
        expected === 'yes' && ['sit', 'stand', 'bot', 'shuffle', 'move', 'leave'].includes(action)
      if (changes && state !== 'over') id = await tableIn(state)
    }
    expect(wrong).toEqual([])
    expect(cells).toHaveLength(SEATED.length * SEATS.length + SEATLESS.length)
  })
})
