import type { Action, Ask, Core, Frame, Outcome, Rng, Seat } from '@noren/engine'
import { clockwise, copyRng, only, shuffle } from '@noren/engine'

/**
 * trick4, the smallest real trick game: the engine's own test game and the yardstick of the bench.
 * A card is a number from 0 to 31: its suit in the upper bits, its rank in the lower three. A hand is a bit set of cards.
 */
export const SEATS = 4
export const CARDS = 32
export const NO_CARD = -1

export const suitOf = (card: number): number => card >> 3
export const suitMask = (suit: number): number => 0xff << (suit << 3)
export const lowest = (cards: number): number => 31 - Math.clz32(cards & -cards)

/** The trick on the table: who led it, and what each seat has put down. */
export interface Trick extends Frame {
  readonly kind: 'trick'
  leader: Seat
  down: number
  readonly cards: number[]
}

export interface Trick4 extends Core<Trick> {
  readonly hands: number[]
  readonly won: number[]
  /** Suits each seat has shown to be out of, as bits: everybody saw it. */
  readonly out: number[]
  /** Everything that has been played, as a bit set. */
  played: number
}

export type Trick4Event =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly clause: string }

export const CLAUSES = {
  'T4-DEAL-1': 'Thirty-two cards, eight in each of four suits, are dealt to four players, eight to each.',
  'T4-PLAY-1': 'The leader puts down any card, then the others in turn put down one card each.',
  'T4-PLAY-2': 'Whoever holds a card of the suit that was led must play one.',
  'T4-TRICK-1': 'The highest card of the led suit wins the trick, and its player leads the next.',
  'T4-END-1': 'After eight tricks whoever won most wins the game; of equal players the lowest seat.',
} as const

const DECK: readonly number[] = [...Array(CARDS).keys()]

export function setup(_options: object, seats: number, rng: Rng): Trick4 {
  const deck = shuffle(rng, DECK.slice())
  const hands = [0, 0, 0, 0]
  for (let i = 0; i < CARDS; i++) (hands[i >> 3] as number) |= 1 << (deck[i] as number)
  return {
    seats,
    frames: [newTrick(0)],
    rng,
    outcome: null,
    hands,
    won: [0, 0, 0, 0],
    out: [0, 0, 0, 0],
    played: 0,
  }
}

export const newTrick = (leader: Seat): Trick => ({
  kind: 'trick',
  waiting: only(leader),
  leader,
  down: 0,
  cards: [NO_CARD, NO_CARD, NO_CARD, NO_CARD],
})

/** The suit to follow, or -1 for the leader. */
const ledSuit = (f: Trick): number => (f.down === 0 ? -1 : suitOf(f.cards[f.leader] as number))

/** What a hand may play on this trick: T4-PLAY-2. */
function playable(hand: number, f: Trick): number {
  if (f.down === 0) return hand
  const following = hand & suitMask(ledSuit(f))
  return following === 0 ? hand : following
}

function list(cards: number, out: { add(a: Action): void }): void {
  for (let rest = cards; rest !== 0; rest &= rest - 1) out.add(lowest(rest))
}

export const trick: Ask<Trick4, Trick, Trick4Event> & Required<Pick<Ask<Trick4, Trick, Trick4Event>, 'run'>> =
  {
    clause: 'T4-PLAY-1',
    candidates: (s, _f, seat, out) => list(s.hands[seat] as number, out),
    barriers: [
      {
        clauses: ['T4-PLAY-2'],
        blocks: (s, f, seat, card) => (playable(s.hands[seat] as number, f) & (1 << card)) === 0,
      },
    ],
    actions: (s, f, seat, out) => list(playable(s.hands[seat] as number, f), out),
    apply(s, f, seat, card, t) {
      const led = ledSuit(f)
      if (led >= 0 && suitOf(card) !== led) (s.out[seat] as number) |= 1 << led
      ;(s.hands[seat] as number) &= ~(1 << card)
      s.played |= 1 << card
      f.cards[seat] = card
      f.down++
      f.waiting = f.down === SEATS ? 0 : only(clockwise(seat, SEATS))
      t.tell({ type: 'played', seat, card })
    },
    /** T4-TRICK-1, once everybody has put a card down. */
    run(s, f, t) {
      let winner = f.leader
      for (let seat = 0; seat < SEATS; seat++) if (beats(f, seat, winner)) winner = seat
      ;(s.won[winner] as number)++
      t.tell({ type: 'won', seat: winner, clause: 'T4-TRICK-1' })
      if (s.hands[winner] === 0) end(s)
      else lead(f, winner)
    },
  }

function beats(f: Trick, seat: Seat, winner: Seat): boolean {
  const card = f.cards[seat] as number
  return suitOf(card) === ledSuit(f) && card > (f.cards[winner] as number)
}

/** The next trick, on the table that the last one left. */
function lead(f: Trick, leader: Seat): void {
  f.waiting = only(leader)
  f.leader = leader
  f.down = 0
  for (let seat = 0; seat < SEATS; seat++) f.cards[seat] = NO_CARD
}

function end(s: Trick4): void {
  s.frames.pop()
  s.outcome = outcome(s.won)
}

/** T4-END-1. */
function outcome(won: readonly number[]): Outcome {
  const ranks = won.map((n, seat) => 1 + won.filter((m, other) => m > n || (m === n && other < seat)).length)
  return { payoff: ranks.map(rank => (rank === 1 ? 1 : 0)), scores: [...won], ranks, clause: 'T4-END-1' }
}

const cloneTrick = (f: Trick): Trick => ({
  kind: 'trick',
  waiting: f.waiting,
  leader: f.leader,
  down: f.down,
  cards: f.cards.slice(),
})

export const clone = (s: Trick4): Trick4 => ({
  seats: s.seats,
  frames: s.frames.map(cloneTrick),
  rng: copyRng(s.rng),
  outcome: s.outcome,
  hands: s.hands.slice(),
  won: s.won.slice(),
  out: s.out.slice(),
  played: s.played,
})
