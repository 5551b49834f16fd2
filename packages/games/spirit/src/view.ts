import type { Outcome, Rng, Seat } from '@noren/engine'
import { fork } from '@noren/engine'
import type { Book } from './book.ts'
import { CARDS, compile, DOLL, PRINTED_BOOK } from './book.ts'
import { mix } from './chance.ts'
import type { FamilyKind, FarmKind, Mode, Raider, SamuraiName, SpiritData } from './cards.ts'
import { FAMILY_KINDS, FARM_KINDS, MODES, SAMURAI } from './cards.ts'
import type { Spirit, SpiritFrame } from './state.ts'
import { beat, bookOf, hasMarker, inPlay, isAnimal, kiaiOf, lineOf, totalOf } from './state.ts'

/** A card nobody has seen where it lies. */
export const HIDDEN = -1

/** Restrictions of the turn in words, in the order of their bits. */
export const BANS = ['defend', 'support', 'action', 'talent', 'discard'] as const
export type Ban = (typeof BANS)[number]

export interface BoardView {
  readonly samurai: SamuraiName | null
  readonly animal: boolean
  readonly wound: boolean
  readonly passed: boolean
  /** Kiai value of the side that shows; 0 before a samurai is chosen. */
  readonly kiai: number
  readonly total: number
  /** Combat line, oldest first. */
  readonly line: readonly number[]
  /** Hat, farm, doll; HIDDEN stands for none. */
  readonly defence: readonly number[]
  /** The seat where this samurai's support token lies. */
  readonly token: Seat
  /** Whether that token helps the active player now. */
  readonly live: boolean
}

/** A farm or family space. `token` and `kind` are known once it was turned over. */
export interface SpaceView<K> {
  readonly token: number
  readonly kind: K | null
  /** The round in which it was lost; 0 while it stands. */
  readonly lost: number
}

/**
 * What anybody may know: nothing is private, so every seat and every spectator sees the same but for `seat`.
 */
export interface SpiritView {
  readonly seat: Seat
  readonly seats: number
  readonly mode: Mode
  readonly variant: boolean
  readonly round: number
  readonly active: Seat
  /** False before the first turn and during the end-of-round steps. */
  readonly running: boolean
  readonly boards: readonly BoardView[]
  /** Talents the active player has in this turn. */
  readonly talents: readonly SamuraiName[]
  /** Absent tokens still to be used. */
  readonly absent: readonly SamuraiName[]
  readonly bans: readonly Ban[]
  /**
   * Top first; HIDDEN where face down and unknown (SS-FAQ-1: it may be counted). The first `up` lie face up.
   */
  readonly deck: readonly number[]
  readonly up: number
  /** Intruders, top first. */
  readonly gate: readonly number[]
  /** Oldest first; it may be looked through (SS-FAQ-2). */
  readonly discard: readonly number[]
  /** How many raiders take no part in this round. */
  readonly box: number
  /** Raiders known to be in this round because they were seen in an earlier one. */
  readonly roster: readonly number[]
  readonly barricades: number
  readonly cap: number
  readonly farms: readonly SpaceView<FarmKind>[]
  readonly families: readonly SpaceView<FamilyKind>[]
  readonly familiesShown: boolean
  /** The samurai that fell, or -1. */
  readonly fallen: Seat
  /** Fingerprints of the positions that began the turns of this round (SS-AMB-42). */
  readonly seen: readonly number[]
  /** Unfinished business, innermost last: whose question is on top is who is being waited for. */
  readonly frames: readonly SpiritFrame[]
  readonly outcome: Outcome | null
  /** The host's own cards, or null for the printed ones. */
  readonly data: SpiritData | null
}

const names = (set: number): SamuraiName[] => SAMURAI.filter((_, who) => (set & (1 << who)) !== 0)
const set = (list: readonly SamuraiName[]): number =>
  list.reduce((all, n) => all | (1 << SAMURAI.indexOf(n)), 0)

const copyFrame = (f: SpiritFrame): SpiritFrame =>
  beat(f.kind, f.waiting, f.seat, f.card, f.mask, f.step) as SpiritFrame

function boardView(s: Spirit, seat: Seat): BoardView {
  const who = s.samurai[seat] as number
  return {
    samurai: SAMURAI[who] ?? null,
    animal: isAnimal(s, seat),
    wound: hasMarker(s, seat),
    passed: !inPlay(s, seat),
    kiai: who < 0 ? 0 : kiaiOf(s, seat),
    total: totalOf(s, seat),
    line: lineOf(s, seat).slice(),
    defence: s.defence.slice(seat * 3, seat * 3 + 3),
    token: s.token[seat] as number,
    live: (s.live & (1 << seat)) !== 0,
  }
}

/**
 * SS-FIGHT-4, section 5: built from nothing. Frames hold only what everybody has seen: drawn cards, whose
 * turn, whose kiai.
 */
export function view(s: Spirit, seat: Seat): SpiritView {
  const book = bookOf(s)
  const size = s.deck.length
  return {
    seat,
    seats: s.seats,
    mode: MODES[s.mode] as Mode,
    variant: s.variant === 1,
    round: s.round,
    active: s.active,
    running: s.running === 1,
    boards: s.samurai.map((_, i) => boardView(s, i)),
    talents: names(s.talents),
    absent: names(s.absent),
    bans: BANS.filter((_, i) => (s.bans & (1 << i)) !== 0),
    deck: s.deck.map((c, i) => (i < s.under || i >= size - s.up ? c : HIDDEN)).reverse(),
    up: s.up,
    gate: s.gate.map((c, i) => (s.gateKnown[i] === 1 ? c : HIDDEN)).reverse(),
    discard: s.discard.slice(),
    box: s.box.length,
    roster: s.roster.slice(),
    barricades: s.barricades,
    cap: s.cap,
    farms: s.farms.map((token, i) => space(token, s.farmLost[i] as number, false, FARM_KINDS, book.farms)),
    families: s.families.map((token, i) =>
      space(token, s.familyLost[i] as number, s.familiesShown === 1, FAMILY_KINDS, book.families),
    ),
    familiesShown: s.familiesShown === 1,
    fallen: s.fallen,
    seen: s.seen.slice(),
    frames: s.frames.map(copyFrame),
    outcome: s.outcome,
    data: s.book === null ? null : s.book.data,
  }
}

function space<K>(
  token: number,
  lost: number,
  shown: boolean,
  kinds: readonly K[],
  column: readonly number[],
): SpaceView<K> {
  if (lost === 0 && !shown) return { token: HIDDEN, kind: null, lost }
  return { token, kind: kinds[column[token] as number] as K, lost }
}

const books = new WeakMap<SpiritData, Book>()

/** The compiled book of a view; compiling is remembered for as long as the view's data lives. */
export function bookOfView(v: SpiritView): Book {
  if (v.data === null) return PRINTED_BOOK
  const known = books.get(v.data)
  if (known !== undefined) return known
  const book = compile(JSON.parse(JSON.stringify(v.data)) as SpiritData)
  books.set(v.data, book)
  return book
}

/** The printed face of a card number. */
export const raiderOf = (v: SpiritView, card: number): Raider | undefined => bookOfView(v).data.raiders[card]

/** What may lie face down in the draw pile and among the intruders, from public facts alone. */
export interface Unseen {
  /** Raiders that certainly lie there. */
  readonly sure: number[]
  /** Raiders of which `open` lie there and the rest in the box. */
  readonly maybe: number[]
  readonly open: number
}

export function unseen(v: SpiritView): Unseen {
  const { rank } = bookOfView(v)
  const visible = new Uint8Array(CARDS)
  const see = (card: number): void => {
    if (card >= 0) visible[card] = 1
  }
  for (const b of v.boards) {
    b.line.forEach(see)
    b.defence.forEach(see)
  }
  v.deck.forEach(see)
  v.gate.forEach(see)
  v.discard.forEach(see)
  for (const f of v.frames) see(f.card)
  const sure = v.roster.filter(c => visible[c] === 0)
  const maybe: number[] = []
  for (let c = 0; c < CARDS; c++) if (rank[c] === v.round - 1 && visible[c] === 0) maybe.push(c)
  let hidden = 0
  for (const c of v.deck) if (c === HIDDEN) hidden++
  for (const c of v.gate) if (c === HIDDEN) hidden++
  return { sure, maybe, open: hidden - sure.length }
}

/**
 * SS-DUO-3: in round 1 with absent supports everybody knows that at least two plunderers in the game show a
 * doll.
 */
function enoughDolls(v: SpiritView, book: Book, maybe: readonly number[], open: number): boolean {
  if (!v.variant || v.round !== 1) return true
  let dolls = 0
  let candidates = 0
  for (let c = 0; c < CARDS; c++) if (book.rank[c] === 0 && book.symbol[c] === DOLL) dolls++
  for (const c of maybe) if (book.symbol[c] === DOLL) candidates++
  let held = dolls - candidates
  for (let i = 0; i < open; i++) if (book.symbol[maybe[i] as number] === DOLL) held++
  return held >= 2
}

/** Puts unseen tokens under the spaces that still hide theirs. */
function hideTokens(spaces: readonly SpaceView<unknown>[], rng: Rng): number[] {
  const shown = spaces.map(p => p.token)
  const rest = mix(
    rng,
    shown.map((_, i) => i).filter(i => !shown.includes(i)),
  )
  return shown.map(token => (token === HIDDEN ? (rest.pop() as number) : token))
}

/**
 * A whole world that agrees with a view: every unseen card and token dealt anew, each possible deal equally
 * likely.
 */
export function imagine(v: SpiritView, rng: Rng): Spirit {
  const book = bookOfView(v)
  const { sure, maybe, open } = unseen(v)
  do mix(rng, maybe)
  while (!enoughDolls(v, book, maybe, open))
  const fill = mix(rng, sure.concat(maybe.slice(0, open)))
  const inGame = new Uint8Array(CARDS)
  const deal = (c: number): number => {
    const card = c === HIDDEN ? (fill.pop() as number) : c
    inGame[card] = 1
    return card
  }
  const deck = v.deck.map(deal).reverse()
  const gate = v.gate.map(deal).reverse()
  let known = 0 // cards under the pile that everybody saw go there
  for (let i = v.deck.length - 1; i >= v.up && v.deck[i] !== HIDDEN; i--) known++
  for (const b of v.boards) {
    for (const c of b.line) inGame[c] = 1
    for (const c of b.defence) if (c >= 0) inGame[c] = 1
  }
  for (const c of v.discard) inGame[c] = 1
  for (const f of v.frames) if (f.card >= 0) inGame[f.card] = 1
  const box: number[] = []
  for (let c = 0; c < CARDS; c++) if (inGame[c] === 0) box.push(c)
  const bits = (test: (b: BoardView) => boolean): number =>
    v.boards.reduce((all, b, i) => all | (test(b) ? 1 << i : 0), 0)
  return {
    seats: v.seats,
    frames: v.frames.map(copyFrame),
    rng: fork(rng),
    outcome: v.outcome,
    book: v.data === null ? null : book,
    mode: MODES.indexOf(v.mode),
    variant: v.variant ? 1 : 0,
    round: v.round,
    active: v.active,
    running: v.running ? 1 : 0,
    samurai: v.boards.map(b => (b.samurai === null ? -1 : SAMURAI.indexOf(b.samurai))),
    animals: bits(b => b.animal),
    marked: bits(b => b.wound),
    passed: bits(b => b.passed),
    lines: v.boards.map(b => b.line.slice()),
    totals: v.boards.map(b => b.total),
    defence: v.boards.flatMap(b => b.defence),
    token: v.boards.map(b => b.token),
    live: bits(b => b.live),
    talents: set(v.talents),
    absent: set(v.absent),
    bans: v.bans.reduce((all, ban) => all | (1 << BANS.indexOf(ban)), 0),
    resolving: v.frames.reduce((all, f) => (f.kind === 'kiai' ? all | (1 << f.seat) : all), 0),
    deck,
    up: v.up,
    under: known,
    gate,
    gateKnown: v.gate.map(c => (c === HIDDEN ? 0 : 1)).reverse(),
    discard: v.discard.slice(),
    box,
    roster: v.roster.slice(),
    barricades: v.barricades,
    cap: v.cap,
    farms: hideTokens(v.farms, rng),
    farmLost: v.farms.map(p => p.lost),
    farmsLeft: v.farms.filter(p => p.lost === 0).length,
    families: hideTokens(v.families, rng),
    familyLost: v.families.map(p => p.lost),
    familiesLeft: v.families.filter(p => p.lost === 0).length,
    familiesShown: v.familiesShown ? 1 : 0,
    fallen: v.fallen,
    seen: v.seen.slice(),
  }
}
