import type { Asking } from '@noren/engine'
import { clockwise, without } from '@noren/engine'
import { act } from './actions.ts'
import { NOTHING_HIGH, TOO_LOW } from './reasons.ts'
import type { Bid, Stairs, StairsEvent, Turn } from './state.ts'
import { turnFrame } from './state.ts'

const { bid, pass, play } = act

/** ST-TURN-1: one card that is higher than the top card, or a pass. */
export const turnStep: Asking<Stairs, Turn, StairsEvent> = {
  clause: 'ST-TURN-1',
  offers(s, _f, seat, out) {
    for (const card of s.hands[seat] as number[]) out.put(play(card), card > s.top ? null : TOO_LOW)
    out.may(pass())
  },
  apply(s, _f, seat, a, t) {
    if (pass.is(a)) {
      s.top = -1
      t.tell({ type: 'passed', seat, clause: 'ST-TURN-3' })
    } else {
      const card = play.card(a)
      const hand = s.hands[seat] as number[]
      hand.splice(hand.indexOf(card), 1)
      s.top = card
      s.played.push(card)
      t.reveal({ type: 'played', seat, card, clause: 'ST-TURN-1' })
      if (hand.length === 0) return end(s, seat)
    }
    s.frames = [turnFrame(clockwise(seat, s.seats))]
  },
}

/** ST-BID-1: sealed until the last one is in. */
export const bidStep: Asking<Stairs, Bid, StairsEvent> = {
  clause: 'ST-BID-1',
  offers(s, _f, seat, out) {
    out.put(bid(0), (s.hands[seat] as number[]).some(card => card > 30) ? null : NOTHING_HIGH)
    out.may(bid(1))
  },
  apply(_s, f, seat, a) {
    f.sealed[seat] = bid.take(a)
    f.waiting = without(f.waiting, seat)
  },
  run(s, f, t) {
    s.bids = f.sealed
    s.frames.pop()
    t.reveal({ type: 'bidOpened', bids: s.bids.slice(), clause: 'ST-BID-1' })
  },
}

/** ST-END-1 */
function end(s: Stairs, winner: number): void {
  const scores = s.hands.map(hand => -hand.length)
  s.frames = []
  s.outcome = {
    payoff: scores.map((_, seat) => (seat === winner ? 1 : 0)),
    scores,
    ranks: scores.map(n => 1 + scores.filter(m => m > n).length),
    clause: 'ST-END-1',
  }
}
