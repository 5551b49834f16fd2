import type { Lot, Seat } from '@noren/engine'
import { everyone, only, scripted, seeded } from '@noren/engine'
import type { Card, CardId, CardTable, Character, CharacterId, Side } from './cards.ts'
import {
  ALL_COINS,
  CARD_COUNT,
  CHARACTERS,
  PRINTED,
  SIDES,
  SLOTS,
  cardOf,
  characterOf,
  freezeTable,
} from './cards.ts'
import { roundFrame, turnFrame } from './frames.ts'
import type { Turn } from './frames.ts'
import type { Sakura } from './state.ts'
import { NONE } from './state.ts'

/** A position by hand, at the beginning of somebody's choice in a turn. Cards not named lie aside. */
export interface Staging {
  /** Three unless told. */
  readonly seats?: number
  /** Whose turn it is; seat 0 unless told. */
  readonly turn?: Seat
  readonly first?: Seat
  readonly round?: number
  readonly plus?: Side
  /** Bottom to top. */
  readonly left?: readonly CardId[]
  readonly right?: readonly CardId[]
  /** By seat; seats not named hold four cards that nobody named. */
  readonly hands?: readonly (readonly CardId[])[]
  readonly tricks?: readonly (readonly CardId[])[]
  readonly removed?: readonly CardId[]
  readonly coins?: readonly number[]
  readonly reserve?: number
  /** Slots 1 to 5; null is empty. */
  readonly row?: readonly (CharacterId | null)[]
  /** Top first; characters named nowhere follow below. */
  readonly deck?: readonly CharacterId[]
  readonly discard?: readonly CharacterId[]
  readonly pending?: readonly CharacterId[]
  readonly served?: readonly Side[]
  readonly freeUse?: boolean
  readonly replacements?: number
  readonly scores?: readonly (readonly number[])[]
  readonly voluntaryTake?: boolean
  readonly openSums?: boolean
  readonly denialHiring?: boolean
  readonly table?: CardTable
  /** The next draws: a card from a hand of n is [n, place], the third token of a vote [2, 0 white or 1 black]. */
  readonly lots?: readonly Lot[]
}

const FILLER = 4

/** A list of names as numbers; a name that nobody knows is a fault of whoever wrote the position. */
const numbers = (names: readonly string[], of: (name: string) => number): number[] =>
  names.map(name => {
    const n = of(name)
    if (n < 0) throw new RangeError(`nobody knows ${name}`)
    return n
  })

function once(all: readonly number[], what: string): void {
  if (new Set(all).size !== all.length) throw new RangeError(`${what} lies in two places`)
}

interface Cards {
  readonly left: Card[]
  readonly right: Card[]
  readonly tricks: Card[][]
  readonly removed: Card[]
  readonly hands: Card[][]
  readonly aside: Card[]
}

function layCards(g: Staging, seats: readonly Seat[]): Cards {
  const cards = (ids: readonly CardId[]): Card[] => numbers(ids, cardOf)
  const left = cards(g.left ?? ['green-5'])
  const right = cards(g.right ?? ['blue-9'])
  const removed = cards(g.removed ?? [])
  const tricks = seats.map(seat => cards(g.tricks?.[seat] ?? []))
  const held = seats.map(seat => (g.hands?.[seat] === undefined ? null : cards(g.hands[seat])))
  const named = [left, right, removed, ...tricks, ...held.map(hand => hand ?? [])].flat()
  once(named, 'a card')
  const aside = [...Array(CARD_COUNT).keys()].filter(card => !named.includes(card))
  const hands = held.map(hand => hand ?? aside.splice(0, FILLER))
  return { left, right, tricks, removed, hands, aside }
}

function knownIn({ left, right, removed, tricks, hands }: Cards, seats: number): number[] {
  const known = Array.from({ length: CARD_COUNT }, () => 0)
  for (const card of [left, right, removed, ...tricks].flat()) known[card] = everyone(seats)
  hands.forEach((hand, seat) => hand.forEach(card => (known[card] = only(seat))))
  return known
}

type People = Pick<Sakura, 'row' | 'deck' | 'discard'> & { readonly pending: Character[] }

function layCharacters(g: Staging): People {
  const characters = (ids: readonly CharacterId[]): Character[] => numbers(ids, characterOf)
  const pending = characters(g.pending ?? [])
  const discard = characters(g.discard ?? [])
  const onTop = characters(g.deck ?? []).reverse()
  const named = g.row?.map(id => (id === null ? NONE : (characters([id])[0] as Character)))
  const used = [...pending, ...discard, ...onTop, ...(named ?? []).filter(c => c !== NONE)]
  once(used, 'a character')
  const spare = CHARACTERS.map((_, c) => c).filter(c => !used.includes(c))
  const row = named ?? spare.splice(0, SLOTS)
  return { row, deck: [...spare, ...onTop], discard, pending }
}

function stageTurn(g: Staging, seat: Seat, pending: Character[]): Turn {
  const f = turnFrame(seat)
  f.pending = pending
  f.freeUse = g.freeUse ?? false
  f.replacements = g.replacements ?? (f.freeUse ? 1 : 0)
  for (const side of g.served ?? []) f.unserved &= ~(1 << SIDES.indexOf(side))
  return f
}

/** The shortest description there is. */
export const example = { seats: 3 } satisfies Staging

/** Builds the table: what tests, lessons, puzzles and forks begin from. */
export function stage(g: Staging): Sakura {
  const seats = g.seats ?? 3
  const turn = g.turn ?? 0
  const seatList = [...Array(seats).keys()]
  const cards = layCards(g, seatList)
  const { row, deck, discard, pending } = layCharacters(g)
  const coins = seatList.map(seat => g.coins?.[seat] ?? 5)
  return {
    seats,
    frames: [roundFrame(turn), stageTurn(g, turn, pending)],
    rng: g.lots === undefined ? seeded(1) : scripted(g.lots),
    outcome: null,
    voluntaryTake: g.voluntaryTake ?? false,
    openSums: g.openSums ?? true,
    denialHiring: g.denialHiring ?? false,
    table: g.table === undefined ? PRINTED : freezeTable(g.table),
    round: g.round ?? 1,
    first: g.first ?? 0,
    hands: cards.hands,
    tricks: cards.tricks,
    piles: [cards.left, cards.right],
    aside: cards.aside,
    removed: cards.removed,
    known: knownIn(cards, seats),
    coins,
    reserve: g.reserve ?? ALL_COINS - coins.reduce((a, b) => a + b, 0),
    row,
    deck,
    discard,
    plusSide: SIDES.indexOf(g.plus ?? 'left'),
    scores: (g.scores ?? []).map(r => [...r]),
  }
}
