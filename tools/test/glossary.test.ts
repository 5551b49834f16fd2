import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')

const NAMED = /\(`(\w+)`, `@noren\/(\w+)`\)/g
const glossary = read('docs/glossary.md')

/** The sources of a package, once. */
const sources = new Map<string, string>()
function sourcesOf(name: string): string {
  const known =
    sources.get(name) ??
    globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: ROOT })
      .map(file => read(file.replaceAll('\\', '/')))
      .join('\n')
  sources.set(name, known)
  return known
}
const isExported = (type: string, name: string): boolean =>
  new RegExp(`^export (?:abstract )?(?:interface|type|class) ${type}\\b`, 'm').test(sourcesOf(name))

test('every type that the glossary names is exported by that package', () => {
  const named = [...glossary.matchAll(NAMED)].map(([, type = '', name = '']) => [type, name] as const)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(([type, name]) => !isExported(type, name))).toEqual([])
  expect(isExported('Barrier', 'engine')).toBe(false)
})

test('its terms are in order, and each is there once', () => {
  const terms = [...glossary.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, term = '']) => term)
  expect(terms.length).toBeGreaterThan(50)
  expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b, 'en')))
})
