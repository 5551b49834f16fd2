import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Lobby } from '@noren/protocol'
import { backup, BackupError, readConfig, restore } from '../src/index.ts'
import { moveId } from '@noren/testbed/client'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { seated } from '@noren/testbed/playing'

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
