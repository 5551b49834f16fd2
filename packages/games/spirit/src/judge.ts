import type { Seat } from '@noren/engine'
import {
  ARROW_LEFT,
  ARROW_RIGHT,
  BURN,
  CARDS,
  GOROBEI,
  INFILTRATE,
  KANBEI,
  KATSUSHIRO,
  KYUZO,
  LOSE_DEFENCE,
  MUST_PASS,
  NO_DEFEND,
  NO_SUPPORT,
  NO_TALENT,
  REINFORCE,
  WOUND,
} from './book.ts'
import { ICONS } from './cards.ts'
import type { Odds } from './odds.ts'
import { follow, newFollowing } from './odds.ts'
import type { Spirit } from './state.ts'
import {
  BAN_DEFEND,
  bookOf,
  defenceOf,
  inPlay,
  kiaiOf,
  lastOf,
  leftOf,
  lineOf,
  rightOf,
  talentsOf,
  totalOf,
  woundsOf,
} from './state.ts'
import { canDefend, mayStrike } from './talents.ts'
import type { Worth } from './worth.ts'
import { worthAt } from './worth.ts'

/**
 * How the quick policy judges: by what things cost, in the worth of one barricade. No rule lives here, and nothing here
 * looks at an unseen card.
 */

/** What things are worth at this table; `survey` sees to it that it is the list of the table looked at. */
export let WORTH: Worth = worthAt(2)

const following = newFollowing()
export let odds: Odds = following.odds
/** Public facts that every estimate needs: chances of the next card, and the samurai in play. */
let playing = 0
const ROOMS = 16
/** How likely no hat (farm, doll) comes in the draws that fit into so much room: a row a symbol, filled when asked. */
const without = new Float64Array(3 * ROOMS)
let filled = 0
/** From this much room on, it is the pile that limits the draws: a samurai's share of it. */
let enough = 0
let byPile = 0
let sizeBefore = -1

/** Looks at the public facts once, before any of the functions below is asked. */
export function survey(s: Spirit): void {
  WORTH = worthAt(s.seats)
  const before = odds
  const count = following.count
  odds = follow(s, following)
  const players = countInPlay(s)
  const size = s.deck.length
  if (odds === before && following.count === count && players === playing && size === sizeBefore) return
  playing = players
  sizeBefore = size
  byPile = size / Math.max(1, players)
  enough = Math.min(ROOMS - 1, Math.max(0, Math.ceil((byPile - 0.7) * 2)))
  filled = 0
}

/**
 * The chance that none of the cards a samurai may hope to draw shows the symbol: about one for every two points of room
 * below its kiai value and one more, as long as its share of the pile lasts.
 */
function noneComes(symbol: number, room: number): number {
  const row = symbol * ROOMS
  if ((filled & (1 << symbol)) === 0) fill(symbol, row)
  return without[row + (room < enough ? room : enough)] as number
}

function fill(symbol: number, row: number): void {
  filled |= 1 << symbol
  const other = 1 - (odds.symbol[symbol] as number)
  const half = Math.sqrt(other)
  let none = Math.pow(other, 0.7)
  for (let room = 0; room < enough; room++) {
    without[row + room] = none
    none *= half
  }
  without[row + enough] = Math.pow(other, Math.min(byPile, 0.7 + enough / 2))
}

const at = (list: readonly number[], i: number): number => list[i] ?? list[list.length - 1] ?? 0

export const farmCost = (s: Spirit): number => at(WORTH.farm, s.farmsLeft) * (s.mode >= 2 ? WORTH.hard : 1)
/** A barricade when `left` stand. */
export const barricadeCost = (left: number): number => WORTH.barricade + WORTH.scarce / left
export const burnCost = (s: Spirit): number => (s.barricades > 0 ? barricadeCost(s.barricades) : farmCost(s))
export const woundCost = (s: Spirit, seat: Seat): number => WORTH.wound[woundsOf(s, seat)] as number
/** What an unseen card costs that slips into the village. */
export const slipCost = (s: Spirit): number => odds.flames * burnCost(s)

export const countInPlay = (s: Spirit): number => {
  let n = 0
  for (let seat = 0; seat < s.seats; seat++) if (inPlay(s, seat)) n++
  return n
}

/** What one icon costs the seat when its next turn begins. */
export function iconCost(s: Spirit, seat: Seat, icon: number): number {
  switch (icon) {
    case BURN:
      return burnCost(s)
    case WOUND:
      return woundCost(s, seat)
    case INFILTRATE:
      return slipCost(s) - WORTH.relief * 0.5
    case NO_DEFEND:
      return 0.6
    case NO_SUPPORT:
      return 0.1
    case ARROW_LEFT:
      return inPlay(s, leftOf(s, seat)) ? WORTH.arrow : woundCost(s, seat)
    case ARROW_RIGHT:
      return inPlay(s, rightOf(s, seat)) ? WORTH.arrow : woundCost(s, seat)
    case MUST_PASS:
      return WORTH.mustPass
    case REINFORCE:
      return s.discard.length === 0 ? woundCost(s, seat) : WORTH.reinforce
    case NO_TALENT:
      return 0.3
    case LOSE_DEFENCE: {
      for (let k = 0; k < 3; k++) if (defenceOf(s, seat, k) >= 0) return 2
      return woundCost(s, seat)
    }
    default:
      return 0
  }
}

/** What the penalty of `card`, lying last in the line of `seat`, will cost. */
export function penaltyCost(s: Spirit, seat: Seat, card: number): number {
  if (card < 0) return 0
  const book = bookOf(s)
  const icon = book.icon[card] as number
  if (icon < 0) return 0
  const who = s.samurai[seat] as number
  const odd = ((book.value[card] as number) & 1) === 1
  if (who === (odd ? KANBEI : GOROBEI)) return 0
  // The round may well be over before this samurai is on turn again.
  const comes = s.deck.length >= playing ? 1 : 0.15
  const icon2 = book.icon2[card] as number
  const cost = iconCost(s, seat, icon) + (icon2 >= 0 ? iconCost(s, seat, icon2) : 0)
  return cost * comes * WORTH.repeat
}

const priceOf = (s: Spirit, seat: Seat, symbol: number): number =>
  symbol === 0 ? woundCost(s, seat) : symbol === 1 ? farmCost(s) : at(WORTH.family, s.familiesLeft)

/** What the symbols still missing cost a samurai that draws no more. */
export function missingCost(s: Spirit, seat: Seat, held: number): number {
  let cost = 0
  for (let k = 0; k < 3; k++)
    if ((held & (1 << k)) === 0 && defenceOf(s, seat, k) < 0) cost += priceOf(s, seat, k)
  return cost
}

/** What the symbols still missing will cost at the end of the round, with the draws that fit into this much room. */
function missing(s: Spirit, seat: Seat, held: number, room: number): number {
  let cost = 0
  for (let k = 0; k < 3; k++)
    if ((held & (1 << k)) === 0 && defenceOf(s, seat, k) < 0) cost += priceOf(s, seat, k) * noneComes(k, room)
  return cost
}

const tightness = (room: number): number =>
  room >= WORTH.reach ? 0 : (WORTH.tight * (WORTH.reach - room)) / WORTH.reach

/** The cost of a board as it would be: total, last card, symbols held besides those already there. */
export function boardCost(s: Spirit, seat: Seat, total: number, last: number, held: number): number {
  const room = kiaiOf(s, seat) - total
  if (!inPlay(s, seat)) return missingCost(s, seat, held)
  if (room < 0) return WORTH.overwhelmed + missingCost(s, seat, held) + penaltyCost(s, seat, last)
  return tightness(room) + missing(s, seat, held, room) + penaltyCost(s, seat, last)
}

export const costNow = (s: Spirit, seat: Seat): number =>
  boardCost(s, seat, totalOf(s, seat), lastOf(s, seat), 0)

/** The cost of the board after confronting `card`. */
export function costRight(s: Spirit, seat: Seat, card: number): number {
  const { value } = bookOf(s)
  const total = totalOf(s, seat) + (value[card] as number)
  const kiai = kiaiOf(s, seat)
  if (total > kiai) return boardCost(s, seat, total, card, 0) + burnCost(s)
  if (total < kiai || (s.resolving & (1 << seat)) !== 0) return boardCost(s, seat, total, card, 0)
  const line = lineOf(s, seat)
  const first = line.length > 0 ? (line[0] as number) : card
  return boardCost(s, seat, total - (value[first] as number), card, 0) - WORTH.kiai
}

/** The cost of the board after defending with `card`. */
export const costLeft = (s: Spirit, seat: Seat, card: number): number =>
  boardCost(s, seat, totalOf(s, seat), lastOf(s, seat), 1 << (bookOf(s).symbol[card] as number))

/** The better of left and right for a card that `seat` has to take, as a change of cost. */
export function takeCost(s: Spirit, seat: Seat, card: number, now: number): number {
  const right = costRight(s, seat, card)
  if (!canDefend(s, seat, card)) return right - now
  const left = costLeft(s, seat, card)
  return (left < right ? left : right) - now
}

const rightOfValue = new Float64Array(8)
/** By symbol + 1 and icon + 1, so that "none" has a place too. */
const leftOfSymbol = new Float64Array(4).fill(Infinity)
const painOfIcon = new Float64Array(ICONS.length + 1)
const costs = new Float64Array(CARDS)
const prices = new Float64Array(3)

function missingIn(room: number): number {
  let cost = 0
  for (let k = 0; k < 3; k++) {
    const price = prices[k] as number
    if (price > 0) cost += price * noneComes(k, room)
  }
  return cost
}

/**
 * Fills the tables above: what `takeCost` says as a change from `now`, taken apart so that many cards can be judged at
 * once.
 */
function prepare(s: Spirit, seat: Seat, now: number): void {
  const room = kiaiOf(s, seat) - totalOf(s, seat)
  const line = lineOf(s, seat)
  const shut = seat === s.active && (s.bans & BAN_DEFEND) !== 0
  let all = 0
  for (let k = 0; k < 3; k++) {
    const price = defenceOf(s, seat, k) >= 0 ? 0 : priceOf(s, seat, k)
    prices[k] = price
    all += price
    // A symbol on the left is one that can no longer fail to come.
    leftOfSymbol[k + 1] = shut || price === 0 ? Infinity : -price * (room < 0 ? 1 : noneComes(k, room))
  }
  const over = WORTH.overwhelmed + all + burnCost(s) - now
  for (let v = 1; v < 7; v++) {
    if (v > room) rightOfValue[v] = over
    else if (v < room || (s.resolving & (1 << seat)) !== 0)
      rightOfValue[v] = tightness(room - v) + missingIn(room - v) - now
    else {
      const shed = line.length > 0 ? (bookOf(s).value[line[0] as number] as number) : v
      rightOfValue[v] = tightness(shed) + missingIn(shed) - WORTH.kiai - now
    }
  }
  const comes = (s.deck.length >= playing ? 1 : 0.15) * WORTH.repeat
  for (let icon = 0; icon < ICONS.length; icon++) painOfIcon[icon + 1] = iconCost(s, seat, icon) * comes
}

/** What a Fight is expected to cost: the average over all cards that may come, each placed as well as can be. */
export function fightCost(s: Spirit, seat: Seat, now: number): number {
  const { cards, size, share, total } = odds
  if (total === 0) return 0
  prepare(s, seat, now)
  const { pack } = bookOf(s)
  const talents = talentsOf(s, seat)
  const strikes = (talents & (1 << KYUZO)) !== 0
  const who = s.samurai[seat] as number
  // Cards of one parity whose penalties this samurai ignores; 2 for none.
  const quiet = who === KANBEI ? 1 : who === GOROBEI ? 0 : 2
  const newcomer = odds.fresh > 0 ? s.round - 1 : -1
  let sure = 0
  let fresh = 0
  for (let i = 0; i < size; i++) {
    const p = pack[cards[i] as number] as number
    let cost = rightOfValue[p & 7] as number
    if ((p & 1) !== quiet)
      cost += (painOfIcon[(p >> 5) & 15] as number) + (painOfIcon[(p >> 9) & 15] as number)
    const left = leftOfSymbol[(p >> 3) & 3] as number
    if (left < cost) cost = left
    if (strikes && cost > 0 && mayStrike(s, seat, cards[i] as number)) cost = 0
    costs[i] = cost
    if (p >> 13 === newcomer) fresh += cost
    else sure += cost
  }
  const mean = (sure + share * fresh) / total
  if ((talents & (1 << KATSUSHIRO)) === 0) return mean
  let best = 0
  for (let i = 0; i < size; i++) {
    const weight = (pack[cards[i] as number] as number) >> 13 === newcomer ? share : 1
    best += weight * ((costs[i] as number) < mean ? (costs[i] as number) : mean)
  }
  return best / total
}
