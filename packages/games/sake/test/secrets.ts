import type { Action, Fixture, Rng, Seat, Secrets } from './engine.ts'
import { below } from './engine.ts'
import { V_DISCARD, V_INTERRUPT, V_PASS, V_SPEND, V_VANISH, mapCards, verbOf } from '../src/actions.ts'
import type { SakeEvent, SakeOptions, SakeView } from '../src/index.ts'
import { sake } from '../src/index.ts'
import { printed } from '../src/printed.ts'
import { discipleCard, discipleTarget, isDisciple } from '../src/ring.ts'
import { sense } from '../src/sense.ts'
import type { Sake, SakeFrame } from '../src/state.ts'
import { EPOCH, SHOWN, WATCHERS } from '../src/state.ts'
import { fitting } from '../src/steps/interruptions.ts'
import { census, invariants } from './invariants.ts'
import { leaky } from './leaky.ts'

/**
 * What a seat cannot tell apart, from section 6 of the rules: fronts in Life piles, Wounds, the draw pile and other hands;
 * never the backs. What goes into the draw pile when it is shuffled is seen by all: such cards are told from those never seen,
 * and from those seen at an earlier shuffle.
 */
function groups(s: Sake, seat: Seat): number[][] {
  const eye = seat < 0 ? WATCHERS : 1 << seat
  const back = printed(s).back
  const out = new Map<number, number[]>()
  const hide = (c: number): void => {
    // Never seen, or seen by all when the draw pile was shuffled for the k-th time.
    const shown = ((s.known[c] as number) & SHOWN) !== 0 ? 1 + ((s.known[c] as number) >> EPOCH) : 0
    const key = (back[c] as number) + 3 * shown
    out.set(key, [...(out.get(key) ?? []), c])
  }
  s.deck.forEach(hide)
  for (let i = 0; i < s.seats; i++) {
    ;(s.life[i] as number[]).forEach(hide)
    ;(s.wounds[i] as number[]).forEach(hide)
    if (i !== seat) for (const c of s.hand[i] as number[]) if (((s.known[c] as number) & eye) === 0) hide(c)
  }
  return [...out.values()].filter(g => g.length > 1)
}

function renameFrame(f: SakeFrame, to: (c: number) => number): void {
  if (f.card >= 0) f.card = to(f.card)
  if (isDisciple(f.target)) f.target = discipleTarget(to(discipleCard(f.target)))
  if (f.kind === 'declare') f.list = f.list.map(a => mapCards(a, to))
  else f.list = f.list.map(to)
  if (f.kind === 'attack' || f.kind === 'torment') f.cost = f.cost < 0 ? f.cost : to(f.cost)
  if (f.kind === 'window' || f.kind === 'vanish') f.sealed = f.sealed.map(a => (a > 0 ? to(a - 1) + 1 : a))
}

function rename(s: Sake, to: (c: number) => number): Sake {
  const w = sake.clone(s)
  const rows = (lists: number[][]): number[][] => lists.map(l => l.map(to))
  w.hand = rows(w.hand)
  w.life = rows(w.life)
  w.wounds = rows(w.wounds)
  w.gear = rows(w.gear)
  w.row = rows(w.row)
  w.deck = w.deck.map(to)
  w.discard = w.discard.map(to)
  w.limbo = w.limbo.map(to)
  s.known.forEach((k, c) => (w.known[to(c)] = k))
  for (const f of w.frames) renameFrame(f, to)
  return w
}

/** Other players' sealed answers and half-made declarations are theirs alone: give them others. */
function stir(s: Sake, seat: Seat, rng: Rng): void {
  const top = s.frames[s.frames.length - 1]
  if (top?.kind === 'declare' && top.seat !== seat && below(rng, 2) === 0) s.frames.pop()
  for (const f of s.frames) {
    if (f.kind !== 'window') continue
    f.sealed = f.sealed.map((a, i) => {
      if (i === seat || a < 0) return a
      const fit = (s.hand[i] as number[]).find(c => printed(s).type[c] === fitting(f.use))
      return fit === undefined || below(rng, 2) === 0 ? 0 : fit + 1
    })
  }
}

/** Answers that nobody else may tell apart while their question stays open. */
function sealed(s: Sake, _seat: Seat, a: Action): boolean {
  const kind = s.frames[s.frames.length - 1]?.kind
  const verb = verbOf(a)
  if (kind === 'window' || kind === 'vanish')
    return verb === V_PASS || verb === V_INTERRUPT || verb === V_VANISH
  if (kind === 'discard') return verb === V_DISCARD
  return kind === 'help' && verb === V_SPEND
}

export const secrets: Secrets<Sake> = {
  sealed,
  groups,
  rename,
  renameAction: (a: Action, to) => mapCards(a, to),
  stir,
}

const base = sake.options.defaults
const LOCATIONS_TRIED = [
  'none',
  'distillery',
  'narrow-bridge',
  'battlefield',
  'hot-spring',
  'graveyard',
  'dojo',
  'cherry-garden',
  'thunderstorm',
] as const

/** Both editions at every Location, and the other table options among them. */
const OPTIONS: readonly SakeOptions[] = LOCATIONS_TRIED.flatMap((location, i) => [
  { ...base, edition: 'fr' as const, location, interruptPriority: i % 3 === 1 ? 'reflex' : 'clockwise' },
  {
    ...base,
    edition: 'it' as const,
    location,
    bareHandsOutOfRange: i % 2 === 1,
    maxFatalRounds: 1 + (i % 3),
  },
  ...(i % 4 === 0
    ? [{ ...base, location, boardAssignment: 'random' as const, stops: 'personal' as const }]
    : []),
])

export const fixture: Fixture<SakeOptions, Sake, SakeFrame, SakeEvent, SakeView> = {
  game: sake,
  options: OPTIONS,
  secrets,
  census,
  invariants,
  // Blind players burn every sake at once; half of the choices are the rule-based player's, so that Spirits have prey.
  pick: (s, seat, open, rng) =>
    below(rng, 2) === 0 ? below(rng, open.size) : (sense.policy?.(s, seat, open, rng) ?? 0),
  maxDecisions: 60_000,
  leaky,
}
