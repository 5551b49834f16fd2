export { chain, openTo, WORLDS, type Moved, type Played, type Worlds } from './chain.ts'
export {
  judge,
  judgeCarefully,
  labelOf,
  PASSES,
  unit,
  type Figure,
  type Judgement,
  type Label,
} from './weigh.ts'
export type { Means } from './worlds.ts'
