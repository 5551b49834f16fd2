import type { Seat } from '@noren/engine'
import { reason } from '@noren/engine'
import { BARE, DIRS, act } from '../actions.ts'
import type { FrameOf, SakeFrame } from '../frames.ts'
import { WEAPON_BITS, printed } from '../printed.ts'
import { discipleCard, isDisciple, look, room, seenAt } from '../ring.ts'
import type { Sake } from '../state.ts'
import { leftAfter, rightAfter } from '../steps/uses.ts'
import { attackBonus, bits, lowest, usable, weaponMeets } from '../values.ts'
import type { Cited } from './facts.ts'
import { why, plain, placeName, cardIn, figure, eventClause, demand, paid } from './facts.ts'

// How far, at whom, with what.
export const MUST_STEP = plain('mustStep', 'SK-IAIDO-5')
export const TOO_FAR = reason<Sake, FrameOf<'pickStep'>>()(
  'tooFar',
  (s, _f, seat, a) => ({
    dir: DIRS[act.step.dir(a)] as string,
    steps: act.step.n(a),
    room: room(s, seat, act.step.dir(a)),
  }),
  x => (x.dir === 'away' ? ['SK-LINE-7', 'SK-SETUP-15'] : ['SK-MOVE-8', 'SK-MOVE-7', 'SK-LINE-7']),
)
export const IAIDO_MISSES_THERE = reason<Sake, FrameOf<'pickStep'>>()(
  'iaidoMissesThere',
  (_s, _f, _seat, a) => ({ dir: DIRS[act.step.dir(a)] as string, steps: act.step.n(a) }),
  () => ['SK-IAIDO-8'],
)
export const SPIRIT_DRY = why(
  'spiritDry',
  (_s, _f, _seat, a) => ({ target: act.target.target(a) }),
  () => ['SK-DEMAT-4'],
)
/** The two distances to the target of a choice, after the move of an iaido. */
function distances(s: Sake, f: SakeFrame, seat: Seat, target: number) {
  const v = look(s, seat)
  const i = seenAt(v, target)
  const [dir, n] = f.kind === 'pickTarget' && f.aim === 'iaido' ? [f.dir, f.steps] : [0, 0]
  return {
    target: figure(target),
    disciple: isDisciple(target) ? discipleCard(target) : -1,
    left: i < 0 ? -1 : leftAfter(v, i, dir, n),
    right: i < 0 ? -1 : rightAfter(v, i, dir, n),
  }
}
export const EMPTY_HAND = why(
  'emptyHand',
  (_s, _f, _seat, a) => ({ target: act.target.target(a) }),
  () => ['SK-EVENT-11', 'SK-TURN-14'],
)
export const EVENT_DISTANCE = why(
  'eventDistance',
  (s, f, seat, a) => ({ ...demand(s, f), ...distances(s, f, seat, act.target.target(a)) }),
  x => [eventClause(x.card), x.plus ? 'SK-GEO-7' : 'SK-GEO-6', 'SK-EVENT-23'],
)
/** What a weapon demands; bare hands reach exactly 1 Step. */
function weaponDemand(s: Sake, weapon: number) {
  if (weapon === BARE) return { weapon: 'bare', steps: 1, plus: false, both: false }
  const p = printed(s)
  const plus = p.weaponPlus[weapon] === 1
  return {
    weapon: placeName(weapon),
    steps: p.weaponSteps[weapon] as number,
    plus,
    both: plus && s.rules.italian,
  }
}
const reachClauses = (weapon: string): Cited =>
  weapon === 'bare' ? ['SK-ATTACK-9', 'SK-ATTACK-5', 'SK-GEO-6'] : ['SK-ATTACK-5', 'SK-GEO-6', 'SK-GEO-7']
/** "The Katana reaches 1 Step; Benkei is 2 away." With several weapons none is named: `weapon` is then 'any'. */
export const OUT_OF_REACH = why(
  'outOfReach',
  (s, f, seat, a) => {
    const w = paid(s, f, seat)
    const dry = usable(w, seat) & WEAPON_BITS
    const one = dry === 0 ? BARE : lowest(dry)
    const named =
      bits(dry) > 1 ? { ...weaponDemand(s, one), weapon: 'any', steps: 0, plus: false, both: false } : null
    return { ...(named ?? weaponDemand(s, one)), ...distances(s, f, seat, act.target.target(a)) }
  },
  x => reachClauses(x.weapon),
)
const targetOf = (f: SakeFrame): number => (f.kind === 'pickWeapon' || f.kind === 'weapon' ? f.target : -1)
/** The same for one weapon that is named. */
export const WEAPON_REACH = why(
  'weaponReach',
  (s, f, seat, a) => ({
    ...weaponDemand(s, act.weapon.weapon(a)),
    ...distances(s, f, seat, targetOf(f)),
  }),
  x => reachClauses(x.weapon),
)
export const DOJO_WEAPON = why(
  'dojoWeapon',
  (_s, _f, _seat, a) => ({ weapon: placeName(act.weapon.weapon(a)) }),
  () => ['SK-LOC-5', 'SK-ATTACK-11'],
)
export const WET_WEAPON = why(
  'wetWeapon',
  (_s, _f, _seat, a) => ({ weapon: placeName(act.weapon.weapon(a)) }),
  () => ['SK-WEAPON-7', 'SK-ATTACK-3'],
)
export const ARMED = why(
  'armed',
  (s, f, seat) => {
    const w = paid(s, f, seat)
    const dry = usable(w, seat) & WEAPON_BITS
    return {
      weapon: placeName(lowest(dry !== 0 ? dry : (w.places[seat] as number) & WEAPON_BITS)),
      wet: dry === 0,
    }
  },
  () => ['SK-ATTACK-8'],
)
export const WEAPON_WORTHLESS = why(
  'weaponWorthless',
  (s, f, seat, a) => {
    const weapon = act.weapon.weapon(a)
    const box = printed(s).attack[cardIn(f)] as number
    const bonus = attackBonus(paid(s, f, seat), seat, weapon === BARE ? 0 : weapon, f.kind === 'weapon')
    return { weapon: placeName(weapon), value: box + bonus }
  },
  () => ['SK-ATTACK-12', 'SK-ATTACK-7'],
)
export const MUST_STRIKE = plain('mustStrike', 'SK-IAIDO-6')

/** Whether the Dojo alone keeps a weapon from reaching. */
export const onlyDojo = (s: Sake, seat: Seat, left: number, right: number): boolean => {
  const p = printed(s)
  for (let m = usable(s, seat) & WEAPON_BITS; m !== 0; m &= m - 1) {
    const w = lowest(m)
    if (p.weaponRanged[w] === 1 && weaponMeets(s, w, left, right)) return true
  }
  return false
}
