import { discardTrick, steal, stealWho, vote } from './daimyo.ts'
import { exchange, give, peek, peekWho, reorder, reorderWhich } from './geisha.ts'
import { harvest } from './konohana.ts'
import { replace } from './replace.ts'
import { deal, round } from './round.ts'
import { turn } from './turn.ts'

/** Every step of the game, by the kind of its frame. */
export const steps = {
  deal,
  round,
  turn,
  replace,
  give,
  peekWho,
  peek,
  exchange,
  reorderWhich,
  reorder,
  discardTrick,
  stealWho,
  steal,
  vote,
  harvest,
}
