import type { Asking, Run } from '@noren/engine'
import type { SakeEvent } from '../events.ts'
import type { FrameKind, FrameOf } from '../frames.ts'
import type { Sake } from '../state.ts'
import { attack } from './attack.ts'
import { death, side } from './death.ts'
import { defend } from './defence.ts'
import { vanish } from './dematerialise.ts'
import { disciple, disciples, preyStep } from './disciples.ts'
import { drink, place } from './drink.ts'
import { round } from './end.ts'
import { event, second, steps as changeSteps } from './events.ts'
import { discard } from './hand.ts'
import { haunt } from './haunt.ts'
import { window } from './interruptions.ts'
import { item } from './items.ts'
import { iaido, move, weapon } from './move.ts'
import { picks } from './picks.ts'
import { play } from './play.ts'
import { brawl, drowse, power } from './power.ts'
import { refresh } from './refresh.ts'
import { respond } from './respond.ts'
import { boards, deal } from './setup.ts'
import { giveStep, help, lose, torment } from './torment.ts'
import { game, samurai, spirit } from './turn.ts'
import { rearm, wield } from './wield.ts'

/** Every step by the kind of its frame. */
export const steps: {
  readonly [K in FrameKind]: Asking<Sake, FrameOf<K>, SakeEvent> | Run<Sake, FrameOf<K>, SakeEvent>
} = {
  game,
  round,
  refresh,
  boards,
  deal,
  samurai,
  play,
  ...picks,
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
  brawl,
  drowse,
  haunt,
  torment,
  help,
  lose,
  give: giveStep,
}
