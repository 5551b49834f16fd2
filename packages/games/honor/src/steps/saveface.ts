import type { Asking, Seat } from '@noren/engine'
import { clockwise, has, only, without } from '@noren/engine'
import { act } from '../actions.ts'
import type { T } from '../atoms.ts'
import { spend } from '../atoms.ts'
import { SAVEFACE } from '../cards.ts'
import type { HonorEvent } from '../events.ts'
import { countType, playerAt, saveFaceOf, sheet } from '../figures.ts'
import type { HonorFrame, Window } from '../frames.ts'
import { windowFrame } from '../frames.ts'
import { NO_SAVE_FACE } from '../reasons.ts'
import type { Honor } from '../state.ts'
import { NONE } from '../terms.ts'

const { pass, save } = act

/** Who might play Save Face for `affected`, by public facts alone: whoever has a card, whatever card it is. */
function mayAnswer(s: Honor, seat: Seat, about: Window['about'], affected: Seat): boolean {
  if (playerAt(s, seat).hand.length === 0) return false
  if (about === 'dishonor' && seat === affected) return false // the target has answered already
  return s.shogunSaves || s.shogun !== seat // HS-AMB-65
}

/**
 * Opens a sealed window (section 4.1) for HS-DEC-8 or HS-DEC-9, above the frame that waits for its result. It is skipped only
 * if nobody asked can hold a Save Face: all of them lie in the discard pile, or nobody entitled has a card (4.1.5).
 */
export function openWindow(s: Honor, about: Window['about'], affected: Seat, by: Seat, t: T): void {
  if (countType(s, s.discard, SAVEFACE) >= sheet(s).saveFaces) return
  let asked = 0
  for (let i = 0; i < s.seats; i++) if (mayAnswer(s, i, about, affected)) asked |= only(i)
  if (asked === 0) return
  const clause = about === 'battle' ? 'HS-BATTLE-15' : 'HS-DIS-10'
  t.tell({ type: 'windowOpened', seat: affected, about, by, clause })
  s.frames.push(windowFrame(affected, about, by, asked))
}

/** HS-SAVE-6, HS-AMB-26: the affected player, then clockwise; the first sealed card counts, or NONE (HS-EX-20). */
function firstToSave(s: Honor, f: Window): Seat {
  for (let i = 0; i < s.seats; i++) {
    const seat = clockwise(f.seat, s.seats, i)
    if (has(f.saves, seat)) return seat
  }
  return NONE
}

/** The loss that waits below hears that face was saved. */
function tellBelow(f: HonorFrame | undefined): void {
  if (f?.kind === 'bear' || f?.kind === 'loss') f.saved = true
}

/**
 * Save Face, out of turn and for anybody (HS-SAVE-1, HS-SAVE-3, HS-ACT-4). Answers stay sealed until nobody is left to answer, so
 * that neither an answer nor the length of the window betrays a hand; by 4.1.2 the outcome is the same as at once.
 */
export const window: Asking<Honor, Window, HonorEvent> = {
  clause: 'HS-SAVE-3',
  offers(s, _f, seat, out) {
    out.may(pass())
    out.put(save(), saveFaceOf(s, seat) === NONE ? NO_SAVE_FACE : null)
  },
  apply(_s, f, seat, a) {
    if (save.is(a)) f.saves |= only(seat)
    f.waiting = without(f.waiting, seat)
  },
  run(s, f, t) {
    s.frames.pop()
    const by = firstToSave(s, f)
    const card = by === NONE ? NONE : saveFaceOf(s, by)
    if (by !== NONE) {
      spend(s, by, card) // one card only; no other is spent (HS-SAVE-5)
      tellBelow(s.frames.at(-1))
    }
    const clause = by === NONE ? 'HS-SAVE-2' : 'HS-SAVE-5'
    t.reveal({ type: 'windowClosed', seat: f.seat, about: f.about, by, card, clause })
  },
}
