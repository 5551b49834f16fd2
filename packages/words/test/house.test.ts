import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkHouse, saidTwice } from '../src/house.ts'
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

test('an id stands in one part of the page only, since they are heard together', () => {
  const page = { path: 'packages/web/words', name: 'web', part: false, sources: { en: 'page-a = A' } }
  const part = (text: string) => ({ path: 'x', name: 'review', part: true, sources: { en: text } })
  expect(saidTwice([page, part('page-b = B')])).toEqual([])
  expect(saidTwice([page, part('page-a = B')]).map(f => `${f.room} ${f.id} ${f.what}`)).toEqual([
    'review page-a stands in web too',
  ])
})
