import { isKey } from '@noren/match'
import type { MatchLog } from '@noren/protocol'
import { expect, test } from 'vitest'
import { seededChance } from '../src/chance.ts'
import { ConfigError, readConfig } from '../src/config.ts'
import { guestAt, openHouse } from './house.ts'

test('a seed is refused where people play, and taken where games are built or tested', () => {
  for (const env of [{}, { NODE_ENV: 'production' }, { NOREN_DEV: '0' }])
    expect(() => readConfig({ NOREN_SEED: 'rain', ...env })).toThrow(ConfigError)
  for (const env of [{ NODE_ENV: 'test' }, { NOREN_DEV: '1' }])
    expect(readConfig({ NOREN_SEED: 'rain', ...env }).seed).toBe('rain')
  for (const none of [{}, { NOREN_SEED: '' }]) expect(readConfig(none).seed).toBeNull()
})

test('a seed draws the same keys in the same order, another seed others; ids stay nobody’s to foresee', () => {
  const keys = (seed: string): string[] => {
    const chance = seededChance(seed)
    return Array.from({ length: 20 }, () => chance.key())
  }
  expect(keys('rain')).toEqual(keys('rain'))
  const all = [...keys('rain'), ...keys('snow')]
  expect(new Set(all).size).toBe(all.length)
  expect(all.every(isKey)).toBe(true)
  expect(seededChance('rain').id()).not.toBe(seededChance('rain').id())
})

/** The keys of two tables, one after the other. */
async function dealt(seed: string | null): Promise<string[]> {
  const host = guestAt(await openHouse({ seed }))
  const keys: string[] = []
  for (let n = 0; n < 2; n++) {
    const { id } = await host.open({ game: 'sakura', seats: 2, bots: ['wanderer'], start: true })
    await host.ask('POST', `/api/tables/${id}/manners`, { do: 'concede', seat: 0 })
    await expect.poll(async () => (await host.call('GET', `/api/tables/${id}/log`)).status).toBe(200)
    keys.push((await host.ask<MatchLog>('GET', `/api/tables/${id}/log`)).charter.key)
  }
  return keys
}

test('two servers with one seed deal the same games; without a seed no two are the same', async () => {
  const rain = await dealt('rain')
  expect(await dealt('rain')).toEqual(rain)
  expect(
    new Set([...rain, ...(await dealt('snow')), ...(await dealt(null)), ...(await dealt(null))]).size,
  ).toBe(8)
})
