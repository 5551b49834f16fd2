import type { Asking, Seat } from '@noren/engine'
import { Choices } from '@noren/engine'
import { act } from './actions.ts'
import type { HonorEvent } from './events.ts'
import { castleOf, sheet } from './figures.ts'
import type { Castle, HonorFrame } from './frames.ts'
import { isHalf } from './frames.ts'
import type { Honor } from './state.ts'
import { steps } from './steps/index.ts'
import { NONE } from './terms.ts'

const list = new Choices()

/** HS-DEC-10: take if the winner has none, else keep the castle with more honour. */
function keepTheBetter(s: Honor, f: Castle): number {
  const { honour } = sheet(s)
  const own = castleOf(s, f.seat)
  const theirs = castleOf(s, f.loser)
  return own === NONE || (honour[theirs] as number) > (honour[own] as number) ? act.take() : act.burn()
}

/** Whether the question to `seat` is the rest of a play half made (HS-AMB-63): when its time is over, the table takes that back. */
export const halfMade = (s: Honor, seat: Seat): boolean => {
  const f = s.frames[s.frames.length - 1] as HonorFrame
  return s.outcome === null && isHalf(f) && f.seat === seat
}

/** The first choice that a step leaves open. */
function firstOf<F extends HonorFrame>(
  step: Asking<Honor, F, HonorEvent>,
  s: Honor,
  f: F,
  seat: Seat,
): number {
  list.clear()
  step.offers(s, f, seat, list)
  return list.at(0)
}

/** The first house that is open, a spy that takes no more and destroys: where a play half made cannot be taken back. */
function firstOpen(s: Honor, seat: Seat): number {
  const f = s.frames[s.frames.length - 1] as HonorFrame
  switch (f.kind) {
    case 'place':
      return firstOf(steps.place, s, f, seat)
    case 'pick':
      return f.first === NONE ? firstOf(steps.pick, s, f, seat) : act.enough()
    case 'fate':
      return firstOf(steps.fate, s, f, seat)
    case 'assassin':
      return firstOf(steps.assassin, s, f, seat)
    case 'dishonor':
      return firstOf(steps.dishonor, s, f, seat)
    default:
      return act.end()
  }
}

/** The last column of section 4. An absent seat plays on like this (HS-AMB-56). */
export function idle(s: Honor, seat: Seat): number {
  const f = s.frames[s.frames.length - 1] as HonorFrame
  switch (f.kind) {
    case 'answer':
      return act.accept() // HS-DEC-7
    case 'window':
      return act.pass() // HS-DEC-8, HS-DEC-9
    case 'castle':
      return keepTheBetter(s, f)
    case 'turn':
      return act.end() // HS-DEC-1; nobody declares by default: HS-DEC-11, HS-DEC-12, HS-DEC-13, HS-DEC-14
    default:
      // HS-DEC-2, HS-DEC-3, HS-DEC-4, HS-DEC-5, HS-DEC-6, HS-DEC-15: part of a play that is taken back first (`halfMade`)
      return firstOpen(s, seat)
  }
}
