import { join } from 'node:path'
import { LANGS as OLD } from '@noren/engine'
import { expect, test } from 'vitest'
import { checkHouse } from '../src/house.ts'
import { LANG_IDS } from '../src/langs.ts'
import { foldersIn } from '../src/rooms.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('every sentence of the house, said in every way its facts allow, is without fault', () => {
  const { faults, ...counts } = checkHouse(ROOT)
  expect(faults).toEqual([])
  expect(counts.languages).toEqual([...LANG_IDS].sort())
  expect(counts.messages).toBeGreaterThan(0)
  expect(foldersIn(ROOT).map(f => f.name)).toContain('people')
})

test('rooms that are not in catalogues yet speak the same languages', () => {
  expect([...OLD]).toEqual(LANG_IDS)
})
