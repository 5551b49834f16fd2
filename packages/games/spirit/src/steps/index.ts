import { absent } from './absent.ts'
import { action, again, recipient } from './action.ts'
import { choose, opening } from './choose.ts'
import { compare } from './confront.ts'
import { cut } from './cut.ts'
import { bonus, endOfRound, farmWound } from './end.ts'
import { arrangeStep, healStep, kiai, power } from './kiai.ts'
import { lendFrom, lendTo } from './lend.ts'
import { moveFrom, moveTo, receive } from './move.ts'
import { ignore, loseDefenceStep, order, penalty } from './penalty.ts'
import { place } from './place.ts'
import { turn } from './turn.ts'

/** Every step of the rules, by the kind of frame it answers for. */
export const steps = {
  opening,
  choose,
  turn,
  absent,
  penalty,
  order,
  ignore,
  loseDefence: loseDefenceStep,
  action,
  recipient,
  place,
  again,
  kiai,
  power,
  moveFrom,
  moveTo,
  receive,
  compare,
  cut,
  lendFrom,
  lendTo,
  arrange: arrangeStep,
  heal: healStep,
  farmWound,
  endOfRound,
  bonus,
}
