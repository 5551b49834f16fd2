import type { Lang } from '@noren/words'
import { LANG_IDS, plain, speechFor } from '@noren/words'
import { expect } from 'vitest'
import type { SamuraiName } from '../src/cards.ts'
import { said as sayings } from '../src/words.ts'
import type { Given, Spec } from './scenario.ts'
import { given, rule } from './scenario.ts'

/** What version 2 amends: the printed answer to FAQ 6, and the option that keeps the other reading. */

const four: readonly SamuraiName[] = ['gorobei', 'daisuke', 'kyuzo', 'heihachi']
/** Gorobei is on turn with the tokens of Daisuke and Heihachi. */
const lent: Spec = { samurai: four, boards: [{}, { token: 0 }, {}, { token: 0 }], more: 5 }
const people = { name: (seat: number) => `Player ${seat + 1}`, me: 1 }
const SPEECHES = new Map(
  await Promise.all(LANG_IDS.map(async l => [l, await speechFor(sayings, l, people)] as const)),
)
const said = (t: Given, lang: Lang, seat: number, ...words: (string | number)[]): string => {
  const no = t.refusal(seat, ...words)
  if (no === null) throw new Error('it is open')
  return plain(SPEECHES.get(lang)?.no(no, t.view(seat)) ?? [])
}

rule(
  ['SS-AMB-37', 'SS-TAL-11', 'SS-TAL-14', 'SS-FAQ-6', 'SS-DEC-10'],
  'a giver gives on any given card, to the other side alone',
  () => {
    // Even to Daisuke, odd to Heihachi: both may give it on, neither straight back.
    const even = given({ ...lent, deck: ['P4-01'] })
      .does(0, 'fight')
      .does(0, 'give', 1)
    expect(even.choices(1)).toEqual(['confront', 'defend', 'give 2'])
    expect(even.refusal(1, 'give', 0)).toEqual({
      id: 'wrongValue',
      facts: { value: 4, giver: 'daisuke', back: true, strict: false },
      clauses: ['SS-AMB-37', 'SS-TAL-14'],
    })
    expect(said(even, 'en', 1, 'give', 0)).toBe('Daisuke gives back only odd cards; this is a 4.')
    even.does(1, 'give', 2)
    expect(even.told('gave').map(e => e.clause)).toEqual(['SS-TAL-11', 'SS-FAQ-6'])
    const odd = given({ ...lent, deck: ['P3-02'] })
      .does(0, 'fight')
      .does(0, 'give', 3)
    expect(odd.choices(3)).toEqual(['confront', 'defend', 'give 2'])
    // Gorobei's question names who gave what.
    expect(odd.view(2).own.question).toMatchObject({ kind: 'place', seat: 3, from: 0, givers: [0] })
  },
)

rule(['SS-AMB-37', 'SS-TAL-12'], 'whoever is on the other side must be in play', () => {
  const t = given({ ...lent, boards: [{}, { token: 0 }, { passed: true }, { token: 0 }], deck: ['P4-01'] })
  t.does(0, 'fight').does(0, 'give', 1)
  expect(t.choices(1)).toEqual(['confront', 'defend'])
  expect(t.refusal(1, 'give', 2)).toMatchObject({ id: 'neighbourOut', clauses: ['SS-TAL-12', 'SS-PASS-4'] })
})

rule(['SS-AMB-37', 'SS-TAL-11'], 'a card somebody draws itself is given only by its value', () => {
  const t = given({ samurai: ['daisuke', 'gorobei', 'kyuzo'], deck: ['P4-01'], more: 5 }).does(0, 'fight')
  expect(t.choices(0)).toEqual(['confront', 'defend'])
  expect(t.refusal(0, 'give', 1)).toEqual({
    id: 'wrongValue',
    facts: { value: 4, giver: 'daisuke', back: false, strict: false },
    clauses: ['SS-AMB-37', 'SS-TAL-14'],
  })
  expect(said(t, 'en', 0, 'give', 1)).toBe('Daisuke gives odd cards; this is a 4.')
})

rule(['SS-AMB-37', 'SS-TAL-10'], 'in a ring of three a card goes round, and nobody gives it twice', () => {
  const t = given({
    samurai: ['gorobei', 'daisuke', 'heihachi'],
    boards: [{}, { token: 0 }, {}],
    deck: ['P3-02'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'give', 1).does(1, 'give', 2)
  // Heihachi got an odd card from Daisuke: on to Gorobei, not back.
  expect(t.choices(2)).toEqual(['confront', 'defend', 'give 0'])
  t.does(2, 'give', 0)
  expect(t.refusal(0, 'give', 1)).toMatchObject({ id: 'gaveAlready', clauses: ['SS-TAL-10'] })
})

rule(['SS-AMB-37', 'SS-DUO-11'], 'with two samurai nothing changes', () => {
  const t = given({ samurai: ['heihachi', 'daisuke'], deck: ['P4-01'], more: 5 })
  t.does(0, 'fight').does(0, 'give', 1)
  expect(t.choices(1)).toEqual(['confront', 'defend'])
  expect(t.refusal(1, 'give', 0)?.id).toBe('wrongValue')
})

rule(['SS-AMB-37', 'SS-SUP-8'], 'a borrowed talent gives nothing on out of turn', () => {
  // Kyuzo holds Heihachi's token, but it is not his turn.
  const t = given({
    samurai: ['daisuke', 'kyuzo', 'heihachi', 'kanbei'],
    boards: [{}, {}, { token: 1 }, {}],
    deck: ['P3-02'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'give', 1)
  expect(t.choices(1)).toEqual(['confront', 'defend'])
})

rule(['SS-AMB-66'], 'under strictParity giving on needs the value, and the refusal cites the ruling', () => {
  const t = given({ ...lent, deck: ['P4-01'], strictParity: true })
    .does(0, 'fight')
    .does(0, 'give', 1)
  expect(t.choices(1)).toEqual(['confront', 'defend'])
  expect(t.refusal(1, 'give', 2)).toEqual({
    id: 'wrongValue',
    facts: { value: 4, giver: 'daisuke', back: false, strict: true },
    clauses: ['SS-AMB-66', 'SS-TAL-14'],
  })
  expect(t.view(1).open.options).toEqual({ strictParity: true })
  expect(said(t, 'en', 1, 'give', 2)).toBe('At this table Daisuke gives on only odd cards; this is a 4.')
  expect(new Set(LANG_IDS.map(lang => said(t, lang, 1, 'give', 2))).size).toBe(LANG_IDS.length)
  const odd = given({ ...lent, deck: ['P3-02'], strictParity: true })
    .does(0, 'fight')
    .does(0, 'give', 1)
  expect(odd.choices(1)).toEqual(['confront', 'defend', 'give 2', 'give 0'])
})

/** Kyuzo reaches his kiai value with the next card. */
const crying = (boards: Spec['boards'], samurai: readonly SamuraiName[]): Given =>
  given({ samurai, boards: boards ?? [], deck: ['P3-13'], more: 5 }).does(0, 'fight')

rule(
  ['SS-KIAI-34', 'SS-PASS-7', 'SS-KIAI-8'],
  'the token of an owner who has passed is no reason to ask',
  () => {
    const three = ['kyuzo', 'gorobei', 'kanbei'] as const
    const t = crying([{ line: [4, 2], token: 2 }, { passed: true }, { token: 0 }], three)
    expect(t.told('kiai').length).toBe(1)
    expect([t.kind, t.asked]).toEqual(['action', [2]])
    // With his token at home in play he would be asked.
    expect(crying([{ line: [4, 2], token: 2 }, {}, { token: 0 }], three).kind).toBe('lendFrom')
  },
)

rule(
  ['SS-KIAI-34', 'SS-KIAI-35'],
  'nobody is asked when no token is at home, nor to whom when one can have it',
  () => {
    const two = ['kyuzo', 'gorobei'] as const
    // It goes home when Gorobei's turn ends; in Kyuzo's turn both are away.
    const none = crying([{ line: [4, 2], token: 1 }, { token: 0 }], two)
    expect([none.told('kiai').length, none.kind]).toEqual([1, 'action'])
    const one = crying([{ line: [4, 2] }, {}], two)
    expect(one.choices(0)).toEqual(['from 0', 'from 1', 'decline'])
    one.does(0, 'from', 1)
    expect(one.told('lent')).toMatchObject([{ seat: 1, to: 0, by: 0 }])
    expect(one.kind).toBe('action')
    // With two who can have it, it is asked, and neither owner nor a passed samurai is offered.
    const more = crying(
      [{ line: [4, 2] }, {}, {}, { passed: true }],
      ['kyuzo', 'gorobei', 'kanbei', 'heihachi'],
    )
    more.does(0, 'from', 1)
    expect([more.kind, more.choices(0)]).toEqual(['lendTo', ['to 0', 'to 2']])
    expect(more.refusal(0, 'to', 1)?.id).toBe('ownToken')
    expect(more.refusal(0, 'to', 3)?.id).toBe('hasPassed')
  },
)

rule(
  ['SS-END-7', 'SS-END-8', 'SS-END-9'],
  'each family helps by itself: C without B, and C only with an intruder',
  () => {
    const kinds = (t: Given): unknown[] => t.told('bonus').map(e => ('kind' in e ? e.kind : null))
    const bare: Spec = { samurai: ['kyuzo', 'gorobei'], at: 'end', deck: [], more: 0, barricades: 2 }
    const left = [{ left: ['P1-01', 'P1-09', 'P1-05'] }, { left: ['P2-01', 'P2-09', 'P2-05'] }]
    const withC = given({ ...bare, boards: left, families: ['C'], gate: ['P1-02'] })
    expect([kinds(withC), withC.told('barricadeBuilt').length, withC.told('intruder').length]).toEqual([
      [2],
      0,
      0,
    ])
    const empty = given({ ...bare, boards: left, families: ['C'], gate: [] })
    expect([kinds(empty), empty.told('barricadeBuilt').length]).toEqual([[], 0])
    const withB = given({ ...bare, boards: left, families: ['B'], gate: ['P1-02'] })
    expect([kinds(withB), withB.told('intruder').length]).toEqual([[1], 1])
  },
)
