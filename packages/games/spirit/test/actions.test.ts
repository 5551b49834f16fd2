import { expect } from 'vitest'
import { spirit } from '../src/index.ts'
import { cardNamed, given, lucky, rule } from './scenario.ts'

const three = ['gorobei', 'heihachi', 'kanbei'] as const

rule(
  ['SS-FIGHT-1', 'SS-FIGHT-3', 'SS-FIGHT-4', 'SS-FIGHT-5'],
  'a Fight shows the top card to all and must be seen through',
  () => {
    const t = given({ samurai: three, deck: ['P2-02'], more: 5 }).does(0, 'fight')
    expect(t.told('drawn')).toMatchObject([
      { type: 'drawn', seat: 0, card: cardNamed('P2-02'), why: 'fight', clause: 'SS-FIGHT-1' },
    ])
    expect(spirit.view(t.s, 2).own.question).toMatchObject({
      kind: 'place',
      seat: 0,
      card: cardNamed('P2-02'),
    })
    expect(t.choices(0)).toEqual(['confront', 'defend'])
    expect(t.refusal(0, 'pass')).toEqual({ id: 'noAnswer', facts: { question: 'place' }, clauses: [] })
  },
)

rule(['SS-FIGHT-2', 'SS-TAL-1'], 'after seeing the card a talent may be used, or not', () => {
  const t = given({ samurai: ['heihachi', 'gorobei', 'kanbei'], deck: ['P2-02'], more: 5 }).does(0, 'fight')
  expect(t.choices(0)).toEqual(['confront', 'defend', 'give 1', 'give 2'])
})

rule(
  ['SS-CONF-1', 'SS-CONF-2', 'SS-DEF-5', 'SS-DEF-6', 'SS-DEF-7'],
  'a confronted card becomes the last, and the total follows',
  () => {
    const t = given({ samurai: three, boards: [{ line: [1, 2] }], deck: ['P3-02'], more: 5 })
      .does(0, 'fight')
      .does(0, 'confront')
    expect([t.line(0), t.total(0)]).toEqual([[1, 2, 3], 6])
  },
)

rule(['SS-CONF-6', 'SS-CONF-7'], 'a card given to an overwhelmed samurai burns again', () => {
  const t = given({
    samurai: ['heihachi', 'kanbei', 'gorobei'],
    boards: [{}, { line: [4, 3, 4] }],
    deck: ['P2-13'],
    more: 5,
    barricades: 3,
  })
  t.does(0, 'fight').does(0, 'give', 1)
  expect([t.total(1), t.told('barricadeLost')[0]]).toEqual([
    13,
    { type: 'barricadeLost', left: 2, clause: 'SS-CONF-5' },
  ])
  // On his own turn he is still overwhelmed and passes by himself.
  expect(t.passed(1)).toBe(true)
})

rule(['SS-DEFEND-3', 'SS-DEF-8'], 'the defence area holds one card a symbol and counts for nothing', () => {
  const t = given({
    samurai: three,
    boards: [{ left: ['P4-01', 'P4-09', 'P4-04'] }],
    deck: ['P3-02'],
    more: 5,
  }).does(0, 'fight')
  expect([t.left(0), t.total(0), t.line(0)]).toEqual([['hat', 'farm', 'doll'], 3, [3]])
})

rule(['SS-DEFEND-6'], 'defending is never compulsory', () => {
  const t = given({ samurai: three, deck: ['P3-02'], more: 5 })
    .does(0, 'fight')
    .does(0, 'confront')
  expect([t.left(0), t.line(0)]).toEqual([[], [3]])
})

rule(['SS-SUP-1', 'SS-SUP-2', 'SS-SUP-3'], 'Support gives the token and lets the top card slip in', () => {
  const t = given({ samurai: three, boards: [{}, {}, { passed: true }], deck: ['P4-01'], more: 3 })
  t.does(0, 'support')
  // One recipient only: nobody is asked.
  expect([t.s.token, t.gate]).toEqual([[1, 1, 2], ['P4-01']])
  const two = given({ samurai: three, more: 3 }).does(0, 'support')
  expect(two.choices(0)).toEqual(['to 1', 'to 2'])
  expect(two.refusal(0, 'to', 0)?.id).toBe('noAnswer')
})

rule(['SS-SUP-5'], 'no Support while the own token is away', () => {
  const t = given({ samurai: three, boards: [{ token: 2 }], more: 5 })
  expect(t.why(0, 'support')).toEqual(['SS-SUP-5'])
})

rule(
  ['SS-SUP-7', 'SS-SUP-12', 'SS-TAL-3'],
  'the recipient uses the talent in its next turn; the lender keeps its own',
  () => {
    const t = given({
      samurai: ['katsushiro', 'kyuzo', 'gorobei'],
      deck: ['P1-01', 'P2-13', 'P2-02'],
      boards: [{}, { line: [2] }],
      more: 6,
    })
    t.does(0, 'support').does(0, 'to', 1).does(1, 'fight')
    expect(t.choices(1)).toEqual(['confront', 'discard', 'under'])
    t.does(1, 'under').does(1, 'confront').does(2, 'pass')
    expect(spirit.view(t.s, 0).open.talents).toEqual(['katsushiro'])
  },
)

rule(['SS-SUP-8'], 'a held token gives nothing outside its holder’s turn', () => {
  const t = given({
    samurai: ['heihachi', 'gorobei', 'katsushiro'],
    boards: [{}, {}, { token: 1 }],
    deck: ['P2-02'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'give', 1)
  expect(t.choices(1)).toEqual(['confront', 'defend'])
})

rule(['SS-SUP-13'], 'a token returns even to an owner who has passed', () => {
  const t = given({ samurai: three, boards: [{}, { token: 0, passed: true }], deck: ['P3-02'], more: 5 })
  t.does(0, 'fight').does(0, 'confront')
  expect(t.s.token[1]).toBe(1)
})

rule(['SS-SUP-14', 'SS-SUP-15'], 'a token lent with the last card helps in the next round', () => {
  const t = given({ samurai: ['kanbei', 'gorobei'], deck: ['P1-02'], boards: [{}, {}] })
  t.does(0, 'support')
  expect([t.s.round, t.s.token[0], t.s.active]).toEqual([2, 1, 1])
  expect(spirit.view(t.s, 1).open.talents).toEqual(['gorobei', 'kanbei'])
})

rule(
  ['SS-PASS-1', 'SS-PASS-3', 'SS-PASS-10'],
  'Pass is always there; cards stay and it cannot be taken back',
  () => {
    const t = given({ samurai: three, boards: [{ line: [2, 3], left: ['P1-01'] }], more: 9 })
    expect(t.may(0, 'pass')).toBe(true)
    t.does(0, 'pass')
    expect([t.line(0), t.left(0), t.passed(0)]).toEqual([[2, 3], ['hat'], true])
    t.does(1, 'fight')
    expect(t.may(0, 'fight')).toBe(false)
  },
)

rule(['SS-PASS-4', 'SS-TAL-12', 'SS-TAL-14', 'SS-TAL-15'], 'a passed neighbour receives no card', () => {
  const even = given({
    samurai: ['heihachi', 'gorobei', 'kanbei'],
    boards: [{}, { passed: true }],
    deck: ['P2-02'],
    more: 5,
  }).does(0, 'fight')
  expect(even.choices(0)).toEqual(['confront', 'defend', 'give 2'])
  expect(even.why(0, 'give', 1)).toEqual(['SS-TAL-12', 'SS-PASS-4'])
  const odd = given({
    samurai: ['daisuke', 'gorobei', 'kanbei'],
    boards: [{}, {}, { passed: true }],
    deck: ['P3-02'],
    more: 5,
  }).does(0, 'fight')
  expect(odd.choices(0)).toEqual(['confront', 'defend', 'give 1'])
})

rule(['SS-PASS-5', 'SS-KIAI-32'], 'a passed samurai gives no card to a kiai', () => {
  const t = given({
    samurai: ['kikuchiyo', 'gorobei', 'kanbei'],
    boards: [{ line: [4, 3] }, { line: [4], passed: true }, { line: [2] }],
    deck: ['P3-13'],
    more: 5,
  })
  t.does(0, 'fight')
  expect(t.choices(0)).toEqual(['cut 0', 'cut 2', 'decline'])
  expect(t.why(0, 'cut', 1)).toEqual(['SS-PASS-5'])
})

rule(
  ['SS-PASS-7', 'SS-KIAI-35'],
  'a passed samurai neither gives nor receives tokens; a lent token cannot be given',
  () => {
    const t = given({
      samurai: ['kyuzo', 'gorobei', 'kanbei', 'heihachi'],
      boards: [{ line: [4, 2] }, { passed: true }, { token: 3 }],
      deck: ['P3-13'],
      more: 5,
    })
    t.does(0, 'fight')
    expect(t.why(0, 'from', 1)).toEqual(['SS-PASS-7'])
    expect(t.why(0, 'from', 2)).toEqual(['SS-KIAI-35'])
    t.does(0, 'from', 3)
    expect(t.why(0, 'to', 1)).toEqual(['SS-PASS-7'])
    expect(t.why(0, 'to', 3)).toEqual(['SS-SUP-3', 'SS-KIAI-34'])
  },
)

rule(['SS-PASS-8', 'SS-PASS-9'], 'a passed samurai can be wounded and turned, without a kiai', () => {
  const t = lucky(
    {
      samurai: ['kyuzo', 'gorobei'],
      mode: 'hard',
      boards: [{ line: ['P3-04'] }, { line: [4, 4, 4], wound: true, passed: true }],
      barricades: 0,
    },
    () => {},
    g => g.kind === 'farmWound',
  )
  expect(t.choices(0)).toEqual(['wound 0', 'wound 1'])
  t.does(0, 'wound', 1)
  expect([t.animal(1), t.total(1), t.told('kiai').length]).toEqual([true, 12, 0])
})

rule(['SS-DEF-9', 'SS-DEF-10', 'SS-WOUND-8'], 'the side that shows decides who is overwhelmed', () => {
  const human = given({ samurai: three, boards: [{ line: [4, 3, 4] }], barricades: 3 })
  expect(human.passed(0)).toBe(true)
  const animal = given({ samurai: three, boards: [{ line: [4, 3, 4], animal: true }], barricades: 3 })
  expect([animal.passed(0), animal.s.barricades]).toEqual([false, 3])
  // Turned with the total still above: no further Burn.
  const still = given({
    samurai: ['kanbei', 'heihachi'],
    boards: [{ line: [4, 4, 3, 'P2-06'], wound: true }],
    barricades: 3,
  })
  expect([still.animal(0), still.total(0), still.s.barricades, still.passed(0)]).toEqual([true, 13, 3, true])
})
