export { runKill } from './kill.ts'
export type { KillPlan, KillReport } from './kill.ts'
export { runFuzz } from './fuzz.ts'
export type { FuzzPlan, FuzzReport } from './fuzz.ts'
