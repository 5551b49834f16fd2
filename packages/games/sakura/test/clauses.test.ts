import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clauses as en } from '../rules/en.gen.ts'
import { clauses as fr } from '../rules/fr.gen.ts'
import { clauses as it } from '../rules/it.gen.ts'

/** The rulebook, the code and the tests speak of the same clauses. */

const here = import.meta.dirname
const RULES = join(here, '../../../../../shared/rules/sakura.md')
const AMENDED = join(here, '../../../../../shared/rules/version-2.md')
const ID = /SA-(?:SETUP|PLAY|TAKE|HIRE|MOD|CHAR|END|EX|AMB|DEC)-\d+[ab]?/g

const filesUnder = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => join(dir, name))
const idsIn = (text: string): string[] => [...text.matchAll(ID)].map(([id]) => id)

test('every language has every clause, and no sentence is empty', () => {
  for (const texts of [fr, it]) expect(Object.keys(texts)).toEqual(Object.keys(en))
  for (const texts of [en, fr, it]) for (const text of Object.values(texts)) expect(text).toMatch(/\S.*[.?]$/)
  expect(Object.keys(en)).toHaveLength(135 + 17 + 52 + 16)
})

test('translations are translations', () => {
  for (const id of Object.keys(en)) {
    expect(fr[id], id).not.toBe(en[id])
    expect(it[id], id).not.toBe(en[id])
    expect(it[id], id).not.toBe(fr[id])
  }
})

test('the clauses are those of the rules, where the rules are at hand', () => {
  // In a clone without the shared rules the committed clauses are the reference, and only their shape can be checked.
  const ids = existsSync(RULES)
    ? readFileSync(RULES, 'utf8')
        .split('\n')
        .flatMap(line => {
          const id = /^\| (SA-[A-Z]+-\d+) \|/.exec(line)?.[1] ?? /^\*\*(SA-EX-\d+[ab]?) /.exec(line)?.[1]
          return id === undefined ? [] : [id]
        })
        .filter(id => id !== 'SA-DEC-4') // SA-AMB-49: it falls away in version 2
        .concat(readFileSync(AMENDED, 'utf8').match(/SA-AMB-(?:49|5\d)/g) ?? [])
    : Object.keys(en)
  expect(Object.keys(en).sort()).toEqual([...new Set(ids)].sort())
})

test('code cites only clauses that exist', () => {
  for (const file of filesUnder(join(here, '../src')))
    for (const id of idsIn(readFileSync(file, 'utf8'))) expect(en[id], `${id} in ${file}`).toBeDefined()
})

test('every clause is in the title of a test', () => {
  const titles = filesUnder(here)
    .filter(file => file.endsWith('.test.ts'))
    .flatMap(file => {
      const text = readFileSync(file, 'utf8')
      return [/shows\(\s*\[[^\]]*\]/g, /example\(\s*'[^']+',\s*\[[^\]]*\]/g, /test\('[^']*'/g].flatMap(
        title => [...text.matchAll(title)],
      )
    })
    .flatMap(([text]) => idsIn(text))
  const shown = new Set(titles)
  expect(Object.keys(en).filter(id => !shown.has(id))).toEqual([])
})
