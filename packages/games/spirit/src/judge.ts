import type { Seat } from '@noren/engine'
import { count, everyone } from '@noren/engine'
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
import { power } from './powers.ts'
import { follow, ICONS_FROM, newFollowing, ODD_FROM, TALLY } from './odds.ts'
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
import type { Table } from './worth.ts'
import { worthAt } from './worth.ts'

/**
 * How the quick policy judges: by what things cost, in the worth of one barricade. No rule lives here, and nothing here
 * looks at an unseen card.
 */

/** What things are worth at this table; `survey` sees to it that it is the list of the table looked at. */
export let WORTH: Table = worthAt(2)

const following = newFollowing()
export let odds: Odds = following.odds
/** Public facts that every estimate needs: chances of the next card, and the samurai in play. */
let playing = 0
const ROOMS = 16
/** How likely no hat (farm, doll) comes in the draws that fit into so much room: a row a symbol, filled when somebody lacks it. */
const without = new Float64Array(3 * ROOMS)
let filled = 0
/** From this much room on, it is the pile that limits the draws: a samurai's share of it. */
let enough = 0
let sizeBefore = -1
/** What each symbol costs a samurai that lacks it, 0 where it lies on the left: three places a seat, filled when asked. */
const prices = new Float64Array(3 * 7)
let priced = 0

/** Enough for what no unseen card has to do with. */
export function glance(s: Spirit): void {
  WORTH = worthAt(s.seats)
}

/** Looks at the public facts once, before any of the functions below is asked. */
export function survey(s: Spirit): void {
  WORTH = worthAt(s.seats)
  const before = odds
  const changes = following.count
  priced = 0
  odds = follow(s, following)
  const players = countInPlay(s)
  const size = s.deck.length
  if (odds === before && following.count === changes && players === playing && size === sizeBefore) return
  playing = players
  sizeBefore = size
  enough = Math.min(ROOMS - 1, Math.max(0, Math.ceil((size / Math.max(1, players) - 0.7) * 2)))
  filled = 0
}

/**
 * The chance that none of the cards a samurai may hope to draw shows the symbol: about one for every two points of room
 * below its kiai value and one more, as long as its share of the pile lasts. With `enough` room it is the pile that ends the draws.
 */
function fill(symbol: number): void {
  filled |= 1 << symbol
  const row = symbol * ROOMS
  const other = 1 - (odds.symbol[symbol] as number)
  const half = Math.sqrt(other)
  let none = power(other, 0.7)
  for (let room = 0; room < enough; room++) {
    without[row + room] = none
    none *= half
  }
  without[row + enough] = power(other, Math.min(sizeBefore / Math.max(1, playing), 0.7 + enough / 2))
}

const at = (list: readonly number[], i: number): number => list[i] ?? list[list.length - 1] ?? 0

export const farmCost = (s: Spirit): number => at(WORTH.farm, s.farmsLeft) * (s.mode >= 2 ? WORTH.hard : 1)
/** A barricade when `left` stand. */
export const barricadeCost = (left: number): number => WORTH.barricade + WORTH.scarce / left
export const burnCost = (s: Spirit): number => (s.barricades > 0 ? barricadeCost(s.barricades) : farmCost(s))
export const woundCost = (s: Spirit, seat: Seat): number => WORTH.wound[woundsOf(s, seat)] as number
/** What an unseen card costs that slips into the village. */
export const slipCost = (s: Spirit): number => odds.flames * burnCost(s)

export const countInPlay = (s: Spirit): number => count(~s.passed & everyone(s.seats))

const NO_DEFEND_COST = 0.6
const NO_SUPPORT_COST = 0.1
const NO_TALENT_COST = 0.3
const LOSE_DEFENCE_COST = 2

/** Whether anything lies on the left of a samurai. */
const defends = (s: Spirit, seat: Seat): boolean =>
  defenceOf(s, seat, 0) >= 0 || defenceOf(s, seat, 1) >= 0 || defenceOf(s, seat, 2) >= 0

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
      return NO_DEFEND_COST
    case NO_SUPPORT:
      return NO_SUPPORT_COST
    case ARROW_LEFT:
      return inPlay(s, leftOf(s, seat)) ? WORTH.arrow : woundCost(s, seat)
    case ARROW_RIGHT:
      return inPlay(s, rightOf(s, seat)) ? WORTH.arrow : woundCost(s, seat)
    case MUST_PASS:
      return WORTH.mustPass
    case REINFORCE:
      return s.discard.length === 0 ? woundCost(s, seat) : WORTH.reinforce
    case NO_TALENT:
      return NO_TALENT_COST
    case LOSE_DEFENCE:
      return defends(s, seat) ? LOSE_DEFENCE_COST : woundCost(s, seat)
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

/** Where the prices of a seat stand. They hold until the next `survey`, and so do the chances of the symbols it lacks. */
function pricesOf(s: Spirit, seat: Seat): number {
  const row = seat * 3
  if ((priced & (1 << seat)) === 0) price(s, seat, row)
  return row
}

function price(s: Spirit, seat: Seat, row: number): void {
  priced |= 1 << seat
  const { defence } = s
  prices[row] = (defence[row] as number) >= 0 ? 0 : woundCost(s, seat)
  prices[row + 1] = (defence[row + 1] as number) >= 0 ? 0 : farmCost(s)
  prices[row + 2] = (defence[row + 2] as number) >= 0 ? 0 : at(WORTH.family, s.familiesLeft)
  for (let k = 0; k < 3; k++) if ((filled & (1 << k)) === 0 && (prices[row + k] as number) > 0) fill(k)
}

/** What the symbols still missing cost a samurai that draws no more. */
export function missingCost(s: Spirit, seat: Seat, held: number): number {
  const row = pricesOf(s, seat)
  let cost = 0
  for (let k = 0; k < 3; k++) if ((held & (1 << k)) === 0) cost += prices[row + k] as number
  return cost
}

/** What the symbols still missing will cost at the end of the round, with the draws that fit into this much room. */
function missing(row: number, held: number, room: number): number {
  const hat = prices[row] as number
  const farm = prices[row + 1] as number
  const doll = prices[row + 2] as number
  const draws = room < enough ? room : enough
  let cost = 0
  if (hat > 0 && (held & 1) === 0) cost += hat * (without[draws] as number)
  if (farm > 0 && (held & 2) === 0) cost += farm * (without[ROOMS + draws] as number)
  if (doll > 0 && (held & 4) === 0) cost += doll * (without[2 * ROOMS + draws] as number)
  return cost
}

const tightness = (room: number): number => WORTH.tightness[room] ?? 0

/** The cost of a board as it would be: total, last card, symbols held besides those already there. */
export function boardCost(s: Spirit, seat: Seat, total: number, last: number, held: number): number {
  const room = kiaiOf(s, seat) - total
  if (!inPlay(s, seat)) return missingCost(s, seat, held)
  if (room < 0) return WORTH.overwhelmed + missingCost(s, seat, held) + penaltyCost(s, seat, last)
  return tightness(room) + missing(pricesOf(s, seat), held, room) + penaltyCost(s, seat, last)
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

/**
 * Fills the tables above: what `takeCost` says as a change from `now`, taken apart so that many cards can be judged at
 * once.
 */
function prepare(s: Spirit, seat: Seat, now: number): void {
  const room = kiaiOf(s, seat) - totalOf(s, seat)
  const line = lineOf(s, seat)
  const shut = seat === s.active && (s.bans & BAN_DEFEND) !== 0
  const row = pricesOf(s, seat)
  const burn = burnCost(s)
  let all = 0
  for (let k = 0; k < 3; k++) {
    const price = prices[row + k] as number
    all += price
    // A symbol on the left is one that can no longer fail to come.
    leftOfSymbol[k + 1] =
      shut || price === 0
        ? Infinity
        : -price * (room < 0 ? 1 : (without[k * ROOMS + (room < enough ? room : enough)] as number))
  }
  const over = WORTH.overwhelmed + all + burn - now
  const kiai = (s.resolving & (1 << seat)) === 0 ? room : 0
  for (let v = 1; v <= odds.most; v++) {
    if (v > room) rightOfValue[v] = over
    else if (v !== kiai) rightOfValue[v] = tightness(room - v) + missing(row, 0, room - v) - now
    else {
      const shed = line.length > 0 ? (bookOf(s).value[line[0] as number] as number) : v
      rightOfValue[v] = tightness(shed) + missing(row, 0, shed) - WORTH.kiai - now
    }
  }
  preparePains(s, seat, burn, (s.deck.length >= playing ? 1 : 0.15) * WORTH.repeat)
}

/** What `iconCost` says of every icon, with what several of them share looked up once. */
function preparePains(s: Spirit, seat: Seat, burn: number, comes: number): void {
  const wound = woundCost(s, seat)
  painOfIcon[1 + BURN] = burn * comes
  painOfIcon[1 + WOUND] = wound * comes
  painOfIcon[1 + INFILTRATE] = (odds.flames * burn - WORTH.relief * 0.5) * comes
  painOfIcon[1 + NO_DEFEND] = NO_DEFEND_COST * comes
  painOfIcon[1 + NO_SUPPORT] = NO_SUPPORT_COST * comes
  painOfIcon[1 + ARROW_LEFT] = (inPlay(s, leftOf(s, seat)) ? WORTH.arrow : wound) * comes
  painOfIcon[1 + ARROW_RIGHT] = (inPlay(s, rightOf(s, seat)) ? WORTH.arrow : wound) * comes
  painOfIcon[1 + MUST_PASS] = WORTH.mustPass * comes
  painOfIcon[1 + REINFORCE] = (s.discard.length === 0 ? wound : WORTH.reinforce) * comes
  painOfIcon[1 + NO_TALENT] = NO_TALENT_COST * comes
  painOfIcon[1 + LOSE_DEFENCE] = (defends(s, seat) ? LOSE_DEFENCE_COST : wound) * comes
}

/** Cards of one parity whose penalties a samurai ignores; 2 for none. */
function quietOf(s: Spirit, seat: Seat): number {
  const who = s.samurai[seat] as number
  return who === KANBEI ? 1 : who === GOROBEI ? 0 : 2
}

/** Sums that are added up in another order differ by less than this. */
const ROUNDING = 1e-6
/** So few cards are as soon added up one by one. */
const FEW_CARDS = 6

/**
 * No less than what `fightCost` says, from tallies instead of a look at every card: whatever may lie on the left does, and no talent
 * helps. It fills the tables that `fightCost` needs.
 */
export function fightCostAtMost(s: Spirit, seat: Seat, now: number): number {
  prepare(s, seat, now)
  const { size, fresh, share, total } = odds
  const apart = s.round === 1 ? size - fresh : fresh
  if (size < FEW_CARDS || (s.round === 1 && apart > 0)) return Infinity
  const sum = tallyCost(quietOf(s, seat))
  if (s.round === 1) return (share * sum) / total + ROUNDING
  return (sum + share * newcomersCost(s, quietOf(s, seat))) / total + ROUNDING
}

/** What the tallied cards cost together. */
function tallyCost(quiet: number): number {
  const { icons, most, tally } = odds
  let cost = 0
  for (let k = 0; k < 4; k++) {
    const left = leftOfSymbol[k] as number
    const row = k * TALLY
    if (left !== Infinity) {
      let n = 0
      for (let v = 1; v <= most; v++) n += tally[row + v] as number
      cost += n * left
      continue
    }
    for (let v = 1; v <= most; v++) cost += (tally[row + v] as number) * (rightOfValue[v] as number)
    const shown = row + ICONS_FROM
    const odd = row + ODD_FROM
    // Few icons are among the cards of a round.
    for (let left = icons; left !== 0; left &= left - 1) {
      const i = 31 - Math.clz32(left & -left)
      const n =
        quiet === 0
          ? (tally[odd + i] as number)
          : (tally[shown + i] as number) - (quiet === 2 ? 0 : (tally[odd + i] as number))
      cost += n * (painOfIcon[i] as number)
    }
  }
  return cost
}

/** The same of the newcomers, one by one: they are few, and the last cards of the book as it is printed. */
function newcomersCost(s: Spirit, quiet: number): number {
  const { cards, fresh } = odds
  const { pack } = bookOf(s)
  const newcomer = s.round - 1
  let cost = 0
  for (let i = odds.size - 1, left = fresh; left > 0; i--) {
    const p = pack[cards[i] as number] as number
    if (p >> 13 !== newcomer) continue
    left--
    cost += costOfPack(p, quiet)
  }
  return cost
}

/** What a card costs where it goes: right with its penalties, or left if that is better. */
function costOfPack(p: number, quiet: number): number {
  let cost = rightOfValue[p & 7] as number
  if ((p & 1) !== quiet) cost += (painOfIcon[(p >> 5) & 15] as number) + (painOfIcon[(p >> 9) & 15] as number)
  const left = leftOfSymbol[(p >> 3) & 3] as number
  return left < cost ? left : cost
}

/** What a Fight is expected to cost: the average over all cards that may come, each placed as well as can be. */
export function fightCost(s: Spirit, seat: Seat, now: number, prepared = false): number {
  const { cards, size, share, total } = odds
  if (total === 0) return 0
  if (!prepared) prepare(s, seat, now)
  const { pack } = bookOf(s)
  const talents = talentsOf(s, seat)
  const strikes = (talents & (1 << KYUZO)) !== 0
  const quiet = quietOf(s, seat)
  const newcomer = odds.fresh > 0 ? s.round - 1 : -1
  let sure = 0
  let fresh = 0
  for (let i = 0; i < size; i++) {
    const p = pack[cards[i] as number] as number
    let cost = costOfPack(p, quiet)
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
