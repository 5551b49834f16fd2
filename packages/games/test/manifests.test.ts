import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, isCalled } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { MANIFESTS, registry } from '../src/registry.ts'

test('names and prefixes belong to one game each', () => {
  const names = MANIFESTS.flatMap(m => [...new Set([m.id, folderOf(m), ...(m.formerly ?? [])])])
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(MANIFESTS.map(m => m.prefix)).size).toBe(MANIFESTS.length)
  expect(registry.ids).toEqual(MANIFESTS.map(m => m.id))
})

describe.each(MANIFESTS.map(m => [m.id, m] as const))('%s', (id, m) => {
  test('its manifest says what its rules say', async () => {
    const { game } = (await registry.newest(id)) ?? {}
    expect({ id: game?.id, version: game?.version, seats: game?.seats }).toEqual({
      id,
      version: m.version,
      seats: m.seats,
    })
    // Rulings of some rules have a sign alone.
    const ids = Object.keys(game?.clauses ?? {}).filter(clause => /^[A-Z]{2}-/.test(clause))
    const signs = ids.map(clause => clause.split('-'))
    expect(new Set(signs.map(([prefix]) => prefix))).toEqual(new Set([m.prefix]))
    const chapters = new Set(signs.map(([, chapter]) => chapter))
    expect(m.chapters.filter(sign => !chapters.has(sign))).toEqual([])
  })

  test('it is found by its folder, and lies there', () => {
    expect(isCalled(m, folderOf(m))).toBe(true)
    expect(existsSync(join(import.meta.dirname, '..', folderOf(m), 'src/game.ts'))).toBe(true)
  })

  test('every frozen schema has a reader', async () => {
    for (const { version } of registry.frozen.filter(f => f.game === id))
      expect(await registry.thaw({ game: id, version })).not.toBeNull()
  })
})
