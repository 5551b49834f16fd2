import type { Asking, Core, OpenPart, OwnPart, Rng, Seat, SeenOf, View } from '@noren/engine'
import {
  asGame,
  clockwise,
  codec,
  copyRng,
  dealUnseen,
  defineGame,
  lessThan,
  only,
  optionsOf,
  outcomeIn,
  reason,
  seen,
  shuffle,
  verb,
} from '@noren/engine'

/** A whole trick game in one file. Four players, 32 cards in four suits of eight: follow suit if you can, the highest card of the suit led wins. */

// 1. The rules, as numbered sentences: everything the game does or refuses names one of them.
export const clauses = {
  'TR-DEAL-1': 'Each of four players is dealt eight of 32 cards.',
  'TR-PLAY-1': 'In turn everybody plays one card; whoever won the last trick leads the next.',
  'TR-PLAY-2': 'Whoever holds a card of the suit that was led must play one.',
  'TR-TRICK-1': 'The highest card of the suit led takes the trick.',
  'TR-END-1': 'Most tricks win; of equals the one who sat first.',
}

const SEATS = 4
const CARDS = 32
export const suitOf = (card: number): number => card >> 3
export const nameOf = (card: number): string => `${'♠♥♦♣'[suitOf(card)]}${(card & 7) + 7}`
const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b)

// 2. What can be done. A choice is one integer inside and words outside: ["play", 17].
export const card = lessThan(CARDS)
export const actions = codec({ play: verb('TR-PLAY-1', ['card', card]) })
const { play } = actions.act

// 3. Unfinished business, as data: the trick on the table. The stack of frames is part of the state, so a game can be saved at any moment.
const trickFrame = (leader: Seat, waiting = only(leader), cards: readonly number[] = []) => ({
  kind: 'trick' as const,
  waiting,
  /** Who led; the cards lie in the order in which they were played. */
  seat: leader,
  cards: cards.slice(),
})
export type Trick = ReturnType<typeof trickFrame>

// 4. The whole truth, as plain data.
export interface State extends Core<Trick> {
  hands: number[][]
  won: number[]
  /** Suits that each seat was seen to be out of. */
  out: number[][]
  played: number[]
}

export type Happened =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly clause: string }

// 5. Why not, with facts that the player can see.
const MUST_FOLLOW = reason<State, Trick>()(
  'mustFollow',
  (_s, f, _seat, a) => ({ led: suitOf(f.cards[0] ?? 0), suit: suitOf(play.card(a)) }),
  () => ['TR-PLAY-2'],
)

const follows = (hand: readonly number[], f: Trick, c: number): boolean => {
  const [led] = f.cards
  if (led === undefined || suitOf(c) === suitOf(led)) return true
  return !hand.some(other => suitOf(other) === suitOf(led))
}

// 6. The one question of this game. `offers` says what is open and what is not, and why; `apply` does it; `run` goes on when nobody is asked.
const trick: Asking<State, Trick, Happened> = {
  clause: 'TR-PLAY-1',
  offers(s, f, seat, out) {
    const hand = s.hands[seat] ?? []
    for (const c of hand) out.put(play(c), follows(hand, f, c) ? null : MUST_FOLLOW)
  },
  apply(s, f, seat, a, t) {
    const c = play.card(a)
    const [led = c] = f.cards
    if (suitOf(c) !== suitOf(led) && s.out[seat]?.includes(suitOf(led)) === false)
      s.out[seat] = inOrder([...s.out[seat], suitOf(led)])
    s.hands[seat] = (s.hands[seat] ?? []).filter(other => other !== c)
    s.played = inOrder([...s.played, c])
    f.cards.push(c)
    f.waiting = f.cards.length === SEATS ? 0 : only(clockwise(seat, SEATS))
    t.tell({ type: 'played', seat, card: c })
  },
  run(s, f, t) {
    const suit = suitOf(f.cards[0] ?? 0)
    const best = Math.max(...f.cards.filter(c => suitOf(c) === suit))
    const winner = (f.seat + f.cards.indexOf(best)) % SEATS
    s.won[winner] = (s.won[winner] ?? 0) + 1
    t.tell({ type: 'won', seat: winner, clause: 'TR-TRICK-1' })
    s.frames = s.played.length === CARDS ? [] : [trickFrame(winner)]
    if (s.frames.length === 0) s.outcome = outcomeOf(s.won)
  },
}

function outcomeOf(won: readonly number[]) {
  const ranks = won.map((n, seat) => 1 + won.filter((m, other) => m > n || (m === n && other < seat)).length)
  return { payoff: ranks.map(r => (r === 1 ? 1 : 0)), scores: [...won], ranks, clause: 'TR-END-1' }
}

// 7. What people see: built from nothing, in a part for everybody and a part for one seat. What is not named here, nobody learns.
const SEEN = { trick: ['kind', 'waiting', 'seat', 'cards'] } as const
type Seen = SeenOf<Trick, typeof SEEN>
interface Open extends OpenPart<Seen> {
  readonly players: readonly {
    readonly cards: number
    readonly won: number
    readonly out: readonly number[]
  }[]
  readonly played: readonly number[]
}
interface Own extends OwnPart<Seen> {
  readonly hand: readonly number[]
}
export type Sight = View<Open, Own>

export const rules = defineGame<object, State, Trick, Happened, Open, Own>({
  id: 'trick',
  version: 1,
  schema: 1,
  clauses,
  seats: { min: SEATS, max: SEATS },
  options: optionsOf<object>({
    title: 'Trick',
    seats: { min: SEATS, max: SEATS, clause: 'TR-DEAL-1' },
    defaults: {},
    fields: [],
  }),
  actions,
  setup(_options, seats, rng) {
    const deck = shuffle(rng, [...Array(CARDS).keys()])
    const hands = Array.from({ length: seats }, (_, i) => inOrder(deck.slice(i * 8, i * 8 + 8)))
    const [won, out] = [
      [0, 0, 0, 0],
      [[], [], [], []],
    ]
    return { seats, frames: [trickFrame(0)], rng, outcome: null, hands, won, out, played: [] }
  },
  clone: s => ({
    ...s,
    frames: s.frames.map(f => trickFrame(f.seat, f.waiting, f.cards)),
    rng: copyRng(s.rng),
    hands: s.hands.map(hand => hand.slice()),
    won: s.won.slice(),
    out: s.out.map(suits => suits.slice()),
    played: s.played.slice(),
  }),
  steps: { trick },
  /** Whoever runs out of time plays the lowest card that is allowed. */
  idle(s, seat) {
    const hand = s.hands[seat] ?? []
    const f = s.frames.at(-1)
    return play(hand.find(c => f !== undefined && follows(hand, f, c)) ?? 0)
  },
  pace: () => ({ limit: 30, hold: false }),
  open: s => ({
    stack: [],
    outcome: outcomeIn(s.outcome),
    players: s.hands.map((hand, seat) => ({
      cards: hand.length,
      won: s.won[seat] ?? 0,
      out: (s.out[seat] ?? []).slice(),
    })),
    played: s.played.slice(),
  }),
  own(s, seat) {
    const f = s.frames.at(-1)
    return {
      seat,
      question: f === undefined ? null : seen(f, SEEN.trick),
      hand: (s.hands[seat] ?? []).slice(),
    }
  },
  imagine,
})

// 8. A world that looks just like this to its viewer: what bots think in. They never see the real one.
function imagine({ open, own }: Sight, rng: Rng): State {
  const known = new Set([...open.played, ...own.hand])
  const unseen = [...Array(CARDS).keys()].filter(c => !known.has(c))
  const places = open.players.map((p, seat) => ({
    room: seat === own.seat ? 0 : p.cards,
    may: (c: number) => !p.out.includes(suitOf(c)),
  }))
  const dealt = dealUnseen(rng, unseen, places)
  if (dealt === null) throw new Error('this view agrees with no deal')
  const q = own.question
  return {
    seats: SEATS,
    frames: q === null ? [] : [trickFrame(q.seat, q.waiting, q.cards)],
    rng: copyRng(rng),
    outcome: open.outcome,
    hands: dealt.map((cards, seat) => (seat === own.seat ? own.hand.slice() : inOrder(cards))),
    won: open.players.map(p => p.won),
    out: open.players.map(p => p.out.slice()),
    played: open.played.slice(),
  }
}

export const game = asGame(rules)
