import type { Rng } from '@noren/engine'
import { copyRng } from '@noren/engine'
import type { Book } from './book.ts'
import { CARDS, compile, DOLL, PLUNDERER, PRINTED_BOOK } from './book.ts'
import { dealFrom, mix, pick } from './chance.ts'
import { MODE_ROWS, MODES, SAMURAI } from './cards.ts'
import type { ModeRow } from './cards.ts'
import type { SpiritOptions } from './options.ts'
import { absentInUse } from './options.ts'
import type { Spirit } from './state.ts'
import { openingFrame } from './frames.ts'

/** SS-ROUND-1: a game has three rounds. */
export const ROUNDS = 3

export const modeRow = (mode: number): ModeRow => MODE_ROWS[mode] as ModeRow

/**
 * SS-MODE-4, SS-MODE-5, SS-MODE-6: raiders that join for round 1 (plunderers), 2 (lieutenants), 3 (bosses).
 */
export const joining = (mode: number, seats: number, round: number): number =>
  round === 1 ? modeRow(mode).plunderers * seats : seats - modeRow(mode).fewer

/** SS-DUO-3: the check asks for this many dolls. */
const DOLLS_NEEDED = 2

const dollsIn = (book: Book, cards: readonly number[]): number => {
  let dolls = 0
  for (const c of cards) if (book.symbol[c] === DOLL) dolls++
  return dolls
}

/**
 * SS-SETUP-7, SS-SETUP-8: the draw pile of round 1. With absent supports a pile short of dolls is set aside
 * and as many others are tried (SS-DUO-4); when too few are left, all are shuffled again (SS-AMB-39). Nobody
 * is shown any of it (SS-DUO-13). The same two dolls are asked for alone (SS-SOLO-4). Example: SS-EX-19.
 */
export function dealPlunderers(book: Book, size: number, dollCheck: boolean, rng: Rng): number[] {
  const all = copyOf(book.byRank[PLUNDERER] as readonly number[])
  for (;;) {
    for (let from = 0; from + size <= all.length; from += size) {
      const pile = dealFrom(all, from, size, rng)
      if (!dollCheck || dollsIn(book, pile) >= DOLLS_NEEDED) return pile
    }
  }
}

/** Lists that others are cut from: a slice has its final size at once, and a frozen list would be slow to cut. */
const COUNT = Array.from({ length: CARDS }, (_, i) => i)
const NOTHING = COUNT.map(() => 0)
const NOBODY = COUNT.map(() => -1)

export const upTo = (size: number): number[] => COUNT.slice(0, size)
const zeros = (size: number): number[] => NOTHING.slice(0, size)
const nobodies = (size: number): number[] => NOBODY.slice(0, size)
const empties = (size: number): number[][] => {
  const out: number[][] = []
  for (let i = 0; i < size; i++) out.push([])
  return out
}

export function copyOf(list: readonly number[]): number[] {
  const out = zeros(list.length)
  for (let i = 0; i < list.length; i++) out[i] = list[i] as number
  return out
}

const dealt = new Uint8Array(CARDS)

/** Every raider that is not in `pile`. */
export function others(pile: readonly number[]): number[] {
  dealt.fill(0)
  for (let i = 0; i < pile.length; i++) dealt[pile[i] as number] = 1
  const out = zeros(CARDS - pile.length)
  for (let c = 0, i = 0; c < CARDS; c++) if (dealt[c] === 0) out[i++] = c
  return out
}

/** SS-SETUP-13, SS-SETUP-14: each seat one samurai, none twice; -1 where players will choose. */
function dealSamurai(o: SpiritOptions, seats: number, rng: Rng): number[] {
  if (o.samurai === 'choose') return nobodies(seats)
  if (o.samurai === 'random') return dealFrom(upTo(SAMURAI.length), 0, seats, rng)
  return o.samurai.map(name => SAMURAI.indexOf(name))
}

/** SS-DUO-2: the tokens of the samurai nobody plays, as a bit set. */
export const absentOf = (samurai: readonly number[]): number => {
  let set = 0b1111111
  for (const who of samurai) set &= ~(1 << who)
  return set
}

/** Section 3.2. Everything starts at nothing, as in SS-EX-1: SS-SETUP-11, SS-SETUP-12 (piles),
 * SS-SETUP-15 (human sides), SS-SETUP-16 (totals), SS-SETUP-17 (tokens), SS-SETUP-18 (no wounds). */
export function setup(o: SpiritOptions, seats: number, rng: Rng): Spirit {
  const chance = copyRng(rng)
  const book = o.data === null ? null : compile(o.data)
  const read = book ?? PRINTED_BOOK
  const mode = MODES.indexOf(o.mode)
  const variant = absentInUse(o, seats) ? 1 : 0
  const samurai = dealSamurai(o, seats, chance)
  const deck = dealPlunderers(read, joining(mode, seats, 1), variant === 1, chance)
  // SS-SETUP-9, SS-SETUP-10: the plunderers not dealt, and all lieutenants and bosses, stay out of this
  // round.
  const box = others(deck)
  // SS-SETUP-4, SS-SETUP-5, SS-MODE-3: the initial number is also the most there can ever be; where they
  // stand is idle (SS-SETUP-6).
  const barricades = seats + modeRow(mode).barricades
  // SS-SETUP-1, SS-SETUP-2, SS-SETUP-3: farms and families are shuffled, so that nobody knows which back is
  // where; also in Heroic (SS-MODE-9).
  const farms = mix(chance, upTo(6))
  const families = mix(chance, upTo(3))
  const active = pick(chance, seats) // SS-SETUP-19
  return {
    seats,
    frames: [openingFrame(active)],
    rng: chance,
    outcome: null,
    book,
    mode,
    variant,
    strictParity: o.strictParity,
    round: 1,
    active,
    running: 0,
    samurai,
    animals: 0,
    marked: 0,
    passed: 0,
    lines: empties(seats),
    totals: zeros(seats),
    defence: nobodies(seats * 3),
    token: upTo(seats),
    live: 0,
    talents: 0,
    absent: variant === 1 && o.samurai !== 'choose' ? absentOf(samurai) : 0,
    bans: 0,
    resolving: 0,
    deck,
    up: 0,
    under: 0,
    gate: [],
    gateKnown: [],
    discard: [],
    box,
    roster: [],
    barricades,
    cap: barricades,
    farms,
    farmLost: zeros(6),
    farmsLeft: 6,
    families,
    familyLost: zeros(3),
    familiesLeft: 3,
    familiesShown: 0,
    fallen: -1,
    seen: [],
  }
}
