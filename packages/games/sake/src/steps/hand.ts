import type { Seat } from '@noren/engine'
import { without } from '@noren/engine'
import { act } from '../actions.ts'
import { takeFrom, toDiscard } from '../atoms.ts'
import { HAND_LIMIT } from '../cards.ts'
import type { FrameOf } from '../frames.ts'
import { NONE, discardFrame } from '../frames.ts'
import { PICKED_ALREADY } from '../reasons.ts'
import type { Sake } from '../state.ts'
import type { AskOf } from './types.ts'

const { discard: throwAway } = act
type Discard = FrameOf<'discard'>
const CLAUSES = { limit: 'SK-HAND-2', riceballs: 'SK-EVENT-11', pipe: 'SK-ITEM-9' } as const

/** How many of `picks` lie in a hand. */
function pickedBy(hand: readonly number[], picks: readonly number[]): number {
  let n = 0
  for (let i = 0; i < picks.length; i++) if (hand.includes(picks[i] as number)) n++
  return n
}

/** How many cards a hand of this size has to give up: down to 4 (SK-HAND-1), or what an effect ordered, as far as it has them. */
export const dueOf = (f: Pick<Discard, 'why' | 'due'>, seat: Seat, size: number): number =>
  Math.max(0, f.why === 'limit' ? size - HAND_LIMIT : Math.min(size, f.due[seat] as number))

/** How many cards a seat still has to name. */
export function owes(s: Sake, f: Discard, seat: Seat): number {
  const hand = s.hand[seat] as number[]
  const due = dueOf(f, seat, hand.length)
  return due === 0 ? 0 : due - pickedBy(hand, f.picks)
}

/** Works out anew who is asked; an instant voids the picks of the seat that used it, whatever they were. */
export function recount(s: Sake, f: Discard, by: Seat): void {
  if (by >= 0) {
    const hand = s.hand[by] as number[]
    f.picks = f.picks.filter(c => !hand.includes(c))
  }
  f.waiting = 0
  for (let i = 0; i < s.seats; i++) if (owes(s, f, i) > 0) f.waiting |= 1 << i
}

/** SK-HAND-1, SK-HAND-2, SK-HAND-3, SK-HAND-4: whoever has more than 4 cards now discards down to 4, after all of them were drawn. */
export function keepLimit(s: Sake): void {
  let over = 0
  for (let i = 0; i < s.seats; i++) if ((s.hand[i] as number[]).length > HAND_LIMIT) over |= 1 << i
  if (over === 0) return
  const f = discardFrame(NONE, 'limit', [])
  f.waiting = over
  s.frames.push(f)
}

/** SK-HAND-5: an effect makes players discard; each chooses his own cards, all are shown together. */
export function orderDiscard(s: Sake, by: Seat, why: 'riceballs' | 'pipe', due: number[]): void {
  const f = discardFrame(by, why, due)
  recount(s, f, -1)
  s.frames.push(f)
}

/** Moves those of `picks` that lie in a hand from there to `out`. */
function collect(hand: number[], picks: readonly number[], out: number[]): void {
  for (let i = 0; i < picks.length; i++) {
    const c = picks[i] as number
    if (!hand.includes(c)) continue
    takeFrom(hand, c)
    out.push(c)
  }
}

/** W-DISCARD: card by card, sealed until everybody asked has named his. */
export const discard: AskOf<'discard'> = {
  clause: 'SK-HAND-5',
  offers(s, f, seat, out) {
    const hand = s.hand[seat] as number[]
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as number
      out.put(throwAway(card), f.picks.includes(card) ? PICKED_ALREADY : null)
    }
  },
  apply(s, f, seat, a) {
    f.picks.push(throwAway.card(a))
    if (owes(s, f, seat) <= 0) f.waiting = without(f.waiting, seat)
  },
  run(s, f, t) {
    s.frames.pop()
    const all: number[] = []
    const from = f.seat < 0 ? s.turn : f.seat
    for (let k = 0; k < s.seats; k++) {
      const seat = (from + k) % s.seats
      const start = all.length
      collect(s.hand[seat] as number[], f.picks, all)
      if (t.deaf === true || all.length === start) continue
      t.reveal({ type: 'discarded', seat, cards: all.slice(start), why: f.why, clause: CLAUSES[f.why] })
    }
    toDiscard(s, all, t)
  },
}
