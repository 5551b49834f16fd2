import { trick } from './trick.ts'

/** How each kind of frame asks or runs. */
export const steps = { trick }
