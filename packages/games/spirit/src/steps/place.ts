import type { Asking, Narrator, Offers, Reason, Seat, SeatSet } from '@noren/engine'
import { codeOf } from '@noren/engine'
import { act } from '../actions.ts'
import { givingClause } from '../allows.ts'
import { addToDefence, bury, draw, throwAway } from '../atoms.ts'
import { DAISUKE, HEIHACHI, KATSUSHIRO, KYUZO } from '../book.ts'
import type { SpiritEvent } from '../events.ts'
import type { Place } from '../frames.ts'
import { NOBODY, placeFrame } from '../frames.ts'
import {
  CAME_BACK,
  GAVE_ALREADY,
  KEPT,
  NEIGHBOUR_OUT,
  NO_DEFENDING,
  NO_REPEAT,
  NO_SYMBOL,
  NO_TALENTS,
  PILE_EMPTY,
  SYMBOL_HELD,
  WRONG_VALUE,
} from '../reasons.ts'
import type { Spirit } from '../state.ts'
import { BAN_DISCARD, BAN_TALENT, bookOf, defenceOf, inPlay, leftOf, push, rightOf } from '../state.ts'
import { leavesChoice, mayNotDefend, repeats, talentGives } from '../talents.ts'
import { confront } from './confront.ts'

type T = Narrator<SpiritEvent>
type Why = Reason<Spirit, Place> | null

const { confront: confrontIt, defend, give, discard, under } = act
const GIVERS = (1 << HEIHACHI) | (1 << DAISUKE)

/**
 * A card was drawn by `seat` in a Fight or given to it by a talent (SS-TAL-5, SS-TAL-7): it is asked where it
 * goes, on whoever's turn, unless there is one place only.
 */
function playCard(s: Spirit, f: Place, t: T): void {
  if (leavesChoice(s, f.seat, f)) push(s, f)
  else confront(s, f.seat, f.card, 'SS-DEFEND-4', t)
}

/** A card drawn in a Fight. */
export const playDrawn = (s: Spirit, seat: Seat, card: number, t: T): void =>
  playCard(s, placeFrame(seat, card, NOBODY, 0, false), t)

/**
 * Talents this samurai has in front of it, whether or not this turn lets it use them: the board shows why
 * they are dim.
 */
const inFront = (s: Spirit, seat: Seat): number =>
  seat === s.active ? s.talents : 1 << (s.samurai[seat] as number)

/**
 * SS-FIGHT-2, SS-FIGHT-3, SS-DEC-9, SS-DEC-10, SS-DEC-11: confront, defend, or use one of the talents at
 * hand; a talent is never compulsory (SS-TAL-1), and a given card cannot be refused (SS-TAL-8).
 */
export const place: Asking<Spirit, Place, SpiritEvent> = {
  clause: 'SS-FIGHT-3',
  offers(s, f, seat, out) {
    const talents = inFront(s, seat)
    out.may(confrontIt())
    out.put(defend(), notDefend(s, f, seat))
    if ((talents & (GIVERS | (1 << KYUZO) | (1 << KATSUSHIRO))) === 0) return
    const shut = notTalent(s, f, seat)
    if ((talents & GIVERS) !== 0) offerNeighbours(s, f, seat, shut, out)
    if ((talents & (1 << KYUZO)) !== 0) out.put(discard(), shut ?? notDiscard(s, f, seat))
    if ((talents & (1 << KATSUSHIRO)) !== 0)
      out.put(under(), shut ?? (s.deck.length === 0 ? PILE_EMPTY : null))
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    const { card } = f
    switch (codeOf(a)) {
      case confrontIt.code:
        return confront(s, seat, card, 'SS-CONF-1', t)
      case defend.code:
        return addToDefence(s, seat, card, 'SS-DEFEND-1', t)
      case discard.code:
        return strike(s, seat, card, t)
      case under.code:
        return redraw(s, seat, card, t)
      default:
        return giveTo(s, seat, give.seat(a), card, f.givers, t)
    }
  },
}

function notDefend(s: Spirit, f: Place, seat: Seat): Why {
  const symbol = bookOf(s).symbol[f.card] as number
  if (symbol < 0) return NO_SYMBOL
  if (defenceOf(s, seat, symbol) >= 0) return SYMBOL_HELD
  return mayNotDefend(s, seat) ? NO_DEFENDING : null
}

/** What shuts every talent: a replacement must stay, or the turn allows none. */
function notTalent(s: Spirit, f: Place, seat: Seat): Why {
  if (f.kept) return KEPT
  return seat === s.active && (s.bans & BAN_TALENT) !== 0 ? NO_TALENTS : null
}

/** SS-TAL-4: the neighbours are those of whoever uses the talent, borrowed or not (SS-EX-4). */
function offerNeighbours(s: Spirit, f: Place, seat: Seat, shut: Why, out: Offers<Spirit, Place>): void {
  const left = leftOf(s, seat)
  out.put(give(left), shut ?? notGive(s, f, seat, left))
  if (s.seats === 2) return // SS-DUO-11
  const right = rightOf(s, seat)
  out.put(give(right), shut ?? notGive(s, f, seat, right))
}

function notGive(s: Spirit, f: Place, seat: Seat, to: Seat): Why {
  if ((f.givers & (1 << seat)) !== 0) return GAVE_ALREADY
  if (!talentGives(s, seat, f, to)) return WRONG_VALUE
  return inPlay(s, to) ? null : NEIGHBOUR_OUT
}

function notDiscard(s: Spirit, f: Place, seat: Seat): Why {
  if (!repeats(s, seat, f.card)) return NO_REPEAT
  return (s.bans & BAN_DISCARD) === 0 ? null : CAME_BACK
}

/**
 * SS-TAL-13, SS-TAL-16: the neighbour plays the card as if it had drawn it (SS-EX-10), its own next turn
 * untouched (SS-TAL-9); it may give it on with its own talent (SS-FAQ-6, SS-EX-11) but nobody gives the same
 * card twice (SS-TAL-10, SS-EX-29).
 */
function giveTo(s: Spirit, seat: Seat, to: Seat, card: number, givers: SeatSet, t: T): void {
  const clause = givingClause(s, seat, card)
  t.tell({ type: 'gave', seat, to, card, value: bookOf(s).value[card] as number, clause })
  playCard(s, placeFrame(to, card, seat, givers | (1 << seat), false), t)
}

/** SS-TAL-27: Kyuzo's talent puts the drawn card on the discard pile. */
function strike(s: Spirit, seat: Seat, card: number, t: T): void {
  throwAway(s, card)
  t.tell({ type: 'struck', seat, card, value: bookOf(s).value[card] as number, clause: 'SS-TAL-27' })
}

/**
 * SS-TAL-29, SS-TAL-30, SS-TAL-31: the card goes under the pile and another is drawn, to be kept; each
 * separate draw may be exchanged so.
 */
function redraw(s: Spirit, seat: Seat, card: number, t: T): void {
  bury(s, seat, card, t)
  const drawn = draw(s, seat, 'redraw', 'SS-TAL-29', t)
  playCard(s, placeFrame(seat, drawn, NOBODY, 0, true), t)
}
