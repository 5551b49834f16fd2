import { LANG_IDS } from '@noren/words'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countTable, newKind } from '../src/learn/first-hints.ts'

const choice = (...words: (string | number)[]): { words: (string | number)[] } => ({ words })

test('learn.md 2.5: a hint comes once per kind, in the first three games', () => {
  const has = (kind: string): boolean => kind === 'hire' || kind === 'take'
  const none = { tables: [], seen: [] }
  expect(newKind([choice('place', 'red-1', 'left'), choice('take', 'left')], has, none)).toBe('take')
  expect(newKind([choice('take', 'left')], has, { tables: [], seen: ['take'] })).toBeNull()
  expect(newKind([choice('place', 'red-1', 'left')], has, none)).toBeNull()
  expect(countTable(none, 'a')).toEqual(['a'])
  expect(countTable({ tables: ['a', 'b'], seen: [] }, 'c')).toEqual(['a', 'b', 'c'])
  expect(countTable({ tables: ['a', 'b', 'c'], seen: [] }, 'b')).toEqual(['a', 'b', 'c'])
  expect(countTable({ tables: ['a', 'b', 'c'], seen: [] }, 'd')).toBeNull()
})

test.each([
  ['sakura', 6],
  ['spirit', 7],
  ['honor', 8],
  ['sake', 9],
] as const)('learn.md 2.5: %s has %i kinds of hints in every language', (game, kinds) => {
  for (const lang of LANG_IDS) {
    const file = join(import.meta.dirname, `../../games/${game}/lesson/${lang}.ftl`)
    expect(readFileSync(file, 'utf8').match(/^lesson-hint-/gm)).toHaveLength(kinds)
  }
})
