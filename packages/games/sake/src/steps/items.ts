import type { Action, Seat } from '@noren/engine'
import { V_ACTIVATE, verbOf, xOf } from '../actions.ts'
import { draw, heal } from '../atoms.ts'
import { FLASK, PIPE } from '../cards.ts'
import { typeOfPlace } from '../printed.ts'
import { isAlive } from '../ring.ts'
import type { Sake } from '../state.ts'
import { usable } from '../values.ts'
import { BY_PIPE, keepLimit, orderDiscard } from './hand.ts'
import { askToRespond } from './respond.ts'
import type { RunOf } from './types.ts'
import { itemWorks } from './uses.ts'

const isActivation = (a: Action): boolean => verbOf(a) === V_ACTIVATE

/** Reasons against activating an Item, shared by Phase 1 and Phase 4. */
export const ITEM_BARRIERS = [
  {
    clauses: ['SK-ITEM-5', 'SK-SAKE-4'],
    blocks: (s: Sake, _f: unknown, seat: Seat, a: Action): boolean =>
      isActivation(a) && (usable(s, seat) & (1 << xOf(a))) === 0,
  },
  {
    clauses: ['SK-ITEM-14', 'SK-BURN-7'],
    blocks: (s: Sake, _f: unknown, seat: Seat, a: Action): boolean => isActivation(a) && s.sake[seat] === 0,
  },
  {
    clauses: ['SK-TURN-14'],
    blocks: (s: Sake, _f: unknown, seat: Seat, a: Action): boolean =>
      isActivation(a) && !itemWorks(s, seat, typeOfPlace(xOf(a))),
  },
]

/** SK-ITEM-8: every other Samurai (fr), or every Samurai, the user included (it). */
function smokers(s: Sake, user: Seat): number {
  let set = 0
  for (let i = 0; i < s.seats; i++) if (isAlive(s, i) && (s.rules.italian || i !== user)) set |= 1 << i
  return set
}

/** SK-ITEM-4, SK-ITEM-12: an activated Item at work; its sake is burnt already. `weapon` is its place. */
export const item: RunOf<'item'> = {
  clause: 'SK-ITEM-4',
  run(s, f, t) {
    const type = typeOfPlace(f.weapon)
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
    orderDiscard(s, f.seat, BY_PIPE, due)
  },
}
