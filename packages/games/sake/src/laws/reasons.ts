import type { Facts, Seat, Words } from '@noren/engine'
import type { ReasonsUnderLaw, Truth } from '@noren/engine/laws'
import type { Aloud, People } from '@noren/words'
import { aloud, LANG_IDS } from '@noren/words'
import { KINDS } from '../clauses.ts'
import { BACKS, LOCATIONS, SAMURAI, STANDARD } from '../cards.ts'
import type { SakeView } from '../index.ts'
import { cardOfWord, PLACES } from '../words.ts'
import type { SakeEvent } from '../events.ts'
import { said } from '../words.ts'
import type { Table } from './reach.ts'
import {
  anyUse,
  cutsSomewhere,
  eventHits,
  iaidoMost,
  isStuck,
  living as alive,
  moveMost,
  prey,
  riceballsHit,
  roomFor,
  strikes,
} from './reach.ts'

/** Whether the facts of each reason are true, judged by what the seat sees and the words of its choice alone. */

const cards = (v: SakeView) => (v.open.data ?? STANDARD).cards
const typeOf = (v: SakeView, word: Words[number] | undefined): string =>
  cards(v)[cardOfWord(word)]?.type ?? ''
const player = (v: SakeView, seat: Seat) => {
  const p = v.open.players[seat]
  if (p === undefined) throw new Error(`nobody at ${seat}`)
  return p
}
const wet = (v: SakeView, seat: Seat, place: unknown): boolean =>
  (player(v, seat).sake & (1 << PLACES.indexOf(String(place)))) !== 0
const inPlay = (v: SakeView, seat: Seat, place: unknown): boolean =>
  (player(v, seat).places & (1 << PLACES.indexOf(String(place)))) !== 0
const held = (v: SakeView, seat: Seat): number => player(v, seat).backs.reduce((a, b) => a + b, 0)
const location = (v: SakeView): string => LOCATIONS[v.open.rules.location] ?? ''
/** The card in the making, by the question that asks on. */
const making = (v: SakeView): number => {
  const q = v.own.question
  return q !== null && 'card' in q ? q.card : -1
}
const makingType = (v: SakeView): string => cards(v)[making(v)]?.type ?? ''
const paid = (v: SakeView): number => {
  const q = v.own.question
  return q !== null && 'pay' in q && q.pay >= 0 ? 1 << q.pay : 0
}
const sake = (v: SakeView, seat: Seat): number => player(v, seat).sake & ~paid(v)
const count = (bits: number): number => (bits === 0 ? 0 : 1 + count(bits & (bits - 1)))
const WEAPONS = ['katana', 'wakizashi', 'no-dachi', 'naginata', 'yumi']
const dry = (v: SakeView, seat: Seat): string[] =>
  WEAPONS.filter(w => inPlay(v, seat, w) && (sake(v, seat) & (1 << PLACES.indexOf(w))) === 0)
const table = (v: SakeView, seat: Seat): Table => ({ v, seat, sake: sake(v, seat) })
/** The Attack box of the card in the making. */
const boxOf = (v: SakeView): number => cards(v)[making(v)]?.attack ?? 0
/** A box with which every blow that reaches is worth something. */
const NO_MATTER = 99
const top = (v: SakeView): string => BACKS[v.open.top] ?? 'none'

/** Steps from one seat clockwise to another living one, and to every Disciple on the way. */
function clockwise(v: SakeView, from: Seat, figure: number, disciple: number): number {
  let d = 0
  let at = from
  for (let n = 0; n < v.open.seats; n++) {
    const gap = v.open.gaps.find(g => g.a === at)
    if (gap === undefined) return -1
    for (let i = 0; i <= gap.row.length; i++) {
      d += gap.cubes[i] ?? 0
      if (i < gap.row.length && gap.row[i] === disciple) return d
    }
    at = gap.b
    if (at === figure) return d
  }
  return -1
}

/** Whether the two distances of a refusal are those of the ring, in a ring of three and more and before any move. */
function distant(v: SakeView, seat: Seat, x: Facts): boolean {
  const q = v.own.question
  const moved = q?.kind === 'pickTarget' && q.aim === 'iaido'
  if (alive(v).length < 3 || moved) return Number(x['left']) >= 0 && Number(x['right']) >= 0
  const left = clockwise(v, seat, Number(x['target']), Number(x['disciple']))
  const all = v.open.gaps.reduce((n, g) => n + g.cubes.reduce((a, b) => a + b, 0), 0)
  return left === x['left'] && all - left === x['right']
}
const meets = (x: Facts): boolean => {
  const [steps, a, b] = [Number(x['steps']), Number(x['left']), Number(x['right'])]
  if (x['plus'] !== true) return a === steps || b === steps
  return x['both'] === true ? a >= steps && b >= steps : a >= steps || b >= steps
}
const plain: Truth<SakeView> = (_v, _seat, _words, x) => Object.keys(x).length === 0
const noWounds: Truth<SakeView> = (v, seat) => player(v, seat).wounds.length === 0
const ofMaking: Truth<SakeView> = (v, _seat, _words, x) => x['card'] === makingType(v)
/** All of these. */
const all =
  (...truths: readonly Truth<SakeView>[]): Truth<SakeView> =>
  (v, seat, words, x) =>
    truths.every(t => t(v, seat, words, x))
const dojo: Truth<SakeView> = v => location(v) === 'dojo'
const weaponIs: Truth<SakeView> = (_v, _seat, words, x) => x['weapon'] === words[1]
const outOfReach: Truth<SakeView> = (v, seat, _words, x) =>
  distant(v, seat, x) && (x['weapon'] === 'any' || !meets(x))

const truths: Readonly<Record<string, Truth<SakeView>>> = {
  boardTaken: (v, _seat, words, x) =>
    x['board'] === words[1] && SAMURAI[player(v, Number(x['by'])).board] === x['board'],
  costsSake: (v, seat, _words, x) =>
    x['plays'] === v.open.plays && v.open.plays >= Number(x['free']) && player(v, seat).sake === 0,
  noUse(v, seat, words, x) {
    const card = cards(v)[cardOfWord(words[1])]
    const mine = v.own.hand.includes(cardOfWord(words[1])) && card !== undefined
    if (!mine || x['card'] !== card.type) return false
    // Beyond the free plays a sake is paid first, whichever: none of them makes a use of it.
    const own = player(v, seat).sake
    const paying = PLACES.map((_, p) => 1 << p).filter(bit => (own & bit) !== 0)
    const costs = v.open.plays < v.open.limits.plays ? [0] : paying
    return costs.every(bit => !anyUse({ v, seat, sake: own & ~bit }, card))
  },
  noUsePaid(v, seat, words, x) {
    const card = cards(v)[making(v)]
    if (card === undefined || x['card'] !== card.type || x['place'] !== words[1]) return false
    const paying = 1 << PLACES.indexOf(String(words[1]))
    return wet(v, seat, words[1]) && !anyUse({ v, seat, sake: player(v, seat).sake & ~paying }, card)
  },
  wetItem: (v, seat, words, x) => x['item'] === words[1] && wet(v, seat, words[1]),
  noFuel: (v, seat, words, x) => x['item'] === words[1] && player(v, seat).sake === 0,
  bowlNoWounds: noWounds,
  pipeNoHands: (v, seat, _words, x) =>
    x['all'] === v.open.rules.italian &&
    alive(v).every(i => (i === seat && x['all'] === false) || held(v, i) === 0),
  flaskNoCards: v => v.open.deck === 0,
  abilityWet: (v, seat) => wet(v, seat, 'board'),
  healedOnce: v => v.open.healed,
  remedyNoWounds: noWounds,
  strikeAlone: v => alive(v).length === 1 && !prey(v),
  allWet: (v, seat) =>
    dry(v, seat).length === 0 && WEAPONS.some(w => inPlay(v, seat, w)) && v.open.rules.italian,
  dojoStrike: dojo,
  nothingReaches: (v, seat, _words, x) => {
    const bare = v.open.rules.italian ? !WEAPONS.some(w => inPlay(v, seat, w)) : dry(v, seat).length === 0
    if (x['bare'] !== bare || strikes(table(v, seat), NO_MATTER, false)) return false
    if (alive(v).length < 3) return Number(x['nearest']) >= 1
    const total = v.open.gaps.reduce((n, g) => n + g.cubes.reduce((a, b) => a + b, 0), 0)
    const to = alive(v).filter(i => i !== seat)
    const each = to.flatMap(i => {
      const d = clockwise(v, seat, i, -1)
      return [d, total - d]
    })
    return Number(x['nearest']) >= 1 && Number(x['nearest']) <= Math.min(...each)
  },
  worthNothing: (v, _seat, _words, x) =>
    x['card'] === makingType(v) && x['box'] === cards(v)[making(v)]?.attack && Number(x['box']) === 0,
  standing: (v, seat) => !player(v, seat).seated,
  iaidoStuck: (v, seat) =>
    player(v, seat).seated && !v.open.rules.italian && alive(v).length > 1 && isStuck(v, seat),
  // With no box at all: it is the reach that is missing, not the worth.
  iaidoMisses: (v, seat, _words, x) =>
    player(v, seat).seated &&
    x['least'] === (v.open.rules.italian ? 0 : 1) &&
    x['most'] === iaidoMost(table(v, seat)) &&
    (v.open.rules.italian || (alive(v).length > 1 && !isStuck(v, seat))) &&
    !cutsSomewhere(table(v, seat), NO_MATTER),
  noMoveBox: (v, seat, _words, x) =>
    x['card'] === makingType(v) && cards(v)[making(v)]?.move === 0 && moveMost(table(v, seat), 0) === 0,
  stuck: (v, seat) =>
    alive(v).length > 1 && moveMost(table(v, seat), cards(v)[making(v)]?.move ?? 0) >= 1 && isStuck(v, seat),
  moveAlone: v => alive(v).length === 1,
  noDrinkBox: (v, _seat, _words, x) => x['card'] === makingType(v) && cards(v)[making(v)]?.drink === 0,
  masuEmpty: v => v.open.masu === 0,
  noPlace: (v, seat, _words, x) =>
    x['places'] === count(sake(v, seat)) && count(sake(v, seat)) === count(player(v, seat).places) + 2,
  notInMyTurn: (v, _seat, _words, x) =>
    x['card'] === makingType(v) && ['stumble', 'double-vision'].includes(makingType(v)),
  secondOfType: (v, seat, _words, x) => x['card'] === makingType(v) && inPlay(v, seat, x['card']),
  discipleAlone: v => alive(v).length === 1,
  dojoEvent: all(dojo, ofMaking),
  eventMisses: all(
    ofMaking,
    v => location(v) !== 'dojo',
    (v, seat) => !eventHits(table(v, seat), makingType(v)),
  ),
  roarNoSake: (v, seat) => sake(v, seat) === 0 && makingType(v) === 'roar',
  noCubes: v => v.open.supply === 0,
  noLooseCube: v => v.open.gaps.every(g => g.cubes.every((n, i) => (i === g.kin ? n === 1 : n === 0))),
  riceballsNobody: (v, seat, _words, x) =>
    makingType(v) === 'riceballs' &&
    x['steps'] === 4 &&
    x['both'] === v.open.rules.bothFlanks &&
    !riceballsHit(table(v, seat)),
  sakuragiNoCards: v => v.open.deck === 0,
  nobodyHasGear: v => alive(v).every(i => player(v, i).places === 0),
  nobodyHasSake: v => alive(v).every(i => (i === v.own.seat ? sake(v, i) : player(v, i).sake) === 0),
  feignedNoWounds: noWounds,
  mustStep: all(plain, v => !v.open.rules.italian),
  tooFar: (v, seat, words, x) =>
    x['dir'] === words[1] &&
    x['steps'] === words[2] &&
    x['room'] === roomFor(v, seat, String(words[1])) &&
    x['room'] < Number(x['steps']),
  // He could stand there, and strike nobody from there.
  iaidoMissesThere(v, seat, words, x) {
    const [dir, n] = [String(words[1]), Number(words[2])]
    return (
      x['dir'] === dir &&
      x['steps'] === n &&
      (n === 0 ? v.open.rules.italian : n <= roomFor(v, seat, dir)) &&
      !strikes(table(v, seat), boxOf(v), true, dir, n)
    )
  },
  spiritDry: (v, _seat, words, x) => {
    const p = player(v, Number(x['target']))
    return x['target'] === words[1] && p.status === 1 && p.haul === 0
  },
  emptyHand: (v, _seat, words, x) => x['target'] === words[1] && held(v, Number(x['target'])) === 0,
  eventDistance: (v, seat, _words, x) => x['card'] === makingType(v) && distant(v, seat, x) && !meets(x),
  outOfReach,
  weaponReach: all(weaponIs, outOfReach),
  dojoWeapon: all(dojo, weaponIs),
  wetWeapon: (v, seat, words, x) => x['weapon'] === words[1] && wet(v, seat, words[1]),
  armed: (v, seat, _words, x) => inPlay(v, seat, x['weapon']) && x['wet'] === (dry(v, seat).length === 0),
  weaponWorthless: (v, _seat, words, x) =>
    x['weapon'] === words[1] && Number(x['value']) < 1 && cards(v)[making(v)]?.attack === 0,
  mustStrike: plain,
  placeTaken: (v, _seat, words, x) => x['place'] === words[1] && wet(v, Number(x['seat']), x['place']),
  wrongBack: (v, _seat, words, x) =>
    x['top'] === top(v) && x['back'] === cards(v)[cardOfWord(words[1])]?.back && x['back'] !== x['top'],
  noCardYet: v => v.own.question?.kind === 'pickSpend' && v.own.question.cards.length === 0,
  stealEmpty: v => v.open.masu === 0,
  noSakeThere: (v, _seat, words, x) => x['target'] === words[1] && player(v, Number(x['target'])).sake === 0,
  noMatch: (v, _seat, _words, x) =>
    x['top'] === top(v) && v.own.hand.every(c => cards(v)[c]?.back !== x['top']),
  allPlacesFull: (v, _seat, words, x) => {
    const p = player(v, Number(x['target']))
    return x['target'] === words[1] && x['free'] === 0 && count(p.sake) === count(p.places) + 2
  },
  drowseAlone: (v, _seat, words, x) => x['target'] === words[1] && alive(v).length === 1,
  mustPower: (v, _seat, _words, x) => x['top'] === top(v) && !v.open.rules.italian,
  lastCube: (v, _seat, words, x) => {
    const gap = v.open.gaps.find(g => g.a === x['gap'])
    const at = Number(x['index'])
    const named = words[0] === 'spot' ? words[1] === x['gap'] : words[2] === x['gap']
    return (
      named && gap !== undefined && gap.cubes[at] === x['cubes'] && x['cubes'] === (at === gap.kin ? 1 : 0)
    )
  },
  wrongShout: (v, _seat, words, x) =>
    x['card'] === typeOf(v, words[1]) &&
    v.own.question?.kind === 'window' &&
    v.own.question.about === x['about'] &&
    x['card'] !== (x['about'] === 'move' ? 'stumble' : 'double-vision'),
  noDisciple: (v, _seat, words, x) => x['card'] === typeOf(v, words[1]) && x['card'] !== 'disciple',
  noSacrifice: v => v.own.question?.kind === 'defend' && v.own.question.against === 'torment',
  pickedAlready: (v, _seat, words, x) =>
    x['card'] === typeOf(v, words[1]) && v.own.question?.picked.includes(cardOfWord(words[1])) === true,
  notShortest: (v, _seat, words, x) => {
    const sum = (a: unknown): number =>
      v.open.gaps.find(g => g.a === a)?.cubes.reduce((n, k) => n + k, 0) ?? -1
    return x['cubes'] === sum(words[1]) && x['cubes'] > Number(x['least'])
  },
  soulAll: (v, seat, words, x) => x['life'] === player(v, seat).life && x['life'] === words[1],
  soulWet: (v, seat) => wet(v, seat, 'life'),
  soulTwice: (v, seat) => player(v, seat).souled,
}

const NAMES = 'Aiko Benkei Chiyo Daigo Emi Fuji Goro Hana'.split(' ')
/** What readers hear of it, for the law and for tests. */
export const heard: Aloud<SakeView, SakeEvent> = await aloud(said)
export const namesFor = (me: Seat): People => ({ name: seat => NAMES[seat] ?? '?', me })

/** What play at random always meets. */
const OFTEN = [
  'boardTaken',
  'costsSake',
  'noUse',
  'noFuel',
  'bowlNoWounds',
  'remedyNoWounds',
  'nothingReaches',
  'standing',
  'masuEmpty',
  'tooFar',
  'outOfReach',
  'spiritDry',
  'placeTaken',
  'stealEmpty',
  'noSakeThere',
  'wrongShout',
  'noDisciple',
  'pickedAlready',
  'soulAll',
  'soulWet',
  'soulTwice',
]

export const reasons: ReasonsUnderLaw<SakeView> = {
  truths,
  kinds: KINDS,
  // Play meets most of them; reasons.test.ts has an example of each.
  byExample: Object.keys(truths).filter(id => !OFTEN.includes(id)),
  sentences: (why, view) => LANG_IDS.map(lang => heard.no(lang, why, namesFor(view.own.seat), view)),
}
