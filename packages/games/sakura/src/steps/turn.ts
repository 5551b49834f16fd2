import type { Ask, Choices, Seat } from '@noren/engine'
import { clockwise } from '@noren/engine'
import {
  END,
  FREE,
  HIRE,
  PLACE,
  REFRESH,
  TAKE,
  free,
  hire,
  operand,
  place,
  take,
  verbOf,
} from '../actions.ts'
import { coinsOf, fillRow, handOf, rowNames } from '../atoms.ts'
import type { Card, Character } from '../cards.ts'
import { MAX_REPLACEMENTS, REFRESH_PRICE, SLOTS, nameOf, priceOf } from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
import type { Round, Turn } from '../frames.ts'
import { fits, helpersOf, isPlus, isUnserved, shiftsOf, topOf } from '../placement.ts'
import type { Sakura } from '../state.ts'
import { NONE } from '../state.ts'
import { engage, hireBarriers, hireCandidates, refreshRow, usable } from './hire.ts'
import { serveBarriers, serveCandidates, startPlacing, takePile } from './serve.ts'
import type { Table } from '@noren/engine'

/** A turn: both piles are served, characters are hired at will, and the player says when it is over (3.8). */
export const turn: Ask<Sakura, Turn, SakuraEvent> = {
  clause: 'SA-PLAY-2',
  candidates(s, f, seat, out) {
    serveCandidates(s, f, seat, out)
    hireCandidates(s, f, out)
    out.add(END)
  },
  barriers: [
    ...serveBarriers,
    ...hireBarriers,
    { clauses: ['SA-PLAY-17'], blocks: (_s, f, _seat, a) => a === END && f.unserved !== 0 },
  ],
  actions(s, f, seat, out) {
    quickServe(s, f, seat, out)
    quickHire(s, f, seat, out)
    if (f.unserved === 0) out.add(END)
  },
  apply(s, f, seat, a, t) {
    switch (verbOf(a)) {
      case PLACE:
        return startPlacing(s, f, seat, a, t)
      case TAKE:
        return takePile(s, f, operand(a), t)
      case HIRE:
        return engage(s, f, operand(a), false, t)
      case FREE:
        return engage(s, f, operand(a), true, t)
      case REFRESH:
        return refreshRow(s, f, t)
      default:
        return endTurn(s, f, t)
    }
  },
}

/** The shortcut for serving: one look at each pile instead of one for each card and barrier. */
function quickServe(s: Sakura, f: Turn, seat: Seat, out: Choices): void {
  if (f.unserved === 0) return
  const hand = handOf(s, seat)
  const shifts = shiftsOf(s.table, f.pending)
  const helpers = helpersOf(f.pending)
  for (let pile = 0; pile < 2; pile++) {
    if (!isUnserved(f, pile)) continue
    const top = topOf(s, pile)
    const plus = isPlus(s, pile)
    const before = out.size
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as Card
      if (fits(card, top, plus, shifts, helpers)) out.add(place(card, pile))
    }
    if (s.voluntaryTake || out.size === before) out.add(take(pile))
  }
}

function quickHire(s: Sakura, f: Turn, seat: Seat, out: Choices): void {
  const coins = coinsOf(s, seat)
  for (let slot = 0; slot < SLOTS; slot++) {
    const character = s.row[slot] as Character
    if (character !== NONE && coins >= priceOf(slot) && usable(s, f, seat, character))
      out.add(hire(character))
  }
  if (f.freeUse)
    for (let slot = 0; slot < SLOTS; slot++) {
      const character = s.row[slot] as Character
      if (character !== NONE && usable(s, f, seat, character)) out.add(free(character))
    }
  if (coins >= REFRESH_PRICE && f.replacements < MAX_REPLACEMENTS) out.add(REFRESH)
}

/** SA-PLAY-17: the row slides and is refilled, on the last turn of a round too (SA-AMB-41), and the next player follows. */
function endTurn(s: Sakura, f: Turn, t: Table<SakuraEvent>): void {
  t.tell({ type: 'turnEnded', seat: f.seat, clause: 'SA-PLAY-17' })
  if (s.row.includes(NONE)) slideAndRefill(s, t)
  s.frames.pop()
  const round = s.frames[0] as Round
  round.next = clockwise(f.seat, s.seats) // SA-PLAY-1
}

/** SA-HIRE-11, SA-HIRE-12, SA-AMB-40: who is left slides to the lowest slots, keeping the order; the rest comes from the deck. Examples: SA-EX-1, SA-EX-8. */
function slideAndRefill(s: Sakura, t: Table<SakuraEvent>): void {
  let slot = 0
  for (let from = 0; from < SLOTS; from++) {
    const character = s.row[from] as Character
    if (character === NONE) continue
    s.row[from] = NONE
    s.row[slot++] = character
  }
  const drawn = fillRow(s, t)
  t.reveal({ type: 'rowRefilled', row: rowNames(s), drawn: drawn.map(nameOf), clause: 'SA-HIRE-12' })
}
