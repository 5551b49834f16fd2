import i18next from 'i18next'
import { expect, it } from 'vitest'
import { LOAD } from '../src/i18n/load.ts'
import { sayer } from '../src/i18n/say.ts'

type Say = (path: string, facts?: Readonly<Record<string, unknown>>) => string

/** Every path to a sentence; forms of number count as one. */
const paths = (words: object, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? paths(value, `${before}${key}.`)
      : [`${before}${key.replace(/_(one|many|other)$/, '')}`],
  )

it.each(['en', 'fr', 'it'] as const)('says in %s what i18next says', async lang => {
  const words = await LOAD[lang]()
  const theirs = i18next.createInstance()
  await theirs.init({
    lng: lang,
    resources: { [lang]: { translation: words } },
    interpolation: { escapeValue: false },
  })
  const reference = theirs.t as unknown as Say
  const ours = sayer(lang, words) as unknown as Say
  const all = new Set(paths(words))
  expect(all.size).toBeGreaterThan(150)
  for (const path of all) {
    const text = path.split('.').reduce<unknown>((at, k) => (at as Record<string, unknown>)[k], words)
    const names =
      typeof text === 'string' ? Array.from(text.matchAll(/\{\{(\w+)\}\}/g), m => m[1] as string) : []
    const facts = Object.fromEntries(names.map((name, i) => [name, `<${name} ${i}>`]))
    for (const count of [0, 1, 2, 17]) {
      const told = typeof text === 'string' ? facts : { ...facts, names: 'Mika', count }
      expect(ours(path, told), path).toBe(reference(path, told))
    }
  }
  expect(ours('refusals.no-such-code', { defaultValue: 'as it is' })).toBe('as it is')
  expect(ours('nowhere.at.all')).toBe('nowhere.at.all')
})
