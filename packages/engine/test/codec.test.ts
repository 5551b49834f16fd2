import { describe, expect, test } from 'vitest'
import { codec, codeOf, lessThan, manyWords, oneOf, verb } from '../src/index.ts'

const card = oneOf(['ace', 'king', 7])
const set = manyWords(8, {
  say: n => ['a', 'b', 'c'].filter((_, i) => (n >> i) & 1),
  hear: words => {
    const bits = words.map(w => ['a', 'b', 'c'].indexOf(String(w)))
    return bits.includes(-1) ? -1 : bits.reduce((sum, i) => sum | (1 << i), 0)
  },
})
const { act, verbs, spell, hear, clauseOf, operands, rename } = codec({
  pass: verb('X-1'),
  pay: verb('X-2', ['coins', lessThan(1 << 24)]),
  lay: verb('X-3', ['card', card], ['row', lessThan(4096)]),
  move: verb('X-4', ['from', lessThan(256)], ['card', card], ['to', lessThan(256)]),
  mark: verb('X-5', ['set', set]),
})

describe('codec: one declaration per verb', () => {
  test('makes, reads, spells and hears, at the edges of each width', () => {
    const all = [
      act.pass(),
      act.pay(0),
      act.pay((1 << 24) - 1),
      act.lay(2, 4095),
      act.move(255, 1, 254),
      act.mark(5),
      act.mark(0),
    ]
    for (const a of all) {
      expect(a).toBe(a | 0)
      expect(hear(spell(a))).toBe(a)
    }
    expect(act.pay.coins(act.pay((1 << 24) - 1))).toBe((1 << 24) - 1)
    expect([act.lay.card(act.lay(2, 4095)), act.lay.row(act.lay(2, 4095))]).toEqual([2, 4095])
    const a = act.move(255, 1, 254)
    expect([act.move.from(a), act.move.card(a), act.move.to(a)]).toEqual([255, 1, 254])
    expect(spell(act.mark(5))).toEqual(['mark', 'a', 'c'])
    expect(spell(act.lay(2, 0))).toEqual(['lay', 7, 0])
  })

  test('knows verbs by code, name and clause', () => {
    expect(verbs).toEqual(['pass', 'pay', 'lay', 'move', 'mark'])
    expect(codeOf(act.lay(1, 1))).toBe(act.lay.code)
    expect(act.lay.is(act.lay(1, 1)) && !act.pay.is(act.lay(1, 1))).toBe(true)
    expect(clauseOf(act.pay(3))).toBe('X-2')
    expect(operands(act.lay(1, 9)).map(o => [o.name, o.kind === card, o.n])).toEqual([
      ['card', true, 1],
      ['row', false, 9],
    ])
    expect(spell(rename(act.move(1, 0, 2), card, () => 1))).toEqual(['move', 1, 'king', 2])
    expect(rename(act.pass(), card, () => 1)).toBe(act.pass())
  })

  test('understands nothing else', () => {
    const strange = [
      [],
      ['fly'],
      ['pass', 1],
      ['pay'],
      ['pay', -1],
      ['pay', 1.5],
      ['pay', '1'],
      ['lay', 'ace'],
      ['lay', 'queen', 1],
      ['lay', 'ace', 4096],
      ['lay', '7', 1],
      ['mark', 'd'],
      ['toString'],
    ]
    expect(strange.filter(words => hear(words) !== null)).toEqual([])
  })

  test('refuses what does not fit', () => {
    expect(() => codec({ a: verb('X', ['n', lessThan((1 << 24) + 1)]) })).toThrow('a does not fit')
    expect(() => codec({ a: verb('X', ['n', lessThan(4097)], ['m', card]) })).toThrow('a does not fit')
    expect(() => codec({ a: verb('X', ['n', lessThan(257)], ['m', card], ['o', card]) })).toThrow(
      'does not fit',
    )
    expect(() => codec({ a: verb('X', ['n', set], ['m', card]) })).toThrow('a does not fit')
    const many = Object.fromEntries([...Array(65).keys()].map(i => [`v${i}`, verb('X')]))
    expect(() => codec(many)).toThrow('65 verbs')
  })
})
