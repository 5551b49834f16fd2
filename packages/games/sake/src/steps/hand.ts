import type { Seat } from '@noren/engine'
import { V_DISCARD, act, xOf } from '../actions.ts'
import { takeFrom, toDiscard } from '../atoms.ts'
import type { DiscardReason } from '../events.ts'
import { HAND_LIMIT } from '../cards.ts'
import type { FrameOf, Sake } from '../state.ts'
import { push } from '../state.ts'
import { refresh } from './refresh.ts'
import type { AskOf } from './types.ts'

/** Why a discard is asked for. */
export const LIMIT = 0
export const BY_RICEBALLS = 1
export const BY_PIPE = 2
const REASONS: readonly DiscardReason[] = ['limit', 'riceballs', 'pipe']
const CLAUSES = ['SK-HAND-2', 'SK-EVENT-11', 'SK-ITEM-9'] as const

function pickedBy(s: Sake, f: FrameOf<'discard'>, seat: Seat): number {
  const hand = s.hand[seat] as number[]
  let n = 0
  for (let i = 0; i < f.list.length; i++) if (hand.includes(f.list[i] as number)) n++
  return n
}

/** How many cards a seat still has to name: down to 4 (SK-HAND-1), or what an effect ordered, as far as it has them. */
export function owes(s: Sake, f: FrameOf<'discard'>, seat: Seat): number {
  const size = (s.hand[seat] as number[]).length
  const due = f.use === LIMIT ? size - HAND_LIMIT : Math.min(size, f.sealed[seat] as number)
  return due <= 0 ? 0 : due - pickedBy(s, f, seat)
}

/** Works out anew who is asked; an instant voids the picks of the seat that used it, whatever they were. */
export function recount(s: Sake, f: FrameOf<'discard'>, by: Seat): void {
  if (by >= 0) {
    const hand = s.hand[by] as number[]
    f.list = f.list.filter(c => !hand.includes(c))
  }
  f.waiting = 0
  for (let i = 0; i < s.seats; i++) if (owes(s, f, i) > 0) f.waiting |= 1 << i
}

/** SK-HAND-1, SK-HAND-2, SK-HAND-3, SK-HAND-4: whoever has more than 4 cards now discards down to 4, after all of them were drawn. */
export function keepLimit(s: Sake): void {
  let over = 0
  for (let i = 0; i < s.seats; i++) if ((s.hand[i] as number[]).length > HAND_LIMIT) over |= 1 << i
  if (over === 0) return
  const top = s.frames[s.frames.length - 1]
  if (top !== undefined && top.kind === 'discard' && top.use === LIMIT) return
  const f = push(s, 'discard', -1, over)
  f.use = LIMIT
  f.list = []
}

/** SK-HAND-5: an effect makes players discard; each chooses his own cards, all are shown together. */
export function orderDiscard(s: Sake, by: Seat, use: number, due: number[]): void {
  const f = push(s, 'discard', by)
  f.use = use
  f.list = []
  f.sealed = due
  recount(s, f, -1)
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
  candidates(s, _f, seat, out) {
    const hand = s.hand[seat] as number[]
    for (let i = 0; i < hand.length; i++) out.add(act(V_DISCARD, hand[i]))
  },
  barriers: [{ clauses: ['SK-HAND-5'], blocks: (_s, f, _seat, a) => f.list.includes(xOf(a)) }],
  apply(s, f, seat, a) {
    f.list = [...f.list, xOf(a)]
    if (owes(s, f, seat) <= 0) f.waiting &= ~(1 << seat)
  },
  run(s, f, t) {
    s.frames.pop()
    const all: number[] = []
    const from = f.seat < 0 ? s.turn : f.seat
    for (let k = 0; k < s.seats; k++) {
      const seat = (from + k) % s.seats
      const start = all.length
      collect(s.hand[seat] as number[], f.list, all)
      if (all.length === start) continue
      t.reveal({
        type: 'discarded',
        seat,
        cards: all.slice(start),
        why: REASONS[f.use] as DiscardReason,
        clause: CLAUSES[f.use] as string,
      })
    }
    toDiscard(s, all, t)
    refresh(s, -1, t)
  },
}
