import type { Ask, Run } from '@noren/engine'
import type { SakeEvent } from '../events.ts'
import type { FrameKind, FrameOf, Sake } from '../state.ts'

export type AskOf<K extends FrameKind> = Ask<Sake, FrameOf<K>, SakeEvent>
export type RunOf<K extends FrameKind> = Run<Sake, FrameOf<K>, SakeEvent>

/** Marks that a frame above leaves on the `attack` frame (or move, iaido, disciple) below it. */
export const CANCELLED = 1
export const RANGED = 2
export const SACRIFICED = 4
export const AVOIDED = 8
/** The Attack is a Disciple's own. */
export const BY_DISCIPLE = 16
/** The iaido's move was stopped by Stumble: the Attack may be given up (D-5). */
export const STUMBLED = 32

/** What is being defended against. */
export const AGAINST_ATTACK = 0
export const AGAINST_TORMENT = 1

/** What a declaration asks next. */
export const S_PAY = 0
export const S_USE = 1
export const S_STEP = 2
export const S_TARGET = 3
export const S_WEAPON = 4
export const S_COST = 5
export const S_GEAR = 6
export const S_SIP = 7
export const S_SIDE = 8
export const S_ONTO = 9
export const S_TO = 10
export const S_SPEND = 11
