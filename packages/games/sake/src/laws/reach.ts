import type { Seat } from '@noren/engine'
import { LOCATIONS, SAMURAI, STANDARD, WEAPONS } from '../cards.ts'
import type { Card, SamuraiId, WeaponType } from '../cards.ts'
import type { SakeView } from '../index.ts'
import { PLACES } from '../words.ts'

/**
 * What a card could be used for, worked out once more from a view, by the words of the rules and with none of the rules' code:
 * the truths of reasons that say "nothing reaches", "no use" or "stuck" are judged by it.
 */
export interface Table {
  readonly v: SakeView
  readonly seat: Seat
  /** The seat's sake by place, without what has been paid with. */
  readonly sake: number
}

type Dir = 'left' | 'right' | 'towards' | 'away'
interface Distance {
  readonly left: number
  readonly right: number
}

const bitOf = (place: string): number => 1 << PLACES.indexOf(place)
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const size = (bits: number): number => (bits === 0 ? 0 : 1 + size(bits & (bits - 1)))

export const living = (v: SakeView): Seat[] =>
  v.open.players.flatMap((p, seat) => (p.status === 0 ? [seat] : []))
const player = (v: SakeView, seat: Seat) => {
  const p = v.open.players[seat]
  if (p === undefined) throw new Error(`nobody at ${seat}`)
  return p
}
const location = (v: SakeView): string => LOCATIONS[v.open.rules.location] ?? ''
export const prey = (v: SakeView): boolean => v.open.players.some(p => p.status === 1 && p.haul > 0)
const hasWeapon = (v: SakeView, seat: Seat): boolean =>
  WEAPONS.some(w => (player(v, seat).places & bitOf(w)) !== 0)
const dry = ({ v, seat, sake }: Table, place: string): boolean =>
  (player(v, seat).places & ~sake & bitOf(place)) !== 0
const able = ({ v, seat, sake }: Table, who: SamuraiId): boolean =>
  SAMURAI[player(v, seat).board] === who && (sake & bitOf('board')) === 0

/** SK-GEO-3, SK-GEO-4, SK-GEO-5: every opposing figure with its two distances; in a line both are the same. */
function figures(v: SakeView, seat: Seat): Distance[] {
  const found: Distance[] = []
  if (living(v).length === 2) {
    const [gap] = v.open.gaps
    if (gap === undefined) throw new Error('two stand in a line')
    const before = (i: number): number => sum(gap.cubes.slice(0, i + 1))
    const behind = (i: number): number => sum(gap.cubes.slice(i + 1))
    gap.row.forEach((_, i) => {
      if (i < gap.kin === (gap.a === seat)) return
      const d = gap.a === seat ? before(i) : behind(i)
      found.push({ left: d, right: d })
    })
    return [...found, { left: sum(gap.cubes), right: sum(gap.cubes) }]
  }
  if (living(v).length < 2) return []
  const all = sum(v.open.gaps.flatMap(g => g.cubes))
  let walked = 0
  for (let at = seat; ;) {
    const gap = v.open.gaps.find(g => g.a === at)
    if (gap === undefined) throw new Error('the ring is broken')
    gap.row.forEach((_, i) => {
      const d = walked + sum(gap.cubes.slice(0, i + 1))
      if ((i < gap.kin ? gap.a : gap.b) !== seat) found.push({ left: d, right: all - d })
    })
    walked += sum(gap.cubes)
    at = gap.b
    if (at === seat) return found
    found.push({ left: walked, right: all - walked })
  }
}

const directions = (v: SakeView): Dir[] =>
  living(v).length > 2 ? ['left', 'right'] : living(v).length === 2 ? ['towards', 'away'] : []

/** SK-MOVE-7, SK-MOVE-8, SK-LINE-7: one Step is left before the nearest opposing figure; backwards, the supply is the end. */
export function roomFor(v: SakeView, seat: Seat, dir: string): number {
  if (dir === 'away') return v.open.supply
  const ahead = v.open.gaps.find(g => g.a === seat)
  if (dir !== 'right' && ahead !== undefined) return sum(ahead.cubes.slice(0, ahead.kin + 1)) - 1
  const behind = v.open.gaps.find(g => g.b === seat)
  return behind === undefined ? 0 : sum(behind.cubes.slice(behind.kin)) - 1
}

const stepped = ({ left, right }: Distance, dir: string, n: number): Distance => ({
  left: left + (dir === 'left' || dir === 'towards' ? -n : n),
  right: right + (dir === 'right' || dir === 'towards' ? -n : n),
})

const meets = (steps: number, plus: boolean, both: boolean, { left, right }: Distance): boolean =>
  !plus
    ? left === steps || right === steps
    : both
      ? left >= steps && right >= steps
      : left >= steps || right >= steps

/** What an Attack adds to its box with each of the arms that may be used at all, `null` for bare hands. */
function bonus(t: Table, weapon: WeaponType | null, iaido: boolean): number {
  const ittosai = iaido && able(t, 'ittosai') ? 1 : 0
  if (weapon === null) return ittosai
  const { attack, ranged } = (t.v.open.data ?? STANDARD).weapons[weapon]
  const two = able(t, 'musashi') && WEAPONS.filter(w => dry(t, w)).length > 1 ? 1 : 0
  return ittosai + attack + two + (ranged && able(t, 'suenaga') ? 1 : 0)
}

/** SK-ATTACK-3 to 9, SK-DEMAT-2, SK-LOC-5: the arms that reach somebody at this distance; `null`: a Spirit. */
function arms(t: Table, at: Distance | null): (WeaponType | null)[] {
  const { v, seat } = t
  const mine = WEAPONS.filter(w => dry(t, w))
  const kit = (v.open.data ?? STANDARD).weapons
  const out: (WeaponType | null)[] = mine.filter(
    w =>
      !(location(v) === 'dojo' && kit[w].ranged) &&
      (at === null || meets(kit[w].steps, kit[w].plus, v.open.rules.italian, at)),
  )
  const bare = v.open.rules.italian ? !hasWeapon(v, seat) : mine.length === 0
  if (at === null) return bare ? [...out, null] : out
  const allowed = bare || (v.open.rules.bareHandsOutOfRange && out.length === 0)
  return allowed && meets(1, false, false, at) ? [...out, null] : out
}

/** Whether an Attack of this box would be worth 1 or more against anybody, after so many Steps. */
export function strikes(t: Table, box: number, iaido: boolean, dir = 'left', n = 0): boolean {
  const at: (Distance | null)[] = figures(t.v, t.seat).map(d => stepped(d, dir, n))
  if (prey(t.v)) at.push(null)
  return at.some(d => arms(t, d).some(weapon => box + bonus(t, weapon, iaido) >= 1))
}

const feet = (t: Table): number => (dry(t, 'sandals') ? 1 : 0) + (able(t, 'tomoe') ? 1 : 0)
const inStorm = (v: SakeView, max: number): number =>
  location(v) === 'thunderstorm' && max > 1 ? max - 1 : max
export const moveMost = (t: Table, box: number): number => inStorm(t.v, box + feet(t))
export const iaidoMost = (t: Table): number => inStorm(t.v, (able(t, 'ittosai') ? 3 : 2) + feet(t))

/** SK-IAIDO-4, SK-IAIDO-5, SK-IAIDO-8: after some move that he may make somebody can be struck. */
export function cutsSomewhere(t: Table, box: number): boolean {
  if (t.v.open.rules.italian && strikes(t, box, true)) return true
  return directions(t.v).some(dir => {
    for (let n = 1; n <= Math.min(iaidoMost(t), roomFor(t.v, t.seat, dir)); n++)
      if (strikes(t, box, true, dir, n)) return true
    return false
  })
}

/** SK-MOVE-13: he cannot move even 1 Step in any direction. */
export const isStuck = (v: SakeView, seat: Seat): boolean =>
  directions(v).every(dir => roomFor(v, seat, dir) < 1)

const EVENTS: Readonly<Record<string, { steps: number; plus: boolean }>> = {
  chopsticks: { steps: 2, plus: true },
  ramen: { steps: 3, plus: true },
  riceballs: { steps: 4, plus: true },
  roar: { steps: 2, plus: false },
}

/** SK-EVENT-23, A-28: somebody at the distance an Event demands, or a Spirit with sake; in the Dojo nobody. */
export function eventHits(t: Table, type: string): boolean {
  const { v, seat } = t
  const need = EVENTS[type]
  if (need === undefined || location(v) === 'dojo') return false
  return prey(v) || figures(v, seat).some(d => meets(need.steps, need.plus, v.open.rules.bothFlanks, d))
}

/** SK-EVENT-11: another Samurai at 4 Steps or more with a card in hand. */
export function riceballsHit({ v, seat }: Table): boolean {
  const held = (i: Seat): boolean => sum(player(v, i).backs) > 0
  const clockwise = living(v).map((_, k) => living(v)[(living(v).indexOf(seat) + k) % living(v).length] ?? -1)
  const all = sum(v.open.gaps.flatMap(g => g.cubes))
  let walked = 0
  return clockwise.some((at, k) => {
    const to = clockwise[k + 1]
    if (to === undefined) return false
    // In a line the one gap lies between the two, whoever it begins with.
    walked += living(v).length === 2 ? all : sum(v.open.gaps.find(g => g.a === at)?.cubes ?? [])
    const d = living(v).length === 2 ? { left: all, right: all } : { left: walked, right: all - walked }
    return held(to) && meets(4, true, v.open.rules.bothFlanks, d)
  })
}

const looseCube = (v: SakeView): boolean =>
  v.open.gaps.some(g => g.cubes.some((n, i) => n > (i === g.kin ? 1 : 0)))

function textWorks(t: Table, type: string): boolean {
  const { v, seat, sake } = t
  const others = living(v).length > 1
  switch (type) {
    case 'chopsticks':
    case 'ramen':
      return eventHits(t, type)
    case 'roar':
      return sake !== 0 && eventHits(t, type)
    case 'stench':
      return others && v.open.supply > 0
    case 'lanterns':
      return looseCube(v)
    case 'riceballs':
      return riceballsHit(t)
    case 'sakuragi':
      return v.open.deck > 0
    case 'purchase':
      return living(v).some(i => player(v, i).places !== 0)
    case 'stomach':
      return living(v).some(i => (i === seat ? sake : player(v, i).sake) !== 0)
    case 'feigned':
      return player(v, seat).wounds.length > 0
    case 'disciple':
      return others
    case 'stumble':
    case 'double-vision':
      return false
    default:
      return (player(v, seat).places & bitOf(type)) === 0
  }
}

/** SK-TURN-5 to 9, SK-TURN-14: whether a card could be played at all. */
export function anyUse(t: Table, card: Card): boolean {
  const { v, seat, sake } = t
  const free = size((player(v, seat).places | bitOf('life') | bitOf('board')) & ~sake)
  return (
    strikes(t, card.attack, false) ||
    (player(v, seat).seated && cutsSomewhere(t, card.attack)) ||
    (moveMost(t, card.move) >= 1 && !isStuck(v, seat)) ||
    Math.min(card.drink, v.open.masu, free) >= 1 ||
    textWorks(t, card.type)
  )
}
