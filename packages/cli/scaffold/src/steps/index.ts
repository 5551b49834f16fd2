import { turn } from './turn.ts'

/** How each kind of frame asks or runs. */
export const steps = { turn }
