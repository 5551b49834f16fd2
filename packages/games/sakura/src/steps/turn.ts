import type { Asking } from '@noren/engine'
import { clockwise, codeOf } from '@noren/engine'
import { act } from '../actions.ts'
import type { Teller } from '../atoms.ts'
import { fillRow, rowNames } from '../atoms.ts'
import type { Character } from '../cards.ts'
import { SLOTS, nameOf } from '../cards.ts'
import type { SakuraEvent } from '../events.ts'
import type { Round, Turn } from '../frames.ts'
import { PILES_WAIT } from '../reasons.ts'
import type { Sakura } from '../state.ts'
import { NONE } from '../state.ts'
import { engage, offerToHire, refreshRow } from './hire.ts'
import { offerToServe, placeCard, takePile } from './serve.ts'

const { end, free, hire, place, refresh, take } = act

/** A turn: both piles are served, characters are hired at will, and the player says when it is over (3.8). */
export const turn: Asking<Sakura, Turn, SakuraEvent> = {
  clause: 'SA-PLAY-2',
  offers(s, f, seat, out) {
    offerToServe(s, f, seat, out)
    offerToHire(s, f, seat, out)
    out.put(end(), f.unserved === 0 ? null : PILES_WAIT)
  },
  apply(s, f, _seat, a, t) {
    switch (codeOf(a)) {
      case place.code:
        return placeCard(s, f, a, t)
      case take.code:
        return takePile(s, f, take.pile(a), t)
      case hire.code:
        return engage(s, f, hire.character(a), false, t)
      case free.code:
        return engage(s, f, free.character(a), true, t)
      case refresh.code:
        return refreshRow(s, f, t)
      default:
        return endTurn(s, f, t)
    }
  },
}

/** SA-PLAY-17: the row slides and is refilled, on the last turn of a round too (SA-AMB-41), and the next player follows. */
function endTurn(s: Sakura, f: Turn, t: Teller): void {
  t.tell({ type: 'turnEnded', seat: f.seat, clause: 'SA-PLAY-17' })
  if (s.row.includes(NONE)) slideAndRefill(s, t)
  s.frames.pop()
  const round = s.frames[0] as Round
  round.seat = clockwise(f.seat, s.seats) // SA-PLAY-1
}

/** SA-HIRE-11, SA-HIRE-12, SA-AMB-40: who is left slides to the lowest slots, keeping the order; the rest comes from the deck. Examples: SA-EX-1, SA-EX-8. */
function slideAndRefill(s: Sakura, t: Teller): void {
  let slot = 0
  for (let from = 0; from < SLOTS; from++) {
    const character = s.row[from] as Character
    if (character === NONE) continue
    s.row[from] = NONE
    s.row[slot++] = character
  }
  fillRow(s, t)
  if (t.deaf !== true)
    t.reveal({
      type: 'rowRefilled',
      row: rowNames(s),
      drawn: s.row.slice(slot).map(nameOf),
      clause: 'SA-HIRE-12',
    })
}
