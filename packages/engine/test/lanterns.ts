import type { Anytime, Ask, Core, Frame, GameDefinition, Run } from '@noren/engine'
import { clockwise, copyRng, everyone, next, only, without } from '@noren/engine'

/**
 * Lanterns, a toy with what trick4 lacks: a sealed window for several seats, an action allowed at any time, a question
 * within a question, a step the rules take alone, chance, and a whisper. Each round every seat seals 1, 2 or 3; the
 * highest number that only one seat named takes a lantern. Once a game a seat may bow; its neighbour answers the bow.
 */
export interface Seal extends Frame {
  readonly kind: 'seal'
  readonly sealed: number[]
}
export interface Bow extends Frame {
  readonly kind: 'bow'
  readonly from: number
}
export interface Round extends Frame {
  readonly kind: 'round'
}
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
export const BOW = 100
export const NOD = 200

export const seal: Ask<Lanterns, Seal, LanternEvent> = {
  clause: 'LA-SEAL-1',
  candidates: (_s, _f, _seat, out) => [1, 2, 3].forEach(n => out.add(n)),
  barriers: [
    { clauses: ['LA-SEAL-2'], blocks: (s, _f, seat, a) => s.last[seat] === a },
    { clauses: ['LA-SEAL-3', 'LA-SEAL-2'], blocks: (s, _f, seat, a) => a === 3 && s.last[seat] === 3 },
  ],
  apply(_s, f, seat, a, t) {
    f.sealed[seat] = a
    f.waiting = without(f.waiting, seat)
    t.whisper(only(seat), { type: 'sealed', seat, number: a }, { type: 'sealed', seat })
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

const bow: Ask<Lanterns, Bow, LanternEvent> = {
  clause: 'LA-BOW-2',
  candidates: (_s, _f, _seat, out) => out.add(NOD),
  barriers: [],
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
    s.frames.push({
      kind: 'seal',
      waiting: everyone(s.seats),
      sealed: Array.from({ length: s.seats }, () => 0),
    })
  },
}

const anytime: Anytime<Lanterns, LanternFrame, LanternEvent> = {
  clause: 'LA-BOW-1',
  owns: a => a === BOW,
  candidates: (_s, _f, _seat, out) => out.add(BOW),
  barriers: [
    { clauses: ['LA-BOW-3'], blocks: (s, _f, seat) => s.bowed[seat] === true },
    { clauses: ['LA-BOW-4'], blocks: (_s, f) => f.kind === 'bow' },
  ],
  apply(s, _f, seat, _a, t) {
    s.bowed[seat] = true
    t.tell({ type: 'bowed', seat })
    s.frames.push({ kind: 'bow', waiting: only(clockwise(seat, s.seats)), from: seat })
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

const cloneFrame = (f: LanternFrame): LanternFrame =>
  f.kind === 'seal' ? { ...f, sealed: [...f.sealed] } : { ...f }

/** What a seat may know: everything but what the others have sealed. */
export type LanternView = { readonly me: number; readonly state: Lanterns }

export const lanterns: GameDefinition<object, Lanterns, LanternFrame, LanternEvent, LanternView> = {
  id: 'lanterns',
  version: 1,
  clauses: LANTERN_CLAUSES,
  seats: { min: 2, max: 5 },
  options: { defaults: {}, fields: [], read: () => ({ options: {} }) },
  setup: (_o, seats, rng) => ({
    seats,
    frames: [{ kind: 'round', waiting: 0 }],
    rng,
    outcome: null,
    round: 0,
    lanterns: Array.from({ length: seats }, () => 0),
    bowed: Array.from({ length: seats }, () => false),
    last: Array.from({ length: seats }, () => 0),
  }),
  steps: { seal, bow, round },
  anytime,
  idle: (s, seat) => (s.frames.at(-1)?.kind === 'bow' ? NOD : s.last[seat] === 1 ? 2 : 1),
  pace: s => ({ limit: 20, hold: s.frames.at(-1)?.kind === 'seal' }),
  view: (s, me) => ({
    me,
    state: {
      ...lanterns.clone(s),
      rng: [0, 0, 0, 0],
      frames: s.frames.map(f =>
        f.kind === 'seal'
          ? { ...f, sealed: f.sealed.map((n, seat) => (seat === me ? n : 0)) }
          : cloneFrame(f),
      ),
    },
  }),
  imagine(v, rng) {
    const s = lanterns.clone(v.state)
    s.rng = copyRng(rng)
    for (const f of s.frames) {
      if (f.kind !== 'seal') continue
      for (let seat = 0; seat < s.seats; seat++) {
        const answered = (f.waiting & only(seat)) === 0
        if (seat !== v.me && answered)
          f.sealed[seat] = [1, 2, 3].filter(n => n !== s.last[seat])[next(rng) % 2] ?? 1
      }
    }
    return s
  },
  clone: s => ({
    ...s,
    frames: s.frames.map(cloneFrame),
    rng: copyRng(s.rng),
    lanterns: [...s.lanterns],
    bowed: [...s.bowed],
    last: [...s.last],
  }),
  say: (_s, _seat, a) =>
    a === BOW
      ? { words: ['bow'], clause: 'LA-BOW-1' }
      : a === NOD
        ? { words: ['nod'], clause: 'LA-BOW-2' }
        : { words: ['seal', a], clause: 'LA-SEAL-1' },
  hear([verb, n]) {
    if (verb === 'bow') return BOW
    if (verb === 'nod') return NOD
    return verb === 'seal' && (n === 1 || n === 2 || n === 3) ? n : null
  },
}
