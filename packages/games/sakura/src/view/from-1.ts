import type { Event, Outcome, Reader, Seat } from '@noren/engine'
import { seatFrom } from '@noren/engine'
import type { CardId, CardTable, CharacterId, Side } from '../cards.ts'
import {
  REFRESH_PRICE,
  ROUNDS,
  SIDES,
  SLOTS,
  cardOf,
  characterOf,
  isCook,
  priceOf,
  valueOf,
} from '../cards.ts'
import { cooked, want } from '../placement.ts'
import { stakeLost, stakeWon } from '../steps/daimyo.ts'
import type { Memory, PileView, PlayerView, Question, SakuraView, Seen, Want } from '../view.ts'

/**
 * Reads what the rules of version 1 say in the shapes of version 2, so that today's words and board show old games. Choices were
 * spelled then as they are now.
 */

type Turn1 = { readonly kind: 'turn'; readonly seat: Seat }
type Vote2 = Extract<Question, { kind: 'vote' }>
type Vote1 = Omit<Vote2, 'won' | 'lost'>
type Question1 = Exclude<Question, { kind: 'turn' | 'vote' }> | Turn1 | Vote1

/** What a seat was shown under version 1. */
export interface SakuraView1 {
  readonly seat: Seat
  readonly seats: number
  readonly voluntaryTake: boolean
  readonly table: CardTable
  readonly round: number
  readonly first: Seat
  readonly active: Seat
  readonly piles: readonly [PileView, PileView]
  readonly plusSide: Side
  readonly unserved: readonly Side[]
  readonly pending: readonly CharacterId[]
  readonly freeUse: boolean
  readonly replacements: number
  readonly aside: number
  readonly removed: readonly CardId[]
  readonly row: readonly (CharacterId | null)[]
  readonly deck: number
  readonly discard: readonly CharacterId[]
  readonly reserve: number
  readonly players: readonly PlayerView[]
  readonly hand: readonly CardId[]
  readonly tricks: readonly CardId[]
  readonly shurikens: number
  readonly memory: Memory
  readonly question: Question1 | null
  readonly outcome: Outcome | null
}

export function view(v: SakuraView1): SakuraView {
  const over = v.active < 0
  return {
    schema: 2,
    open: {
      stack: stackOf(v),
      outcome: v.outcome,
      seats: v.seats,
      options: { voluntaryTake: v.voluntaryTake, openSums: true, denialHiring: false },
      table: v.table,
      rounds: ROUNDS,
      round: v.round,
      first: v.first,
      turn: over
        ? null
        : {
            seat: v.active,
            unserved: v.unserved,
            pending: v.pending,
            freeUse: v.freeUse,
            replacements: v.replacements,
          },
      piles: v.piles,
      plusSide: v.plusSide,
      aside: v.aside,
      removed: v.removed,
      row: v.row,
      prices: Array.from({ length: SLOTS }, (_, slot) => priceOf(slot)),
      refreshPrice: REFRESH_PRICE,
      deck: v.deck,
      discard: v.discard,
      reserve: v.reserve,
      players: v.players,
    },
    own: {
      seat: v.seat,
      question: v.question === null ? null : questionOf(v, v.question),
      hand: v.hand,
      cooked: cookedOf(v),
      tricks: v.tricks,
      shurikens: v.shurikens,
      sums: [sumOf(v, 0), sumOf(v, 1)],
      memory: v.memory,
    },
  }
}

/** Under every question lay the round, and under all but its own the turn. */
function stackOf(v: SakuraView1): readonly Seen[] {
  if (v.question === null) return []
  const round: Seen = { kind: 'round', seat: v.active }
  return v.question.kind === 'turn' ? [round] : [round, { kind: 'turn', seat: v.active }]
}

function questionOf(v: SakuraView1, q: Question1): Question {
  if (q.kind === 'turn') return { kind: 'turn', seat: q.seat, wants: wantsOf(v) }
  return q.kind === 'vote' ? { ...q, won: stakeWon(q.price), lost: stakeLost(q.price) } : q
}

const wantsOf = (v: SakuraView1): Want[] =>
  v.unserved.flatMap(side => {
    const pile = v.piles[SIDES.indexOf(side)]
    return pile === undefined || pile.top === null ? [] : [want(side, cardOf(pile.top), pile.sign === '+')]
  })

function cookedOf(v: SakuraView1): SakuraView['own']['cooked'] {
  if (v.active < 0 || v.active !== v.seat) return null
  const [cook, more] = v.pending.map(characterOf).filter(isCook)
  if (cook === undefined || more !== undefined) return null
  return v.hand.map(id => cooked(valueOf(cardOf(id)), v.table.cooks[cook] ?? 0))
}

/** The coins on a pile, for a seat that saw every card of it come. */
function sumOf(v: SakuraView1, at: 0 | 1): number | null {
  const { top, size } = v.piles[at]
  const covered = v.memory.piles[at]
  if (v.seat < 0 || top === null || covered.length !== size - 1) return null
  const due = [...covered, top].reduce((sum, id) => sum + (v.table.coins[cardOf(id)] ?? 0), 0)
  return Math.min(due, v.reserve)
}

/** How helpers were applied was told with its signs ('cook-2+'); now they are named. */
const helperOf = (applied: string): string => (characterOf(applied) >= 0 ? applied : applied.slice(0, -1))

interface Placed1 extends Event {
  readonly applied: readonly string[]
}

export function event(e: Event): Event {
  if (e.type === 'roundBegan') return seatFrom(e, 'first')
  if (e.type === 'placed') {
    const { applied, ...rest } = e as Placed1
    return { ...rest, helpers: applied.map(helperOf) } as Event
  }
  return e.type === 'hired' ? ({ ...e, unused: false } as Event) : e
}

/** The reader of schema 1, kept for ever. */
export const reader: Reader = {
  view: v => view(v as SakuraView1),
  event,
  choice: said => said,
  words: words => words,
  hear: words => words,
}
