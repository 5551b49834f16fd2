import type { Event, Outcome, Reader, Seat } from '@noren/engine'
import { seatFrom } from '@noren/engine'
import type { FateName } from '../actions.ts'
import { FATES } from '../actions.ts'
import type { CardType, HonorData } from '../cards.ts'
import { sheetOf } from '../cards.ts'
import { up5 } from '../figures.ts'
import type { RowName } from '../terms.ts'
import { KILLS_FROM, KILLS_PAST_GUARD, PRICES } from '../terms.ts'
import type { HonorView, PlayerView, Question, Seen, TurnView, Unseen, Victim } from '../view.ts'

/**
 * Reads what the rules of version 1 say in the shapes of version 2, so that today's words and board show old games. Choices were
 * spelled then as they are now; `back`, which put a picked card back into the hand, is heard by version 1 alone (HS-AMB-63).
 */

/** A player as version 1 showed one: with the hand of the viewer, and its shuffles in the order of that hand. */
interface PlayerView1 extends Omit<PlayerView, 'share'> {
  readonly hand: readonly number[] | null
}

type FrameView1 =
  | { readonly kind: 'turn' }
  | { readonly kind: 'place' | 'assassin' | 'dishonor'; readonly card: number }
  | {
      readonly kind: 'spy'
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
      readonly asked: readonly Seat[]
      readonly open: readonly Seat[]
      /** -3 not asked, -2 not yet given, -1 passed, else the card. */
      readonly mine: number
    }
  | { readonly kind: 'castle'; readonly winner: Seat; readonly loser: Seat; readonly saved: boolean }
  | { readonly kind: 'over' }

/** What a seat was shown under version 1. */
export interface HonorView1 {
  readonly me: Seat
  readonly seats: number
  readonly target: number
  readonly data: HonorData | null
  readonly dealer: Seat
  readonly round: number
  readonly bonus: number
  readonly shogun: Seat
  readonly players: readonly PlayerView1[]
  readonly deck: number
  readonly discard: readonly number[]
  readonly shuffles: number
  readonly unseen: readonly Unseen[]
  readonly turn: TurnView
  readonly frame: FrameView1
  readonly outcome: Outcome | null
}

const ascending = (a: number, b: number): number => a - b

function playerOf(p: PlayerView1): PlayerView {
  const { hand: _hand, ...seen } = p
  const first = p.status === 'first'
  return {
    ...seen,
    epochs: p.epochs.toSorted(ascending),
    share: first ? up5((p.income.court + p.income.bonus) / 2) : 0,
  }
}

const typeIn = (v: HonorView1, card: number): CardType | undefined => sheetOf(v.data).cards[card]?.type
const castleOf = (v: HonorView1, seat: Seat): number =>
  v.players[seat]?.court.find(c => typeIn(v, c) === 'castle') ?? -1

function victim(v: HonorView1, seat: Seat, row: RowName): Victim {
  const p = v.players[seat]
  const me = v.players[v.me]
  const house = (row === 'samurai' ? p?.home : p?.court) ?? []
  const guarded = house.some(c => typeIn(v, c) === 'guard')
  const serves = me?.lord === seat && (me.status === 'second' || me.status === 'leaving')
  return {
    seat,
    row,
    need: guarded ? KILLS_PAST_GUARD : KILLS_FROM,
    price: row === 'samurai' && serves ? PRICES.treachery : PRICES.ninja,
  }
}

const victimsOf = (v: HonorView1): Victim[] =>
  v.players.flatMap((p, seat) => {
    if (seat === v.me) return []
    const rows: readonly RowName[] = p.status === 'first' ? ['samurai', 'daimyo'] : ['samurai']
    return rows.map(row => victim(v, seat, row))
  })

const fateName = (n: number): FateName | null => FATES[n] ?? null

type Spy1 = Extract<FrameView1, { kind: 'spy' }>
/** One frame asked for both possessions and for what becomes of each. */
function spyQuestion({ card, first, firstFate, second }: Spy1, seat: Seat): Question {
  if (second >= 0) return { kind: 'fate', seat, card, picked: second, first, firstFate: fateName(firstFate) }
  if (first >= 0 && firstFate < 0)
    return { kind: 'fate', seat, card, picked: first, first: -1, firstFate: null }
  return { kind: 'pick', seat, card, first, firstFate: fateName(firstFate) }
}

function questionOf(v: HonorView1): Question | null {
  const f = v.frame
  const { seat } = v.turn
  switch (f.kind) {
    case 'over':
      return null
    case 'place':
    case 'dishonor':
      return { kind: f.kind, seat, card: f.card }
    case 'assassin':
      return { kind: 'assassin', seat, card: f.card, victims: victimsOf(v) }
    case 'spy':
      return spyQuestion(f, seat)
    case 'answer': {
      const p = v.players[f.target]
      const falls = {
        samurai: p?.home.length ?? 0,
        daimyo: p?.status === 'first' ? p.court.length + 1 : 0,
      }
      const { dishonored: loss, saved } = PRICES
      return { kind: 'answer', seat: f.target, by: f.by, loss, saved, falls }
    }
    case 'window': {
      const { about, by, asked, open } = f
      const mine = f.mine >= 0 ? 'save' : f.mine === -1 ? 'pass' : null
      return { kind: 'window', seat: f.affected, about, by, asked, open, mine }
    }
    case 'castle': {
      const castle = castleOf(v, f.loser)
      const own = castleOf(v, f.winner)
      return { kind: 'castle', seat: f.winner, loser: f.loser, saved: f.saved, castle, own }
    }
    default:
      return { kind: 'turn', seat }
  }
}

/** Under an answer lies the turn; under a window also the loss that waits for it. */
function stackOf({ frame: f, turn }: HonorView1): Seen[] {
  const { seat, used, declared } = turn
  const base: Seen = { kind: 'turn', seat, used, declared }
  if (f.kind === 'answer' || f.kind === 'castle') return [base]
  if (f.kind !== 'window') return []
  return [
    base,
    f.about === 'battle'
      ? { kind: 'loss', seat: f.affected, winner: f.by, saved: false }
      : { kind: 'bear', seat: f.affected, saved: false },
  ]
}

export function view(v: HonorView1): HonorView {
  const me = v.players[v.me]
  return {
    schema: 2,
    open: {
      stack: stackOf(v),
      outcome: v.outcome,
      seats: v.seats,
      target: v.target,
      options: { alliances: 'ronin', shogunSaves: true },
      data: v.data,
      dealer: v.dealer,
      round: v.round,
      bonus: v.bonus,
      shogun: v.shogun,
      players: v.players.map(playerOf),
      deck: v.deck,
      discard: v.discard,
      shuffles: v.shuffles,
      turn: v.turn,
    },
    own: {
      seat: v.me,
      question: questionOf(v),
      hand: me?.hand ?? [],
      epochs: me?.epochs ?? [],
      unseen: v.unseen,
    },
  }
}

/** What the events of version 1 are called now, and which of their fields names whom they are about. */
const EVENTS: Readonly<Record<string, readonly [type: string, seat?: string]>> = {
  began: ['began', 'first'],
  turn: ['turnBegan'],
  honour: ['honourChanged'],
  serving: ['served'],
  dissolving: ['dissolved'],
  ronin: ['becameRonin'],
  title: ['titleMoved', 'to'],
  'daimyo-died': ['daimyoDied'],
  'samurai-died': ['samuraiDied'],
  assassin: ['assassinSent'],
  'guard-fell': ['guardFell', 'owner'],
  rolled: ['rolled', 'attacker'],
  won: ['won', 'winner'],
  window: ['windowOpened', 'affected'],
  'window-closed': ['windowClosed', 'affected'],
  'castle-taken': ['castleTaken', 'winner'],
  'castle-burned': ['castleBurned', 'winner'],
  dishonor: ['dishonored'],
  'turn-over': ['turnEnded'],
  'game-over': ['gameEnded', 'winner'],
}

export function event(e: Event): Event {
  const now = EVENTS[e.type]
  if (now === undefined) return e
  const [type, about] = now
  return { ...(about === undefined ? e : seatFrom(e, about)), type }
}

/** The reader of schema 1, kept for ever. */
export const reader: Reader = {
  view: v => view(v as HonorView1),
  event,
  choice: said => said,
  words: words => words,
  hear: words => words,
}
