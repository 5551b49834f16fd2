import { expect } from 'vitest'
import { given, rule } from './scenario.ts'

rule(
  ['SS-TAL-5', 'SS-TAL-7', 'SS-TAL-8', 'SS-TAL-16'],
  'a card given by Daisuke is played as if drawn, own talents included',
  () => {
    const t = given({
      samurai: ['daisuke', 'katsushiro', 'gorobei'],
      deck: ['P3-02', 'P1-02'],
      more: 5,
    })
    t.does(0, 'fight').does(0, 'give', 1)
    expect([t.asked, t.choices(1)]).toEqual([[1], ['confront', 'defend', 'under']])
    t.does(1, 'under').does(1, 'defend')
    expect([t.left(1), t.deck.at(-1), t.s.active, t.kind]).toEqual([['hat'], 'P3-02', 1, 'action'])
  },
)

rule(
  ['SS-TAL-6', 'SS-KIAI-21', 'SS-KIAI-23'],
  'no talent on a card moved by a kiai; its receiver says left or right',
  () => {
    const t = given({
      samurai: ['daisuke', 'kyuzo', 'gorobei'],
      boards: [{ line: [4, 1] }, { line: [2] }, { line: [3, 'P2-02'] }],
      deck: ['P3-13'],
      more: 5,
    })
    t.does(0, 'fight').does(0, 'confront').does(0, 'from', 2).does(0, 'to', 1)
    expect([t.kind, t.asked, t.choices(1)]).toEqual(['receive', [1], ['confront', 'defend']])
    t.does(1, 'defend')
    expect([t.left(1), t.total(1), t.total(2)]).toEqual([['hat'], 2, 3])
  },
)

rule(['SS-TAL-17', 'SS-TAL-19'], 'Gorobei ignores even penalties, with no wound instead', () => {
  const t = given({
    samurai: ['gorobei', 'kyuzo', 'heihachi'],
    boards: [{ line: ['P4-12'] }, {}, { passed: true }],
  })
  expect(t.choices(0)).toEqual(['ignore', 'suffer'])
  t.does(0, 'ignore')
  expect(t.marker(0)).toBe(false)
  const s = given({
    samurai: ['gorobei', 'kyuzo', 'heihachi'],
    boards: [{ line: ['P4-12'] }, {}, { passed: true }],
  })
  s.does(0, 'suffer')
  expect(s.marker(0)).toBe(true)
})

rule(['SS-TAL-18'], 'Kanbei ignores odd penalties only', () => {
  const odd = given({ samurai: ['kanbei', 'kyuzo'], boards: [{ line: ['P3-01'] }], barricades: 3 })
  expect(odd.kind).toBe('ignore')
  const even = given({ samurai: ['kanbei', 'kyuzo'], boards: [{ line: ['P2-05'] }], barricades: 3 })
  expect([even.kind, even.s.barricades]).toEqual(['action', 2])
})

rule(['SS-TAL-20'], 'two icons are ignored one by one', () => {
  const t = given({ samurai: ['gorobei', 'kyuzo'], boards: [{ line: ['B-3'] }], barricades: 3 })
  t.does(0, 'ignore').does(0, 'suffer')
  expect(t.s.barricades).toBe(2)
})

rule(['SS-TAL-24', 'SS-TAL-26'], 'the second Fight needs a card, and is open even to the overwhelmed', () => {
  const last = given({ samurai: ['kikuchiyo', 'kyuzo'], deck: ['P1-13'], boards: [{}, {}] }).does(0, 'fight')
  expect(last.s.round).toBe(2)
  const over = given({
    samurai: ['kikuchiyo', 'kyuzo'],
    boards: [{ line: [4, 4] }],
    deck: ['P4-13', 'P1-01'],
    more: 4,
  })
  over.does(0, 'fight')
  expect([over.total(0), over.kind]).toEqual([12, 'again'])
  over.does(0, 'again').does(0, 'defend')
  expect(over.left(0)).toEqual(['hat'])
})

rule(['SS-TAL-25'], 'Kikuchiyo fights no second time for a given card', () => {
  const t = given({ samurai: ['heihachi', 'kikuchiyo', 'kyuzo'], deck: ['P2-13'], more: 5 })
  t.does(0, 'fight').does(0, 'give', 1)
  expect([t.line(1), t.s.active, t.kind]).toEqual([[2], 1, 'action'])
})

rule(['SS-TAL-27', 'SS-TAL-28'], 'Kyuzo compares with his combat line only', () => {
  const t = given({
    samurai: ['kyuzo', 'gorobei'],
    boards: [{ line: [3], left: ['P2-01'] }],
    deck: ['P2-02'],
    more: 5,
  })
  t.does(0, 'fight')
  // A hat is already there and no 2 stands in the line: one place only.
  expect(t.line(0)).toEqual([3, 2])
})

rule(['SS-TAL-31'], 'each separate draw may be exchanged', () => {
  const t = given({
    samurai: ['kikuchiyo', 'katsushiro'],
    boards: [{}, { token: 0 }],
    deck: ['P1-01', 'P1-05', 'P1-09', 'P2-01'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'under').does(0, 'defend').does(0, 'again').does(0, 'under').does(0, 'confront')
  expect(t.told('buried').length).toBe(2)
})

rule(['SS-TAL-4'], 'a borrowed talent is used from the borrower’s seat', () => {
  const t = given({
    samurai: ['gorobei', 'kanbei', 'kyuzo', 'heihachi'],
    boards: [{}, {}, {}, { token: 1 }],
    active: 1,
    deck: ['P2-02'],
    more: 5,
  }).does(1, 'fight')
  expect(t.choices(1)).toEqual(['confront', 'defend', 'give 2', 'give 0'])
})

rule(
  ['SS-TAL-10', 'SS-TAL-1', 'SS-DEFEND-4'],
  'a card that is back with who gave it first is confronted, unasked if nothing else is open',
  () => {
    // Gorobei has Daisuke's token; a card without a symbol goes round three samurai.
    const t = given({
      samurai: ['gorobei', 'daisuke', 'heihachi'],
      boards: [{}, { token: 0 }, {}],
      deck: ['P1-13'],
      more: 5,
    }).does(0, 'fight')
    t.does(0, 'give', 1).does(1, 'give', 2)
    expect([t.kind, t.asked, t.choices(2)]).toEqual(['place', [2], ['confront', 'give 0']])
    t.does(2, 'give', 0)
    expect([t.kind, t.line(0)]).toEqual(['action', [1]])
  },
)
