import type { Ask, Seat } from '@noren/engine'
import { clockwise, only } from '@noren/engine'
import { act, PASS, SAVE, verbOf } from '../actions.ts'
import type { T } from '../atoms.ts'
import { spend } from '../atoms.ts'
import { SAVEFACE } from '../cards.ts'
import type { HonorEvent } from '../events.ts'
import { countType, playerAt, saveFaceOf, sheet } from '../figures.ts'
import type { Honor, Window } from '../state.ts'
import { NONE, PASSED, saveFaceWindow, UNASKED, UNSEALED } from '../state.ts'
import { aftermath } from './battle.ts'
import { bear } from './dishonor.ts'

/**
 * Opens a sealed window (section 4.1) for HS-DEC-8 or HS-DEC-9 and says whether it did. Only public facts decide who is asked:
 * everybody entitled who has a card in hand, whatever card. It is skipped only if nobody asked can hold a Save Face: all of
 * them lie in the discard pile, or nobody entitled has a card (4.1.5). Of a Dishonor the target has answered already.
 */
export function openWindow(s: Honor, about: Window['about'], affected: Seat, by: Seat, t: T): boolean {
  if (countType(s, s.discard, SAVEFACE) >= sheet(s).saveFaces) return false
  let waiting = 0
  const sealed: number[] = []
  for (let i = 0; i < s.seats; i++) {
    const asked = playerAt(s, i).hand.length > 0 && !(about === 'dishonor' && i === affected)
    sealed.push(asked ? UNSEALED : UNASKED)
    if (asked) waiting |= only(i)
  }
  if (waiting === 0) return false
  t.tell({ type: 'window', about, affected, by, clause: about === 'battle' ? 'HS-BATTLE-15' : 'HS-DIS-10' })
  s.frames.push(saveFaceWindow(waiting, about, affected, by, sealed))
  return true
}

/** HS-SAVE-6, HS-AMB-26: the affected player, then clockwise; the first sealed card counts, or NONE (HS-EX-20). */
function firstToSave(s: Honor, f: Window): Seat {
  for (let i = 0; i < s.seats; i++) {
    const seat = clockwise(f.affected, s.seats, i)
    if ((f.sealed[seat] as number) >= 0) return seat
  }
  return NONE
}

/**
 * Save Face, out of turn and for anybody (HS-SAVE-1, HS-SAVE-3, HS-ACT-4). Answers stay sealed until nobody is left to answer, so
 * that neither an answer nor the length of the window betrays a hand; by 4.1.2 the outcome is the same as at once.
 */
export const window: Ask<Honor, Window, HonorEvent> = {
  clause: 'HS-SAVE-3',
  candidates(_s, _f, _seat, out) {
    out.add(act(PASS))
    out.add(act(SAVE))
  },
  barriers: [
    {
      clauses: ['HS-SAVE-1'],
      blocks: (s, _f, seat, a) => verbOf(a) === SAVE && saveFaceOf(s, seat) === NONE,
    },
  ],
  apply(s, f, seat, a) {
    f.sealed[seat] = verbOf(a) === SAVE ? saveFaceOf(s, seat) : PASSED
    f.waiting &= ~only(seat)
  },
  run(s, f, t) {
    s.frames.pop()
    const by = firstToSave(s, f)
    const card = by === NONE ? NONE : (f.sealed[by] as number)
    if (by !== NONE) spend(s, by, card) // one card only; no other is spent (HS-SAVE-5)
    const { about, affected } = f
    t.reveal({
      type: 'window-closed',
      about,
      affected,
      by,
      card,
      clause: by === NONE ? 'HS-SAVE-2' : 'HS-SAVE-5',
    })
    if (about === 'battle') aftermath(s, f.by, affected, by !== NONE, t)
    else bear(s, affected, by !== NONE, t)
  },
}
