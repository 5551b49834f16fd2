import { assassin } from './assassin.ts'
import { castle, loss } from './battle.ts'
import { collect, deal } from './collect.ts'
import { answer, bear, dishonor } from './dishonor.ts'
import { place } from './place.ts'
import { window } from './saveface.ts'
import { fate, pick } from './spy.ts'
import { turn } from './turn.ts'

/** Every kind of business and how it asks or runs. */
export const steps = {
  deal,
  collect,
  turn,
  place,
  pick,
  fate,
  assassin,
  dishonor,
  answer,
  bear,
  loss,
  window,
  castle,
}
