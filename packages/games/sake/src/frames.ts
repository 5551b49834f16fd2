import type { Action, Clause, FrameOf as FrameOfKind, Seat, SeatSet } from '@noren/engine'
import { only } from '@noren/engine'

/**
 * Unfinished business. Each factory is the only place that builds its kind, so every kind has one shape, and the type of a
 * frame is what its factory returns. Names follow the rulebook; W- names are the windows of section 5.2.
 */

/** No card, no seat, no place, no direction. */
export const NONE = -1
const NOBODY: SeatSet = 0

/** A sealed answer: none yet, a pass, or a card + 1. */
export const NOT_YET = -1
export const PASSED = 0

/** Whose turn comes next, Fatal Rounds, the end. */
export const gameFrame = (seat: Seat) => ({ kind: 'game' as const, waiting: NOBODY, seat })
/** A new Fatal Round, begun once all hands are within the limit. */
export const roundFrame = (seat: Seat, clause: Clause) => ({
  kind: 'round' as const,
  waiting: NOBODY,
  seat,
  clause,
})
/** After an instant: the question under it is asked again, by the facts as they are now. */
export const refreshFrame = (seat: Seat) => ({ kind: 'refresh' as const, waiting: NOBODY, seat })
/** W-SETUP, D-1 */
export const boardsFrame = (seat: Seat) => ({ kind: 'boards' as const, waiting: only(seat), seat })
export const dealFrame = (seat: Seat) => ({ kind: 'deal' as const, waiting: NOBODY, seat })
/** The four phases of a Samurai. */
export const samuraiFrame = (seat: Seat) => ({ kind: 'samurai' as const, waiting: NOBODY, seat, stage: 0 })
/** The three steps of a Spirit. */
export const spiritFrame = (seat: Seat) => ({ kind: 'spirit' as const, waiting: NOBODY, seat, stage: 0 })
/** W-TURN */
export const playFrame = (seat: Seat) => ({ kind: 'play' as const, waiting: NOBODY, seat })
/** W-WIELD */
export const wieldFrame = (seat: Seat) => ({ kind: 'wield' as const, waiting: NOBODY, seat })
/** W-SPIRIT, step 1 */
export const powerFrame = (seat: Seat) => ({ kind: 'power' as const, waiting: only(seat), seat })
/** W-SPIRIT, step 3 */
export const hauntFrame = (seat: Seat) => ({ kind: 'haunt' as const, waiting: only(seat), seat })

/**
 * A choice in the making is a chain of picks, each a kind of its own that its owner alone sees. `picks` are the choices so far,
 * from the one that answered the question under it: after an instant they are made again.
 */
const pick = <K extends string>(kind: K, seat: Seat, picks: Action[]) => ({
  kind,
  waiting: only(seat),
  seat,
  of: 'making' as const,
  picks,
})
/** Which sake pays for a card beyond the second. */
export const pickPayFrame = (seat: Seat, picks: Action[], card: number) => ({
  ...pick('pickPay', seat, picks),
  card,
})
/** What the card is used for; `pay` is the place whose sake pays for it, or NONE; `textAsks` whether its text asks for more. */
export const pickUseFrame = (
  seat: Seat,
  picks: Action[],
  card: number,
  pay: number,
  textAsks: boolean,
) => ({ ...pick('pickUse', seat, picks), card, pay, textAsks })
/** How far a Move goes, or the move of an iaido; `max` is the most Steps. */
export const pickStepFrame = (
  seat: Seat,
  picks: Action[],
  card: number,
  pay: number,
  iaido: boolean,
  max: number,
) => ({ ...pick('pickStep', seat, picks), card, pay, iaido, max })
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
) => ({ ...pick('pickTarget', seat, picks), card, pay, aim, dir, steps, cost })
/** The weapon of an Attack, where several reach. */
export const pickWeaponFrame = (seat: Seat, picks: Action[], card: number, pay: number, target: number) => ({
  ...pick('pickWeapon', seat, picks),
  card,
  pay,
  target,
})
/** The sake that a text costs. */
export const pickCostFrame = (seat: Seat, picks: Action[], card: number, pay: number) => ({
  ...pick('pickCost', seat, picks),
  card,
  pay,
})
/** The sake that activating the Item on `item` costs. */
export const pickFuelFrame = (seat: Seat, picks: Action[], item: number) => ({
  ...pick('pickFuel', seat, picks),
  item,
})
/** Whose weapon or Item goes. */
export const pickGearFrame = (seat: Seat, picks: Action[], card: number, pay: number) => ({
  ...pick('pickGear', seat, picks),
  card,
  pay,
})
/** Whose sake goes. */
export const pickSipFrame = (seat: Seat, picks: Action[], card: number, pay: number) => ({
  ...pick('pickSip', seat, picks),
  card,
  pay,
})
/** On which side a Disciple stands. */
export const pickSideFrame = (seat: Seat, picks: Action[], card: number, pay: number) => ({
  ...pick('pickSide', seat, picks),
  card,
  pay,
})
/** Brawl: where the sake on `from` of `target` goes. */
export const pickOntoFrame = (seat: Seat, picks: Action[], target: Seat, from: number) => ({
  ...pick('pickOnto', seat, picks),
  target,
  from,
})
/** Drowse: who gets the card with this back of `giver`. */
export const pickToFrame = (seat: Seat, picks: Action[], giver: Seat, back: number) => ({
  ...pick('pickTo', seat, picks),
  giver,
  back,
})
/** The cards with which `target` is tormented. */
export const pickSpendFrame = (seat: Seat, picks: Action[], target: Seat, cards: number[]) => ({
  ...pick('pickSpend', seat, picks),
  target,
  cards,
})

export const moveFrame = (seat: Seat, card: number, dir: number, steps: number) => ({
  kind: 'move' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  card,
  dir,
  steps,
  cancelled: false,
})
/** SK-IAIDO-13. `named` once its weapon is; `weapon` is a place, NONE for bare hands. */
export const iaidoFrame = (seat: Seat, card: number, dir: number, steps: number, target: number) => ({
  kind: 'iaido' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  card,
  dir,
  steps,
  target,
  cancelled: false,
  named: false,
  weapon: NONE,
})
/** D-5; after Stumble the Attack may be given up. */
export const weaponFrame = (seat: Seat, card: number, target: number, stumbled: boolean) => ({
  kind: 'weapon' as const,
  waiting: only(seat),
  seat,
  card,
  target,
  stumbled,
})
export const drinkFrame = (seat: Seat, card: number) => ({
  kind: 'drink' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  card,
})
/** W-PLACE: so many sake are still to be placed. */
export const placeFrame = (seat: Seat, left: number) => ({
  kind: 'place' as const,
  waiting: only(seat),
  seat,
  left,
})

/** An Attack on its way through SK-ATTACK-18. `target`: a seat, or 8 + the card of a Disciple. */
export const attackFrame = (
  seat: Seat,
  card: number,
  target: number,
  weapon: number,
  value: number,
  ranged: boolean,
  disciple: number,
) => ({
  kind: 'attack' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  /** The card to discard when it is over, NONE if another frame does. */
  card,
  target,
  /** The place of the weapon; NONE for bare hands. */
  weapon,
  value,
  ranged,
  /** The Disciple that strikes, or NONE. */
  disciple,
  /** How it was answered. */
  cancelled: false,
  sacrificed: false,
  avoided: false,
  defenceCard: NONE,
  defence: 0,
  damage: 0,
})
/** W-INT: what was declared may be interrupted. `shouts` are those who shouted, as written, where the quickest counts. */
export const windowFrame = (
  seat: Seat,
  about: 'move' | 'attack',
  card: number,
  asked: SeatSet,
  sealed: number[],
) => ({
  kind: 'window' as const,
  waiting: asked,
  seat,
  about,
  card,
  asked,
  sealed,
  shouts: [] as Seat[],
})
/** W-DEF: who is struck may answer. */
export const defendFrame = (seat: Seat, against: 'attack' | 'torment', value: number, ranged: boolean) => ({
  kind: 'defend' as const,
  waiting: only(seat),
  seat,
  against,
  value,
  ranged,
})
/** W-DEMAT */
export const vanishFrame = (seat: Seat, asked: SeatSet, sealed: number[]) => ({
  kind: 'vanish' as const,
  waiting: asked,
  seat,
  asked,
  sealed,
  shouts: [] as Seat[],
})

/** An Event at work. `target` is a seat or 8 + the card of a Disciple, `place` what it takes there. */
export const eventFrame = (seat: Seat, card: number, target: number, place: number) => ({
  kind: 'event' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  card,
  target,
  place,
})
/** D-6: the second target of Chopsticks. */
export const secondFrame = (seat: Seat, card: number) => ({
  kind: 'second' as const,
  waiting: only(seat),
  seat,
  card,
})
/** D-7: so many Steps are still added or removed. */
export const stepsFrame = (seat: Seat, card: number, change: number, left: number) => ({
  kind: 'steps' as const,
  waiting: NOBODY,
  seat,
  card,
  change,
  left,
})
/** The Item on `place` at work. */
export const itemFrame = (seat: Seat, place: number) => ({
  kind: 'item' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  place,
})
/** W-RESP, and personal stops; `seat` is whoever acts, NONE at a stop. */
export const respondFrame = (seat: Seat, asked: SeatSet) => ({
  kind: 'respond' as const,
  waiting: asked,
  seat,
  asked,
})
/** W-DISCARD: down to the limit, or what an effect of `seat` ordered: `due` by seat. `picks` are sealed until all are in. */
export const discardFrame = (seat: Seat, why: 'limit' | 'riceballs' | 'pipe', due: number[]) => ({
  kind: 'discard' as const,
  waiting: NOBODY,
  seat,
  why,
  due,
  picks: [] as number[],
})
/** W-WEAPON: the weapon on `lost` is gone. */
export const rearmFrame = (seat: Seat, lost: number) => ({
  kind: 'rearm' as const,
  waiting: only(seat),
  seat,
  lost,
})

/** Phase 2, D-15: the Disciples that have acted. */
export const disciplesFrame = (seat: Seat) => ({
  kind: 'disciples' as const,
  waiting: NOBODY,
  seat,
  acted: [] as number[],
})
/** One of them acts: it advances so many Steps, and attacks `target` if there is one. */
export const discipleFrame = (seat: Seat, card: number) => ({
  kind: 'disciple' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  card,
  steps: 0,
  target: NONE,
  cancelled: false,
})
/** D-16 */
export const preyFrame = (seat: Seat, card: number) => ({
  kind: 'prey' as const,
  waiting: only(seat),
  seat,
  card,
})

/** A death; `kept` is the gap that stays, NONE if none does. */
export const deathFrame = (seat: Seat) => ({
  kind: 'death' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  kept: NONE,
})
/** W-SIDE */
export const sideFrame = (seat: Seat) => ({ kind: 'side' as const, waiting: only(seat), seat })

/** Brawl at work: one sake of `target` goes from a place of his to another (SK-POWER-4). */
export const brawlFrame = (seat: Seat, target: Seat, from: number, onto: number) => ({
  kind: 'brawl' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  target,
  from,
  onto,
})
/** Drowse at work: a card with this back goes from one hand to another (SK-POWER-6). */
export const drowseFrame = (seat: Seat, giver: Seat, back: number, receiver: Seat) => ({
  kind: 'drowse' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  giver,
  back,
  receiver,
})
/** A Torment (SK-TORMENT-13): `value` counts the `cards` laid; `stolen` sake is still to be given. */
export const tormentFrame = (seat: Seat, target: Seat, cards: number[]) => ({
  kind: 'torment' as const,
  waiting: NOBODY,
  seat,
  stage: 0,
  target,
  value: cards.length,
  cards,
  defenceCard: NONE,
  defence: 0,
  stolen: 0,
})
/** W-HELP: `picks` are the helping cards of all, each known to its owner alone until all are in. */
export const helpFrame = (seat: Seat, target: Seat, asked: SeatSet) => ({
  kind: 'help' as const,
  waiting: asked,
  seat,
  target,
  asked,
  picks: [] as number[],
})
/** W-LOSE: so many sake are still to be lost. */
export const loseFrame = (seat: Seat, left: number) => ({
  kind: 'lose' as const,
  waiting: only(seat),
  seat,
  left,
})
/** W-GIVE: so many sake are still to be given. */
export const giveFrame = (seat: Seat, left: number) => ({
  kind: 'give' as const,
  waiting: only(seat),
  seat,
  left,
})

/** Every kind with its factory. */
const FACTORIES = {
  game: gameFrame,
  round: roundFrame,
  refresh: refreshFrame,
  boards: boardsFrame,
  deal: dealFrame,
  samurai: samuraiFrame,
  spirit: spiritFrame,
  play: playFrame,
  wield: wieldFrame,
  power: powerFrame,
  haunt: hauntFrame,
  pickPay: pickPayFrame,
  pickUse: pickUseFrame,
  pickStep: pickStepFrame,
  pickTarget: pickTargetFrame,
  pickWeapon: pickWeaponFrame,
  pickCost: pickCostFrame,
  pickFuel: pickFuelFrame,
  pickGear: pickGearFrame,
  pickSip: pickSipFrame,
  pickSide: pickSideFrame,
  pickOnto: pickOntoFrame,
  pickTo: pickToFrame,
  pickSpend: pickSpendFrame,
  move: moveFrame,
  iaido: iaidoFrame,
  weapon: weaponFrame,
  drink: drinkFrame,
  place: placeFrame,
  attack: attackFrame,
  window: windowFrame,
  defend: defendFrame,
  vanish: vanishFrame,
  event: eventFrame,
  second: secondFrame,
  steps: stepsFrame,
  item: itemFrame,
  respond: respondFrame,
  discard: discardFrame,
  rearm: rearmFrame,
  disciples: disciplesFrame,
  disciple: discipleFrame,
  prey: preyFrame,
  death: deathFrame,
  side: sideFrame,
  brawl: brawlFrame,
  drowse: drowseFrame,
  torment: tormentFrame,
  help: helpFrame,
  lose: loseFrame,
  give: giveFrame,
} as const
export type FrameKind = keyof typeof FACTORIES
export type SakeFrame = { [K in FrameKind]: ReturnType<(typeof FACTORIES)[K]> }[FrameKind]
export type FrameOf<K extends FrameKind> = FrameOfKind<SakeFrame, K>

/** The kinds of a choice in the making, seen by its owner alone. */
export const PICKS = [
  'pickPay',
  'pickUse',
  'pickStep',
  'pickTarget',
  'pickWeapon',
  'pickCost',
  'pickFuel',
  'pickGear',
  'pickSip',
  'pickSide',
  'pickOnto',
  'pickTo',
  'pickSpend',
] as const
export type PickKind = (typeof PICKS)[number]
export type Pick = FrameOf<PickKind>
export const isPick = (f: { readonly kind: string }): f is Pick => f.kind.startsWith('pick')

/** A frame of a kind before its fields are filled in, by its own factory: for whoever reads frames from elsewhere. */
export function blankFrame(kind: FrameKind, seat: Seat): SakeFrame {
  switch (kind) {
    case 'window':
      return windowFrame(seat, 'move', NONE, NOBODY, [])
    case 'vanish':
      return vanishFrame(seat, NOBODY, [])
    case 'defend':
      return defendFrame(seat, 'attack', 0, false)
    case 'discard':
      return discardFrame(seat, 'limit', [])
    case 'torment':
      return tormentFrame(seat, NONE, [])
    case 'pickSpend':
      return pickSpendFrame(seat, [], NONE, [])
    default: {
      const make = FACTORIES[kind] as (seat: Seat, ...rest: unknown[]) => SakeFrame
      return kind.startsWith('pick') ? make(seat, [], 0, 0, 0, 0, 0, 0) : make(seat, 0, 0, 0, 0, 0, 0)
    }
  }
}

/** A copy of a frame that shares nothing. */
export function copyFrame(f: SakeFrame): SakeFrame {
  switch (f.kind) {
    case 'window':
    case 'vanish':
      return { ...f, sealed: f.sealed.slice(), shouts: f.shouts.slice() }
    case 'discard':
      return { ...f, due: f.due.slice(), picks: f.picks.slice() }
    case 'help':
      return { ...f, picks: f.picks.slice() }
    case 'torment':
      return { ...f, cards: f.cards.slice() }
    case 'disciples':
      return { ...f, acted: f.acted.slice() }
    case 'pickSpend':
      return { ...f, picks: f.picks.slice(), cards: f.cards.slice() }
    default:
      return isPick(f) ? ({ ...f, picks: f.picks.slice() } as SakeFrame) : { ...f }
  }
}
