import type { Asking, Reason, Seat } from '@noren/engine'
import { codeOf } from '@noren/engine'
import { act } from '../actions.ts'
import type { T } from '../atoms.ts'
import { enthrone as seatDaimyo, lay as layDown, takeOut } from '../atoms.ts'
import { CASTLE, DAIMYO } from '../cards.ts'
import type { HonorEvent } from '../events.ts'
import { allyOf, courtFor, full, houseOf, playerAt, typeOf } from '../figures.ts'
import type { Place } from '../frames.ts'
import { CASTLE_AT_HOME, DAIMYO_BOUND, HOUSE_FULL, NO_COURT, NOBODY_TO_DISMISS } from '../reasons.ts'
import type { Honor } from '../state.ts'
import { DAIMYO_ROW, NONE, RONIN, SAMURAI_ROW } from '../terms.ts'
import { pay } from './halfway.ts'

const { dismiss, enthrone, lay } = act

const ownerOf = (s: Honor, seat: Seat, row: number): Seat => (row === DAIMYO_ROW ? courtFor(s, seat) : seat)

/** Why a card cannot lie in a row: castles beside a Daimyo alone (HS-HOUSE-5), and HS-HOUSE-3, HS-HOUSE-4. */
function whyNotLay(s: Honor, seat: Seat, type: number, row: number): Reason<Honor, Place> | null {
  if (type === CASTLE && row === SAMURAI_ROW) return CASTLE_AT_HOME
  const owner = ownerOf(s, seat, row)
  if (owner === NONE) return NO_COURT
  return full(s, houseOf(s, owner, row), type) ? HOUSE_FULL : null
}

/** Lays a house card or a Daimyo (section 3.7); the card leaves the hand only with its place chosen. */
export const place: Asking<Honor, Place, HonorEvent> = {
  clause: 'HS-TURN-1',
  offers(s, f, seat, out) {
    const type = typeOf(s, f.card)
    if (type === DAIMYO) {
      out.put(enthrone(), playerAt(s, seat).status === RONIN ? null : DAIMYO_BOUND)
      out.put(dismiss(), allyOf(s, seat) === NONE ? NOBODY_TO_DISMISS : null)
    } else {
      out.put(lay(SAMURAI_ROW), whyNotLay(s, seat, type, SAMURAI_ROW))
      out.put(lay(DAIMYO_ROW), whyNotLay(s, seat, type, DAIMYO_ROW))
    }
  },
  apply(s, f, seat, a, t) {
    pay(s, 1)
    switch (codeOf(a)) {
      case lay.code:
        return layInto(s, seat, f.card, lay.row(a), t)
      case enthrone.code:
        takeOut(playerAt(s, seat).hand, f.card)
        seatDaimyo(s, seat, f.card)
        return t.tell({ type: 'enthroned', seat, card: f.card, clause: 'HS-PLACE-4' })
      default:
        return sendAway(s, seat, f.card, t)
    }
  },
}

function layInto(s: Honor, seat: Seat, card: number, row: number, t: T): void {
  const owner = ownerOf(s, seat, row)
  const castle = typeOf(s, card) === CASTLE
  layDown(s, seat, card, owner, row, castle ? 'HS-PLACE-3' : owner === seat ? 'HS-PLACE-1' : 'HS-PLACE-2', t)
}

/** HS-ALLY-18, HS-ALLY-19, HS-ALLY-22, HS-ALLY-23 (HS-AMB-52): the ally must accept that Daimyo and leave; a pending dissolution is void. See HS-EX-14. */
function sendAway(s: Honor, seat: Seat, card: number, t: T): void {
  const second = allyOf(s, seat)
  takeOut(playerAt(s, seat).hand, card)
  seatDaimyo(s, second, card)
  t.tell({ type: 'dismissed', seat, second, card, clause: 'HS-ALLY-18' })
}
