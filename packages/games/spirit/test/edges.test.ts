import { begin, next, seeded } from '@noren/engine'
import { expect, test } from 'vitest'
import { letAllIn } from '../src/atoms.ts'
import { DOLL, PRINTED_BOOK } from '../src/book.ts'
import { pick } from '../src/chance.ts'
import { spirit } from '../src/index.ts'
import { Given, nameOf } from './scenario.ts'

/** Edges that wrongly written rules showed to be untested (docs/tests.md). */

test('SS-PEN-1, SS-PEN-4: the first card of the list has its penalty like any other', () => {
  const t = new Given({ samurai: ['kyuzo', 'heihachi'], boards: [{ line: [nameOf(0)] }] })
  expect(t.told('penalty')).toMatchObject([{ seat: 0, card: 0, clause: expect.any(String) }])
})

test('SS-ROUND-8: once the draw pile has gone to the intruders nothing of it lies face up', () => {
  const t = new Given({ samurai: ['kyuzo', 'heihachi'], deck: [1, 2, 3] })
  t.s.up = 2
  t.s.under = 1
  const [gate, deck] = [t.s.gate.length, [...t.s.deck]]
  letAllIn(t.s)
  expect([t.s.deck, t.s.up, t.s.under]).toEqual([[], 0, 0])
  expect(t.s.gate.slice(gate)).toEqual(deck)
  expect(t.s.gateKnown.slice(gate)).toEqual(deck.map((_, i) => (i < 1 || i >= deck.length - 2 ? 1 : 0)))
  expect([t.view(0).open.up, t.view(0).open.deck]).toEqual([0, []])
})

test('SS-FIGHT-3: only Kyuzo’s talent throws a repeated value away', () => {
  const turn = { boards: [{ line: [2] }], deck: [2], more: 5 } as const
  const other = new Given({ samurai: ['katsushiro', 'heihachi'], ...turn }).does(0, 'fight')
  expect([other.choices(0).includes('under'), other.choices(0).includes('discard')]).toEqual([true, false])
  const kyuzo = new Given({ samurai: ['kyuzo', 'heihachi'], ...turn }).does(0, 'fight')
  expect(kyuzo.choices(0)).toContain('discard')
})

test('SS-KIAI-18: Heihachi may heal his own board, the first at the table too', () => {
  const t = new Given({
    samurai: ['heihachi', 'kyuzo'],
    boards: [{ line: [4, 4], animal: true, wound: true }, {}],
    deck: ['P3-13'],
    more: 5,
    barricades: 2,
  })
  t.does(0, 'fight').does(0, 'use')
  expect([t.kind, t.choices(0)]).toEqual(['heal', ['heal 0', 'nobody']])
})

test('SS-KIAI-40: everybody hears in which order the cards lie', () => {
  const t = new Given({
    samurai: ['katsushiro', 'gorobei'],
    boards: [{ line: [4, 3] }],
    deck: ['P3-13', 'P1-01', 'P2-01', 'P3-01'],
  })
  t.does(0, 'fight').does(0, 'confront').does(0, 'use').does(0, 'order', 1, 0)
  expect(t.told('arranged')).toEqual([
    { type: 'arranged', seat: 0, cards: t.s.deck.slice(-2).reverse(), values: [2, 1], clause: 'SS-KIAI-40' },
  ])
})

test('SS-DUO-3: every deal with two dolls or more is as likely as any other', () => {
  const s = begin(spirit, spirit.options.defaults, 2, seeded(1))
  const view = spirit.view(s, 0)
  const { rank, symbol } = PRINTED_BOOK
  const isDoll = (c: number): boolean => rank[c] === 0 && symbol[c] === DOLL
  const plunderers = rank.filter(r => r === 0).length
  const dolls = rank.filter((_, c) => isDoll(c)).length
  const drawn = s.deck.length
  const choose = (n: number, k: number): number => {
    let all = 1
    for (let i = 1; i <= k; i++) all *= (n - k + i) / i
    return all
  }
  const deals = (k: number): number => choose(dolls, k) * choose(plunderers - dolls, drawn - k)
  let enough = 0
  for (let k = 2; k <= Math.min(dolls, drawn); k++) enough += deals(k)
  const worlds = 20_000
  let two = 0
  for (let i = 0; i < worlds; i++) if (spirit.imagine(view, seeded(i)).deck.filter(isDoll).length === 2) two++
  expect(Math.abs(two / worlds - deals(2) / enough)).toBeLessThan(0.004)
})

test('an imagined world shares its lists with no view', () => {
  const view = spirit.view(begin(spirit, spirit.options.defaults, 3, seeded(1)), 0)
  const w = spirit.imagine(view, seeded(1))
  expect(w.roster).toEqual(view.open.roster)
  expect(w.roster).not.toBe(view.open.roster)
})

/** The clause that allows a choice of this table. */
function allowing(t: Given, seat: number, ...words: (string | number)[]): string {
  const a = spirit.hear(words)
  if (a === null) throw new Error(`nobody understands ${words.join(' ')}`)
  return spirit.say(t.s, seat, a).clause
}

test('SS-KIAI-21: a moved card goes left by the kiai, a drawn one by the Defence', () => {
  const drawn = new Given({ samurai: ['kyuzo', 'heihachi'], deck: ['P3-02'], more: 5 }).does(0, 'fight')
  expect(allowing(drawn, 0, 'defend')).toMatch(/^SS-DEFEND-/)
  const moved = new Given({
    samurai: ['daisuke', 'kyuzo', 'gorobei'],
    boards: [{ line: [4, 1] }, { line: [2] }, { line: [3, 'P2-02'] }],
    deck: ['P3-13'],
    more: 5,
  })
  moved.does(0, 'fight').does(0, 'confront').does(0, 'from', 2)
  expect(allowing(moved, 0, 'to', 1)).not.toBe('SS-SUP-3')
  moved.does(0, 'to', 1)
  expect(allowing(moved, 1, 'defend')).toBe('SS-KIAI-21')
  const support = new Given({ samurai: ['kyuzo', 'heihachi', 'kanbei'], more: 3 }).does(0, 'support')
  expect(allowing(support, 0, 'to', 1)).toBe('SS-SUP-3')
})

test('SS-PEN-30: everybody hears which defence was lost', () => {
  const t = new Given({
    samurai: ['kyuzo', 'heihachi'],
    boards: [{ line: ['B-7'], left: ['P1-01', 'P1-09'] }],
  }).does(0, 'lose', 'hat')
  expect(t.told('lostDefence')).toMatchObject([{ seat: 0, value: 1, symbol: 0, clause: 'SS-PEN-30' }])
})

test('SS-KIAI-27: three cards cleared by the animal cite the animal', () => {
  const cleared = (animal: boolean): string[] =>
    new Given({
      samurai: ['gorobei', 'heihachi'],
      boards: [{ line: animal ? [4, 4, 1] : [4, 2], animal }],
      deck: ['P3-13', 'P1-01', 'P1-02', 'P1-03', 'P1-04'],
    })
      .does(0, 'fight')
      .does(0, 'use')
      .told('cleared')
      .map(e => e.clause)
  expect([cleared(false), cleared(true)]).toEqual([['SS-KIAI-26'], ['SS-KIAI-27']])
})

test('in an imagined world nobody is inside a kiai who is not', () => {
  const t = new Given({
    samurai: ['gorobei', 'heihachi'],
    boards: [{ line: [4, 2] }],
    deck: ['P3-13'],
    more: 6,
  })
  expect(spirit.imagine(t.view(0), seeded(1)).resolving).toBe(0)
  t.does(0, 'fight')
  expect([t.s.resolving, spirit.imagine(t.view(0), seeded(1)).resolving]).toEqual([1, 1])
})

test('a lot is without bias: what falls into the incomplete block is drawn again', () => {
  const outcomes = 2 ** 20 + 1
  const incomplete = 2n ** 32n % BigInt(outcomes)
  const [lots, model] = [seeded(3), seeded(3)]
  let again = 0
  for (let i = 0; i < 20_000; i++) {
    let product = BigInt(next(model)) * BigInt(outcomes)
    for (; product % 2n ** 32n < incomplete; again++) product = BigInt(next(model)) * BigInt(outcomes)
    expect(pick(lots, outcomes)).toBe(Number(product / 2n ** 32n))
  }
  expect(again).toBeGreaterThan(0)
})
