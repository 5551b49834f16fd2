import type { Seat, SeatSet } from '@noren/engine'
import { only } from '@noren/engine'

/** Unfinished business: one factory a kind, and the type is what it returns. `seat` is whose business it is. */

const asked = <K extends string>(kind: K, seat: Seat) => ({ kind, waiting: only(seat), seat })
const running = <K extends string>(kind: K, seat: Seat) => ({ kind, waiting: 0 as SeatSet, seat })

/** Set-up is done, and the table is to hear how it stands. */
export const openingFrame = (seat: Seat) => running('opening' as const, seat)
export type Opening = ReturnType<typeof openingFrame>

export const chooseFrame = (seat: Seat) => asked('choose' as const, seat)
export type Choose = ReturnType<typeof chooseFrame>

/** A turn, by its parts: see steps/turn.ts. */
export const turnFrame = (seat: Seat) => ({ kind: 'turn' as const, waiting: 0 as SeatSet, seat, stage: 0 })
export type Turn = ReturnType<typeof turnFrame>

export const absentFrame = (seat: Seat) => asked('absent' as const, seat)
export type Absent = ReturnType<typeof absentFrame>

/** A card with two icons (SS-PEN-8): which of them are still to come. */
export const penaltyFrame = (seat: Seat, card: number) => ({
  kind: 'penalty' as const,
  waiting: 0 as SeatSet,
  seat,
  card,
  first: true,
  second: true,
})
export type Penalty = ReturnType<typeof penaltyFrame>

export const orderFrame = (seat: Seat, card: number) => ({
  kind: 'order' as const,
  waiting: only(seat),
  seat,
  card,
})
export type Order = ReturnType<typeof orderFrame>

export const ignoreFrame = (seat: Seat, card: number, icon: number) => ({
  kind: 'ignore' as const,
  waiting: only(seat),
  seat,
  card,
  icon,
})
export type Ignore = ReturnType<typeof ignoreFrame>

export const loseDefenceFrame = (seat: Seat) => asked('loseDefence' as const, seat)
export type LoseDefence = ReturnType<typeof loseDefenceFrame>

export const actionFrame = (seat: Seat) => asked('action' as const, seat)
export type ActionOf = ReturnType<typeof actionFrame>

export const recipientFrame = (seat: Seat) => asked('recipient' as const, seat)
export type Recipient = ReturnType<typeof recipientFrame>

/** Nobody gave the card: it was drawn. */
export const NOBODY: Seat = -1

/**
 * A card waits for its place. `from` gave it, or nobody; `givers` have given it before (SS-TAL-10); `kept` says that it is
 * Katsushiro's replacement (SS-TAL-30).
 */
export const placeFrame = (seat: Seat, card: number, from: Seat, givers: SeatSet, kept: boolean) => ({
  kind: 'place' as const,
  waiting: only(seat),
  seat,
  card,
  from,
  givers,
  kept,
})
export type Place = ReturnType<typeof placeFrame>

export const againFrame = (seat: Seat) => asked('again' as const, seat)
export type Again = ReturnType<typeof againFrame>

/** A kiai: the side that decides the effect, and the next part of it. */
export const kiaiFrame = (seat: Seat, animal: boolean) => ({
  kind: 'kiai' as const,
  waiting: 0 as SeatSet,
  seat,
  animal,
  part: 0,
})
export type Kiai = ReturnType<typeof kiaiFrame>

/** What a kiai may do by itself: a barricade, cards of a pile, or a look at what is coming. */
export type PowerKind = 'build' | 'deck' | 'gate' | 'look'

export const powerFrame = (seat: Seat, power: PowerKind, animal: boolean) => ({
  kind: 'power' as const,
  waiting: only(seat),
  seat,
  power,
  animal,
})
export type Power = ReturnType<typeof powerFrame>

export const moveFromFrame = (seat: Seat) => asked('moveFrom' as const, seat)
export type MoveFrom = ReturnType<typeof moveFromFrame>

/** Daisuke's kiai: the last card of `from` moves. */
export const moveToFrame = (seat: Seat, from: Seat) => ({
  kind: 'moveTo' as const,
  waiting: only(seat),
  seat,
  from,
})
export type MoveTo = ReturnType<typeof moveToFrame>

/** The card on its way to `seat` from the line of `from`. */
export const receiveFrame = (seat: Seat, card: number, from: Seat) => ({
  kind: 'receive' as const,
  waiting: only(seat),
  seat,
  card,
  from,
})
export type Receive = ReturnType<typeof receiveFrame>

export const compareFrame = (seat: Seat) => running('compare' as const, seat)
export type Compare = ReturnType<typeof compareFrame>

export const cutFrame = (seat: Seat) => asked('cut' as const, seat)
export type Cut = ReturnType<typeof cutFrame>

export const lendFromFrame = (seat: Seat) => asked('lendFrom' as const, seat)
export type LendFrom = ReturnType<typeof lendFromFrame>

/** Kyuzo's kiai: the token of `owner` goes to somebody. */
export const lendToFrame = (seat: Seat, owner: Seat) => ({
  kind: 'lendTo' as const,
  waiting: only(seat),
  seat,
  owner,
})
export type LendTo = ReturnType<typeof lendToFrame>

/** So many cards were turned up and may be put in order. */
export const arrangeFrame = (seat: Seat, size: number, animal: boolean) => ({
  kind: 'arrange' as const,
  waiting: only(seat),
  seat,
  size,
  animal,
})
export type Arrange = ReturnType<typeof arrangeFrame>

export const healFrame = (seat: Seat) => asked('heal' as const, seat)
export type Heal = ReturnType<typeof healFrame>

export const farmWoundFrame = (seat: Seat) => asked('farmWound' as const, seat)
export type FarmWound = ReturnType<typeof farmWoundFrame>

/** The end of a round: which of its steps, and with how many samurai that step has dealt. */
export const endOfRoundFrame = (seat: Seat) => ({
  kind: 'endOfRound' as const,
  waiting: 0 as SeatSet,
  seat,
  stage: 0,
  done: 0,
})
export type EndOfRound = ReturnType<typeof endOfRoundFrame>

export const bonusFrame = (seat: Seat) => asked('bonus' as const, seat)
export type Bonus = ReturnType<typeof bonusFrame>

export type SpiritFrame =
  | Opening
  | Choose
  | Turn
  | Absent
  | Penalty
  | Order
  | Ignore
  | LoseDefence
  | ActionOf
  | Recipient
  | Place
  | Again
  | Kiai
  | Power
  | MoveFrom
  | MoveTo
  | Receive
  | Compare
  | Cut
  | LendFrom
  | LendTo
  | Arrange
  | Heal
  | FarmWound
  | EndOfRound
  | Bonus
export type Kind = SpiritFrame['kind']

export const copyFrame = (f: SpiritFrame): SpiritFrame => ({ ...f })

/** Nothing is private to a seat: these fields of unfinished business are seen by all. */
export const SEEN = {
  opening: ['kind', 'seat'],
  choose: ['kind', 'seat'],
  turn: ['kind', 'seat', 'stage'],
  absent: ['kind', 'seat'],
  penalty: ['kind', 'seat', 'card', 'first', 'second'],
  order: ['kind', 'seat', 'card'],
  ignore: ['kind', 'seat', 'card', 'icon'],
  loseDefence: ['kind', 'seat'],
  action: ['kind', 'seat'],
  recipient: ['kind', 'seat'],
  place: ['kind', 'seat', 'card', 'from', 'givers', 'kept'],
  again: ['kind', 'seat'],
  kiai: ['kind', 'seat', 'animal', 'part'],
  power: ['kind', 'seat', 'power', 'animal'],
  moveFrom: ['kind', 'seat'],
  moveTo: ['kind', 'seat', 'from'],
  receive: ['kind', 'seat', 'card', 'from'],
  compare: ['kind', 'seat'],
  cut: ['kind', 'seat'],
  lendFrom: ['kind', 'seat'],
  lendTo: ['kind', 'seat', 'owner'],
  arrange: ['kind', 'seat', 'size', 'animal'],
  heal: ['kind', 'seat'],
  farmWound: ['kind', 'seat'],
  endOfRound: ['kind', 'seat', 'stage', 'done'],
  bonus: ['kind', 'seat'],
} as const satisfies { readonly [K in Kind]: readonly (keyof Extract<SpiritFrame, { kind: K }>)[] }
