import type { Ask, Seat } from '@noren/engine'
import { ACCEPT, act, BACK, operandOf, SAVE, SHAME, SUICIDE, verbOf } from '../actions.ts'
import type { T } from '../atoms.ts'
import { becomeRonin, daimyoDies, lose, samuraiDies, spend } from '../atoms.ts'
import type { HonorEvent } from '../events.ts'
import { playerAt, saveFaceOf } from '../figures.ts'
import type { Answer, Half, Honor } from '../state.ts'
import { answer as answerFrame, DAIMYO_ROW, FIRST, NONE, SAMURAI_ROW } from '../state.ts'
import { pay, putBack } from './halfway.ts'
import { openWindow } from './saveface.ts'

type Shame = Half & { readonly kind: 'dishonor' }

/** Dishonor is played against one other player (HS-DIS-1, HS-AMB-46) and costs two actions (HS-ACT-3), no honour (HS-DIS-11). */
export const dishonor: Ask<Honor, Shame, HonorEvent> = {
  clause: 'HS-TURN-1',
  candidates(s, _f, seat, out) {
    for (let i = 0; i < s.seats; i++) if (i !== seat) out.add(act(SHAME, i))
    out.add(act(BACK))
  },
  barriers: [],
  apply(s, f, seat, a, t) {
    if (verbOf(a) === BACK) return putBack(s)
    const target = operandOf(a)
    pay(s, 2)
    spend(s, seat, f.card) // HS-DIS-12: whatever the answer
    t.tell({ type: 'dishonor', seat, target, card: f.card, clause: 'HS-DIS-1' })
    s.frames.push(answerFrame(target, seat))
  },
}

/** The target answers first (HS-DIS-2, HS-AMB-25): bear it, save face, or let the Samurai or the Daimyo die (HS-EX-15). */
export const answer: Ask<Honor, Answer, HonorEvent> = {
  clause: 'HS-DIS-2',
  candidates(_s, _f, _seat, out) {
    out.add(act(ACCEPT))
    out.add(act(SAVE))
    out.add(act(SUICIDE, SAMURAI_ROW)) // also with an empty house (HS-AMB-30)
    out.add(act(SUICIDE, DAIMYO_ROW))
  },
  barriers: [
    { clauses: ['HS-SAVE-4'], blocks: (s, f, _seat, a) => verbOf(a) === SAVE && s.shogun === f.target }, // HS-AMB-24
    { clauses: ['HS-DEC-7'], blocks: (s, _f, seat, a) => verbOf(a) === SAVE && saveFaceOf(s, seat) === NONE },
    {
      clauses: ['HS-DIS-6'], // HS-AMB-47: only a Daimyo one controls
      blocks: (s, _f, seat, a) => a === act(SUICIDE, DAIMYO_ROW) && playerAt(s, seat).status !== FIRST,
    },
  ],
  apply(s, f, seat, a, t) {
    s.frames.pop()
    if (verbOf(a) === ACCEPT) {
      t.tell({ type: 'answered', seat, answer: 'accept', card: NONE, clause: 'HS-DIS-3' })
      // nobody may help the player of the Shogun (HS-SAVE-4, HS-EX-16); else the others are asked (HS-DIS-10)
      if (s.shogun === seat || !openWindow(s, 'dishonor', seat, f.by, t)) bear(s, seat, false, t)
    } else if (verbOf(a) === SAVE) {
      const card = saveFaceOf(s, seat)
      spend(s, seat, card)
      t.tell({ type: 'answered', seat, answer: 'save', card, clause: 'HS-DIS-4' })
      bear(s, seat, true, t)
    } else if (operandOf(a) === DAIMYO_ROW) {
      // no honour is lost by a suicide (HS-DIS-5, HS-AMB-53)
      t.tell({ type: 'answered', seat, answer: 'suicide-daimyo', card: NONE, clause: 'HS-DIS-5' })
      daimyoDies(s, seat, 'suicide', NONE, 'HS-DIS-7', t)
    } else {
      t.tell({ type: 'answered', seat, answer: 'suicide-samurai', card: NONE, clause: 'HS-DIS-5' })
      samuraiDies(s, seat, 'suicide', 'HS-DIS-8', 'HS-DIS-9', t)
    }
  },
}

/** The loss is booked: 75, or 30 with Save Face (HS-DIS-3, HS-DIS-4). Unsaved it ends an alliance (HS-ALLY-20, HS-ALLY-22, HS-AMB-48). */
export function bear(s: Honor, target: Seat, saved: boolean, t: T): void {
  if (saved) return lose(s, target, 30, 'dishonor-saved', 'HS-DIS-4', t)
  lose(s, target, 75, 'dishonor', 'HS-DIS-3', t)
  if (playerAt(s, target).lord !== NONE) becomeRonin(s, target, 'HS-ALLY-20', t)
}
