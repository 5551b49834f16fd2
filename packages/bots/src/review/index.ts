export { chain, openTo, WORLDS, type Moved, type Played, type Worlds } from './chain.ts'
export {
  judge,
  judgeCarefully,
  labelOf,
  PASSES,
  unit,
  type Doubt,
  type Figure,
  type Judgement,
  type Label,
} from './weigh.ts'
export { isCalibrated, lookAhead, meansOf, type Look } from './look.ts'
export { imagined, mean, plainly, standing, weighed, type Means } from './worlds.ts'
export {
  openChances,
  PARTS,
  steps,
  sumOf,
  type Choice as ReviewedChoice,
  type Entered,
  type Step,
  type Sum,
} from './record.ts'
export { turningPoints, type Cause, type Turning } from './turning.ts'
export { lead, type Lead } from './lead.ts'
