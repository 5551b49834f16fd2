import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clauses as de } from '../rules/de.gen.ts'
import { clauses as en } from '../rules/en.gen.ts'
import { clauses as fr } from '../rules/fr.gen.ts'
import { clauses as it } from '../rules/it.gen.ts'

const here = join(import.meta.dirname, '..')
const ID = /SS-[A-Z]+-\d+/g

function textOf(folder: string, skip: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.includes(skip))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
const idsIn = (text: string): Set<string> => new Set(text.match(ID) ?? [])
const ruled = Object.keys(en).filter(id => !/-(AMB|DEC)-/.test(id))

test('every clause has its sentence in every language', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
  expect(Object.keys(it).sort()).toEqual(Object.keys(en).sort())
  for (const texts of [de, en, fr, it])
    for (const text of Object.values(texts)) expect(text).toMatch(/\S.*[.]$/)
  for (const id of Object.keys(en)) expect([de[id], fr[id], it[id]]).not.toContain(en[id])
})

test('the sentences are those of the rules, when the rules are at hand', () => {
  const rules = join(here, '..', '..', '..', '..', 'shared', 'rules', 'samurai-spirit.md')
  const defined = existsSync(rules)
    ? [...readFileSync(rules, 'utf8').matchAll(/^(?:- \*\*|\| |\*\*)(SS-[A-Z]+-\d+)/gm)].map(m => m[1] ?? '')
    : ruled
  expect(defined.filter(id => !/-(AMB|DEC)-/.test(id)).sort()).toEqual([...ruled].sort())
  expect(ruled.length).toBe(330)
})

test('every clause is cited beside the deed, and nothing is cited that has no sentence', () => {
  const cited = idsIn(textOf(join(here, 'src'), 'clauses'))
  expect(ruled.filter(id => !cited.has(id))).toEqual([])
  expect([...cited].filter(id => en[id] === undefined)).toEqual([])
})

test('every clause stands in the title of a test', () => {
  const text = textOf(join(here, 'test'), 'clauses.test')
  const titles = [...text.matchAll(/(?:example|rule)\(\s*(?:'SS-EX-\d+',\s*)?\[[^\]]*\]/g)]
    .map(m => m[0])
    .join(' ')
  const tested = idsIn(titles)
  expect(ruled.filter(id => !tested.has(id))).toEqual([])
})
