export { budgetFor, choose, ownBudget, reacts } from './choose.ts'
export { DAILY_LEVEL, dailyChoice } from './daily.ts'
export {
  isLevel,
  LEVELS,
  NothingToChoose,
  QUICK_LEVEL,
  type Budget,
  type Decision,
  type Considered,
  type Level,
  type Question,
  type Thinking,
} from './door.ts'
export { offered, type Known } from './offered.ts'
export { CLOSE, decidedBy, hint, ONLY, topLevel, type Hint } from './hint.ts'
export { hintOf, think, wordsOf, type Asked, type Failed, type Thought } from './think.ts'
