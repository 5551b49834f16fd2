import type { Asking, Seat } from '@noren/engine'
import { clockwise } from '@noren/engine'
import { act } from '../actions.ts'
import type { NewgameEvent } from '../events.ts'
import type { Turn } from '../frames.ts'
import { turnFrame } from '../frames.ts'
import { TOO_LOW } from '../reasons.ts'
import type { Newgame } from '../state.ts'

const { pass, play } = act

/** NG-TURN-1: one card that is higher than the top card, or a pass. */
export const turn: Asking<Newgame, Turn, NewgameEvent> = {
  clause: 'NG-TURN-1',
  offers(s, _f, seat, out) {
    const { top } = s
    for (const card of s.hands[seat] as number[])
      out.put(play(card), top === null || card > top ? null : TOO_LOW)
    out.may(pass())
  },
  apply(s, _f, seat, a, t) {
    if (pass.is(a)) {
      s.top = null
      t.tell({ type: 'passed', seat, clause: 'NG-TURN-3' })
    } else {
      const card = play.card(a)
      const hand = s.hands[seat] as number[]
      hand.splice(hand.indexOf(card), 1)
      s.top = card
      s.played.push(card)
      t.reveal({ type: 'played', seat, card, clause: 'NG-TURN-1' })
      if (hand.length === 0) return end(s, seat)
    }
    s.frames = [turnFrame(clockwise(seat, s.seats))]
  },
}

/** NG-END-1 */
function end(s: Newgame, winner: Seat): void {
  const scores = s.hands.map(hand => (hand.length === 0 ? 0 : -hand.length))
  s.frames = []
  s.outcome = {
    payoff: scores.map((_, seat) => (seat === winner ? 1 : 0)),
    scores,
    ranks: scores.map(n => 1 + scores.filter(m => m > n).length),
    clause: 'NG-END-1',
  }
}
