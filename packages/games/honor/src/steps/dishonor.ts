import type { Asking, Run } from '@noren/engine'
import { codeOf } from '@noren/engine'
import { act } from '../actions.ts'
import { becomeRonin, daimyoDies, lose, samuraiDies, spend } from '../atoms.ts'
import type { HonorEvent } from '../events.ts'
import { playerAt, saveFaceOf } from '../figures.ts'
import type { Answer, Bear, Dishonor } from '../frames.ts'
import { answerFrame, bearFrame } from '../frames.ts'
import { NO_DAIMYO_TO_DIE, NO_SAVE_FACE, SHOGUN_UNSAVED } from '../reasons.ts'
import type { Honor } from '../state.ts'
import { DAIMYO_ROW, FIRST, NONE, PRICES, SAMURAI_ROW } from '../terms.ts'
import { pay } from './halfway.ts'
import { openWindow } from './saveface.ts'

const { accept, dishonor: shame, save, suicide } = act

/** Dishonor is played against one other player (HS-DIS-1, HS-AMB-46) and costs two actions (HS-ACT-3), no honour (HS-DIS-11). */
export const dishonor: Asking<Honor, Dishonor, HonorEvent> = {
  clause: 'HS-TURN-1',
  offers(s, _f, seat, out) {
    for (let i = 0; i < s.seats; i++) if (i !== seat) out.may(shame(i))
  },
  apply(s, f, seat, a, t) {
    const target = shame.seat(a)
    pay(s, PRICES.dishonorActions)
    spend(s, seat, f.card) // HS-DIS-12: whatever the answer
    t.tell({ type: 'dishonored', seat, target, card: f.card, clause: 'HS-DIS-1' })
    s.frames.push(answerFrame(target, seat))
  },
}

/** The target answers first (HS-DIS-2, HS-AMB-25): bear it, save face, or let the Samurai or the Daimyo die (HS-EX-15). */
export const answer: Asking<Honor, Answer, HonorEvent> = {
  clause: 'HS-DIS-2',
  offers(s, _f, seat, out) {
    out.may(accept())
    // HS-AMB-24: not for the player of the Shogun
    out.put(save(), s.shogun === seat ? SHOGUN_UNSAVED : saveFaceOf(s, seat) === NONE ? NO_SAVE_FACE : null)
    out.may(suicide(SAMURAI_ROW)) // also with an empty house (HS-AMB-30)
    // HS-AMB-47: only a Daimyo one controls
    out.put(suicide(DAIMYO_ROW), playerAt(s, seat).status === FIRST ? null : NO_DAIMYO_TO_DIE)
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    switch (codeOf(a)) {
      case accept.code:
        t.tell({ type: 'answered', seat, answer: 'accept', card: NONE, clause: 'HS-DIS-3' })
        s.frames.push(bearFrame(seat))
        // nobody may help the player of the Shogun (HS-SAVE-4, HS-EX-16); else the others are asked (HS-DIS-10)
        if (s.shogun !== seat) openWindow(s, 'dishonor', seat, f.by, t)
        return
      case save.code: {
        const card = saveFaceOf(s, seat)
        spend(s, seat, card)
        t.tell({ type: 'answered', seat, answer: 'save', card, clause: 'HS-DIS-4' })
        const loss = bearFrame(seat)
        loss.saved = true
        s.frames.push(loss)
        return
      }
      default:
        // no honour is lost by a suicide (HS-DIS-5, HS-AMB-53)
        if (suicide.row(a) === DAIMYO_ROW) {
          t.tell({ type: 'answered', seat, answer: 'suicide-daimyo', card: NONE, clause: 'HS-DIS-5' })
          daimyoDies(s, seat, 'suicide', NONE, 'HS-DIS-7', t)
        } else {
          t.tell({ type: 'answered', seat, answer: 'suicide-samurai', card: NONE, clause: 'HS-DIS-5' })
          samuraiDies(s, seat, 'suicide', 'HS-DIS-8', 'HS-DIS-9', t)
        }
    }
  },
}

/** The loss is booked: 75, or 30 with Save Face (HS-DIS-3, HS-DIS-4). Unsaved it ends an alliance (HS-ALLY-20, HS-ALLY-22, HS-AMB-48). */
export const bear: Run<Honor, Bear, HonorEvent> = {
  clause: 'HS-DIS-3',
  run(s, f, t) {
    s.frames.pop()
    if (f.saved) return lose(s, f.seat, PRICES.saved, 'dishonor-saved', 'HS-DIS-4', t)
    lose(s, f.seat, PRICES.dishonored, 'dishonor', 'HS-DIS-3', t)
    if (playerAt(s, f.seat).lord !== NONE) becomeRonin(s, f.seat, 'HS-ALLY-20', t)
  },
}
