import { expect, test } from 'vitest'
import { below, fork, seeded } from '@noren/engine'
import type { Rng } from '@noren/engine'
import { library } from '../src/index.ts'
import { moveId } from '@noren/testbed/client'
import type { Guest, Line } from '@noren/testbed/client'
import { guestAt, lineOf, openHouse } from './house.ts'
import { faceAt } from './playing.ts'

const MILLIS = 8000
const nap = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Four tables, four people at each, and bots on the seats that are left. */
const TABLES = [
  ['sakura', 6],
  ['spirit', 6],
  ['honor', 5],
  ['sake', 6],
] as const
const PEOPLE = 4
const WATCHERS = 10
/** Files of the page that a browser asks for when it comes for the first time. */
const FILES = 30

const refused: string[] = []

/** Opens the page as a browser does. */
async function arrive(guest: Guest): Promise<void> {
  const ask = async (path: string): Promise<void> => {
    const { status } = await guest.call('GET', path)
    if (status === 429) refused.push(path)
  }
  await ask('/')
  for (let n = 0; n < FILES; n += 6)
    await Promise.all(Array.from({ length: 6 }, (_, i) => ask(`/assets/part-${n + i}.js`)))
  await Promise.all(['/api/me', '/api/games', '/api/tables'].map(ask))
}

/** Answers what is asked after a second or so, talks now and then, looks at the table anew when the connection broke. */
async function play(line: Line, id: string, seat: number, rng: Rng, until: number): Promise<void> {
  while (performance.now() < until) {
    await nap(500 + below(rng, 800))
    if (below(rng, 6) === 0) line.send({ t: 'say', phrase: 'nice' })
    if (below(rng, 12) === 0) await line.hello(id)
    const face = faceAt(line, seat)
    const at = line.last
    const asked = ((face?.waiting ?? 0) & (1 << seat)) !== 0
    const words = asked ? face?.choices[below(rng, face.choices.length)]?.words : undefined
    if (words === undefined || at === undefined) continue
    const { code } = await line.wish({ t: 'move', id: moveId(), seat, seq: at.seq, words })
    if (code === 'too-many-requests') refused.push('move')
  }
}

test('sixteen people and their bots at four tables, and forty who watch, meet no limit behind one address', async () => {
  const house = await openHouse(
    { messagesPerSecond: 20, requestsPerMinute: 600, botPause: 500, windowHold: 300 },
    undefined,
    undefined,
    undefined,
    library,
  )
  const rng = seeded(16)
  const lines: Line[] = []
  const sit = async ([game, seats]: (typeof TABLES)[number]): Promise<void> => {
    const people = Array.from({ length: PEOPLE }, () => guestAt(house))
    await Promise.all(people.map(arrive))
    const [host] = people as [Guest, ...Guest[]]
    const bots = Array.from({ length: seats - PEOPLE }, () => 'bushi' as const)
    const { id } = await host.open({ game, seats, bots, listed: true })
    for (const guest of people.slice(1)) await guest.ask('POST', `/api/tables/${id}/sit`, {})
    await host.ask('POST', `/api/tables/${id}/start`)
    const own = await Promise.all(people.map(guest => lineOf(guest)))
    const watchers = Array.from({ length: WATCHERS }, () => guestAt(house))
    await Promise.all(watchers.map(arrive))
    const eyes = await Promise.all(watchers.map(guest => lineOf(guest)))
    lines.push(...own, ...eyes)
    await Promise.all([...own, ...eyes].map(line => line.hello(id)))
    const until = performance.now() + MILLIS
    await Promise.all(own.map((line, seat) => play(line, id, seat, fork(rng), until)))
  }
  await Promise.all(TABLES.map(sit))
  expect(lines).toHaveLength(TABLES.length * (PEOPLE + WATCHERS))
  const problems = lines.flatMap(line => line.got.filter(m => m.t === 'problem' || m.t === 'reply'))
  expect(problems.filter(m => m.code === 'too-many-requests')).toEqual([])
  expect(refused).toEqual([])
  // They did play, and those who watch saw it.
  for (const line of lines) {
    expect(line.ws.readyState).toBe(line.ws.OPEN)
    expect(line.got.filter(m => m.t === 'update').length).toBeGreaterThan(0)
  }
})
