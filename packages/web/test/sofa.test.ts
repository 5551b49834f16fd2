import { Choices, has, legal, waiting } from '@noren/engine'
import { sakura } from '@noren/sakura'
import { describe, expect, it } from 'vitest'
import { think } from '../src/local/mind.ts'
import {
  askedOf,
  BOT,
  Ear,
  rules,
  houseOn,
  openOn,
  person,
  rest,
  FakeIndexedDb,
  tableOf,
} from './fake-indexed-db.ts'

describe('a table in a box', () => {
  it('shows each hand only what it may know, and the empty line nobody’s', async () => {
    const house = houseOn(new FakeIndexedDb())
    const id = await openOn(house, [person('Mika'), person('Ben'), person('Ada')])
    const mika = new Ear(house, [0])
    const ben = new Ear(house, [1])
    const table = new Ear(house, [])
    for (const ear of [mika, ben, table]) await ear.hello(id)
    expect(Object.keys(mika.now.faces)).toEqual(['0'])
    expect(Object.keys(ben.now.faces)).toEqual(['1'])
    expect(Object.keys(table.now.faces)).toEqual(['-1'])
    expect(mika.now.faces['0']?.view).not.toEqual(ben.now.faces['1']?.view)
    const sync = table.now
    if (sync.t !== 'sync') throw new Error('the table was not shown')
    expect(sync.table.seats.map(s => s.name)).toEqual(['Mika', 'Ben', 'Ada'])
    expect(sync.table.key).toBeUndefined()
    // A hand may not move for another, nor the table for anybody.
    const asked = askedOf(sync.faces['-1'] ?? { waiting: 0 }, 3)
    const stranger = asked === 0 ? ben : mika
    const { status, code } = await stranger.move(asked, ['nothing'])
    expect([status, code]).toEqual(['refused', 'not-your-seat'])
  })

  it('a game stored under an id of before opens, plays and is listed under that of today', async () => {
    const store = new FakeIndexedDb()
    const id = await openOn(houseOn(store), [person('Mika'), person('Ben')], 'sakura')
    const row = store.tables.get(id)
    if (row === undefined) throw new Error('no row')
    store.tables.set(id, { ...row, charter: { ...row.charter, game: 'cherries' } })
    const house = houseOn(store)
    expect(await house.run({ do: 'list' })).toMatchObject([{ id, game: 'sakura' }])
    const all = new Ear(house, [0, 1])
    await all.hello(id)
    expect(all.now).toMatchObject({ t: 'sync', table: { game: 'sakura' } })
    const seat = askedOf(all.now.faces['0'] ?? { waiting: 0 }, 2)
    const words = all.now.faces[String(seat)]?.choices[0]?.words ?? []
    expect(await all.move(seat, words)).toMatchObject({ status: 'applied', seq: 1 })
    expect(store.tables.get(id)?.charter.game).toBe('cherries')
    expect(await house.run({ do: 'game', game: 'cherries' })).toMatchObject({ id: 'sakura' })
  })

  it('answers a move only when it is kept; a full device refuses and changes nothing', async () => {
    const store = new FakeIndexedDb()
    const house = houseOn(store)
    const id = await openOn(house, [person('Mika'), person('Ben')])
    const all = new Ear(house, [0, 1])
    await all.hello(id)
    const seat = askedOf(all.now.faces['0'] ?? { waiting: 0 }, 2)
    const words = all.now.faces[String(seat)]?.choices[0]?.words ?? []
    store.full = true
    expect(await all.move(seat, words, 'move-one-1')).toMatchObject({
      status: 'refused',
      code: 'server-trouble',
    })
    expect(all.now.seq).toBe(0)
    store.full = false
    expect(await all.move(seat, words, 'move-one-1')).toMatchObject({ status: 'applied', seq: 1 })
    expect(store.logs.get(id)).toHaveLength(1)
    expect(store.tables.get(id)?.seq).toBe(1)
    expect(await all.move(seat, words, 'move-one-1')).toMatchObject({ status: 'duplicate', seq: 1 })
    expect(store.logs.get(id)).toHaveLength(1)
    expect(await all.move(1 - seat, ['fly'])).toMatchObject({ status: 'malformed', code: 'unknown-words' })
  })

  it('takes back what nobody has answered yet', async () => {
    const house = houseOn(new FakeIndexedDb())
    const id = await openOn(house, [person('Mika'), person('Ben')])
    const all = new Ear(house, [0, 1])
    await all.hello(id)
    for (let i = 0; i < 200 && all.now.undo.length === 0; i++) {
      const seat = askedOf(all.now.faces['0'] ?? { waiting: 0 }, 2)
      await all.move(seat, all.now.faces[String(seat)]?.choices[0]?.words ?? [])
    }
    const [seat] = all.now.undo
    const { seq } = all.now
    expect(seat).toBeDefined()
    await all.say({ t: 'undo', id: 'undo-me-1', seat: seat ?? 0, seq })
    expect(all.last).toMatchObject({ t: 'reply', status: 'applied' })
    expect(all.now).toMatchObject({ seq: seq + 1, line: { undoes: seq } })
  })

  it('plays a whole game of one person and two bots, survives being closed, and the log verifies', async () => {
    const store = new FakeIndexedDb()
    let house = houseOn(store)
    const id = await openOn(house, [person('Mika'), BOT, BOT])
    let me = new Ear(house, [0])
    await me.hello(id)
    for (let i = 0; i < 4000; i++) {
      const now = me.now
      const face = now.faces['0'] ?? { waiting: 0, choices: [] }
      if ((now.t === 'update' ? now.outcome : now.table.outcome) !== null) break
      if (!has(face.waiting, 0)) {
        await rest()
        continue
      }
      const { choices } = face
      expect((await me.move(0, choices[i % choices.length]?.words ?? [])).status).toBe('applied')
      if (now.seq > 0 && i % 11 === 0) {
        // The page is closed and opened again: everything that was answered is there.
        me.line.leave()
        const { seq } = me.now
        house = houseOn(store)
        me = new Ear(house, [0])
        await me.hello(id)
        expect(me.now.seq).toBeGreaterThanOrEqual(seq)
      }
    }
    const row = store.tables.get(id)
    expect(row?.outcome).not.toBeNull()
    // The reply to a last move of one's own may still follow it.
    const told = me.heard.findLast(m => m.t === 'table' || m.t === 'sync')
    expect(told).toMatchObject({ table: { status: 'over', key: row?.charter.key } })
    // Whoever opens it later reads the same game: every entry is checked against the rules and the chain of hashes.
    const late = await tableOf(houseOn(store), id)
    expect(late.match?.state.outcome).toEqual(row?.outcome)
    expect(waiting(late.match?.state as never)).toBe(0)
    store.logs.get(id)?.splice(3, 1)
    expect(await houseOn(store).tables.get(id)).toEqual({ no: 'table-damaged' })
  })

  it('bots wait while nobody looks', async () => {
    const store = new FakeIndexedDb()
    const house = houseOn(store)
    const id = await openOn(house, [BOT, BOT, BOT])
    await house.tables.get(id)
    // A table that is opened later, and looked at, has an entry before the one that nobody looks at.
    const seen = await openOn(house, [BOT, BOT, BOT])
    await new Ear(house, []).hello(seen)
    while (store.logs.get(seen)?.length === 0) await rest()
    expect(store.logs.get(id)).toHaveLength(0)
  })
})

describe('the house of this device', () => {
  it('lists what can be continued, the newest first, opens the same again and forgets what is dropped', async () => {
    const house = houseOn(new FakeIndexedDb())
    const first = await openOn(house, [person('Mika', 3), BOT])
    const again = await house.run({ do: 'again', id: first })
    if (again === null || !('keyHash' in again)) throw new Error('no table')
    expect(again.id).not.toBe(first)
    expect(again.seats).toMatchObject([{ name: 'Mika', crest: 3, yours: true }, { level: 'wanderer' }])
    const list = await house.run({ do: 'list' })
    expect(list).toHaveLength(2)
    await house.run({ do: 'drop', id: first })
    expect(await house.run({ do: 'list' })).toMatchObject([{ id: again.id }])
    const ear = new Ear(house, [0])
    await ear.hello(first)
    expect(ear.last).toMatchObject({ t: 'problem', code: 'no-such-table' })
  })

  it('says what is wrong with a wish', async () => {
    const house = houseOn(new FakeIndexedDb())
    expect(await house.run({ do: 'game', game: 'chess' })).toEqual({ no: 'no-such-game' })
    await expect(openOn(house, [BOT])).rejects.toThrow('bad-options')
    expect(
      await house.run({
        do: 'open',
        table: { game: 'sakura', holders: [BOT, BOT], options: { rounds: 'many' } },
      }),
    ).toMatchObject({ no: 'bad-options', faults: [{ path: expect.stringMatching(/^.options/) as string }] })
    const info = await house.run({ do: 'game', game: 'sakura' })
    expect(info).toMatchObject({ id: 'sakura', seats: sakura.seats, version: sakura.version })
  })

  it('a game begun under other rules says so', async () => {
    const store = new FakeIndexedDb()
    const id = await openOn(houseOn(store), [person('Mika'), BOT])
    const row = store.tables.get(id)
    if (row === undefined) throw new Error('no row')
    store.tables.set(id, { ...row, charter: { ...row.charter, version: 999 } })
    const ear = new Ear(houseOn(store), [0])
    await ear.hello(id)
    expect(ear.last).toMatchObject({ t: 'problem', code: 'other-rules' })
  })

  it('a bot’s thought needs nothing but the view', async () => {
    const house = houseOn(new FakeIndexedDb())
    const id = await openOn(house, [BOT, BOT])
    const state = (await tableOf(house, id)).match?.state as never
    const seat = askedOf({ waiting: waiting(state) }, 2)
    const answer = await think(ref => rules.rules(ref), {
      rules: { game: 'sakura', version: sakura.version },
      view: sakura.view(state, seat),
      seat,
      rng: [1, 2, 3, 4],
      level: 'wanderer',
    })
    const open = new Choices()
    legal(sakura, state, seat, open)
    const heard = 'words' in answer ? sakura.hear(answer.words) : null
    expect(open.toArray()).toContain(heard)
    expect(
      await think(ref => rules.rules(ref), {
        rules: { game: 'go', version: 1 },
        view: 0,
        seat: 0,
        rng: [1, 2, 3, 4],
        level: 'samurai',
      }),
    ).toEqual({
      failed: 'no rules of version 1 of go',
    })
  })
})

describe('a sealed window on the sofa', () => {
  /** Three people whose turns are over: the secret vote has just been opened. */
  async function voting(store: FakeIndexedDb) {
    const house = houseOn(store)
    const id = await openOn(house, [person('Aki'), person('Ben'), person('Chie')], 'lanterns')
    const table = new Ear(house, [])
    const hands = [0, 1, 2].map(seat => new Ear(house, [seat]))
    for (const ear of [table, ...hands]) await ear.hello(id)
    for (const [seat, hand] of hands.entries()) await hand.move(seat, ['end'])
    return { house, id, table, hands }
  }
  const waitingOf = (ear: Ear, seat: number): number => ear.now.faces[String(seat)]?.waiting ?? -1

  it('keeps each answer in its envelope; the curtain knows who is next, the other hands know nothing', async () => {
    const { table, hands } = await voting(new FakeIndexedDb())
    const [aki, ben, chie] = hands as [Ear, Ear, Ear]
    const heard = ben.heard.length
    expect(await aki.move(0, ['yes'])).toMatchObject({ status: 'applied', seq: 3 })
    expect([waitingOf(table, -1), waitingOf(aki, 0), waitingOf(ben, 1)]).toEqual([0b110, 0b110, 0b111])
    expect([aki.now.sealed, ben.heard.length]).toEqual([{ 0: [['yes']] }, heard])
    await chie.move(2, ['no'])
    await ben.move(1, ['no'])
    expect(table.now.seq).toBe(6)
    const by = table.heard.flatMap(m => (m.t === 'update' ? [m.line.by] : []))
    expect(by.slice(-3)).toEqual([0, 1, 2])
  })

  it('finds the envelopes again after the page was closed, and answers a resent move once', async () => {
    const store = new FakeIndexedDb()
    const { id, hands } = await voting(store)
    await hands[1]?.move(1, ['no'], 'ben-votes-no')
    const house = houseOn(store)
    const ben = new Ear(house, [1])
    await ben.hello(id)
    expect(ben.now).toMatchObject({ seq: 3, sealed: { 1: [['no']] } })
    expect(await ben.move(1, ['no'], 'ben-votes-no')).toMatchObject({ status: 'duplicate', seq: 3 })
    const all = new Ear(house, [0, 2])
    await all.hello(id)
    for (const seat of [0, 2]) await all.move(seat, ['yes'])
    expect([ben.now.seq, store.tables.get(id)?.envelopes]).toEqual([6, []])
  })
})
