import type { Action, Rng, Seat } from '@noren/engine'
import { below, shuffle } from '@noren/engine'
import type { Fixture, Secrets } from '@noren/engine/laws'
import { act, actions, card, target } from '../actions.ts'
import { LOCATIONS } from '../cards.ts'
import type { SakeFrame } from '../frames.ts'
import { isPick } from '../frames.ts'
import type { SakeEvent, SakeOptions, SakeView } from '../index.ts'
import { sake } from '../index.ts'
import { printed } from '../printed.ts'
import { discipleCard, discipleTarget, isDisciple } from '../ring.ts'
import { sense } from '../sense.ts'
import type { Sake } from '../state.ts'
import { EPOCH, SHOWN, WATCHERS } from '../state.ts'
import { fitting } from '../steps/interruptions.ts'
import { census, invariants } from './invariants.ts'
import { leaky } from './leaky.ts'
import { reasons } from './reasons.ts'

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

/** The same choice with its cards renamed, those of Disciples that are aimed at too. */
const renameAction = (a: Action, to: (c: number) => number): Action =>
  actions.rename(actions.rename(a, card, to), target, n => renameFigure(n, to))
const renameFigure = (n: number, to: (c: number) => number): number =>
  isDisciple(n) ? discipleTarget(to(discipleCard(n))) : n
const renameCard = (c: number, to: (c: number) => number): number => (c < 0 ? c : to(c))

function renameFrame(f: SakeFrame, to: (c: number) => number): void {
  if ('card' in f) f.card = renameCard(f.card, to)
  if ('target' in f) f.target = renameFigure(f.target, to)
  if ('cards' in f) f.cards = f.cards.map(to)
  if ('acted' in f) f.acted = f.acted.map(to)
  if ('defenceCard' in f) f.defenceCard = renameCard(f.defenceCard, to)
  if ('disciple' in f) f.disciple = renameCard(f.disciple, to)
  if (isPick(f)) f.picks = f.picks.map(a => renameAction(a, to))
  else if ('picks' in f) f.picks = f.picks.map(to)
  if ('sealed' in f) f.sealed = f.sealed.map(a => (a > 0 ? to(a - 1) + 1 : a))
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
  if (top !== undefined && isPick(top) && top.seat !== seat && below(rng, 2) === 0) s.frames.pop()
  for (const f of s.frames) {
    if (f.kind !== 'window') continue
    f.sealed = f.sealed.map((a, i) => {
      if (i === seat || a < 0) return a
      const fit = (s.hand[i] as number[]).find(c => printed(s).type[c] === fitting(f.about))
      return fit === undefined || below(rng, 2) === 0 ? 0 : fit + 1
    })
    // Who shouted, and in which order, is sealed as well.
    if (s.rules.reflex)
      f.shouts = shuffle(
        rng,
        f.sealed.flatMap((a, i) => (a > 0 ? [i] : [])),
      )
  }
}

/** Answers that nobody else may tell apart while their question stays open. */
function sealed(s: Sake, _seat: Seat, a: Action): boolean {
  const kind = s.frames[s.frames.length - 1]?.kind
  if (kind === 'window' || kind === 'vanish') return act.pass.is(a) || act.interrupt.is(a) || act.vanish.is(a)
  if (kind === 'discard') return act.discard.is(a)
  return kind === 'help' && act.spend.is(a)
}

export const secrets: Secrets<Sake> = {
  sealed,
  groups,
  rename,
  renameAction,
  stir,
}

const base = sake.options.defaults

/** Both editions at every Location, and the other table options among them. */
const OPTIONS: readonly SakeOptions[] = LOCATIONS.flatMap((location, i) => [
  { ...base, edition: 'fr' as const, location, interruptPriority: i % 3 === 1 ? 'reflex' : 'clockwise' },
  {
    ...base,
    edition: 'it' as const,
    location,
    bareHandsOutOfRange: i % 2 === 1,
    maxFatalRounds: i % 3,
    fatalTurn: i % 2 === 0 ? ('fresh' as const) : ('running' as const),
    eventFlanks: i % 3 === 0 ? ('either' as const) : ('both' as const),
    armourAlways: i % 2 === 0,
    shoutsAreSpent: i % 2 === 1,
    interruptPriority: i % 4 === 1 ? ('reflex' as const) : ('clockwise' as const),
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
  reasons,
  maxDecisions: 60_000,
  leaky,
}
