import type { Asking, Core, OpenPart, OwnPart, Run, Seat, SeenOf, View } from '@noren/engine'
import {
  clockwise,
  codec,
  copyRng,
  defineGame,
  everyone,
  has,
  next,
  oneOf,
  only,
  outcomeIn,
  reason,
  seen,
  verb,
  without,
} from '@noren/engine'

/**
 * Lanterns, a toy with what trick4 lacks: a sealed window for several seats, an action allowed at any time, a question
 * within a question, a step the rules take alone, chance, and a whisper. Each round every seat seals 1, 2 or 3; the
 * highest number that only one seat named takes a lantern. Once a game a seat may bow; its neighbour answers the bow.
 */
const NUMBERS = [1, 2, 3] as const
const actions = codec({
  seal: verb('LA-SEAL-1', ['number', oneOf(NUMBERS)]),
  nod: verb('LA-BOW-2'),
  bow: verb('LA-BOW-1'),
})
const { act } = actions
export const BOW = act.bow()
export const NOD = act.nod()
export const sealing = (n: number): number => act.seal(n - 1)
const numberOf = (a: number): number => act.seal.number(a) + 1

const sealFrame = (seats: number) => ({
  kind: 'seal' as const,
  waiting: everyone(seats),
  seat: 0 as Seat,
  sealed: Array.from({ length: seats }, () => 0),
})
const bowFrame = (from: Seat, seats: number) => ({
  kind: 'bow' as const,
  waiting: only(clockwise(from, seats)),
  seat: from,
})
const roundFrame = () => ({ kind: 'round' as const, waiting: 0, seat: 0 as Seat })
type Seal = ReturnType<typeof sealFrame>
type Bow = ReturnType<typeof bowFrame>
type Round = ReturnType<typeof roundFrame>
export type LanternFrame = Seal | Bow | Round

export interface Lanterns extends Core<LanternFrame> {
  round: number
  readonly lanterns: number[]
  readonly bowed: boolean[]
  readonly last: number[]
}
export type LanternEvent =
  | { readonly type: 'sealed'; readonly seat: number; readonly number?: number }
  | { readonly type: 'opened'; readonly sealed: readonly number[] }
  | { readonly type: 'bowed'; readonly seat: number }
  | { readonly type: 'answered'; readonly seat: number }
  | { readonly type: 'wind'; readonly words: number }

const ROUNDS = 3

const TWICE = reason<Lanterns, Seal>()(
  'twice',
  (s, _f, seat) => ({ number: s.last[seat] as number }),
  ({ number }) => (number === 3 ? ['LA-SEAL-3', 'LA-SEAL-2'] : ['LA-SEAL-2']),
)
const HAS_BOWED = reason<Lanterns, LanternFrame>()(
  'hasBowed',
  () => ({}),
  () => ['LA-BOW-3'],
)
const IN_A_BOW = reason<Lanterns, LanternFrame>()(
  'inABow',
  (_s, f) => ({ from: f.seat }),
  () => ['LA-BOW-4'],
)

export const seal: Asking<Lanterns, Seal, LanternEvent> = {
  clause: 'LA-SEAL-1',
  offers(s, _f, seat, out) {
    for (const n of NUMBERS) out.put(sealing(n), s.last[seat] === n ? TWICE : null)
  },
  apply(_s, f, seat, a, t) {
    const number = numberOf(a)
    f.sealed[seat] = number
    f.waiting = without(f.waiting, seat)
    t.whisper(only(seat), { type: 'sealed', seat, number }, { type: 'sealed', seat })
  },
  run(s, f, t) {
    s.frames.pop()
    t.reveal({ type: 'opened', sealed: [...f.sealed] })
    const best = [3, 2, 1].find(n => f.sealed.filter(x => x === n).length === 1)
    const winner = best === undefined ? -1 : f.sealed.indexOf(best)
    if (winner >= 0) s.lanterns[winner] = (s.lanterns[winner] as number) + 1
    f.sealed.forEach((n, seat) => (s.last[seat] = n))
  },
}

const bow: Asking<Lanterns, Bow, LanternEvent> = {
  clause: 'LA-BOW-2',
  offers: (_s, _f, _seat, out) => out.may(NOD),
  apply(s, _f, seat, _a, t) {
    s.frames.pop()
    t.tell({ type: 'answered', seat })
  },
}

const round: Run<Lanterns, Round, LanternEvent> = {
  clause: 'LA-ROUND-1',
  run(s, _f, t) {
    if (s.round === ROUNDS) {
      const best = Math.max(...s.lanterns)
      const winners = s.lanterns.filter(n => n === best).length
      s.outcome = {
        payoff: s.lanterns.map(n => (n === best ? 1 / winners : 0)),
        scores: [...s.lanterns],
        ranks: s.lanterns.map(n => 1 + s.lanterns.filter(m => m > n).length),
        clause: 'LA-END-1',
      }
      return
    }
    s.round++
    t.tell({ type: 'wind', words: next(s.rng) })
    s.frames.push(sealFrame(s.seats))
  },
}

const anytime: Asking<Lanterns, LanternFrame, LanternEvent> & { readonly verbs: readonly string[] } = {
  clause: 'LA-BOW-1',
  verbs: ['bow'],
  offers(s, f, seat, out) {
    out.put(BOW, s.bowed[seat] === true ? HAS_BOWED : f.kind === 'bow' ? IN_A_BOW : null)
  },
  apply(s, _f, seat, _a, t) {
    s.bowed[seat] = true
    t.tell({ type: 'bowed', seat })
    s.frames.push(bowFrame(seat, s.seats))
  },
}

export const LANTERN_CLAUSES = {
  'LA-SEAL-1': 'Every player seals a number from one to three.',
  'LA-SEAL-2': 'Nobody seals the same number twice running.',
  'LA-SEAL-3': 'Three is never sealed twice running.',
  'LA-ROUND-1': 'There are three rounds.',
  'LA-BOW-1': 'At any moment a player may bow to the neighbour on the left.',
  'LA-BOW-2': 'A bow is answered at once.',
  'LA-BOW-3': 'A player bows once a game.',
  'LA-BOW-4': 'Nobody bows into a bow.',
  'LA-END-1': 'Whoever has most lanterns wins.',
} as const

const SEEN = {
  seal: ['kind', 'waiting', 'seat'],
  bow: ['kind', 'waiting', 'seat'],
  round: ['kind', 'waiting', 'seat'],
} as const
type Seen = SeenOf<LanternFrame, typeof SEEN>
interface LanternOpen extends OpenPart<Seen> {
  readonly round: number
  readonly lanterns: readonly number[]
  readonly bowed: readonly boolean[]
  readonly last: readonly number[]
}
interface LanternOwn extends OwnPart<Seen> {
  /** What this seat has sealed; 0 for nothing. */
  readonly sealed: number
}
export type LanternView = View<LanternOpen, LanternOwn>

const copyFrame = (f: LanternFrame): LanternFrame =>
  f.kind === 'seal' ? { ...f, sealed: [...f.sealed] } : { ...f }
const seenIn = (f: LanternFrame): Seen => seen(f, SEEN[f.kind])
const sealOf = (s: Lanterns): Seal | undefined => s.frames.find(f => f.kind === 'seal')

/** A frame as it may be: what others have sealed is anything they may seal. */
function imagined(f: Seen, { open, own }: LanternView, rng: Lanterns['rng']): LanternFrame {
  const seats = open.last.length
  if (f.kind === 'round') return roundFrame()
  if (f.kind === 'bow') return bowFrame(f.seat, seats)
  const made = sealFrame(seats)
  made.waiting = f.waiting
  for (let seat = 0; seat < seats; seat++) {
    if (seat === own.seat) made.sealed[seat] = own.sealed
    else if (!has(f.waiting, seat))
      made.sealed[seat] = NUMBERS.filter(n => n !== open.last[seat])[next(rng) % 2] ?? 1
  }
  return made
}

export const lanterns = defineGame<object, Lanterns, LanternFrame, LanternEvent, LanternOpen, LanternOwn>({
  id: 'lanterns',
  version: 1,
  schema: 1,
  clauses: LANTERN_CLAUSES,
  seats: { min: 2, max: 5 },
  options: { defaults: {}, fields: [], read: () => ({ options: {} }) },
  actions,
  setup: (_o, seats, rng) => ({
    seats,
    frames: [roundFrame()],
    rng,
    outcome: null,
    round: 0,
    lanterns: Array.from({ length: seats }, () => 0),
    bowed: Array.from({ length: seats }, () => false),
    last: Array.from({ length: seats }, () => 0),
  }),
  steps: { seal, bow, round },
  anytime,
  idle: (s, seat) => (s.frames.at(-1)?.kind === 'bow' ? NOD : sealing(s.last[seat] === 1 ? 2 : 1)),
  pace: s => ({ limit: 20, hold: s.frames.at(-1)?.kind === 'seal' }),
  open: s => ({
    stack: s.frames.slice(0, -1).map(seenIn),
    outcome: outcomeIn(s.outcome),
    round: s.round,
    lanterns: [...s.lanterns],
    bowed: [...s.bowed],
    last: [...s.last],
  }),
  own(s, seat) {
    const f = s.frames.at(-1)
    return {
      seat,
      question: f === undefined || s.outcome !== null ? null : seenIn(f),
      sealed: sealOf(s)?.sealed[seat] ?? 0,
    }
  },
  imagine(v, rng) {
    const { open, own } = v
    const frames = [...open.stack, ...(own.question === null ? [] : [own.question])]
    return {
      seats: open.last.length,
      frames: open.outcome === null ? frames.map(f => imagined(f, v, rng)) : [roundFrame()],
      rng: copyRng(rng),
      outcome: open.outcome,
      round: open.round,
      lanterns: [...open.lanterns],
      bowed: [...open.bowed],
      last: [...open.last],
    }
  },
  clone: s => ({
    seats: s.seats,
    frames: s.frames.map(copyFrame),
    rng: copyRng(s.rng),
    outcome: s.outcome,
    round: s.round,
    lanterns: [...s.lanterns],
    bowed: [...s.bowed],
    last: [...s.last],
  }),
})
