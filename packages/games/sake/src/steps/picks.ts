import {
  pickCost,
  pickGear,
  pickPay,
  pickSide,
  pickSip,
  pickStep,
  pickTarget,
  pickUse,
  pickWeapon,
} from './declare.ts'
import { pickSpend } from './haunt.ts'
import { pickFuel } from './items.ts'
import { pickOnto, pickTo } from './power.ts'

/** Every step of a choice in the making, by the kind of its frame. */
export const picks = {
  pickPay,
  pickUse,
  pickStep,
  pickTarget,
  pickWeapon,
  pickCost,
  pickFuel,
  pickGear,
  pickSip,
  pickSide,
  pickOnto,
  pickTo,
  pickSpend,
}
