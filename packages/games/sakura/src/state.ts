import type { Core, Outcome, Rng, Seat, SeatSet } from '@noren/engine'
import { below, copyRng, shuffle } from '@noren/engine'
import type { Card, CardTable, Character } from './cards.ts'
import { ALL_COINS, CARD_COUNT, CHARACTERS, PRINTED, PURSE, SLOTS, freezeTable } from './cards.ts'
import type { SakuraFrame } from './frames.ts'
import { copyFrame, dealFrame } from './frames.ts'

/** What the host decides before the game. */
export interface SakuraOptions {
  /** SA-DEC-17: a pile may be taken although a card is legal (SA-AMB-1). */
  readonly voluntaryTake: boolean
  /** SA-AMB-50: labels and plates name the coins a pile pays. */
  readonly openSums: boolean
  /** SA-AMB-51: a character may be hired although its effect cannot be used. */
  readonly denialHiring: boolean
  /** Figures that replace the printed table; null leaves it. */
  readonly data: CardTable | null
}

/** An empty slot of the row, an empty answer. */
export const NONE = -1

export interface Sakura extends Core<SakuraFrame> {
  readonly seats: number
  frames: SakuraFrame[]
  rng: Rng
  outcome: Outcome | null
  readonly voluntaryTake: boolean
  readonly openSums: boolean
  readonly denialHiring: boolean
  /** Frozen and shared by every copy. */
  readonly table: CardTable
  /** 1 to 3. */
  round: number
  first: Seat
  hands: Card[][]
  /** Each player's trick pile. */
  tricks: Card[][]
  /** Left and right, bottom to top. Empty only while its replacement is being chosen. */
  piles: Card[][]
  aside: Card[]
  /** Out of the game by Daimyo-Discard (SA-CHAR-30). */
  removed: Card[]
  /** For every card, who rightly knows in which hand, trick pile or table pile it lies now. */
  known: SeatSet[]
  coins: number[]
  reserve: number
  /** Slots 1 to 5; NONE is an empty one. */
  row: Character[]
  /** Face down, top last. */
  deck: Character[]
  /** Face up, top last. */
  discard: Character[]
  /** The pile that climbs: 0 left, 1 right. */
  plusSide: number
  /** One row of scores for each finished round (SA-END-5). */
  scores: number[][]
}

const copyLists = (lists: readonly (readonly number[])[]): number[][] => {
  const out: number[][] = []
  for (let i = 0; i < lists.length; i++) out.push((lists[i] as readonly number[]).slice())
  return out
}

export function clone(s: Sakura): Sakura {
  const frames: SakuraFrame[] = []
  for (let i = 0; i < s.frames.length; i++) frames.push(copyFrame(s.frames[i] as SakuraFrame))
  return {
    seats: s.seats,
    frames,
    rng: copyRng(s.rng),
    outcome: s.outcome,
    voluntaryTake: s.voluntaryTake,
    openSums: s.openSums,
    denialHiring: s.denialHiring,
    table: s.table,
    round: s.round,
    first: s.first,
    hands: copyLists(s.hands),
    tricks: copyLists(s.tricks),
    piles: copyLists(s.piles),
    aside: s.aside.slice(),
    removed: s.removed.slice(),
    known: s.known.slice(),
    coins: s.coins.slice(),
    reserve: s.reserve,
    row: s.row.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    plusSide: s.plusSide,
    scores: copyLists(s.scores),
  }
}

const empties = (n: number): number[][] => Array.from({ length: n }, () => [])

/** The table before the first deal. The deal itself is the first step, so that it is told like every other. */
export function setup(o: SakuraOptions, seats: number, rng: Rng): Sakura {
  const characters = shuffle(
    rng,
    CHARACTERS.map((_, i) => i),
  )
  const first = below(rng, seats) // SA-SETUP-13 in place of SA-SETUP-11 (SA-AMB-29)
  return {
    seats,
    frames: [dealFrame(first)],
    rng,
    outcome: null,
    voluntaryTake: o.voluntaryTake,
    openSums: o.openSums,
    denialHiring: o.denialHiring,
    table: o.data === null ? PRINTED : freezeTable(o.data),
    round: 1,
    first,
    hands: empties(seats),
    tricks: empties(seats),
    piles: empties(2),
    aside: Array.from({ length: CARD_COUNT }, (_, card) => card),
    removed: [],
    known: Array.from({ length: CARD_COUNT }, () => 0),
    // SA-SETUP-7, SA-SETUP-12
    coins: Array.from({ length: seats }, () => PURSE),
    reserve: ALL_COINS - PURSE * seats,
    // SA-SETUP-9, SA-SETUP-10
    row: characters.slice(0, SLOTS),
    deck: characters.slice(SLOTS),
    discard: [],
    // SA-SETUP-6
    plusSide: 0,
    scores: [],
  }
}
