import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isNamed } from '@noren/engine'
import { LANG_IDS } from '@noren/words'
import { describe, expect, test } from 'vitest'
import { EXAMPLES, MANIFESTS, registry } from '../src/registry.ts'

test('names and prefixes belong to one game each', () => {
  const names = MANIFESTS.flatMap(m => [m.id, ...(m.formerly ?? [])])
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(MANIFESTS.map(m => m.prefix)).size).toBe(MANIFESTS.length)
  expect(registry.ids).toEqual([...MANIFESTS, ...EXAMPLES].map(m => m.id))
})

describe.each([...MANIFESTS, ...EXAMPLES].map(m => [m.id, m] as const))('%s', (id, m) => {
  test('its manifest says what its rules say', async () => {
    const { game } = (await registry.newest(id)) ?? {}
    expect({ id: game?.id, formerly: game?.formerly, version: game?.version, seats: game?.seats }).toEqual({
      id,
      formerly: m.formerly,
      version: m.version,
      seats: m.seats,
    })
    // Rulings of some rules have a sign alone.
    const ids = Object.keys(game?.clauses ?? {}).filter(clause => /^[A-Z][A-Z\d]-/.test(clause))
    const signs = ids.map(clause => clause.split('-'))
    expect(new Set(signs.map(([prefix]) => prefix))).toEqual(new Set([m.prefix]))
    const chapters = new Set(signs.map(([, chapter]) => chapter))
    expect(m.chapters.filter(sign => !chapters.has(sign))).toEqual([])
  })

  test('its exact rules are there in every language, those of the code in English', async () => {
    const game = await m.rules()
    expect(await m.clauses('en')).toEqual(game.clauses)
    for (const lang of LANG_IDS) expect(Object.keys(await m.clauses(lang))).toEqual(Object.keys(game.clauses))
  })

  test('its folder has its name, and old names find it', () => {
    const dir = EXAMPLES.includes(m) ? '../../engine' : '..'
    expect(existsSync(join(import.meta.dirname, dir, id, 'src/game.ts'))).toBe(true)
    for (const name of [id, ...(m.formerly ?? [])]) {
      expect(isNamed(m, name)).toBe(true)
      expect(registry.idOf(name)).toBe(id)
    }
  })

  test('every frozen schema has a reader, and what bots know of it has the names of today', async () => {
    for (const { version } of registry.frozen.filter(f => registry.idOf(f.game) === id)) {
      const old = await registry.thaw({ game: id, version })
      expect(old).not.toBeNull()
      const features = old?.sense?.hintFeatures
      expect([typeof features?.turn, typeof features?.now, typeof features?.later]).toEqual(
        Array(3).fill('function'),
      )
      expect(old?.sense).not.toHaveProperty('insight')
    }
  })
})

test('where the editions of Saké differ, its rules say what holds at the table', async () => {
  const sake = MANIFESTS.find(m => m.id === 'sake')
  for (const lang of LANG_IDS) {
    const french = await sake?.clauses(lang, 'fr')
    const italian = await sake?.clauses(lang, 'it')
    expect(french).toEqual(await sake?.clauses(lang))
    const apart = Object.keys(french ?? {}).filter(id => french?.[id] !== italian?.[id])
    expect(apart).toContain('SK-POWER-2')
    expect(apart).toContain('SK-FATAL-3')
    expect(apart.length).toBeGreaterThan(20)
  }
})
