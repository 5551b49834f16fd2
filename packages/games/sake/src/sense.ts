import type { Action, Choices, Rng, Seat, Sense } from '@noren/engine'
import { below, codeOf } from '@noren/engine'
import { ATTACK, BARE, DRINK, IAIDO, MOVE, TEXT, act } from './actions.ts'
import { DISCIPLE, FEIGNED, LANTERNS, PIPE, PURCHASE, RICE_BOWL, ROAR, STENCH, STOMACH } from './cards.ts'
import { BOARD, FIRST_ITEM, LIFE, WEAPON_BITS, printed, typeOfPlace } from './printed.ts'
import { outlook } from './outlook.ts'
import { isAlive } from './ring.ts'
import type { SakeFrame } from './frames.ts'
import type { Sake } from './state.ts'
import { OUT, SPIRIT } from './state.ts'
import { hintFeatures } from './why.ts'
import { attackBonus, bits, defenceBonus, sakeOf } from './values.ts'

const {
  activate,
  burn,
  card: pickCard,
  defend,
  discard,
  end,
  gear,
  interrupt,
  place,
  remedy,
  sacrifice,
  sip,
  soul,
  spend,
  steal,
  stop,
  target,
  torment,
  use,
  vanish,
  weapon,
  wield,
  withdraw,
} = act
// Numbers of their own: a policy is asked for every choice of every play-out, and looks them up in no object there.
const ACTIVATE = activate.code
const CARD = pickCard.code
const DEFEND = defend.code
const DISCARD = discard.code
const END = end.code
const GEAR = gear.code
const PLACE = place.code
const REMEDY = remedy.code
const SACRIFICE = sacrifice.code
const SIP = sip.code
const SOUL = soul.code
const TARGET = target.code
const TORMENT = torment.code
const USE = use.code
const WEAPON = weapon.code
const WIELD = wield.code

/** What bots know of the game beyond its rules: a value of a state, and a quick way to choose. No rule lives here. */

const strength = new Float64Array(9)

/** A Samurai's prospects: sake now, Life to keep it, cards and weapons to get more. */
function samuraiStrength(s: Sake, seat: Seat): number {
  const life = (s.life[seat] as number[]).length
  const sake = bits(s.sake[seat] as number)
  const safety = life / (life + 2)
  const cards = (s.hand[seat] as number[]).length
  const gear = bits(s.places[seat] as number)
  const hope = s.round > 0 ? 0.1 : 0.35
  return (0.4 + sake) * (0.35 + 0.65 * safety) + hope * (0.12 * cards + 0.1 * gear)
}

/** The dead share one payoff: what their team may expect (SK-SPIRIT-10). */
function value(s: Sake, out: Float64Array): void {
  const sharp = s.round > 0 ? 3 : 1.7
  let team = 0
  let spirits = 0
  let total = 0
  for (let i = 0; i < s.seats; i++) {
    strength[i] = 0
    if (s.status[i] === SPIRIT) {
      spirits++
      team += s.haul[i] as number
    } else if (isAlive(s, i)) {
      strength[i] = samuraiStrength(s, i) ** sharp
      total += strength[i] as number
    }
  }
  // Every Spirit may still steal and torment while the game lasts.
  const ghosts = spirits === 0 ? 0 : (team + (s.round > 0 ? 0.3 : 0.6) * spirits) ** sharp
  total += ghosts
  for (let i = 0; i < s.seats; i++) {
    const mine = s.status[i] === SPIRIT ? ghosts : (strength[i] as number)
    out[i] = s.status[i] === OUT || total === 0 ? 0 : mine / total
  }
}

const sumOf = (s: Sake, card: number): number => {
  const p = printed(s)
  return (
    (p.attack[card] as number) +
    (p.defence[card] as number) +
    (p.move[card] as number) +
    1.5 * (p.drink[card] as number)
  )
}

/** How much a use of the chosen card promises. */
function useScore(s: Sake, f: SakeFrame, use: number): number {
  const p = printed(s)
  const card = f.kind === 'pickUse' ? f.card : -1
  if (use === DRINK) {
    const n = p.drink[card] as number
    return s.masu === 0 ? 0 : 2.2 * Math.min(n, s.masu)
  }
  if (use === ATTACK || use === IAIDO) return 2.2 + 0.5 * (p.attack[card] as number)
  if (use === MOVE) return 0.6
  return use === TEXT ? textScore(s, f.seat, p.type[card] as number) : 0
}

/** What a text promises: sake is what counts, so whatever burns it must be worth it. */
function textScore(s: Sake, seat: Seat, type: number): number {
  switch (type) {
    case ROAR:
      return 1
    case STENCH:
    case LANTERNS:
      return 0.8
    case STOMACH:
      return 2.6
    case FEIGNED:
      return 1.2 * Math.min(2, (s.wounds[seat] as number[]).length)
    case PURCHASE:
      return 1.5
    default:
      return type >= PIPE
        ? 1.8
        : type > DISCIPLE && bits((s.places[seat] as number) & WEAPON_BITS) > 1
          ? 1.2
          : 2.3
  }
}

/** An Item costs a sake: only a wound that may be the last one is worth it. */
const itemScore = (s: Sake, seat: Seat, place: number): number =>
  typeOfPlace(place) === RICE_BOWL && (s.life[seat] as number[]).length <= 2 ? 1.5 : -1

/** Whom to hurt: the drunkest first, then the weakest. */
function targetScore(s: Sake, target: number): number {
  if (target >= 8) return 0.6
  const life = s.status[target] === SPIRIT ? 3 : (s.life[target] as number[]).length
  return 1 + sakeOf(s, target) + 2 / (1 + life)
}

function placeScore(s: Sake, seat: Seat, place: number): number {
  if (place === LIFE) return 3
  if (place === s.wield[seat]) return 0.5
  return place === BOARD ? 1.5 : place >= FIRST_ITEM ? 2 : 1.8
}

const struckFor = (f: SakeFrame): number => (f.kind === 'defend' ? f.value : 0)

function defendScore(s: Sake, f: SakeFrame, seat: Seat, card: number): number {
  const ranged = f.kind === 'defend' && f.ranged
  const guard = (printed(s).defence[card] as number) + defenceBonus(s, seat, ranged)
  const saved = Math.min(guard, struckFor(f))
  return 1 + 1.4 * saved - 0.15 * sumOf(s, card)
}

/** What some verbs promise whatever they are about, by code; NaN where it depends, and 1 where nobody cares. */
const FLAT = new Float64Array(64).fill(1)
for (const { code } of [stop, withdraw]) FLAT[code] = -9
for (const { code } of [interrupt, spend, vanish]) FLAT[code] = 2
FLAT[burn.code] = -4
FLAT[steal.code] = 2.2
for (const { code } of [
  soul,
  pickCard,
  activate,
  sip,
  gear,
  remedy,
  use,
  target,
  weapon,
  end,
  place,
  defend,
  sacrifice,
  discard,
  wield,
  torment,
])
  FLAT[code] = NaN

/** A number for each choice; the policy takes one of the best, with a little chance. */
function score(s: Sake, f: SakeFrame, seat: Seat, a: Action): number {
  const code = codeOf(a)
  const flat = FLAT[code] as number
  if (!Number.isNaN(flat)) return flat
  switch (code) {
    case CARD:
      // A card beyond the second costs a sake.
      return s.plays >= 2 ? -3 : 2 + 0.2 * (printed(s).drink[pickCard.card(a)] as number)
    case END:
      return f.kind === 'play' ? 0.5 : f.kind === 'wield' ? 1 : -2
    case USE:
      return useScore(s, f, use.use(a))
    case TARGET:
      return targetScore(s, target.target(a))
    case SOUL:
      return (s.hand[seat] as number[]).length === 0 &&
        (s.life[seat] as number[]).length > 3 &&
        soul.n(a) === 1
        ? 0.3
        : -5
    case DEFEND:
      return defendScore(s, f, seat, defend.card(a))
    case DISCARD:
      return 8 - sumOf(s, discard.card(a))
    case PLACE:
      return placeScore(s, seat, place.place(a))
    case ACTIVATE:
      return itemScore(s, seat, activate.place(a))
    case SIP:
      return sip.seat(a) === seat ? -3 : 1 + sakeOf(s, sip.seat(a))
    case GEAR:
      return gear.seat(a) === seat ? -3 : 1 + 0.5 * sakeOf(s, gear.seat(a))
    case REMEDY:
      return (s.life[seat] as number[]).length <= 3 ? 2.2 - 0.15 * sumOf(s, remedy.card(a)) : -1
    case WEAPON: {
      const n = weapon.weapon(a)
      return 1 + attackBonus(s, seat, n === BARE ? 0 : n, false)
    }
    case SACRIFICE:
      return struckFor(f) >= 3 ? 4 : 0.5
    case WIELD:
      return wieldScore(s, seat, wield.weapon(a))
    case TORMENT:
      return 2.5 + 0.3 * sakeOf(s, torment.seat(a))
    default:
      return 1
  }
}

const wieldScore = (s: Sake, seat: Seat, weapon: number): number =>
  ((s.sake[seat] as number) & (1 << weapon)) !== 0
    ? 0
    : 0.5 + (printed(s).weaponDefence[weapon] ?? 0) - (s.wield[seat] === -1 ? 0 : 2)

/** Index of a sensible quick move. */
function policy(s: Sake, seat: Seat, legal: Choices, rng: Rng): number {
  const f = s.frames[s.frames.length - 1] as SakeFrame
  let best = 0
  let most = -99
  for (let i = 0; i < legal.size; i++) {
    const n = score(s, f, seat, legal.at(i)) + below(rng, 1024) / 800
    if (n > most) {
      most = n
      best = i
    }
  }
  return best
}

/** A turn is a dozen choices and more: cards, targets, what to drink and what to keep. */
const choices = (): number => 16

export const sense: Sense<Sake> = {
  value,
  policy,
  hintFeatures: hintFeatures,
  choices,
  outlook: outlook(value),
}

export default sense
