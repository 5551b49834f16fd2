import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Lobby } from '@noren/protocol'
import { SqliteStore } from '@noren/store'
import { KINDS } from '../src/mine/kinds.ts'
import { backup, BackupError, readConfig, restore } from '../src/index.ts'
import { moveId } from '@noren/testbed/client'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { seated } from '@noren/testbed/playing'
import { library } from './shelf.ts'

const configAt = (data: string) => readConfig({ NOREN_DATA: data })

test('a house goes on from its backup: people, seats, logs, talk; made while it was open', async () => {
  const [data, other] = [folder(), join(folder(), 'new')]
  const house = await openHouse({ data })
  const people = [guestAt(house), guestAt(house)] as const
  await people[0].ask('PUT', '/api/me', { name: 'Aki', crest: 3 })
  const { id } = await seated(people, 'lanterns', 0)
  const line = await lineOf(people[0])
  await line.hello(id)
  for (const word of ['bow', 'draw', 'end'])
    await line.wish({ t: 'move', id: moveId(), seat: 0, seq: line.last?.seq ?? 0, words: [word] })
  line.send({ t: 'say', text: 'before the storm' })
  await line.next('said')
  const file = join(folder(), 'noren.backup')
  expect(await backup(configAt(data), file)).toEqual({ people: 1, tables: 1, damaged: [] })
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(existsSync(`${file}.part`)).toBe(false)
  const kept = await line.hello(id)
  expect(await restore(configAt(other), file)).toEqual({ people: 1, tables: 1, damaged: [] })
  const again = await openHouse({ data: other })
  const friend = Object.assign(guestAt(again), { cookie: people[1].cookie })
  expect((await friend.ask<Lobby>('GET', '/api/tables')).mine[0]).toMatchObject({ id, yourTurn: true })
  const theirs = await lineOf(friend)
  const sync = await theirs.hello(id)
  expect(sync.lines).toHaveLength(4)
  expect(sync.table).toMatchObject({ keyHash: kept.table.keyHash, seats: [{ name: 'Aki' }, { yours: true }] })
  expect(sync.chat?.map(c => c.text)).toEqual(['before the storm'])
  expect(await theirs.wish({ t: 'move', id: moveId(), seat: 1, seq: 3, words: ['bow'] })).toMatchObject({
    status: 'applied',
    seq: 4,
  })
})

test('issue 35: figures of days are counted anew where a backup is put back', async () => {
  const [data, other] = [folder(), folder()]
  const day = '2026-11-16'
  const results = async (at: string): Promise<SqliteStore> => SqliteStore.open(join(at, 'noren.sqlite'))
  const store = await results(data)
  for (const [n, score] of [4, 9, 4, 4].entries())
    await store.addRecord({
      person: `p${n}`,
      kind: KINDS.daily,
      key: day,
      body: `{"score":${score},"payoff":1}`,
      at: n,
    })
  const figures = await store.dayFigures(day)
  expect(figures).toEqual([
    { payoff: 1, score: 9, n: 1 },
    { payoff: 1, score: 4, n: 3 },
  ])
  await store.close()
  const file = join(folder(), 'noren.backup')
  await backup(configAt(data), file)
  await restore(configAt(other), file)
  const again = await results(other)
  expect(await again.dayFigures(day)).toEqual(figures)
  expect((await again.dayResults(day, { payoff: 1, score: 4 }, 2)).map(r => r.person)).toEqual(['p0', 'p2'])
  await again.close()
})

test('a backup goes only into an empty house, and only when it is whole', async () => {
  const data = folder()
  const house = await openHouse({ data })
  await guestAt(house).open({ game: 'lanterns', seats: 2 })
  const file = join(folder(), 'noren.backup')
  await backup(configAt(data), file)
  await expect(restore(configAt(data), file)).rejects.toThrow('the house is not empty')
  const whole = readFileSync(file, 'utf8')
  const broken = async (text: string): Promise<void> => {
    writeFileSync(file, text)
    await restore(configAt(folder()), file)
  }
  await expect(broken(whole.slice(0, whole.lastIndexOf('{"end"')))).rejects.toThrow('is not whole')
  await expect(broken(whole.slice(0, -20))).rejects.toThrow(BackupError)
  await expect(broken('{}\n')).rejects.toThrow('is not a backup')
  await expect(broken('')).rejects.toThrow('is not whole')
  await expect(restore(configAt(folder()), join(folder(), 'none'))).rejects.toThrow('ENOENT')
})

test('a backup of earlier days, without envelopes and webhooks, is put back too', async () => {
  const [data, other] = [folder(), folder()]
  const house = await openHouse({ data })
  const people = [guestAt(house), guestAt(house)] as const
  const { id } = await seated(people, 'lanterns', 0)
  const line = await lineOf(people[0])
  await line.hello(id)
  await line.wish({ t: 'move', id: moveId(), seat: 0, seq: 0, words: ['bow'] })
  const file = join(folder(), 'noren.backup')
  await backup(configAt(data), file)
  const older = readFileSync(file, 'utf8').replaceAll(/,"envelopes":\[\],"answered":0/g, '')
  expect(older).not.toContain('envelopes')
  writeFileSync(file, older)
  await restore(configAt(other), file)
  const again = Object.assign(guestAt(await openHouse({ data: other })), { cookie: people[0].cookie })
  expect((await (await lineOf(again)).hello(id)).seq).toBe(1)
})

test('a backup of earlier days, in which those who hold seats are called mats, is put back whole', async () => {
  const [data, other] = [folder(), join(folder(), 'new')]
  const house = await openHouse({ data })
  const aki = guestAt(house)
  const { id } = await aki.open({ game: 'lanterns', seats: 2 })
  const file = join(folder(), 'noren.backup')
  await backup(configAt(data), file)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('"holders":')
  writeFileSync(file, text.replaceAll('"holders":', '"mats":'))
  expect(await restore(configAt(other), file)).toMatchObject({ tables: 1, damaged: [] })
  const again = Object.assign(guestAt(await openHouse({ data: other })), { cookie: aki.cookie })
  expect((await again.ask<Lobby>('GET', '/api/tables')).mine[0]).toMatchObject({ id })
})

test('issue 35: a conceded game that a backup of earlier days set aside as damaged is put back', async () => {
  const [data, other] = [folder(), folder()]
  const house = await openHouse({ data })
  const people = [guestAt(house), guestAt(house)] as const
  const ids = [(await seated(people, 'lanterns', 0)).id, (await seated(people, 'lanterns', 0)).id]
  await people[1].ask('POST', `/api/tables/${ids[0]}/manners`, { do: 'concede', seat: 1 })
  const file = join(folder(), 'noren.backup')
  await backup(configAt(data), file, library)
  // As it was written then: what was set aside is not counted at the end, and those who hold seats were called mats.
  const aside = (line: string, table: string | undefined): string =>
    `{"aside":true,"table":"${table}","why":"the row is not what its log says","found":${line.replace('"holders":', '"mats":')}}`
  const then = readFileSync(file, 'utf8').split('\n')
  const lines = then.map(line => {
    if (line.includes(`"id":"${ids[0]}"`)) return aside(line, ids[0])
    // And one that is what was said of it.
    if (line.includes(`"id":"${ids[1]}"`)) return aside(line.replace('"playing"', '"over"'), ids[1])
    return line.replace('"tables":2', '"tables":0')
  })
  writeFileSync(file, lines.join('\n'))
  expect(await restore(configAt(other), file, library)).toMatchObject({
    tables: 1,
    damaged: [{ table: ids[1], why: 'the row is not what its log says' }],
  })
  const again = Object.assign(guestAt(await openHouse({ data: other })), { cookie: people[0].cookie })
  expect((await again.ask<Lobby>('GET', '/api/tables')).mine).toMatchObject([
    { id: ids[0], status: 'over', ended: { how: 'conceded', by: [1] } },
  ])
})
