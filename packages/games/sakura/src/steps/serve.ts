import type { Action, Barrier, Choices, Seat, Table } from '@noren/engine'
import { only } from '@noren/engine'
import type { Way } from '../actions.ts'
import { PLACE, TAKE, appliedIn, place, placedCard, placedPile, operand, take, verbOf } from '../actions.ts'
import { handOf, idsOf, inOrder, gain, layOn, pileOf, sideOf, spendPending, sum, sweep } from '../atoms.ts'
import type { Card } from '../cards.ts'
import {
  KONOHANA_COLOUR,
  SAMURAI_HIGHER,
  SAMURAI_LOWER,
  SIDES,
  colourOf,
  idOf,
  isCook,
  valueOf,
} from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
import type { Turn } from '../frames.ts'
import { howFrame, replaceFrame } from '../frames.ts'
import { continues, isPlus, isUnserved, legalBy, nextWay, topOf } from '../placement.ts'
import type { Sakura } from '../state.ts'

/** Serving a pile: placing a card on it, or taking it (SA-PLAY-2 to 4, SA-PLAY-18, SA-TAKE-1, SA-TAKE-2, SA-TAKE-8). Each
 * pile is judged by itself, and taken by itself (SA-AMB-3, SA-AMB-6). Example: SA-EX-5. */

/** SA-PLAY-3, SA-AMB-2: either pile may be served first, so both are offered while unserved. */
export function serveCandidates(s: Sakura, f: Turn, seat: Seat, out: Choices): void {
  for (let pile = 0; pile < SIDES.length; pile++) {
    if (!isUnserved(f, pile)) continue
    for (const card of handOf(s, seat)) out.add(place(card, pile))
    out.add(take(pile))
  }
}

type Test = (s: Sakura, f: Turn, card: Card, pile: number) => boolean

/** A placement that no way of applying what is pending makes legal, for the reason that `because` finds. */
const misplaced = (clauses: readonly string[], because: Test): Barrier<Sakura, Turn> => ({
  clauses,
  blocks: (s, f, _seat, a) => {
    if (verbOf(a) !== PLACE) return false
    const card = placedCard(a)
    const pile = placedPile(a)
    return !continues(s, f, card, pile) && because(s, f, card, pile)
  },
})

const sameColour: Test = (s, _f, card, pile) => colourOf(card) === colourOf(topOf(s, pile))
const plus: Test = (s, _f, _card, pile) => isPlus(s, pile)
const topIs = (s: Sakura, pile: number, v: number): boolean => valueOf(topOf(s, pile)) === v
const pending = (f: Turn, character: number): boolean => f.pending.includes(character)

export const serveBarriers: readonly Barrier<Sakura, Turn>[] = [
  // The right colour, the wrong way. Only 1 on 13 and 13 on 1 turn the corner (SA-AMB-8).
  misplaced(
    ['SA-PLAY-6', 'SA-PLAY-11'],
    (s, f, c, p) => plus(s, f, c, p) && sameColour(s, f, c, p) && !topIs(s, p, 13),
  ),
  misplaced(
    ['SA-PLAY-9', 'SA-PLAY-11'],
    (s, f, c, p) => plus(s, f, c, p) && sameColour(s, f, c, p) && topIs(s, p, 13),
  ),
  misplaced(
    ['SA-PLAY-7', 'SA-PLAY-11'],
    (s, f, c, p) => !plus(s, f, c, p) && sameColour(s, f, c, p) && !topIs(s, p, 1),
  ),
  misplaced(
    ['SA-PLAY-10', 'SA-PLAY-11'],
    (s, f, c, p) => !plus(s, f, c, p) && sameColour(s, f, c, p) && topIs(s, p, 1),
  ),
  // Another colour, another value.
  misplaced(['SA-PLAY-6', 'SA-PLAY-12'], (s, f, c, p) => plus(s, f, c, p) && !sameColour(s, f, c, p)),
  misplaced(['SA-PLAY-7', 'SA-PLAY-12'], (s, f, c, p) => !plus(s, f, c, p) && !sameColour(s, f, c, p)),
  // What is pending does not help.
  misplaced(['SA-CHAR-4'], (_s, f) => f.pending.some(isCook)),
  misplaced(
    ['SA-CHAR-22'],
    (s, f, c, p) => pending(f, SAMURAI_LOWER) && plus(s, f, c, p) && !sameColour(s, f, c, p),
  ),
  misplaced(
    ['SA-CHAR-25'],
    (s, f, c, p) => pending(f, SAMURAI_HIGHER) && !plus(s, f, c, p) && !sameColour(s, f, c, p),
  ),
  misplaced(['SA-CHAR-45'], (_s, f) => pending(f, KONOHANA_COLOUR)),
  {
    clauses: ['SA-PLAY-15'],
    blocks: (s, f, seat, a) =>
      verbOf(a) === TAKE &&
      !s.voluntaryTake &&
      handOf(s, seat).some(card => continues(s, f, card, operand(a))),
  },
]

/** Places a card; if the pending modifiers can be applied in several ways, the player is asked how (SA-MOD-3). */
export function startPlacing(s: Sakura, f: Turn, seat: Seat, a: Action, t: Table<SakuraEvent>): void {
  const card = placedCard(a)
  const pile = placedPile(a)
  let found: Way = -1
  for (let way: Way = 0; way >= 0; way = nextWay(f.pending, way)) {
    if (!legalBy(s.table, card, topOf(s, pile), isPlus(s, pile), way)) continue
    if (found >= 0) {
      s.frames.push(howFrame(only(seat), card, pile))
      return
    }
    found = way
  }
  finishPlacing(s, f, card, pile, found, t)
}

/** The card becomes the new top (SA-PLAY-5) and is its printed self at once (SA-MOD-5, SA-CHAR-5, SA-AMB-35). */
export function finishPlacing(
  s: Sakura,
  f: Turn,
  card: Card,
  pile: number,
  way: Way,
  t: Table<SakuraEvent>,
): void {
  layOn(s, f.seat, card, pile)
  f.unserved &= ~(1 << pile)
  t.tell({
    type: 'placed',
    seat: f.seat,
    card: idOf(card),
    pile: sideOf(pile),
    applied: way === 0 ? [] : appliedIn(way),
    clause: 'SA-PLAY-5',
  })
  spendPending(s, f, t)
}

/** SA-TAKE-3, SA-TAKE-4: the pile becomes tricks and pays its coins; its replacement is asked at once (SA-TAKE-5). Examples: SA-EX-4, SA-EX-16. */
export function takePile(s: Sakura, f: Turn, pile: number, t: Table<SakuraEvent>): void {
  const seat = f.seat
  const due = sum(s.table.coins, pileOf(s, pile))
  const coins = due < s.reserve ? due : s.reserve
  const cards = sweep(s, seat, pile)
  const told = {
    type: 'took',
    seat,
    pile: sideOf(pile),
    count: cards.length,
    coins,
    clause: 'SA-TAKE-3',
  } as const
  t.whisper(only(seat), { ...told, cards: idsOf(inOrder(cards)) }, { ...told, cards: null })
  gain(s, seat, due, 'SA-TAKE-4', t)
  spendPending(s, f, t)
  s.frames.push(replaceFrame(only(seat), pile))
}
