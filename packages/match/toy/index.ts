/**
 * Lanterns: a game for tests, small enough to hold in the head and with one of everything that a match must handle:
 * hidden hands, a shuffle, an open choice, a secret vote, and something that may be done at any moment.
 *
 * On your turn you bow (once), draw a card, show a card, or end the turn. When everybody had a turn, all vote in secret
 * on whether the lanterns burn on; the fifth vote ends the game. The sum of shown cards wins. A song may be sung at any moment, once.
 */
import { asGame, codec, everyone, members, oneOf, only, reason, shuffle, verb, without } from '@noren/engine'
import type { Action, Asking, Core, Event, Frame, GameDefinition, Rng, Seat } from '@noren/engine'

interface Turn extends Frame {
  readonly kind: 'turn'
  bowed: boolean
}
interface Vote extends Frame {
  readonly kind: 'vote'
  readonly sealed: number[]
}
interface Evening extends Frame {
  readonly kind: 'evening'
}
type F = Turn | Vote | Evening

export interface Lanterns extends Core<F> {
  deck: number[]
  hands: number[][]
  shown: number[]
  sung: boolean[]
  turn: number
  round: number
}
interface LanternEvent extends Event {
  readonly seat?: Seat
  readonly card?: number
  readonly votes?: readonly number[]
}
export interface LanternView {
  readonly seat: Seat
  readonly seats: number
  readonly deck: number
  readonly hand: readonly number[]
  readonly hands: readonly number[]
  readonly shown: readonly number[]
  readonly sung: readonly boolean[]
  readonly turn: number
  readonly round: number
  readonly kind: string
  readonly waiting: number
  readonly bowed: boolean
  readonly mine: number
  readonly outcome: Core['outcome']
}

const CARDS = 24
const DECK: readonly number[] = Array.from({ length: CARDS }, (_, i) => i + 1)
const HAND = 3
const ROUNDS = 5

const actions = codec({
  bow: verb('LA-1'),
  draw: verb('LA-1'),
  end: verb('LA-1'),
  sing: verb('LA-6'),
  yes: verb('LA-1'),
  no: verb('LA-1'),
  show: verb('LA-1', ['card', oneOf(DECK)]),
})
const { bow, draw, end, yes, no, sing, show } = actions.act

const BOWED = reason<Lanterns, Turn>()(
  'bowed',
  () => ({}),
  () => ['LA-2'],
)
const ENOUGH = reason<Lanterns, Turn>()(
  'enough',
  (s, _f, seat) => ({ cards: handOf(s, seat).length, deck: s.deck.length }),
  () => ['LA-3'],
)
const SUNG = reason<Lanterns, F>()(
  'sung',
  () => ({}),
  () => ['LA-6'],
)

const handOf = (s: Lanterns, seat: Seat): number[] => s.hands[seat] as number[]

/** A card in hand, shown. */
const showing = (card: number): Action => show(DECK.indexOf(card))

const turn: Asking<Lanterns, Turn, LanternEvent> = {
  clause: 'LA-1',
  offers(s, f, seat, out) {
    const hand = handOf(s, seat)
    out.put(bow(), f.bowed ? BOWED : null)
    out.put(draw(), hand.length >= 5 || s.deck.length === 0 ? ENOUGH : null)
    for (const card of hand) out.may(showing(card))
    out.may(end())
  },
  apply(s, f, seat, a, t) {
    if (bow.is(a)) {
      f.bowed = true
      t.tell({ type: 'bowed', seat })
    } else if (draw.is(a)) {
      shuffle(s.rng, s.deck)
      const card = s.deck.pop() as number
      handOf(s, seat).push(card)
      t.whisper(only(seat), { type: 'drew', seat, card }, { type: 'drew', seat })
    } else if (end.is(a)) {
      t.tell({ type: 'ended', seat })
      s.frames.pop()
    } else {
      const card = DECK[show.card(a)] as number
      s.hands[seat] = handOf(s, seat).filter(c => c !== card)
      s.shown[seat] = (s.shown[seat] as number) + card
      t.reveal({ type: 'showed', seat, card })
    }
  },
}

const vote: Asking<Lanterns, Vote, LanternEvent> = {
  clause: 'LA-4',
  offers(_s, _f, _seat, out) {
    out.may(yes())
    out.may(no())
  },
  apply(_s, f, seat, a, t) {
    f.sealed[seat] = a
    f.waiting = without(f.waiting, seat)
    t.tell({ type: 'voted', seat })
  },
  run(s, f, t) {
    s.frames.pop()
    t.reveal({ type: 'counted', votes: [...f.sealed] })
    s.round++
    if (s.round === ROUNDS) finish(s)
  },
}

function finish(s: Lanterns): void {
  const best = Math.max(...s.shown)
  const won = s.shown.map(n => n === best)
  const share = 1 / won.filter(Boolean).length
  s.outcome = {
    payoff: won.map(w => (w ? share : 0)),
    scores: [...s.shown],
    ranks: s.shown.map(n => 1 + s.shown.filter(o => o > n).length),
    clause: 'LA-5',
  }
}

const evening = {
  clause: 'LA-1',
  run(s: Lanterns): void {
    if (s.turn === s.seats) {
      s.turn = 0
      s.frames.push({ kind: 'vote', waiting: everyone(s.seats), sealed: s.hands.map(() => 0) })
    } else s.frames.push({ kind: 'turn', waiting: only(s.turn++), bowed: false })
  },
}

export const lanterns: GameDefinition<{ open: boolean }, Lanterns, F, LanternEvent, LanternView> = {
  id: 'lanterns',
  version: 3,
  clauses: {
    'LA-1': 'On your turn bow, draw, show, or end.',
    'LA-2': 'Bow once.',
    'LA-3': 'Five cards are enough.',
    'LA-4': 'All vote in secret.',
    'LA-5': 'The highest sum wins.',
    'LA-6': 'A song is sung once.',
  },
  seats: { min: 2, max: 4 },
  options: {
    defaults: { open: false },
    fields: [{ key: 'open', kind: 'flag' }],
    read(raw) {
      if (raw === undefined || raw === null) return { options: { open: false } }
      const open = (raw as { open?: unknown }).open ?? false
      return typeof open === 'boolean'
        ? { options: { open } }
        : { faults: [{ path: '/open', message: 'must be true or false', clause: 'LA-1' }] }
    },
  },
  setup(_o, seats, rng) {
    const deck = shuffle(rng, DECK.slice())
    return {
      seats,
      frames: [{ kind: 'evening', waiting: 0 }],
      rng,
      outcome: null,
      hands: Array.from({ length: seats }, () => deck.splice(0, HAND)),
      deck,
      shown: Array.from({ length: seats }, () => 0),
      sung: Array.from({ length: seats }, () => false),
      turn: 0,
      round: 0,
    }
  },
  steps: { turn, vote, evening },
  anytime: {
    clause: 'LA-6',
    owns: sing.is,
    offers: (s, _f, seat, out) => out.put(sing(), s.sung[seat] === true ? SUNG : null),
    apply(s, _f, seat, _a, t) {
      s.sung[seat] = true
      t.tell({ type: 'sang', seat })
    },
  },
  idle: s => (s.frames.at(-1)?.kind === 'vote' ? no() : end()),
  pace: s => ({ limit: 30, hold: s.frames.at(-1)?.kind === 'vote' }),
  view(s, seat) {
    const f = s.frames.at(-1)
    return {
      seat,
      seats: s.seats,
      deck: s.deck.length,
      hand: seat < 0 ? [] : [...handOf(s, seat)],
      hands: s.hands.map(h => h.length),
      shown: [...s.shown],
      sung: [...s.sung],
      turn: s.turn,
      round: s.round,
      kind: f?.kind ?? 'evening',
      waiting: f?.waiting ?? 0,
      bowed: f?.kind === 'turn' && f.bowed,
      mine: seat >= 0 && f?.kind === 'vote' ? (f.sealed[seat] as number) : 0,
      outcome: s.outcome,
    }
  },
  imagine(v, rng) {
    const rest = shuffle(
      rng,
      DECK.filter(c => !v.hand.includes(c)),
    )
    const s: Lanterns = {
      seats: v.seats,
      frames: [{ kind: 'evening', waiting: 0 }],
      rng: [...rng],
      outcome: v.outcome,
      hands: v.hands.map((n, seat) => (seat === v.seat ? [...v.hand] : rest.splice(0, n))),
      deck: rest.slice(0, v.deck),
      shown: [...v.shown],
      sung: [...v.sung],
      turn: v.turn,
      round: v.round,
    }
    if (v.kind === 'turn') s.frames.push({ kind: 'turn', waiting: v.waiting, bowed: v.bowed })
    if (v.kind === 'vote') {
      const sealed = v.hands.map((_, i) => (i === v.seat ? v.mine : (v.waiting >> i) & 1 ? 0 : yes()))
      s.frames.push({ kind: 'vote', waiting: v.waiting, sealed })
    }
    return s
  },
  clone: s => structuredClone(s),
  say: (_s, _seat, a) => ({ words: actions.spell(a), clause: actions.clauseOf(a) }),
  hear: actions.hear,
}

/** The same game to code that must not know which one it is. */
export const toy = asGame(lanterns)

/** Who is asked, lowest first. */
export const asked = (s: Core): Seat[] => members(s.frames.at(-1)?.waiting ?? 0)
export const fixedKey = (n: number): string => n.toString(16).padStart(64, '0')
export type { Rng }
