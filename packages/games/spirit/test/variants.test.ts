import { begin, seeded } from '@noren/engine'
import { expect } from 'vitest'
import { PRINTED } from '../src/cards.ts'
import { spirit } from '../src/index.ts'
import type { SpiritOptions } from '../src/index.ts'
import { given, rule } from './scenario.ts'

const fresh = (seats: number, o: Partial<SpiritOptions> = {}, seed = 1) =>
  begin(spirit, { ...spirit.options.defaults, ...o }, seats, seeded(seed))
const faults = (raw: unknown, seats: number): readonly (string | undefined)[] => {
  const read = spirit.options.read(raw, seats)
  return 'faults' in read ? read.faults.map(f => f.clause ?? f.path) : []
}

rule(
  ['SS-DUO-1', 'SS-DUO-2', 'SS-DUO-13', 'SS-SOLO-1', 'SS-SOLO-2', 'SS-SOLO-4'],
  'two samurai have five absent tokens, one person with three has four',
  () => {
    const count = (set: number): number => set.toString(2).replaceAll('0', '').length
    expect([count(fresh(2).absent), count(fresh(3).absent), count(fresh(7).absent)]).toEqual([5, 0, 0])
    expect(count(fresh(2, { players: 1 }).absent)).toBe(5)
    expect(count(fresh(3, { players: 1 }).absent)).toBe(4)
    expect(count(fresh(4, { players: 1 }).absent)).toBe(0)
    expect(count(fresh(6, { players: 1, absent: 'on' }).absent)).toBe(1)
    expect(count(fresh(7, { players: 1 }).absent)).toBe(0)
    const v = spirit.view(fresh(2, { samurai: ['kyuzo', 'kanbei'] }), 0).open
    expect(v.absent).toEqual(['heihachi', 'daisuke', 'gorobei', 'kikuchiyo', 'katsushiro'])
    // The check itself leaves no trace in what anybody sees.
    expect([v.deck.every(c => c === -1), v.box]).toEqual([true, 52])
  },
)

rule(
  ['SS-DUO-6', 'SS-DUO-7', 'SS-DUO-8'],
  'an activated token adds its talent for one turn and is spent for all',
  () => {
    const t = given({
      samurai: ['gorobei', 'kanbei'],
      absent: ['katsushiro', 'kikuchiyo'],
      deck: ['P2-13'],
      more: 9,
    })
    t.does(0, 'activate', 'katsushiro').does(0, 'ready').does(0, 'fight')
    expect(t.choices(0)).toEqual(['confront', 'under'])
    t.does(0, 'confront')
    expect([t.asked, t.choices(1)]).toEqual([[1], ['ready', 'activate kikuchiyo']])
    expect(t.why(1, 'activate', 'katsushiro')).toEqual(['SS-DUO-8', 'SS-DUO-7'])
    t.does(1, 'activate', 'kikuchiyo')
    // The last token is down: nothing more to ask.
    expect(t.kind).toBe('action')
    expect(spirit.view(t.s, 0).open.talents).toEqual(['kanbei', 'kikuchiyo'])
  },
)

rule(['SS-DUO-9'], 'absent tokens cannot be lent', () => {
  const t = given({
    samurai: ['kyuzo', 'gorobei'],
    boards: [{ line: [4, 2] }],
    absent: ['heihachi'],
    deck: ['P3-13'],
    more: 5,
  })
  t.does(0, 'ready').does(0, 'fight')
  expect(t.choices(0)).toEqual(['from 0', 'from 1', 'decline'])
})

rule(
  ['SS-DUO-10', 'SS-DUO-11'],
  'two samurai may support each other, and are each other’s both neighbours',
  () => {
    const t = given({ samurai: ['heihachi', 'gorobei'], deck: ['P2-02'], more: 9 })
    expect(t.may(0, 'support')).toBe(true)
    t.does(0, 'fight')
    expect(t.choices(0)).toEqual(['confront', 'defend', 'give 1'])
  },
)

rule(['SS-DUO-12'], 'three to six may use absent tokens if the table wants', () => {
  for (const seats of [3, 4, 5, 6]) expect(faults({ absent: 'on' }, seats)).toEqual([])
  expect(faults({ absent: 'on' }, 7)).toEqual(['SS-DUO-12'])
  expect(fresh(4, { absent: 'on' }).absent).not.toBe(0)
})

rule(['SS-SOLO-5'], 'each samurai takes its own turns in seat order, whoever runs it', () => {
  const s = fresh(3, { players: 1 })
  expect(s.frames.at(-1)?.waiting).toBe(1 << s.active)
})

rule(['SS-FAQ-1', 'SS-FAQ-2'], 'the draw pile may be counted and the discard pile looked through', () => {
  const t = given({ samurai: ['kyuzo', 'gorobei'], discard: ['P1-01', 'P2-02'], more: 6 })
  const v = spirit.view(t.s, -1).open
  expect([v.deck.length, v.discard]).toEqual([6, [0, 14]])
})

rule(['SS-DEC-1', 'SS-AMB-52'], 'options are read with their defaults, and refused with a reason', () => {
  expect(spirit.options.read(null, 4)).toEqual({ options: spirit.options.defaults })
  expect(faults({ absent: 'off' }, 2)).toEqual(['SS-DUO-1'])
  expect(faults({ absent: 'off', players: 1 }, 3)).toEqual(['SS-SOLO-2'])
  // One person with four to six may have the absent supports or not; with seven nobody is absent.
  for (const seats of [4, 5, 6])
    for (const absent of ['on', 'off', 'auto']) expect(faults({ absent, players: 1 }, seats)).toEqual([])
  expect(faults({ players: 1 }, 7)).toEqual([])
  expect(faults({ absent: 'on', players: 1 }, 7)).toEqual(['SS-DUO-12'])
  expect(faults({ strictParity: 1 }, 4)).toEqual(['SS-AMB-66'])
  expect(faults({ samurai: ['kyuzo', 'kyuzo'] }, 2)).toEqual(['SS-SETUP-14'])
  expect(faults({ samurai: ['kyuzo'] }, 2)).toEqual(['SS-SETUP-13'])
  expect(faults({ samurai: 7 }, 2)).toEqual(['SS-SETUP-13'])
  expect(faults({ players: 9 }, 2)).toEqual(['SS-SOLO-1'])
  expect(faults({ moods: 1 }, 2)).toEqual(['moods'])
  expect(faults('easy', 2)).toEqual([''])
  expect(faults({}, 8)).toContain('SS-DEF-12')
})

rule(['SS-SETUP-7', 'SS-DUO-3'], 'a host may bring another table of cards, checked entry by entry', () => {
  const data = {
    ...PRINTED,
    samurai: PRINTED.samurai.map(b => ({ ...b, human: b.human + 1, beast: b.beast + 1 })),
  }
  const read = spirit.options.read({ data }, 3)
  if (!('options' in read)) throw new Error('refused')
  const s = begin(spirit, { ...read.options, samurai: ['kyuzo', 'kanbei', 'gorobei'] }, 3, seeded(1))
  expect(spirit.view(s, 0).open.boards.map(b => b.kiai)).toEqual([10, 10, 10])
  expect(spirit.view(s, 0).open.data).toEqual(data)
  const broken = {
    ...PRINTED,
    raiders: PRINTED.raiders.map((r, i) => (i === 3 ? { ...r, id: 'P1-01', value: 9 } : r)),
    farms: ['A'],
  }
  const no = spirit.options.read({ data: broken }, 3)
  expect('faults' in no && no.faults.map(f => f.path)).toEqual(['data.raiders.3.value', 'data.farms'])
  const twice = PRINTED.raiders.map((r, i) => (i === 3 ? { ...r, id: 'P1-01' } : r))
  expect(faults({ data: { raiders: twice } }, 3)).toEqual(['data.raiders.3.id'])
  expect(faults({ data: 5 }, 3)).toEqual(['data'])
  const dull = {
    ...PRINTED,
    raiders: PRINTED.raiders.map(r => ({ ...r, symbol: r.symbol === 'doll' ? null : r.symbol })),
  }
  expect(faults({ data: dull }, 3)).toEqual(['SS-DUO-3'])
})
