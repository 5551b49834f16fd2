import type { Action, Offers, Seat } from '@noren/engine'
import { END, act } from '../actions.ts'
import { burn, draw, heal } from '../atoms.ts'
import { FLASK, PIPE } from '../cards.ts'
import { itemFrame, pickFuelFrame } from '../frames.ts'
import { typeOfPlace } from '../printed.ts'
import * as no from '../reasons.ts'
import { isAlive } from '../ring.ts'
import type { Sake } from '../state.ts'
import { usable } from '../values.ts'
import { closeMaking } from './carryout.ts'
import { drop, eachPlace } from './declare.ts'
import { keepLimit, orderDiscard } from './hand.ts'
import { askToRespond } from './respond.ts'
import type { AskOf, RunOf } from './types.ts'
import { ACTIVATED, canActivate, itemWorks } from './uses.ts'

const { activate, cost } = act

/** The Items before a seat that may be activated, in Phase 1 and Phase 4. */
export function offerItems(s: Sake, seat: Seat, out: Offers<Sake>): void {
  for (const p of ACTIVATED) {
    if (((s.places[seat] as number) & (1 << p)) === 0) continue
    if (canActivate(s, seat, p, typeOfPlace(p))) out.may(activate(p))
    else if (out.dim !== null) out.not(activate(p), whyNotItem(s, seat, p))
  }
}

function whyNotItem(s: Sake, seat: Seat, place: number) {
  const type = typeOfPlace(place)
  if ((usable(s, seat) & (1 << place)) === 0) return no.WET_ITEM
  if (!itemWorks(s, seat, type))
    return type === PIPE ? no.PIPE_NO_HANDS : type === FLASK ? no.FLASK_NO_CARDS : no.BOWL_NO_WOUNDS
  return no.NO_FUEL
}

export function beginActivation(s: Sake, seat: Seat, a: Action): void {
  s.frames.push(pickFuelFrame(seat, [a], activate.place(a)))
}

/** SK-ITEM-14: any one sake pays. */
export const pickFuel: AskOf<'pickFuel'> = {
  clause: 'SK-TURN-1',
  offers(s, _f, seat, out) {
    eachPlace(s.sake[seat] as number, p => out.may(cost(p)))
    out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    closeMaking(s)
    t.tell({ type: 'activated', seat, place: f.item, clause: 'SK-ITEM-4' })
    burn(s, seat, cost.place(a), 'cost', t, 'SK-BURN-7')
    s.frames.push(itemFrame(seat, f.item))
  },
}

/** SK-ITEM-8: every other Samurai (fr), or every Samurai, the user included (it). */
function smokers(s: Sake, user: Seat): number {
  let set = 0
  for (let i = 0; i < s.seats; i++) if (isAlive(s, i) && (s.rules.italian || i !== user)) set |= 1 << i
  return set
}

/** SK-ITEM-4, SK-ITEM-12: an activated Item at work; its sake is burnt already. */
export const item: RunOf<'item'> = {
  clause: 'SK-ITEM-4',
  run(s, f, t) {
    const type = typeOfPlace(f.place)
    if (type !== PIPE) {
      s.frames.pop()
      if (type !== FLASK) return heal(s, f.seat, 2, t, 'SK-ITEM-11')
      draw(s, f.seat, 2, t, 'SK-ITEM-10')
      return keepLimit(s)
    }
    if (f.stage++ === 0) return askToRespond(s, f.seat, smokers(s, f.seat))
    s.frames.pop()
    const set = smokers(s, f.seat)
    const due: number[] = []
    for (let i = 0; i < s.seats; i++) due.push((set & (1 << i)) !== 0 ? 1 : 0)
    orderDiscard(s, f.seat, 'pipe', due)
  },
}
