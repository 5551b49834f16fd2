import type { Outcome, Rng, Seat } from '@noren/engine'
import { copyRng, shuffle } from '@noren/engine'
import type { Trick4 } from './rules.ts'
import { CARDS, newTrick, NO_CARD, SEATS, suitOf } from './rules.ts'

/** What a seat may know: its own hand, everything that was played, and who was seen to be out of a suit. */
export interface Trick4View {
  readonly seat: Seat
  readonly hand: number
  readonly trick: { readonly leader: Seat; readonly down: number; readonly cards: readonly number[] } | null
  readonly waiting: number
  readonly won: readonly number[]
  readonly out: readonly number[]
  readonly played: number
  readonly outcome: Outcome | null
}

export function view(s: Trick4, seat: Seat): Trick4View {
  const f = s.frames[s.frames.length - 1]
  return {
    seat,
    hand: s.hands[seat] ?? 0,
    trick: f === undefined ? null : { leader: f.leader, down: f.down, cards: f.cards.slice() },
    waiting: f === undefined ? 0 : f.waiting,
    won: s.won.slice(),
    out: s.out.slice(),
    played: s.played,
    outcome: s.outcome,
  }
}

/** How many cards each seat still holds: all played alike, except for the trick on the table. */
function held(v: Trick4View): number[] {
  const tricks = v.won.reduce((sum, n) => sum + n, 0)
  return v.won.map((_, seat) => 8 - tricks - ((v.trick?.cards[seat] ?? NO_CARD) === NO_CARD ? 0 : 1))
}

/** A deal that agrees with the view: nobody holds a suit that he was seen to be out of. */
export function imagine(v: Trick4View, rng: Rng): Trick4 {
  const hidden: number[] = []
  for (let card = 0; card < CARDS; card++) if (((v.hand | v.played) & (1 << card)) === 0) hidden.push(card)
  const hands = [0, 0, 0, 0]
  const room = held(v)
  if (v.seat >= 0) {
    hands[v.seat] = v.hand
    room[v.seat] = 0
  }
  const takers = (card: number): Seat[] =>
    [0, 1, 2, 3].filter(
      seat => (room[seat] as number) > 0 && ((v.out[seat] as number) & (1 << suitOf(card))) === 0,
    )
  // The cards that fewest can hold are dealt first, so that a deal seldom has to be taken back.
  const order = shuffle(rng, hidden)
    .map(card => ({ card, takers: takers(card).length }))
    .sort((a, b) => a.takers - b.takers)
    .map(x => x.card)
  if (!deal(order, 0, hands, room, takers, rng)) throw new Error('this view agrees with no deal')
  const f = v.trick === null ? null : newTrick(v.trick.leader)
  if (f !== null && v.trick !== null) {
    f.waiting = v.waiting
    f.down = v.trick.down
    for (let seat = 0; seat < SEATS; seat++) f.cards[seat] = v.trick.cards[seat] as number
  }
  return {
    seats: SEATS,
    frames: f === null ? [] : [f],
    rng: copyRng(rng),
    outcome: v.outcome,
    hands,
    won: [...v.won],
    out: [...v.out],
    played: v.played,
  }
}

function deal(
  order: readonly number[],
  i: number,
  hands: number[],
  room: number[],
  takers: (card: number) => Seat[],
  rng: Rng,
): boolean {
  const card = order[i]
  if (card === undefined) return true
  for (const seat of shuffle(rng, takers(card))) {
    ;(hands[seat] as number) |= 1 << card
    ;(room[seat] as number)--
    if (deal(order, i + 1, hands, room, takers, rng)) return true
    ;(hands[seat] as number) &= ~(1 << card)
    ;(room[seat] as number)++
  }
  return false
}
