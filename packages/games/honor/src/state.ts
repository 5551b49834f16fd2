import type { Core, Frame, Outcome, Rng, Seat, SeatSet } from '@noren/engine'
import { below, clockwise, copyRng, only, shuffle } from '@noren/engine'
import type { HonorData } from './cards.ts'
import { PACK, SAMURAI_CARDS, SHOGUN_CARD, START_DAIMYOS } from './cards.ts'

/** Status of a player (section 2.8). */
export const STATUSES = ['first', 'ronin', 'pledged', 'second', 'leaving'] as const
export type StatusName = (typeof STATUSES)[number]
export const FIRST = 0
export const RONIN = 1
export const PLEDGED = 2
export const SECOND = 3
export const LEAVING = 4

/** The two rows of a player (HS-HOUSE-1, HS-HOUSE-2). */
export const ROWS = ['samurai', 'daimyo'] as const
export type RowName = (typeof ROWS)[number]
export const SAMURAI_ROW = 0
export const DAIMYO_ROW = 1

/** No seat, no card. */
export const NONE = -1
/** A hand never holds more (HS-HAND-1); as many are dealt (HS-SETUP-8). */
export const HAND_LIMIT = 7
/**
 * How often a chosen card may be put back in one turn. Not a rule of the game: a guard against a player program that
 * picks up and puts down for ever. A person never gets there.
 */
export const PATIENCE = 40

export interface Player {
  honour: number
  status: number
  /** The seat whose Daimyo this player serves or is pledged to, or NONE. */
  lord: Seat
  /** The Daimyo this player controls, or NONE. */
  daimyo: number
  /** The Samurai card never leaves play (HS-HOUSE-9). */
  samurai: number
  /** Cards beside the Daimyo, the castle among them. */
  court: number[]
  /** Cards beside the Samurai. */
  home: number[]
  hand: number[]
}

/** Step 0 and 1 of a turn: alliances, then honour. */
export interface Collect extends Frame {
  readonly kind: 'collect'
}
/** The table is laid and nobody has moved yet. */
export interface Deal extends Frame {
  readonly kind: 'deal'
}
/** Steps 2 to 5: draw, play, discard, declare, end. */
export interface Turn extends Frame {
  readonly kind: 'turn'
  used: number
  declared: boolean
  putBack: number
}
/** A card chosen and not yet played. Only its owner knows (commands are atomic, section 4). */
export interface Half extends Frame {
  readonly kind: 'place' | 'assassin' | 'dishonor'
  readonly card: number
}
/** A spy chosen: the house is that of the first pick; what becomes of each pick is a code of `FATE`. */
export interface Spying extends Frame {
  readonly kind: 'spy'
  readonly card: number
  first: number
  firstFate: number
  second: number
}
/** The target of Dishonor must answer (HS-DIS-2). */
export interface Answer extends Frame {
  readonly kind: 'answer'
  readonly target: Seat
  readonly by: Seat
}
/** A sealed Save Face window (section 4.1). `sealed[seat]` is UNASKED, UNSEALED, PASSED or the card to be played. */
export interface Window extends Frame {
  readonly kind: 'window'
  readonly about: 'dishonor' | 'battle'
  /** The target of Dishonor, or the controller of the losing Daimyo. */
  readonly affected: Seat
  /** Who played Dishonor, or the controller of the winning Daimyo. */
  readonly by: Seat
  readonly sealed: number[]
}
/** The winner takes or burns the loser's castle (HS-BATTLE-19). */
export interface CastleChoice extends Frame {
  readonly kind: 'castle'
  readonly winner: Seat
  readonly loser: Seat
  readonly saved: boolean
}
export type HonorFrame =
  | Deal
  | Collect
  | Turn
  | (Half & { readonly kind: 'place' })
  | (Half & { readonly kind: 'assassin' })
  | (Half & { readonly kind: 'dishonor' })
  | Spying
  | Answer
  | Window
  | CastleChoice

export const UNASKED = -3
export const UNSEALED = -2
export const PASSED = -1

export interface Honor extends Core<HonorFrame> {
  readonly target: number
  readonly data: HonorData | null
  /** Who dealt, for the record (HS-SETUP-13). */
  readonly dealer: Seat
  /** Whose turn it is. */
  active: Seat
  round: number
  players: Player[]
  /** The draw pile, top last. */
  deck: number[]
  /** The discard pile, top last: public. */
  discard: number[]
  /** Samurai cards of nobody (HS-SETUP-6). */
  out: number[]
  /** The seat that controls the Daimyo holding the title (HS-SHOGUN-1), or NONE: the card lies in the middle. */
  shogun: Seat
  /** How often the discard pile has become the draw pile. */
  shuffles: number
  /**
   * For each card the shuffle that last put it into the draw pile. Everybody saw what was shuffled in and everybody counts
   * draws, so a card in hand is known to be one of those of its shuffle: knowledge as data, read by view and imagine.
   */
  epoch: number[]
}

export const deal = (): Deal => ({ kind: 'deal', waiting: 0 })
export const collect = (): Collect => ({ kind: 'collect', waiting: 0 })
export const turn = (seat: Seat, used = 0, declared = false): Turn => ({
  kind: 'turn',
  waiting: only(seat),
  used,
  declared,
  putBack: 0,
})
export const half = <K extends Half['kind']>(
  kind: K,
  seat: Seat,
  card: number,
): Half & { readonly kind: K } => ({ kind, waiting: only(seat), card })
export const spying = (seat: Seat, card: number, first = NONE, firstFate = NONE, second = NONE): Spying => ({
  kind: 'spy',
  waiting: only(seat),
  card,
  first,
  firstFate,
  second,
})
export const answer = (target: Seat, by: Seat): Answer => ({
  kind: 'answer',
  waiting: only(target),
  target,
  by,
})
export const saveFaceWindow = (
  waiting: SeatSet,
  about: Window['about'],
  affected: Seat,
  by: Seat,
  sealed: number[],
): Window => ({ kind: 'window', waiting, about, affected, by, sealed })
export const castleChoice = (winner: Seat, loser: Seat, saved: boolean): CastleChoice => ({
  kind: 'castle',
  waiting: only(winner),
  winner,
  loser,
  saved,
})

export const player = (
  honour: number,
  status: number,
  lord: Seat,
  daimyo: number,
  samurai: number,
  court: number[],
  home: number[],
  hand: number[],
): Player => ({ honour, status, lord, daimyo, samurai, court, home, hand })

/** Every state of the game is built here, so that all have one shape. */
export const honorState = (
  seats: number,
  frames: HonorFrame[],
  rng: Rng,
  outcome: Outcome | null,
  target: number,
  data: HonorData | null,
  dealer: Seat,
  active: Seat,
  round: number,
  players: Player[],
  deck: number[],
  discard: number[],
  out: number[],
  shogun: Seat,
  shuffles: number,
  epoch: number[],
): Honor => ({
  seats,
  frames,
  rng,
  outcome,
  target,
  data,
  dealer,
  active,
  round,
  players,
  deck,
  discard,
  out,
  shogun,
  shuffles,
  epoch,
})

/** HS-SETUP-2 to HS-SETUP-13: the table before the first turn. */
export function setUpTable(target: number, data: HonorData | null, seats: number, rng: Rng): Honor {
  const r = copyRng(rng)
  const daimyos = shuffle(r, [...START_DAIMYOS]) // HS-SETUP-5
  const pack: number[] = daimyos.slice(seats) // HS-SETUP-7, HS-AMB-51
  for (let card = 0; card < PACK; card++)
    if (!SAMURAI_CARDS.includes(card) && !START_DAIMYOS.includes(card) && card !== SHOGUN_CARD)
      pack.push(card)
  shuffle(r, pack)
  const dealer = below(r, seats) // HS-SETUP-13, HS-AMB-1
  const players = Array.from(
    { length: seats },
    // HS-SETUP-4, HS-SETUP-8, HS-SETUP-12
    (_, i) =>
      player(
        0,
        FIRST,
        NONE,
        daimyos[i] as number,
        SAMURAI_CARDS[i] as number,
        [],
        [],
        pack.splice(-HAND_LIMIT),
      ),
  )
  return honorState(
    seats,
    [deal()],
    r,
    null,
    target,
    data,
    dealer,
    clockwise(dealer, seats), // HS-SETUP-10
    1,
    players,
    pack, // HS-SETUP-9
    [],
    SAMURAI_CARDS.slice(seats), // HS-SETUP-6
    NONE, // HS-SETUP-3
    0,
    Array.from({ length: PACK }, () => 0),
  )
}

const cloneFrame = (f: HonorFrame): HonorFrame =>
  f.kind === 'window'
    ? saveFaceWindow(f.waiting, f.about, f.affected, f.by, f.sealed.slice())
    : f.kind === 'turn'
      ? { kind: 'turn', waiting: f.waiting, used: f.used, declared: f.declared, putBack: f.putBack }
      : { ...f }

export function clone(s: Honor): Honor {
  const players: Player[] = []
  for (let i = 0; i < s.seats; i++) {
    const p = s.players[i] as Player
    players.push(
      player(
        p.honour,
        p.status,
        p.lord,
        p.daimyo,
        p.samurai,
        p.court.slice(),
        p.home.slice(),
        p.hand.slice(),
      ),
    )
  }
  const frames: HonorFrame[] = []
  for (let i = 0; i < s.frames.length; i++) frames.push(cloneFrame(s.frames[i] as HonorFrame))
  return honorState(
    s.seats,
    frames,
    copyRng(s.rng),
    s.outcome === null
      ? null
      : {
          payoff: s.outcome.payoff.slice(),
          scores: s.outcome.scores.slice(),
          ranks: s.outcome.ranks.slice(),
          clause: s.outcome.clause,
        },
    s.target,
    s.data,
    s.dealer,
    s.active,
    s.round,
    players,
    s.deck.slice(),
    s.discard.slice(),
    s.out.slice(),
    s.shogun,
    s.shuffles,
    s.epoch.slice(),
  )
}
