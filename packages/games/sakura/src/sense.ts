import type { Choices, Rng, Seat, Sense } from '@noren/engine'
import { below, codeOf } from '@noren/engine'
import { act } from './actions.ts'
import { coinsOf, handOf, pileOf, sum, tricksOf } from './atoms.ts'
import type { Card, Character } from './cards.ts'
import {
  CARD_COUNT,
  DAIMYO_DISCARD,
  DAIMYO_STEAL,
  DAIMYO_VOTE,
  KONOHANA_HARVEST,
  ROUNDS,
  SAMURAI_FLIP,
  handSize,
  isModifier,
  priceOf,
  valueOf,
} from './cards.ts'
import type { SakuraFrame, Turn } from './frames.ts'
import { BOTH_PILES } from './frames.ts'
import { outlook } from './outlook.ts'
import {
  continuesPlain,
  fits,
  helpersOf,
  isPlus,
  isUnserved,
  shiftedBy,
  shiftsOf,
  topOf,
} from './placement.ts'
import type { Sakura } from './state.ts'
import { useless } from './steps/hire.ts'
import { hintFeatures } from './why.ts'

const { discard, end, free, give, harvest, hire, keep, place, refresh, replace, steal, take } = act

/** What a bot knows of Sakura beyond its rules: how the score stands, and what a hasty player would do. */

/** Shurikens a coin is worth: it hires help, and breaks ties. */
const COIN = 0.25
/** Spread of a score over a whole game still to come, in shurikens. */
const SPREAD = 9

/** More turns than a round has. */
const A_ROUND = 100
/** A little chance among near equals: one of so many lots, all of them below a half. */
const LOTS = 64
const TWICE_THE_LOTS = 2 * LOTS
const MOST_CHANCE = (LOTS - 1) / TWICE_THE_LOTS
/** How much less likely a world is for each card that the player before would rather have played. */
const PASSED_OVER = 0.6

/**
 * What the tops of the piles tell of the player before, who put both of them there (SA-PLAY-2): small steps keep a pile
 * playable, so a player seldom passes over a closer card of the same pile.
 */
function plausible(s: Sakura, seat: Seat): number {
  const f = s.frames[1]
  if (f === undefined || f.kind !== 'turn' || f.seat !== seat) return 1
  const before = (seat + s.seats - 1) % s.seats
  let weight = 1
  for (let pile = 0; pile < 2; pile++) {
    if (!isUnserved(f, pile) || pileOf(s, pile).length < 2) continue
    const under = coveredBy(s, pile)
    if (under < 0) continue
    const stride = Math.abs(valueOf(topOf(s, pile)) - valueOf(under))
    for (const card of handOf(s, before)) {
      const closer = Math.abs(valueOf(card) - valueOf(under)) < stride - 1
      if (closer && fits(card, under, isPlus(s, pile), 1, 0)) weight *= PASSED_OVER
    }
  }
  return weight
}

/** The card that the top most likely covers: of those it continues, the nearest. Nobody remembers the order of a pile. */
function coveredBy(s: Sakura, pile: number): Card {
  const cards = pileOf(s, pile)
  const top = topOf(s, pile)
  let best = -1
  let nearest = Infinity
  for (let i = 0; i < cards.length - 1; i++) {
    const card = cards[i] as Card
    const step = Math.abs(valueOf(card) - valueOf(top))
    if (step < nearest && fits(top, card, isPlus(s, pile), 1, 0)) {
      nearest = step
      best = card
    }
  }
  return best
}

/** Whether the next round is still to be dealt: hands and tricks are those of the round that is over and written down. */
const isBetween = (s: Sakura): boolean => s.frames[0]?.kind === 'deal'

/** How much of the game is still to be played, 1 to 0. */
function ahead(s: Sakura): number {
  const inRound = isBetween(s) ? 1 : (handOf(s, s.first).length - 2) / (handSize(s.seats) - 2)
  return (ROUNDS - s.round + Math.max(0, inRound)) / ROUNDS
}

/** The score of a seat so far: rounds written down, tricks on the table, coins as a small credit. */
function standing(s: Sakura, seat: Seat): number {
  let points = (isBetween(s) ? 0 : sum(s.table.shurikens, tricksOf(s, seat))) - COIN * coinsOf(s, seat)
  for (let r = 0; r < s.scores.length; r++) points += s.scores[r]?.[seat] ?? 0
  return points
}

const points = new Float64Array(8)

/** The chance to win, by a softmax over the standings that sharpens as the game goes on. */
function value(s: Sakura, out: Float64Array): void {
  const heat = 1.2 + SPREAD * Math.sqrt(ahead(s)) * 0.6
  let best = Infinity
  for (let seat = 0; seat < s.seats; seat++) {
    const p = standing(s, seat)
    points[seat] = p
    if (p < best) best = p
  }
  let all = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const weight = Math.exp((best - (points[seat] as number)) / heat)
    out[seat] = weight
    all += weight
  }
  for (let seat = 0; seat < s.seats; seat++) out[seat] = (out[seat] as number) / all
}

export const sense: Sense<Sakura> = {
  hintFeatures: hintFeatures,
  outlook: outlook(value),
  value,

  /** Turns served so far; a new round is far away, so that no play-out looks beyond the deal it began in. */
  clock(s) {
    let held = 0
    for (let seat = 0; seat < s.seats; seat++) held += handOf(s, seat).length
    return s.round * A_ROUND + ((handSize(s.seats) * s.seats - held) >> 1)
  },
  // To the end of the round: in the dojo that was worth five shurikens a game against a look of eight turns.
  horizon: A_ROUND - 50,
  until: 'deal',

  belief: (s, seat) => plausible(s, seat),

  /** The best-looking choice by a rough figure, with a little chance among near equals. */
  policy(s, seat, legal, rng) {
    if (legal.size === 1) return 0
    const f = s.frames[s.frames.length - 1] as SakuraFrame
    if (f.kind === 'turn') return onTurn(s, f, seat, legal, rng)
    let best = -Infinity
    let at = 0
    for (let i = 0; i < legal.size; i++) {
      const worth = worthOf(s, seat, legal.at(i)) + below(rng, LOTS) / TWICE_THE_LOTS
      if (worth > best) {
        best = worth
        at = i
      }
    }
    return at
  },
}

/**
 * What the choices of one turn have in common: worked out for all of them at once, or when the first needs it. `legal` may be a part of
 * what is legal: a search asks for the best of those it has not tried.
 */
const burdens = new Float64Array(2)
/** Hand cards that continue each pile by their print alone; -1 is not counted yet. */
const homes = new Int32Array(2)
const UNKNOWN = -2
/** The unserved pile that no card continues, or -1. */
let stuck = UNKNOWN
let shifts = 1
let helpers = 0

function forget(): void {
  burdens[0] = burdens[1] = NaN
  homes[0] = homes[1] = -1
  stuck = UNKNOWN
}

/** Only helpers are judged by the pile that is stuck, and most turns can pay for none. */
function findStuck(s: Sakura, f: Turn, legal: Choices): void {
  let open = ~f.unserved
  for (let i = 0; i < legal.size; i++) {
    const a = legal.at(i)
    if (place.is(a)) open |= 1 << place.pile(a)
  }
  stuck = (open & 1) === 0 ? 0 : (open & 2) === 0 ? 1 : -1
  if (stuck < 0) return
  shifts = shiftsOf(s.table, f.pending)
  helpers = helpersOf(f.pending)
}

/** What the slot of a character in the row costs. */
function priceIn(row: readonly Character[], character: Character): number {
  let slot = 0
  while (row[slot] !== character) slot++
  return priceOf(slot)
}

function homesOn(s: Sakura, seat: Seat, pile: number): number {
  if ((homes[pile] as number) >= 0) return homes[pile] as number
  const hand = handOf(s, seat)
  let n = 0
  for (let i = 0; i < hand.length; i++) if (continuesPlain(s, hand[i] as Card, pile)) n++
  return (homes[pile] = n)
}

/** What taking a pile costs, its coins set against its shurikens. */
function burdenOf(s: Sakura, pile: number): number {
  if (Number.isNaN(burdens[pile])) burdens[pile] = burden(s, pile)
  return burdens[pile] as number
}

/** The choices of a turn, by far the most: weighed where they are counted, so that no figure is handed on from function to function. */
function onTurn(s: Sakura, f: Turn, seat: Seat, legal: Choices, rng: Rng): number {
  forget()
  let best = -Infinity
  let at = 0
  for (let i = 0; i < legal.size; i++) {
    const a = legal.at(i)
    let worth = 0
    switch (codeOf(a)) {
      case place.code:
        worth = 4 + placing(s, f, seat, place.card(a), place.pile(a))
        break
      case take.code:
        worth = -burdenOf(s, take.pile(a))
        break
      case hire.code: {
        const price = COIN * priceIn(s.row, hire.character(a))
        worth = hiring(s, f, seat, hire.character(a), legal, price, best) - price
        break
      }
      case free.code:
        worth = 1 + hiring(s, f, seat, free.character(a), legal, 0, -Infinity)
        break
      case refresh.code:
        worth = coinsOf(s, seat) >= 12 ? 0.5 : -2
        break
      case end.code:
        worth = 1
    }
    worth += below(rng, LOTS) / TWICE_THE_LOTS
    if (worth > best) {
      best = worth
      at = i
    }
  }
  return at
}

/** A rough figure for one choice outside of a turn's own, in shurikens. */
function worthOf(s: Sakura, seat: Seat, a: number): number {
  switch (codeOf(a)) {
    case replace.code:
      return -weight(s, replace.card(a)) - loss(replace.card(a))
    case give.code:
      return -loss(give.card(a))
    case keep.code:
      return 5
    case discard.code:
      return 3 * weight(s, discard.card(a))
    case steal.code:
      return s.reserve > 8 ? (3 * COIN - 1) * weight(s, steal.card(a)) : -weight(s, steal.card(a))
    case harvest.code:
      return COIN * sum(s.table.coins, pileOf(s, harvest.pile(a)))
    default:
      return 0
  }
}

const weight = (s: Sakura, card: Card): number => s.table.shurikens[card] as number

const burden = (s: Sakura, pile: number): number =>
  sum(s.table.shurikens, pileOf(s, pile)) - COIN * sum(s.table.coins, pileOf(s, pile))

/** Middle values are flexible and worth keeping. */
const LOSS = Float64Array.from({ length: CARD_COUNT }, (_, card) => (6 - Math.abs(valueOf(card) - 7)) * 0.15)
const loss = (card: Card): number => LOSS[card] as number

/** A placement: small steps keep the pile playable, sharp cards are well lost, and a fat pile near its end is a trap for the next. */
function placing(s: Sakura, f: Turn, seat: Seat, card: Card, pile: number): number {
  const v = valueOf(card)
  const step = Math.abs(v - valueOf(topOf(s, pile)))
  const room = isPlus(s, pile) ? 13 - v : v - 1
  let onlyHome = 0.5
  // A card that the other pile needs is better kept for it.
  if (f.unserved === BOTH_PILES && continuesPlain(s, card, 1 - pile) && homesOn(s, seat, 1 - pile) === 1)
    onlyHome = burdenOf(s, pile) >= burdenOf(s, 1 - pile) ? 1 : -1
  const trap = 0.05 * pileOf(s, pile).length * (6 - room)
  return onlyHome - 0.12 * step + 0.1 * weight(s, card) + 0.1 * trap
}

/**
 * A character is worth what it saves: a take avoided, coins, or shurikens shed. In two stages: where even a rescue at this price would be
 * no better than the `best` so far, nobody looks whether a card would fit.
 */
function hiring(
  s: Sakura,
  f: Turn,
  seat: Seat,
  character: Character,
  legal: Choices,
  price: number,
  best: number,
): number {
  if (s.denialHiring && useless(s, f, seat, character) !== null) return -2 // SA-AMB-51: bots do not hire to deny
  if (stuck === UNKNOWN) findStuck(s, f, legal)
  if (isModifier(character)) {
    if (stuck < 0) return -2
    const saved = burdenOf(s, stuck)
    if (Math.max(saved, -2) - price + MOST_CHANCE <= best) return -2
    return rescues(s, seat, character) ? saved : -2
  }
  if (character === DAIMYO_DISCARD) return worst(s, tricksOf(s, seat))
  if (character === DAIMYO_STEAL) return -1
  if (character === DAIMYO_VOTE) return 1.4 * COIN * priceIn(s.row, character)
  if (character === KONOHANA_HARVEST)
    return COIN * Math.max(sum(s.table.coins, pileOf(s, 0)), sum(s.table.coins, pileOf(s, 1)))
  if (character === SAMURAI_FLIP) return stuck >= 0 && turnHelps(s, seat) ? burdenOf(s, stuck) : -1
  return stuck < 0 ? -1 : burdenOf(s, stuck) / 4
}

/** Whether some card would continue the stuck pile. */
function continued(s: Sakura, seat: Seat, plus: boolean, by: number, helped: number): boolean {
  const hand = handOf(s, seat)
  const top = topOf(s, stuck)
  for (let i = 0; i < hand.length; i++) if (fits(hand[i] as Card, top, plus, by, helped)) return true
  return false
}

/** Whether a modifier would let some card continue the stuck pile, beside what is pending. */
const rescues = (s: Sakura, seat: Seat, character: Character): boolean =>
  continued(s, seat, isPlus(s, stuck), shiftedBy(s.table, shifts, character), helpers | (1 << character))

const turnHelps = (s: Sakura, seat: Seat): boolean => continued(s, seat, !isPlus(s, stuck), 1, 0)

function worst(s: Sakura, cards: readonly Card[]): number {
  let most = 0
  for (let i = 0; i < cards.length; i++) most = Math.max(most, weight(s, cards[i] as Card))
  return most * (1 + 2 * COIN)
}
