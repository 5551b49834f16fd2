import type { Choices, Seat, Sense } from '@noren/engine'
import { below, codeOf } from '@noren/engine'
import { act } from './actions.ts'
import { coinsOf, handOf, pileOf, sum, tricksOf, turnOf } from './atoms.ts'
import type { Card, Character } from './cards.ts'
import {
  DAIMYO_DISCARD,
  DAIMYO_STEAL,
  DAIMYO_VOTE,
  KONOHANA_HARVEST,
  ROUNDS,
  SAMURAI_FLIP,
  handSize,
  isModifier,
  valueOf,
} from './cards.ts'
import type { Turn } from './frames.ts'
import { continuesPlain, fits, helpersOf, isPlus, isUnserved, shiftsOf, topOf } from './placement.ts'
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

/** How much of the game is still to be played, 1 to 0. */
function ahead(s: Sakura): number {
  const inRound = (handOf(s, s.first).length - 2) / (handSize(s.seats) - 2)
  return (ROUNDS - s.round + Math.max(0, inRound)) / ROUNDS
}

/** The score of a seat so far: rounds written down, tricks on the table, coins as a small credit. */
function standing(s: Sakura, seat: Seat): number {
  let points = sum(s.table.shurikens, tricksOf(s, seat)) - COIN * coinsOf(s, seat)
  for (let r = 0; r < s.scores.length; r++) points += s.scores[r]?.[seat] ?? 0
  return points
}

const points = new Float64Array(8)

export const sense: Sense<Sakura> = {
  hintFeatures: hintFeatures,

  /** The chance to win, by a softmax over the standings that sharpens as the game goes on. */
  value(s, out) {
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
  },

  /** Turns served so far; a new round is far away, so that no play-out looks beyond the deal it began in. */
  clock(s) {
    let held = 0
    for (let seat = 0; seat < s.seats; seat++) held += handOf(s, seat).length
    return s.round * A_ROUND + ((handSize(s.seats) * s.seats - held) >> 1)
  },
  // To the end of the round: in the dojo that was worth five shurikens a game against a look of eight turns.
  horizon: A_ROUND - 50,

  belief: (s, seat) => plausible(s, seat),

  /** The best-looking choice by a rough figure, with a little chance among near equals. */
  policy(s, seat, legal, rng) {
    if (legal.size === 1) return 0
    let best = -Infinity
    let at = 0
    for (let i = 0; i < legal.size; i++) {
      const worth = worthOf(s, seat, legal.at(i), legal) + below(rng, 64) / 128
      if (worth > best) {
        best = worth
        at = i
      }
    }
    return at
  },
}

/** A rough figure for one choice, in shurikens. */
function worthOf(s: Sakura, seat: Seat, a: number, legal: Choices): number {
  switch (codeOf(a)) {
    case place.code:
      return 4 + placing(s, turnOf(s), seat, place.card(a), place.pile(a))
    case take.code:
      return -burden(s, take.pile(a))
    case hire.code:
      return (
        hiring(s, turnOf(s), seat, hire.character(a), legal) - COIN * (s.row.indexOf(hire.character(a)) + 1)
      )
    case free.code:
      return 1 + hiring(s, turnOf(s), seat, free.character(a), legal)
    case refresh.code:
      return coinsOf(s, seat) >= 12 ? 0.5 : -2
    case end.code:
      return 1
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

/** What taking a pile costs, its coins set against its shurikens. */
const burden = (s: Sakura, pile: number): number =>
  sum(s.table.shurikens, pileOf(s, pile)) - COIN * sum(s.table.coins, pileOf(s, pile))

/** Middle values are flexible and worth keeping. */
const loss = (card: Card): number => (6 - Math.abs(valueOf(card) - 7)) * 0.15

/** A placement: small steps keep the pile playable, sharp cards are well lost, and a fat pile near its end is a trap for the next. */
function placing(s: Sakura, f: Turn, seat: Seat, card: Card, pile: number): number {
  const v = valueOf(card)
  const step = Math.abs(v - valueOf(topOf(s, pile)))
  const room = isPlus(s, pile) ? 13 - v : v - 1
  let onlyHome = 0.5
  if (isUnserved(f, 1 - pile)) {
    // A card that the other pile needs is better kept for it.
    let others = 0
    for (const c of handOf(s, seat)) if (c !== card && continuesPlain(s, c, 1 - pile)) others++
    if (others === 0 && continuesPlain(s, card, 1 - pile))
      onlyHome = burden(s, pile) >= burden(s, 1 - pile) ? 1 : -1
  }
  const trap = 0.05 * pileOf(s, pile).length * (6 - room)
  return onlyHome - 0.12 * step + 0.1 * weight(s, card) + 0.1 * trap
}

/** A character is worth what it saves: a take avoided, coins, or shurikens shed. */
function hiring(s: Sakura, f: Turn, seat: Seat, character: Character, legal: Choices): number {
  if (useless(s, f, seat, character) !== null) return -2 // SA-AMB-51: bots do not hire to deny
  const stuck = stuckPile(f, legal)
  if (isModifier(character))
    return stuck >= 0 && rescues(s, f, seat, character, stuck) ? burden(s, stuck) : -2
  if (character === DAIMYO_DISCARD) return worst(s, tricksOf(s, seat))
  if (character === DAIMYO_STEAL) return -1
  if (character === DAIMYO_VOTE) return 1.4 * COIN * (s.row.indexOf(character) + 1)
  if (character === KONOHANA_HARVEST)
    return COIN * Math.max(sum(s.table.coins, pileOf(s, 0)), sum(s.table.coins, pileOf(s, 1)))
  if (character === SAMURAI_FLIP) return stuck >= 0 && turnHelps(s, seat, stuck) ? burden(s, stuck) : -1
  return stuck < 0 ? -1 : burden(s, stuck) / 4
}

/** Whether a modifier would let some card continue the pile. */
function rescues(s: Sakura, f: Turn, seat: Seat, character: Character, pile: number): boolean {
  const pending = [...f.pending, character]
  const shifts = shiftsOf(s.table, pending)
  const helpers = helpersOf(pending)
  return handOf(s, seat).some(card => fits(card, topOf(s, pile), isPlus(s, pile), shifts, helpers))
}

const turnHelps = (s: Sakura, seat: Seat, pile: number): boolean =>
  handOf(s, seat).some(card => fits(card, topOf(s, pile), !isPlus(s, pile), 1, 0))

/** The unserved pile that no card continues, or -1. */
function stuckPile(f: Turn, legal: Choices): number {
  for (let pile = 0; pile < 2; pile++) {
    if (!isUnserved(f, pile)) continue
    let open = false
    for (let i = 0; i < legal.size && !open; i++)
      open = place.is(legal.at(i)) && place.pile(legal.at(i)) === pile
    if (!open) return pile
  }
  return -1
}

function worst(s: Sakura, cards: readonly Card[]): number {
  let most = 0
  for (const card of cards) most = Math.max(most, weight(s, card))
  return most * (1 + 2 * COIN)
}
