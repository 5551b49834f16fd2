import type { Action, Ask, Frame } from '@noren/engine'
import { Choices } from '@noren/engine'
import type { Told } from '../atoms.ts'
import type { SakeEvent } from '../events.ts'
import type { Sake } from '../state.ts'
import { declare } from './declare.ts'
import { haunt } from './haunt.ts'
import { play } from './play.ts'
import { power } from './power.ts'
import { wield } from './wield.ts'

type AnyAsk = Ask<Sake, Frame, SakeEvent>

/** The questions a declaration can stand on, and the declaration itself. */
function stepFor(kind: string): AnyAsk {
  const step = { play, wield, power, haunt, declare }[kind]
  return step as unknown as AnyAsk
}

const list = new Choices()

function answer(s: Sake, a: Action, t: Told): void {
  const f = s.frames[s.frames.length - 1]
  if (f !== undefined) stepFor(f.kind).apply(s, f, f.seat, a, t)
}

/** Makes a pick if it is allowed now. */
function tryPick(s: Sake, a: Action, t: Told): boolean {
  const f = s.frames[s.frames.length - 1]
  if (f === undefined) return false
  const step = stepFor(f.kind)
  list.clear()
  step.candidates(s, f, f.seat, list)
  if (!list.has(a) || step.barriers.some(b => b.blocks(s, f, f.seat, a))) return false
  step.apply(s, f, f.seat, a, t)
  return true
}

export const replay = { answer, tryPick }
