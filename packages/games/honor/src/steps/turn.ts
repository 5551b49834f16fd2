import type { Asking, Offers, Reason, Seat } from '@noren/engine'
import { codeOf } from '@noren/engine'
import { act } from '../actions.ts'
import { discard as throwAway, draw as drawCard } from '../atoms.ts'
import { ARMY, ASSASSIN, CASTLE, DAIMYO, DISHONOR, ELITE, OKUGATA, SAVEFACE, SHOGUN, SPY } from '../cards.ts'
import type { HonorEvent } from '../events.ts'
import { actionsLeft, allyOf, castleOf, playerAt, roomFor, sheet, spyable, typeOf } from '../figures.ts'
import type { Turn } from '../frames.ts'
import { assassinFrame, dishonorFrame, pickFrame, placeFrame } from '../frames.ts'
import {
  CASTLE_LORDLESS,
  CASTLE_TWICE,
  DAIMYO_BOUND,
  DISHONOR_DEAR,
  HAND_FULL,
  NO_ACTIONS,
  NO_ROOM,
  NOTHING_TO_SPY,
  PILES_EMPTY,
  SAVE_FACE_WAITS,
} from '../reasons.ts'
import type { Honor } from '../state.ts'
import { FIRST, HAND_LIMIT, NONE, PRICES, RONIN } from '../terms.ts'
import { endTurn } from './collect.ts'
import { declare, offerDeclarations } from './declare.ts'

const { discard, draw, end, play } = act
type Why = Reason<Honor, Turn> | null

/** HS-AMB-12: only a Rônin for himself, only a 1st Samurai for his ally (HS-PLACE-7): nobody else has one. */
const mayPlayDaimyo = (s: Honor, seat: Seat): boolean =>
  playerAt(s, seat).status === RONIN || allyOf(s, seat) !== NONE

/** Why a card of this type cannot be played; one action a card, as many as the ki gives (HS-ACT-2, HS-ACT-7). */
function whyNotPlay(s: Honor, seat: Seat, type: number, left: number): Why {
  if (type === SAVEFACE) return SAVE_FACE_WAITS
  if (left < 1) return NO_ACTIONS
  switch (type) {
    case DISHONOR:
      return left < PRICES.dishonorActions ? DISHONOR_DEAR : null
    case CASTLE:
      if (playerAt(s, seat).status !== FIRST) return CASTLE_LORDLESS
      return castleOf(s, seat) === NONE ? null : CASTLE_TWICE
    case DAIMYO:
      return mayPlayDaimyo(s, seat) ? null : DAIMYO_BOUND
    case OKUGATA:
    case ARMY:
      return roomFor(s, seat, type) ? null : NO_ROOM
    case SPY:
    case ELITE:
      return spyable(s, seat) ? null : NOTHING_TO_SPY
    default:
      return null
  }
}

const whyNotDraw = (s: Honor, cards: number, left: number): Why =>
  left < 1
    ? NO_ACTIONS
    : cards >= HAND_LIMIT
      ? HAND_FULL
      : s.deck.length === 0 && s.discard.length === 0
        ? PILES_EMPTY
        : null

/** Choices alone: cards of one type are open or shut together, so each type is asked about once. */
function offerPlays(s: Honor, seat: Seat, left: number, out: Offers<Honor, Turn>): void {
  const { hand } = playerAt(s, seat)
  const types = sheet(s).type
  let asked = 0
  let open = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number
    const type = types[card] as number
    const bit = 1 << type
    if ((asked & bit) === 0) {
      asked |= bit
      if (whyNotPlay(s, seat, type, left) === null) open |= bit
    }
    if ((open & bit) !== 0) out.may(play(card))
  }
}

function offerHand(s: Honor, f: Turn, seat: Seat, out: Offers<Honor, Turn>): void {
  const left = actionsLeft(s, seat, f.used)
  const { hand } = playerAt(s, seat)
  const types = sheet(s).type
  out.put(draw(), whyNotDraw(s, hand.length, left))
  if (out.dim !== null)
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as number
      out.put(play(card), whyNotPlay(s, seat, types[card] as number, left))
    }
  else if (left > 0) offerPlays(s, seat, left, out)
  for (let i = 0; i < hand.length; i++) out.may(discard(hand[i] as number))
}

/**
 * Steps 3 to 5 (HS-TURN-1, HS-ACT-13): draw, play and discard in any mix and order (HS-HAND-3, HS-AMB-42), declare once at
 * any moment (HS-TURN-2), end. Discards and declarations cost no action (HS-ACT-5, HS-ACT-6).
 */
export const turn: Asking<Honor, Turn, HonorEvent> = {
  clause: 'HS-TURN-1',
  offers(s, f, seat, out) {
    offerHand(s, f, seat, out)
    offerDeclarations(s, f, seat, out)
    out.may(end())
  },
  apply(s, f, seat, a, t) {
    switch (codeOf(a)) {
      case draw.code:
        f.used++ // HS-ACT-1
        return drawCard(s, seat, t)
      case play.code:
        return choose(s, seat, play.card(a))
      case discard.code:
        return throwAway(s, seat, discard.card(a), t)
      case end.code:
        return endTurn(s, t)
      default:
        return declare(s, f, seat, a, t)
    }
  },
}

/** A card is picked: its house or target is chosen next, and nobody else knows yet (section 4, HS-AMB-63). */
function choose(s: Honor, seat: Seat, card: number): void {
  const type = typeOf(s, card)
  if (type === SPY || type === ELITE) s.frames.push(pickFrame(seat, card, NONE, NONE))
  else if (type === ASSASSIN) s.frames.push(assassinFrame(seat, card))
  else if (type === DISHONOR) s.frames.push(dishonorFrame(seat, card))
  else if (type !== SHOGUN) s.frames.push(placeFrame(seat, card))
}
