import type { Action, Rng, Seat } from '@noren/engine'
import { below, clockwise, top } from '@noren/engine'
import { act } from './actions.ts'
import { handOf, pileOf, tricksOf } from './atoms.ts'
import type { Card } from './cards.ts'
import { colourOf, valueOf } from './cards.ts'
import type { Turn } from './frames.ts'
import { continues, continuesPlain, isUnserved, topOf } from './placement.ts'
import type { Sakura } from './state.ts'
import { NONE } from './state.ts'

/** The last column of the decision table (section 4): what the table does for a seat whose time is over. */
export function idle(s: Sakura, seat: Seat, rng: Rng): Action {
  const f = top(s)
  switch (f.kind) {
    case 'turn':
      return idleTurn(s, f, seat)
    case 'replace': // SA-DEC-3
      return act.replace(least(handOf(s, seat), card => s.table.shurikens[card] as number))
    case 'give': // SA-DEC-6
      return act.give(lowest(handOf(s, seat), f.drawn))
    case 'peekWho': // SA-DEC-7
      return act.look(clockwise(seat, s.seats))
    case 'peek': // SA-DEC-8
      return act.leave()
    case 'exchange': // SA-DEC-9
      return act.give(lowest(handOf(s, seat), f.taken))
    case 'reorderWhich': // SA-DEC-10
      return act.study(0)
    case 'reorder': // SA-DEC-11: unchanged; what is laid already is put back first (SA-AMB-52)
      return f.laid.length === 0 ? act.keep() : act.restore()
    case 'discardTrick': // SA-DEC-12
      return act.discard(least(tricksOf(s, seat), card => -(s.table.shurikens[card] as number)))
    case 'stealWho': // SA-DEC-13
      return act.rob(firstWithTricks(s, seat))
    case 'steal': // SA-DEC-14
      return act.steal(least(tricksOf(s, f.target), card => s.table.shurikens[card] as number))
    case 'vote': // SA-DEC-15
      return act.vote(below(rng, 2))
    default: // SA-DEC-16
      return act.harvest(pileOf(s, 1).length > pileOf(s, 0).length ? 1 : 0)
  }
}

/** SA-DEC-1: serve the left pile, then the right one, then end the turn; hire nothing and decline what is free (SA-DEC-5, SA-AMB-44). */
function idleTurn(s: Sakura, f: Turn, seat: Seat): Action {
  for (const pile of [0, 1]) if (isUnserved(f, pile)) return idleServe(s, f, seat, pile)
  return act.end()
}

/** SA-DEC-2: the legal card nearest to the top, without modifiers if there is one; never a voluntary take. */
function idleServe(s: Sakura, f: Turn, seat: Seat, pile: number): Action {
  const hand = handOf(s, seat)
  const plain = hand.filter(card => continuesPlain(s, card, pile))
  const helped = plain.length > 0 ? plain : hand.filter(card => continues(s, f, card, pile))
  if (helped.length === 0) return act.take(pile)
  const t = valueOf(topOf(s, pile))
  return act.place(
    least(helped, card => Math.abs(valueOf(card) - t)),
    pile,
  )
}

/** The card with the smallest figure; ties go to the lower value, then to the colour order of the table. */
function least(cards: readonly Card[], figure: (card: Card) => number): Card {
  let best = NONE
  for (const card of cards) if (best === NONE || before(card, best, figure)) best = card
  return best
}

function before(a: Card, b: Card, figure: (card: Card) => number): boolean {
  const byFigure = figure(a) - figure(b)
  if (byFigure !== 0) return byFigure < 0
  const byValue = valueOf(a) - valueOf(b)
  return byValue !== 0 ? byValue < 0 : colourOf(a) < colourOf(b)
}

const lowest = (cards: readonly Card[], but: Card): Card =>
  least(
    cards.filter(card => card !== but),
    valueOf,
  )

function firstWithTricks(s: Sakura, seat: Seat): Seat {
  let other = clockwise(seat, s.seats)
  while (tricksOf(s, other).length === 0) other = clockwise(other, s.seats)
  return other
}
