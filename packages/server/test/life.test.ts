import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Lobby, Me, TableInfo } from '@noren/protocol'
import { readConfig, serve } from '../src/index.ts'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { moveId } from '@noren/testbed/client'
import type { Guest, Line } from '@noren/testbed/client'
import { library, shelf } from './shelf.ts'

const at = (id: string, what = ''): string => `/api/tables/${id}${what}`
const move = (line: Line, seat: number, seq: number, ...words: (string | number)[]) =>
  line.wish({ t: 'move', id: moveId(), seat, seq, words })

describe('before the start', () => {
  test('people sit by a link, stand up, and the host seats bots; everybody sees it', async () => {
    const house = await openHouse()
    const [host, friend] = [guestAt(house), guestAt(house)]
    await host.ask('PUT', '/api/me', { name: 'Aki', crest: 3 })
    const { id } = await host.open({ game: 'lanterns', seats: 3, listed: true })
    expect(id).toMatch(/^[a-z]+-[a-z0-9]{13}$/)
    const line = await lineOf(host)
    const first = await line.hello(id)
    expect(first.table).toMatchObject({ status: 'open', host: true, game: 'lanterns', outcome: null })
    expect(first.table.seats.map(s => [s.kind, s.name, s.yours, s.online])).toEqual([
      ['person', 'Aki', true, true],
      ['empty', '', false, false],
      ['empty', '', false, false],
    ])
    await friend.ask('POST', at(id, '/sit'), {})
    const sat = await line.next('table')
    expect(sat.table.seats[1]).toMatchObject({ kind: 'person', yours: false, online: false })
    expect(await friend.ask('GET', at(id))).toMatchObject({ host: false })
    await friend.ask('PUT', '/api/me', { name: 'Bo', crest: 4 })
    expect((await line.next('table')).table.seats[1]).toMatchObject({ name: 'Bo', crest: 4 })
    const theirs = await lineOf(friend)
    await theirs.hello(id)
    expect((await line.next('table')).table.seats[1]).toMatchObject({ online: true })
    await host.ask('POST', at(id, '/bot'), { seat: 2, level: 'wanderer' })
    expect((await line.next('table')).table.seats[2]).toMatchObject({ kind: 'bot', level: 'wanderer' })
    await host.ask('POST', at(id, '/stand'), { seat: 2 })
    await friend.ask('POST', at(id, '/stand'), {})
    const kinds = (t: TableInfo): string[] => t.seats.map(s => s.kind)
    expect(kinds(await friend.ask('GET', at(id)))).toEqual(['person', 'empty', 'empty'])
  })

  test('the lobby lists open tables and mine, my turn first', async () => {
    const house = await openHouse()
    const [host, friend] = [guestAt(house), guestAt(house)]
    const secret = await host.open({ game: 'lanterns', seats: 2 })
    const open = await host.open({ game: 'lanterns', seats: 2, listed: true })
    const playing = await host.open({ game: 'lanterns', seats: 2, bots: ['wanderer'], start: true })
    expect(playing.status).toBe('playing')
    const mine = await host.ask<Lobby>('GET', '/api/tables')
    expect(mine.open.map(t => t.id)).toEqual([open.id])
    expect(mine.mine.map(t => t.id)[0]).toBe(playing.id)
    expect(mine.mine[0]).toMatchObject({ yourTurn: true })
    expect(mine.mine.map(t => t.id).sort()).toEqual([secret.id, open.id, playing.id].sort())
    expect(await friend.ask<Lobby>('GET', '/api/tables')).toMatchObject({ open: [{ id: open.id }], mine: [] })
    await host.ask('POST', at(open.id, '/leave'))
    expect((await friend.ask<Lobby>('GET', '/api/tables')).open).toEqual([])
  })

  test('a host who leaves makes the next person the host', async () => {
    const house = await openHouse()
    const [host, friend] = [guestAt(house), guestAt(house)]
    const { id } = await host.open({ game: 'lanterns', seats: 2 })
    await friend.ask('POST', at(id, '/sit'), {})
    await host.ask('POST', at(id, '/leave'))
    expect(await friend.ask('GET', at(id))).toMatchObject({
      host: true,
      seats: [{ kind: 'empty' }, { kind: 'person' }],
    })
  })

  test('a guest has a name from the first click and keeps it', async () => {
    const guest = guestAt(await openHouse())
    const me = await guest.ask<Me>('GET', '/api/me')
    expect(me.name).toMatch(/^\w+ \d{3}$/)
    expect(await guest.ask<Me>('GET', '/api/me')).toEqual(me)
    expect(await guest.ask<Me>('PUT', '/api/me', { name: ' A\u0000\u202eki\n ', crest: 1 })).toEqual({
      name: 'A ki',
      crest: 1,
    })
  })
})

/** A running game of two people. */
async function pair(over: Parameters<typeof openHouse>[0] = {}) {
  const house = await openHouse(over)
  const [host, friend] = [guestAt(house), guestAt(house)]
  const { id } = await host.open({ game: 'lanterns', seats: 2 })
  await friend.ask('POST', at(id, '/sit'), {})
  await host.ask('POST', at(id, '/start'))
  const line = await lineOf(host)
  await line.hello(id)
  return { house, host, friend, id, line }
}

describe('during the game', () => {
  test('several tabs of one person stay in step, and a drop is resumed by number', async () => {
    const { host, id, line } = await pair()
    const tab = await lineOf(host)
    await tab.hello(id)
    await move(line, 0, 0, 'bow')
    await tab.next('update', m => m.seq === 1)
    await tab.close()
    await move(line, 0, 1, 'draw')
    await move(line, 0, 2, 'end')
    const back = await lineOf(host)
    const sync = await back.hello(id, 1)
    expect(sync.lines.map(l => [l.seq, l.by])).toEqual([
      [2, 0],
      [3, 0],
    ])
    const whole = await back.hello(id)
    expect(whole.lines.map(l => l.seq)).toEqual([0, 1, 2, 3])
    expect(whole.lines.slice(2)).toEqual(sync.lines)
    expect(line.last?.faces).toEqual(whole.faces)
  })

  test('one person may hold several seats and sees each of them', async () => {
    const house = await openHouse()
    const host = guestAt(house)
    const { id } = await host.open({ game: 'lanterns', seats: 2 })
    await host.ask('POST', at(id, '/sit'), { seat: 1 })
    await host.ask('POST', at(id, '/start'))
    const line = await lineOf(host)
    const sync = await line.hello(id)
    expect(Object.keys(sync.faces)).toEqual(['0', '1'])
    await move(line, 0, 0, 'end')
    expect(await move(line, 1, 1, 'bow')).toMatchObject({ status: 'applied' })
    expect(line.last?.undo).toEqual([1])
  })

  test('undo is offered while it is free; the update says what was taken back', async () => {
    const { friend, id, line } = await pair()
    const other = await lineOf(friend)
    await other.hello(id)
    await move(line, 0, 0, 'bow')
    expect(line.last?.undo).toEqual([0])
    const undone = await line.wish({ t: 'undo', id: moveId(), seat: 0, seq: 1 })
    expect(undone).toMatchObject({ status: 'applied', seq: 2 })
    const told = await other.next('update', m => m.seq === 2)
    expect(told).toMatchObject({ line: { seq: 2, by: 0, undoes: 1, events: [] }, undo: [] })
    expect((await other.hello(id)).lines.map(l => l.undone)).toEqual([false, true, false])
    await move(line, 0, 2, 'draw')
    expect(await line.wish({ t: 'undo', id: moveId(), seat: 0, seq: 3 })).toMatchObject({
      code: 'nothing-to-undo',
    })
  })

  test('who leaves keeps the seat; the table plays its defaults until they come back', async () => {
    const { friend, id, line } = await pair()
    await friend.ask('POST', at(id, '/leave'))
    expect((await line.next('table')).table.seats[1]).toMatchObject({ kind: 'person', away: true })
    await move(line, 0, 0, 'end')
    const played = await line.next('update', m => m.seq === 2)
    expect(played.line).toMatchObject({ by: 1, events: [{ type: 'ended', seat: 1 }] })
    // The default of a secret vote is sealed like any other: only its owner can tell that it was given.
    while ((await friend.ask('GET', at(id))).yourTurn === true) await new Promise(r => setTimeout(r, 5))
    await friend.ask('POST', at(id, '/sit'), {})
    expect((await line.next('table')).table.seats[1]?.away).toBeUndefined()
    await move(line, 0, 2, 'yes')
    await move(line, 0, 4, 'end')
    expect(await friend.ask('GET', at(id))).toMatchObject({ yourTurn: true })
    await friend.ask('POST', at(id, '/leave'))
    const theirs = await lineOf(friend)
    const sync = await theirs.hello(id)
    const answer = await move(theirs, 1, sync.seq, 'sing')
    expect(['applied', 'stale']).toContain(answer.status)
    expect((await friend.ask('GET', at(id))).seats[1]?.away).toBeUndefined()
  })

  test('bots wait for nobody’s cards: the pause is the same for every ordinary choice', async () => {
    const house = await openHouse({ botPause: 120 })
    const host = guestAt(house)
    const { id } = await host.open({ game: 'lanterns', seats: 2, bots: ['wanderer'], start: true })
    const line = await lineOf(host)
    await line.hello(id)
    const began = performance.now()
    await move(line, 0, 0, 'end')
    await line.next('update', m => m.seq === 2)
    expect(performance.now() - began).toBeGreaterThanOrEqual(115)
  })
})

describe('restarting', () => {
  const config = (data: string) => ({
    ...readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      NOREN_DATA: data,
      NOREN_BOT_PAUSE: '0',
      NOREN_BOT_WORKERS: '1',
    }),
    messagesPerSecond: 0,
  })
  const again = (guest: Guest, address: string): Guest =>
    Object.assign(guestAt({ address }), { cookie: guest.cookie })

  test('seats, cookies and the log survive; a bot that was asked answers after the restart', async () => {
    const data = folder()
    const slow = await serve({ ...config(data), botPause: 60_000 }, library)
    const host = guestAt(slow)
    const { id } = await host.open({ game: 'lanterns', seats: 2, bots: ['samurai'], start: true })
    const line = await host.line()
    await line.hello(id)
    await move(line, 0, 0, 'end')
    await slow.close()
    const house = await serve(config(data), library)
    try {
      const back = await again(host, house.address).line()
      const sync = await back.hello(id)
      expect(sync.table.seats[0]).toMatchObject({ yours: true })
      if (sync.seq === 1) await back.next('update', m => m.seq === 2)
      expect(back.last?.seq).toBeGreaterThanOrEqual(2)
    } finally {
      await house.close()
    }
  })

  test('a match of another version of the rules is not touched, and says so', async () => {
    const data = folder()
    const first = await serve(config(data), library)
    const host = guestAt(first)
    const { id } = await host.open({ game: 'lanterns', seats: 2, bots: ['wanderer'], start: true })
    await first.close()
    const { lanterns } = shelf
    if (lanterns === undefined) throw new Error('no toy')
    const newer = { ...library, shelf: { lanterns: { game: { ...lanterns.game, version: 4 } } } }
    const house = await serve(config(data), newer)
    try {
      const line = await again(host, house.address).line()
      line.send({ t: 'hello', v: 4, table: id })
      expect(await line.next('problem')).toMatchObject({ code: 'other-rules' })
      expect(await again(host, house.address).ask('GET', at(id))).toMatchObject({ id, version: 3 })
    } finally {
      await house.close()
    }
  })
})

describe('the page', () => {
  test('files are served, every other address is the page’s own, and ours are not', async () => {
    const web = folder()
    mkdirSync(join(web, 'assets'))
    writeFileSync(join(web, 'index.html'), '<title>noren</title>')
    writeFileSync(join(web, 'assets', 'app-1a2b.js'), 'let noren')
    const house = await openHouse({ web })
    const get = async (path: string): Promise<[number, string, string | null]> => {
      const answer = await fetch(house.address + path)
      return [answer.status, await answer.text(), answer.headers.get('cache-control')]
    }
    expect(await get('/')).toEqual([200, '<title>noren</title>', 'private, no-cache'])
    expect(await get('/t/koi-4821ab')).toEqual([200, '<title>noren</title>', 'private, no-cache'])
    expect(await get('/assets/app-1a2b.js')).toEqual([
      200,
      'let noren',
      'public, max-age=31536000, immutable',
    ])
    expect((await get('/assets/gone.js'))[0]).toBe(404)
    expect((await get('/api/gone'))[0]).toBe(404)
    expect((await get('/../package.json'))[1]).not.toContain('dependencies')
    expect((await get('/..%2f..%2fetc/passwd'))[1]).not.toContain('root:')
    expect((await get('/healthz'))[1]).toContain('"ok":true')
  })

  test('without a built page the address says what to do', async () => {
    const house = await openHouse({ web: folder() })
    expect(await (await fetch(house.address)).text()).toContain('npm start')
  })
})
