import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import type { Lobby, TableInfo } from '@noren/protocol'
import { SqliteStore } from '@noren/store'
import { audit, backup, copyGood, readConfig, restore } from '../src/index.ts'
import { realChance } from '../src/chance.ts'
import { openStore } from '../src/open.ts'
import { moveId } from '@noren/testbed/client'
import type { Guest, Line } from '@noren/testbed/client'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { playSeat, seated } from '@noren/testbed/playing'
import { library } from './shelf.ts'

const configAt = (data: string) => readConfig({ NOREN_DATA: data })
const move = (line: Line, seat: number, word: string) =>
  line.wish({ t: 'move', id: moveId(), seat, seq: line.last?.seq ?? 0, words: [word] })

/** Two tables of the same two people, a few moves each, in a house that is closed again. */
async function kept(): Promise<{ data: string; people: Guest[]; ids: [string, string] }> {
  const data = folder()
  const house = await openHouse({ data })
  const people = [guestAt(house), guestAt(house)]
  const tables: TableInfo[] = []
  for (let i = 0; i < 2; i++) {
    const table = await seated(people, 'lanterns', 1)
    const line = await lineOf(people[0] as Guest)
    await line.hello(table.id)
    for (const word of ['bow', 'draw', 'end']) await move(line, 0, word)
    await line.close()
    tables.push(table)
  }
  await house.close()
  return { data, people, ids: tables.map(t => t.id) as [string, string] }
}

const inFile = (data: string, sql: string, ...values: string[]): void => {
  const db = new DatabaseSync(join(data, 'noren.sqlite'))
  db.prepare(sql).run(...values)
  db.close()
}
const LOG = '(SELECT n FROM logs WHERE table_id = ?)'
const cutLast = (data: string, id: string): void =>
  inFile(data, `DELETE FROM entries WHERE log = ${LOG} AND seq = 3`, id)

describe('a damaged table', () => {
  test('is set aside with a sentence, and harms nobody else: the others play on, also bots and clocks', async () => {
    const { data, people, ids } = await kept()
    cutLast(data, ids[0])
    const house = await openHouse({ data })
    const [host, friend] = people.map(p => Object.assign(guestAt(house), { cookie: p.cookie })) as [
      Guest,
      Guest,
    ]
    const line = await lineOf(host)
    line.send({ t: 'hello', v: 4, table: ids[0] })
    expect(await line.next('problem')).toMatchObject({ code: 'table-damaged' })
    expect((await host.call('POST', `/api/tables/${ids[0]}/leave`)).body).toMatchObject({
      code: 'table-damaged',
    })
    const theirs = await lineOf(friend)
    await theirs.hello(ids[1])
    expect(await move(theirs, 1, 'end')).toMatchObject({ status: 'applied', seq: 4 })
    // The bot's turn comes next, and its vote after that.
    await theirs.seen('update', m => m.seq >= 5)
    const { mine } = await host.ask<Lobby>('GET', '/api/tables')
    expect(mine.map(t => t.id).sort()).toEqual([...ids].sort())
  })

  test('whose row cannot be read is left out of lists and told to whoever asks for it', async () => {
    const { data, people, ids } = await kept()
    inFile(data, "UPDATE tables SET options = '{' WHERE id = ?", ids[0])
    const house = await openHouse({ data })
    const host = Object.assign(guestAt(house), { cookie: people[0]?.cookie ?? '' })
    expect((await host.ask<Lobby>('GET', '/api/tables')).mine.map(t => t.id)).toEqual([ids[1]])
    const line = await lineOf(host)
    line.send({ t: 'hello', v: 4, table: ids[0] })
    expect(await line.next('problem')).toMatchObject({ code: 'table-damaged' })
  })

  test('is found by the doctor, who can cut it back to its last good entry, into a copy that is played on', async () => {
    const { data, people, ids } = await kept()
    inFile(data, `UPDATE entries SET words = '["show"]' WHERE log = ${LOG} AND seq = 2`, ids[0])
    inFile(
      data,
      "UPDATE entries SET words = '[' WHERE log = (SELECT n FROM logs WHERE table_id = ?) AND seq = 3",
      ids[1],
    )
    const store = await openStore(configAt(data))
    const report = await audit(store, library)
    expect(report).toMatchObject({ tables: 2 })
    expect(report.damaged).toContainEqual({
      table: ids[0],
      good: 1,
      why: 'entry 2 does not fit the chain of hashes',
    })
    expect(report.damaged).toContainEqual({ table: ids[1], good: 0, why: 'entry 3 cannot be read' })
    const copy = await copyGood(store, library, ids[0], realChance, 1000)
    expect(copy).toMatchObject({ entries: 1 })
    await store.close()
    const house = await openHouse({ data })
    const line = await lineOf(Object.assign(guestAt(house), { cookie: people[0]?.cookie ?? '' }))
    expect(await line.hello(copy?.table ?? '')).toMatchObject({ seq: 1 })
    expect(await move(line, 0, 'end')).toMatchObject({ status: 'applied', seq: 2 })
  })

  test('a row that says something else than its log is found too', async () => {
    const { data, ids } = await kept()
    inFile(data, 'UPDATE tables SET waiting = 5 WHERE id = ?', ids[1])
    const store = await openStore(configAt(data))
    expect((await audit(store, library)).damaged).toEqual([
      { table: ids[1], good: 3, why: 'the row is not what its log says' },
    ])
    await store.close()
  })
})

describe('an end that people made', () => {
  const rowOf = (id: string) => ({
    set: (data: string, column: string, value: object | string) =>
      inFile(
        data,
        `UPDATE tables SET ${column} = ? WHERE id = ?`,
        typeof value === 'string' ? value : JSON.stringify(value),
        id,
      ),
  })
  const conceded = (seat: number) => ({
    status: 'over',
    manners: { conceded: [seat], ended: { how: 'conceded', by: [seat] } },
  })
  const whyOf = async (data: string): Promise<(readonly [string, string])[]> => {
    const store = await openStore(configAt(data))
    const { damaged } = await audit(store, library)
    await store.close()
    return damaged.map(({ table, why }) => [table, why])
  }
  /** A game of two to the end of its rules, beside one that runs. */
  async function two(): Promise<{ data: string; ids: [string, string] }> {
    const data = folder()
    const house = await openHouse({ data })
    const people = [guestAt(house), guestAt(house)]
    const ids: [string, string] = ['', '']
    for (const i of [0, 1] as const) ids[i] = (await seated(people, 'lanterns', 0)).id
    const lines = await Promise.all(people.map(guest => lineOf(guest)))
    for (const line of lines) await line.hello(ids[0])
    await Promise.all(lines.map((line, seat) => playSeat(line, seat, seeded(seat))))
    for (const line of lines) await line.close()
    await house.close()
    return { data, ids }
  }

  test.each([
    ['a seat that is not there', conceded(2), 'the row says that seat 2 was given up, and nobody sits there'],
    ['nobody, in a row that is over', { status: 'over' }, 'the row is not what its log says'],
    ['somebody, in a row that goes on', { manners: conceded(0).manners }, 'the row is not what its log says'],
    [
      'an outcome, and its log nothing of it',
      { outcome: { ranks: [1, 2] } },
      'the row is not what its log says',
    ],
  ])('and that its log contradicts is found: it names %s', async (_, columns, why) => {
    const { data, ids } = await two()
    for (const [column, value] of Object.entries(columns)) rowOf(ids[1]).set(data, column, value)
    expect(await whyOf(data)).toEqual([[ids[1], why]])
  })

  test('beside an end by the rules is kept, as two servers may write it; another outcome is found', async () => {
    const { data, ids } = await two()
    rowOf(ids[0]).set(data, 'manners', conceded(0).manners)
    expect(await whyOf(data)).toEqual([])
    const store = await openStore(configAt(data))
    const { outcome } = (await store.table(ids[0])) ?? {}
    await store.close()
    const swapped = { ...outcome, ranks: [...(outcome?.ranks ?? [])].map(rank => 3 - rank) }
    rowOf(ids[0]).set(data, 'outcome', swapped)
    expect(await whyOf(data)).toEqual([[ids[0], 'the row is not what its log says']])
  })

  test('of three by one who conceded is found: a bot plays on for them', async () => {
    const { data, ids } = await kept()
    for (const [column, value] of Object.entries(conceded(1))) rowOf(ids[0]).set(data, column, value)
    const why = 'the row says that it was conceded, which ends no game of 3'
    expect(await whyOf(data)).toEqual([[ids[0], why]])
  })

  test('stays in a copy of its table', async () => {
    const { data, ids } = await two()
    for (const [column, value] of Object.entries(conceded(1))) rowOf(ids[1]).set(data, column, value)
    expect(await whyOf(data)).toEqual([])
    const store = await openStore(configAt(data))
    const copy = await copyGood(store, library, ids[1], realChance, 1000)
    expect(await store.table(copy?.table ?? '')).toMatchObject(conceded(1))
    await store.close()
    expect(await whyOf(data)).toEqual([])
  })
})

describe('backups', () => {
  test('in which a whole log has a row that contradicts it: that table is left out and named, the rest goes back', async () => {
    const { data, ids } = await kept()
    const file = join(folder(), 'noren.backup')
    await backup(configAt(data), file, library)
    const text = readFileSync(file, 'utf8').split('\n')
    const changed = text.map(line =>
      line.includes(`"id":"${ids[0]}"`) ? line.replace('"status":"playing"', '"status":"over"') : line,
    )
    writeFileSync(file, changed.join('\n'))
    const other = folder()
    expect(await restore(configAt(other), file, library)).toMatchObject({
      tables: 1,
      damaged: [{ table: ids[0], why: 'the row is not what its log says' }],
    })
    const store = await openStore(configAt(other))
    expect(await store.tableIds()).toEqual([ids[1]])
    await store.close()
  })

  test('of a damaged file save what can be saved and say what cannot; the rest goes back', async () => {
    const { data, ids } = await kept()
    cutLast(data, ids[0])
    const file = join(folder(), 'noren.backup')
    const { tables, damaged } = await backup(configAt(data), file, library)
    expect([tables, damaged.map(d => d.table)]).toEqual([1, [ids[0]]])
    const other = folder()
    expect(await restore(configAt(other), file, library)).toMatchObject({
      tables: 1,
      damaged: [{ table: ids[0] }],
    })
    const store = await openStore(configAt(other))
    expect(await store.tableIds()).toEqual([ids[1]])
    await store.close()
  })

  test('that were changed are refused before anything is restored', async () => {
    const { data, ids } = await kept()
    const file = join(folder(), 'noren.backup')
    await backup(configAt(data), file, library)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('["draw"]', '["bow"]'))
    const other = folder()
    await expect(restore(configAt(other), file, library)).rejects.toThrow(
      /table .* does not fit the chain of hashes/,
    )
    const store = await openStore(configAt(other))
    expect(await store.tableIds()).toEqual([])
    await store.close()
    expect(ids).toHaveLength(2)
  })
})

describe('one folder, one server', () => {
  test('a second server on the same file refuses to start; after the first has closed it may', async () => {
    const data = folder()
    const first = await openHouse({ data })
    await expect(openHouse({ data })).rejects.toThrow('another server is using')
    await first.close()
    const second = await openHouse({ data })
    expect((await guestAt(second).call('GET', '/healthz')).body).toMatchObject({ ok: true })
  })

  test('the lock of a server that was killed is gone with it', async () => {
    const data = folder()
    const script = `
      import { lockData } from ${JSON.stringify(new URL('../src/lock.ts', import.meta.url).href)}
      await lockData({ database: null, data: ${JSON.stringify(data)} })
      process.kill(process.pid, 'SIGKILL')`
    const done = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      encoding: 'utf8',
    })
    expect([done.signal, done.stderr.replace(/.*ExperimentalWarning.*\n.*\n/, '')]).toEqual(['SIGKILL', ''])
    await openHouse({ data })
  })
})

describe('health', () => {
  test('says no when nothing can be written', async () => {
    const data = folder()
    const store = await SqliteStore.open(join(data, 'noren.sqlite'))
    store.probe = () => Promise.reject(new Error('database or disk is full'))
    const house = await openHouse({}, undefined, async () => store)
    const { status, body } = await guestAt(house).call('GET', '/healthz')
    expect([status, body]).toEqual([503, { ok: false, why: 'the store cannot be written' }])
  })

  test('a full disk is noticed by writing to it', () => {
    const data = folder()
    // The system refuses to let any file grow beyond this: to the process that is a full disk.
    const script = `
      import { SqliteStore } from '@noren/store'
      const store = await SqliteStore.open(${JSON.stringify(join(data, 'noren.sqlite'))})
      await store.probe()
      let failed = 0
      for (let i = 0; i < 4000 && failed === 0; i++)
        await store.savePerson({ id: 'p' + i, name: 'x'.repeat(4000), crest: 1 }).catch(() => failed++)
      // A last page may still fit.
      let full = 'fine'
      for (let i = 0; i < 5 && full === 'fine'; i++) full = await store.probe().then(() => 'fine', () => 'full')
      process.stdout.write(failed + ' ' + full)`
    const run = `trap '' XFSZ; ulimit -f 800; exec "$0" --input-type=module-typescript -e "$1"`
    const done = spawnSync('bash', ['-c', run, process.execPath, script], {
      encoding: 'utf8',
      cwd: import.meta.dirname,
    })
    expect(done.stdout).toBe('1 full')
  })
})
