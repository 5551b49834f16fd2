import type { Action, Asking, Frame } from '@noren/engine'
import { Choices, without } from '@noren/engine'
import type { Told } from '../atoms.ts'
import type { SakeEvent } from '../events.ts'
import type { FrameOf, Pick } from '../frames.ts'
import { NOT_YET, isPick } from '../frames.ts'
import type { Sake } from '../state.ts'
import { SPIRIT } from '../state.ts'
import { hasInstant, holdsBack, sakeOf, topBack } from '../values.ts'
import { recount } from './hand.ts'
import { haunt } from './haunt.ts'
import { mayInterrupt } from './interruptions.ts'
import { picks } from './picks.ts'
import { play } from './play.ts'
import { power } from './power.ts'
import type { RunOf } from './types.ts'
import { wield } from './wield.ts'

function refreshWindow(s: Sake, f: FrameOf<'window'>): void {
  for (let i = 0; i < s.seats; i++) {
    const bit = 1 << i
    if (mayInterrupt(s, f.seat, i)) {
      f.asked |= bit
      if (f.sealed[i] === NOT_YET) f.waiting |= bit
    } else f.waiting &= ~bit
  }
}

/** Spirits whose back matches the new top card are asked too; those asked before answer as they like. */
function refreshSpirits(s: Sake, f: FrameOf<'help'> | FrameOf<'vanish'>): void {
  const back = topBack(s)
  for (let i = 0; i < s.seats; i++) {
    const bit = 1 << i
    if (s.status[i] !== SPIRIT || (f.asked & bit) !== 0 || (f.kind === 'help' && i === f.seat)) continue
    if (!holdsBack(s, i, back)) continue
    f.asked |= bit
    f.waiting |= bit
  }
}

/** After an instant, the question under it is asked again of whoever the public facts now make eligible. */
export const refresh: RunOf<'refresh'> = {
  clause: 'D-11',
  run(s, _f, t) {
    s.frames.pop()
    const f = s.frames[s.frames.length - 1]
    if (f === undefined) return
    switch (f.kind) {
      case 'window':
        return refreshWindow(s, f)
      case 'help':
      case 'vanish':
        return refreshSpirits(s, f)
      case 'respond':
        for (let i = 0; i < s.seats; i++) if (!hasInstant(s, i)) f.waiting = without(f.waiting, i)
        return
      case 'discard':
        return recount(s, f, -1)
      case 'lose':
        f.left = Math.min(f.left, sakeOf(s, f.seat))
        if (f.left === 0) s.frames.pop()
        return
      default:
        if (isPick(f)) pickAgain(s, f, t)
    }
  },
}

type AnyAsking = Asking<Sake, Frame, SakeEvent>
/** The questions on which a choice in the making can stand, and its own. */
const STEPS = { play, wield, power, haunt, ...picks } as unknown as Readonly<Record<string, AnyAsking>>

const list = new Choices()

/** The picks of a choice in the making are made again as far as they are still allowed. */
function pickAgain(s: Sake, f: Pick, t: Told): void {
  s.frames.pop()
  for (const a of f.picks) if (!tryPick(s, a, t)) return
}

function tryPick(s: Sake, a: Action, t: Told): boolean {
  const f = s.frames[s.frames.length - 1]
  const step = f === undefined ? undefined : STEPS[f.kind]
  if (f === undefined || step === undefined) return false
  list.clear()
  step.offers(s, f, f.seat, list)
  if (!list.has(a)) return false
  step.apply(s, f, f.seat, a, t)
  return true
}
