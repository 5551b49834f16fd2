import { begin, seeded } from '@noren/engine'
import { expect } from 'vitest'
import { PRINTED_BOOK } from '../src/book.ts'
import { MODES, PRINTED, SYMBOLS, ICONS } from '../src/cards.ts'
import type { Mode } from '../src/cards.ts'
import { spirit } from '../src/index.ts'
import type { Spirit, SpiritOptions } from '../src/index.ts'
import { joining } from '../src/setup.ts'
import { leftOf, rightOf } from '../src/state.ts'
import { given, rule } from './scenario.ts'

const fresh = (seats: number, o: Partial<SpiritOptions> = {}, seed = 1): Spirit =>
  begin(spirit, { ...spirit.options.defaults, ...o }, seats, seeded(seed))

rule(
  ['SS-DEF-1', 'SS-DEF-2', 'SS-ROUND-2'],
  'the left neighbour plays next, the right one played before',
  () => {
    const t = given({ samurai: ['heihachi', 'daisuke', 'gorobei', 'kanbei'], active: 3, more: 9 })
    expect([leftOf(t.s, 3), rightOf(t.s, 3), leftOf(t.s, 1), rightOf(t.s, 0)]).toEqual([0, 2, 2, 3])
    t.does(3, 'pass')
    expect(t.s.active).toBe(0)
  },
)

rule(
  ['SS-SETUP-1', 'SS-SETUP-2', 'SS-SETUP-3', 'SS-SETUP-6'],
  'six farms and three families, backs shuffled and hidden',
  () => {
    const orders = new Set<string>()
    for (let seed = 1; seed <= 40; seed++) {
      const s = fresh(3, {}, seed)
      expect(s.farms.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
      expect(s.families.toSorted((a, b) => a - b)).toEqual([0, 1, 2])
      orders.add(s.farms.join() + s.families.join())
      const v = spirit.view(s, 0).open
      expect(v.farms.map(f => f.kind)).toEqual([null, null, null, null, null, null])
      expect(v.families.map(f => f.token)).toEqual([-1, -1, -1])
    }
    expect(orders.size).toBeGreaterThan(30)
  },
)

rule(
  ['SS-MODE-3', 'SS-MODE-4', 'SS-MODE-5', 'SS-MODE-6', 'SS-SETUP-5', 'SS-SETUP-7', 'SS-DEF-12', 'SS-SOLO-3'],
  'the numbers of table 2.8 for every mode and number of samurai',
  () => {
    const decks: Record<number, readonly [string, string, string]> = {
      2: ['12/13/14', '14/16/18', '5·4·3·2'],
      3: ['18/20/22', '21/24/27', '6·5·4·3'],
      4: ['24/27/30', '28/32/36', '7·6·5·4'],
      5: ['30/34/38', '35/40/45', '8·7·6·5'],
      6: ['36/41/46', '42/48/54', '9·8·7·6'],
      7: ['42/48/54', '49/56/63', '10·9·8·7'],
    }
    const sizes = (n: number, mode: Mode): string => {
      const [one, two, three] = [1, 2, 3].map(round => joining(MODES.indexOf(mode), n, round))
      expect(fresh(n, { mode }).deck.length).toBe(one)
      return [one, (one ?? 0) + (two ?? 0), (one ?? 0) + (two ?? 0) + (three ?? 0)].join('/')
    }
    for (let n = 2; n <= 7; n++) {
      const [easy, other, walls] = decks[n] ?? ['', '', '']
      expect(sizes(n, 'easy')).toBe(easy)
      for (const mode of ['normal', 'hard', 'heroic'] as const) expect(sizes(n, mode)).toBe(other)
      expect(MODES.map(mode => fresh(n, { mode }).cap).join('·')).toBe(walls)
      expect(MODES.map(mode => fresh(n, { mode }).barricades).join('·')).toBe(walls)
    }
  },
)

rule(
  ['SS-SETUP-10', 'SS-SETUP-15', 'SS-SETUP-17', 'SS-SETUP-18'],
  'everybody starts human, unhurt, token at home; officers wait aside',
  () => {
    const s = fresh(7)
    expect([s.animals, s.marked, s.passed]).toEqual([0, 0, 0])
    expect(s.token).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(s.box.filter(c => PRINTED_BOOK.rank[c] !== 0).length).toBe(14)
  },
)

rule(
  ['SS-SETUP-13', 'SS-SETUP-14'],
  'samurai are dealt, named by the host, or chosen in seat order, never twice',
  () => {
    for (let seed = 1; seed < 20; seed++) expect(new Set(fresh(7, {}, seed).samurai).size).toBe(7)
    expect(fresh(2, { samurai: ['kyuzo', 'gorobei'] }).samurai).toEqual([5, 2])
    const s = fresh(3, { samurai: 'choose' })
    expect([s.frames.at(-1)?.kind, s.frames.at(-1)?.waiting]).toEqual(['choose', 1])
  },
)

rule(['SS-SETUP-19', 'SS-DEF-11'], 'the first active player is random', () => {
  const firsts = new Set<number>()
  for (let seed = 1; seed <= 60; seed++) firsts.add(fresh(4, {}, seed).active)
  expect([...firsts].sort((a, b) => a - b)).toEqual([0, 1, 2, 3])
})

rule(['SS-MODE-1', 'SS-MODE-2'], 'four modes, Normal by default', () => {
  expect(MODES).toEqual(['easy', 'normal', 'hard', 'heroic'])
  expect(spirit.options.defaults.mode).toBe('normal')
  expect(spirit.options.read({ mode: 'nightmare' }, 3)).toHaveProperty('faults')
})

rule(['SS-SETUP-7', 'SS-DEFEND-1'], 'the check-sums of table 2.5', () => {
  const rows = [1, 2, 3, 4, 5, 6].map(value => {
    const cards = PRINTED.raiders.filter(r => r.value === value)
    const symbols = SYMBOLS.map(symbol => cards.filter(r => r.symbol === symbol).length)
    const icons = ICONS.map(icon => cards.flatMap(r => r.penalty).filter(i => i === icon).length)
    const none = cards.filter(r => r.symbol === null).length
    const flames = cards.filter(r => r.flames).length
    const quiet = cards.filter(r => r.penalty.length === 0).length
    return [cards.length, ...symbols, none, flames, ...icons, quiet]
  })
  expect(rows).toEqual([
    [13, 4, 4, 4, 1, 6, 3, 3, 3, 1, 1, 0, 0, 0, 0, 0, 0, 2],
    [13, 4, 4, 4, 1, 6, 3, 3, 3, 1, 1, 0, 0, 0, 0, 0, 0, 2],
    [13, 3, 4, 5, 1, 6, 3, 3, 0, 1, 1, 3, 0, 0, 0, 0, 0, 2],
    [13, 3, 4, 5, 1, 6, 3, 3, 0, 1, 1, 0, 3, 0, 0, 0, 0, 2],
    [7, 1, 1, 1, 4, 4, 2, 2, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    [7, 1, 1, 1, 4, 7, 2, 2, 2, 1, 1, 0, 0, 1, 1, 1, 1, 0],
  ])
})
