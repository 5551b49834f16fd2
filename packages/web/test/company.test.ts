import { registry } from '@noren/games'
import type { TableInfo } from '@noren/protocol'
import { describe, expect, it } from 'vitest'
import { playersOf } from '../src/table/loaded.ts'
import { BOT, Ear, FakeIndexedDb, houseOn, openOn, person } from './fake-indexed-db.ts'

const key = (): string => '5a'.repeat(32)

describe('issue 20, 5: bots as company', () => {
  it('the same bot has the same name and crest through a match and its rematches', async () => {
    const store = new FakeIndexedDb()
    const house = houseOn(store, undefined, registry, { key })
    const called = async (id: string): Promise<object> => {
      const ear = new Ear(house, [0])
      await ear.hello(id)
      const { now } = ear
      if (now.t !== 'sync') throw new Error('the table was not shown')
      return playersOf(now.table).map(({ name, crest, kind, level }) => ({ name, crest, kind, level }))
    }
    const first = await openOn(house, [BOT, person('Mika'), BOT, BOT], 'sake')
    const company = await called(first)
    const again = await house.run({ do: 'again', id: first })
    if (again === null || !('id' in again)) throw new Error('no rematch')
    const third = await house.run({ do: 'again', id: again.id })
    if (third === null || !('id' in third)) throw new Error('no rematch')
    expect(await called(again.id)).toEqual(company)
    expect(await called(third.id)).toEqual(company)
    // However far the match is: what is called depends on no state of it.
    expect(await called(first)).toEqual(company)
  })

  it('no two at a full table share a name or a crest, and a person coming or going changes no bot', () => {
    const bot = { kind: 'bot', name: '', crest: 0, level: 'bushi', online: true, yours: false } as const
    const mika = { kind: 'person', name: 'Mika', crest: 5, online: true, yours: true } as const
    const at = (...seats: TableInfo['seats']) => playersOf({ seats } as unknown as TableInfo)
    const full = at(mika, bot, bot, bot, bot, bot, bot, bot)
    expect(new Set(full.map(p => p.name)).size).toBe(8)
    expect(new Set(full.map(p => p.crest)).size).toBe(8)
    const away = at({ ...mika, online: false, yours: false }, bot, bot, bot, bot, bot, bot, bot)
    expect(away.slice(1).map(p => [p.name, p.crest])).toEqual(full.slice(1).map(p => [p.name, p.crest]))
  })
})
