import type { OpenPart, OwnPart, Seat, SeenOf, View } from '@noren/engine'
import { members, outcomeIn, seen } from '@noren/engine'
import type { Book } from './book.ts'
import { CARDS, compile, PRINTED_BOOK } from './book.ts'
import type { FamilyKind, FarmKind, Icon, Mode, SamuraiName, SpiritData } from './cards.ts'
import { FAMILY_KINDS, FARM_KINDS, ICONS, MODES, SAMURAI } from './cards.ts'
import type { PowerKind, SpiritFrame } from './frames.ts'
import { SEEN } from './frames.ts'
import { modeRow, ROUNDS } from './setup.ts'
import type { Spirit } from './state.ts'
import { bookOf, hasMarker, inPlay, isAnimal, kiaiOf, lineOf, totalOf, woundsOf } from './state.ts'
import { cardsOf } from './steps/kiai.ts'
import { DEADLY } from './village.ts'

/** A card nobody has seen where it lies. */
export const HIDDEN = -1

/** Restrictions of the turn in words, in the order of their bits. */
export const BANS = ['defend', 'support', 'action', 'talent', 'discard'] as const
export type Ban = (typeof BANS)[number]

export interface BoardView {
  readonly samurai: SamuraiName | null
  readonly animal: boolean
  readonly wound: boolean
  /** Wounds suffered so far. */
  readonly wounds: number
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

/** Unfinished business under the question. */
export type Seen = SeenOf<SpiritFrame, typeof SEEN>

/** What anybody may know: nothing is private, so every seat and every spectator sees the same but for who looks. */
export type SpiritView = View<SpiritOpen, SpiritOwn>

export interface SpiritOpen extends OpenPart<Seen> {
  readonly seats: number
  readonly mode: Mode
  readonly options: { readonly strictParity: boolean }
  /** Whether the back of a lost farm has its effect (SS-MODE-7). */
  readonly farmPenalties: boolean
  /** Whether absent supports are in use. */
  readonly variant: boolean
  readonly round: number
  /** How many rounds a game has. */
  readonly rounds: number
  /** With this many wounds a samurai falls. */
  readonly deadly: number
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
  /** The host's own cards, or null for the printed ones. */
  readonly data: SpiritData | null
}

export type SpiritOwn = OwnPart<Question>

/** Questions that need no figures beyond the table itself. */
export const PLAIN_QUESTIONS = [
  'choose',
  'absent',
  'loseDefence',
  'action',
  'recipient',
  'again',
  'moveFrom',
  'cut',
  'lendFrom',
  'heal',
  'farmWound',
  'bonus',
] as const
export type PlainQuestion = (typeof PLAIN_QUESTIONS)[number]

/** What comes of confronting a card. */
export type Clash = 'below' | 'kiai' | 'above'

/** A card that waits for its place: the total it would make, and what that means. */
interface CardAtHand {
  readonly card: number
  readonly total: number
  readonly clash: Clash
}

/** What the table asks `seat` now; everybody may know it. */
export type Question =
  | { readonly kind: PlainQuestion; readonly seat: Seat }
  | {
      readonly kind: 'order'
      readonly seat: Seat
      readonly card: number
    }
  | { readonly kind: 'ignore'; readonly seat: Seat; readonly card: number; readonly icon: Icon }
  | (CardAtHand & {
      readonly kind: 'place'
      readonly seat: Seat
      /** Who gave it, or -1 for a card that was drawn. */
      readonly from: Seat
      /** Who has given it before. */
      readonly givers: readonly Seat[]
      /** It replaces a card that went under the pile, and stays. */
      readonly kept: boolean
    })
  | (CardAtHand & { readonly kind: 'receive'; readonly seat: Seat; readonly from: Seat })
  | {
      readonly kind: 'power'
      readonly seat: Seat
      readonly power: PowerKind
      readonly animal: boolean
      /** How many cards it is about. */
      readonly cards: number
    }
  | { readonly kind: 'moveTo'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'lendTo'; readonly seat: Seat; readonly owner: Seat }
  | {
      readonly kind: 'arrange'
      readonly seat: Seat
      readonly animal: boolean
      /** The cards turned up, top first. */
      readonly cards: readonly number[]
    }

const names = (set: number): SamuraiName[] => SAMURAI.filter((_, who) => (set & (1 << who)) !== 0)

function boardView(s: Spirit, seat: Seat): BoardView {
  const who = s.samurai[seat] as number
  return {
    samurai: SAMURAI[who] ?? null,
    animal: isAnimal(s, seat),
    wound: hasMarker(s, seat),
    wounds: woundsOf(s, seat),
    passed: !inPlay(s, seat),
    kiai: who < 0 ? 0 : kiaiOf(s, seat),
    total: totalOf(s, seat),
    line: lineOf(s, seat).slice(),
    defence: s.defence.slice(seat * 3, seat * 3 + 3),
    token: s.token[seat] as number,
    live: (s.live & (1 << seat)) !== 0,
  }
}

const seenFrame = (f: SpiritFrame): Seen => seen(f, SEEN[f.kind] as readonly (keyof SpiritFrame)[]) as Seen

/** SS-FIGHT-4, section 5: built from nothing. The order of the draw pile is in here nowhere. */
export function open(s: Spirit): SpiritOpen {
  const book = bookOf(s)
  const size = s.deck.length
  return {
    stack: s.frames.slice(0, -1).map(seenFrame),
    outcome: outcomeIn(s.outcome),
    seats: s.seats,
    mode: MODES[s.mode] as Mode,
    options: { strictParity: s.strictParity },
    farmPenalties: modeRow(s.mode).farmPenalties,
    variant: s.variant === 1,
    round: s.round,
    rounds: ROUNDS,
    deadly: DEADLY,
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

export const own = (s: Spirit, seat: Seat): SpiritOwn => ({
  seat,
  question: s.outcome === null ? questionOf(s, s.frames.at(-1) as SpiritFrame) : null,
})

const clashOf = (total: number, kiai: number): Clash =>
  total < kiai ? 'below' : total === kiai ? 'kiai' : 'above'

/** What confronting `value` makes of a board. */
export function atHand(board: BoardView, card: number, value: number): CardAtHand {
  const total = board.total + value
  return { card, total, clash: clashOf(total, board.kiai) }
}

const isPlain = (kind: string): kind is PlainQuestion => (PLAIN_QUESTIONS as readonly string[]).includes(kind)

function questionOf(s: Spirit, f: SpiritFrame): Question | null {
  const { seat } = f
  const hand = (card: number): CardAtHand => atHand(boardView(s, seat), card, bookOf(s).value[card] as number)
  switch (f.kind) {
    case 'order':
      return { kind: f.kind, seat, card: f.card }
    case 'ignore':
      return { kind: f.kind, seat, card: f.card, icon: ICONS[f.icon] as Icon }
    case 'place': {
      const { card, total, clash } = hand(f.card)
      return { kind: f.kind, seat, card, total, clash, from: f.from, givers: members(f.givers), kept: f.kept }
    }
    case 'receive': {
      const { card, total, clash } = hand(f.card)
      return { kind: f.kind, seat, card, total, clash, from: f.from }
    }
    case 'power':
      return {
        kind: f.kind,
        seat,
        power: f.power,
        animal: f.animal,
        cards: powerCards(f.power, f.animal, s.deck.length, s.gate.length),
      }
    case 'moveTo':
      return { kind: f.kind, seat, from: f.from }
    case 'lendTo':
      return { kind: f.kind, seat, owner: f.owner }
    case 'arrange':
      return { kind: f.kind, seat, animal: f.animal, cards: s.deck.slice(-f.size).reverse() }
    default:
      return isPlain(f.kind) ? { kind: f.kind, seat } : null
  }
}

/** SS-KIAI-28, SS-KIAI-31, SS-KIAI-43: fewer cards than named means all there are. */
export const powerCards = (power: PowerKind, animal: boolean, deck: number, gate: number): number =>
  power === 'build' ? 0 : Math.min(cardsOf(animal), power === 'gate' ? gate : deck)

const books = new WeakMap<SpiritData, Book>()

/** The compiled book of a view; compiling is remembered for as long as the view's data lives. */
export function bookOfView({ data }: Pick<SpiritOpen, 'data'>): Book {
  if (data === null) return PRINTED_BOOK
  const known = books.get(data)
  if (known !== undefined) return known
  const book = compile(JSON.parse(JSON.stringify(data)) as SpiritData)
  books.set(data, book)
  return book
}

/** The card that lies in nobody's row while it is asked about, or HIDDEN. */
export const cardAtHand = (q: Question | null): number =>
  q?.kind === 'place' || q?.kind === 'receive' ? q.card : HIDDEN

/** What may lie face down in the draw pile and among the intruders, from public facts alone. */
export interface Unseen {
  /** Raiders that certainly lie there. */
  readonly sure: number[]
  /** Raiders of which `open` lie there and the rest in the box. */
  readonly maybe: number[]
  readonly open: number
}

export function unseen({ open: v, own: mine }: SpiritView): Unseen {
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
  see(cardAtHand(mine.question))
  const sure = v.roster.filter(c => visible[c] === 0)
  const maybe: number[] = []
  for (let c = 0; c < CARDS; c++) if (rank[c] === v.round - 1 && visible[c] === 0) maybe.push(c)
  let hidden = 0
  for (const c of v.deck) if (c === HIDDEN) hidden++
  for (const c of v.gate) if (c === HIDDEN) hidden++
  return { sure, maybe, open: hidden - sure.length }
}
