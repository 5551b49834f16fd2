import type { Action, Seat } from '@noren/engine'
import { only } from '@noren/engine'

/**
 * A choice in the making is a chain of picks, each a kind of its own that its owner alone sees. `picks` are the choices so far,
 * from the one that answered the question under it: after an instant they are made again.
 */
const MAKING = 'making' as const

/** Which sake pays for a card beyond the second. */
export const pickPayFrame = (seat: Seat, picks: Action[], card: number) => ({
  kind: 'pickPay' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  card,
})
/** What the card is used for; `pay` is the place whose sake pays for it, or NONE; `textAsks` whether its text asks for more. */
export const pickUseFrame = (seat: Seat, picks: Action[], card: number, pay: number, textAsks: boolean) => ({
  kind: 'pickUse' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  card,
  pay,
  textAsks,
})
/** How far a Move goes, or the move of an iaido; `max` is the most Steps. */
export const pickStepFrame = (
  seat: Seat,
  picks: Action[],
  card: number,
  pay: number,
  iaido: boolean,
  max: number,
) => ({ kind: 'pickStep' as const, waiting: only(seat), seat, of: MAKING, picks, card, pay, iaido, max })
/** Whom an Attack, an iaido (after `steps` in direction `dir`) or an Event (paid by the sake on `cost`) is aimed at. */
export const pickTargetFrame = (
  seat: Seat,
  picks: Action[],
  card: number,
  pay: number,
  aim: 'attack' | 'iaido' | 'text',
  dir: number,
  steps: number,
  cost: number,
) => ({
  kind: 'pickTarget' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  card,
  pay,
  aim,
  dir,
  steps,
  cost,
})
/** The weapon of an Attack, where several reach. */
export const pickWeaponFrame = (seat: Seat, picks: Action[], card: number, pay: number, target: number) => ({
  kind: 'pickWeapon' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  card,
  pay,
  target,
})
/** The sake that a text costs. */
export const pickCostFrame = (seat: Seat, picks: Action[], card: number, pay: number) => ({
  kind: 'pickCost' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  card,
  pay,
})
/** The sake that activating the Item on `item` costs. */
export const pickFuelFrame = (seat: Seat, picks: Action[], item: number) => ({
  kind: 'pickFuel' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  item,
})
/** Whose weapon or Item goes. */
export const pickGearFrame = (seat: Seat, picks: Action[], card: number, pay: number) => ({
  kind: 'pickGear' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  card,
  pay,
})
/** Whose sake goes. */
export const pickSipFrame = (seat: Seat, picks: Action[], card: number, pay: number) => ({
  kind: 'pickSip' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  card,
  pay,
})
/** On which side a Disciple stands. */
export const pickSideFrame = (seat: Seat, picks: Action[], card: number, pay: number) => ({
  kind: 'pickSide' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  card,
  pay,
})
/** Brawl: where the sake on `from` of `target` goes. */
export const pickOntoFrame = (seat: Seat, picks: Action[], target: Seat, from: number) => ({
  kind: 'pickOnto' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  target,
  from,
})
/** Drowse: who gets the card with this back of `giver`. */
export const pickToFrame = (seat: Seat, picks: Action[], giver: Seat, back: number) => ({
  kind: 'pickTo' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  giver,
  back,
})
/** The cards with which `target` is tormented. */
export const pickSpendFrame = (seat: Seat, picks: Action[], target: Seat, cards: number[]) => ({
  kind: 'pickSpend' as const,
  waiting: only(seat),
  seat,
  of: MAKING,
  picks,
  target,
  cards,
})
