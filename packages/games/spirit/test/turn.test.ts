import { expect } from 'vitest'
import { spirit } from '../src/index.ts'
import { given, lucky, rule } from './scenario.ts'

const three = ['kyuzo', 'heihachi', 'gorobei'] as const

rule(
  ['SS-ROUND-3', 'SS-ROUND-4', 'SS-PASS-6', 'SS-DEF-4'],
  'who has passed is skipped; a lone samurai plays on',
  () => {
    const t = given({
      samurai: three,
      boards: [{}, { passed: true, line: ['P1-06'] }, { passed: true }],
      more: 9,
    })
    t.does(0, 'fight').does(0, 'confront')
    expect([t.s.active, t.asked]).toEqual([0, [0]])
    expect(t.marker(1)).toBe(false)
  },
)

rule(
  ['SS-TURN-1', 'SS-PEN-2', 'SS-PEN-3', 'SS-PEN-6'],
  'step A comes first; without a penalty it does nothing',
  () => {
    const empty = given({ samurai: three, boards: [{ left: ['P1-05', 'P1-10'] }] })
    expect(empty.told('penalty')).toEqual([])
    const quiet = given({ samurai: three, boards: [{ line: ['P1-05', 'P1-02'] }] })
    expect([quiet.told('penalty'), quiet.kind]).toEqual([[], 'action'])
  },
)

rule(['SS-PEN-4', 'SS-PEN-11'], 'only the card that was last when step A began counts', () => {
  // The first INFILTRATE is resolved before the second; a kiai set off by a wound in step A does not bring
  // another penalty.
  const t = given({
    samurai: ['kanbei', 'heihachi'],
    boards: [{ line: ['P4-04', 4, 'P4-10'], wound: true }],
    barricades: 3,
  }).does(0, 'pass')
  expect(t.told('kiai').length).toBe(1)
  expect(t.told('penalty').filter(e => 'seat' in e && e.seat === 0).length).toBe(1)
})

rule(['SS-PEN-5'], 'a penalty repeats while its card stays last', () => {
  const t = given({ samurai: three, boards: [{ line: ['P3-04'] }], barricades: 5, more: 9 })
  t.does(0, 'support').does(0, 'to', 1).does(1, 'pass').does(2, 'pass')
  expect([t.s.active, t.s.barricades]).toEqual([0, 3])
})

rule(['SS-PEN-9', 'SS-PEN-10', 'SS-PEN-27'], 'the player orders two icons, and each is judged alone', () => {
  const t = given({ samurai: three, boards: [{ line: ['B-4'] }] })
  expect(t.choices(0)).toEqual(['first NO_DEFEND', 'first REINFORCE'])
  t.does(0, 'first', 'REINFORCE')
  // Nothing to reinforce with: a wound for that icon, and NO_DEFEND applies all the same.
  expect(t.marker(0)).toBe(true)
  expect(spirit.view(t.s, 0).open.bans).toEqual(['defend'])
  const printed = given({ samurai: three, boards: [{ line: ['B-4'] }], discard: ['P1-01'], more: 4 })
  printed.does(0, 'first', 'NO_DEFEND')
  expect([printed.s.deck.length, printed.discard]).toEqual([5, []])
})

rule(['SS-PEN-13', 'SS-WOUND-1'], 'WOUND wounds the player', () => {
  expect(given({ samurai: three, boards: [{ line: ['P1-06'] }] }).marker(0)).toBe(true)
})

rule(['SS-PEN-14', 'SS-DEF-13'], 'INFILTRATE moves the top card unseen onto the intruders', () => {
  const t = given({
    samurai: three,
    boards: [{ line: ['P2-12'] }],
    deck: ['P4-01', 'P4-03'],
    gate: ['P1-01'],
  })
  expect([t.gate, t.deck]).toEqual([['P4-01', 'P1-01'], ['P4-03']])
  expect(t.told('slipped')).toMatchObject([
    { type: 'slipped', seat: 0, card: -1, gate: 2, clause: 'SS-PEN-14' },
  ])
  expect(spirit.view(t.s, 0).open.gate).toEqual([-1, -1])
})

rule(['SS-PEN-15', 'SS-TURN-6'], 'NO_DEFEND shuts the left for this turn only', () => {
  const t = given({
    samurai: ['kikuchiyo', 'heihachi'],
    boards: [{ line: ['P1-04'] }],
    deck: ['P2-02', 'P2-07'],
    more: 9,
  })
  t.does(0, 'fight')
  expect([t.line(0), t.left(0)]).toEqual([[1, 2], []])
  t.does(0, 'stop').does(1, 'pass')
  expect(spirit.view(t.s, 0).open.bans).toEqual([])
  t.does(0, 'fight')
  expect(t.choices(0)).toEqual(['confront', 'defend'])
})

rule(['SS-PEN-16', 'SS-SUP-6', 'SS-PEN-17'], 'NO_SUPPORT forbids supporting, not being supported', () => {
  const t = given({
    samurai: ['kyuzo', 'kanbei', 'katsushiro'],
    boards: [{ line: ['P4-11'] }, {}, { token: 0 }],
    deck: ['P2-13'],
    more: 5,
  })
  expect(t.choices(0)).toEqual(['fight', 'pass'])
  expect(t.why(0, 'support')).toEqual(['SS-SUP-6', 'SS-PEN-16'])
  t.does(0, 'fight')
  expect(t.choices(0)).toEqual(['confront', 'under'])
})

rule(['SS-PEN-18'], 'ARROW_LEFT makes the left neighbour draw', () => {
  const t = given({ samurai: three, boards: [{ line: ['P3-03'] }], deck: ['P2-02'], more: 5 })
  expect([t.line(1), t.left(1)]).toEqual([[2], []])
  expect(t.told('drawn')).toMatchObject([{ seat: 1, why: 'arrow' }])
})

rule(['SS-PEN-24', 'SS-PEN-32'], 'MUST_PASS leaves only the Pass', () => {
  const t = given({ samurai: three, boards: [{ line: ['B-2'] }] })
  expect(t.passed(0)).toBe(true)
  expect(t.told('passed')).toMatchObject([{ seat: 0, forced: true, clause: 'SS-PEN-24' }])
})

rule(['SS-PEN-25', 'SS-PEN-26'], 'REINFORCE shuffles a random discard into the pile', () => {
  const orders = new Set<string>()
  const brought = new Set<string>()
  for (let seed = 1; seed <= 30; seed++) {
    const t = given({
      samurai: three,
      boards: [{ line: ['B-4'] }],
      deck: ['P1-01', 'P1-02', 'P1-03'],
      discard: ['P2-01', 'P2-02'],
      seed,
    }).does(0, 'first', 'REINFORCE')
    expect([t.s.deck.length, t.s.discard.length]).toEqual([4, 1])
    orders.add(t.deck.join())
    brought.add(t.discard.join())
  }
  expect(orders.size).toBeGreaterThan(15)
  expect(brought.size).toBe(2)
})

rule(['SS-PEN-28', 'SS-PEN-29'], 'NO_TALENT silences the own talent and every token', () => {
  const t = given({
    samurai: ['kyuzo', 'katsushiro', 'heihachi'],
    boards: [{ line: ['P2-02', 'B-5'] }, { token: 0 }],
    deck: ['P2-07'],
    more: 5,
  })
  t.does(0, 'first', 'NO_TALENT').does(0, 'fight')
  expect(t.choices(0)).toEqual(['confront', 'defend'])
  expect(t.why(0, 'discard')).toContain('SS-PEN-28')
  expect(t.why(0, 'under')).toContain('SS-PEN-29')
})

rule(['SS-PEN-30'], 'LOSE_DEFENCE: the player chooses which card goes', () => {
  const t = given({ samurai: three, boards: [{ line: ['B-7'], left: ['P1-01', 'P1-09'] }] })
  expect(t.choices(0)).toEqual(['lose hat', 'lose farm'])
  t.does(0, 'lose', 'hat')
  expect([t.left(0), t.discard]).toEqual([['farm'], ['P1-01']])
  const one = given({ samurai: three, boards: [{ line: ['B-7'], left: ['P1-09'] }] })
  expect([one.left(0), one.kind]).toEqual([[], 'action'])
})

rule(['SS-PEN-31', 'SS-PEN-7'], 'LOSE_DEFENCE with nothing to lose wounds', () => {
  const t = given({ samurai: three, boards: [{ line: ['B-7'] }] })
  expect(t.marker(0)).toBe(true)
  expect(t.told('impossible')).toMatchObject([{ clause: 'SS-PEN-31' }])
})

rule(['SS-TURN-2', 'SS-DUO-5'], 'absent tokens are asked for before step A', () => {
  const t = given({
    samurai: ['kyuzo', 'heihachi'],
    boards: [{ line: ['P3-04'] }],
    absent: ['kanbei', 'gorobei'],
    barricades: 3,
  })
  expect([t.kind, t.choices(0), t.s.barricades]).toEqual([
    'absent',
    ['ready', 'activate gorobei', 'activate kanbei'],
    3,
  ])
  t.does(0, 'activate', 'kanbei').does(0, 'ready').does(0, 'ignore')
  expect(t.s.barricades).toBe(3)
})

rule(['SS-TURN-5'], 'at the end of the turn all tokens held go home', () => {
  const t = given({ samurai: three, boards: [{}, { token: 0 }, { token: 0 }], deck: ['P1-13'], more: 5 })
  t.does(0, 'fight')
  expect(t.s.token).toEqual([0, 1, 2])
  expect(t.told('returned').length).toBe(2)
})

rule(['SS-ROUND-1', 'SS-NEXT-1'], 'after the third round the game is over', () => {
  const whole = [{ left: ['P1-01', 'P1-09', 'P1-05'] }, { left: ['P2-01', 'P2-09', 'P2-05'] }]
  const end = { samurai: ['kyuzo', 'heihachi'], boards: whole, at: 'end', deck: [] } as const
  expect(given({ ...end, round: 1 }).s.round).toBe(2)
  expect(given({ ...end, round: 2 }).s.round).toBe(3)
  expect(given({ ...end, round: 3 }).s.outcome?.clause).toBe('SS-WIN-1')
})

rule(['SS-PEN-9', 'SS-WOUND-10'], 'the order may matter for life and death', () => {
  const t = lucky(
    { samurai: three, boards: [{ line: ['B-6'], animal: true, wound: true }] },
    g => void g.does(0, 'first', 'NO_SUPPORT'),
    () => true,
  )
  expect([t.kind, t.s.outcome?.clause]).toEqual(['over', 'SS-LOSS-1'])
})
