import type { FrameOf as FrameOfKind, Seat } from '@noren/engine'
import * as business from './frames/business.ts'
import * as making from './frames/picks.ts'

/**
 * Unfinished business. Each factory is the only place that builds its kind, so every kind has one shape, and the type of a
 * frame is what its factory returns.
 */

export * from './frames/business.ts'
export * from './frames/picks.ts'

/** Every kind with its factory. */
const FACTORIES = {
  game: business.gameFrame,
  round: business.roundFrame,
  refresh: business.refreshFrame,
  boards: business.boardsFrame,
  deal: business.dealFrame,
  samurai: business.samuraiFrame,
  spirit: business.spiritFrame,
  play: business.playFrame,
  wield: business.wieldFrame,
  power: business.powerFrame,
  haunt: business.hauntFrame,
  pickPay: making.pickPayFrame,
  pickUse: making.pickUseFrame,
  pickStep: making.pickStepFrame,
  pickTarget: making.pickTargetFrame,
  pickWeapon: making.pickWeaponFrame,
  pickCost: making.pickCostFrame,
  pickFuel: making.pickFuelFrame,
  pickGear: making.pickGearFrame,
  pickSip: making.pickSipFrame,
  pickSide: making.pickSideFrame,
  pickOnto: making.pickOntoFrame,
  pickTo: making.pickToFrame,
  pickSpend: making.pickSpendFrame,
  move: business.moveFrame,
  iaido: business.iaidoFrame,
  weapon: business.weaponFrame,
  drink: business.drinkFrame,
  place: business.placeFrame,
  attack: business.attackFrame,
  window: business.windowFrame,
  defend: business.defendFrame,
  vanish: business.vanishFrame,
  event: business.eventFrame,
  second: business.secondFrame,
  steps: business.stepsFrame,
  item: business.itemFrame,
  respond: business.respondFrame,
  discard: business.discardFrame,
  rearm: business.rearmFrame,
  disciples: business.disciplesFrame,
  disciple: business.discipleFrame,
  prey: business.preyFrame,
  death: business.deathFrame,
  side: business.sideFrame,
  brawl: business.brawlFrame,
  drowse: business.drowseFrame,
  torment: business.tormentFrame,
  help: business.helpFrame,
  lose: business.loseFrame,
  give: business.giveFrame,
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
      return business.windowFrame(seat, 'move', business.NONE, business.NOBODY, [])
    case 'vanish':
      return business.vanishFrame(seat, business.NOBODY, [])
    case 'defend':
      return business.defendFrame(seat, 'attack', 0, false)
    case 'discard':
      return business.discardFrame(seat, 'limit', [])
    case 'torment':
      return business.tormentFrame(seat, business.NONE, [])
    case 'pickSpend':
      return making.pickSpendFrame(seat, [], business.NONE, [])
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
      return isPick(f) ? { ...f, picks: f.picks.slice() } : { ...f }
  }
}
