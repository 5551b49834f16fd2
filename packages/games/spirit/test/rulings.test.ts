import { expect } from 'vitest'
import { letAllIn } from '../src/atoms.ts'
import { spirit } from '../src/index.ts'
import { cardNamed, given, lucky, rule } from './scenario.ts'

const three = ['kyuzo', 'heihachi', 'gorobei'] as const
const whole = [{ left: ['P1-01', 'P1-09', 'P1-05'] }, { left: ['P2-01', 'P2-09', 'P2-05'] }] as const

rule(
  ['SS-AMB-1', 'SS-ROUND-7'],
  'the second INFILTRATE of B-1 is not played once the first took the last card',
  () => {
    const t = given({
      samurai: ['kyuzo', 'heihachi'],
      boards: [{ ...whole[0], line: ['B-1'] }, whole[1]],
      deck: ['P3-06'],
    })
    expect([t.told('slipped').length, t.marker(0), t.s.round]).toEqual([1, false, 2])
    expect(t.told('drawn')).toMatchObject([])
  },
)

rule(['SS-AMB-2', 'SS-KIAI-10'], 'what is set off inside is finished before what was going on', () => {
  // An arrow makes Heihachi's kiai; only then does the active player choose an action.
  const t = given({
    samurai: three,
    boards: [{ line: ['P3-03'] }, { line: [4, 2] }],
    deck: ['P2-13'],
    more: 5,
    barricades: 2,
  })
  expect([t.kind, t.asked]).toEqual(['power', [1]])
  t.does(1, 'use')
  expect([t.kind, t.asked, t.s.barricades]).toEqual(['action', [0], 3])
})

rule(['SS-AMB-7', 'SS-KIAI-2'], 'a total that falls to the kiai value triggers it too', () => {
  const t = given({
    samurai: ['kikuchiyo', 'kyuzo'],
    boards: [{ line: [4, 3] }, { line: [4, 4, 4, 'P2-13'], animal: true }],
    deck: ['P3-13'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'cut', 1)
  expect([t.total(1), t.kind, t.asked]).toEqual([12, 'lendFrom', [1]])
})

rule(['SS-AMB-8'], 'overwhelmed without barricades burns a farm', () => {
  const t = given({
    samurai: ['kanbei', 'heihachi'],
    boards: [{ line: [4, 4] }],
    deck: ['P4-13'],
    more: 5,
    barricades: 0,
  })
  t.does(0, 'fight')
  expect([t.total(0), t.s.farmsLeft]).toEqual([12, 5])
})

rule(['SS-AMB-10', 'SS-AMB-53'], 'merely staying above burns nothing', () => {
  const t = given({ samurai: three, boards: [{ line: [4, 4, 'P4-03'] }], barricades: 3 })
  expect([t.passed(0), t.s.barricades]).toEqual([true, 3])
})

rule(['SS-AMB-11', 'SS-TAL-26'], 'overwhelmed by the first Fight, Kikuchiyo may still fight again', () => {
  const t = given({
    samurai: ['kikuchiyo', 'kyuzo'],
    boards: [{ line: [4, 4] }],
    deck: ['P4-13'],
    more: 5,
  }).does(0, 'fight')
  expect(t.choices(0)).toEqual(['again', 'stop'])
})

rule(['SS-AMB-12', 'SS-PEN-32'], 'restrictions apply even when pointless', () => {
  const t = given({ samurai: ['kyuzo', 'heihachi'], boards: [{ line: ['P1-11'], token: 1 }] })
  expect([t.marker(0), spirit.view(t.s, 0).open.bans]).toEqual([false, ['support']])
})

rule(['SS-AMB-13', 'SS-PEN-4'], 'icons of a card that a kiai took away in step A still apply', () => {
  // B-6 wounds first: Kanbei turns at 12, his kiai sheds the 4 in front; NO_SUPPORT of the boss still
  // follows.
  const t = given({
    samurai: ['kanbei', 'heihachi'],
    boards: [{ line: [4, 2, 'B-6'], wound: true }],
    gate: ['P1-01'],
    more: 5,
  })
  t.does(0, 'first', 'WOUND')
  expect([t.kind, t.total(0)]).toEqual(['power', 12])
  t.does(0, 'decline')
  expect([t.line(0), spirit.view(t.s, 0).open.bans, t.choices(0)]).toEqual([
    [2, 6],
    ['support'],
    ['fight', 'pass'],
  ])
})

rule(['SS-AMB-14', 'SS-TAL-20'], 'Gorobei may ignore MUST_PASS and NO_TALENT of a boss', () => {
  const t = given({ samurai: ['gorobei', 'heihachi'], boards: [{ line: ['B-2'] }] }).does(0, 'ignore')
  expect(t.choices(0)).toEqual(['fight', 'support', 'pass'])
})

rule(['SS-AMB-23'], 'a card may not stay with the samurai it came from', () => {
  const t = given({
    samurai: ['daisuke', 'kyuzo', 'gorobei'],
    boards: [{ line: [4, 1] }],
    deck: ['P3-13'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'confront').does(0, 'from', 0)
  expect(t.why(0, 'to', 0)).toEqual(['SS-AMB-23'])
})

rule(['SS-AMB-26', 'SS-PEN-26'], 'REINFORCE forgets every known place', () => {
  const t = given({
    samurai: ['katsushiro', 'gorobei'],
    boards: [{ line: [4, 3] }, { line: ['B-4'] }],
    deck: ['P3-13', 'P1-01', 'P2-01', 'P3-01'],
    discard: ['P4-01'],
  })
  t.does(0, 'fight').does(0, 'confront').does(0, 'use').does(0, 'order', 0, 1)
  expect(spirit.view(t.s, 0).open.up).toBe(2)
  t.does(1, 'first', 'REINFORCE').does(1, 'suffer')
  expect(spirit.view(t.s, 0).open.deck).toEqual([-1, -1, -1, -1])
})

rule(
  ['SS-AMB-28', 'SS-AMB-38', 'SS-ROUND-9'],
  'the pile goes in as a block, and what was known stays known',
  () => {
    const t = given({
      samurai: ['katsushiro', 'gorobei'],
      deck: ['P1-01', 'P2-02', 'P3-01', 'P3-02'],
      gate: ['P4-01'],
    })
    t.does(0, 'fight').does(0, 'under').does(0, 'defend')
    expect(spirit.view(t.s, 1).open.deck).toEqual([-1, -1, cardNamed('P1-01')])
    letAllIn(t.s)
    expect(t.gate).toEqual(['P3-01', 'P3-02', 'P1-01', 'P4-01'])
    expect(spirit.view(t.s, 1).open.gate).toEqual([-1, -1, cardNamed('P1-01'), -1])
  },
)

rule(
  ['SS-AMB-54', 'SS-AMB-38', 'SS-SUP-2'],
  'a face-up card that slips in is turned down and stays known',
  () => {
    const t = given({
      samurai: ['katsushiro', 'gorobei'],
      boards: [{ line: [4, 3] }],
      deck: ['P3-13', 'P1-01', 'P2-01', 'P3-01'],
    })
    t.does(0, 'fight').does(0, 'confront').does(0, 'use').does(0, 'order', 1, 0).does(1, 'support')
    const v = spirit.view(t.s, 1).open
    expect([v.gate, v.deck, v.up]).toEqual([[cardNamed('P2-01')], [cardNamed('P1-01'), -1], 1])
    expect(t.told('slipped')).toMatchObject([{ card: cardNamed('P2-01') }])
  },
)

rule(
  ['SS-AMB-31', 'SS-AMB-32', 'SS-END-6'],
  'the last active player enters the choice of the team, and may decline',
  () => {
    const t = given({
      samurai: ['kyuzo', 'heihachi'],
      boards: [{ ...whole[0], wound: true }, whole[1]],
      at: 'end',
      active: 1,
      deck: [],
    })
    expect([t.kind, t.asked]).toEqual(['bonus', [1]])
    t.does(1, 'nobody')
    expect(t.marker(0)).toBe(true)
  },
)

rule(['SS-AMB-35', 'SS-KIAI-9', 'SS-KIAI-12'], 'turned inside its own kiai: old effect, new value', () => {
  const t = lucky(
    {
      samurai: ['daisuke', 'kyuzo'],
      mode: 'hard',
      boards: [
        { line: [4, 1], wound: true },
        { line: [4, 'P4-13'], left: ['P1-01'] },
      ],
      deck: ['P3-13'],
      more: 5,
      barricades: 0,
    },
    g => void g.does(0, 'fight').does(0, 'confront').does(0, 'from', 1),
    g => g.kind === 'farmWound' && g.told('farmLost').length === 1,
  )
  expect(t.total(0)).toBe(12)
  t.does(0, 'wound', 0)
  // Human effect: one move only. Then the 4 goes: 8, no match with 11.
  expect([t.animal(0), t.told('kiai').length, t.total(0), t.told('moved').length]).toEqual([true, 1, 8, 1])
})

rule(['SS-AMB-36', 'SS-LOSS-4'], 'the last farm lost in the middle of a turn ends the game', () => {
  const t = given({ samurai: three, boards: [{ line: ['P3-04'] }], barricades: 0, farms: ['C'] })
  expect([t.kind, t.s.outcome?.clause]).toEqual(['over', 'SS-LOSS-2'])
})

rule(
  ['SS-AMB-44', 'SS-LOSS-3'],
  'the third family ends it; the fourth samurai without doll is not asked for',
  () => {
    const t = given({
      samurai: ['kyuzo', 'heihachi', 'gorobei', 'kanbei'],
      boards: [1, 2, 3, 4].map(n => ({ left: [`P${n}-01`, `P${n}-09`] })),
      at: 'end',
      deck: [],
    })
    expect([t.s.outcome?.clause, t.told('familyLost').length]).toEqual(['SS-LOSS-3', 3])
  },
)

rule(['SS-AMB-42'], 'the fifth time a position begins a turn, Kyuzo’s discard is withheld', () => {
  const t = given({
    samurai: ['kyuzo', 'heihachi'],
    boards: [{ line: [2, 'B-4'] }, { passed: true }],
    discard: ['P2-07'],
    deck: ['P2-02', 'P2-03'],
    round: 3,
  })
  for (let turn = 1; turn <= 4; turn++) {
    t.does(0, 'first', 'REINFORCE').does(0, 'fight')
    expect(t.choices(0)).toEqual(['confront', 'discard'])
    t.does(0, 'discard')
  }
  expect(spirit.view(t.s, 0).open.bans).toEqual(['discard'])
  // With NO_DEFEND in force and the discard withheld the card has one place only.
  t.does(0, 'first', 'REINFORCE').does(0, 'fight')
  expect([t.told('struck').length, t.line(0).length]).toEqual([4, 3])
})

rule(['SS-AMB-46', 'SS-PEN-15'], 'under NO_DEFEND no card at all goes left, while others may', () => {
  const t = given({
    samurai: ['heihachi', 'gorobei', 'kanbei'],
    boards: [{ line: ['P1-04'] }],
    deck: ['P2-02'],
    more: 5,
  }).does(0, 'fight')
  expect(t.choices(0)).toEqual(['confront', 'give 1', 'give 2'])
  expect(t.why(0, 'defend')).toEqual(['SS-PEN-15'])
  t.does(0, 'give', 1)
  expect(t.choices(1)).toEqual(['confront', 'defend'])
})

rule(['SS-AMB-47', 'SS-PEN-28'], 'NO_TALENT first, and the WOUND can no longer be ignored', () => {
  const first = given({ samurai: ['gorobei', 'heihachi'], boards: [{ line: ['B-5'] }] })
  first.does(0, 'first', 'NO_TALENT').does(0, 'suffer')
  expect([first.marker(0), first.kind]).toEqual([true, 'action'])
  const other = given({ samurai: ['gorobei', 'heihachi'], boards: [{ line: ['B-5'] }] })
  other.does(0, 'first', 'WOUND').does(0, 'ignore').does(0, 'suffer')
  expect([other.marker(0), spirit.view(other.s, 0).open.bans]).toEqual([false, ['talent']])
})

rule(['SS-AMB-49', 'SS-AMB-48'], 'a held token does not serve a card given before its holder’s turn', () => {
  const t = given({
    samurai: ['daisuke', 'kanbei', 'kyuzo'],
    boards: [{}, { line: [3] }, { token: 1 }],
    deck: ['P3-02'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'give', 1)
  expect(t.choices(1)).toEqual(['confront', 'defend'])
})

rule(['SS-AMB-50'], 'the two times of Kikuchiyo animal are separate choices', () => {
  const t = given({
    samurai: ['kikuchiyo', 'heihachi'],
    boards: [{ line: [4, 4, 2], animal: true }, { line: [3, 4] }],
    deck: ['P3-13'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'cut', 1)
  expect(t.kind).toBe('cut')
  t.does(0, 'decline')
  expect([t.line(1), t.line(0)]).toEqual([[3], [4, 2, 3]])
})

rule(
  ['SS-AMB-55', 'SS-PEN-29'],
  'an activated token is spent even if NO_TALENT follows, but may ignore it first',
  () => {
    const t = given({
      samurai: ['kyuzo', 'heihachi'],
      boards: [{ line: ['B-5'] }],
      absent: ['gorobei', 'katsushiro'],
      deck: ['P2-13'],
      more: 5,
    })
    t.does(0, 'activate', 'gorobei').does(0, 'activate', 'katsushiro')
    t.does(0, 'first', 'NO_TALENT').does(0, 'ignore').does(0, 'ignore')
    expect([t.marker(0), t.s.absent]).toEqual([false, 0])
    t.does(0, 'fight')
    expect(t.choices(0)).toEqual(['confront', 'under'])
  },
)

rule(['SS-AMB-57', 'SS-WIN-1'], 'a fourth wound in the last step 1 is a loss', () => {
  const t = given({
    samurai: ['kyuzo', 'heihachi'],
    boards: [{ left: ['P1-09', 'P1-05'], animal: true, wound: true }, whole[1]],
    at: 'end',
    deck: [],
    round: 3,
  })
  expect(t.s.outcome?.clause).toBe('SS-LOSS-1')
})

rule(['SS-AMB-63', 'SS-SCORE-3'], 'an unmarked animal does not cost the point', () => {
  const t = given({
    samurai: ['kyuzo', 'heihachi'],
    boards: [{ ...whole[0], animal: true }, whole[1]],
    at: 'end',
    deck: [],
    round: 3,
  })
  expect(t.s.outcome?.scores).toEqual([10, 10])
})

rule(['SS-AMB-65', 'SS-KIAI-15'], 'a kiai out of turn is asked of its own player, who names anybody', () => {
  const t = given({
    samurai: ['heihachi', 'kikuchiyo', 'gorobei'],
    boards: [{ line: [3] }, { line: [4, 4] }, { line: [4] }],
    deck: ['P2-13'],
    more: 5,
  })
  t.does(0, 'fight').does(0, 'give', 1)
  expect([t.asked, t.choices(1), t.s.active]).toEqual([[1], ['cut 0', 'cut 1', 'cut 2', 'decline'], 0])
})
