import type { Rng, Seat } from '@noren/engine'
import { below, copyRng, fork, only, shuffle } from '@noren/engine'
import { CARDS } from './cards.ts'
import { printed } from './printed.ts'
import type { Printed } from './printed.ts'
import type { FrameOf, SakeFrame } from './frames.ts'
import { PASSED, blankFrame, hauntFrame, isPick, playFrame, powerFrame, wieldFrame } from './frames.ts'
import type { Sake } from './state.ts'
import { ALL_EYES, EPOCH, SHOWN, WATCHERS, clone, cloneOutcome } from './state.ts'
import { owes } from './steps/hand.ts'
import { fitting, unanswered } from './steps/interruptions.ts'
import { topBack } from './values.ts'
import type { SakeOpen, SakeOwn, SakeView, Sealed, Seen } from './view.ts'
import { SEEN } from './seen.ts'

/**
 * Unseen cards by back, in three classes: never seen by anybody; seen when the draw pile was last shuffled, so in it or drawn
 * since; seen before that, so in somebody's hand.
 */
interface Pools {
  readonly fresh: number[][]
  readonly shown: number[][]
  readonly held: number[][]
}

const total = (pools: readonly number[][]): number => pools.reduce((n, p) => n + p.length, 0)

/** Takes a card with that back; from elsewhere only if the view contradicts itself. */
function takeBack(from: readonly number[][], back: number, spare: readonly number[][]): number {
  const pool = from[back] as number[]
  if (pool.length > 0) return pool.pop() as number
  for (const p of [...spare, ...from]) if (p.length > 0) return p.pop() as number
  throw new RangeError('a view with fewer cards than places')
}

/** What a view says of cards and hands: the same in every world that agrees with it. */
interface Plan {
  readonly v: SakeOpen
  readonly mine: SakeOwn
  /** By card: -1 one that the viewer sees, else its class (fresh, shown, held) times 3 and its back. */
  readonly classOf: Int8Array
  /** By seat and back: cards of a hand that the viewer does not know. */
  readonly missing: readonly (readonly number[])[]
  /** The same by back, of all hands. */
  readonly need: readonly number[]
}

function planOf(v: SakeOpen, mine: SakeOwn, p: Printed): Plan {
  const seen = new Set<number>([...v.discard, ...v.limbo, ...mine.hand, ...mine.known.flat()])
  for (const player of v.players) for (const c of player.gear) seen.add(c)
  for (const gap of v.gaps) for (const c of gap.row) seen.add(c)
  const shown = new Map(v.shown.map((c, i) => [c, v.shownAt[i] ?? 0]))
  const classOf = Int8Array.from({ length: CARDS }, (_, c) => {
    if (seen.has(c)) return -1
    const at = shown.get(c)
    const pool = at === undefined ? 0 : at === v.reshuffles && at > 0 ? 1 : 2
    return pool * BACKS + (p.back[c] as number)
  })
  const missing = v.players.map((player, i) => {
    const backs = i === mine.seat ? [0, 0, 0] : [...player.backs]
    if (i !== mine.seat)
      for (const c of mine.known[i] ?? [])
        backs[p.back[c] as number] = (backs[p.back[c] as number] as number) - 1
    return backs
  })
  const need = [0, 1, 2].map(b => missing.reduce((n, m) => n + (m[b] as number), 0))
  return { v, mine, classOf, missing, need }
}

const BACKS = 3
const DECK = Array.from({ length: CARDS }, (_, c) => c)

function unseen({ classOf }: Plan, rng: Rng): Pools {
  const all: number[][] = [[], [], [], [], [], [], [], [], []]
  const cards = shuffle(rng, DECK.slice())
  for (let i = 0; i < cards.length; i++) {
    const c = cards[i] as number
    const at = classOf[c] as number
    if (at >= 0) (all[at] as number[]).push(c)
  }
  return {
    fresh: all.slice(0, BACKS),
    shown: all.slice(BACKS, 2 * BACKS),
    held: all.slice(2 * BACKS),
  }
}

/** How many of the shown cards lie in hands, by back: all that are not in the draw pile. */
function shownInHands(need: readonly number[], pools: Pools, inDeck: number, rng: Rng): number[] {
  const least = need.map((n, b) => Math.max(0, n - (pools.fresh[b] as number[]).length))
  const most = need.map((n, b) => Math.min(n, (pools.shown[b] as number[]).length))
  const out = least.map((n, b) => Math.min(n, most[b] as number))
  let left = total(pools.shown) - inDeck - out.reduce((n, x) => n + x, 0)
  while (left > 0) {
    const open = [0, 1, 2].filter(b => (out[b] as number) < (most[b] as number))
    if (open.length === 0) break
    const b = open[below(rng, open.length)] as number
    out[b] = (out[b] as number) + 1
    left--
  }
  return out
}

/** Deals what the viewer cannot see, keeping every back where it is seen. */
function dealUnseen(s: Sake, plan: Plan, rng: Rng): void {
  const { v, missing, need } = plan
  const pools = unseen(plan, rng)
  const any = [...pools.fresh, ...pools.shown, ...pools.held]
  v.players.forEach((player, i) => {
    s.wounds[i] = player.wounds.map(b => takeBack(pools.fresh, b, any))
    s.life[i] = player.life === 0 ? [] : [takeBack(pools.fresh, player.lifeBack, any)]
  })
  const stock = v.reshuffles > 0 ? pools.shown : pools.fresh
  s.deck = v.deck === 0 ? [] : [takeBack(stock, v.top, any)]

  const inDeck = v.reshuffles > 0 ? v.deck - s.deck.length : 0
  const open = need.map((n, b) => Math.max(0, n - (pools.held[b] as number[]).length))
  const fromShown = shownInHands(open, pools, inDeck, rng)
  for (let b = 0; b < 3; b++) {
    const cards = (pools.held[b] as number[]).splice(0)
    for (let k = 0; cards.length < (need[b] as number); k++)
      cards.push(takeBack(k < (fromShown[b] as number) ? pools.shown : pools.fresh, b, any))
    shuffle(rng, cards)
    missing.forEach((m, i) => {
      for (let k = 0; k < (m[b] as number); k++) (s.hand[i] as number[]).push(cards.pop() as number)
    })
  }
  const fresh = shuffle(rng, pools.fresh.flat())
  const shown = shuffle(rng, [...pools.shown.flat(), ...pools.held.flat()])
  v.players.forEach((player, i) => {
    const under: number[] = []
    for (let k = 1; k < player.life; k++) under.push((fresh.pop() ?? shown.pop()) as number)
    s.life[i] = [...under, ...(s.life[i] as number[])]
  })
  s.deck = [...shuffle(rng, [...fresh, ...shown]), ...s.deck]
}

/** A complete state that agrees with a view: unseen cards dealt anew, sealed answers of others guessed. */
export const imagine = (view: SakeView, rng: Rng): Sake => imaginer(view)(rng)

/** The same for many worlds of one view: what all of them share is read from it once, and copied for each. */
export function imaginer({ open: v, own: mine }: SakeView): (rng: Rng) => Sake {
  const base = shared(v, mine)
  const plan = planOf(v, mine, printed(base))
  v.shown.forEach((c, i) => (base.known[c] = SHOWN | ((v.shownAt[i] ?? 0) << EPOCH)))
  rememberOpen(base, mine)
  base.frames = framesOf(base, v, mine)
  return rng => {
    const s = clone(base)
    s.rng = fork(rng)
    const world = copyRng(s.rng)
    dealUnseen(s, plan, world)
    s.hand.forEach((hand, i) => hand.forEach(c => mark(s, c, 1 << i)))
    for (const f of s.frames) guess(s, f, mine.seat, world)
    return s
  }
}

/** A table on which nothing is dealt yet that the viewer cannot see. */
function shared(v: SakeOpen, mine: SakeOwn): Sake {
  const n = v.seats
  const byGap = <T>(read: (gap: SakeOpen['gaps'][number]) => T, none: () => T): T[] =>
    Array.from({ length: n }, (_, a) => {
      const gap = v.gaps.find(g => g.a === a)
      return gap === undefined ? none() : read(gap)
    })
  const bitsOf = (test: (i: number) => boolean): number =>
    v.players.reduce((set, _, i) => (test(i) ? set | (1 << i) : set), 0)
  return {
    seats: n,
    frames: [],
    rng: [0, 0, 0, 0],
    outcome: v.outcome === null ? null : cloneOutcome(v.outcome),
    rules: Object.freeze({ ...v.rules }),
    data: v.data,
    first: v.first,
    turn: v.turn,
    next: v.next,
    phase: v.phase,
    plays: v.plays,
    struck: v.struck,
    healed: v.healed,
    souled: bitsOf(i => v.players[i]?.souled === true),
    round: v.round,
    starter: v.starter,
    todo: v.todo,
    masu: v.masu,
    gone: v.gone,
    supply: v.supply,
    board: v.players.map(p => p.board),
    status: v.players.map(p => p.status),
    seated: bitsOf(i => v.players[i]?.seated === true),
    hand: v.players.map((_, i) => (i === mine.seat ? mine.hand.slice() : (mine.known[i] ?? []).slice())),
    life: v.players.map(() => []),
    wounds: v.players.map(() => []),
    gear: v.players.map(p => p.gear.slice()),
    places: v.players.map(p => p.places),
    sake: v.players.map(p => p.sake),
    haul: v.players.map(p => p.haul),
    wield: v.players.map(p => p.wield),
    cubes: byGap(
      g => g.cubes.slice(),
      () => [],
    ),
    row: byGap(
      g => g.row.slice(),
      () => [],
    ),
    kin: byGap(
      g => g.kin,
      () => 0,
    ),
    deck: [],
    discard: v.discard.slice(),
    limbo: v.limbo.slice(),
    known: Array.from({ length: CARDS }, () => 0),
    reshuffles: v.reshuffles,
    stops: v.players.map((_, i) => (i === mine.seat ? mine.stops : 0)),
  }
}

const mark = (s: Sake, c: number, eyes: number): void => {
  s.known[c] = (s.known[c] as number) | eyes
}

/** Who knows which card: the viewer what he has seen, everybody what lies open; owners their hands, once they are dealt. */
function rememberOpen(s: Sake, mine: SakeOwn): void {
  const eye = mine.seat < 0 ? WATCHERS : 1 << mine.seat
  for (const c of mine.known.flat()) mark(s, c, eye)
  for (const c of [...s.discard, ...s.limbo, ...s.gear.flat(), ...s.row.flat()]) mark(s, c, ALL_EYES)
}

/** The stack as it lies: what is open to all, and where the viewer has a choice in the making, that over its question. */
function framesOf(s: Sake, v: SakeOpen, mine: SakeOwn): SakeFrame[] {
  const out: SakeFrame[] = []
  v.stack.forEach((f, at) => {
    out.push(rebuilt(s, f, mine.under.find(x => x.at === at) ?? null, mine.seat))
    if (mine.making !== null && isAsker(f) && f.seat === mine.seat)
      out.push(rebuilt(s, mine.making, null, mine.seat))
  })
  const q = mine.question
  if (q === null) return out
  if (isPick(q)) out.push(askerOf(v, q))
  out.push(rebuilt(s, q, q, mine.seat))
  return out
}

const ASKERS = ['play', 'wield', 'power', 'haunt']
const isAsker = (f: Seen): boolean => ASKERS.includes(f.kind)

/** The question under a choice in the making: the phase and what is picked tell which. */
function askerOf(v: SakeOpen, { kind, seat }: Seen): SakeFrame {
  if (kind === 'pickOnto' || kind === 'pickTo') return powerFrame(seat)
  if (kind === 'pickSpend') return hauntFrame(seat)
  const asker = v.phase === WIELD_PHASE ? wieldFrame(seat) : playFrame(seat)
  asker.waiting = only(seat)
  return asker
}
const WIELD_PHASE = 4

/** A whole frame from its seen part and what the viewer has sealed in it. */
function rebuilt(s: Sake, f: Seen, sealed: Sealed | null, seat: Seat): SakeFrame {
  const made = blankFrame(f.kind, f.seat)
  const fields = made as unknown as Record<string, unknown>
  for (const name of SEEN[f.kind]) {
    const value = (f as unknown as Readonly<Record<string, unknown>>)[name]
    fields[name] = Array.isArray(value) ? value.slice() : value
  }
  if (made.kind === 'window' || made.kind === 'vanish') {
    made.sealed = unanswered(s)
    if (sealed !== null && seat >= 0) made.sealed[seat] = sealed.mine
  } else if (made.kind === 'discard' || made.kind === 'help') made.picks = (sealed?.picked ?? []).slice()
  return made
}

/** Answers that others have sealed, as they might be. */
function guess(s: Sake, f: SakeFrame, me: number, rng: Rng): void {
  if (f.kind === 'discard') return guessDiscard(s, f, me, rng)
  if (f.kind !== 'window' && f.kind !== 'vanish' && f.kind !== 'help') return
  for (let i = 0; i < s.seats; i++) {
    if (i === me || (f.asked & (1 << i)) === 0 || (f.waiting & (1 << i)) !== 0) continue
    if (f.kind !== 'help') f.sealed[i] = PASSED
    const fits = (s.hand[i] as number[]).filter(c => answers(s, f, c))
    if (fits.length === 0 || below(rng, 2) === 0) continue
    const card = fits[below(rng, fits.length)] as number
    if (f.kind === 'help') f.picks.push(card)
    else f.sealed[i] = card + 1
  }
  if (f.kind === 'help' || !s.rules.reflex) return
  for (let i = 0; i < s.seats; i++) if ((f.sealed[i] as number) > PASSED) f.shouts.push(i)
  shuffle(rng, f.shouts)
}

function answers(s: Sake, f: FrameOf<'window' | 'vanish' | 'help'>, card: number): boolean {
  const p = printed(s)
  return f.kind === 'window' ? p.type[card] === fitting(f.about) : p.back[card] === topBack(s)
}

function guessDiscard(s: Sake, f: FrameOf<'discard'>, me: number, rng: Rng): void {
  for (let i = 0; i < s.seats; i++) {
    if (i === me || (f.waiting & (1 << i)) !== 0) continue
    const open = shuffle(rng, [...(s.hand[i] as number[])])
    while (owes(s, f, i) > 0) f.picks.push(open.pop() as number)
  }
}
