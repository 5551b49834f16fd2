import type { Action, Choices, Rng, Seat } from '@noren/engine'
import { below, top } from '@noren/engine'
import { act, ORDERS } from './actions.ts'
import { GOROBEI, INFILTRATE, KANBEI, KATSUSHIRO, KIKUCHIYO, KYUZO } from './book.ts'
import { idle } from './idle.ts'
import {
  barricadeCost,
  boardCost,
  burnCost,
  costLeft,
  costNow,
  costRight,
  countInPlay,
  farmCost,
  fightCost,
  fightCostAtMost,
  glance,
  iconCost,
  missingCost,
  slipCost,
  survey,
  takeCost,
  WORTH,
  woundCost,
} from './judge.ts'
import type { Place, SpiritFrame } from './frames.ts'
import type { Spirit } from './state.ts'
import { bookOf, defenceOf, inPlay, kiaiOf, lastOf, leftOf, lineOf, overwhelmed, totalOf } from './state.ts'

const { confront, decline, defend, discard, fight: fightOn, pass, ready, stop, suffer, under } = act
/** Every verb with a seat holds it alike. */
const seatIn = act.to.seat

/**
 * A sensible quick move, by fixed heuristics that look one card ahead. It knows what everybody knows and no
 * more.
 */
export function policy(s: Spirit, seat: Seat, legal: Choices, rng: Rng): number {
  if (legal.size === 1) return 0
  const f = top(s)
  if (f.kind === 'choose') return below(rng, legal.size)
  if (f.kind !== 'action' && f.kind !== 'place' && PLAIN.has(f.kind))
    return indexOf(legal, idle(s, seat, rng))
  if (f.kind === 'ignore' && f.icon !== INFILTRATE) glance(s)
  else survey(s)
  switch (f.kind) {
    case 'action':
      return action(s, seat, legal)
    case 'place':
      return place(s, seat, f, legal)
    case 'again':
      return again(s, seat, legal)
    case 'recipient':
      return recipient(s, seat, legal)
    default:
      return seldom(s, seat, f, legal, rng)
  }
}

/** Questions asked now and then: a function for each choice costs nothing there, and something in every call of `policy`. */
function seldom(s: Spirit, seat: Seat, f: SpiritFrame, legal: Choices, rng: Rng): number {
  switch (f.kind) {
    case 'absent':
      return cheapest(legal, a => (ready.is(a) ? 0 : activation(s, seat, act.activate.samurai(a))))
    case 'ignore':
      return cheapest(legal, a => (suffer.is(a) ? iconCost(s, seat, f.icon) : 0))
    case 'loseDefence':
      return cheapest(legal, a => symbolCost(s, seat, act.lose.symbol(a)))
    case 'receive':
      return cheapest(legal, a => (defend.is(a) ? costLeft(s, seat, f.card) : costRight(s, seat, f.card)))
    case 'moveFrom':
      return cheapest(legal, a => (decline.is(a) ? -0.3 : bestMove(s, seatIn(a))))
    case 'moveTo':
      return cheapest(legal, a => moveCost(s, f.from, seatIn(a)))
    case 'cut':
      return cheapest(legal, a => (decline.is(a) ? -0.05 : relief(s, seatIn(a))))
    case 'arrange':
      return cheapest(legal, a => arrangement(s, ORDERS[act.order.order(a)] as readonly number[]))
    case 'farmWound':
      return cheapest(legal, a => woundCost(s, seatIn(a)))
    default:
      return indexOf(legal, idle(s, seat, rng))
  }
}

/** Questions whose usual answer is good enough. */
const PLAIN: ReadonlySet<string> = new Set(['order', 'power', 'heal', 'bonus', 'lendFrom', 'lendTo'])

const indexOf = (legal: Choices, a: Action): number => {
  for (let i = 0; i < legal.size; i++) if (legal.at(i) === a) return i
  return 0
}

function cheapest(legal: Choices, cost: (a: Action) => number): number {
  let best = 0
  let least = Infinity
  for (let i = 0; i < legal.size; i++) {
    const c = cost(legal.at(i))
    if (c < least) {
      least = c
      best = i
    }
  }
  return best
}

const symbolCost = (s: Spirit, seat: Seat, symbol: number): number =>
  symbol === 0 ? woundCost(s, seat) : symbol === 1 ? farmCost(s) : (WORTH.family[s.familiesLeft] as number)

function passCost(s: Spirit, seat: Seat, now: number): number {
  const out = missingCost(s, seat, 0) - now
  if (countInPlay(s) > 1) return out + WORTH.leave
  // The last one in play lets the whole draw pile in; barricades run out on the way.
  let fires = s.deck.length * (slipCost(s) / burnCost(s))
  let cost = 0
  for (let b = s.barricades; fires > 0 && b > 0; b--, fires--) cost += barricadeCost(b) * Math.min(1, fires)
  for (let left = s.farmsLeft; fires > 0 && left > 0; left--, fires--)
    cost += (WORTH.farm[left] as number) * Math.min(1, fires)
  return out + cost
}

/**
 * In two stages: a Fight is what is done most, so the others are asked first, and if even the worst that a Fight may cost is no more, the
 * sum over all cards that may come is not needed.
 */
function action(s: Spirit, seat: Seat, legal: Choices): number {
  const now = costNow(s, seat)
  let best = -1
  let least = Infinity
  let fights = -1
  for (let i = 0; i < legal.size; i++) {
    const a = legal.at(i)
    if (fightOn.is(a)) {
      fights = i
      continue
    }
    const cost = pass.is(a) ? passCost(s, seat, now) : slipCost(s) - WORTH.relief - bestSupport(s, seat)
    if (cost < least) {
      least = cost
      best = i
    }
  }
  if (fights < 0) return Math.max(0, best)
  if (fightCostAtMost(s, seat, now) - WORTH.relief < least) return fights
  const cost = fightCost(s, seat, now, true) - WORTH.relief
  return cost < least || (cost === least && fights < best) ? fights : Math.max(0, best)
}

/** Kikuchiyo's second Fight, or not: it need not be added up either where even the worst is a gain. */
function again(s: Spirit, seat: Seat, legal: Choices): number {
  const now = costNow(s, seat)
  const gain = overwhelmed(s, seat) ? WORTH.relief : WORTH.relief * 0.7
  const fights = fightCostAtMost(s, seat, now) - gain < 0 || fightCost(s, seat, now, true) - gain <= 0
  for (let i = 0; i < legal.size; i++) if (stop.is(legal.at(i)) !== fights) return i
  return 0
}

/** To whom a token helps most. */
function recipient(s: Spirit, seat: Seat, legal: Choices): number {
  let best = 0
  let most = -Infinity
  for (let i = 0; i < legal.size; i++) {
    const worth = supportWorth(s, seat, seatIn(legal.at(i)))
    if (worth > most) {
      most = worth
      best = i
    }
  }
  return best
}

/** Differences of costs that are larger than this stay what they are when one and the same number is taken off both. */
const CLEAR = 1e-6

function place(s: Spirit, seat: Seat, f: Place, legal: Choices): number {
  const { card } = f
  // Left or right is what is asked most, and what the board costs now has no part in it.
  if (legal.size === 2 && confront.is(legal.at(0)) && defend.is(legal.at(1))) {
    const worse = costRight(s, seat, card) - costLeft(s, seat, card)
    if (worse > CLEAR) return 1
    if (worse < -CLEAR) return 0
  }
  const now = costNow(s, seat)
  let best = 0
  let least = Infinity
  for (let i = 0; i < legal.size; i++) {
    const cost = placeCost(s, seat, card, legal.at(i), now)
    if (cost < least) {
      least = cost
      best = i
    }
  }
  return best
}

function placeCost(s: Spirit, seat: Seat, card: number, a: Action, now: number): number {
  if (confront.is(a)) return costRight(s, seat, card) - now
  if (defend.is(a)) return costLeft(s, seat, card) - now
  if (discard.is(a)) return 0
  if (under.is(a)) return fightCost(s, seat, now) + 0.05
  const to = seatIn(a)
  return takeCost(s, to, card, costNow(s, to)) + 0.02
}

/** What losing its last card is worth to a samurai (negative is good). */
function relief(s: Spirit, from: Seat): number {
  const line = lineOf(s, from)
  const last = lastOf(s, from)
  if (last < 0) return 0
  const under = line.length > 1 ? (line[line.length - 2] as number) : -1
  const total = totalOf(s, from) - (bookOf(s).value[last] as number)
  const kiai = total === kiaiOf(s, from) && (s.resolving & (1 << from)) === 0 ? WORTH.kiai : 0
  return boardCost(s, from, total, under, 0) - costNow(s, from) - kiai
}

const moveCost = (s: Spirit, from: Seat, to: Seat): number => takeCost(s, to, lastOf(s, from), costNow(s, to))

function bestMove(s: Spirit, from: Seat): number {
  let best = Infinity
  for (let to = 0; to < s.seats; to++) {
    if (to === from || !inPlay(s, to)) continue
    const cost = moveCost(s, from, to)
    if (cost < best) best = cost
  }
  return best + relief(s, from)
}

/** The cards turned up go, one after the other, to the samurai next in turn. */
function arrangement(s: Spirit, places: readonly number[]): number {
  let seat = s.active
  let cost = 0
  for (const at of places) {
    do seat = leftOf(s, seat)
    while (!inPlay(s, seat) && seat !== s.active)
    const card = s.deck[s.deck.length - 1 - at] as number
    cost += takeCost(s, seat, card, costNow(s, seat))
  }
  return cost
}

/** How much the talent of `seat` would help another in its next turn. */
function supportWorth(s: Spirit, seat: Seat, to: Seat): number {
  const who = s.samurai[seat] as number
  const last = lastOf(s, to)
  const room = kiaiOf(s, to) - totalOf(s, to)
  if (who === GOROBEI || who === KANBEI) {
    if (last < 0) return 0
    const book = bookOf(s)
    const odd = ((book.value[last] as number) & 1) === 1
    return odd === (who === KANBEI) ? iconCost(s, to, book.icon[last] as number) * 0.8 : 0
  }
  if (overwhelmed(s, to)) return 0
  if (who === KATSUSHIRO) return room < 5 ? WORTH.support * 3 : WORTH.support
  if (who === KYUZO) return room < 5 ? WORTH.support * 2 : WORTH.support
  return WORTH.support
}

function bestSupport(s: Spirit, seat: Seat): number {
  let best = 0
  for (let to = 0; to < s.seats; to++) {
    if (to === seat || !inPlay(s, to)) continue
    const worth = supportWorth(s, seat, to)
    if (worth > best) best = worth
  }
  return best
}

/**
 * Whether an absent token is worth spending now (negative is good): each serves once a game, so only for a
 * real gain.
 */
function activation(s: Spirit, seat: Seat, who: number): number {
  const last = lastOf(s, seat)
  const room = kiaiOf(s, seat) - totalOf(s, seat)
  if (who === GOROBEI || who === KANBEI) {
    if (last < 0) return 1
    const book = bookOf(s)
    const odd = ((book.value[last] as number) & 1) === 1
    if (odd !== (who === KANBEI) || (s.talents & (1 << who)) !== 0) return 1
    const icon2 = book.icon2[last] as number
    const cost = iconCost(s, seat, book.icon[last] as number) + (icon2 >= 0 ? iconCost(s, seat, icon2) : 0)
    return ABSENT.ignore - cost
  }
  if (overwhelmed(s, seat)) return 1
  let missing = 0
  for (let k = 0; k < 3; k++) if (defenceOf(s, seat, k) < 0) missing++
  if (who === KATSUSHIRO) return room <= ABSENT.redrawRoom && missing > 0 ? -1 : 1
  if (who === KYUZO) return room <= ABSENT.strikeRoom && lineOf(s, seat).length >= 3 ? -1 : 1
  if (who === KIKUCHIYO) return s.deck.length <= s.seats + 1 && missing > 0 && room >= 4 ? -1 : 1
  return room <= ABSENT.giveRoom ? -1 : 1
}

/** When absent tokens are spent. */
export const ABSENT = { ignore: 1.63, redrawRoom: 4, strikeRoom: 4, giveRoom: 3 }
