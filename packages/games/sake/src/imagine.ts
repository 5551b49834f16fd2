import type { Rng } from '@noren/engine'
import { below, copyRng, fork, shuffle } from '@noren/engine'
import { CARDS } from './cards.ts'
import { printed } from './printed.ts'
import type { Printed } from './printed.ts'
import type { FrameOf, Sake, SakeFrame } from './state.ts'
import { ALL_EYES, EPOCH, PASSED, SHOWN, frame } from './state.ts'
import { owes } from './steps/hand.ts'
import { fitting } from './steps/interruptions.ts'
import type { SakeView } from './view.ts'
import { topBack } from './values.ts'

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

function unseen(v: SakeView, p: Printed, rng: Rng): Pools {
  const seen = new Set<number>([...v.discard, ...v.limbo, ...v.hand])
  for (const player of v.players) for (const c of [...player.gear, ...player.known]) seen.add(c)
  for (const gap of v.gaps) for (const c of gap.row) seen.add(c)
  const pools: Pools = { fresh: [[], [], []], shown: [[], [], []], held: [[], [], []] }
  const shown = new Map(v.shown.map((c, i) => [c, v.shownAt[i] ?? 0]))
  const cards = shuffle(
    rng,
    Array.from({ length: CARDS }, (_, c) => c),
  )
  for (const c of cards) {
    if (seen.has(c)) continue
    const at = shown.get(c)
    const pool = at === undefined ? pools.fresh : at === v.reshuffles && at > 0 ? pools.shown : pools.held
    ;(pool[p.back[c] as number] as number[]).push(c)
  }
  return pools
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
function dealUnseen(s: Sake, v: SakeView, p: Printed, rng: Rng): void {
  const pools = unseen(v, p, rng)
  const any = [...pools.fresh, ...pools.shown, ...pools.held]
  v.players.forEach((player, i) => {
    s.wounds[i] = player.wounds.map(b => takeBack(pools.fresh, b, any))
    s.life[i] = player.life === 0 ? [] : [takeBack(pools.fresh, player.lifeBack, any)]
  })
  const stock = v.reshuffles > 0 ? pools.shown : pools.fresh
  s.deck = v.deck === 0 ? [] : [takeBack(stock, v.top, any)]

  const missing = v.players.map((player, i) => {
    const backs = i === v.me ? [0, 0, 0] : [...player.backs]
    if (i !== v.me)
      for (const c of player.known) backs[p.back[c] as number] = (backs[p.back[c] as number] as number) - 1
    return backs
  })
  const need = [0, 1, 2].map(b => missing.reduce((n, m) => n + (m[b] as number), 0))
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
export function imagine(v: SakeView, rng: Rng): Sake {
  const n = v.seats
  const byGap = <T>(read: (gap: SakeView['gaps'][number]) => T, none: () => T): T[] =>
    Array.from({ length: n }, (_, a) => {
      const gap = v.gaps.find(g => g.a === a)
      return gap === undefined ? none() : read(gap)
    })
  const bitsOf = (test: (i: number) => boolean): number =>
    v.players.reduce((set, _, i) => (test(i) ? set | (1 << i) : set), 0)
  const s: Sake = {
    seats: n,
    frames: [],
    rng: fork(rng),
    outcome: v.outcome,
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
    hand: v.players.map((p, i) => (i === v.me ? [...v.hand] : [...p.known])),
    life: v.players.map(() => []),
    wounds: v.players.map(() => []),
    gear: v.players.map(p => [...p.gear]),
    places: v.players.map(p => p.places),
    sake: v.players.map(p => p.sake),
    haul: v.players.map(p => p.haul),
    wield: v.players.map(p => p.wield),
    cubes: byGap(
      g => [...g.cubes],
      () => [],
    ),
    row: byGap(
      g => [...g.row],
      () => [],
    ),
    kin: byGap(
      g => g.kin,
      () => 0,
    ),
    deck: [],
    discard: [...v.discard],
    limbo: [...v.limbo],
    known: Array.from({ length: CARDS }, () => 0),
    reshuffles: v.reshuffles,
    stops: v.players.map((_, i) => (i === v.me ? v.stops : 0)),
  }
  const p = printed(s)
  const world = copyRng(s.rng)
  v.shown.forEach((c, i) => (s.known[c] = SHOWN | ((v.shownAt[i] ?? 0) << EPOCH)))
  dealUnseen(s, v, p, world)
  remember(s, v)
  for (const f of v.frames) s.frames.push(copyFrame(f))
  for (const f of s.frames) guess(s, f, v.me, world)
  return s
}

/** Who knows which card: owners their hands, the viewer what he has seen, everybody what lies open. */
function remember(s: Sake, v: SakeView): void {
  const mark = (c: number, eyes: number): void => {
    s.known[c] = (s.known[c] as number) | eyes
  }
  s.hand.forEach((hand, i) => hand.forEach(c => mark(c, 1 << i)))
  const eye = v.me < 0 ? 1 << 8 : 1 << v.me
  for (const player of v.players) for (const c of player.known) mark(c, eye)
  for (const c of [...s.discard, ...s.limbo, ...s.gear.flat(), ...s.row.flat()]) mark(c, ALL_EYES)
}

function copyFrame(f: SakeFrame): SakeFrame {
  return { ...frame(f.kind, f.seat), ...f, list: [...f.list], sealed: [...f.sealed] }
}

/** Answers that others have sealed, as they might be. */
function guess(s: Sake, f: SakeFrame, me: number, rng: Rng): void {
  if (f.kind === 'discard') return guessDiscard(s, f, me, rng)
  if (f.kind !== 'window' && f.kind !== 'vanish' && f.kind !== 'help') return
  for (let i = 0; i < s.seats; i++) {
    if (i === me || (f.asked & (1 << i)) === 0 || (f.waiting & (1 << i)) !== 0) continue
    f.sealed[i] = PASSED
    const fits = (s.hand[i] as number[]).filter(c => answers(s, f, c))
    if (fits.length === 0 || below(rng, 2) === 0) continue
    const card = fits[below(rng, fits.length)] as number
    if (f.kind === 'help') f.list.push(card)
    else f.sealed[i] = card + 1
  }
}

function answers(s: Sake, f: SakeFrame, card: number): boolean {
  const p = printed(s)
  return f.kind === 'window' ? p.type[card] === fitting(f.use) : p.back[card] === topBack(s)
}

function guessDiscard(s: Sake, f: FrameOf<'discard'>, me: number, rng: Rng): void {
  for (let i = 0; i < s.seats; i++) {
    if (i === me || (f.waiting & (1 << i)) !== 0) continue
    const open = shuffle(rng, [...(s.hand[i] as number[])])
    while (owes(s, f, i) > 0) f.list.push(open.pop() as number)
  }
}
