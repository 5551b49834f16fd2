import type { Seat } from '@noren/engine'
import type { Told } from '../atoms.ts'
import type { FrameOf, Sake } from '../state.ts'
import { NOT_YET, SPIRIT } from '../state.ts'
import { hasInstant, holdsBack, sakeOf, topBack } from '../values.ts'
import { revalidate } from './declare.ts'
import { recount } from './hand.ts'
import { mayInterrupt } from './interruptions.ts'

/**
 * Section 5.1, 9: an instant voids whatever its user had sealed, whatever that was: had it voided only answers that became
 * impossible, being asked again would tell the table what they were.
 */
export function voidAnswers(s: Sake, by: Seat): void {
  for (let i = 0; i < s.frames.length; i++) {
    const f = s.frames[i]
    if (f === undefined) continue
    if (f.kind === 'window' && (f.asked & (1 << by)) !== 0) f.sealed[by] = NOT_YET
    if (f.kind === 'discard') recount(s, f, by)
  }
}

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

/** After an instant, the question on top is asked again of whoever the public facts now make eligible. */
export function refresh(s: Sake, by: Seat, t: Told): void {
  const f = s.frames[s.frames.length - 1]
  if (f === undefined) return
  switch (f.kind) {
    case 'window':
      return refreshWindow(s, f)
    case 'help':
    case 'vanish':
      return refreshSpirits(s, f)
    case 'respond':
      for (let i = 0; i < s.seats; i++) if (!hasInstant(s, i)) f.waiting &= ~(1 << i)
      return
    case 'discard':
      return recount(s, f, by)
    case 'lose':
      f.value = Math.min(f.value, sakeOf(s, f.seat))
      if (f.value === 0) s.frames.pop()
      return
    case 'declare':
      return revalidate(s, f, t)
    default:
  }
}
