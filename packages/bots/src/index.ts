export { budgetFor, choose, ownBudget, reacts } from './choose.ts'
export {
  isLevel,
  LEVELS,
  NothingToChoose,
  type Budget,
  type Choice,
  type Considered,
  type Level,
  type Question,
  type Thinking,
} from './door.ts'
export { CLOSE, hint, ONLY, topLevel, type Hint } from './hint.ts'
