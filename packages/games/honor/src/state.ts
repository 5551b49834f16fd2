import type { Core, Outcome, Rng, Seat } from '@noren/engine'
import { below, clockwise, copyRng, shuffle } from '@noren/engine'
import type { HonorData } from './cards.ts'
import { PACK, SAMURAI_CARDS, SHOGUN_CARD, START_DAIMYOS } from './cards.ts'
import type { HonorFrame } from './frames.ts'
import { dealFrame } from './frames.ts'
import type { Alliances } from './terms.ts'
import { FIRST, HAND_LIMIT, NONE } from './terms.ts'

export * from './terms.ts'

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

/** What is agreed before the game and never changes. */
export interface Agreed {
  readonly target: number
  readonly data: HonorData | null
  /** HS-AMB-64 */
  readonly alliances: Alliances
  /** HS-AMB-65 */
  readonly shogunSaves: boolean
}

export interface Honor extends Core<HonorFrame>, Agreed {
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
  { target, data, alliances, shogunSaves }: Agreed,
  seats: number,
  frames: HonorFrame[],
  rng: Rng,
  outcome: Outcome | null,
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
  alliances,
  shogunSaves,
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

/** What is shuffled into the pack whoever plays: all cards but Samurai, the Daimyos of the start and the Shogun. */
const DEALT: readonly number[] = Array.from({ length: PACK }, (_, card) => card).filter(
  card => !SAMURAI_CARDS.includes(card) && !START_DAIMYOS.includes(card) && card !== SHOGUN_CARD,
)
/** No card has been shuffled back yet. */
const UNSHUFFLED: readonly number[] = Array<number>(PACK).fill(0)

/** HS-SETUP-2 to HS-SETUP-13: the table before the first turn. */
export function setUpTable(agreed: Agreed, seats: number, rng: Rng): Honor {
  const r = copyRng(rng)
  const daimyos = shuffle(r, [...START_DAIMYOS]) // HS-SETUP-5
  const pack = shuffle(r, daimyos.slice(seats).concat(DEALT)) // HS-SETUP-7, HS-AMB-51
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
  const begins = clockwise(dealer, seats) // HS-SETUP-10
  return honorState(
    agreed,
    seats,
    [dealFrame(begins)],
    r,
    null,
    dealer,
    begins,
    1,
    players,
    pack, // HS-SETUP-9
    [],
    SAMURAI_CARDS.slice(seats), // HS-SETUP-6
    NONE, // HS-SETUP-3
    0,
    UNSHUFFLED.slice(),
  )
}

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
  for (let i = 0; i < s.frames.length; i++) frames.push({ ...(s.frames[i] as HonorFrame) })
  return honorState(
    s,
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
