import type { Asking, Run } from '@noren/engine'
import type { SakeEvent } from '../events.ts'
import type { FrameKind, FrameOf } from '../frames.ts'
import type { Sake } from '../state.ts'

export type AskOf<K extends FrameKind> = Asking<Sake, FrameOf<K>, SakeEvent>
export type RunOf<K extends FrameKind> = Run<Sake, FrameOf<K>, SakeEvent>
