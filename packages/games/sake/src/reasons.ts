import type { Action, Clause, Facts, Seat } from '@noren/engine'
import { reason } from '@noren/engine'
import { BARE, DIRS, PLACES, act } from './actions.ts'
import { BACKS, CHOPSTICKS, RAMEN, RICEBALLS, ROAR, SAMURAI, TYPES } from './cards.ts'
import type { FrameOf, SakeFrame } from './frames.ts'
import { WEAPON_BITS, printed } from './printed.ts'
import { discipleCard, gapTotal, isDisciple, look, room } from './ring.ts'
import type { Sake } from './state.ts'
import {
  FREE_PLAYS,
  eventPlus,
  eventSteps,
  iaidoMin,
  leftAfter,
  rightAfter,
  withPaid,
} from './steps/uses.ts'
import {
  attackBonus,
  bareHanded,
  bits,
  freePlaces,
  iaidoMax,
  lowest,
  topBack,
  usable,
  weaponMeets,
} from './values.ts'

/** Why something is not open: one reason each, the facts of the case, the clause that forbids first. */

const why = reason<Sake, SakeFrame>()
type Cited = readonly [Clause, ...Clause[]]

/** A reason that needs no facts. */
const plain = (id: string, ...clauses: Cited) =>
  why(
    id,
    (): Facts => ({}),
    () => clauses,
  )

const typeName = (s: Sake, card: number): string => TYPES[printed(s).type[card] as number] ?? ''
const placeName = (place: number): string => PLACES[place] ?? 'bare'
const backName = (s: Sake): string => BACKS[topBack(s)] ?? 'none'
/** The card a frame is about. */
const cardIn = (f: SakeFrame): number => ('card' in f ? f.card : -1)
/** A figure as a fact: a seat, or -1 for a Disciple, whose master stands beside it. */
const figure = (target: number): number => (isDisciple(target) ? -1 : target)

// The first question of a game.
export const BOARD_TAKEN = why(
  'boardTaken',
  (s, _f, _seat, a) => ({
    board: SAMURAI[act.board.board(a)] as string,
    by: s.board.indexOf(act.board.board(a)),
  }),
  () => ['SK-SETUP-2'],
)

// Which card, which Item.
export const COSTS_SAKE = why(
  'costsSake',
  s => ({ plays: s.plays, free: FREE_PLAYS }),
  () => ['SK-TURN-11', 'SK-BURN-3'],
)
export const NO_USE = why(
  'noUse',
  (s, _f, _seat, a) => ({ card: typeName(s, act.card.card(a)) }),
  () => ['SK-TURN-14'],
)
export const NO_USE_PAID = why(
  'noUsePaid',
  (s, f, _seat, a) => ({ card: typeName(s, cardIn(f)), place: placeName(act.pay.place(a)) }),
  () => ['SK-BURN-9', 'SK-TURN-14'],
)
const item = (a: Action): Facts => ({ item: placeName(act.activate.place(a)) })
export const WET_ITEM = why(
  'wetItem',
  (_s, _f, _seat, a) => item(a),
  () => ['SK-ITEM-5', 'SK-SAKE-4'],
)
export const NO_FUEL = why(
  'noFuel',
  (_s, _f, _seat, a) => item(a),
  () => ['SK-ITEM-14', 'SK-BURN-7'],
)
export const BOWL_NO_WOUNDS = plain('bowlNoWounds', 'SK-HEAL-2', 'SK-ITEM-11', 'SK-TURN-14')
export const PIPE_NO_HANDS = why(
  'pipeNoHands',
  s => ({ all: s.rules.italian }),
  () => ['SK-ITEM-9', 'SK-ITEM-8', 'SK-TURN-14'],
)
export const FLASK_NO_CARDS = plain('flaskNoCards', 'A-1', 'SK-ITEM-10', 'SK-TURN-14')
export const ABILITY_WET = plain('abilityWet', 'SK-SAKE-7', 'SK-ABIL-1')
export const HEALED_ONCE = plain('healedOnce', 'SK-ABIL-9')
export const REMEDY_NO_WOUNDS = plain('remedyNoWounds', 'SK-ABIL-9', 'SK-HEAL-2')

// What the card is used for.
export const STRIKE_ALONE = plain('strikeAlone', 'SK-LINE-11')
/** The nearest opposing figure, whichever way. */
function nearest(s: Sake, seat: Seat): number {
  const { left, right } = look(s, seat)
  return Math.min(...left, ...right)
}
export const ALL_WET = plain('allWet', 'SK-WEAPON-7', 'SK-ATTACK-3', 'SK-ATTACK-8')
export const DOJO_STRIKE = plain('dojoStrike', 'SK-LOC-5', 'SK-ATTACK-11')
export const NOTHING_REACHES = why(
  'nothingReaches',
  (s, f, seat) => ({
    nearest: nearest(s, seat),
    bare: bareHanded(paid(s, f, seat), seat),
  }),
  x => (x.bare ? ['SK-ATTACK-9', 'SK-ATTACK-5'] : ['SK-ATTACK-5', 'SK-ATTACK-8']),
)
export const WORTH_NOTHING = why(
  'worthNothing',
  (s, f) => ({ card: typeName(s, cardIn(f)), box: printed(s).attack[cardIn(f)] as number }),
  () => ['SK-ATTACK-12'],
)
export const STANDING = plain('standing', 'SK-IAIDO-1')
export const IAIDO_MISSES = why(
  'iaidoMisses',
  (s, f, seat) => ({ least: iaidoMin(s), most: iaidoMax(paid(s, f, seat), seat) }),
  () => ['SK-IAIDO-8', 'SK-IAIDO-4'],
)
export const NO_MOVE_BOX = why(
  'noMoveBox',
  (s, f) => ({ card: typeName(s, cardIn(f)) }),
  () => ['SK-MOVE-3', 'SK-MOVE-4'],
)
export const STUCK = plain('stuck', 'SK-MOVE-13', 'SK-MOVE-8')
export const MOVE_ALONE = plain('moveAlone', 'SK-LINE-11')
export const NO_DRINK_BOX = why(
  'noDrinkBox',
  (s, f) => ({ card: typeName(s, cardIn(f)) }),
  () => ['SK-DRINK-7', 'SK-DRINK-2'],
)
export const MASU_EMPTY = plain('masuEmpty', 'SK-DRINK-7', 'SK-DRINK-3')
export const NO_PLACE = why(
  'noPlace',
  (s, f, seat) => ({ places: bits(paid(s, f, seat).sake[seat] as number) }),
  () => ['SK-DRINK-4', 'SK-SAKE-2', 'SK-DRINK-7'],
)
export const NOT_IN_MY_TURN = why(
  'notInMyTurn',
  (s, f) => ({ card: typeName(s, cardIn(f)) }),
  () => ['SK-INT-1'],
)
export const SECOND_OF_TYPE = why(
  'secondOfType',
  (s, f) => ({ card: typeName(s, cardIn(f)) }),
  x => [TYPES.indexOf(x.card as 'katana') < TYPES.indexOf('pipe') ? 'SK-WEAPON-3' : 'SK-ITEM-2'],
)
export const DISCIPLE_ALONE = plain('discipleAlone', 'SK-DISC-3')

const EVENT_CLAUSE: Readonly<Record<number, Clause>> = {
  [CHOPSTICKS]: 'SK-EVENT-5',
  [RAMEN]: 'SK-EVENT-9',
  [RICEBALLS]: 'SK-EVENT-11',
  [ROAR]: 'SK-EVENT-18',
}
const eventClause = (card: string): Clause =>
  EVENT_CLAUSE[(TYPES as readonly string[]).indexOf(card)] ?? 'SK-EVENT-3'
/** What the distance of an Event's text demands. */
function demand(s: Sake, f: SakeFrame) {
  // Chopsticks' second throw is about the card of its frame as well.
  const type = printed(s).type[cardIn(f)] as number
  return {
    card: TYPES[type] as string,
    steps: eventSteps(type),
    plus: eventPlus(type),
    both: eventPlus(type) && s.rules.bothFlanks,
  }
}
export const DOJO_EVENT = why(
  'dojoEvent',
  (s, f) => ({ card: typeName(s, cardIn(f)) }),
  () => ['SK-LOC-5', 'SK-ATTACK-11', 'SK-TURN-14'],
)
export const EVENT_MISSES = why(
  'eventMisses',
  (s, f) => demand(s, f),
  x => [eventClause(x.card), x.plus ? 'SK-GEO-7' : 'SK-GEO-6', 'SK-TURN-14'],
)
export const ROAR_NO_SAKE = plain('roarNoSake', 'SK-EVENT-18', 'SK-BURN-7', 'SK-TURN-14')
export const NO_CUBES = plain('noCubes', 'SK-SETUP-15', 'SK-GEO-13', 'SK-TURN-14')
export const NO_LOOSE_CUBE = plain('noLooseCube', 'SK-GEO-15', 'SK-EVENT-20', 'SK-TURN-14')
/** Rice Balls: nobody far enough away holds a card. */
export const RICEBALLS_NOBODY = why(
  'riceballsNobody',
  (s, f) => ({ steps: demand(s, f).steps, both: s.rules.bothFlanks }),
  () => ['SK-EVENT-11', 'SK-GEO-7', 'SK-TURN-14'],
)
export const SAKURAGI_NO_CARDS = plain('sakuragiNoCards', 'A-1', 'SK-EVENT-12', 'SK-TURN-14')
export const NOBODY_HAS_GEAR = plain('nobodyHasGear', 'SK-EVENT-13', 'SK-TURN-14')
export const NOBODY_HAS_SAKE = plain('nobodyHasSake', 'SK-EVENT-15', 'SK-TURN-14')
export const FEIGNED_NO_WOUNDS = plain('feignedNoWounds', 'SK-HEAL-2', 'SK-EVENT-17', 'SK-TURN-14')
/** The table once the sake for a further card is burnt. */
function paid(s: Sake, f: SakeFrame, seat: Seat): Sake {
  return 'pay' in f ? withPaid(s, seat, f.pay) : s
}

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
  const i = v.figure.indexOf(target)
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

// Sake and places.
export const PLACE_TAKEN = why(
  'placeTaken',
  (_s, f, seat, a) =>
    f.kind === 'pickOnto'
      ? { seat: f.target, place: placeName(act.onto.place(a)), brawl: true }
      : { seat, place: placeName(act.place.place(a)), brawl: false },
  x => (x.brawl ? ['SK-POWER-4', 'SK-SAKE-2'] : ['SK-SAKE-2']),
)

// Spirits.
const spentCard = (f: SakeFrame, a: Action): number =>
  f.kind === 'vanish' ? act.vanish.card(a) : act.spend.card(a)
export const WRONG_BACK = why(
  'wrongBack',
  (s, f, _seat, a) => ({
    back: BACKS[printed(s).back[spentCard(f, a)] as number] as string,
    top: backName(s),
  }),
  () => ['SK-SPIRIT-3'],
)
export const NO_CARD_YET = plain('noCardYet', 'SK-TORMENT-3')
export const STEAL_EMPTY = plain('stealEmpty', 'SK-STEAL-3')
const tormented = (a: Action): Facts => ({ target: act.torment.seat(a) })
export const NO_SAKE_THERE = why(
  'noSakeThere',
  (_s, _f, _seat, a) => tormented(a),
  () => ['SK-TORMENT-2'],
)
export const NO_MATCH = why(
  'noMatch',
  s => ({ top: backName(s) }),
  () => ['SK-SPIRIT-3', 'SK-TORMENT-3'],
)
export const ALL_PLACES_FULL = why(
  'allPlacesFull',
  (s, _f, _seat, a) => ({
    target: act.brawl.seat(a),
    free: bits(freePlaces(s, act.brawl.seat(a))),
  }),
  () => ['SK-POWER-4'],
)
export const DROWSE_ALONE = why(
  'drowseAlone',
  (_s, _f, _seat, a) => ({ target: act.drowse.seat(a) }),
  () => ['SK-POWER-6'],
)
export const MUST_POWER = why(
  'mustPower',
  s => ({ top: backName(s) }),
  () => ['SK-POWER-2'],
)
const spotOf = (f: SakeFrame, a: Action): readonly [gap: Seat, index: number] =>
  f.kind === 'steps' ? [act.spot.gap(a), act.spot.index(a)] : [act.shove.gap(a), act.shove.index(a)]
/** The last cube between two opposing figures, or a place without any. */
export const LAST_CUBE = why(
  'lastCube',
  (s, f, _seat, a) => {
    const [gap, index] = spotOf(f, a)
    return { gap, index, cubes: (s.cubes[gap] as number[])[index] as number }
  },
  x => (x.cubes === 0 ? ['SK-GEO-14', 'SK-GEO-15'] : ['SK-GEO-15', 'SK-GEO-9', 'SK-GEO-8']),
)

// Answers to what others do.
export const WRONG_SHOUT = reason<Sake, FrameOf<'window'>>()(
  'wrongShout',
  (s, f, _seat, a) => ({ card: typeName(s, act.interrupt.card(a)), about: f.about as string }),
  x => [x.about === 'move' ? 'SK-INT-9' : 'SK-INT-10'],
)
export const NO_DISCIPLE = why(
  'noDisciple',
  (s, _f, _seat, a) => ({ card: typeName(s, act.sacrifice.card(a)) }),
  () => ['SK-DEF-9', 'SK-DEF-8'],
)
export const NO_SACRIFICE = plain('noSacrifice', 'SK-DEF-11', 'SK-TORMENT-11')
export const PICKED_ALREADY = why(
  'pickedAlready',
  (s, f, _seat, a) => ({
    card: typeName(s, f.kind === 'discard' ? act.discard.card(a) : act.spend.card(a)),
    help: f.kind === 'help',
  }),
  x => (x.help ? ['SK-TORMENT-6'] : ['SK-HAND-5']),
)
export const NOT_SHORTEST = reason<Sake, FrameOf<'side'>>()(
  'notShortest',
  (s, _f, _seat, a) => {
    const totals = s.cubes.flatMap((row, gap) => (row.length > 0 ? [gapTotal(s, gap)] : []))
    return { cubes: gapTotal(s, act.keep.gap(a)), least: Math.min(...totals) }
  },
  () => ['SK-DEATH-4', 'SK-LINE-1'],
)

// Instants.
export const SOUL_ALL = why(
  'soulAll',
  (s, _f, seat) => ({ life: (s.life[seat] as number[]).length }),
  () => ['SK-SOUL-4'],
)
export const SOUL_WET = plain('soulWet', 'SK-SOUL-5', 'SK-SAKE-6')
export const SOUL_TWICE = plain('soulTwice', 'D-12', 'SK-SOUL-2')

/** Whether the Dojo alone keeps a weapon from reaching. */
export const onlyDojo = (s: Sake, seat: Seat, left: number, right: number): boolean => {
  const p = printed(s)
  for (let m = usable(s, seat) & WEAPON_BITS; m !== 0; m &= m - 1) {
    const w = lowest(m)
    if (p.weaponRanged[w] === 1 && weaponMeets(s, w, left, right)) return true
  }
  return false
}
