import { CARDS, CUBES, HAND_LIMIT } from '../cards.ts'
import { placeOfType, printed } from '../printed.ts'
import type { Sake } from '../state.ts'
import { OUT, SAMURAI_ALIVE, SPIRIT, masuFor } from '../state.ts'
import { bits } from '../values.ts'

const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0)
const lengths = (lists: readonly (readonly number[])[]): number => sum(lists.map(l => l.length))

/** Annex B, 1 to 3: cards, sake and cubes, wherever they are. */
export function census(s: Sake): Record<string, number> {
  const all = [...s.hand, ...s.life, ...s.wounds, ...s.gear, ...s.row, s.deck, s.discard, s.limbo]
  const moving = s.frames.reduce(
    (n, f) => n + (f.kind === 'place' ? f.left : f.kind === 'torment' ? f.stolen : 0),
    0,
  )
  return {
    cards: lengths(all),
    distinct: new Set(all.flat()).size,
    sake: s.masu + s.gone + moving + sum(s.sake.map(bits)) + sum(s.haul),
    cubes: s.supply + sum(s.cubes.map(sum)),
  }
}

/** Annex B, 4 to 9, at a resting state. */
export function invariants(s: Sake): string[] {
  const wrong: string[] = []
  const check = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(what)
  }
  const c = census(s)
  check(c.cards === CARDS && c.distinct === CARDS, 'B-1 cards')
  check(c.sake === masuFor(s.seats), 'B-2 sake')
  check(c.cubes === CUBES, 'B-3 cubes')
  const top = s.frames[s.frames.length - 1]
  if (top?.kind === 'boards') return wrong
  check((s.masu === 0) === s.round > 0, 'B-2 the Masu is empty exactly in Fatal Rounds')
  const dying = s.frames.some(f => f.kind === 'death')
  const alive = s.status.filter(x => x === SAMURAI_ALIVE).length
  check(alive >= 1, 'B-6 somebody lives')
  if (!dying) {
    const gaps = s.cubes.filter(g => g.length > 0).length
    check(gaps === (alive > 2 ? alive : alive === 2 ? 1 : 0), `B-3 ${gaps} gaps for ${alive}`)
  }
  s.cubes.forEach((g, a) => {
    if (g.length === 0) return
    check(g.length === (s.row[a] as number[]).length + 1, 'B-3 places and figures')
    check(
      g.every(n => n >= 0),
      'B-3 no debt of cubes',
    )
    check((g[s.kin[a] as number] as number) >= 1, 'B-3 opposing figures at least 1 Step apart')
  })
  s.hand.forEach((h, i) => {
    const asked = top?.kind === 'discard' && (top.waiting & (1 << i)) !== 0
    const sealed = top?.kind === 'discard' && top.picks.some(card => h.includes(card))
    check(h.length <= HAND_LIMIT || asked || sealed || dying, `B-4 hand of ${h.length} at ${top?.kind}`)
  })
  for (let i = 0; i < s.seats; i++) {
    const places = (s.gear[i] as number[]).map(g => placeOfType(printed(s).type[g] as number))
    check(new Set(places).size === places.length, 'B-5 two of one type')
    check(sum(places.map(p => 1 << p)) === s.places[i], 'B-5 places are the gear')
    check(((s.sake[i] as number) & ~((s.places[i] as number) | 3)) === 0, 'B-5 sake lies on something')
    const life = (s.life[i] as number[]).length
    if (s.status[i] === SAMURAI_ALIVE) check(life >= 1 || dying, 'B-6 a living Samurai has Life')
    if (s.status[i] !== SAMURAI_ALIVE && !dying)
      check(
        life + (s.wounds[i] as number[]).length + places.length === 0 && s.sake[i] === 0,
        'B-6 a Spirit owns only its hand',
      )
    if (s.status[i] !== SPIRIT) check(s.haul[i] === 0, 'B-6 only Spirits haul')
    if (s.status[i] === OUT) check((s.hand[i] as number[]).length === 0, 'B-8 out is out')
    const held = s.wield[i] as number
    check(held === -1 || ((s.places[i] as number) & (1 << held)) !== 0, 'the wielded weapon is in play')
  }
  check(
    s.deck.length > 0 || s.discard.length === 0,
    'B-9 the draw pile is empty only if nothing is discarded',
  )
  return wrong
}
