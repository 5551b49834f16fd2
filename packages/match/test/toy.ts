/**
 * Lanterns: a game for tests, small enough to hold in the head and with one of everything that a match must handle:
 * hidden hands, a shuffle, an open choice, a secret vote, and something that may be done at any moment.
 *
 * On your turn you bow (once), draw a card, show a card, or end the turn. When everybody had a turn, all vote in secret
 * on whether the lanterns burn on; the fifth vote ends the game. The sum of shown cards wins. A song may be sung at any moment, once.
 */
import { asGame, everyone, members, only, shuffle, without } from '@noren/engine'
import type { Ask, Choices, Core, Event, Frame, GameDefinition, Rng, Seat, Words } from '@noren/engine'

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
  readonly me: Seat
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
const HAND = 3
const ROUNDS = 5

const act = { bow: 1, draw: 2, end: 3, yes: 4, no: 5, sing: 6, show: (card: number) => 100 + card }
const VERBS: readonly [number, string][] = [
  [act.bow, 'bow'],
  [act.draw, 'draw'],
  [act.end, 'end'],
  [act.yes, 'yes'],
  [act.no, 'no'],
  [act.sing, 'sing'],
]
const handOf = (s: Lanterns, seat: Seat): number[] => s.hands[seat] as number[]

const turn: Ask<Lanterns, Turn, LanternEvent> = {
  clause: 'LA-1',
  candidates(s, _f, seat, out: Choices) {
    out.add(act.bow)
    out.add(act.draw)
    for (const card of handOf(s, seat)) out.add(act.show(card))
    out.add(act.end)
  },
  barriers: [
    { clauses: ['LA-2'], blocks: (_s, f, _seat, a) => a === act.bow && f.bowed },
    {
      clauses: ['LA-3'],
      blocks: (s, _f, seat, a) => a === act.draw && (handOf(s, seat).length >= 5 || s.deck.length === 0),
    },
  ],
  apply(s, f, seat, a, t) {
    if (a === act.bow) {
      f.bowed = true
      t.tell({ type: 'bowed', seat })
    } else if (a === act.draw) {
      shuffle(s.rng, s.deck)
      const card = s.deck.pop() as number
      handOf(s, seat).push(card)
      t.whisper(only(seat), { type: 'drew', seat, card }, { type: 'drew', seat })
    } else if (a === act.end) {
      t.tell({ type: 'ended', seat })
      s.frames.pop()
    } else {
      const card = a - 100
      s.hands[seat] = handOf(s, seat).filter(c => c !== card)
      s.shown[seat] = (s.shown[seat] as number) + card
      t.reveal({ type: 'showed', seat, card })
    }
  },
}

const vote: Ask<Lanterns, Vote, LanternEvent> = {
  clause: 'LA-4',
  candidates(_s, _f, _seat, out) {
    out.add(act.yes)
    out.add(act.no)
  },
  barriers: [],
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
    const deck = shuffle(
      rng,
      Array.from({ length: CARDS }, (_, i) => i + 1),
    )
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
    owns: a => a === act.sing,
    candidates: (_s, _f, _seat, out) => out.add(act.sing),
    barriers: [{ clauses: ['LA-6'], blocks: (s, _f, seat) => s.sung[seat] === true }],
    apply(s, _f, seat, _a, t) {
      s.sung[seat] = true
      t.tell({ type: 'sang', seat })
    },
  },
  idle: s => (s.frames.at(-1)?.kind === 'vote' ? act.no : act.end),
  pace: s => ({ limit: 30, hold: s.frames.at(-1)?.kind === 'vote' }),
  view(s, me) {
    const f = s.frames.at(-1)
    return {
      me,
      seats: s.seats,
      deck: s.deck.length,
      hand: me < 0 ? [] : [...handOf(s, me)],
      hands: s.hands.map(h => h.length),
      shown: [...s.shown],
      sung: [...s.sung],
      turn: s.turn,
      round: s.round,
      kind: f?.kind ?? 'evening',
      waiting: f?.waiting ?? 0,
      bowed: f?.kind === 'turn' && f.bowed,
      mine: me >= 0 && f?.kind === 'vote' ? (f.sealed[me] as number) : 0,
      outcome: s.outcome,
    }
  },
  imagine(v, rng) {
    const rest = shuffle(
      rng,
      Array.from({ length: CARDS }, (_, i) => i + 1).filter(c => !v.hand.includes(c)),
    )
    const s: Lanterns = {
      seats: v.seats,
      frames: [{ kind: 'evening', waiting: 0 }],
      rng: [...rng],
      outcome: v.outcome,
      hands: v.hands.map((n, seat) => (seat === v.me ? [...v.hand] : rest.splice(0, n))),
      deck: rest.slice(0, v.deck),
      shown: [...v.shown],
      sung: [...v.sung],
      turn: v.turn,
      round: v.round,
    }
    if (v.kind === 'turn') s.frames.push({ kind: 'turn', waiting: v.waiting, bowed: v.bowed })
    if (v.kind === 'vote') {
      const sealed = v.hands.map((_, i) => (i === v.me ? v.mine : (v.waiting >> i) & 1 ? 0 : act.yes))
      s.frames.push({ kind: 'vote', waiting: v.waiting, sealed })
    }
    return s
  },
  clone: s => structuredClone(s),
  say: (_s, _seat, a) =>
    a >= 100
      ? { words: ['show', a - 100], clause: 'LA-1' }
      : { words: [VERBS.find(([n]) => n === a)?.[1] ?? '?'], clause: a === act.sing ? 'LA-6' : 'LA-1' },
  hear(words: Words) {
    const [verb, card] = words
    if (verb === 'show' && typeof card === 'number' && card >= 1 && card <= CARDS) return act.show(card)
    return words.length === 1 ? (VERBS.find(([, name]) => name === verb)?.[0] ?? null) : null
  },
}

/** The same game to code that must not know which one it is. */
export const toy = asGame(lanterns)

/** Who is asked, lowest first. */
export const asked = (s: Core): Seat[] => members(s.frames.at(-1)?.waiting ?? 0)
export const fixedKey = (n: number): string => n.toString(16).padStart(64, '0')
export type { Rng }
