import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compile } from '../src/compile.ts'
import { LANG_IDS } from '../src/langs.ts'
import { split } from '../src/later.ts'
import { pack } from '../src/pack.ts'
import { foldersIn } from '../src/rooms.ts'
import type { Pattern } from '../src/types.ts'
import { unpack } from '../src/unpack.ts'
import { walk } from '../src/uses.ts'

const ROOT = join(import.meta.dirname, '../../..')
const folders = foldersIn(ROOT).filter(f => !f.rules)

test('issue 16: a packed catalogue is read as the table it was written from, in every room and language', () => {
  let messages = 0
  for (const { path } of folders)
    for (const lang of LANG_IDS) {
      const { catalogue } = compile(readFileSync(join(ROOT, path, `${lang}.ftl`), 'utf8'))
      expect(unpack(pack(catalogue)), `${path} ${lang}`).toEqual(catalogue)
      messages += Object.keys(catalogue).length
    }
  expect(messages).toBeGreaterThan(10_000)
})

test('signs that packing uses may stand in a text', () => {
  const odd = {
    'log-odd': String.raw`a {b} | <c> \ "d" = e`,
    two: 'one\ntwo',
    none: '',
    'n-x': [['$', 'n'], ' | x'] as Pattern,
  }
  expect(unpack(pack(odd))).toEqual(odd)
})

test('issue 16: what a table needs only later lies apart, and the first part names nothing of it', () => {
  for (const { path, sources } of folders.filter(f => f.game)) {
    const { catalogue } = compile(sources.en ?? '')
    const { now, later } = split(catalogue)
    expect({ ...now, ...later }).toEqual(catalogue)
    expect(Object.keys(later).length, path).toBeGreaterThan(0)
    for (const pattern of Object.values(now))
      walk(pattern, e => {
        if (e[0] === '@') expect(Object.keys(later), path).not.toContain(e[1])
      })
  }
})
