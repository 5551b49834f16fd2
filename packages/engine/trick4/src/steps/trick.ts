import type { Asking, Outcome, Seat } from '@noren/engine'
import { clockwise, only } from '@noren/engine'
import { act } from '../actions.ts'
import { lowest, NO_CARD, only as justThis, suitMask, suitOf } from '../cards.ts'
import type { CardSet } from '../cards.ts'
import type { Trick4Event } from '../events.ts'
import type { Trick } from '../frames.ts'
import { ledSuit } from '../frames.ts'
import { SEATS } from '../options.ts'
import { MUST_FOLLOW } from '../reasons.ts'
import type { Trick4 } from '../state.ts'

const { play } = act

/** T4-PLAY-2: what a hand may play on this trick. */
function playable(hand: CardSet, f: Trick): CardSet {
  if (f.down === 0) return hand
  const following = hand & suitMask(ledSuit(f))
  return following === 0 ? hand : following
}

type TrickStep = Asking<Trick4, Trick, Trick4Event> &
  Required<Pick<Asking<Trick4, Trick, Trick4Event>, 'run'>>

/** T4-PLAY-1: one card each, in turn; then T4-TRICK-1 says who takes them. */
export const trick: TrickStep = {
  clause: 'T4-PLAY-1',
  offers(s, f, seat, out) {
    const hand = s.hands[seat] as CardSet
    const open = playable(hand, f)
    for (let rest = open; rest !== 0; rest &= rest - 1) out.may(play(lowest(rest)))
    if (out.dim === null) return
    for (let rest = hand & ~open; rest !== 0; rest &= rest - 1) out.not(play(lowest(rest)), MUST_FOLLOW)
  },
  apply(s, f, seat, a, t) {
    const card = play.card(a)
    const led = ledSuit(f)
    if (led >= 0 && suitOf(card) !== led) (s.out[seat] as number) |= 1 << led
    ;(s.hands[seat] as number) &= ~justThis(card)
    s.played |= justThis(card)
    f.cards[seat] = card
    f.down++
    f.waiting = f.down === SEATS ? 0 : only(clockwise(seat, SEATS))
    if (t.deaf !== true) t.tell({ type: 'played', seat, card })
  },
  /** T4-TRICK-1, once everybody has put a card down. */
  run(s, f, t) {
    const { cards } = f
    let winner = f.seat
    let best = cards[winner] as number
    const led = suitOf(best)
    for (let seat = 0; seat < SEATS; seat++) {
      const card = cards[seat] as number
      if (card <= best || suitOf(card) !== led) continue
      best = card
      winner = seat
    }
    ;(s.won[winner] as number)++
    if (t.deaf !== true) t.tell({ type: 'won', seat: winner, clause: 'T4-TRICK-1' })
    if (s.hands[winner] === 0) end(s)
    else lead(f, winner)
  },
}

/** The next trick, on the table that the last one left. */
function lead(f: Trick, leader: Seat): void {
  f.waiting = only(leader)
  f.seat = leader
  f.down = 0
  for (let seat = 0; seat < SEATS; seat++) f.cards[seat] = NO_CARD
}

function end(s: Trick4): void {
  s.frames.pop()
  s.outcome = outcome(s.won)
}

/** T4-END-1 */
function outcome(won: readonly number[]): Outcome {
  const ranks = [1, 1, 1, 1]
  for (let seat = 1; seat < SEATS; seat++)
    for (let lower = 0; lower < seat; lower++)
      (ranks[(won[seat] as number) > (won[lower] as number) ? lower : seat] as number)++
  return { payoff: ranks.map(rank => (rank === 1 ? 1 : 0)), scores: won.slice(), ranks, clause: 'T4-END-1' }
}
