/**
 * What a seat may know (section 5), built from nothing: what all may see, and what is its own.
 * Beside the open table there is one more public fact: which shuffle each hidden card comes from. Everybody saw which cards went
 * into the pile at a reshuffle and counts who drew since, so a hand drawn before it cannot hold them.
 */
import type { OpenPart, OwnPart, Seat, SeenOf, View } from '@noren/engine'
import { has, members, outcomeIn, seen } from '@noren/engine'
import type { FateName } from './actions.ts'
import { FATES } from './actions.ts'
import type { HonorData } from './cards.ts'
import type { Income } from './figures.ts'
import {
  actionsFor,
  actionsLeft,
  castleOf,
  diceFor,
  income,
  kiOf,
  murderPrice,
  needed,
  playerAt,
  shareOf,
  shogunBonus,
  strengthOf,
} from './figures.ts'
import type { Assassin, Bear, HonorFrame, Loss, Turn, Window } from './frames.ts'
import { isHalf, turnFrame } from './frames.ts'
import type { Honor } from './state.ts'
import type { Alliances, RowName, StatusName } from './terms.ts'
import { DAIMYO_ROW, FIRST, PRICES, ROWS, SAMURAI_ROW, STATUSES } from './terms.ts'

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
  /** The shuffle each hand card comes from, sorted. */
  readonly epochs: readonly number[]
  readonly ki: number
  readonly actions: number
  readonly income: Income
  /** What a second Samurai of this Daimyo collects of its house; 0 without a Daimyo. */
  readonly share: number
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

/** Fields of business under the question that everybody may see. A play half made is never among them. */
const SEEN = {
  turn: ['kind', 'seat', 'used', 'declared'],
  bear: ['kind', 'seat', 'saved'],
  loss: ['kind', 'seat', 'winner', 'saved'],
} as const
export type Seen = SeenOf<Turn | Bear | Loss, typeof SEEN>

/** Whom an assassin may visit, what must be rolled, and what it costs. */
export interface Victim {
  readonly seat: Seat
  readonly row: RowName
  readonly need: number
  readonly price: number
}

/** What the table asks, and whom (`seat`). A play half made is asked of its owner alone; to others it is the turn. */
export type Question =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly seat: Seat; readonly card: number }
  | {
      readonly kind: 'pick'
      readonly seat: Seat
      readonly card: number
      /** What an Elite Spy picked before, or -1, and what becomes of it. */
      readonly first: number
      readonly firstFate: FateName | null
    }
  | {
      readonly kind: 'fate'
      readonly seat: Seat
      readonly card: number
      /** The possession whose fate is asked. */
      readonly picked: number
      readonly first: number
      readonly firstFate: FateName | null
    }
  | {
      readonly kind: 'assassin'
      readonly seat: Seat
      readonly card: number
      readonly victims: readonly Victim[]
    }
  | { readonly kind: 'dishonor'; readonly seat: Seat; readonly card: number }
  | {
      readonly kind: 'answer'
      readonly seat: Seat
      readonly by: Seat
      /** Honour that is lost, and with Save Face. */
      readonly loss: number
      readonly saved: number
      /** Cards that fall by a suicide. */
      readonly falls: { readonly samurai: number; readonly daimyo: number }
    }
  | {
      readonly kind: 'window'
      /** The target of Dishonor, or the controller of the losing Daimyo. */
      readonly seat: Seat
      readonly about: 'dishonor' | 'battle'
      readonly by: Seat
      /** Who is asked at all, and who still has to answer: both public. */
      readonly asked: readonly Seat[]
      readonly open: readonly Seat[]
      /** The viewer's own sealed answer; null: not asked, or not yet given. */
      readonly mine: 'save' | 'pass' | null
    }
  | {
      readonly kind: 'castle'
      /** The winner. */
      readonly seat: Seat
      readonly loser: Seat
      readonly saved: boolean
      /** The castle in question, and the winner's own, or -1. */
      readonly castle: number
      readonly own: number
    }

export interface HonorOpen extends OpenPart<Seen> {
  readonly seats: number
  readonly target: number
  /** HS-AMB-64 and HS-AMB-65, as the table agreed on them. */
  readonly options: { readonly alliances: Alliances; readonly shogunSaves: boolean }
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
  readonly turn: TurnView
}
export interface HonorOwn extends OwnPart<Question> {
  /** The viewer's cards, as they are held. */
  readonly hand: readonly number[]
  /** The shuffle each of them comes from. */
  readonly epochs: readonly number[]
  /** Every card the viewer cannot see, by the shuffle it comes from. */
  readonly unseen: readonly Unseen[]
}
export interface Unseen {
  readonly epoch: number
  readonly cards: readonly number[]
}
export type HonorView = View<HonorOpen, HonorOwn>

const ascending = (a: number, b: number): number => a - b
const force = (s: Honor, seat: Seat, defending: boolean): Force => {
  const strength = strengthOf(s, seat, defending)
  return { strength, dice: diceFor(strength) }
}
const epochsOf = (s: Honor, cards: readonly number[]): number[] => cards.map(c => s.epoch[c] as number)

function playerView(s: Honor, seat: Seat): PlayerView {
  const p = playerAt(s, seat)
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
    epochs: epochsOf(s, p.hand).sort(ascending),
    ki,
    actions: actionsFor(ki),
    income: income(s, seat),
    share: p.status === FIRST ? shareOf(s, seat) : 0,
    attack: force(s, seat, false),
    defence: force(s, seat, true),
  }
}

function unseen(s: Honor, seat: Seat): Unseen[] {
  const hidden = [...s.deck]
  for (let i = 0; i < s.seats; i++) if (i !== seat) hidden.push(...playerAt(s, i).hand)
  const epochs = [...new Set(epochsOf(s, hidden))].sort(ascending)
  return epochs.map(epoch => ({ epoch, cards: hidden.filter(c => s.epoch[c] === epoch).sort(ascending) }))
}

/** The business that everybody sees: all but a play half made. */
const visible = (s: Honor): readonly HonorFrame[] => s.frames.filter(f => !isHalf(f))
const turnOf = (s: Honor): Turn =>
  s.frames.find((f): f is Turn => f.kind === 'turn') ?? turnFrame(s.active, 0, false)

function seenOf(f: HonorFrame): Seen[] {
  if (f.kind === 'turn') return [seen(f, SEEN.turn)]
  if (f.kind === 'bear') return [seen(f, SEEN.bear)]
  return f.kind === 'loss' ? [seen(f, SEEN.loss)] : []
}

/** Section 5, row by row: what is not put in here is hidden. */
export function open(s: Honor): HonorOpen {
  const { seat, used, declared } = turnOf(s)
  return {
    stack: visible(s).slice(0, -1).flatMap(seenOf),
    outcome: outcomeIn(s.outcome),
    seats: s.seats,
    target: s.target,
    options: { alliances: s.alliances, shogunSaves: s.shogunSaves },
    data: s.data,
    dealer: s.dealer,
    round: s.round,
    bonus: shogunBonus(s),
    shogun: s.shogun,
    players: s.players.map((_, i) => playerView(s, i)),
    deck: s.deck.length,
    discard: s.discard.slice(),
    shuffles: s.shuffles,
    turn: { seat, used, left: actionsLeft(s, seat, used), declared },
  }
}

export function own(s: Honor, seat: Seat): HonorOwn {
  const hand = s.players[seat]?.hand ?? []
  return {
    seat,
    question: s.outcome === null ? questionFor(s, seat) : null,
    hand: hand.slice(),
    epochs: epochsOf(s, hand),
    unseen: unseen(s, seat),
  }
}

const fateName = (n: number): FateName | null => FATES[n] ?? null

function victimsOf(s: Honor, f: Assassin): Victim[] {
  return s.players.flatMap((p, seat) => {
    if (seat === f.seat) return []
    const rows = p.status === FIRST ? [SAMURAI_ROW, DAIMYO_ROW] : [SAMURAI_ROW]
    return rows.map(row => ({
      seat,
      row: ROWS[row] as RowName,
      need: needed(s, seat, row),
      price: murderPrice(s, f.seat, seat, row),
    }))
  })
}

function windowQuestion(f: Window, viewer: Seat): Question {
  const answered = has(f.asked, viewer) && !has(f.waiting, viewer)
  return {
    kind: 'window',
    seat: f.seat,
    about: f.about,
    by: f.by,
    asked: members(f.asked),
    open: members(f.waiting),
    mine: !answered ? null : has(f.saves, viewer) ? 'save' : 'pass',
  }
}

function questionFor(s: Honor, viewer: Seat): Question {
  const { seat } = turnOf(s)
  const f = s.frames[s.frames.length - 1] as HonorFrame
  // A card picked and not yet played is seen by its owner alone.
  if (isHalf(f) && viewer !== f.seat) return { kind: 'turn', seat }
  switch (f.kind) {
    case 'place':
      return { kind: 'place', seat, card: f.card }
    case 'pick':
      return { kind: 'pick', seat, card: f.card, first: f.first, firstFate: fateName(f.firstFate) }
    case 'fate': {
      const { card, picked, first } = f
      return { kind: 'fate', seat, card, picked, first, firstFate: fateName(f.firstFate) }
    }
    case 'assassin':
      return { kind: 'assassin', seat, card: f.card, victims: victimsOf(s, f) }
    case 'dishonor':
      return { kind: 'dishonor', seat, card: f.card }
    case 'answer': {
      const p = playerAt(s, f.seat)
      const falls = { samurai: p.home.length, daimyo: p.status === FIRST ? p.court.length + 1 : 0 }
      return { kind: 'answer', seat: f.seat, by: f.by, loss: PRICES.dishonored, saved: PRICES.saved, falls }
    }
    case 'window':
      return windowQuestion(f, viewer)
    case 'castle': {
      const castle = castleOf(s, f.loser)
      return {
        kind: 'castle',
        seat: f.seat,
        loser: f.loser,
        saved: f.saved,
        castle,
        own: castleOf(s, f.seat),
      }
    }
    default:
      return { kind: 'turn', seat }
  }
}
