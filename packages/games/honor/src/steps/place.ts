import type { Ask, Seat } from '@noren/engine'
import { act, BACK, DISMISS, ENTHRONE, LAY, operandOf, verbOf } from '../actions.ts'
import type { T } from '../atoms.ts'
import { enthrone, lay, takeOut } from '../atoms.ts'
import { ARMY, CASTLE, DAIMYO, OKUGATA } from '../cards.ts'
import type { HonorEvent } from '../events.ts'
import { allyOf, castleOf, countType, houseOf, playerAt, serves, typeOf } from '../figures.ts'
import type { Half, Honor } from '../state.ts'
import { DAIMYO_ROW, FIRST, NONE, RONIN, SAMURAI_ROW } from '../state.ts'
import { pay, putBack } from './halfway.ts'

type Place = Half & { readonly kind: 'place' }

/** Whose Daimyo's house a player may lay hand cards into: the own (HS-PLACE-1) or that of the Daimyo served (HS-PLACE-2). */
export const courtFor = (s: Honor, seat: Seat): Seat => {
  const p = playerAt(s, seat)
  return p.status === FIRST ? seat : serves(p) ? p.lord : NONE
}

/** HS-HOUSE-3, HS-HOUSE-4: one Okugata, five armies; nothing else is limited (HS-HOUSE-7). */
const full = (s: Honor, house: readonly number[], type: number): boolean =>
  (type === OKUGATA && countType(s, house, OKUGATA) >= 1) || (type === ARMY && countType(s, house, ARMY) >= 5)

/** Is there a house for a card of this type? */
export function roomFor(s: Honor, seat: Seat, type: number): boolean {
  if (!full(s, playerAt(s, seat).home, type)) return true
  const lord = courtFor(s, seat)
  return lord !== NONE && !full(s, playerAt(s, lord).court, type)
}

const laysInto = (a: number, row: number): boolean => verbOf(a) === LAY && operandOf(a) === row

/** Lays a house card or a Daimyo (section 3.7); the card leaves the hand only with its place chosen. */
export const place: Ask<Honor, Place, HonorEvent> = {
  clause: 'HS-TURN-1',
  candidates(s, f, _seat, out) {
    if (typeOf(s, f.card) === DAIMYO) {
      out.add(act(ENTHRONE))
      out.add(act(DISMISS))
    } else {
      out.add(act(LAY, SAMURAI_ROW))
      out.add(act(LAY, DAIMYO_ROW))
    }
    out.add(act(BACK))
  },
  barriers: [
    {
      clauses: ['HS-HOUSE-5'],
      blocks: (s, f, _seat, a) => laysInto(a, SAMURAI_ROW) && typeOf(s, f.card) === CASTLE,
    },
    {
      clauses: ['HS-PLACE-8'], // HS-AMB-10, HS-AMB-13, HS-AMB-45: a Rônin or pledged player has no Daimyo's house
      blocks: (s, _f, seat, a) => laysInto(a, DAIMYO_ROW) && courtFor(s, seat) === NONE,
    },
    {
      clauses: ['HS-PLACE-3', 'HS-PLACE-9'],
      blocks: (s, f, seat, a) =>
        laysInto(a, DAIMYO_ROW) &&
        typeOf(s, f.card) === CASTLE &&
        (courtFor(s, seat) !== seat || castleOf(s, seat) !== NONE),
    },
    { clauses: ['HS-HOUSE-3'], blocks: (s, f, seat, a) => overfull(s, f, seat, a, OKUGATA) },
    { clauses: ['HS-HOUSE-4'], blocks: (s, f, seat, a) => overfull(s, f, seat, a, ARMY) },
    {
      clauses: ['HS-PLACE-4', 'HS-PLACE-5'],
      blocks: (s, _f, seat, a) => verbOf(a) === ENTHRONE && playerAt(s, seat).status !== RONIN,
    },
    {
      clauses: ['HS-PLACE-7', 'HS-ALLY-18'],
      blocks: (s, _f, seat, a) =>
        verbOf(a) === DISMISS && (playerAt(s, seat).status !== FIRST || allyOf(s, seat) === NONE),
    },
  ],
  apply(s, f, seat, a, t) {
    if (verbOf(a) === BACK) return putBack(s)
    pay(s, 1)
    if (verbOf(a) === LAY) layInto(s, seat, f.card, operandOf(a), t)
    else if (verbOf(a) === ENTHRONE) {
      takeOut(playerAt(s, seat).hand, f.card)
      enthrone(s, seat, f.card)
      t.tell({ type: 'enthroned', seat, card: f.card, clause: 'HS-PLACE-4' })
    } else dismiss(s, seat, f.card, t)
  },
}

function overfull(s: Honor, f: Place, seat: Seat, a: number, type: number): boolean {
  if (verbOf(a) !== LAY || typeOf(s, f.card) !== type) return false
  const owner = operandOf(a) === DAIMYO_ROW ? courtFor(s, seat) : seat
  return owner !== NONE && full(s, houseOf(s, owner, operandOf(a)), type)
}

function layInto(s: Honor, seat: Seat, card: number, row: number, t: T): void {
  const owner = row === DAIMYO_ROW ? courtFor(s, seat) : seat
  const castle = typeOf(s, card) === CASTLE
  lay(s, seat, card, owner, row, castle ? 'HS-PLACE-3' : owner === seat ? 'HS-PLACE-1' : 'HS-PLACE-2', t)
}

/** HS-ALLY-18, HS-ALLY-19, HS-ALLY-22, HS-ALLY-23 (HS-AMB-52): the ally must accept that Daimyo and leave; a pending dissolution is void. See HS-EX-14. */
function dismiss(s: Honor, seat: Seat, card: number, t: T): void {
  const second = allyOf(s, seat)
  takeOut(playerAt(s, seat).hand, card)
  enthrone(s, second, card)
  t.tell({ type: 'dismissed', seat, second, card, clause: 'HS-ALLY-18' })
}
