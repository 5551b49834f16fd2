import { begin, seeded } from '@noren/engine'
import { expect } from 'vitest'
import { MODE_ROWS, MODES } from '../src/cards.ts'
import { PRINTED_BOOK } from '../src/book.ts'
import { spirit } from '../src/index.ts'
import { scoreOf } from '../src/village.ts'
import { cardNamed, example, given } from './scenario.ts'

example(
  'SS-EX-1',
  ['SS-SETUP-4', 'SS-SETUP-8', 'SS-SETUP-9', 'SS-SETUP-11', 'SS-SETUP-12', 'SS-SETUP-16'],
  'set-up for five on Normal',
  () => {
    const s = begin(spirit, spirit.options.defaults, 5, seeded(1))
    expect(s.barricades).toBe(7)
    expect(s.deck.length).toBe(35)
    expect(s.deck.every(c => PRINTED_BOOK.rank[c] === 0)).toBe(true)
    expect([s.discard.length, s.gate.length]).toEqual([0, 0])
    expect(s.box.filter(c => PRINTED_BOOK.rank[c] === 0).length).toBe(17)
    expect(s.totals).toEqual([0, 0, 0, 0, 0])
  },
)

example(
  'SS-EX-2',
  ['SS-PEN-1', 'SS-PEN-12', 'SS-TURN-3'],
  'a BURN card costs a barricade, then every action is open',
  () => {
    const t = given({
      samurai: ['kyuzo', 'heihachi'],
      boards: [{ line: [2, 1, 'P3-04'] }],
      barricades: 5,
    })
    expect(t.s.barricades).toBe(4)
    expect(t.line(0)).toEqual([2, 1, 3])
    expect(t.total(0)).toBe(6)
    expect(t.choices(0)).toEqual(['fight', 'support', 'pass'])
  },
)

example(
  'SS-EX-3',
  ['SS-DEFEND-1', 'SS-DEFEND-2', 'SS-DEFEND-4', 'SS-DEFEND-5'],
  'what may be placed on the left',
  () => {
    const spec = { samurai: ['gorobei', 'heihachi'], boards: [{ left: ['P1-09'] }], more: 5 } as const
    const a = given({ ...spec, deck: ['P2-03'] }).does(0, 'fight')
    expect(a.choices(0)).toEqual(['confront', 'defend'])
    a.does(0, 'defend')
    expect(a.left(0)).toEqual(['hat', 'farm'])
    expect(a.total(0)).toBe(0)
    const b = given({ ...spec, deck: ['P2-13'] }).does(0, 'fight')
    expect(b.line(0)).toEqual([2])
    expect(b.total(0)).toBe(2)
    const c = given({ ...spec, deck: ['P1-11'] }).does(0, 'fight')
    expect(c.left(0)).toEqual(['farm'])
    expect(c.total(0)).toBe(1)
  },
)

example('SS-EX-4', ['SS-TAL-11', 'SS-SUP-11'], "Heihachi's token does not help with a 3", () => {
  const t = given({
    samurai: ['kanbei', 'heihachi', 'gorobei'],
    boards: [{}, { token: 0 }],
    deck: ['P3-02'],
    more: 5,
  }).does(0, 'fight')
  expect(t.choices(0)).toEqual(['confront', 'defend'])
  expect(t.why(0, 'give', 1)).toEqual(['SS-AMB-37', 'SS-TAL-11'])
  t.does(0, 'confront')
  expect(t.s.token).toEqual([0, 1, 2])
  expect(t.s.active).toBe(1)
})

example('SS-EX-5', ['SS-TURN-4', 'SS-PASS-2', 'SS-TAL-17'], 'a forced pass', () => {
  const t = given({
    samurai: ['gorobei', 'heihachi'],
    boards: [{ line: [4, 3, 'P3-01'] }],
    barricades: 3,
  })
  expect(t.s.barricades).toBe(2)
  expect(t.total(0)).toBe(10)
  expect(t.passed(0)).toBe(true)
  expect(t.told('passed')).toEqual([{ type: 'passed', seat: 0, forced: true, clause: 'SS-TURN-4' }])
  expect(t.asked).toEqual([1])
})

example(
  'SS-EX-6',
  ['SS-CONF-4', 'SS-KIAI-1', 'SS-KIAI-4', 'SS-KIAI-5'],
  "Kyuzo's kiai sheds his first card",
  () => {
    for (const use of [true, false]) {
      const t = given({
        samurai: ['kyuzo', 'heihachi', 'gorobei'],
        boards: [{ line: [4, 2] }],
        deck: ['P3-13'],
        more: 5,
      })
      t.does(0, 'fight')
      expect(t.total(0)).toBe(9)
      expect([t.kind, t.asked]).toEqual(['lendFrom', [0]])
      if (use) t.does(0, 'from', 1).does(0, 'to', 2)
      else t.does(0, 'decline')
      expect(t.line(0)).toEqual([2, 3])
      expect(t.total(0)).toBe(5)
      expect(t.s.token[1]).toBe(use ? 2 : 1)
      expect(t.discard.length).toBe(1)
    }
  },
)

example(
  'SS-EX-7',
  ['SS-WOUND-2', 'SS-WOUND-3', 'SS-WOUND-4', 'SS-WOUND-5'],
  'a second wound turns the board',
  () => {
    const t = given({
      samurai: ['kanbei', 'heihachi', 'gorobei'],
      boards: [{ line: [4, 'P2-06'], left: ['P1-09'], wound: true }],
      barricades: 3,
    })
    expect(t.marker(0)).toBe(false)
    expect(t.animal(0)).toBe(true)
    expect(t.line(0)).toEqual([4, 2])
    expect(t.total(0)).toBe(6)
    expect(t.left(0)).toEqual(['farm'])
    expect(spirit.view(t.s, 0).open.boards[0]?.kiai).toBe(12)
    expect([t.told('kiai').length, t.s.barricades]).toEqual([0, 3])
  },
)

example('SS-EX-8', ['SS-END-10', 'SS-END-11', 'SS-END-12', 'SS-BARR-1'], 'three intruders', () => {
  const t = given({
    samurai: ['kyuzo', 'heihachi'],
    boards: [{ left: ['P1-01', 'P1-09', 'P1-05'] }, { left: ['P2-01', 'P2-09', 'P2-05'] }],
    at: 'end',
    deck: [],
    gate: ['P3-06', 'P2-06', 'P1-10'],
    barricades: 1,
    farms: ['A', 'B', 'C', 'D'],
    // The family left heals nobody, so steps 1 to 3 change nothing.
    families: ['A'],
  })
  expect(t.told('intruder').map(e => 'card' in e && e.card)).toEqual(
    ['P3-06', 'P2-06', 'P1-10'].map(cardNamed),
  )
  expect(t.told('barricadeLost')).toEqual([{ type: 'barricadeLost', left: 0, clause: 'SS-END-11' }])
  expect(t.told('farmLost').length).toBe(1)
  expect([t.s.barricades, t.s.farmsLeft]).toEqual([0, 3])
})

example('SS-EX-9', ['SS-TAL-21', 'SS-TAL-22', 'SS-TAL-23'], 'Kikuchiyo fights twice', () => {
  const t = given({
    samurai: ['kikuchiyo', 'heihachi'],
    boards: [{ line: [3] }],
    deck: ['P3-11', 'P2-13'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'defend')
  expect([t.kind, t.choices(0)]).toEqual(['again', ['again', 'stop']])
  t.does(0, 'again')
  expect(t.left(0)).toEqual(['farm'])
  expect(t.line(0)).toEqual([3, 2])
  expect(t.total(0)).toBe(5)
  expect(t.s.active).toBe(1)
})

example(
  'SS-EX-10',
  ['SS-TAL-11', 'SS-TAL-13', 'SS-TAL-27', 'SS-TAL-9', 'SS-CONF-5'],
  'Kyuzo and a given duplicate',
  () => {
    const spec = {
      samurai: ['heihachi', 'kyuzo', 'gorobei'],
      boards: [{}, { line: [2, 4, 2] }],
      deck: ['P2-13'],
      more: 5,
      barricades: 4,
    } as const
    const a = given(spec).does(0, 'fight').does(0, 'give', 1)
    expect([a.asked, a.choices(1)]).toEqual([[1], ['confront', 'discard']])
    a.does(1, 'discard')
    expect(a.line(1)).toEqual([2, 4, 2])
    expect(a.discard).toEqual(['P2-13'])
    expect(a.s.active).toBe(1)
    expect(a.kind).toBe('action')
    const b = given(spec).does(0, 'fight').does(0, 'give', 1).does(1, 'confront')
    expect(b.total(1)).toBe(10)
    expect(b.told('overwhelmed').length).toBe(1)
    expect(b.told('barricadeLost')[0]).toEqual({ type: 'barricadeLost', left: 3, clause: 'SS-CONF-5' })
    // It is his own turn now, and only now does the BURN of that 2 count.
    expect(b.cited('SS-CONF-5')).toBe(2)
  },
)

example('SS-EX-11', ['SS-FAQ-6', 'SS-AMB-37', 'SS-TAL-2', 'SS-TAL-4', 'SS-SUP-10'], 'giving on', () => {
  const spec = {
    samurai: ['gorobei', 'daisuke', 'kyuzo', 'heihachi'],
    boards: [{}, { token: 0 }, {}, { token: 0 }],
    more: 5,
  } as const
  const a = given({ ...spec, deck: ['P3-02'] })
    .does(0, 'fight')
    .does(0, 'give', 1)
  expect(a.choices(1)).toEqual(['confront', 'defend', 'give 2', 'give 0'])
  a.does(1, 'give', 2)
  expect([a.asked, a.choices(2)]).toEqual([[2], ['confront', 'defend']])
  const b = given({ ...spec, deck: ['P4-01'] })
    .does(0, 'fight')
    .does(0, 'give', 1)
  expect(b.choices(1)).toEqual(['confront', 'defend', 'give 2'])
  expect(b.why(1, 'give', 0)).toEqual(['SS-AMB-37', 'SS-TAL-14'])
  b.does(1, 'give', 2)
  expect([b.asked, b.choices(2)]).toEqual([[2], ['confront', 'defend']])
})

example(
  'SS-EX-12',
  ['SS-FAQ-7', 'SS-TURN-4', 'SS-WOUND-6', 'SS-WOUND-7', 'SS-KIAI-30'],
  'turning animal saves from passing',
  () => {
    const a = given({ samurai: ['kanbei', 'heihachi'], boards: [{ line: [3, 4, 'P4-10'], wound: true }] })
    expect([a.animal(0), a.marker(0), a.total(0)]).toEqual([true, false, 11])
    expect(a.choices(0)).toEqual(['fight', 'support', 'pass'])
    const b = given({
      samurai: ['kanbei', 'heihachi'],
      boards: [{ line: [4, 4, 'P4-10'], wound: true }],
      gate: ['P1-01', 'P1-02', 'P1-03', 'P1-04'],
    })
    expect([b.kind, b.asked]).toEqual(['power', [0]])
    b.does(0, 'use')
    expect(b.gate).toEqual(['P1-04'])
    expect([b.line(0), b.total(0)]).toEqual([[4, 4], 8])
    expect(b.choices(0)).toEqual(['fight', 'support', 'pass'])
  },
)

example('SS-EX-13', ['SS-FAQ-5', 'SS-SUP-4'], 'support alone', () => {
  const t = given({
    samurai: ['kyuzo', 'heihachi', 'gorobei'],
    boards: [{}, { passed: true }, { passed: true }],
  })
  expect(t.choices(0)).toEqual(['fight', 'pass'])
  expect(t.why(0, 'support')).toEqual(['SS-SUP-4'])
})

example(
  'SS-EX-14',
  ['SS-FAQ-3', 'SS-FAQ-4', 'SS-WOUND-11', 'SS-WOUND-12', 'SS-WOUND-13', 'SS-END-6'],
  'healing limits',
  () => {
    const whole = ['P1-01', 'P1-09', 'P1-05']
    const t = given({
      samurai: ['gorobei', 'kyuzo'],
      boards: [
        { left: whole, animal: true },
        { left: ['P2-01', 'P2-09', 'P2-05'], wound: true },
      ],
      at: 'end',
      deck: [],
    })
    expect([t.kind, t.choices(0)]).toEqual(['bonus', ['heal 1', 'nobody']])
    expect(t.why(0, 'heal', 0)).toEqual(['SS-WOUND-12'])
    t.does(0, 'heal', 1)
    expect([t.marker(1), t.animal(0)]).toEqual([false, true])
    const again = given({ samurai: ['kyuzo', 'gorobei'], boards: [{ line: ['P1-06'], wound: true }] })
    expect([again.marker(0), again.animal(0)]).toEqual([false, true])
  },
)

example('SS-EX-15', ['SS-SCORE-1', 'SS-SCORE-2', 'SS-SCORE-3', 'SS-SCORE-4'], 'scores', () => {
  const whole = [{ left: ['P1-01', 'P1-09', 'P1-05'] }, { left: ['P2-01', 'P2-09', 'P2-05'] }] as const
  const end = { samurai: ['gorobei', 'kyuzo'], at: 'end', deck: [], round: 3 } as const
  const a = given({
    ...end,
    boards: whole,
    farms: ['A', 'B', 'C', 'D'],
    families: ['A', 'B'],
    mode: 'normal',
  })
  const b = given({ ...end, boards: whole, mode: 'hard' })
  const c = given({
    ...end,
    boards: [{ ...whole[0], wound: true }, whole[1]],
    families: ['A', 'B'],
    mode: 'heroic',
  })
  const written = [a, b, c].map(t => {
    const suffix = MODE_ROWS[t.s.mode]?.suffix
    expect(t.s.outcome?.clause).toBe('SS-WIN-1')
    expect(t.s.outcome?.scores).toEqual([scoreOf(t.s), scoreOf(t.s)])
    return `${t.s.outcome?.scores[0]}${suffix}`
  })
  expect(written).toEqual(['7+', '10++', '8+++'])
  expect(MODES.map((_, i) => MODE_ROWS[i]?.suffix)).toEqual(['', '+', '++', '+++'])
})
