/**
 * What a seat may know (section 5), built from nothing, and a whole state that agrees with it.
 * Beside the open table there is one more public fact: which shuffle each hidden card comes from. Everybody saw which cards went
 * into the pile at a reshuffle and counts who drew since, so a hand drawn before it cannot hold them.
 */
import type { Outcome, Rng, Seat } from '@noren/engine'
import { below, copyRng, shuffle } from '@noren/engine'
import type { HonorData } from './cards.ts'
import { freezeData, PACK, SAVEFACE } from './cards.ts'
import type { Income } from './figures.ts'
import {
  actionsFor,
  actionsLeft,
  diceFor,
  findType,
  income,
  kiOf,
  playerAt,
  shogunBonus,
  strengthOf,
} from './figures.ts'
import type { Honor, HonorFrame, StatusName, Turn, Window } from './state.ts'
import {
  answer,
  castleChoice,
  half,
  honorState,
  NONE,
  PASSED,
  player,
  saveFaceWindow,
  spying,
  STATUSES,
  turn,
  UNASKED,
  UNSEALED,
} from './state.ts'

export interface Force {
  readonly strength: number
  readonly dice: number
}

export interface PlayerView {
  readonly honour: number
  readonly status: StatusName
  /** Whose Daimyo this player serves or is pledged to, or -1. */
  readonly lord: Seat
  /** The Daimyo this player controls, or -1. */
  readonly daimyo: number
  readonly samurai: number
  readonly shogun: boolean
  readonly court: readonly number[]
  readonly home: readonly number[]
  /** How many cards in hand. */
  readonly held: number
  /** The cards themselves: of the viewer alone. */
  readonly hand: readonly number[] | null
  /** The shuffle each hand card comes from: in hand order for the viewer, sorted for everybody else. */
  readonly epochs: readonly number[]
  readonly ki: number
  readonly actions: number
  readonly income: Income
  readonly attack: Force
  readonly defence: Force
}

/** The turn under way. */
export interface TurnView {
  readonly seat: Seat
  readonly used: number
  readonly left: number
  readonly declared: boolean
}

/** What the table is waiting for. A card picked up and not yet played is seen by its owner alone; to others it is the turn. */
export type FrameView =
  | { readonly kind: 'turn'; readonly putBack: number }
  | { readonly kind: 'place' | 'assassin' | 'dishonor'; readonly putBack: number; readonly card: number }
  | {
      readonly kind: 'spy'
      readonly putBack: number
      readonly card: number
      readonly first: number
      readonly firstFate: number
      readonly second: number
    }
  | { readonly kind: 'answer'; readonly target: Seat; readonly by: Seat }
  | {
      readonly kind: 'window'
      readonly about: 'dishonor' | 'battle'
      readonly affected: Seat
      readonly by: Seat
      /** Who is asked at all, and who still has to answer: both public. */
      readonly asked: readonly Seat[]
      readonly open: readonly Seat[]
      /** My own sealed answer: -3 not asked, -2 not yet given, -1 passed, else the card. */
      readonly mine: number
    }
  | { readonly kind: 'castle'; readonly winner: Seat; readonly loser: Seat; readonly saved: boolean }
  | { readonly kind: 'over' }

export interface HonorView {
  readonly me: Seat
  readonly seats: number
  readonly target: number
  /** A host's own figures, or null for the printed ones. */
  readonly data: HonorData | null
  readonly dealer: Seat
  readonly round: number
  readonly bonus: number
  /** The seat of the Shogun, or -1. */
  readonly shogun: Seat
  readonly players: readonly PlayerView[]
  readonly deck: number
  readonly discard: readonly number[]
  readonly shuffles: number
  /** Every card the viewer cannot see, by the shuffle it comes from. */
  readonly unseen: readonly { readonly epoch: number; readonly cards: readonly number[] }[]
  readonly turn: TurnView
  readonly frame: FrameView
  readonly outcome: Outcome | null
}

const ascending = (a: number, b: number): number => a - b
const force = (s: Honor, seat: Seat, defending: boolean): Force => {
  const strength = strengthOf(s, seat, defending)
  return { strength, dice: diceFor(strength) }
}

function playerView(s: Honor, seat: Seat, me: Seat): PlayerView {
  const p = playerAt(s, seat)
  const mine = seat === me
  const epochs = p.hand.map(c => s.epoch[c] as number)
  const ki = kiOf(s, seat)
  return {
    honour: p.honour,
    status: STATUSES[p.status] as StatusName,
    lord: p.lord,
    daimyo: p.daimyo,
    samurai: p.samurai,
    shogun: s.shogun === seat,
    court: p.court.slice(),
    home: p.home.slice(),
    held: p.hand.length,
    hand: mine ? p.hand.slice() : null,
    epochs: mine ? epochs : epochs.sort(ascending),
    ki,
    actions: actionsFor(ki),
    income: income(s, seat),
    attack: force(s, seat, false),
    defence: force(s, seat, true),
  }
}

function unseen(s: Honor, me: Seat): { epoch: number; cards: number[] }[] {
  const hidden = [...s.deck]
  for (let i = 0; i < s.seats; i++) if (i !== me) hidden.push(...playerAt(s, i).hand)
  const epochs = [...new Set(hidden.map(c => s.epoch[c] as number))].sort(ascending)
  return epochs.map(epoch => ({ epoch, cards: hidden.filter(c => s.epoch[c] === epoch).sort(ascending) }))
}

const turnOf = (s: Honor): Turn => s.frames.find((f): f is Turn => f.kind === 'turn') ?? turn(s.active)

const seatsWhere = (f: Window, holds: (sealed: number) => boolean): Seat[] =>
  f.sealed.flatMap((n, seat) => (holds(n) ? [seat] : []))

function frameView(s: Honor, me: Seat): FrameView {
  if (s.outcome !== null) return { kind: 'over' }
  const f = s.frames[s.frames.length - 1] as HonorFrame
  const putBack = me === s.active ? turnOf(s).putBack : 0
  switch (f.kind) {
    case 'place':
    case 'assassin':
    case 'dishonor':
      return me === s.active ? { kind: f.kind, putBack, card: f.card } : { kind: 'turn', putBack }
    case 'spy':
      return me === s.active
        ? { kind: 'spy', putBack, card: f.card, first: f.first, firstFate: f.firstFate, second: f.second }
        : { kind: 'turn', putBack }
    case 'answer':
      return { kind: 'answer', target: f.target, by: f.by }
    case 'window':
      return {
        kind: 'window',
        about: f.about,
        affected: f.affected,
        by: f.by,
        asked: seatsWhere(f, n => n !== UNASKED),
        open: seatsWhere(f, n => n === UNSEALED),
        mine: me < 0 ? UNASKED : (f.sealed[me] as number),
      }
    case 'castle':
      return { kind: 'castle', winner: f.winner, loser: f.loser, saved: f.saved }
    default:
      return { kind: 'turn', putBack }
  }
}

export function view(s: Honor, me: Seat): HonorView {
  const { used, declared } = turnOf(s)
  return {
    me,
    seats: s.seats,
    target: s.target,
    data: s.data,
    dealer: s.dealer,
    round: s.round,
    bonus: shogunBonus(s),
    shogun: s.shogun,
    players: s.players.map((_, i) => playerView(s, i, me)),
    deck: s.deck.length,
    discard: s.discard.slice(),
    shuffles: s.shuffles,
    unseen: unseen(s, me),
    turn: { seat: s.active, used, left: actionsLeft(s, s.active, used), declared },
    frame: frameView(s, me),
    outcome: s.outcome,
  }
}

/** Sealed answers of others may be anything that a hand allows. */
function imagineSealed(s: Honor, f: FrameView & { kind: 'window' }, me: Seat, rng: Rng): number[] {
  return s.players.map((p, seat) => {
    if (!f.asked.includes(seat)) return UNASKED
    if (f.open.includes(seat)) return UNSEALED
    if (seat === me) return f.mine
    const card = findType(s, p.hand, SAVEFACE)
    return card !== NONE && below(rng, 2) === 0 ? card : PASSED
  })
}

function imagineFrames(s: Honor, v: HonorView, rng: Rng): HonorFrame[] {
  const f = v.frame
  const base = turn(v.turn.seat, v.turn.used, v.turn.declared)
  const seat = v.turn.seat
  switch (f.kind) {
    case 'over':
      return [base]
    case 'answer':
      return [base, answer(f.target, f.by)]
    case 'castle':
      return [base, castleChoice(f.winner, f.loser, f.saved)]
    case 'window': {
      const waiting = f.open.reduce((set, i) => set | (1 << i), 0)
      return [base, saveFaceWindow(waiting, f.about, f.affected, f.by, imagineSealed(s, f, v.me, rng))]
    }
    default:
      base.putBack = f.putBack
      if (f.kind === 'turn') return [base]
      if (f.kind === 'spy') return [base, spying(seat, f.card, f.first, f.firstFate, f.second)]
      return [base, half(f.kind, seat, f.card)]
  }
}

/** Deals the unseen cards anew, each to a place of its own shuffle. */
export function imagine(v: HonorView, rng: Rng): Honor {
  const r = copyRng(rng)
  const epoch = Array.from({ length: PACK }, () => 0)
  const pools = new Map<number, number[]>()
  for (const group of v.unseen) {
    for (const card of group.cards) epoch[card] = group.epoch
    pools.set(group.epoch, shuffle(r, [...group.cards]))
  }
  const players = v.players.map((p, seat) => {
    const hand =
      seat === v.me && p.hand !== null
        ? [...p.hand]
        : p.epochs.map(e => (pools.get(e) as number[]).pop() as number)
    hand.forEach((card, i) => (epoch[card] = p.epochs[i] as number))
    const { honour, lord, daimyo, samurai } = p
    return player(honour, STATUSES.indexOf(p.status), lord, daimyo, samurai, [...p.court], [...p.home], hand)
  })
  const out = [0, 1, 2, 3, 4, 5].filter(c => !players.some(p => p.samurai === c))
  const s = honorState(
    v.seats,
    [],
    r,
    v.outcome,
    v.target,
    v.data === null || Object.isFrozen(v.data) ? v.data : freezeData(v.data),
    v.dealer,
    v.turn.seat,
    v.round,
    players,
    pools.get(v.shuffles) ?? [],
    [...v.discard],
    out,
    v.shogun,
    v.shuffles,
    epoch,
  )
  s.frames = imagineFrames(s, v, r)
  return s
}
