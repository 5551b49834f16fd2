/** What players reach for and may not have, each with its one reason and the sentence they read. */
import { LANG_IDS } from '@noren/words'
import { describe, expect, test } from 'vitest'
import { sake } from '../src/index.ts'
import { heard, namesFor, reasons } from '../src/laws/reasons.ts'
import { given } from './scenario.ts'
import { ATTEMPTS } from './why-not.ts'

const OURS = ATTEMPTS.filter(a => a.id in reasons.truths)

describe('why not', () => {
  for (const { id, says, seat = 0, words, at } of OURS)
    test(`${id}: ${says}`, () => {
      const t = at()
      const why = t.because(seat, ...words)
      expect(why?.id).toBe(id)
      if (why === null) throw new Error('allowed')
      const view = sake.view(t.s, seat)
      expect(reasons.truths[id]?.(view, seat, words, why.facts), JSON.stringify(why.facts)).toBe(true)
      expect(['must', 'mustNot', 'is']).toContain(reasons.kinds[why.clauses[0] ?? ''])
      expect(heard.no('en', why, namesFor(seat), view)).toBe(says)
      const said = LANG_IDS.map(lang => heard.no(lang, why, namesFor(seat), view))
      for (const line of said) expect(line).toMatch(/^\S.{4,118}\.$/)
      expect(new Set(said).size).toBe(LANG_IDS.length)
    })

  test('every reason has an example', () => {
    const shown = new Set(ATTEMPTS.map(c => c.id))
    expect(Object.keys(reasons.truths).filter(id => !shown.has(id))).toEqual([])
  })

  test('not my turn: the table says for whom it waits, and cites no clause', () => {
    const t = given({ players: [{ hand: ['A2'] }, { hand: ['A2'] }, {}] })
    expect(t.because(1, 'end')).toEqual({ id: 'notAsked', facts: { waiting: 1 }, clauses: [] })
    t.does(0, 'card', t.card(0, 0))
    // A choice in the making tells others nothing, by a refusal neither.
    expect(t.because(1, 'end')).toEqual({ id: 'notAsked', facts: { waiting: 1 }, clauses: [] })
  })

  test('a card that somebody else holds is no answer, wherever it is', () => {
    const t = given({ players: [{ hand: ['A2'] }, { hand: ['stumble'] }, {}] })
    for (const copy of ['stumble-1', 'pipe-1'])
      expect(t.because(0, 'card', copy)).toEqual({ id: 'noAnswer', facts: { question: 'play' }, clauses: [] })
  })
})
