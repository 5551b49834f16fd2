import { LANG_IDS } from '@noren/words'
import { describe, expect, test } from 'vitest'
import { MANIFESTS } from '../src/manifests.ts'
import { chapterOf, pageOf } from './why-not.ts'

const chapters = await Promise.all(MANIFESTS.map(chapterOf))

describe.each(chapters.map(c => [c.title, c] as const))('%s', (_title, { shown, reasons, clauses }) => {
  test('thirty things at least are tried, and every reason is among them', () => {
    expect(shown.length).toBeGreaterThanOrEqual(30)
    const met = new Set(shown.map(s => s.why.id))
    expect(Object.keys(reasons.truths).filter(id => !met.has(id))).toEqual([])
    const cases = shown.map(s => [s.attempt.position, ...s.attempt.words].join(' '))
    expect(new Set(cases).size).toBe(cases.length)
  })

  test.each(shown.map(s => [`${s.attempt.position} ${s.attempt.words.join(' ')}`, s] as const))(
    '%s',
    (_what, { attempt, why, tried, said, holds, kind }) => {
      expect(why.id).toBe(attempt.id)
      expect(holds, JSON.stringify(why.facts)).toBe(true)
      for (const id of why.clauses) expect(clauses).toHaveProperty(id)
      expect(why.clauses.length === 0 ? 'none' : kind).toMatch(/^(none|must|mustNot|is)$/)
      for (const line of [tried, ...Object.values(said)]) {
        // Nobody reads codes: no clause, no card id, no gap.
        expect(line).not.toMatch(/\b[A-Z]{2}-[A-Z]+-\d|\b[a-z]+-[a-z]*\d+\b|undefined|null|NaN|[{}*]/)
      }
      // What the table itself says is its question, which need not end in a full stop.
      const end = why.clauses.length === 0 ? /^\S.{4,}$/ : /^\S.{4,138}\.$/
      for (const line of Object.values(said)) expect(line).toMatch(end)
      expect(new Set(Object.values(said)).size).toBe(LANG_IDS.length)
    },
  )
})

test('docs/why-not.md is true', async () => {
  await expect(pageOf(chapters)).toMatchFileSnapshot('../../../docs/why-not.md')
})
