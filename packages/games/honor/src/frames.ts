/** Unfinished business: one factory a kind, and the type is what it returns. */
import type { Seat, SeatSet } from '@noren/engine'
import { only } from '@noren/engine'

/** The table is laid and nobody has moved yet. */
export const dealFrame = (seat: Seat) => ({ kind: 'deal' as const, waiting: 0, seat })
/** Step 0 and 1 of a turn: alliances, then honour. */
export const collectFrame = (seat: Seat) => ({ kind: 'collect' as const, waiting: 0, seat })
/** Steps 2 to 5: draw, play, discard, declare, end. */
export const turnFrame = (seat: Seat, used: number, declared: boolean) => ({
  kind: 'turn' as const,
  waiting: only(seat),
  seat,
  used,
  declared,
})

// A card picked and not yet played: with its house or target it is one play (HS-AMB-63), and until then only its owner knows.
/** A house card or a Daimyo looks for its place. */
export const placeFrame = (seat: Seat, card: number) => ({
  kind: 'place' as const,
  waiting: only(seat),
  seat,
  card,
})
/** An assassin looks for a victim. */
export const assassinFrame = (seat: Seat, card: number) => ({
  kind: 'assassin' as const,
  waiting: only(seat),
  seat,
  card,
})
/** Dishonor looks for a target. */
export const dishonorFrame = (seat: Seat, card: number) => ({
  kind: 'dishonor' as const,
  waiting: only(seat),
  seat,
  card,
})
/** A spy picks a possession; an Elite Spy the second time with what became of the first (both -1 before). */
export const pickFrame = (seat: Seat, card: number, first: number, firstFate: number) => ({
  kind: 'pick' as const,
  waiting: only(seat),
  seat,
  card,
  first,
  firstFate,
})
/** What becomes of the possession `picked`; `first` and `firstFate` are those of the pick before, or -1. */
export const fateFrame = (seat: Seat, card: number, picked: number, first: number, firstFate: number) => ({
  kind: 'fate' as const,
  waiting: only(seat),
  seat,
  card,
  picked,
  first,
  firstFate,
})

/** The target of Dishonor must answer (HS-DIS-2). */
export const answerFrame = (seat: Seat, by: Seat) => ({
  kind: 'answer' as const,
  waiting: only(seat),
  seat,
  by,
})
/** The loss of a Dishonor that was accepted, booked once it is known whether face was saved. */
export const bearFrame = (seat: Seat) => ({ kind: 'bear' as const, waiting: 0, seat, saved: false })
/** The end of a battle that `seat` lost, once it is known whether face was saved. */
export const lossFrame = (seat: Seat, winner: Seat) => ({
  kind: 'loss' as const,
  waiting: 0,
  seat,
  winner,
  saved: false,
})
/**
 * A sealed Save Face window (section 4.1) for `seat`: the target of Dishonor, or the controller of the losing Daimyo. `by` played
 * Dishonor, or won. `asked` is public; `saves` are those who sealed a Save Face, and nobody else knows before it closes.
 */
export const windowFrame = (seat: Seat, about: 'dishonor' | 'battle', by: Seat, asked: SeatSet) => ({
  kind: 'window' as const,
  waiting: asked,
  seat,
  about,
  by,
  asked,
  saves: 0,
})
/** The winner takes or burns the loser's castle (HS-BATTLE-19). */
export const castleFrame = (seat: Seat, loser: Seat, saved: boolean) => ({
  kind: 'castle' as const,
  waiting: only(seat),
  seat,
  loser,
  saved,
})

export type Deal = ReturnType<typeof dealFrame>
export type Collect = ReturnType<typeof collectFrame>
export type Turn = ReturnType<typeof turnFrame>
export type Place = ReturnType<typeof placeFrame>
export type Assassin = ReturnType<typeof assassinFrame>
export type Dishonor = ReturnType<typeof dishonorFrame>
export type Pick = ReturnType<typeof pickFrame>
export type Fate = ReturnType<typeof fateFrame>
export type Answer = ReturnType<typeof answerFrame>
export type Bear = ReturnType<typeof bearFrame>
export type Loss = ReturnType<typeof lossFrame>
export type Window = ReturnType<typeof windowFrame>
export type Castle = ReturnType<typeof castleFrame>
export type HonorFrame =
  Deal | Collect | Turn | Place | Assassin | Dishonor | Pick | Fate | Answer | Bear | Loss | Window | Castle

/** A play half made: only its owner knows of it. */
export type Half = Place | Assassin | Dishonor | Pick | Fate
export const isHalf = (f: HonorFrame): f is Half =>
  f.kind === 'place' ||
  f.kind === 'assassin' ||
  f.kind === 'dishonor' ||
  f.kind === 'pick' ||
  f.kind === 'fate'
