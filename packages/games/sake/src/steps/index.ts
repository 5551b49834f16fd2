import type { Step } from '@noren/engine'
import type { SakeEvent } from '../events.ts'
import type { FrameOf, FrameKind, Sake, SakeFrame } from '../state.ts'
import { attack } from './attack.ts'
import { death, side } from './death.ts'
import { declare } from './declare.ts'
import { defend } from './defence.ts'
import { vanish } from './dematerialise.ts'
import { disciple, disciples, preyStep } from './disciples.ts'
import { drink, place } from './drink.ts'
import { event, second, steps as changeSteps } from './events.ts'
import { discard } from './hand.ts'
import { haunt } from './haunt.ts'
import { window } from './interruptions.ts'
import { item } from './items.ts'
import { iaido, move, weapon } from './move.ts'
import { play } from './play.ts'
import { possess, power } from './power.ts'
import { respond } from './respond.ts'
import { boards, deal } from './setup.ts'
import { giveStep, help, lose, torment } from './torment.ts'
import { game, samurai, spirit } from './turn.ts'
import { rearm, wield } from './wield.ts'

export type AnyStep = Step<Sake, SakeFrame, SakeEvent>

/** Every step by the kind of its frame. */
export const steps: { readonly [K in FrameKind]: Step<Sake, FrameOf<K>, SakeEvent> } = {
  game,
  boards,
  deal,
  samurai,
  play,
  declare,
  move,
  iaido,
  weapon,
  drink,
  place,
  attack,
  window,
  defend,
  vanish,
  event,
  second,
  steps: changeSteps,
  item,
  respond,
  discard,
  rearm,
  disciples,
  disciple,
  prey: preyStep,
  wield,
  death,
  side,
  spirit,
  power,
  possess,
  haunt,
  torment,
  help,
  lose,
  give: giveStep,
}
